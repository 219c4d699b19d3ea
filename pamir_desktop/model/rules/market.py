"""The market between turns: leftmost events, slide, refill, Instability (3.12, 3.13)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import PUBLIC_WITHDRAWAL, is_check, is_event
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.parts.market import FILL_ORDER, slide, turn_over
from pamir_desktop.model.state import COLUMNS, SLOTS, State
from pamir_desktop.model.terms import NO_CARD, CardId
from pamir_desktop.model.values import frozen

from .dominance import DominanceCheck
from .event_cards import discard_event


@step("market.discard-leftmost-event")
@frozen
class DiscardLeftmostEvent(Step):
    """Discard events in column 0, leaving their rupees; top row first (R80, R81)."""

    row: int

    def run(self, state: State, choice: Choice | None) -> None:
        slot = self.row * COLUMNS
        card = state.market_cards[slot]
        if not is_event(card):
            return
        state.market_cards[slot] = NO_CARD
        if is_check(card):
            state.resolved_checks.append(card)
            state.add_log("check.discarded", card=card, slot=slot)
            state.then(DominanceCheck((card,)))
        else:
            discard_event(state, card)


@step("market.refill")
@frozen
class RefillMarket(Step):
    """Slide left, then turn cards over, leftmost vacant column first and top row first (R82)."""

    reveals = True

    def run(self, state: State, choice: Choice | None) -> None:
        slide(state)
        withdraw_rupees(state)
        fill(state)


def fill(state: State) -> None:
    """A second check in the market stops the refill: Instability."""
    cards, deck = state.market_cards, state.deck
    if NO_CARD not in cards:
        return
    for slot in FILL_ORDER:
        if cards[slot]:
            continue
        if not deck:
            return
        card = turn_over(state, slot)
        if card == PUBLIC_WITHDRAWAL:
            withdraw_rupees(state)
        if is_check(card):
            checks = tuple(c for c in cards if is_check(c))
            if len(checks) > 1:
                state.add_log("instability", cards=checks)
                state.then(DominanceCheck(checks), DiscardBothChecks(checks), RefillMarket())
                return


def withdraw_rupees(state: State) -> None:
    """Public Withdrawal: every rupee that would be placed on it is removed (R35)."""
    if PUBLIC_WITHDRAWAL not in state.market_cards:
        return
    slot = state.market_cards.index(PUBLIC_WITHDRAWAL)
    if rupees := state.market_rupees[slot]:
        state.market_rupees[slot] = 0
        state.rupees_in_game -= rupees
        state.add_log("rupees.withdrawn", slot=slot, rupees=rupees)


@step("market.discard-both-checks")
@frozen
class DiscardBothChecks(Step):
    """After Instability both checks leave and their rupees stay loose; then refill (R83)."""

    cards: tuple[CardId, ...]

    def run(self, state: State, choice: Choice | None) -> None:
        for slot in range(SLOTS):
            card = state.market_cards[slot]
            if card in self.cards:
                state.market_cards[slot] = NO_CARD
                state.resolved_checks.append(card)
                state.add_log("check.discarded", card=card, slot=slot)

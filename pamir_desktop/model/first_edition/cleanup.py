"""Cleanup (1.13): column 0, the tableau limit, the market; hands are never checked."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, DiscardCard
from pamir_desktop.model.parts.market import FILL_ORDER, slide, turn_over
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import NO_CARD, Seat
from pamir_desktop.model.values import frozen

from .cards import TOPPLES
from .game_end import end_without_supremacy
from .leverage import LIMIT, DiscardFromTableau
from .settling import SETTLE
from .standing import LEAST_TABLEAU_LIMIT, PATRIOTS, tableau_limit
from .topple import is_final

SWEPT: Final = PATRIOTS | TOPPLES
"""Patriots and topples do not stay in column 0."""


def begin_cleanup(state: State, seat: Seat) -> None:
    if state.log is not None:
        state.add_log("turn.cleanup", seat=seat)
    state.agenda.append(REFILL)
    if len(state.players[seat].court) > LEAST_TABLEAU_LIMIT:
        state.agenda.append(KeepTableauLimit(seat))
    cards = state.market_cards
    if cards[0] in SWEPT or cards[COLUMNS] in SWEPT:
        state.agenda.append(DISCARD_LEFTMOST)


@step("first.discard-leftmost")
@frozen
class DiscardLeftmost(Step):
    """A patriot or topple in column 0 goes without effect, row 0 before row 1 (F25).

    Only the final topple has one: the game ends at once (F24).
    """

    def run(self, state: State, choice: Choice | None) -> None:
        for slot in (0, COLUMNS):
            card = state.market_cards[slot]
            if card in TOPPLES:
                state.resolved_checks.append(card)
                state.add_log("topple.discarded", card=card, slot=slot)
                discard_slot(state, slot)
                if is_final(state):
                    end_without_supremacy(state, "final_topple")
                    return
            elif card in SWEPT:
                state.discard.append(card)
                state.add_log("patriot.discarded", card=card, slot=slot)
                discard_slot(state, slot)


def discard_slot(state: State, slot: int) -> None:
    """The rupees go to the next card of the row, else to the other row's leftmost (F25)."""
    state.market_cards[slot] = NO_CARD
    rupees, state.market_rupees[slot] = state.market_rupees[slot], 0
    if not rupees:
        return
    other = COLUMNS - slot
    order = (*range(slot, slot + COLUMNS), *range(other, other + COLUMNS))
    for near in order:
        if state.market_cards[near]:
            state.market_rupees[near] += rupees
            card = state.market_cards[near]
            state.add_log("rupees.moved", card=card, slot=near, rupees=rupees)
            return
    state.rupees_in_game -= rupees
    state.add_log("rupees.withdrawn", slot=slot, rupees=rupees)


@step("first.keep-tableau-limit")
@frozen
class KeepTableauLimit(Step):
    """One card at a time; the limit is computed again after each discard and its debt."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        tableau = state.players[self.seat].court
        limit = tableau_limit(state, self.seat)
        if len(tableau) <= limit:
            return None
        args = {"limit": limit, "excess": len(tableau) - limit}
        choices = tuple(DiscardCard(card) for card in tableau)
        return Decision(self.seat, "first.limit", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, DiscardCard):
            discard = DiscardFromTableau(self.seat, (choice.card,), LIMIT)
            state.then(discard, SETTLE, self)


@step("first.refill")
@frozen
class Refill(Step):
    """Slide left and turn cards over; an empty deck leaves the market smaller (F30)."""

    reveals = True

    def run(self, state: State, choice: Choice | None) -> None:
        cards, deck = state.market_cards, state.deck
        if NO_CARD not in cards:
            return
        slide(state)
        for slot in FILL_ORDER:
            if not cards[slot] and deck:
                turn_over(state, slot)


REFILL: Final = Refill()
DISCARD_LEFTMOST: Final = DiscardLeftmost()

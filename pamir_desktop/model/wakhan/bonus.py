"""Wakhan's bonus phase (wakhan.md 3.4): every unused favored card acts if it can."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.rules.ruling import is_favored
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardAction, CardId
from pamir_desktop.model.values import frozen

from .arrows import seat_of
from .card_actions import ActPlan, carry_out, obstacle_with


@step("wakhan.bonus-actions")
@frozen
class BonusPhase(Step):
    """From the left end of her court; each action taken restarts the scan (W19)."""

    def run(self, state: State, choice: Choice | None) -> None:
        for card, action in chances(state):
            why_not = obstacle_with(state, card, action)
            if state.log is not None:
                state.add_log(
                    "trace.bonus",
                    card=card,
                    action=action,
                    result="invalid" if why_not else "valid",
                    reason=why_not or "favored",
                )
            if why_not is None:
                state.then(self)
                carry_out(state, ActPlan(card, action, is_bonus=True))
                return


def chances(state: State) -> Iterator[tuple[CardId, CardAction]]:
    """Unused favored cards from left to right, with their actions from left to right."""
    seat = seat_of(state)
    for card in state.players[seat].court:
        if not state.used >> card & 1 and is_favored(state, seat, card):
            for action in CARDS[card].actions:
                yield card, action

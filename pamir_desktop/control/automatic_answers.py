"""Answers that a player need not give: the only one there is, and the second half of a gesture."""

from __future__ import annotations

from pamir_desktop.model import Choice, Decision, State
from pamir_desktop.model.decisions import EndTurn, PlayAt, Withdraw
from pamir_desktop.model.terms import CourtEnd
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.table.gestures import GestureMap
from pamir_desktop.views.table.spots import Spot


def only_answer(state: State, decision: Decision) -> Choice | None:
    """The only answer there is; players end turns and cancel attempts themselves."""
    if state.setup.seats[decision.seat].bot is not None:
        return None
    if decision.prompt == "play.end" and not state.players[decision.seat].court:
        return PlayAt(CourtEnd.LEFT)
    only = decision.choices[0] if len(decision.choices) == 1 else None
    return None if isinstance(only, EndTurn | Withdraw) else only


def answers_at(spot: Spot, state: State, decision: Decision) -> list[Choice]:
    """The choices that the spot a piece was dropped on can mean; a new action is no answer."""
    if decision.prompt == hands_of(state.setup).menu:
        return []
    return GestureMap.of(state, decision).touching(spot)

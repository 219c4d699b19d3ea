"""What a puzzle asks for, and whether the end of a turn has it."""

from __future__ import annotations

from enum import StrEnum

from pamir_desktop.model import State
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.forecast import best_placed, next_is_final, winner_by_lead
from pamir_desktop.model.rules.dominance import score_check
from pamir_desktop.model.rules.ruling import dominant_coalition
from pamir_desktop.model.terms import Seat


class Goal(StrEnum):
    WIN = "win"  # a Dominance Check of this turn ends the game, and the player wins alone
    SURVIVE = "survive"  # the check that is in the market is not, or would not be, won by others
    DOMINATE = "dominate"  # the player's coalition is dominant when the turn is over


def is_reached(goal: Goal, state: State, seat: Seat) -> bool:
    """Whether a turn that ended in this position has reached the goal."""
    match goal:
        case Goal.WIN:
            return state.result is not None and state.result.winners == (seat,)
        case Goal.SURVIVE:
            winners = winners_at_check(state)
            return not winners or seat in winners
        case Goal.DOMINATE:
            loyalty = state.players[seat].loyalty
            return loyalty is not None and dominant_coalition(state) is loyalty


def winners_at_check(state: State) -> tuple[Seat, ...]:
    """Who has won, or would win if the check in the market were scored now; empty: no one."""
    if state.result is not None:
        return state.result.winners
    if not any(map(is_check, state.market_cards)):
        return ()
    final = next_is_final(state)
    points = score_check(state, dominant_coalition(state), final).points
    leader = winner_by_lead(state, points)
    if leader is not None:
        return (leader,)
    return best_placed(state, points) if final else ()


def is_decided(goal: Goal, start: State, state: State) -> bool:
    """Nothing in the rest of the turn changes whether the goal is reached."""
    if state.result is not None:
        return True
    is_scored = len(state.resolved_checks) > len(start.resolved_checks)
    return is_scored and goal is not Goal.DOMINATE

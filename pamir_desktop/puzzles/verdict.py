"""How a turn of a puzzle has ended, and what was missing if it did not reach the goal."""

from __future__ import annotations

from enum import Enum, auto

from pamir_desktop.model import State
from pamir_desktop.model.pieces import blocks_in_play
from pamir_desktop.model.rules.ruling import dominance_lead
from pamir_desktop.model.terms import NOBODY, Coalition, Seat
from pamir_desktop.model.values import frozen

from .goals import Goal, is_reached, winners_at_check
from .puzzle import Puzzle


class Why(Enum):
    SOLVED = auto()
    NO_CHECK = auto()  # no check was scored
    GOES_ON = auto()  # a check was scored, and no one leads by enough
    SHARED = auto()  # the player wins, but not alone
    LOST = auto()  # someone else wins
    WOULD_LOSE = auto()  # someone else would win if the check were scored now
    NOT_LOYAL = auto()  # another coalition is stronger, or none is strong enough


@frozen
class Verdict:
    goal: Goal
    why: Why
    seat: Seat
    rival: Seat = NOBODY  # who wins, would win, or has the most points of the others
    mine: int = 0  # points, or blocks of the player's coalition
    theirs: int = 0  # of the rival, or of the strongest other coalition
    lead: int = 0  # blocks by which a coalition has to lead
    coalition: Coalition | None = None
    other: Coalition | None = None  # the strongest other coalition

    @property
    def is_solved(self) -> bool:
        return self.why is Why.SOLVED


def verdict(puzzle: Puzzle, ended: State) -> Verdict:
    """On a turn that ended in this position."""
    solved = is_reached(puzzle.goal, ended, puzzle.seat)
    if puzzle.goal is Goal.DOMINATE:
        return _on_dominance(puzzle, ended, Why.SOLVED if solved else Why.NOT_LOYAL)
    return _on_points(puzzle, ended, Why.SOLVED if solved else _reason(puzzle, ended))


def _reason(puzzle: Puzzle, ended: State) -> Why:
    if ended.result is not None:
        return Why.SHARED if puzzle.seat in ended.result.winners else Why.LOST
    if puzzle.goal is Goal.SURVIVE:
        return Why.WOULD_LOSE
    is_scored = len(ended.resolved_checks) > len(puzzle.state.resolved_checks)
    return Why.GOES_ON if is_scored else Why.NO_CHECK


def _on_points(puzzle: Puzzle, ended: State, why: Why) -> Verdict:
    seat, scores = puzzle.seat, [player.score for player in ended.players]
    others = [Seat(other) for other in range(len(scores)) if other != seat]
    winners = [other for other in winners_at_check(ended) if other != seat]
    rival = winners[0] if winners else max(others, key=lambda other: scores[other])
    return Verdict(puzzle.goal, why, seat, rival, scores[seat], scores[rival])


def _on_dominance(puzzle: Puzzle, ended: State, why: Why) -> Verdict:
    mine = ended.players[puzzle.seat].loyalty
    assert mine is not None
    blocks = {coalition: blocks_in_play(ended, coalition) for coalition in Coalition}
    other = max((one for one in Coalition if one is not mine), key=lambda one: blocks[one])
    return Verdict(
        puzzle.goal,
        why,
        puzzle.seat,
        mine=blocks[mine],
        theirs=blocks[other],
        lead=dominance_lead(ended),
        coalition=mine,
        other=other,
    )

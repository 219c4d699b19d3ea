"""Why a turn did not solve a puzzle."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.rules.dominance import end_game
from pamir_desktop.model.state import Result
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.puzzles.goals import Goal, winners_at_check
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles
from pamir_desktop.puzzles.turn_tree import END_TURN, followed
from pamir_desktop.puzzles.verdict import Why, verdict


def first(goal: Goal) -> Puzzle:
    return next(puzzle for puzzle in load_puzzles() if puzzle.goal is goal)


def solved(puzzle: Puzzle) -> State:
    state = puzzle.state
    for choice in puzzle.lines[0]:
        after = followed(state, choice)
        assert after is not None
        state = after
    return state


def ended_by(puzzle: Puzzle, *winners: int) -> State:
    state = puzzle.state.clone()
    end_game(state, "lead")
    state.result = Result("lead", tuple(map(Seat, winners)))
    return state


def test_every_kind_can_be_solved() -> None:
    for goal in Goal:
        puzzle = first(goal)
        assert verdict(puzzle, solved(puzzle)).is_solved


def test_no_check() -> None:
    puzzle = first(Goal.WIN)
    state = puzzle.state.clone()
    assert verdict(puzzle, state).why is Why.NO_CHECK
    state.resolved_checks.append(state.market_cards[0])
    assert verdict(puzzle, state).why is Why.GOES_ON


def test_another_winner() -> None:
    puzzle = first(Goal.WIN)
    me, other = puzzle.seat, Seat((puzzle.seat + 1) % len(puzzle.state.players))
    found = verdict(puzzle, ended_by(puzzle, other))
    assert (found.why, found.rival) == (Why.LOST, other)
    found = verdict(puzzle, ended_by(puzzle, me, other))
    assert (found.why, found.rival) == (Why.SHARED, other)
    assert verdict(puzzle, ended_by(puzzle, me)).is_solved


def test_the_one_who_would_win_is_named() -> None:
    puzzle = first(Goal.SURVIVE)
    ended = followed(puzzle.state, END_TURN)
    assert ended is not None
    found = verdict(puzzle, ended)
    assert found.why in (Why.WOULD_LOSE, Why.LOST)
    assert found.rival in winners_at_check(ended)
    assert found.rival != puzzle.seat


def test_blocks_are_counted() -> None:
    puzzle = first(Goal.DOMINATE)
    ended = followed(puzzle.state, END_TURN)
    assert ended is not None
    found = verdict(puzzle, ended)
    assert found.why is Why.NOT_LOYAL
    assert found.coalition is puzzle.state.players[puzzle.seat].loyalty
    assert found.other in set(Coalition) - {found.coalition}
    assert found.mine < found.theirs + found.lead

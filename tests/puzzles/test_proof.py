"""Every shipped puzzle is solved by its lines, a share is proved again, and bad ones fail."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.model import State
from pamir_desktop.puzzles.goals import Goal, is_decided, is_reached
from pamir_desktop.puzzles.proof import OtherWays, Solver, TooLargeError, order_of
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles
from pamir_desktop.puzzles.turn_tree import END_TURN, Action, Verb, followed, is_turn_over
from tools.find_puzzles import faults

PUZZLES = load_puzzles()
QUICK = 8_000
"""Positions: puzzles with a smaller search are proved in every run, the others by the tool."""


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def played(puzzle: Puzzle, number: int = 0) -> State:
    state = puzzle.state
    for choice in puzzle.lines[number]:
        after = followed(state, choice)
        assert after is not None
        state = after
    return state


def test_there_are_enough_of_every_kind() -> None:
    assert len(PUZZLES) >= 40
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    for goal in Goal:
        assert sum(puzzle.goal is goal for puzzle in PUZZLES) >= 8
    assert {puzzle.stars for puzzle in PUZZLES} == {1, 2, 3, 4, 5}
    assert [puzzle.number for puzzle in PUZZLES] == list(range(1, len(PUZZLES) + 1))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_its_lines_solve_it_and_doing_nothing_does_not(puzzle: Puzzle) -> None:
    for number, line in enumerate(puzzle.lines):
        ended = played(puzzle, number)
        assert is_turn_over(ended) or is_decided(puzzle.goal, puzzle.state, ended)
        assert is_reached(puzzle.goal, ended, puzzle.seat)
        assert frozenset(order_of(puzzle.state, line)) == puzzle.actions
    ended_at_once = followed(puzzle.state, END_TURN)
    assert ended_at_once is not None
    assert not is_reached(puzzle.goal, ended_at_once, puzzle.seat)


def test_the_quick_ones_are_proved() -> None:
    proved = 0
    for puzzle in PUZZLES:
        search = OtherWays(puzzle.state, puzzle.goal, puzzle.seat, puzzle.actions, QUICK)
        try:
            assert not search.exist(), puzzle.id
        except TooLargeError:
            continue
        assert faults(puzzle) == [], puzzle.id
        proved += 1
    assert proved >= 4


def smallest() -> Puzzle:
    """A puzzle of two actions that takes no time to search."""
    for puzzle in PUZZLES:
        search = OtherWays(puzzle.state, puzzle.goal, puzzle.seat, puzzle.actions, QUICK)
        try:
            if len(puzzle.actions) >= 2 and not search.exist():
                return puzzle
        except TooLargeError:
            continue
    raise AssertionError("no small puzzle")


def test_a_puzzle_with_an_action_too_many_is_found_out() -> None:
    puzzle = smallest()
    spare = Action(Verb.PLAY, puzzle.state.market_cards[11])
    assert "it can be solved without one of its actions" in faults(
        evolve(puzzle, actions=puzzle.actions | {spare})
    )


def test_a_puzzle_with_an_action_too_few_has_no_line() -> None:
    puzzle = smallest()
    for action in puzzle.actions:
        solver = Solver(puzzle.state, puzzle.goal, puzzle.seat)
        assert not list(solver.lines(puzzle.actions - {action}))


def test_another_position_of_the_same_puzzle_is_found_out() -> None:
    puzzle = smallest()
    assert any("ways" in fault for fault in faults(evolve(puzzle, ways=puzzle.ways + 1)))


def test_a_favor_of_another_player_is_another_way() -> None:
    """Whoever cannot pay a bribe may still ask for a waiver: that is no solution, but a way."""
    puzzle = next(one for one in PUZZLES if one.number == 1)
    poor = puzzle.state.clone()
    poor.players[puzzle.seat].rupees = 0
    assert not list(Solver(poor, puzzle.goal, puzzle.seat).lines(puzzle.actions))
    spare = frozenset({Action(Verb.BUY, puzzle.state.market_cards[0])})
    assert OtherWays(poor, puzzle.goal, puzzle.seat, spare).exist()


def test_a_puzzle_that_is_solved_already_is_found_out() -> None:
    puzzle = next(one for one in PUZZLES if one.goal is Goal.DOMINATE)
    reached, solved = played(puzzle), puzzle.state.clone()
    solved.blocks = reached.blocks
    solved.players[puzzle.seat].loyalty = reached.players[puzzle.seat].loyalty
    ended = followed(solved, END_TURN)
    assert ended is not None
    assert is_reached(Goal.DOMINATE, ended, puzzle.seat)
    nothing = evolve(puzzle, state=solved, actions=frozenset(), lines=((END_TURN,),), ways=1)
    assert faults(nothing)[0] == "it is solved by doing nothing"


def test_the_solution_goes_on_from_every_step_of_it_and_from_nowhere_else() -> None:
    puzzle = smallest()
    solver = Solver(puzzle.state, puzzle.goal, puzzle.seat)
    assert solver.next_step(puzzle.state, puzzle.actions) is not None
    last = next(iter(puzzle.actions))
    assert solver.next_step(puzzle.state, puzzle.actions - {last}) is None

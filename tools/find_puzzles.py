"""Find puzzles in games between computer players, and prove those that are shipped.

    .venv/bin/python tools/find_puzzles.py --prove
    nice -n 10 .venv/bin/python tools/find_puzzles.py --find found.jsonl --games 400
    .venv/bin/python tools/find_puzzles.py --select found.jsonl
    .venv/bin/python tools/find_puzzles.py --add found.jsonl

`--prove` searches the whole turn of every puzzle in `resources/puzzles` again and compares what it
finds with the file. `--find` plays games, and appends every position with exactly one solution to a
file, one per line. `--select` makes the shipped puzzles of the best of them, `--add` ships the best
of them beside those that are shipped already, which keep their ids.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

from attrs import evolve

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pamir_desktop.model import State
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state_data import state_from_data, state_to_data
from pamir_desktop.puzzles.goals import Goal, is_reached
from pamir_desktop.puzzles.proof import (
    OtherWays,
    Solver,
    TooLargeError,
    lines_by_order,
    order_of,
)
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import FOLDER, load_puzzles, puzzle_to_data
from pamir_desktop.puzzles.turn_tree import END_TURN, Verb, followed
from tools.puzzle_finder import candidate, promising, turns, with_other_hidden_cards

MOST_WAYS: Final = 1000
MOST_POSITIONS: Final = 150_000
"""In one proof: a turn in which more can happen is no puzzle for a person either."""

SEATS: Final = (2, 3, 2, 3, 4)
MOST_OF_A_GAME: Final = 2
"""Puzzles with the same goal: positions of one game are much alike."""

SHARES: Final = {Goal.WIN: 16, Goal.SURVIVE: 16, Goal.DOMINATE: 20}


# --- Finding -----------------------------------------------------------------------------------


def find(path: Path, games: int, first: int, goals: Sequence[Goal] = tuple(Goal)) -> None:
    for seed in range(first, first + games):
        began, found = time.process_time(), 0
        for state in turns(SEATS[seed % len(SEATS)], seed):
            for goal in (one for one in promising(state) if one in goals):
                puzzle = puzzle_at(state, goal, seed * 1000 + state.turn)
                if puzzle is not None:
                    found += 1
                    with path.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(puzzle) + "\n")
        print(f"game {seed}: {found} found in {time.process_time() - began:.1f} s", flush=True)


def puzzle_at(state: State, goal: Goal, seed: int) -> dict[str, Any] | None:
    """What is found in a position; None if the goal has no solution, or more than one."""
    seat = state.active
    world = with_other_hidden_cards(state, seat, seed)
    try:
        found = candidate(world, goal, seat, Dice(seed))
        if found is None:
            return None
        actions, share = found
        ways = len(list(islice(Solver(world, goal, seat).lines(actions), MOST_WAYS + 1)))
        search = OtherWays(world, goal, seat, actions, MOST_POSITIONS)
        if ways > MOST_WAYS or search.exist():
            return None
    except TooLargeError:
        return None
    return {
        "goal": goal.value,
        "seed": seed,
        "actions": len(actions),
        "share": share,
        "ways": ways,
        "positions": search.positions,
        "position": state_to_data(world),
    }


# --- Selecting ---------------------------------------------------------------------------------


def select(path: Path, shipped: Iterable[Puzzle] = ()) -> None:
    """Ship the most interesting ones of each goal beside these, numbered by difficulty."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    chosen = list(shipped)
    for goal, count in SHARES.items():
        games: Counter[int] = Counter()
        ranked = sorted((one for one in found if one["goal"] == goal), key=_interest, reverse=True)
        for one in ranked:
            game = one["seed"] // 1000
            if games[game] < MOST_OF_A_GAME and sum(p.goal is goal for p in chosen) < count:
                puzzle = made(one)
                if puzzle is not None and puzzle.id not in {other.id for other in chosen}:
                    games[game] += 1
                    chosen.append(puzzle)
    chosen.sort(key=lambda puzzle: (puzzle.stars, puzzle.id))
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for number, puzzle in enumerate(chosen, 1):
        data = puzzle_to_data(evolve(puzzle, number=number))
        file = FOLDER / f"{number:02}-{puzzle.id}.json"
        file.write_text(written(data), encoding="utf-8")
    print(f"{len(chosen)} puzzles")


def _interest(one: dict[str, Any]) -> tuple[bool, float, int]:
    """Several actions, hard to hit by chance, few ways to do it."""
    return one["actions"] >= 2, -one["share"], -one["ways"]


def made(one: dict[str, Any]) -> Puzzle | None:
    goal, state = Goal(one["goal"]), state_from_data(one["position"])
    state = without_names(state)
    seat = state.active
    found = candidate(state, goal, seat, Dice(one["seed"]))
    if found is None:
        return None
    actions, share = found
    lines = list(Solver(state, goal, seat).lines(actions))
    by_order = lines_by_order(state, lines)
    shortest = min(by_order.values(), key=len)
    kept = tuple(sorted(by_order.values(), key=len))
    name = sha256(json.dumps(state_to_data(state), sort_keys=True).encode()).hexdigest()[:8]
    stars = difficulty(len(actions), len(shortest), share)
    return Puzzle(name, 1, goal, stars, state, actions, kept, len(lines))


def difficulty(actions: int, choices: int, share: float) -> int:
    """1 to 5: how many actions and answers it takes, and how seldom chance finds it."""
    points = actions + (choices > 5) + (choices > 8) + (share < 0.05) + (share < 0.01)
    return max(1, min(5, points - 1))


def without_names(state: State) -> State:
    """The players are called by their colors, in the language of whoever plays."""
    seats = tuple(evolve(chair, name=chair.colour.name.title()) for chair in state.setup.seats)
    state.setup = evolve(state.setup, seats=seats, seed=0)
    return state


def written(data: dict[str, Any]) -> str:
    """Short, and a line for every part."""
    parts = [f'"{key}": {json.dumps(value)}' for key, value in data.items() if key != "position"]
    position = [f'  "{key}": {json.dumps(value)}' for key, value in data["position"].items()]
    joined = ",\n".join(position)
    return "{\n" + ",\n".join([*parts, f'"position": {{\n{joined}\n}}']) + "\n}\n"


# --- Proving -----------------------------------------------------------------------------------


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle; empty if it is proved."""
    state, goal, seat = puzzle.state, puzzle.goal, puzzle.seat
    found = []
    ended = followed(state, END_TURN)
    if ended is None or is_reached(goal, ended, seat):
        found.append("it is solved by doing nothing")
    lines = list(Solver(state, goal, seat).lines(puzzle.actions))
    if len(lines) != puzzle.ways:
        found.append(f"there are {len(lines)} ways, the file says {puzzle.ways}")
    orders = set(lines_by_order(state, lines))
    if orders != {order_of(state, line) for line in puzzle.lines}:
        found.append("other orders of its actions solve it than the file says")
    found += [f"no solution: {line}" for line in puzzle.lines if line not in lines]
    if OtherWays(state, goal, seat, puzzle.actions).exist():
        found.append("it can be solved without one of its actions")
    return found


def prove(puzzles: Iterable[Puzzle]) -> int:
    """The number of puzzles with faults; each is printed."""
    wrong = 0
    for puzzle in puzzles:
        began = time.process_time()
        found = faults(puzzle)
        wrong += bool(found)
        names = ", ".join(_words(puzzle))
        seconds = time.process_time() - began
        print(
            f"{puzzle.number:3} {puzzle.id} {puzzle.goal:9} {'*' * puzzle.stars:5} "
            f"{puzzle.ways:4} ways, {seconds:4.1f} s: {'; '.join(found) or names}",
            flush=True,
        )
    return wrong


def _words(puzzle: Puzzle) -> list[str]:
    words = {Verb.BUY: "buy {}", Verb.PLAY: "play {}"}
    return [
        words[one.verb].format(one.card) if one.action is None else f"{one.action.name} {one.card}"
        for one in order_of(puzzle.state, puzzle.lines[0])
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    work = parser.add_mutually_exclusive_group(required=True)
    work.add_argument("--prove", action="store_true", help="prove all shipped puzzles again")
    work.add_argument("--find", type=Path, metavar="FILE", help="append what is found")
    work.add_argument("--select", type=Path, metavar="FILE", help="ship the best of what was found")
    work.add_argument("--add", type=Path, metavar="FILE", help="the same, and keep what is shipped")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--goal", type=Goal, action="append", help="find these goals only")
    options = parser.parse_args(arguments)
    if options.find is not None:
        find(options.find, options.games, options.first, options.goal or tuple(Goal))
    elif options.select is not None:
        select(options.select)
    elif options.add is not None:
        select(options.add, load_puzzles())
    else:
        puzzles = load_puzzles()
        wrong = prove(puzzles)
        print(f"{len(puzzles) - wrong} of {len(puzzles)} puzzles are proved")
        return 1 if wrong else 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

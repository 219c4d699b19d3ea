"""Puzzles from their files: everything is checked like a save, and errors are DamagedData."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from pamir_desktop.model import Choice, DamagedData, State
from pamir_desktop.model.codec import (
    card,
    choice_from_data,
    choice_to_data,
    entry,
    enum_member,
    items,
    mapping,
    number,
    only_fields,
    str_member,
    text,
)
from pamir_desktop.model.state_data import state_from_data, state_to_data
from pamir_desktop.model.terms import CardAction, CardId, word

from .goals import Goal
from .puzzle import MOST_STARS, Puzzle
from .turn_tree import Action, Verb, followed, is_at_menu

FORMAT: Final = "pamir-puzzle"
VERSION: Final = 1
FOLDER: Final = Path(__file__).parents[1] / "resources" / "puzzles"


def puzzle_files() -> list[Path]:
    """In the order of the list: `07-a1b2c3.json` is puzzle 7 with the id `a1b2c3`."""
    return sorted(FOLDER.glob("*.json"))


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the program, the easiest first."""
    return tuple(map(read_file, puzzle_files()))


def read_file(path: Path) -> Puzzle:
    try:
        return read_puzzle(json.loads(path.read_text(encoding="utf-8")))
    except (DamagedData, ValueError) as error:
        raise DamagedData(f"{path.name}: {error}") from None


def read_puzzle(data: object) -> Puzzle:
    """Raises DamagedData if it is not a puzzle that can be played."""
    group = mapping(data)
    only_fields(
        group, "format", "version", "id", "number", "goal", "stars", "position", "actions",
        "lines", "ways",
    )  # fmt: skip
    if group["format"] != FORMAT or group["version"] != VERSION:
        raise DamagedData("this is not a puzzle")
    state = state_from_data(group["position"])
    if not is_at_menu(state, state.active):
        raise DamagedData("a puzzle begins at the beginning of a turn")
    lines = tuple(_line(item, state) for item in items(group["lines"]))
    if not lines:
        raise DamagedData("a puzzle without a solution")
    return Puzzle(
        id=text(group["id"]),
        number=number(group["number"], 1, 999),
        goal=str_member(Goal, group["goal"]),
        stars=number(group["stars"], 1, MOST_STARS),
        state=state,
        actions=frozenset(_action(item) for item in items(group["actions"])),
        lines=lines,
        ways=number(group["ways"], 1, 1_000_000),
    )


def _action(data: object) -> Action:
    group = mapping(data)
    action = enum_member(CardAction, group["action"]) if "action" in group else None
    only_fields(group, "verb", "card", *(["action"] if action is not None else []))
    verb = text(entry(group, "verb"))
    if verb not in {verb.value for verb in Verb}:
        raise DamagedData(f"there is no verb {verb!r}")
    return Action(Verb(verb), CardId(card(group["card"])), action)


def _line(data: object, start: State) -> tuple[Choice, ...]:
    """Every choice of it can be made; where it leads is a matter of the proof."""
    line = tuple(choice_from_data(item) for item in items(data))
    state: State | None = start
    for choice in line:
        decision = state.agenda[-1].ask(state) if state is not None and state.agenda else None
        if state is None or decision is None or choice not in decision.choices:
            raise DamagedData(f"the line cannot be played: {choice}")
        state = followed(state, choice)
    return line


# --- As data -----------------------------------------------------------------------------------


def puzzle_to_data(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": puzzle.id,
        "number": puzzle.number,
        "goal": puzzle.goal.value,
        "stars": puzzle.stars,
        "actions": [_action_to_data(action) for action in in_order(puzzle.actions)],
        "lines": [[choice_to_data(choice) for choice in line] for line in puzzle.lines],
        "ways": puzzle.ways,
        "position": state_to_data(puzzle.state),
    }


def in_order(actions: frozenset[Action]) -> list[Action]:
    """The same order in every file."""
    return sorted(actions, key=lambda one: (one.verb.value, one.card, str(one.action)))


def _action_to_data(action: Action) -> dict[str, Any]:
    data: dict[str, Any] = {"verb": action.verb.value, "card": action.card}
    return data if action.action is None else {**data, "action": word(action.action)}

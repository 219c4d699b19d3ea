"""Patterns of choices: which legal choice a step means, without ids of pieces.

For pieces there are two more fields: `at`, the place where the piece is (a region, a border, a card
or `gift0`), and `of`, its coalition or seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import attrs

from pamir_desktop.model import Choice, Decision, State
from pamir_desktop.model.codec import choice_to_data
from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    border_at,
    coalition_of_block,
    is_card,
    is_gift,
    is_region,
    owner_of_cylinder,
    region_at,
)
from pamir_desktop.model.terms import word

from .lesson import Pattern, Value

OF_PIECES: Final = ("at", "of")


def known_fields(kind: type[Choice]) -> set[str]:
    """The fields a pattern of this kind can name."""
    names = {field.name for field in attrs.fields(kind)}
    return names | set(OF_PIECES) if names & {"block", "cylinder"} else names


def place_word(place: int) -> Value:
    if is_card(place):
        return place
    if is_region(place):
        return word(region_at(place))
    return f"gift{place - FIRST_GIFT}" if is_gift(place) else word(border_at(place))


def described(state: State, choice: Choice) -> dict[str, object]:
    """The fields of a choice, with what is known about its piece."""
    data = choice_to_data(choice)
    if "block" in data:
        data["at"] = place_word(state.blocks[data["block"]])
        data["of"] = word(coalition_of_block(data["block"]))
    if "cylinder" in data:
        data["at"] = place_word(state.cylinders[data["cylinder"]])
        data["of"] = int(owner_of_cylinder(data["cylinder"]))
    return data


def matches(state: State, choice: Choice, pattern: Pattern) -> bool:
    if type(choice) is not pattern.kind:
        return False
    data = described(state, choice)
    return all(data[name] in values for name, values in pattern.fields)


def matching(
    state: State, decision: Decision | None, patterns: Iterable[Pattern]
) -> tuple[Choice, ...]:
    """The legal choices that fit one of the patterns, in the order of the patterns."""
    found: dict[Choice, None] = {}
    for pattern in patterns:
        for choice in () if decision is None else decision.choices:
            if matches(state, choice, pattern):
                found[choice] = None
    return tuple(found)


def alike(state: State, choice: Choice) -> tuple[object, ...]:
    """What pieces in the same place have in common: choices that differ only by the piece."""
    data = described(state, choice)
    return tuple((name, data[name]) for name in sorted(data) if name not in ("block", "cylinder"))

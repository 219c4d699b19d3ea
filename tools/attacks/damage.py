"""Damaged data: every small way to spoil a piece of JSON-able data."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from pamir_desktop.model import DamagedData, SetupError

T = TypeVar("T")

Path = tuple[str | int, ...]

JUNK: tuple[object, ...] = (None, True, -1, -7, 3, 118, 10**9, 1.5, "", "kabul", "х" * 300, [], {})


def paths(data: object, at: Path = ()) -> Iterator[Path]:
    """The way to every value inside, the outermost one included."""
    yield at
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*at, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*at, index))


def inside(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def replaced(data: Any, path: Path, value: object) -> Any:
    """A copy with one value exchanged."""
    if not path:
        return value
    spoilt = copy.deepcopy(data)
    inside(spoilt, path[:-1])[path[-1]] = value
    return spoilt


def without(data: Any, path: Path) -> Any:
    """A copy with one value missing."""
    spoilt = copy.deepcopy(data)
    del inside(spoilt, path[:-1])[path[-1]]
    return spoilt


def doubled(data: Any, path: Path) -> Any:
    """A copy in which a list has its last item twice, or a group of fields an unknown one."""
    spoilt = copy.deepcopy(data)
    found = inside(spoilt, path)
    if isinstance(found, list):
        found.extend(found[-1:])
    else:
        found["unknown"] = 0
    return spoilt


def spoilt(data: Any, whims: random.Random) -> Any:
    """A copy in which one to three values are wrong, every second one in what is under way."""
    for _ in range(whims.choice((1, 1, 1, 2, 3))):
        ways = [path for path in paths(data) if path]
        under_way = [path for path in ways if path[0] == "agenda"]
        path = whims.choice(under_way if under_way and whims.random() < 0.5 else ways)
        value = inside(data, path)
        match whims.randrange(4):
            case 0:
                data = replaced(data, path, whims.choice(JUNK))
            case 1:
                data = replaced(data, path, copy.deepcopy(inside(data, whims.choice(ways))))
            case 2:
                data = without(data, path)
            case _ if type(value) is int:
                data = replaced(data, path, value + whims.choice((-1, 1)))
            case _ if isinstance(value, list | dict):
                data = doubled(data, path)
    return data


def damaged(data: Any) -> Iterator[Any]:
    """The data with one thing wrong, in every way above; some of them may be harmless."""
    for path in paths(data):
        for value in JUNK:
            yield replaced(data, path, value)
        if path:
            yield without(data, path)
        if isinstance(inside(data, path), list | dict):
            yield doubled(data, path)


def read_or_none(read: Callable[[Any], T], data: object) -> T | None:
    """What was read, or None if it was refused in our own words. Anything else is a fault."""
    try:
        return read(data)
    except (DamagedData, SetupError) as error:
        if not 0 < len(str(error)) < 300:
            raise AssertionError("no message to show") from error
        return None

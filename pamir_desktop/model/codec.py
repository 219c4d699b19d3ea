"""Steps, choices, log entries and setups as JSON-able data, and back.

Every class says by its field annotations what its data must look like; anything else is
DamagedData, never an error from deep inside. Enums travel as their words ("kabul").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum, StrEnum
from typing import Any, Final, TypeVar, cast

import attrs

from .agenda import STEPS, Step
from .bot import Bot, nearest_level, nearest_temperament
from .decisions import CHOICES, Choice
from .errors import DamagedData
from .first_edition.deal import Goods, Promise
from .first_edition.options import FirstEditionOptions
from .first_edition.terms import Deed, SpecialAction
from .setup import Printing, SeatKind, SeatSetup, Setup, SpyMovement, WakhanOptions
from .terms import Border, CardAction, Coalition, Colour, CourtEnd, Region, Suit, word

Data = dict[str, Any]
T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)
S = TypeVar("S", bound=StrEnum)

MOST_SEATS = 5
MOST_CARDS = 116


# --- Values of one kind ----------------------------------------------------------------------


def shown(value: object) -> str:
    """A value for an error message: short, and safe for data of any depth or length."""
    if isinstance(value, str):
        return repr(value[:60])
    if isinstance(value, int) and abs(value) > 1 << 64:
        return "a huge number"
    return repr(value) if isinstance(value, int | float | None) else f"a {type(value).__name__}"


def number(value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise DamagedData(f"expected a number from {low} to {high}, found {shown(value)}")
    return value


def truth(value: object) -> bool:
    if type(value) is not bool:
        raise DamagedData(f"expected true or false, found {shown(value)}")
    return value


def text(value: object) -> str:
    if type(value) is not str or len(value) > 200:
        raise DamagedData(f"expected a short text, found {shown(value)}")
    return value


def items(value: object, most: int = 200) -> list[object]:
    if type(value) is not list or len(value) > most:
        raise DamagedData(f"expected a list of at most {most} things, found {shown(value)}")
    return value


def mapping(value: object) -> Data:
    if type(value) is not dict:
        raise DamagedData(f"expected a group of fields, found {shown(value)}")
    return cast(Data, value)


def entry(data: Mapping[str, object], key: str) -> object:
    if key not in data:
        raise DamagedData(f"the field {key!r} is missing")
    return data[key]


def only_fields(data: Mapping[str, object], *names: str) -> None:
    """Nothing is missing, and there is nothing we do not know how to read."""
    for name in names:
        entry(data, name)
    for name in data:
        if name not in names:
            raise DamagedData(f"there is no field {shown(name)}")


def enum_member(kind: type[E], value: object) -> E:
    if type(value) is str and value.upper() in kind.__members__:
        return kind[value.upper()]
    raise DamagedData(f"{shown(value)} is no {kind.__name__}")


def str_member(kind: type[S], value: object) -> S:
    try:
        return kind(cast(str, value))
    except ValueError:
        raise DamagedData(f"{shown(value)} is no {kind.__name__}") from None


def seat_or_nobody(value: object, seats: int) -> int:
    return number(value, -1, seats - 1)


def card(value: object) -> int:
    return number(value, 0, MOST_CARDS)


Reader = Callable[[object, int], Any]
"""Takes the data and the number of seats at the table."""


def nested(kind: type[attrs.AttrsInstance]) -> Reader:
    """A value with fields of its own."""
    return lambda value, seats: value_from_data(kind, value, seats)


def or_none(read: Reader) -> Reader:
    return lambda value, seats: None if value is None else read(value, seats)


READERS: Final[dict[str, Reader]] = {
    "int": lambda value, _: number(value, -1, 1000),
    "bool": lambda value, _: truth(value),
    "str": lambda value, _: text(value),
    "Seat": lambda value, seats: number(value, 0, seats - 1),
    "CardId": lambda value, _: card(value),
    "Place": lambda value, _: number(value, 0, 118),
    "Region": lambda value, _: enum_member(Region, value),
    "Border": lambda value, _: enum_member(Border, value),
    "Suit": lambda value, _: enum_member(Suit, value),
    "Coalition": lambda value, _: enum_member(Coalition, value),
    "CardAction": lambda value, _: enum_member(CardAction, value),
    "CourtEnd": lambda value, _: enum_member(CourtEnd, value),
    "tuple[int, ...]": lambda value, _: tuple(number(v, -1, 1000) for v in items(value)),
    "tuple[CardId, ...]": lambda value, _: tuple(card(v) for v in items(value)),
    "tuple[Seat, ...]": lambda value, seats: tuple(number(v, 0, seats - 1) for v in items(value)),
    "SpecialAction": lambda value, _: enum_member(SpecialAction, value),
    "Deed": lambda value, _: enum_member(Deed, value),
    "Goods": nested(Goods),
    "Promise": nested(Promise),
    "Seat | None": or_none(lambda value, seats: number(value, 0, seats - 1)),
    "Region | None": or_none(lambda value, _: enum_member(Region, value)),
    "SpecialAction | None": or_none(lambda value, _: enum_member(SpecialAction, value)),
    "Promise | None": or_none(nested(Promise)),
}
"""How a field is read, by its annotation. A test checks that every step and choice is covered."""


def plain(value: object) -> object:
    """A field as JSON-able data."""
    if isinstance(value, IntEnum):
        return word(value)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if attrs.has(type(value)):
        return fields_to_data(cast(attrs.AttrsInstance, value))
    return value


def fields_to_data(thing: attrs.AttrsInstance) -> Data:
    return {field.name: plain(getattr(thing, field.name)) for field in attrs.fields(type(thing))}


def fields_from_data(kinds: Mapping[str, type[T]], data: object, seats: int = MOST_SEATS) -> T:
    """An object of one of the registered kinds, from the data of exactly its fields."""
    group = dict(mapping(data))
    kind = kinds.get(text(entry(group, "kind")))
    if kind is None:
        raise DamagedData(f"unknown kind {shown(group['kind'])}")
    del group["kind"]
    return value_from_data(kind, group, seats)


def value_from_data(kind: type[T], data: object, seats: int = MOST_SEATS) -> T:
    """A value of one kind, from the data of exactly its fields."""
    group = mapping(data)
    fields = attrs.fields(cast(type[attrs.AttrsInstance], kind))
    only_fields(group, *(field.name for field in fields))
    values = {field.name: READERS[str(field.type)](group[field.name], seats) for field in fields}
    return kind(**values)


# --- Steps, choices, log entries -------------------------------------------------------------


def step_to_data(step: Step) -> Data:
    return {
        "kind": step.tag,
        **fields_to_data(cast(attrs.AttrsInstance, step)),
    }


def step_from_data(data: object, seats: int = MOST_SEATS) -> Step:
    from .first_edition import turn as _  # noqa: F401, PLC0415  # its steps come with its rules
    from .wakhan import turn  # noqa: F401, PLC0415  # her steps are registered with her rules

    return fields_from_data(STEPS, data, seats)


def choice_to_data(choice: Choice) -> Data:
    return {
        "kind": choice.tag,
        **fields_to_data(cast(attrs.AttrsInstance, choice)),
    }


def choice_from_data(data: object) -> Choice:
    from .first_edition.choices import (  # noqa: PLC0415  # most games are of the second edition
        FIRST_EDITION_CHOICES,
    )

    return fields_from_data(CHOICES | FIRST_EDITION_CHOICES, data)


# --- Setups ----------------------------------------------------------------------------------


def setup_to_data(setup: Setup) -> Data:
    """The first edition is named only where it is played, so all other files stay as they were."""
    data: Data = {
        "seats": [_seat_to_data(seat) for seat in setup.seats],
        "seed": setup.seed,
        "open_hands": setup.open_hands,
        "first_chooser": setup.first_chooser,
        "wakhan": _options_to_data(setup.wakhan),
    }
    if setup.first_edition is None:
        return data
    return {**data, "first_edition": fields_to_data(setup.first_edition)}


def _seat_to_data(seat: SeatSetup) -> Data:
    """A bot is named only where there is one, as the coin erratum is."""
    data: Data = {"name": seat.name, "colour": word(seat.colour), "kind": seat.kind.value}
    return data if seat.bot is None else {**data, "bot": bot_to_data(seat.bot)}


def bot_to_data(bot: Bot) -> Data:
    return {"level": bot.level.value, "temperament": bot.temperament.value, "seed": bot.seed}


def bot_from_data(data: object) -> Bot:
    """A level or temperament we do not know becomes the nearest one: the game can go on."""
    group = mapping(data)
    only_fields(group, "level", "temperament", "seed")
    return Bot(
        level=nearest_level(text(entry(group, "level"))),
        temperament=nearest_temperament(text(entry(group, "temperament"))),
        seed=number(entry(group, "seed"), 0, 2**64 - 1),
    )


def _options_to_data(options: WakhanOptions) -> Data:
    """The coin erratum is named only where it counts.

    So games without it look as they did before there was one, and the hashes of their positions
    in older files and journals stay right.
    """
    data: Data = {
        "printing": options.printing.value,
        "savvy_purchasing": options.savvy_purchasing,
        "spy_movement": options.spy_movement.value,
        "steadfast_loyalty": options.steadfast_loyalty,
    }
    return {**data, "coin_erratum": True} if options.coin_erratum else data


def setup_from_data(data: object) -> Setup:
    group = dict(mapping(data))
    edition = None
    if "first_edition" in group:
        edition = value_from_data(FirstEditionOptions, group.pop("first_edition"))
    only_fields(group, "seats", "seed", "open_hands", "first_chooser", "wakhan")
    chooser = entry(group, "first_chooser")
    return Setup(
        seats=tuple(_seat_from_data(item) for item in items(entry(group, "seats"))),
        seed=number(entry(group, "seed"), 0, 2**64 - 1),
        open_hands=truth(entry(group, "open_hands")),
        first_chooser=None if chooser is None else cast(Any, number(chooser, 0, 4)),
        wakhan=_options_from_data(entry(group, "wakhan")),
        first_edition=edition,
    )


def _seat_from_data(data: object) -> SeatSetup:
    group = dict(mapping(data))
    bot = bot_from_data(group.pop("bot")) if "bot" in group else None
    only_fields(group, "name", "colour", "kind")
    return SeatSetup(
        name=text(entry(group, "name")),
        colour=enum_member(Colour, entry(group, "colour")),
        kind=str_member(SeatKind, entry(group, "kind")),
        bot=bot,
    )


def _options_from_data(data: object) -> WakhanOptions:
    group = dict(mapping(data))
    has_erratum = "coin_erratum" in group
    if has_erratum and group.pop("coin_erratum") is not True:
        raise DamagedData("the coin erratum is named, but not chosen")
    only_fields(group, "printing", "savvy_purchasing", "spy_movement", "steadfast_loyalty")
    return WakhanOptions(
        printing=str_member(Printing, entry(group, "printing")),
        savvy_purchasing=truth(entry(group, "savvy_purchasing")),
        spy_movement=str_member(SpyMovement, entry(group, "spy_movement")),
        steadfast_loyalty=truth(entry(group, "steadfast_loyalty")),
        coin_erratum=has_erratum,
    )

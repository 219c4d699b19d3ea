"""Lessons from their files: everything is checked like a save, and errors are DamagedData."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from pamir_desktop.model import DamagedData, SeatKind, SeatSetup, Setup, SetupError
from pamir_desktop.model.codec import card, entry, enum_member, items, mapping, number, truth
from pamir_desktop.model.decisions import CHOICES
from pamir_desktop.model.state import COLUMNS, SLOTS
from pamir_desktop.model.terms import Border, CardId, Coalition, Colour, Region, Seat, Suit

from .conditions import FACTS, OPERATORS
from .layout import lay_out
from .lesson import (
    Challenge,
    Condition,
    Fact,
    House,
    Lesson,
    LessonStep,
    Pattern,
    Reaction,
    Remark,
    RemarkTime,
    StartPosition,
    StepKind,
    Tip,
    Unreachable,
    Value,
)
from .marks import lesson_files
from .patterns import known_fields

FORMAT: Final = "pamir-lesson"
LONGEST: Final = 400
MOST_WORDS: Final = 35
"""In one text: a note that has more is not read."""

T = TypeVar("T")
Fields = dict[str, Any]


@cache
def load_lessons() -> tuple[Lesson, ...]:
    """The lessons of the program, in their order."""
    return tuple(map(read_file, lesson_files()))


def read_file(path: Path) -> Lesson:
    try:
        return read_lesson(json.loads(path.read_text(encoding="utf-8")))
    except (DamagedData, ValueError) as error:
        raise DamagedData(f"{path.name}: {error}") from None


def read_lesson(data: object) -> Lesson:
    """Raises DamagedData if it is not a lesson that can be played."""
    group = _group(
        data,
        "format version id number title year minutes me opening closing known position steps",
        "remarks challenges",
    )
    if group["format"] != FORMAT:
        raise DamagedData("this is not a lesson")
    position = _position(group["position"])
    seats = len(position.setup.seats)
    lesson = Lesson(
        id=_text(group["id"]),
        version=number(group["version"], 1, 1000),
        number=number(group["number"], 0, 99),
        title=_text(group["title"]),
        year=number(group["year"], 1800, 1900),
        minutes=number(group["minutes"], 1, 60),
        me=Seat(number(group["me"], 0, seats - 1)),
        opening=_text(group["opening"]),
        closing=_text(group["closing"]),
        known=_each(group["known"], _text),
        position=position,
        steps=_numbered(group["steps"], seats),
        remarks=_each(group.get("remarks", []), _remark),
        challenges=_each(group.get("challenges", []), _challenge),
    )
    if any(challenge.before >= len(lesson.steps) for challenge in lesson.challenges):
        raise DamagedData("a challenge begins after the last step")
    lay_out(lesson.position)
    return lesson


# --- Values ------------------------------------------------------------------------------------


def _group(data: object, needed: str, optional: str = "") -> Fields:
    """A group with all the needed fields and none that is unknown."""
    group = mapping(data)
    for name in needed.split():
        entry(group, name)
    unknown = group.keys() - set(needed.split()) - set(optional.split())
    if unknown:
        raise DamagedData(f"there is no field {min(unknown)!r}")
    return group


def _text(value: object) -> str:
    if type(value) is not str or not value or len(value) > LONGEST:
        raise DamagedData(f"expected a text of up to {LONGEST} characters")
    if len(value.split()) > MOST_WORDS:
        raise DamagedData(f"more than {MOST_WORDS} words: {value[:40]}…")
    return value


def _each(data: object, read: Callable[[object], T]) -> tuple[T, ...]:
    return tuple(read(item) for item in items(data))


def _value(value: object) -> Value:
    if type(value) in (str, int, bool):
        return cast(Value, value)
    raise DamagedData("expected a word, a number or a truth value")


def _cards(data: object) -> tuple[CardId, ...]:
    return tuple(CardId(card(item)) for item in items(data))


def _seat(value: object, seats: int) -> Seat:
    return Seat(number(value, 0, seats - 1))


# --- Patterns and conditions -------------------------------------------------------------------


def _pattern(data: object) -> Pattern:
    group = dict(mapping(data))
    kind = CHOICES.get(str(group.pop("kind", "")))
    if kind is None:
        raise DamagedData("a pattern without a known kind of choice")
    who = group.pop("who", None)
    if unknown := group.keys() - known_fields(kind):
        raise DamagedData(f"{kind.__name__} has no field {min(unknown)!r}")
    fields = tuple(
        (name, _each(value, _value) if isinstance(value, list) else (_value(value),))
        for name, value in group.items()
    )
    return Pattern(kind, fields, None if who is None else _seat(who, 5))


def _patterns(data: object) -> tuple[Pattern, ...]:
    return _each(data, _pattern)


def _fact(name: object, arguments: Iterable[object]) -> Fact:
    ask = FACTS.get(str(name))
    values = tuple(map(_value, arguments))
    if ask is None or len(signature(ask).parameters) != len(values) + 1:
        raise DamagedData(f"there is no fact {name!r} with {len(values)} arguments")
    return Fact(str(name), values)


def _condition(data: object) -> Condition:
    if len(parts := items(data)) < 3:
        raise DamagedData("a condition is a fact, an operator and a value")
    name, *arguments, operator, value = parts
    if operator not in OPERATORS:
        raise DamagedData(f"there is no operator {operator!r}")
    right = _fact(value[0], value[1:]) if isinstance(value, list) and value else _value(value)
    return Condition(_fact(name, arguments), str(operator), right)


def _conditions(data: object) -> tuple[Condition, ...]:
    return _each(data, _condition)


# --- Steps -------------------------------------------------------------------------------------

NEEDED: Final = {
    StepKind.LOOK: "say",
    StepKind.POINT: "say light at wrong",
    StepKind.DO: "seat expect",
    StepKind.SCRIPT: "seat queue",
    StepKind.REWIND: "say to",
    StepKind.GOAL: "say goal",
}
"""The fields that a step of each kind must have."""

OPTIONAL: Final = {
    StepKind.LOOK: "light check",
    StepKind.POINT: "check",
    StepKind.DO: "say light several optional reactions check",
    StepKind.SCRIPT: "say light check",
    StepKind.REWIND: "light check",
    StepKind.GOAL: "light tips failures solutions check",
}


def _numbered(data: object, seats: int) -> tuple[LessonStep, ...]:
    steps = tuple(_step(item, seats) for item in items(data))
    if not steps or not steps[0].say:
        raise DamagedData("a lesson begins with a sentence")
    for index, step in enumerate(steps):
        if step.kind is StepKind.REWIND and not 0 <= step.to < index:
            raise DamagedData(f"step {index + 1} goes back to a later step")
    return steps


def _step(data: object, seats: int) -> LessonStep:
    word = entry(mapping(data), "kind")
    if word not in list(StepKind):
        raise DamagedData(f"there is no kind of step {word!r}")
    kind = StepKind(cast(str, word))
    group = _group(data, f"kind {NEEDED[kind]}", OPTIONAL[kind])
    return LessonStep(
        kind=kind,
        say=_text(group["say"]) if "say" in group else "",
        light=_each(group.get("light", []), _text),
        seat=_seat(group.get("seat", 0), seats),
        several=truth(group.get("several", False)),
        optional=truth(group.get("optional", False)),
        expect=_patterns(group.get("expect", [])),
        reactions=_each(group.get("reactions", []), _reaction),
        queue=_patterns(group.get("queue", [])),
        at=_each(group.get("at", []), _text),
        wrong=_text(group["wrong"]) if "wrong" in group else "",
        to=number(group.get("to", 1), 1, 99) - 1,
        goal=_conditions(group.get("goal", [])),
        tips=_each(group.get("tips", []), _tip),
        failures=_each(group.get("failures", []), _failure),
        solutions=_each(group.get("solutions", []), _patterns),
        check=_conditions(group.get("check", [])),
    )


def _reaction(data: object) -> Reaction:
    group = _group(data, "when say", "illegal")
    illegal = truth(group.get("illegal", False))
    return Reaction(_pattern(group["when"]), _text(group["say"]), illegal)


def _failure(data: object) -> Unreachable:
    group = _group(data, "when say")
    return Unreachable(_conditions(group["when"]), _text(group["say"]))


def _tip(data: object) -> Tip:
    group = _group(data, "say", "light")
    return Tip(_text(group["say"]), _each(group.get("light", []), _text))


def _remark(data: object) -> Remark:
    group = _group(data, "id moment when say light most")
    moment = entry(group, "moment")
    if moment not in list(RemarkTime):
        raise DamagedData(f"there is no moment {moment!r}")
    return Remark(
        id=_text(group["id"]),
        moment=RemarkTime(cast(str, moment)),
        when=_conditions(group["when"]),
        say=_text(group["say"]),
        light=_each(group["light"], _text),
        most=number(group["most"], 1, 99),
    )


def _challenge(data: object) -> Challenge:
    group = _group(data, "id title say hint before goal solution", "queue")
    return Challenge(
        id=_text(group["id"]),
        title=_text(group["title"]),
        say=_text(group["say"]),
        hint=_text(group["hint"]),
        before=number(group["before"], 1, 99) - 1,
        goal=_conditions(group["goal"]),
        solution=_patterns(group["solution"]),
        queue=_patterns(group.get("queue", [])),
    )


# --- Positions ---------------------------------------------------------------------------------


def _position(data: object) -> StartPosition:
    group = _group(
        data,
        "seats active turn favored players market armies roads tribes spies deck discard",
        "seed resolved_checks ai_deck",
    )
    market = _group(group["market"], "top bottom rupees")
    rupees = tuple(number(item, 0, 36) for item in items(market["rupees"]))
    slots = _cards(market["top"]) + _cards(market["bottom"])
    if len(items(market["top"])) != COLUMNS or len(slots) != SLOTS or len(rupees) != SLOTS:
        raise DamagedData("the market has two rows of six cards")
    setup = _setup(group["seats"], number(group.get("seed", 1), 0, 2**32))
    seats = len(setup.seats)
    houses = _each(group["players"], _house)
    if len(houses) != seats:
        raise DamagedData("every seat needs its house")
    return StartPosition(
        setup=setup,
        active=_seat(group["active"], seats),
        turn=number(group["turn"], 1, 1000),
        favored=enum_member(Suit, group["favored"]),
        houses=houses,
        market=slots,
        market_rupees=rupees,
        armies=_placed(group["armies"], _coalition, lambda value: enum_member(Region, value)),
        roads=_placed(group["roads"], _coalition, lambda value: enum_member(Border, value)),
        tribes=_placed(
            group["tribes"],
            lambda value: _seat(value, seats),
            lambda value: enum_member(Region, value),
        ),
        spies=_placed(
            group["spies"], lambda value: _seat(value, seats), lambda value: CardId(card(value))
        ),
        deck=_cards(group["deck"]),
        discard=_cards(group["discard"]),
        resolved_checks=_cards(group.get("resolved_checks", [])),
        wakhan_deck=_each(group.get("ai_deck", []), lambda value: number(value, 1, 24)),
    )


def _setup(data: object, seed: int) -> Setup:
    seats = []
    for item in items(data):
        group = _group(item, "name colour", "kind")
        kind = SeatKind.WAKHAN if group.get("kind") == "wakhan" else SeatKind.HUMAN
        seats.append(SeatSetup(_text(group["name"]), enum_member(Colour, group["colour"]), kind))
    try:
        return Setup(tuple(seats), seed=seed)
    except SetupError as error:
        raise DamagedData(str(error)) from None


def _house(data: object) -> House:
    group = _group(data, "loyalty rupees", "score hand court prizes gifts")
    loyalty = group["loyalty"]
    return House(
        loyalty=None if loyalty is None else _coalition(loyalty),
        rupees=number(group["rupees"], 0, 36),
        score=number(group.get("score", 0), 0, 99),
        hand=_cards(group.get("hand", [])),
        court=_cards(group.get("court", [])),
        prizes=_cards(group.get("prizes", [])),
        gifts=_each(group.get("gifts", []), lambda value: number(value, 0, 2)),
    )


def _coalition(value: object) -> Coalition:
    return enum_member(Coalition, value)


def _placed(
    data: object, owner: Callable[[object], Any], place: Callable[[object], Any]
) -> tuple[tuple[Any, Any, int], ...]:
    """Pieces of one owner in one place: `[owner, place, count]`."""
    found = []
    for item in items(data):
        parts = items(item)
        if len(parts) != 3:
            raise DamagedData("pieces are an owner, a place and a number")
        found.append((owner(parts[0]), place(parts[1]), number(parts[2], 1, 12)))
    return tuple(found)

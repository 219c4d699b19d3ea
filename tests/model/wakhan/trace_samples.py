"""A game with Wakhan as text: what was decided at the table, what happened, and why she did it.

A line beginning with > is a human's choice, one with ? is her trace, the rest is the log.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Final, cast

import attrs

from pamir_desktop.model import Choice, LogEntry, Setup, new_game, pending
from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.decisions import Args, Decision
from pamir_desktop.model.engine import advance
from pamir_desktop.model.pieces import (
    FIRST_BORDER,
    FIRST_GIFT,
    FIRST_REGION,
    SUPPLY,
    coalition_of_block,
    owner_of_cylinder,
)
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import (
    Border,
    CardAction,
    CardId,
    Coalition,
    Region,
    Seat,
    Suit,
    word,
)

Value = int | str | tuple[int, ...]


def card(number: int) -> str:
    if number in CARDS:
        return f"{number} {CARDS[CardId(number)].name}"
    return f"{number} {EVENTS[CardId(number)].if_purchased}" if number in EVENTS else "none"


def slot(number: int) -> str:
    return "none" if number < 0 else f"{'TB'[number // 6]}{number % 6}"


def place(code: int) -> str:
    if code == SUPPLY:
        return "supply"
    if code < FIRST_REGION:
        return card(code)
    if code < FIRST_BORDER:
        return word(Region(code - FIRST_REGION))
    if code < FIRST_GIFT:
        return word(Border(code - FIRST_BORDER))
    return f"gift {2 * (code - FIRST_GIFT + 1)}"


def member(kind: type[IntEnum]) -> Callable[[int], str]:
    return lambda value: "none" if value < 0 else word(kind(value))


def block(number: int) -> str:
    return word(coalition_of_block(number))


def end(value: int) -> str:
    return ("top/left", "bottom/right")[value]


COMMON: Final[dict[str, Callable[[int], str]]] = {
    "card": card,
    "cards": card,
    "acting": card,
    "found": card,
    "target": card,
    "kept": card,
    "origins": card,
    "targets": card,
    "slot": slot,
    "slots": slot,
    "region": member(Region),
    "regions": member(Region),
    "region_order": member(Region),
    "ruled": member(Region),
    "human": member(Region),
    "any": member(Region),
    "place": place,
    "places": place,
    "origin": place,
    "block": block,
    "blocks": block,
    "coalition": member(Coalition),
    "dominant": member(Coalition),
    "loyalty": member(Coalition),
    "loyalty_order": member(Coalition),
    "served": member(Coalition),
    "suit": member(Suit),
    "side": end,
    "sides": end,
    "end": end,
    "action": member(CardAction),
    "borders": member(Border),
    "chosen": card,
}
"""How an argument is written, by its name."""

SPECIAL: Final[dict[tuple[str, str], Callable[[int], str]]] = {
    ("trace.drawn", "card"): str,
    ("trace.drawn", "blocks"): str,
    ("check.scored", "blocks"): str,
    ("trace.arrows", "chosen"): slot,
    ("market.slid", "origin"): slot,
    ("trace.sites", "chosen"): member(Region),
    ("trace.sites", "targets"): str,
    ("trace.region", "chosen"): member(Region),
    ("trace.road", "chosen"): member(Border),
    ("trace.take", "chosen"): place,
    ("trace.suit", "chosen"): member(Suit),
    ("trace.move", "origin"): member(Region),
    ("trace.move", "destination"): member(Region),
    ("trace.spy_move", "origin"): card,
    ("trace.spy_move", "destination"): card,
}
"""Where the same name means something else."""

SEATS: Final = {
    *("seat", "other", "recipient", "owner", "named", "payer"),
    *("old", "new", "humans", "winners"),
}


class Teller:
    """Writes entries with the names of the people at the table."""

    def __init__(self, setup: Setup) -> None:
        self.names = [seat.name for seat in setup.seats]

    def seat(self, number: int) -> str:
        return "nobody" if number < 0 else self.names[number]

    def cylinder(self, number: int) -> str:
        return self.seat(owner_of_cylinder(number))

    def way(self, entry_id: str, name: str) -> Callable[[int], str]:
        if (entry_id, name) in SPECIAL:
            return SPECIAL[entry_id, name]
        if name in SEATS or (entry_id, name) == ("trace.player", "chosen"):
            return self.seat
        if name in ("cylinder", "cylinders"):
            return self.cylinder
        return COMMON.get(name, str)

    def value(self, entry_id: str, name: str, value: Value) -> str:
        if isinstance(value, str):
            return value
        add_log = self.way(entry_id, name)
        if isinstance(value, tuple):
            return "(" + ", ".join(add_log(item) for item in value) + ")"
        return add_log(value)

    def entry(self, entry: LogEntry) -> str:
        if entry.id == "turn.started":
            return f"\n== Turn {entry.args['turn']}: {self.seat(int(str(entry.args['seat'])))}"
        mark = "  ? " if entry.id.startswith("trace.") else "    "
        return mark + entry.id.removeprefix("trace.") + self.args(entry.id, entry.args)

    def args(self, entry_id: str, args: Args) -> str:
        logged = [f"{name}={self.value(entry_id, name, value)}" for name, value in args.items()]
        return ("  " + "; ".join(logged)) if logged else ""

    def choice(self, decision: Decision, choice: Choice) -> str:
        fields = attrs.asdict(cast(attrs.AttrsInstance, choice))
        logged = ", ".join(
            f"{name}={word(value) if isinstance(value, IntEnum) else self.args_of(name, value)}"
            for name, value in fields.items()
        )
        return f"> {self.seat(decision.seat)}: {type(choice).__name__}({logged})"

    def args_of(self, name: str, value: int) -> str:
        return self.value("choice", name, value)


def finish_game(setup: Setup, human: Dice, most: int = 2000) -> str:
    """Play a game and write it down."""
    state = new_game(setup)
    teller = Teller(state.setup)
    lines = [f"Seats: {', '.join(teller.names)}. Seed {setup.seed}."]
    decision = pending(state)
    for _ in range(most):
        if decision is None:
            break
        choice = human.pick(decision)
        lines.append(teller.choice(decision, choice))
        state.log = []
        decision = advance(state, choice)
        lines += [teller.entry(entry) for entry in state.log]
    assert state.result is not None
    winners = ", ".join(teller.seat(Seat(seat)) for seat in state.result.winners)
    lines.append(f"\nThe end by {state.result.how}: {winners}.")
    return "\n".join(lines) + "\n"

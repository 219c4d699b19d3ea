"""Who can take a seat in a new game: a new kind of player is one more entry here."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from pamir_desktop.model.setup import SeatKind, SeatSetup
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.translation import translate

MOST_SEATS: Final = 5


class PlayerKind(NamedTuple):
    """One entry of the list that every seat offers."""

    kind: SeatKind
    fixed_name: str = ""  # as saved, in every language; empty: the player types one
    most: int = MOST_SEATS  # at one table
    largest_table: int = MOST_SEATS  # seats at a table with one of them
    is_bot: bool = False


PERSON: Final = PlayerKind(SeatKind.HUMAN)
WAKHAN: Final = PlayerKind(SeatKind.WAKHAN, fixed_name="Wakhan", most=1, largest_table=3)
BOT: Final = PlayerKind(SeatKind.HUMAN, is_bot=True)
PLAYER_KINDS: Final = (PERSON, BOT, WAKHAN)


def player_kind_of(chair: SeatSetup) -> PlayerKind:
    if chair.bot is not None:
        return BOT
    return next(entry for entry in PLAYER_KINDS if entry.kind is chair.kind)


class Table(Enum):
    """The usual tables, each one button; the seats can then be changed one by one."""

    AGAINST_ONE = (PERSON, BOT)
    AGAINST_TWO = (PERSON, BOT, BOT)
    SOLO = (PERSON, WAKHAN)
    TWO_AND_WAKHAN = (PERSON, PERSON, WAKHAN)
    HOT_SEAT = (PERSON, PERSON, PERSON)
    WATCH = (BOT, BOT, BOT)

    @classmethod
    def of(cls, kinds: Sequence[PlayerKind]) -> Table | None:
        """None if it is not one of them; a hot-seat game has any number of people."""
        if all(kind == PERSON for kind in kinds):
            return cls.HOT_SEAT
        return next((table for table in cls if sorted(table.value) == sorted(kinds)), None)


def most_seats(kinds: Sequence[PlayerKind]) -> int:
    """At a table where these players sit."""
    return min(kind.largest_table for kind in kinds)


def player_kind_name(kind: PlayerKind) -> str:
    if kind == BOT:
        return translate("PlayerKind", "Computer")
    return terms.wakhan_name() if kind == WAKHAN else translate("PlayerKind", "Person")


def table_name(table: Table) -> str:
    match table:
        case Table.AGAINST_ONE:
            return translate("Table", "Against one")
        case Table.AGAINST_TWO:
            return translate("Table", "Against two")
        case Table.WATCH:
            return translate("Table", "Watch")
        case Table.SOLO:
            return translate("Table", "Against Wakhan")
        case Table.TWO_AND_WAKHAN:
            return translate("Table", "Two people and Wakhan")
        case Table.HOT_SEAT:
            return translate("Table", "People only")


def about_table(kinds: Sequence[PlayerKind]) -> str:
    """Who plays, in one or two sentences."""
    people = translate(
        "Table",
        "Everyone takes turns at this screen; between turns a curtain hides the hands.",
    )
    wakhan = translate(
        "Table",
        "Wakhan is the automated opponent that comes with the game: each turn a card from her "
        "own deck tells her what to do. She is loyal to all three coalitions at once, and she "
        "explains every step.",
    )
    bots = translate(
        "Table",
        "Computer players think for themselves; they know no more than a person in their seat"
        " would.",
    )
    wording = [
        wakhan if WAKHAN in kinds else "",
        bots if BOT in kinds else "",
        people if kinds.count(PERSON) > 1 else "",
    ]
    return " ".join(text for text in wording if text)

"""The game's own terms: suits, coalitions, regions, borders, actions, icons, colors.

Everything is an IntEnum so that a term is also an index into a list of the state. The lower-case
names are the ids used by data files, saves and texts.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player's place at the table, clockwise; the next seat is to the left."""

CardId = NewType("CardId", int)
"""The printed number of a card: 1-100 court cards, 101-116 events."""

NOBODY: Final = Seat(-1)
NO_CARD: Final = CardId(0)
"""A vacant market slot."""

HIDDEN: Final = CardId(-1)
"""A card whose face is hidden from the onlooker."""


class Suit(IntEnum):
    POLITICAL = 0
    INTELLIGENCE = 1
    ECONOMIC = 2
    MILITARY = 3


class Coalition(IntEnum):
    AFGHAN = 0
    BRITISH = 1
    RUSSIAN = 2


class Region(IntEnum):
    PERSIA = 0
    TRANSCASPIA = 1
    HERAT = 2
    KABUL = 3
    KANDAHAR = 4
    PUNJAB = 5


COALITIONS: Final = tuple(Coalition)
REGIONS: Final = tuple(Region)
POLITICAL: Final = Suit.POLITICAL
INTELLIGENCE: Final = Suit.INTELLIGENCE
ECONOMIC: Final = Suit.ECONOMIC
MILITARY: Final = Suit.MILITARY
"""For rules that run all the time: walking through an enum, finding a member in it by its number or
looking one up by name takes ten times as long as a plain name."""


class Border(IntEnum):
    """The nine borders, in the order of the specification (1.1)."""

    PERSIA_TRANSCASPIA = 0
    PERSIA_HERAT = 1
    TRANSCASPIA_HERAT = 2
    TRANSCASPIA_KABUL = 3
    HERAT_KABUL = 4
    HERAT_KANDAHAR = 5
    KABUL_KANDAHAR = 6
    KABUL_PUNJAB = 7
    KANDAHAR_PUNJAB = 8


class CardAction(IntEnum):
    TAX = 0
    GIFT = 1
    BUILD = 2
    MOVE = 3
    BETRAY = 4
    BATTLE = 5


class Impact(IntEnum):
    TRIBE = 0
    SPY = 1
    ARMY = 2
    ROAD = 3
    LEVERAGED = 4
    FAVOR_POLITICAL = 5
    FAVOR_INTELLIGENCE = 6
    FAVOR_ECONOMIC = 7
    FAVOR_MILITARY = 8


FAVOR_SUIT: Final[dict[Impact, Suit]] = {
    Impact.FAVOR_POLITICAL: Suit.POLITICAL,
    Impact.FAVOR_INTELLIGENCE: Suit.INTELLIGENCE,
    Impact.FAVOR_ECONOMIC: Suit.ECONOMIC,
    Impact.FAVOR_MILITARY: Suit.MILITARY,
}


class Colour(IntEnum):
    """Player colors."""

    GREY = 0
    BLUE = 1
    TAN = 2
    RED = 3
    BLACK = 4


class CourtEnd(IntEnum):
    """The owner's left end is index 0 of the court."""

    LEFT = 0
    RIGHT = 1


def word(member: IntEnum) -> str:
    """The language-neutral id of a term, as in the data files: 'kabul', 'favor_military'."""
    return member.name.lower()


BORDER_ENDS: Final[tuple[tuple[Region, Region], ...]] = tuple(
    (Region[a], Region[b]) for a, b in (border.name.split("_") for border in Border)
)

BORDERS_OF: Final[tuple[tuple[Border, ...], ...]] = tuple(
    tuple(border for border in Border if region in BORDER_ENDS[border]) for region in Region
)

BORDER_BETWEEN: Final[dict[tuple[Region, Region], Border]] = {
    pair: border for border in Border for a, b in [BORDER_ENDS[border]] for pair in ((a, b), (b, a))
}

NEIGHBOURS: Final[tuple[tuple[Region, ...], ...]] = tuple(
    tuple(other for other in Region if (region, other) in BORDER_BETWEEN) for region in Region
)

GIFT_PRICES: Final = (2, 4, 6)
LEVERAGE: Final = 2
"""Rupees a leveraged card brings when it is played, and owes when it leaves the court."""

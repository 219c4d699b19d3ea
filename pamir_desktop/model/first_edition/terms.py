"""The first edition's own terms: special actions and their modes, regimes, promised acts."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from pamir_desktop.model.terms import Coalition, Suit


class SpecialAction(IntEnum):
    """What a card in a tableau can do (1.5 to 1.7, 3.3)."""

    COMMERCE = 0
    GIFTS = 1
    TAX = 2
    CAMPAIGN = 3
    BRIBE = 4
    ASSASSINATION = 5
    TRAVEL = 6
    COUNTER_ESPIONAGE = 7


MODE_OF: Final[tuple[Suit, ...]] = (
    Suit.ECONOMIC,
    Suit.ECONOMIC,
    Suit.POLITICAL,
    Suit.MILITARY,
    Suit.INTELLIGENCE,
    Suit.INTELLIGENCE,
    Suit.INTELLIGENCE,
    Suit.INTELLIGENCE,
)
"""The mode of each special action; under the regime of this mode it is free (1.3)."""

OUR_READING: Final = frozenset(
    {
        SpecialAction.BRIBE,
        SpecialAction.ASSASSINATION,
        SpecialAction.TRAVEL,
        SpecialAction.COUNTER_ESPIONAGE,
    }
)
"""Actions whose text of 2015 is lost; players have to be shown that this is our reading (3.3)."""


class Deed(IntEnum):
    """What an escrow can be paid for (F42)."""

    BUY = 0
    PLAY = 1
    DISCARD = 2
    USE = 3


LOYALTY_CARDS: Final[tuple[tuple[Coalition, Coalition], ...]] = (
    (Coalition.BRITISH, Coalition.RUSSIAN),
    (Coalition.RUSSIAN, Coalition.AFGHAN),
    (Coalition.AFGHAN, Coalition.BRITISH),
    (Coalition.BRITISH, Coalition.RUSSIAN),
    (Coalition.RUSSIAN, Coalition.AFGHAN),
)
"""The two empires on each loyalty card, by its seat number minus one (F3)."""

EMPIRE_PIECES: Final = 10
"""Armies and roads of an empire: the first ten of the second edition's twelve blocks (3.1)."""

BADAL_TOKENS: Final = 10
HIGHEST_RANK: Final = 3

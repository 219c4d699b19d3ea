"""The icons of game terms, as stamps in a box from -1 to 1."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.terms import CardAction, Coalition, Colour, Region, Suit

from .stamp import Stamp, Tone, fill, line

_RAYS: Final = (
    "M .68 0 L .95 0 M .48 .48 L .67 .67 M 0 .68 L 0 .95 M -.48 .48 L -.67 .67 M -.68 0 "
    "L -.95 0 M -.48 -.48 L -.67 -.67 M 0 -.68 L 0 -.95 M .48 -.48 L .67 -.67"
)
_BURST: Final = (
    "M 0 -1 L .2 -.48 L .71 -.71 L .48 -.2 L 1 0 L .48 .2 L .71 .71 L .2 .48 L 0 1 "
    "L -.2 .48 L -.71 .71 L -.48 .2 L -1 0 L -.48 -.2 L -.71 -.71 L -.2 -.48 Z "
    "E 0 0 .2 .2"
)

SUITS: Final[dict[Suit, Stamp]] = {
    Suit.POLITICAL: (  # a pointed iwan with its inner door
        line(
            "M -.68 .8 L -.68 -.08 C -.68 -.5 -.2 -.56 0 -.92 C .2 -.56 .68 -.5 .68 -.08 "
            "L .68 .8 Z",
            0.21,
        ),
        fill("M -.3 .8 L -.3 .2 C -.3 -.02 -.08 -.08 0 -.28 C .08 -.08 .3 -.02 .3 .2 L .3 .8 Z"),
    ),
    Suit.INTELLIGENCE: (  # an almond eye
        line("M -.94 0 Q 0 -1 .94 0 Q 0 1 -.94 0 Z", 0.2),
        fill("E 0 0 .32 .32 E .1 -.1 .1 .1"),
    ),
    Suit.ECONOMIC: (  # three coins, stacked
        fill("M -.78 .5 V .66 C -.78 1.02 .78 1.02 .78 .66 V .5 C .78 .8 -.78 .8 -.78 .5 Z"),
        fill("M -.78 .08 V .28 C -.78 .64 .78 .64 .78 .28 V .08 C .78 .4 -.78 .4 -.78 .08 Z"),
        line("E 0 -.36 .68 .34", 0.2),
    ),
    Suit.MILITARY: (  # crossed sabers
        line("M -.6 .58 Q .25 .3 .8 -.84 M .6 .58 Q -.25 .3 -.8 -.84", 0.2),
        line("M -.88 .28 L -.34 .86 M .88 .28 L .34 .86", 0.2),
        line("M -.64 .62 L -.86 .86 M .64 .62 L .86 .86", 0.25),
    ),
}

REGIONS: Final[dict[Region, Stamp]] = {
    Region.PERSIA: (fill("E 0 0 .46 .46"), line(_RAYS, 0.2)),
    Region.TRANSCASPIA: (  # a yurt
        line("M -.84 .8 L -.84 .06 Q -.6 -.74 0 -.78 Q .6 -.74 .84 .06 L .84 .8 Z", 0.2),
        line("M -.84 .06 L .84 .06", 0.18),
        fill("M -.22 .8 V .4 Q 0 .18 .22 .4 V .8 Z"),
        fill("E 0 -.84 .15 .13"),
    ),
    Region.HERAT: (  # two minarets and an arch
        fill("M -.92 .88 L -.87 -.52 L -.61 -.52 L -.56 .88 Z"),
        fill("M .92 .88 L .87 -.52 L .61 -.52 L .56 .88 Z"),
        fill("M -.74 -1 C -.46 -.8 -.5 -.5 -.6 -.44 H -.88 C -.98 -.5 -1.02 -.8 -.74 -1 Z"),
        fill("M .74 -1 C .46 -.8 .5 -.5 .6 -.44 H .88 C .98 -.5 1.02 -.8 .74 -1 Z"),
        line("M -.33 .82 V .2 Q -.3 -.12 0 -.4 Q .3 -.12 .33 .2 V .82", 0.2),
    ),
    Region.KABUL: (  # twin peaks, the higher one with snow
        fill(
            "M -1 .8 L -.32 -.86 L .06 -.04 L .38 -.52 L 1 .8 Z M -.32 -.62 L -.56 -.04 "
            "L -.38 -.16 L -.26 .06 L -.08 -.12 Z"
        ),
    ),
    Region.KANDAHAR: (  # a pomegranate with its crown and three seeds
        fill(
            "E 0 .2 .78 .78 M -.26 -.02 L -.12 .18 L -.26 .38 L -.4 .18 Z M .26 -.02 L .4 .18 "
            "L .26 .38 L .12 .18 Z M 0 .38 L .13 .57 L 0 .76 L -.13 .57 Z"
        ),
        fill("M -.42 -1 L -.14 -.74 L 0 -1 L .14 -.74 L .42 -1 L .27 -.5 L -.27 -.5 Z"),
    ),
    Region.PUNJAB: (  # five rivers
        line(
            "M -0.84 -.88 C -0.48 -.3 -1.2 .3 -0.84 .88 M -0.42 -.88 "
            "C -0.06 -.3 -0.78 .3 -0.42 .88 M 0 -.88 C 0.36 -.3 -0.36 .3 0 .88 M 0.42 -.88 "
            "C 0.78 -.3 0.06 .3 0.42 .88 M 0.84 -.88 C 1.2 -.3 0.48 .3 0.84 .88",
            0.18,
        ),
    ),
}

COALITIONS: Final[dict[Coalition, Stamp]] = {
    Coalition.AFGHAN: (
        fill("M 0 -1 L .9 0 L 0 1 L -.9 0 Z M 0 -.5 L -.44 0 L 0 .5 L .44 0 Z"),
        fill("E 0 0 .15 .15"),
    ),
    Coalition.BRITISH: (
        fill(
            "M -.38 -.94 L .38 -.94 L .2 -.2 L .94 -.38 L .94 .38 L .2 .2 L .38 .94 L -.38 .94 "
            "L -.2 .2 L -.94 .38 L -.94 -.38 L -.2 -.2 Z"
        ),
    ),
    Coalition.RUSSIAN: (
        fill("M -.92 .16 L 0 -.82 L .92 .16 L .92 .26 L 0 -.28 L -.92 .26 Z"),
        fill("M -.92 .82 L 0 -.16 L .92 .82 L .92 .92 L 0 .38 L -.92 .92 Z"),
    ),
}

PLAYERS: Final[dict[Colour, Stamp]] = {
    Colour.GREY: (fill("O -.64 -.19 1.28 .38 .1"),),
    Colour.BLUE: (line("E 0 0 .5 .5", 0.28),),
    Colour.TAN: (fill("E 0 0 .42 .42"),),
    Colour.RED: (line("M -.46 -.46 L .46 .46 M -.46 .46 L .46 -.46", 0.32),),
    Colour.BLACK: (fill("M 0 -.66 L .64 .48 L -.64 .48 Z"),),
}

ACTIONS: Final[dict[CardAction, Stamp]] = {
    CardAction.TAX: (  # a coin over an open hand
        line("E .04 -.42 .43 .43", 0.19),
        line("M .04 -.55 V -.29", 0.18),
        line("M -.94 .42 L -.62 .36 Q -.2 .88 .12 .84 L .9 .42", 0.2),
        line("M -.3 .48 L .2 .48", 0.18),
    ),
    CardAction.GIFT: (  # a cut gem
        line("M -.88 -.24 L -.46 -.76 L .46 -.76 L .88 -.24 L 0 .86 Z", 0.19),
        line("M -.88 -.24 H .88 M -.34 -.24 L 0 .8 L .34 -.24 L 0 -.72 Z", 0.15),
    ),
    CardAction.BUILD: (  # a crenellated wall with a gate
        fill(
            "M -.88 .84 V -.78 H -.5 V -.46 H -.19 V -.78 H .19 V -.46 H .5 V -.78 H .88 V .84 "
            "H .26 V .34 Q .22 .08 0 -.06 Q -.22 .08 -.26 .34 V .84 Z"
        ),
    ),
    CardAction.MOVE: (line("M -.84 0 H .74 M .24 -.52 L .78 0 L .24 .52", 0.26),),
    CardAction.BETRAY: (  # a dagger
        fill("M 0 1 L .2 .66 L .15 -.3 L -.15 -.3 L -.2 .66 Z"),
        line("M -.48 -.38 H .48", 0.22),
        line("M 0 -.42 V -.76", 0.2),
        fill("E 0 -.84 .17 .17"),
    ),
    CardAction.BATTLE: (fill(_BURST),),
}

SPECIAL_ACTIONS: Final[dict[SpecialAction, Stamp]] = {
    SpecialAction.COMMERCE: (  # a pair of scales
        line("M -.8 -.5 H .8 M 0 -.86 V .8 M -.4 .84 H .4", 0.17),
        line("M -.8 -.5 L -.98 .2 H -.5 L -.74 -.5 M .8 -.5 L .98 .2 H .5 L .74 -.5", 0.12),
        fill("M -1 .2 Q -.74 .56 -.48 .2 Z M .48 .2 Q .74 .56 1 .2 Z"),
    ),
    SpecialAction.GIFTS: ACTIONS[CardAction.GIFT],
    SpecialAction.TAX: ACTIONS[CardAction.TAX],
    SpecialAction.CAMPAIGN: ACTIONS[CardAction.BATTLE],
    SpecialAction.BRIBE: (  # a purse
        fill(
            "M -.34 -.44 C -1.1 .1 -.9 .92 0 .92 C .9 .92 1.1 .1 .34 -.44 Z M 0 .0 L .26 .3 "
            "L 0 .6 L -.26 .3 Z"
        ),
        line("M -.4 -.46 H .4", 0.18),
        fill("M -.3 -.56 L -.5 -.94 L -.16 -.8 L 0 -.98 L .16 -.8 L .5 -.94 L .3 -.56 Z"),
    ),
    SpecialAction.ASSASSINATION: ACTIONS[CardAction.BETRAY],
    SpecialAction.TRAVEL: ACTIONS[CardAction.MOVE],
    SpecialAction.COUNTER_ESPIONAGE: (  # an eye that is struck out
        line("M -.92 0 Q 0 -.94 .92 0 Q 0 .94 -.92 0 Z", 0.17),
        fill("E 0 0 .27 .27"),
        line("M -.7 .78 L .7 -.78", 0.2),
    ),
}
"""Where the first edition's action is that of the second, the icon is the same."""

BLOCK_ARROW: Final[Stamp] = (line("M 0 .78 V -.7 M -.5 -.2 L 0 -.74 L .5 -.2", 0.28),)
BLOCK_DASHES: Final[Stamp] = (fill("R -.92 -.2 .46 .4 R -.23 -.2 .46 .4 R .46 -.2 .46 .4"),)
TENT: Final[Stamp] = (fill("M -.95 .7 L 0 -.85 L .95 .7 H .24 L 0 .22 L -.24 .7 Z"),)
DEBT: Final[Stamp] = (
    line("M -.9 .06 H -.14 M -.52 -.32 V .44", 0.2, Tone.GOLD),
    line("M .16 -.28 C .2 -.72 .86 -.7 .86 -.24 C .86 .06 .3 .3 .14 .54 H .88", 0.2, Tone.GOLD),
)

"""The icons of the interface, as stamps in a box from -1 to 1."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from .stamp import Stamp, Tone, fill, line


class Glyph(Enum):
    """What the interface shows besides game terms."""

    COIN = auto()
    CROWN = auto()
    STAR = auto()
    ABILITY = auto()
    PATRIOT = auto()
    PRIZE = auto()
    HAND = auto()
    COURT = auto()
    SHELTER = auto()
    INFLUENCE = auto()
    CYLINDER = auto()
    BLOCK = auto()
    DECK = auto()
    DISCARD = auto()
    SCALES = auto()
    EVENT = auto()
    FLAME = auto()
    HOURGLASS = auto()
    LOCK = auto()
    CHAIN = auto()
    BONUS = auto()
    PURCHASE = auto()
    PLAY_CARD = auto()
    END_TURN = auto()
    UNDO = auto()
    REDO = auto()
    STEP = auto()
    FINISH = auto()
    REWIND = auto()
    PAUSE = auto()
    YES = auto()
    NO = auto()
    FORBIDDEN = auto()
    WARNING = auto()
    INFO = auto()
    HELP = auto()
    HINT = auto()
    SEARCH = auto()
    LOG = auto()
    PIN = auto()
    ARROW = auto()
    LEFT = auto()
    RIGHT = auto()
    PLUS = auto()
    MINUS = auto()
    MENU = auto()
    SETTINGS = auto()
    BOOK = auto()
    SAVE = auto()
    OPEN = auto()
    PERSON = auto()
    COMPUTER = auto()
    GLOBE = auto()
    TROPHY = auto()


_STAR: Final = (
    "M 0 -.96 L .235 -.324 L .913 -.297 L .38 .124 L .564 .777 L 0 .4 L -.564 .777 "
    "L -.38 .124 L -.913 -.297 L -.235 -.324 Z"
)
_SMALL_STAR: Final = (
    "M 0 -.52 L .13 -.2 L .48 -.17 L .21 .06 L .3 .4 L 0 .22 L -.3 .4 L -.21 .06 L -.48 -.17 "
    "L -.13 -.2 Z"
)
_SHIELD: Final = "M 0 -.96 L .8 -.68 V .06 C .8 .56 .3 .84 0 1 C -.3 .84 -.8 .56 -.8 .06 V -.68 Z "
_COG: Final = (
    "M -.2 -.98 H .2 L .27 -.7 L .5 -.59 L .74 -.73 L .98 -.4 L .77 -.19 V .19 L .98 .4 L .74 .73 "
    "L .5 .59 L .27 .7 L .2 .98 H -.2 L -.27 .7 L -.5 .59 L -.74 .73 L -.98 .4 L -.77 .19 V -.19 "
    "L -.98 -.4 L -.74 -.73 L -.5 -.59 L -.27 -.7 Z E 0 0 .34 .34"
)
_CANOPY: Final = (
    "M -.96 .08 Q -.72 -.86 0 -.88 Q .72 -.86 .96 .08 Q .72 -.14 .48 .08 Q .24 -.14 0 .08 "
    "Q -.24 -.14 -.48 .08 Q -.72 -.14 -.96 .08 Z"
)

GLYPHS: Final[dict[Glyph, Stamp]] = {
    Glyph.COIN: (
        line("E 0 0 .8 .8", 0.19),
        fill("M 0 -.46 L .12 -.12 L .46 0 L .12 .12 L 0 .46 L -.12 .12 L -.46 0 L -.12 -.12 Z"),
    ),
    Glyph.CROWN: (
        fill("M -.86 .44 L -.94 -.5 L -.44 -.04 L 0 -.76 L .44 -.04 L .94 -.5 L .86 .44 Z"),
        fill("O -.86 .56 1.72 .26 .06"),
        fill("E 0 -.86 .13 .13 E -.92 -.56 .1 .1 E .92 -.56 .1 .1"),
    ),
    Glyph.STAR: (fill(_STAR),),
    Glyph.ABILITY: (  # a four-pointed spark
        fill("M 0 -1 Q .12 -.12 1 0 Q .12 .12 0 1 Q -.12 .12 -1 0 Q -.12 -.12 0 -1 Z"),
    ),
    Glyph.PATRIOT: (fill(_SHIELD + _SMALL_STAR),),
    Glyph.PRIZE: (fill("M -.64 -.92 H .64 V .94 L 0 .48 L -.64 .94 Z " + _SMALL_STAR),),
    Glyph.HAND: (  # a fan of three cards
        fill("M -0.9 -0.56 L -0.29 -0.74 L 0.09 0.5 L -0.52 0.69 Z", Tone.GROUND),
        line("M -0.9 -0.56 L -0.29 -0.74 L 0.09 0.5 L -0.52 0.69 Z", 0.16),
        fill("M 0.29 -0.74 L 0.9 -0.56 L 0.52 0.69 L -0.09 0.5 Z", Tone.GROUND),
        line("M 0.29 -0.74 L 0.9 -0.56 L 0.52 0.69 L -0.09 0.5 Z", 0.16),
        fill("M -0.32 -0.74 L 0.32 -0.74 L 0.32 0.56 L -0.32 0.56 Z", Tone.GROUND),
        line("M -0.32 -0.74 L 0.32 -0.74 L 0.32 0.56 L -0.32 0.56 Z", 0.16),
    ),
    Glyph.COURT: (line("O -.9 -.7 .44 1.4 .1 O -.22 -.7 .44 1.4 .1 O .46 -.7 .44 1.4 .1", 0.17),),
    Glyph.SHELTER: (
        fill(_CANOPY),
        line("M 0 0 V .68 Q .02 .9 .28 .84", 0.18),
    ),
    Glyph.INFLUENCE: (  # a rosette with two ribbons
        fill(
            "M 0 -1 L .2 -.68 L .56 -.74 L .5 -.38 L .8 -.16 L .5 .06 L .56 .42 L .2 .36 "
            "L 0 .68 L -.2 .36 L -.56 .42 L -.5 .06 L -.8 -.16 L -.5 -.38 L -.56 -.74 L -.2 -.68 Z "
            "E 0 -.16 .24 .24"
        ),
        fill("M -.5 .46 L -.62 1 L -.3 .86 L -.1 1 L -.08 .62 Z"),
        fill("M .5 .46 L .62 1 L .3 .86 L .1 1 L .08 .62 Z"),
    ),
    Glyph.CYLINDER: (
        fill("M -.76 -.1 V .4 C -.76 .92 .76 .92 .76 .4 V -.1 C .76 .34 -.76 .34 -.76 -.1 Z"),
        line("E 0 -.34 .68 .34", 0.18),
    ),
    Glyph.BLOCK: (
        fill("M -.56 -.56 H .32 V .92 H -.56 Z"),
        fill("M -.5 -.68 L -.24 -.94 H .64 L .38 -.68 Z"),
        fill("M .44 -.6 L .7 -.86 V .6 L .44 .86 Z"),
    ),
    Glyph.DECK: (
        line("M -.26 -.62 V -.9 H .72 V .5 H .4", 0.17),
        line("O -.7 -.56 .98 1.42 .1", 0.17),
        fill(
            "M -.21 -.24 L -.1 .04 L .18 .15 L -.1 .26 L -.21 .54 L -.32 .26 L -.6 .15 L -.32 .04 Z"
        ),
    ),
    Glyph.DISCARD: (
        line("M .3 .1 V -.84 H -.72 V .62 H -.06", 0.17),
        line("M .1 .36 L .78 .88 M .8 .36 V .9 H .3", 0.18),
    ),
    Glyph.SCALES: (
        line("M 0 -.84 V .78 M -.42 .84 H .42 M -.8 -.52 H .8", 0.17),
        line("M -.98 .16 L -.8 -.46 L -.62 .16 M .98 .16 L .8 -.46 L .62 .16", 0.09),
        fill("M -1.06 .16 H -.54 Q -.6 .46 -.8 .46 Q -1 .46 -1.06 .16 Z"),
        fill("M 1.06 .16 H .54 Q .6 .46 .8 .46 Q 1 .46 1.06 .16 Z"),
    ),
    Glyph.EVENT: (  # a flag in the wind
        line("M -.66 -.88 V .94", 0.19),
        fill("M -.5 -.82 C 0 -1.12 .2 -.52 .9 -.76 L .68 -.3 L .9 .12 C .2 .36 0 -.24 -.5 .06 Z"),
    ),
    Glyph.FLAME: (
        fill(
            "M .06 -1 C .1 -.42 .72 -.2 .64 .38 C .58 .98 -.58 .98 -.64 .38 C -.66 0 -.34 -.06 "
            "-.3 -.42 C -.12 -.32 0 -.6 .06 -1 Z M 0 .06 C .32 .34 .3 .74 0 .76 C -.3 .74 -.32 "
            ".34 0 .06 Z"
        ),
    ),
    Glyph.HOURGLASS: (
        line("M -.6 -.86 H .6 M -.6 .86 H .6", 0.2),
        line("M -.44 -.8 C -.44 -.2 -.1 -.2 -.1 0 C -.1 .2 -.44 .2 -.44 .8", 0.15),
        line("M .44 -.8 C .44 -.2 .1 -.2 .1 0 C .1 .2 .44 .2 .44 .8", 0.15),
        fill("M 0 .24 L .34 .78 H -.34 Z"),
        fill("M -.26 -.44 H .26 L 0 -.12 Z"),
    ),
    Glyph.LOCK: (
        fill(
            "O -.68 -.1 1.36 1 .18 M 0 .18 C .3 .18 .22 .46 .1 .48 V .68 H -.1 V .48 "
            "C -.22 .46 -.3 .18 0 .18 Z"
        ),
        line("M -.4 -.1 V -.42 C -.4 -1 .4 -1 .4 -.42 V -.1", 0.22),
    ),
    Glyph.CHAIN: (
        line(
            "M -.02 .28 L -.3 .56 C -.72 .94 -1.12 .46 -.78 .12 L -.4 -.24 C -.2 -.4 0 -.34 .1 -.2",
            0.21,
        ),
        line(
            "M .02 -.28 L .3 -.56 C .72 -.94 1.12 -.46 .78 -.12 L .4 .24 C .2 .4 0 .34 -.1 .2", 0.21
        ),
    ),
    Glyph.BONUS: (
        line(
            "M .34 -.6 C -.12 -.86 -.7 -.52 -.7 .06 C -.7 .6 -.3 .8 .02 .8 C .42 .8 .76 .5 .76 .06",
            0.23,
        ),
        fill("M .02 -1 L .7 -.5 L -.04 -.14 Z"),
    ),
    Glyph.PURCHASE: (  # a card and the coin that pays for it
        line("M -.06 .82 H -.8 V -.84 H .3 V -.3", 0.18),
        line("E .42 .36 .44 .44", 0.2),
        fill("E .42 .36 .13 .13"),
    ),
    Glyph.PLAY_CARD: (
        line("M -.3 -.5 H -.62 V .88 H .62 V -.5 H .3", 0.18),
        line("M 0 -.96 V .3 M -.34 0 L 0 .38 L .34 0", 0.2),
    ),
    Glyph.END_TURN: (
        fill("M -.7 -.8 L .48 0 L -.7 .8 Z"),
        fill("O .5 -.8 .28 1.6 .06"),
    ),
    Glyph.UNDO: (
        line(
            "M -.66 -.34 H .2 C .96 -.34 .96 .68 .2 .68 H -.3 M -.3 -.74 L -.7 -.34 L -.3 .06", 0.24
        ),
    ),
    Glyph.REDO: (
        line(
            "M .66 -.34 H -.2 C -.96 -.34 -.96 .68 -.2 .68 H .3 M .3 -.74 L .7 -.34 L .3 .06", 0.24
        ),
    ),
    Glyph.STEP: (line("M -.46 -.7 L .72 0 L -.46 .7 Z", 0.22),),
    Glyph.FINISH: (
        fill("M -.88 -.64 L .02 0 L -.88 .64 Z"),
        fill("M .04 -.64 L .92 0 L .04 .64 Z"),
    ),
    Glyph.REWIND: (
        fill("M .88 -.64 L -.02 0 L .88 .64 Z"),
        fill("M -.04 -.64 L -.92 0 L -.04 .64 Z"),
    ),
    Glyph.PAUSE: (fill("O -.62 -.76 .42 1.52 .08"), fill("O .2 -.76 .42 1.52 .08")),
    Glyph.YES: (line("M -.72 .06 L -.2 .58 L .76 -.58", 0.28),),
    Glyph.NO: (line("M -.66 -.66 L .66 .66 M -.66 .66 L .66 -.66", 0.24),),
    Glyph.FORBIDDEN: (line("E 0 0 .78 .78 M -.54 -.54 L .54 .54", 0.22),),
    Glyph.WARNING: (
        line("M 0 -.8 L .92 .78 L -.92 .78 Z", 0.2),
        line("M 0 -.22 V .26", 0.2),
        fill("E 0 .53 .12 .12"),
    ),
    Glyph.INFO: (
        line("E 0 0 .84 .84", 0.17),
        line("M 0 -.04 V .44", 0.22),
        fill("E 0 -.42 .14 .14"),
    ),
    Glyph.HELP: (
        line("M -.46 -.4 C -.46 -1.06 .52 -1 .5 -.38 C .48 .04 0 .02 0 .42", 0.24),
        fill("E 0 .8 .16 .16"),
    ),
    Glyph.HINT: (  # an oil lamp with its flame
        fill(
            "M -.92 .1 C -.6 .06 -.5 .2 -.3 .2 H .5 C .62 -.1 .96 -.06 .94 .24 C .92 .5 .66 .5 "
            ".52 .46 C .42 .62 .28 .7 .14 .72 L .26 .94 H -.42 L -.3 .72 C -.62 .62 -.7 .34 -.92 "
            ".1 Z"
        ),
        fill("M -.82 -.06 C -1.04 -.34 -.76 -.52 -.8 -.86 C -.5 -.66 -.5 -.2 -.82 -.06 Z"),
    ),
    Glyph.SEARCH: (line("E -.18 -.18 .56 .56", 0.22), line("M .26 .26 L .82 .82", 0.28)),
    Glyph.LOG: (
        line("M -.36 -.6 H .86 M -.36 0 H .86 M -.36 .6 H .86", 0.18),
        fill("E -.78 -.6 .14 .14 E -.78 0 .14 .14 E -.78 .6 .14 .14"),
    ),
    Glyph.PIN: (
        fill(
            "M .06 -.94 L .94 -.06 L .7 .08 L .3 .46 L .26 .86 L -.86 -.26 L -.46 -.3 L -.08 -.7 Z"
        ),
        line("M -.32 .32 L -.84 .84", 0.18),
    ),
    Glyph.ARROW: (fill("M -.92 -.21 H .1 V -.62 L .96 0 L .1 .62 V .21 H -.92 Z"),),
    Glyph.LEFT: (line("M .36 -.78 L -.42 0 L .36 .78", 0.28),),
    Glyph.RIGHT: (line("M -.36 -.78 L .42 0 L -.36 .78", 0.28),),
    Glyph.PLUS: (line("M -.72 0 H .72 M 0 -.72 V .72", 0.28),),
    Glyph.MINUS: (line("M -.72 0 H .72", 0.28),),
    Glyph.MENU: (line("M -.8 -.58 H .8 M -.8 0 H .8 M -.8 .58 H .8", 0.22),),
    Glyph.SETTINGS: (fill(_COG),),
    Glyph.BOOK: (
        line(
            "M 0 -.58 C -.3 -.84 -.66 -.84 -.92 -.74 V .64 C -.66 .54 -.3 .56 0 .82 "
            "C .3 .56 .66 .54 .92 .64 V -.74 C .66 -.84 .3 -.84 0 -.58 V .78",
            0.17,
        ),
    ),
    Glyph.SAVE: (
        line("M 0 -.9 V .2 M -.4 -.16 L 0 .26 L .4 -.16", 0.2),
        line("M -.84 .26 V .8 H .84 V .26", 0.2),
    ),
    Glyph.OPEN: (
        fill("M -.9 -.64 H -.3 L -.1 -.42 H .7 V -.22 H -.52 L -.9 .5 Z"),
        fill("M -.42 -.08 H 1 L .62 .7 H -.84 Z"),
    ),
    Glyph.PERSON: (
        fill("E 0 -.46 .42 .42"),
        fill("M -.84 .88 C -.84 .2 -.4 .1 0 .1 C .4 .1 .84 .2 .84 .88 Z"),
    ),
    Glyph.COMPUTER: (  # a spinning wheel: the program is thinking
        line("O -.86 -.74 1.72 1.12 .1", 0.18),
        line("M 0 .4 V .8 M -.5 .82 H .5", 0.18),
        fill("E -.32 -.18 .14 .14 E .32 -.18 .14 .14"),
    ),
    Glyph.GLOBE: (
        line("E 0 0 .84 .84 M -.84 0 H .84", 0.15),
        line("E 0 0 .38 .84", 0.13),
    ),
    Glyph.TROPHY: (
        fill("M -.5 -.86 H .5 C .5 -.1 .3 .2 0 .28 C -.3 .2 -.5 -.1 -.5 -.86 Z"),
        line(
            "M -.5 -.62 H -.88 C -.88 -.2 -.68 -.06 -.4 -.04 M .5 -.62 H .88 C .88 -.2 .68 -.06 "
            ".4 -.04",
            0.14,
        ),
        line("M 0 .24 V .6", 0.22),
        fill("O -.5 .6 1 .26 .05"),
    ),
}

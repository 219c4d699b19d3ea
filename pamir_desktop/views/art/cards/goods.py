"""Goods, arms, vehicles and flags for the foregrounds, as stamps based on the line y = 0."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.art.stamp import Stamp, Tone, fill, line

_D, _M, _L, _A = Tone.DARK, Tone.MID, Tone.LIGHT, Tone.ACCENT
_G, _W, _V = Tone.GOLD, Tone.GLOW, Tone.SHADE

GEMS: Final[Stamp] = (
    fill("M -5 0 L -7 -4 L -4 -8 H 1 L 4 -4 L 1 0 Z", _A),
    fill("M -4 -8 L -2 -4 L 1 -8 Z M -7 -4 H -2 L -5 0 Z", _L),
    fill("M 5 0 L 3.4 -3 L 5.6 -6 H 9 L 11 -3 L 9.4 0 Z", _M),
    fill("M 5.6 -6 L 7.2 -3 L 9 -6 Z", _L),
)
ORE_CART: Final[Stamp] = (
    fill("M -8 -10 H 8 L 6 -3 H -6 Z", _M),
    line("M -8.4 -10 H 8.4", 1.2, _D),
    fill("M -7 -10.6 L -4 -14 L -1.6 -12 L 1 -15 L 3.6 -12.6 L 6.6 -10.6 Z", _A),
    fill("E -4 -2 2.4 2.4 E -4 -2 .8 .8 E 4 -2 2.4 2.4 E 4 -2 .8 .8", _L),
)
CANNON: Final[Stamp] = (
    line("M -20 0 L -4 -8", 2.6, _D),
    fill(
        "M -12 -10 C -14 -12 -13 -15 -10.4 -15.4 L 21 -23.4 L 22.4 -24.6 L 24.4 -17.4 "
        "L 22.6 -17.6 L -8 -8.4 C -9.6 -8 -11.2 -8.8 -12 -10 Z",
        _D,
    ),
    line("M -4.6 -16.4 L -2.6 -10.4 M 8 -19.6 L 9.6 -14 M 19 -22.4 L 20.6 -17.2", 1.3, _G),
    fill("E -13.4 -12.6 1.7 1.7", _D),
    line("E 0 -8 7.4 7.4", 1.9, _D),
    line("E 0 -8 7.4 7.4", 0.6, _M),
    line("M 0 -15 V -1 M -7 -8 H 7 M -5 -13 L 5 -3 M -5 -3 L 5 -13", 1.0, _D),
    fill("E 0 -8 2 2", _G),
)
SHOT: Final[Stamp] = (
    fill("E -4 -2.2 2.2 2.2", _D),
    fill("E .4 -2.2 2.2 2.2", _D),
    fill("E 4.8 -2.2 2.2 2.2", _D),
    fill("E -1.8 -6 2.2 2.2", _D),
    fill("E 2.6 -6 2.2 2.2", _D),
    fill("E .4 -9.8 2.2 2.2", _D),
    fill("E -.4 -10.6 .6 .6 E -2.6 -6.8 .6 .6 E 1.8 -6.8 .6 .6", _L),
)
MUSKETS: Final[Stamp] = (
    line("M -9 0 L 5 -34 M 9 0 L -5 -34 M 0 0 L 0 -36", 1.6, _D),
    line("M 5 -34 L 6.4 -38 M -5 -34 L -6.4 -38 M 0 -36 V -40.6", 0.7, _L),
    line("M -8.6 -1 L -6 -7.4 M 8.6 -1 L 6 -7.4 M 0 -1 V -8", 2.6, _A),
    line("M -3 -24 H 3", 1.2, _G),
)
CRATE: Final[Stamp] = (
    fill("R -8 -10 16 10", _M),
    line("M -8 -10 H 8 V 0 H -8 Z M -8 -5 H 8", 0.9, _D),
    line("M -5.6 -10 V 0 M 5.6 -10 V 0", 1.2, _D),
)
BARREL: Final[Stamp] = (
    fill("M -4.4 0 C -6 -4 -6 -8 -4.4 -12 H 4.4 C 6 -8 6 -4 4.4 0 Z", _A),
    fill("M 1.4 -12 H 4.4 C 6 -8 6 -4 4.4 0 H 1.4 Q 3 -6 1.4 -12 Z", _V),
    line("M -5.4 -3.4 H 5.4 M -5.4 -8.6 H 5.4", 0.9, _D),
)
BALE: Final[Stamp] = (
    fill("O -7 -8 14 8 2.4", _L),
    fill("M 2 -8 H 5 Q 7 -8 7 -5.6 V -2.4 Q 7 0 5 0 H 2 Z", _V),
    line("M -3 -8 V 0 M 3 -8 V 0 M -7 -4 H 7", 0.7, _A),
)
COINS: Final[Stamp] = (
    fill("M -5 -1.6 C -5 .8 5 .8 5 -1.6 V -12 C 5 -14.4 -5 -14.4 -5 -12 Z", _G),
    line(
        "M -5 -4 C -5 -1.8 5 -1.8 5 -4 M -5 -6.6 C -5 -4.4 5 -4.4 5 -6.6 M -5 -9.2 "
        "C -5 -7 5 -7 5 -9.2 M -5 -12 C -5 -9.8 5 -9.8 5 -12",
        0.6,
        _D,
    ),
    fill("E 0 -12 5 1.9", _W),
    line("E 0 -12 5 1.9", 0.5, _D),
)
BALANCE: Final[Stamp] = (
    line("M 0 -2 V -35 M -20 -29 L 20 -33", 1.5, _D),
    fill("E 0 -36 2 2", _G),
    fill("M -8 0 C -7 -3 -3 -3 0 -5 C 3 -3 7 -3 8 0 Z", _D),
    line("M -20 -29 L -26 -13 M -20 -29 L -14 -13 M 20 -33 L 14 -17 M 20 -33 L 26 -17", 0.7, _D),
    fill("M -28 -13 H -12 C -13 -8 -27 -8 -28 -13 Z", _G),
    fill("M 12 -17 H 28 C 27 -12 13 -12 12 -17 Z", _G),
    fill("M -25 -13 C -25 -17.4 -15 -17.4 -15 -13 Z", _W),
    fill("M 16 -17 L 18 -21 H 22 L 24 -17 Z", _A),
)
CHEST: Final[Stamp] = (
    fill("M -16 0 V -13 H 16 V 0 Z", _M),
    fill("M -16 -14 L -13 -26 H 15 L 16 -14 Z", _D),
    fill("M -13 -14 C -8 -20 8 -20 13 -14 Z", _G),
    line("M -16 -13 H 16", 1.5, _D),
    line("M -11 -13 V 0 M 11 -13 V 0", 1.8, _D),
    fill("O -3 -14 6 6.6 1", _G),
    fill("E 0 -11 1 1", _D),
)
CARPET: Final[Stamp] = (
    line("M -13 0 V -38 M 13 0 V -38 M -14.6 -36 H 14.6", 1.3, _D),
    fill("R -11 -35 22 30", _A),
    line("M -9 -33 H 9 V -7 H -9 Z", 1.0, _L),
    fill("M 0 -30.6 L 6 -20 L 0 -9.4 L -6 -20 Z M 0 -26 L 3.4 -20 L 0 -14 L -3.4 -20 Z", _G),
    fill(
        "M -8 -32 L -4.6 -32 L -8 -27.6 Z M 8 -32 L 4.6 -32 L 8 -27.6 Z M -8 -8 L -4.6 -8 "
        "L -8 -12.4 Z M 8 -8 L 4.6 -8 L 8 -12.4 Z",
        _M,
    ),
    line(
        "M -10 -5 V -2.4 M -6.6 -5 V -2.4 M -3.3 -5 V -2.4 M 0 -5 V -2.4 M 3.3 -5 V -2.4 "
        "M 6.6 -5 V -2.4 M 10 -5 V -2.4",
        0.7,
        _L,
    ),
)
POT: Final[Stamp] = (
    fill("M -2.4 -13 H 2.4 L 1.8 -10.6 C 6 -9 6 -3 3 0 H -3 C -6 -3 -6 -9 -1.8 -10.6 Z", _M),
    line("M -4.6 -6.4 Q 0 -4.4 4.6 -6.4", 0.9, _L),
    line("M 1.8 -11.6 C 5.4 -12 5.4 -8.4 4.4 -7.4", 0.8, _M),
)
BASKET: Final[Stamp] = (
    fill("E -4 -8.6 2.6 2.6", _A),
    fill("E 1 -10 2.6 2.6", _G),
    fill("E 5 -8.2 2.6 2.6", _A),
    fill("M -8 -7 H 8.6 L 6.4 0 H -5.8 Z", _D),
    line("M -7.4 -4.8 H 8 M -6.6 -2.4 H 7.2", 0.7, _M),
)
THEODOLITE: Final[Stamp] = (
    line("M 0 -24 L -11 0 M 0 -24 L 11 0 M 0 -24 V 0", 1.4, _D),
    fill("O -5 -27.4 10 3.6 1", _G),
    line("M -3.4 -28 V -35 M 3.4 -28 V -35", 1.1, _D),
    line("E 0 -34 4.6 4.6", 1.1, _G),
    fill("M -13 -36 L 10 -38.4 L 10.6 -33 L -12.6 -33.4 Z", _D),
    fill("M 10 -39.6 L 14 -40 L 14.8 -32 L 10.6 -32 Z", _G),
)
WAGON: Final[Stamp] = (
    fill("M -15 -8 H 13 L 11 -4 H -13 Z", _D),
    fill("M -14.6 -8.6 C -16 -20 -11 -23 -1 -23 C 9 -23 14 -20 12.6 -8.6 Z", _L),
    fill("M 2 -23 C 10 -22.6 14 -19 12.6 -8.6 H 6 C 8 -15 6 -20 2 -23 Z", _V),
    line(
        "M -8.4 -21.8 C -10 -17 -10 -13 -9.4 -9 M -1 -23 V -9 M 6.4 -21.8 C 8 -17 8 -13 7.4 -9",
        0.6,
        _V,
    ),
    line("E -8.4 -4.4 4.2 4.2 E 7.4 -4.4 4.2 4.2", 1.3, _D),
    line("M -8.4 -8.4 V -.6 M -12.4 -4.4 H -4.4 M 7.4 -8.4 V -.6 M 3.4 -4.4 H 11.4", 0.7, _D),
    line("M 12 -6 L 19 -8", 1.0, _D),
)
DHOW: Final[Stamp] = (
    fill("M -20 -6 Q -3 -2.6 21 -10 C 18 -2 14 0 9 0 H -13 C -17 0 -19 -3 -20 -6 Z", _D),
    line("M -18.6 -3.6 Q 0 -.6 18 -6", 0.7, _G),
    line("M -1 -4 V -36", 1.3, _D),
    fill("M -14 -12 C -4 -16 2 -28 5 -42 C 12 -28 12 -18 8 -9.6 C 0 -13 -8 -13 -14 -12 Z", _L),
    fill("M 5 -42 C 12 -28 12 -18 8 -9.6 Q 4 -11 1 -11.8 C 6 -20 6.6 -32 5 -42 Z", _V),
    line("M -15.4 -11 L 6 -44", 1.0, _D),
    line("M -1 -36 L 3 -37.4", 0.9, _A),
    fill("M 6 -44 L 12 -46 L 7 -41.6 Z", _A),
)
STEAMER: Final[Stamp] = (
    fill("M -24 -8 H 25 L 20 0 H -20 Z", _D),
    line("M -23 -5.6 H 23", 0.8, _G),
    fill("R -10 -13 20 5", _L),
    fill("R -8 -11.6 2 2 R -4 -11.6 2 2 R 4 -11.6 2 2 R 8 -11.6 1.6 2", _D),
    fill("M -3.4 -13 L -3 -26 H 3 L 3.4 -13 Z", _D),
    fill("R -3.2 -23 6.4 3", _A),
    line("M -17 -8 V -34 M 16 -8 V -34", 1.0, _D),
    fill("M -17 -32 C -10 -28 -10 -20 -13 -14 H -17 Z", _L),
    fill("M 16 -32 C 10 -28 10 -20 12 -14 H 16 Z", _L),
    fill("E 0 -5 6.6 6.6", _M),
    line(
        "E 0 -5 6.6 6.6 M 0 -11 V 1 M -6 -5 H 6 M -4.4 -9.4 L 4.4 -.6 M 4.4 -9.4 L -4.4 -.6",
        0.9,
        _G,
    ),
    line("M 1 -28 C 4 -34 -3 -36 0 -42 C 2 -46 8 -46 9 -50", 2.4, _V),
)
BANNER: Final[Stamp] = (
    line("M 0 0 V -46", 1.1, _D),
    fill("M .4 -46 C 6 -49 10 -42 17 -45 L 14 -39 L 17 -33.6 C 10 -30.6 6 -37 .4 -34 Z", _A),
    fill("E 8 -39.6 2 2", _G),
)
BANNER_LIGHT: Final[Stamp] = (
    line("M 0 0 V -42", 1.1, _D),
    fill("M .4 -42 L 14 -38 L .4 -33 Z", _L),
    fill("M .4 -39.4 L 8 -37.8 L .4 -35.8 Z", _M),
)

"""Buildings, tents and rocks for the foregrounds, as stamps based on the line y = 0."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.art.stamp import Stamp, Tone, fill, line

_D, _M, _L, _A = Tone.DARK, Tone.MID, Tone.LIGHT, Tone.ACCENT
_G, _W, _V = Tone.GOLD, Tone.GLOW, Tone.SHADE

_LANCET: Final = "M -4 0 V -8 C -4 -11 -1.4 -11.6 0 -14 C 1.4 -11.6 4 -11 4 -8 V 0 Z"

BAZAAR_DOME: Final[Stamp] = (
    fill("M -11 0 V -13 H 11 V 0 Z", _D),
    fill("M -10.4 -13 C -11 -20 -3.6 -21.6 0 -27 C 3.6 -21.6 11 -20 10.4 -13 Z", _D),
    fill("M 1 -25.6 C 4.4 -21.4 11 -20 10.4 -13 H 6 C 6.6 -18 4 -21 1 -25.6 Z", _V),
    line("M -10.4 -13 H 10.4", 1.0, _G),
    line("M 0 -27 V -30", 0.8, _D),
    fill(_LANCET, _W),
    fill("M -4 -8 C -4 -11 -1.4 -11.6 0 -14 V -9 Z", _V),
)
AWNING: Final[Stamp] = (
    line("M -9 0 V -12 M 9 0 V -12", 0.9, _D),
    fill("R -8.4 -5 16.8 5", _D),
    fill(
        "M -11 -10 L -9 -16 H 9 L 11 -10 Q 8.2 -8 5.5 -10 Q 2.7 -8 0 -10 Q -2.7 -8 -5.5 -10 "
        "Q -8.2 -8 -11 -10 Z",
        _A,
    ),
    fill(
        "M -5.5 -10 L -4.5 -16 H 0 V -10 Q -2.7 -8 -5.5 -10 Z M 5.5 -10 L 4.5 -16 H 9 "
        "L 11 -10 Q 8.2 -8 5.5 -10 Z",
        _L,
    ),
    fill("E -5 -5.6 1.5 1.5", _G),
    fill("E -1.8 -5.6 1.5 1.5", _A),
    fill("E 1.6 -5.6 1.5 1.5", _G),
    fill("E 5 -5.6 1.5 1.5", _A),
)
HOUSES: Final[Stamp] = (
    fill("M -24 0 V -10 H -15 V -14 H -6 V -9 H 3 V -17 H 13 V -11 H 24 V 0 Z", _D),
    fill("R -21 -7 2.4 3 R -12 -10.6 2.4 3 R -2 -6 2.4 3 R 6 -13 2.4 3 R 17 -8 2.4 3", _W),
    fill("M 3 -17 C 3 -22 13 -22 13 -17 Z", _D),
)
PALACE: Final[Stamp] = (
    fill("M -33 0 V -21 H 33 V 0 Z", _D),
    line("M -33 -21 H 33", 1.1, _G),
    fill("M -15 0 V -36 H 15 V 0 Z", _D),
    line("M -15 -36 H 15", 1.1, _G),
    fill("M -12 -36 C -14.6 -48 -4 -50 0 -58 C 4 -50 14.6 -48 12 -36 Z", _M),
    fill("M 1.4 -55.6 C 5 -50 14.6 -48 12 -36 H 6 C 8 -45 6 -50 1.4 -55.6 Z", _V),
    line("M 0 -58 V -63", 0.9, _G),
    fill("M -9 0 V -20 C -9 -27 -3 -28 0 -32 C 3 -28 9 -27 9 -20 V 0 Z", _W),
    fill("M -9 -20 C -9 -27 -3 -28 0 -32 C 3 -28 9 -27 9 -20 Q 0 -28 -9 -20 Z", _A),
    fill("M -29 0 V -9 C -29 -13 -26 -13.6 -24.6 -16 C -23.2 -13.6 -20.2 -13 -20.2 -9 V 0 Z", _W),
    fill("M 29 0 V -9 C 29 -13 26 -13.6 24.6 -16 C 23.2 -13.6 20.2 -13 20.2 -9 V 0 Z", _W),
)
TOWER: Final[Stamp] = (
    fill("M -9 0 L -7.6 -30 H 7.6 L 9 0 Z", _D),
    fill("M 2 -30 H 7.6 L 9 0 H 3 Z", _V),
    fill("M -8.6 -28 V -35 H -5 V -32 H -1.8 V -35 H 1.8 V -32 H 5 V -35 H 8.6 V -28 Z", _D),
    line("M -7.8 -26.4 H 7.8", 0.8, _M),
    fill("R -1 -22 2 5", _W),
)
WALL: Final[Stamp] = (
    fill(
        "M -16 0 V -20 H -13 V -17 H -10 V -20 H -7 V -17 H -4 V -20 H -1 V -17 H 2 V -20 "
        "H 5 V -17 H 8 V -20 H 11 V -17 H 14 V -20 H 17 V 0 Z",
        _D,
    ),
    line("M -15 -13.6 H 16", 0.6, _M),
)
GATE: Final[Stamp] = (
    fill("M -11 0 V -30 H 11 V 0 Z", _D),
    fill(
        "M -11 -28 V -33 H -7.6 V -30.6 H -3.8 V -33 H 0 V -30.6 H 3.8 V -33 H 7.6 V -30.6 "
        "H 11 V -28 Z",
        _D,
    ),
    line("M -8.6 0 V -14 C -8.6 -20 -3 -21 0 -25 C 3 -21 8.6 -20 8.6 -14 V 0", 1.0, _G),
    fill("M -6 0 V -12 C -6 -16.6 -2 -17.4 0 -20.4 C 2 -17.4 6 -16.6 6 -12 V 0 Z", _W),
)
ARK: Final[Stamp] = (  # a great sloping wall, its gate between two drums
    fill("M -40 0 L -36 -24 C -20 -30 20 -30 36 -24 L 40 0 Z", _D),
    line("M -36 -20 C -20 -26 20 -26 36 -20 M -37 -12 C -20 -17 20 -17 37 -12", 0.6, _M),
    fill("M -13 0 L -12 -34 H -3 L -3.4 0 Z", _D),
    fill("M 13 0 L 12 -34 H 3 L 3.4 0 Z", _D),
    fill("M -13 -33 H -2.4 V -36 H -13 Z", _M),
    fill("M 13 -33 H 2.4 V -36 H 13 Z", _M),
    fill("M -5 0 V -27 H 5 V 0 Z", _D),
    fill("M -3.4 0 V -11 C -3.4 -14.4 -1.2 -15 0 -17.4 C 1.2 -15 3.4 -14.4 3.4 -11 V 0 Z", _W),
    fill("R -3.6 -24 1.8 3.4 R -.9 -24 1.8 3.4 R 1.8 -24 1.8 3.4", _W),
)
MINARET: Final[Stamp] = (
    fill("M -6 0 L -4.6 -34 H 4.6 L 6 0 Z", _D),
    fill("M -6.4 -33 H 6.4 L 5 -37 H -5 Z", _M),
    fill("M -3.8 -36 L -3 -54 H 3 L 3.8 -36 Z", _D),
    fill("M -4.6 -53 H 4.6 L 3.6 -56 H -3.6 Z", _M),
    line("M -2 -56 V -61 M 2 -56 V -61", 0.8, _D),
    fill("M -3 -61 C -3 -64.6 -.8 -65 0 -68 C .8 -65 3 -64.6 3 -61 Z", _D),
    line(
        "M -5.4 -8 L 5.4 -8 M -5.2 -13 H 5.2 M -4.9 -23 H 4.9 M -4.7 -28 H 4.7 M -3.4 -44 H 3.4",
        0.8,
        _G,
    ),
    line(
        "M -5 -13 L -2.4 -18 L 0 -13 L 2.4 -18 L 5 -13 M -4.9 -23 L -2.4 -18 L 0 -23 "
        "L 2.4 -18 L 4.9 -23",
        0.7,
        _A,
    ),
    fill("M 1.6 0 L 1.2 -34 H 4.6 L 6 0 Z M .8 -36 L .6 -54 H 3 L 3.8 -36 Z", _V),
)
STUB_MINARET: Final[Stamp] = (  # broad, tiled and unfinished
    fill("M -12 0 L -9 -40 H 9 L 12 0 Z", _M),
    line("M -11.6 -5 H 11.6 M -10.6 -18 H 10.6 M -9.6 -31 H 9.6", 1.2, _G),
    line(
        "M -11 -11 L -8 -7.6 L -5 -11 L -2 -7.6 L 1 -11 L 4 -7.6 L 7 -11 L 10 -7.6 M -10 -25 "
        "L -7 -21.6 L -4 -25 L -1 -21.6 L 2 -25 L 5 -21.6 L 8 -25",
        1.0,
        _L,
    ),
    line("M -9.2 -36 H 9.2", 1.6, _A),
    fill("M 3 0 L 2.4 -40 H 9 L 12 0 Z", _V),
)
TENT: Final[Stamp] = (  # the black goat-hair tent
    line("M -19 0 L -12 -9 M 19 0 L 12 -9", 0.5, _D),
    fill("M -15 0 L -12 -9.4 Q -8 -9 -6 -13.4 Q 0 -11.4 6 -13.4 Q 8 -9 12 -9.4 L 15 0 Z", _D),
    fill("M -4 0 Q -1 -5 0 -11.8 Q 1 -5 4 0 Z", _W),
    line("M -12 -6 H -5 M 5 -6 H 12", 0.8, _A),
)
MINE: Final[Stamp] = (
    fill(
        "M -38 0 L -33 -17 L -24 -25 L -15 -37 L -4 -42 L 8 -38 L 17 -27 L 27 -22 L 34 -10 "
        "L 39 0 Z",
        _D,
    ),
    fill("M -4 -42 L 8 -38 L 17 -27 L 27 -22 L 34 -10 L 39 0 H 14 L 10 -16 L 2 -26 Z", _V),
    line("M -24 -25 L -20 -14 M -15 -37 L -12 -26 M 17 -27 L 20 -16", 0.7, _M),
    fill("M -9 0 L -7.4 -17 H 7.4 L 9 0 Z", Tone.INK),
    fill("M -6 0 L -5 -14 H 5 L 6 0 Z", _W),
    fill("M -4 0 L -2.6 -10 H 2.6 L 4 0 Z", _G),
    line("M -8.6 0 L -7 -17 M 8.6 0 L 7 -17 M -9.6 -17.4 H 9.6", 2.0, _L),
    line("M -14 -.4 L -3 -3.6 M 14 -.4 L 3 -3.6", 0.8, _M),
)
BRIDGE: Final[Stamp] = (
    fill(
        "M -44 0 V -18 H 44 V 0 H 38 C 38 -15 24 -15 24 0 H 16 C 16 -15 2 -15 2 0 H -6 "
        "C -6 -15 -20 -15 -20 0 H -28 C -28 -15 -42 -15 -42 0 Z",
        _D,
    ),
    line("M -44 -17 H 44", 1.2, _G),
    line(
        "M -44 -21 H 44 M -40 -21 V -18 M -28 -21 V -18 M -16 -21 V -18 M -4 -21 V -18 "
        "M 8 -21 V -18 M 20 -21 V -18 M 32 -21 V -18",
        0.7,
        _D,
    ),
)
SCAFFOLD: Final[Stamp] = (
    fill("M -9 0 V -31 H 9 V 0 Z", _D),
    fill("M -9 -31 C -9.6 -39 -3 -40 0 -45 C 3 -40 9.6 -39 9 -31 Z", _M),
    line(
        "M -13 0 V -44 M 13 0 V -44 M -14.6 -12 H 14.6 M -14.6 -24 H 14.6 M -14.6 -36 H 14.6",
        0.8,
        _L,
    ),
    line("M -13 -12 L 13 -24 M 13 -24 L -13 -36", 0.6, _L),
    fill("M -4 0 V -8 C -4 -11 -1.4 -11.6 0 -14 C 1.4 -11.6 4 -11 4 -8 V 0 Z", _W),
)
SHAFT: Final[Stamp] = (  # the mouth of a qanat: a ring of spoil around the well, and its windlass
    fill("M -13 0 C -11 -6 -5 -8 0 -8 C 5 -8 11 -6 13 0 Z", _M),
    fill("M 2 -8 C 6 -7.6 11 -6 13 0 H 6 Q 7 -5 2 -8 Z", _V),
    fill("E 0 -7 5 1.8", _D),
    line("M -5.4 -7 L -3.4 -19 M 5.4 -7 L 3.4 -19 M -5.6 -18 H 5.6", 1.1, _D),
    line("M 0 -18 V -9", 0.5, _D),
    fill("M -1.6 -11 H 1.6 L 1.2 -8 H -1.2 Z", _A),
)
CLIFF: Final[Stamp] = (  # the left wall of a gorge
    fill("M -4 2 V -66 L 6 -60 L 9 -46 L 17 -40 L 20 -26 L 27 -18 L 29 -8 L 34 2 Z", _M),
    fill("M -4 2 V -52 L 3 -44 L 6 -30 L 13 -22 L 15 -10 L 22 2 Z", _D),
    fill(
        "M 6 -60 L 9 -46 L 17 -40 L 20 -26 L 27 -18 L 29 -8 L 34 2 H 26 L 20 -14 L 13 -20 "
        "L 12 -36 L 5 -44 Z",
        _V,
    ),
    line("M 1 -38 L 2 -26 M 7 -20 L 8 -10 M 12 -34 L 14 -26", 0.6, _L),
)

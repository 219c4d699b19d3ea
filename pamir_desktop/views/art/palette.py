"""Colors: two themes of the table, and three palettes of suits, coalitions and players.

The color-blind-friendly palette is the default. Every mark also has its own shape, so color never
carries a meaning alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pamir_desktop.model.terms import Coalition, Colour, Region, Suit


class Theme(NamedTuple):
    """The surroundings: table, trays, paper, ink. Colors as #RRGGBB."""

    name: str
    table: str
    tray: str
    tray_ink: str
    kilim: str
    paper: str
    paper_deep: str
    card_paper: str
    ink: str
    ink_second: str
    line: str
    brass: str
    gold: str
    focus: str
    bar: str
    bar_ink: str
    bar_ink_second: str
    menu: str
    warn: str
    good: str
    sea: str
    sea_line: str
    land_line: str
    shadow: str
    land: dict[Region, str]
    peak_lit: str
    peak_dark: str
    is_dark: bool


class Palette(NamedTuple):
    """Colors with a meaning: suits, coalitions and players, each with the ink used on it."""

    name: str
    suit: dict[Suit, str]
    suit_ink: dict[Suit, str]
    coalition: dict[Coalition, str]
    coalition_ink: dict[Coalition, str]
    player: dict[Colour, str]
    player_ink: dict[Colour, str]


LIGHT: Final = Theme(
    name="light",
    table="#CDBFA0",
    tray="#66705F",
    tray_ink="#FBF4E2",
    kilim="#F3DFA8",
    paper="#F6EFDD",
    paper_deep="#ECE1C8",
    card_paper="#F6EFDD",
    ink="#241E17",
    ink_second="#65573F",
    line="#BCA97F",
    brass="#855B14",
    gold="#E3B341",
    focus="#0067C0",
    bar="#2B241C",
    bar_ink="#F4E9D0",
    bar_ink_second="#BBAA88",
    menu="#EFE6D2",
    warn="#A3201C",
    good="#0B6B45",
    sea="#C9D3CB",
    sea_line="#6F8A88",
    land_line="#5B4630",
    shadow="#3A2C17",
    land={
        Region.PERSIA: "#E3B878",
        Region.TRANSCASPIA: "#D9C08A",
        Region.HERAT: "#C7B98C",
        Region.KABUL: "#B9BFA9",
        Region.KANDAHAR: "#DDAA85",
        Region.PUNJAB: "#AEC19A",
    },
    peak_lit="#F3E4C3",
    peak_dark="#A98F66",
    is_dark=False,
)

DUSK: Final = Theme(
    name="dusk",
    table="#171A29",
    tray="#0E111C",
    tray_ink="#C9C0AC",
    kilim="#D8AB55",
    paper="#252A3D",
    paper_deep="#2E344A",
    card_paper="#DDD2B8",
    ink="#F1E8D4",
    ink_second="#B4AC9A",
    line="#454C66",
    brass="#D8AB55",
    gold="#E9BC57",
    focus="#4DA6FF",
    bar="#0B0D16",
    bar_ink="#F4E9D0",
    bar_ink_second="#A79E8B",
    menu="#1E2233",
    warn="#FF8A78",
    good="#5FCB9A",
    sea="#10182B",
    sea_line="#4E6C8C",
    land_line="#D9C7A0",
    shadow="#000000",
    land={
        Region.PERSIA: "#4A3B33",
        Region.TRANSCASPIA: "#413F45",
        Region.HERAT: "#38424A",
        Region.KABUL: "#33405A",
        Region.KANDAHAR: "#4B3840",
        Region.PUNJAB: "#2E4A4A",
    },
    peak_lit="#4A5573",
    peak_dark="#232942",
    is_dark=True,
)

THEMES: Final = {theme.name: theme for theme in (LIGHT, DUSK)}

INK: Final = "#241E17"
WHITE: Final = "#FFFFFF"
GOLD_HALO: Final = "#0B0D16"


def halo(theme: Theme) -> str:
    """The background of a mark in the focus color, so that it is visible on any ground."""
    return "#0B0D16" if theme.is_dark else "#FFFDF5"


def _palette(name: str, suits: str, coalitions: str, players: str) -> Palette:
    """A palette from colors in the order of the enums; inks are derived from their lightness."""
    return Palette(
        name=name,
        suit=dict(zip(Suit, suits.split(), strict=True)),
        suit_ink=dict(zip(Suit, (WHITE, WHITE, INK, WHITE), strict=True)),
        coalition=dict(zip(Coalition, coalitions.split(), strict=True)),
        coalition_ink=dict(zip(Coalition, (WHITE, INK, INK), strict=True)),
        player=dict(zip(Colour, players.split(), strict=True)),
        player_ink=dict(zip(Colour, (WHITE, WHITE, INK, WHITE, WHITE), strict=True)),
    )


SAFE: Final = _palette(
    "safe",
    suits="#3F2278 #2B86D0 #D69A0C #9E2420",
    coalitions="#0B6B45 #E070AE #FBE36B",
    players="#8F8B86 #1B5A96 #EBBE6E #B23A1E #1B1714",
)
HIGH_CONTRAST: Final = _palette(
    "high_contrast",
    suits="#270959 #2B81D9 #CA9E02 #7C1F1B",
    coalitions="#005924 #E451A9 #FFFA7D",
    players="#8C8C8C #014988 #F2BB61 #AA3611 #14110F",
)
PRINTED: Final = _palette(
    "printed",
    suits="#6B3F8E #3E6FA8 #C9952A #A8322B",
    coalitions="#3E7B4A #D98BA6 #E8C94F",
    players="#9A948C #2F5F97 #D9B36C #B5402B #221D1A",
)

PALETTES: Final = {palette.name: palette for palette in (SAFE, HIGH_CONTRAST, PRINTED)}

"""Everyone can read the table: contrast of both themes, distances of all palettes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette

from pamir_desktop.views.art.palette import (
    GOLD_HALO,
    HIGH_CONTRAST,
    INK,
    PALETTES,
    PRINTED,
    SAFE,
    THEMES,
    WHITE,
    Palette,
    Theme,
    halo,
)
from pamir_desktop.views.style import Style, qt_palette, sheet
from tests.views.art.colour_vision import VISIONS, ciede2000, contrast, distance, least_distance

TEXT = 4.5
MARK = 3.0

INKS = {
    "ink": ("paper", "paper_deep", "menu", "table"),
    "ink_second": ("paper", "paper_deep", "menu"),
    "tray_ink": ("tray",),
    "bar_ink": ("bar",),
    "bar_ink_second": ("bar",),
    "brass": ("paper", "paper_deep"),
    "warn": ("paper", "paper_deep"),
    "good": ("paper", "paper_deep"),
}
"""What is written in which color on what."""

LEAST: dict[str, dict[str, float]] = {
    SAFE.name: {"suit": 23, "coalition": 23, "player": 23},
    HIGH_CONTRAST.name: {"suit": 27, "coalition": 27, "player": 27},
    # true to the printed game, which asks more of the eyes: shapes have to tell things apart
    PRINTED.name: {"suit": 7.5, "coalition": 14, "player": 18},
}


def themes() -> list[Theme]:
    return list(THEMES.values())


def test_distance_agrees_with_published_values() -> None:
    # Sharma, Wu, Dalal: The CIEDE2000 color-difference formula (2005), pairs 1, 7, 16 and 25
    pairs = (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    )
    for one, other, published in pairs:
        assert ciede2000(one, other) == pytest.approx(published, abs=1e-4)


def test_contrast_agrees_with_its_definition() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)


def test_greys_look_alike_to_all_eyes() -> None:
    for vision in VISIONS:
        assert distance("#808080", "#828282", vision) < 1.5


@pytest.mark.parametrize("theme", themes(), ids=lambda theme: theme.name)
class TestThemes:
    def test_every_text_can_be_read(self, theme: Theme) -> None:
        poor = {
            (ink, ground): ratio
            for ink, grounds in INKS.items()
            for ground in grounds
            if (ratio := contrast(getattr(theme, ink), getattr(theme, ground))) < TEXT
        }
        assert not poor

    def test_names_on_the_map_can_be_read(self, theme: Theme) -> None:
        assert all(contrast(theme.ink, land) >= TEXT for land in theme.land.values())

    def test_cards_can_be_read(self, theme: Theme) -> None:
        assert contrast(INK, theme.card_paper) >= TEXT

    def test_marks_are_seen_against_their_halo_and_borders_against_the_land(
        self, theme: Theme
    ) -> None:
        """A halo surrounds every mark, so that any ground will do."""
        assert contrast(theme.focus, halo(theme)) >= MARK
        assert contrast(theme.gold, GOLD_HALO) >= MARK
        assert all(contrast(theme.land_line, land) >= MARK for land in theme.land.values())


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
class TestPalettes:
    def test_signs_are_seen_on_their_colours(self, palette: Palette) -> None:
        for name in ("suit", "coalition", "player"):
            colours, inks = getattr(palette, name), getattr(palette, f"{name}_ink")
            for key, colour in colours.items():
                assert inks[key] in (INK, WHITE)
                assert contrast(colour, inks[key]) >= MARK, (name, key)

    def test_names_on_coalition_colours_can_be_read(self, palette: Palette) -> None:
        for coalition, colour in palette.coalition.items():
            assert contrast(colour, palette.coalition_ink[coalition]) >= TEXT

    @pytest.mark.parametrize("name", ["suit", "coalition", "player"])
    def test_all_eyes_can_distinguish_the_colours(self, palette: Palette, name: str) -> None:
        least = least_distance(list(getattr(palette, name).values()))
        assert least[0] >= LEAST[palette.name][name], least


def test_nothing_is_easier_to_see_than_high_contrast() -> None:
    for name in ("suit", "coalition", "player"):
        least = [
            least_distance(list(getattr(palette, name).values()))[0]
            for palette in (PRINTED, SAFE, HIGH_CONTRAST)
        ]
        assert least == sorted(least)


# --- The widgets, in the colours they really get -----------------------------------------------

ROLES = (
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.Text, QPalette.ColorRole.AlternateBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Base),
)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COLOUR = re.compile(r"([-\w]+):\s*(#[0-9A-Fa-f]{6})\b")
PAIRS = (
    ("color", "background"),
    ("color", "background-color"),
    ("selection-color", "selection-background-color"),
)


def written(style: Style) -> Iterator[tuple[str, str, str]]:
    """Every rule of the style sheet that names both the ink and the ground."""
    for selector, body in RULE.findall(sheet(style)):
        colours = dict(COLOUR.findall(body))
        for ink, ground in PAIRS:
            if ink in colours and ground in colours and ":disabled" not in selector:
                yield selector.strip(), colours[ink], colours[ground]


@pytest.mark.parametrize("theme", themes(), ids=lambda theme: theme.name)
class TestWidgets:
    def test_qt_gets_colours_that_can_be_read(self, theme: Theme) -> None:
        palette = qt_palette(Style(theme))
        poor = {
            (ink.name, ground.name): ratio
            for ink, ground in ROLES
            if (ratio := contrast(palette.color(ink).name(), palette.color(ground).name())) < TEXT
        }
        assert not poor

    def test_every_rule_of_the_style_sheet_can_be_read(self, theme: Theme) -> None:
        rules = list(written(Style(theme)))
        assert len(rules) >= 4
        poor = {
            selector: ratio
            for selector, ink, ground in rules
            if (ratio := contrast(ink, ground)) < TEXT
        }
        assert not poor

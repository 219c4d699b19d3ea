"""Over a grid of windows and scales: nothing on the table gets smaller when anything grows."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from pamir_desktop import LANGUAGES
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.cards.layout import CardLayout, Detail, detail_at
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.text_fit import fitting_size
from pamir_desktop.views.panel_plan import PanelPlan, plan_panel
from pamir_desktop.views.table.layout import TableLayout, lay_table
from pamir_desktop.views.texts.card_texts import card_words
from pamir_desktop.views.texts.languages import use_language

WIDTHS = [
    1024,
    1100,
    1200,
    1280,
    1366,
    1440,
    1520,
    1600,
    1680,
    1760,
    1920,
    2200,
    2560,
    3000,
    3440,
    3840,
    5120,
]
HEIGHTS = [672, 700, 740, 772, 830, 872, 960, 1020, 1052, 1172, 1412, 1600, 2132]
SCALES = [0.8, 0.9, 1.0, 1.25, 1.5, 1.75, 2.0]
PLAYERS = [2, 3, 4, 5]
UNUSED = 0.08
CHROME = 60  # title bar and menu bar


def plan_and_table(
    width: int, height: int, players: int, scale: float
) -> tuple[PanelPlan, TableLayout]:
    """A page as it is first shown."""
    plan = plan_panel(width, height, players, scale)
    dock = plan.beside if plan.is_roomy else 0
    room = width - plan.rail - plan.tall
    return plan, lay_table(room, height, players, scale=scale, dock=dock, card=plan.card)


def card_widths(width: int, height: int, players: int, scale: float) -> tuple[float, float, float]:
    table = plan_and_table(width, height, players, scale)[1]
    return table.market_card, table.own_card, table.other_card


def grows(smaller: tuple[float, ...], larger: tuple[float, ...]) -> bool:
    return all(a <= b + 0.001 for a, b in zip(smaller, larger, strict=True))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scale", SCALES)
def test_no_card_gets_smaller_when_the_window_grows(players: int, scale: float) -> None:
    for height in HEIGHTS:
        for narrow, wide in pairwise(WIDTHS):
            before = card_widths(narrow, height, players, scale)
            assert grows(before, card_widths(wide, height, players, scale)), (narrow, wide, height)
    for width in WIDTHS:
        for low, high in pairwise(HEIGHTS):
            before = card_widths(width, low, players, scale)
            assert grows(before, card_widths(width, high, players, scale)), (width, low, high)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_card_gets_smaller_when_texts_grow(players: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            for small, large in pairwise(SCALES):
                before = card_widths(width, height, players, small)
                after = card_widths(width, height, players, large)
                assert grows(before, after), (width, height, small, large)


def zones(table: TableLayout) -> list[QRectF]:
    upper = (*table.panels, table.points, table.map, table.suits, table.market, table.facts)
    return [
        *upper,
        table.prompt,
        *table.others,
        table.hand,
        table.court,
        table.dial,
        table.dock,
    ]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scale", SCALES)
def test_little_of_the_table_is_unused(scale: float, players: int) -> None:
    """In every window up to the widest screens, which are 32:9."""
    for size in [(w, h) for w in WIDTHS for h in HEIGHTS if 9 * w <= 32 * (h + CHROME)]:
        table = plan_and_table(*size, players, scale)[1]
        used = sum(rect.width() * rect.height() for rect in zones(table))
        width, height = table.size
        assert 1 - used / (width * height) <= UNUSED, size


@pytest.mark.parametrize("players", PLAYERS)
def test_the_panel_never_covers_the_market(players: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            plan = plan_panel(width, height, players, 1.0)
            table = lay_table(width - plan.rail - plan.tall, height, players)
            assert plan.tall or table.lower_area().top() > table.market.bottom()
            assert plan.tall or plan.beside or plan.over


@pytest.mark.parametrize("players", PLAYERS)
def test_small_games_have_larger_cards(players: int) -> None:
    few, many = (card_widths(1920, 1052, count, 1.0) for count in (2, players))
    assert grows(many, few)
    assert players == 2 or few[0] > 1.03 * many[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_market_cards_can_be_read_at_1024x700(
    language: str, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    use_language(qapp, language)
    request.addfinalizer(lambda: use_language(qapp, "en"))
    table = plan_and_table(1024, 672, 4, 1.0)[1]
    sizes = []
    for card, printed in CARDS.items():
        layout = CardLayout.of(printed, table.market_card)
        assert layout.detail > Detail.TINY
        band, unit = layout.name_band, layout.unit
        width = band.width() - (4.6 if printed.patriot is None else 13.2) * unit
        name = card_words(card).name
        sizes.append(
            fitting_size(name, Family.SERIF, 600, width, band.height() - unit, 11.5 * unit, 3.0)
        )
    assert min(sizes) >= 6.4
    assert sorted(sizes)[len(sizes) // 2] >= 9.5


def test_no_card_of_the_market_or_of_ones_own_is_without_its_names() -> None:
    """Only the courts of others may be so small that names and abilities are tips alone."""
    for players in PLAYERS:
        for size in [(w, h) for w in WIDTHS for h in HEIGHTS]:
            table = plan_and_table(*size, players, 1.0)[1]
            least = min(table.market_card, table.own_card)
            assert detail_at(least) > Detail.TINY, size


def test_other_courts_have_names_at_1280x800() -> None:
    for players in PLAYERS:
        table = plan_and_table(1280, 772, players, 1.0)[1]
        layout = CardLayout.of(CARDS[CardId(1)], table.other_card)
        assert layout.detail is Detail.COMPACT
        assert not layout.impact_plaque.isEmpty()

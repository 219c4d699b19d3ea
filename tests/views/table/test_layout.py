"""The layout fits every window from 1024x700 to 4K, at every text scale, without overlap."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from pamir_desktop.views.table.layout import TableLayout, lay_table

SIZES = [
    (1024, 640),
    (1280, 694),
    (1280, 774),
    (1540, 1052),
    (1920, 1052),
    (2560, 1400),
    (3840, 2130),
]
LEAST_SHOWN = 0.44  # of a court card's width: spine and spy gutter stay visible
SCALES = [0.8, 1.0, 1.5, 2.0]


@pytest.fixture(params=[(size, scale, n) for size in SIZES for scale in SCALES for n in (2, 3, 5)])
def layout(request: pytest.FixtureRequest) -> TableLayout:
    (width, height), scale, players = request.param
    courts = tuple(range(3, 2 + players))
    return lay_table(width, height, players, court_sizes=courts, hand_size=4, scale=scale)


def zones(layout: TableLayout) -> dict[str, QRectF]:
    named = {
        name: getattr(layout, name)
        for name in ("points", "map", "suits", "market", "facts", "prompt", "hand", "court", "dial")
    }
    named |= {f"panel {i}": rect for i, rect in enumerate(layout.panels)}
    return named | {f"court {i}": rect for i, rect in enumerate(layout.others)}


def test_every_zone_is_within_the_window(layout: TableLayout) -> None:
    window = QRectF(0, 0, *layout.size)
    for name, rect in zones(layout).items():
        assert window.contains(rect), name
        assert rect.width() > 30, name
        assert rect.height() > 14, name


def test_no_zone_covers_another(layout: TableLayout) -> None:
    for (one, a), (other, b) in combinations(zones(layout).items(), 2):
        common = a.intersected(b)
        assert common.width() < 0.5 or common.height() < 0.5, f"{one} covers {other}"


def test_market_cards_are_in_the_market_side_by_side(layout: TableLayout) -> None:
    for slot in layout.slots:
        assert layout.market.contains(slot)
    for one, other in combinations(layout.slots, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("count", [1, 3, 6, 9])
def test_own_cards_stay_in_their_trays(layout: TableLayout, count: int) -> None:
    for rect in layout.court_cards(count):
        assert layout.court.adjusted(-1, -1, 1, 1).contains(rect)
    for rect in layout.hand_cards(min(count, 5)):
        assert layout.hand.adjusted(-1, -1, 1, 1).contains(rect)


def test_six_court_cards_keep_their_spines_visible_in_the_smallest_window() -> None:
    layout = lay_table(1024, 640, 4, court_sizes=(6, 6, 6), hand_size=4)
    own = layout.court_cards(6)
    assert own[1].left() - own[0].left() >= LEAST_SHOWN * layout.own_card


def test_text_grows_with_the_scale() -> None:
    small, large = (lay_table(1280, 774, 3, scale=scale) for scale in (1.0, 2.0))
    assert large.text == pytest.approx(2 * small.text)
    assert large.letters == pytest.approx(1.3 * small.letters)


def least_step(cards: list[QRectF], width: float) -> float:
    """How much of the narrowest card is seen, in widths of a card."""
    return min((b.left() - a.left() for a, b in pairwise(cards)), default=width) / width


@pytest.mark.parametrize("hand", [2, 3, 4])
@pytest.mark.parametrize("court", [2, 4, 6, 8])
@pytest.mark.parametrize("width", [1024, 1160, 1280, 1390])
def test_the_hand_yields_only_to_show_the_spines_of_the_court(
    width: int, hand: int, court: int
) -> None:
    # Given a panel beside courts and hand
    layout = lay_table(width, 772, 3, hand_size=hand, court_size=court, dock=390)

    # When there are more cards than fit
    in_hand = least_step(layout.hand_cards(hand), layout.own_card)
    in_court = least_step(layout.court_cards(court), layout.own_card)

    # Then the spine of every card of the court is seen, or as much as of those in the hand
    assert in_court > LEAST_SHOWN - 0.01 or in_court > in_hand - 0.02
    # And the hand is as wide as ever where there is room
    usual = lay_table(width, 772, 3, hand_size=hand, dock=390)
    assert in_court < LEAST_SHOWN + 0.05 or layout.hand == usual.hand


def test_where_there_is_room_the_court_changes_nothing() -> None:
    small, large = (lay_table(1900, 1000, 3, hand_size=2, court_size=n) for n in (0, 4))
    assert small == large

"""The game's words, and the map they make."""

from __future__ import annotations

from pamir_desktop.model.terms import (
    BORDER_BETWEEN,
    BORDER_ENDS,
    BORDERS_OF,
    FAVOR_SUIT,
    GIFT_PRICES,
    NEIGHBOURS,
    Border,
    Impact,
    Region,
    Suit,
    word,
)


def test_the_map_has_nine_borders() -> None:
    """1.1, in its order."""
    assert [tuple(word(end) for end in BORDER_ENDS[border]) for border in Border] == [
        ("persia", "transcaspia"),
        ("persia", "herat"),
        ("transcaspia", "herat"),
        ("transcaspia", "kabul"),
        ("herat", "kabul"),
        ("herat", "kandahar"),
        ("kabul", "kandahar"),
        ("kabul", "punjab"),
        ("kandahar", "punjab"),
    ]


def test_neighbours_and_borders_agree() -> None:
    counts = {word(region): len(NEIGHBOURS[region]) for region in Region}
    assert counts == {
        "persia": 2,
        "transcaspia": 3,
        "herat": 4,
        "kabul": 4,
        "kandahar": 3,
        "punjab": 2,
    }
    for region in Region:
        assert len(BORDERS_OF[region]) == len(NEIGHBOURS[region])
        for other in NEIGHBOURS[region]:
            assert region in NEIGHBOURS[other]
            border = BORDER_BETWEEN[region, other]
            assert border is BORDER_BETWEEN[other, region]
            assert border in BORDERS_OF[region]
    assert len(BORDER_BETWEEN) == 2 * len(Border)


def test_every_suit_has_its_icon() -> None:
    assert set(FAVOR_SUIT.values()) == set(Suit)
    assert all(word(icon) == f"favor_{word(suit)}" for icon, suit in FAVOR_SUIT.items())
    assert word(Impact.LEVERAGED) == "leveraged"


def test_gifts_cost_two_four_and_six() -> None:
    assert GIFT_PRICES == (2, 4, 6)

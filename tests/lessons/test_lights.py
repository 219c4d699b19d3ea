"""Links that are computed from the state lead to what is meant, four at most."""

from __future__ import annotations

import pytest

from pamir_desktop.lessons.layout import lay_out
from pamir_desktop.lessons.lights import COMPUTED, MOST, plain_links
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model.terms import Seat


@pytest.mark.parametrize(
    ("name", "link", "expected"),
    [
        ("goal", "check", ("slot:0",)),
        ("market", "best_coins", ("slot:0",)),
        ("actions", "tax_tiles", ("action:13:tax",)),
        ("actions", "gift_tiles", ("action:45:gift",)),
        ("spies", "bonus_cards", ("card:45",)),
        ("timing", "held_cards", ()),
        ("timing", "lone_tribes", ("tribes:0:kandahar", "tribes:0:punjab")),
        ("goal", "hand", ("hand:25",)),
        ("goal", "court", ("court:0",)),
        ("goal", "panel:ME", ("panel:0",)),
        ("goal", "slot:3", ("slot:3",)),
    ],
)
def test_links(name: str, link: str, expected: tuple[str, ...]) -> None:
    lesson = next(lesson for lesson in load_lessons() if lesson.id == name)
    state = lay_out(lesson.position)
    assert set(plain_links((link,), state, Seat(0))) == set(expected)


def test_cards_that_others_hold_are_hostages_of_their_owner() -> None:
    timing = next(lesson for lesson in load_lessons() if lesson.id == "timing")
    state = lay_out(timing.position)  # a spy of Mirzad is alone on Money Lenders in Devidas’ court
    assert plain_links(("held_cards",), state, Seat(2)) == ("card:14",)


def test_at_most_four_things_are_lit() -> None:
    state = lay_out(load_lessons()[0].position)
    links = tuple(f"slot:{slot}" for slot in range(6))
    assert plain_links(links, state, Seat(0)) == links[:MOST]


def test_every_link_of_a_remark_is_known() -> None:
    remarks = load_lessons()[-1].remarks
    kinds = {"slot", "card", "market", "forecast"}
    for remark in remarks:
        for link in remark.light:
            assert link in COMPUTED or link.partition(":")[0] in kinds

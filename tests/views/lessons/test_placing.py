"""A note never covers what it speaks of, and is where one looks."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from pamir_desktop.views.lessons.placing import GAP, Surroundings, distance, place_note, tail_end

ROOM = QRectF(0, 0, 1280, 780)
NOTE = QSizeF(348, 190)


def test_beside_its_anchor_where_nothing_is_in_the_way() -> None:
    anchor = QRectF(500, 300, 100, 140)
    place = place_note(NOTE, Surroundings(ROOM, (anchor,)))
    assert distance(place, anchor) == GAP
    assert ROOM.contains(place)


def test_at_another_side_where_one_is_closed() -> None:
    anchor = QRectF(500, 300, 100, 140)
    right = QRectF(600, 0, 680, 780)
    place = place_note(NOTE, Surroundings(ROOM, (anchor,), closed=(right,)))
    assert not place.intersects(right)
    assert distance(place, anchor) == GAP


def test_rather_far_away_than_over_cards() -> None:
    anchor = QRectF(600, 100, 100, 140)
    cards = tuple(QRectF(580 + 110 * i, 100, 100, 300) for i in range(6))
    panels = (QRectF(0, 0, 570, 430),)
    place = place_note(NOTE, Surroundings(ROOM, (anchor,), crowded=cards + panels))
    assert not any(place.intersects(box) for box in cards + panels)


def test_it_stays_where_it_was_if_that_is_as_good() -> None:
    before = QRectF(QPointF(100, 500), NOTE)
    one, other = QRectF(200, 300, 80, 80), QRectF(190, 310, 80, 80)
    first = place_note(NOTE, Surroundings(ROOM, (one,)), before)
    assert place_note(NOTE, Surroundings(ROOM, (other,)), first) == first


def test_it_moves_away_when_what_is_below_is_lit() -> None:
    before = QRectF(QPointF(100, 500), NOTE)
    lit = QRectF(150, 520, 100, 100)
    place = place_note(NOTE, Surroundings(ROOM, (lit,)), before)
    assert not place.intersects(lit)


@pytest.mark.parametrize("seed", range(60))
def test_nothing_lit_or_closed_is_covered_while_there_is_room(seed: int) -> None:
    """Random tables on which at least one free place is known."""
    dice = random.Random(seed)
    size = QSizeF(dice.randint(200, 420), dice.randint(90, 300))
    # a multiple of the step, so that the search over the table must find it
    free = QRectF(QPointF(32 * dice.randint(0, 20), 32 * dice.randint(0, 10)), size)
    wide = free.adjusted(-GAP, -GAP, GAP, GAP)
    boxes: list[QRectF] = []
    while len(boxes) < 25:
        box = QRectF(
            dice.randint(0, 1200),
            dice.randint(0, 700),
            dice.randint(20, 200),
            dice.randint(20, 200),
        )
        if not box.intersects(wide):
            boxes.append(box)
    around = Surroundings(ROOM, tuple(boxes[:4]), tuple(boxes[4:14]), tuple(boxes[14:]))
    place = place_note(size, around)
    assert ROOM.contains(place)
    assert not any(place.intersects(box) for box in boxes[:14])


def test_without_room_what_is_lit_is_the_last_to_be_covered() -> None:
    lit = QRectF(0, 0, 640, 780)
    closed = QRectF(640, 0, 640, 780)
    place = place_note(NOTE, Surroundings(ROOM, (lit,), closed=(closed,)))
    assert not place.intersects(lit)


def test_the_tail_ends_at_the_edge_of_what_is_meant() -> None:
    anchor = QRectF(100, 100, 50, 50)
    assert tail_end(QRectF(300, 110, 100, 20), anchor) == QPointF(150, 120)
    assert tail_end(QRectF(300, 300, 100, 20), anchor) == QPointF(150, 150)


SIDE = QRectF(840, 460, 390, 310)
HOME = QRectF(846, 600, 378, 164)


def test_it_goes_home_rather_than_over_cards() -> None:
    cards = (QRectF(0, 0, 1280, 780),)
    around = Surroundings(ROOM, (), crowded=cards, side=SIDE, home=HOME)
    assert place_note(NOTE, around) == HOME


def test_it_stays_beside_its_anchor_where_that_covers_nothing() -> None:
    anchor = QRectF(300, 300, 100, 140)
    place = place_note(NOTE, Surroundings(ROOM, (anchor,), side=SIDE, home=HOME))
    assert distance(place, anchor) == GAP


def test_elsewhere_the_side_panel_is_not_covered() -> None:
    anchor = QRectF(740, 560, 90, 140)
    place = place_note(NOTE, Surroundings(ROOM, (anchor,), side=SIDE))
    assert not place.intersects(SIDE)


def test_home_is_left_when_it_is_closed() -> None:
    cards = (QRectF(0, 0, 1280, 780),)
    around = Surroundings(ROOM, (), (HOME,), cards, SIDE, HOME)
    assert not place_note(NOTE, around).intersects(SIDE)


def test_within_a_step_it_stays_even_if_another_place_is_better() -> None:
    before, far = QRectF(QPointF(100, 500), NOTE), QRectF(1100, 20, 80, 80)
    taller = QSizeF(NOTE.width(), NOTE.height() + 40)
    around = Surroundings(ROOM, (far,), crowded=(before,))
    assert place_note(taller, around, before) != QRectF(before.topLeft(), taller)
    assert place_note(taller, around, before, stay=True) == QRectF(before.topLeft(), taller)


def test_within_a_step_it_leaves_what_it_would_cover() -> None:
    before = QRectF(QPointF(100, 500), NOTE)
    button = QRectF(120, 520, 50, 20)
    assert not place_note(NOTE, Surroundings(ROOM, (), (button,)), before, stay=True).intersects(
        button
    )
    low = QRectF(QPointF(100, ROOM.bottom() - NOTE.height()), NOTE)
    taller = QSizeF(NOTE.width(), NOTE.height() + 40)
    assert ROOM.contains(place_note(taller, Surroundings(ROOM, ()), low, stay=True))


def test_within_a_step_it_stays_at_home_when_its_words_are_others() -> None:
    anchor = QRectF(300, 300, 100, 140)
    higher = HOME.adjusted(0, -44, 0, 0)
    around = Surroundings(ROOM, (anchor,), side=SIDE, home=higher)
    assert place_note(NOTE, around, HOME) != higher
    assert place_note(NOTE, around, HOME, stay=True) == higher

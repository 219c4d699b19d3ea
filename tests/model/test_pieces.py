"""Pieces and their places: counting them, and the only ways they move."""

from __future__ import annotations

import pytest

from pamir_desktop.model import pieces
from pamir_desktop.model.terms import Border, CardId, Region
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, HERAT, KABUL, RUSSIAN


def test_every_place_is_of_one_kind() -> None:
    for place in range(pieces.LAST_PLACE + 1):
        kinds = [
            place == pieces.SUPPLY,
            pieces.is_card(place),
            pieces.is_region(place),
            pieces.FIRST_BORDER <= place < pieces.FIRST_GIFT,
            pieces.is_gift(place),
        ]
        assert kinds.count(True) == 1, place


def test_places_of_regions_and_borders_come_back() -> None:
    assert all(pieces.region_at(pieces.in_region(region)) is region for region in Region)
    assert all(pieces.border_at(pieces.on_border(border)) is border for border in Border)


def test_pieces_are_counted_by_owner_and_place() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 3)
    given.army(state, BRITISH, KABUL)
    given.road(state, AFGHAN, Border.HERAT_KABUL, 2)
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, KABUL)
    given.court(state, BORIS, 29, 30)
    given.spy(state, ANNA, 29)
    given.spy(state, BORIS, 29, 2)
    given.gift(state, ANNA, 2)

    assert pieces.armies(state, AFGHAN, KABUL) == 3
    assert pieces.armies(state, RUSSIAN, KABUL) == 0
    assert pieces.roads(state, AFGHAN, Border.HERAT_KABUL) == 2
    assert pieces.blocks_in_play(state, AFGHAN) == 5
    assert pieces.tribes(state, ANNA, KABUL) == 2
    assert pieces.spies(state, ANNA, CardId(29)) == 1
    assert pieces.spies_by_seat(state, CardId(29)) == [1, 2, 0]
    assert pieces.gifts(state, ANNA) == [2]
    assert pieces.cylinders_in_play(state, ANNA) == 4
    assert list(pieces.cards_with_spy(state, BORIS)) == [29]


def test_a_piece_placed_is_remembered_and_one_returned_forgotten() -> None:
    """R21."""
    state = given.table()
    assert pieces.place_block(state, 4, pieces.in_region(KABUL)) == pieces.SUPPLY
    assert pieces.place_cylinder(state, 11, pieces.in_region(KABUL)) == pieces.SUPPLY
    assert (state.placed_blocks, state.placed_cylinders) == (1 << 4, 1 << 11)

    pieces.move_block(state, 4, pieces.in_region(HERAT))
    pieces.move_cylinder(state, 11, pieces.in_region(HERAT))
    assert (state.placed_blocks, state.placed_cylinders) == (1 << 4, 1 << 11)

    pieces.return_block(state, 4)
    pieces.return_cylinder(state, 11)
    assert (state.placed_blocks, state.placed_cylinders) == (0, 0)
    assert not any(state.blocks)
    assert not any(state.cylinders)


def test_moving_is_not_placing() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL)
    pieces.move_block(state, 0, pieces.in_region(HERAT))
    assert state.placed_blocks == 0


def test_one_piece_of_each_place_can_be_taken_unless_placed_this_turn() -> None:
    """3.3b."""
    state = given.table()
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, 0)
    given.tribe(state, BORIS, KABUL, 2)
    state.placed_blocks = 0b1001
    state.placed_cylinders = 1 << 10
    assert pieces.takeable_blocks(state, AFGHAN) == [1]
    assert pieces.takeable_cylinders(state, BORIS) == [11]
    assert pieces.takeable_cylinders(state, ANNA) == []


@pytest.mark.parametrize(("placed", "has"), [(0, True), ((1 << 12) - 1, False)])
def test_with_an_empty_supply_there_must_be_one_to_take(placed: int, has: bool) -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 12)
    state.placed_blocks = placed
    assert pieces.has_block(state, AFGHAN) is has
    assert pieces.has_block(state, BRITISH)
    given.tribe(state, ANNA, KABUL, 10)
    state.placed_cylinders = placed
    assert pieces.has_cylinder(state, ANNA) is has
    assert pieces.has_cylinder(state, BORIS)


def test_all_cylinders_of_a_place_return_or_only_those_of_one_seat() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, KABUL, 3)
    assert pieces.return_all_cylinders(state, pieces.in_region(KABUL), BORIS) == 3
    assert pieces.tribes(state, ANNA, KABUL) == 2
    assert pieces.return_all_cylinders(state, pieces.in_region(KABUL)) == 2
    assert pieces.return_all_cylinders(state, pieces.in_region(KABUL)) == 0


def test_skipped_pieces_are_passed_over() -> None:
    state = given.table()
    given.army(state, BRITISH, KABUL, 3)
    place = pieces.in_region(KABUL)
    assert pieces.block_at(state, BRITISH, place) == 12
    assert pieces.block_at(state, BRITISH, place, skip=(12, 13)) == 14
    assert pieces.block_at(state, BRITISH, place, skip=(12, 13, 14)) == -1
    assert pieces.cylinder_at(state, ANNA, place) == -1


def test_the_number_of_a_piece_gives_its_owner() -> None:
    assert [pieces.coalition_of_block(block) for block in (0, 11, 12, 35)] == [
        AFGHAN,
        AFGHAN,
        BRITISH,
        RUSSIAN,
    ]
    assert [pieces.owner_of_cylinder(cylinder) for cylinder in (0, 9, 10, 49)] == [0, 0, 1, 4]

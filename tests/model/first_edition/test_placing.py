"""Placing pieces, and where they come from when the supply is empty (F10)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import GiveGift, TakeBlock, TakeCylinder
from pamir_desktop.model.first_edition.placing import (
    PlaceEmpirePiece,
    PlacePiece,
    empire_supply,
    has_empire_piece,
    own_supply,
    takeable_pieces,
)
from pamir_desktop.model.pieces import armies, in_region, on_gift, tribes
from tests.model import given
from tests.model.first_edition.tables import GIFTS, acting, is_menu, table, use
from tests.model.given import AFGHAN, ANNA, HERAT, KABUL, PERSIA


def exhausted() -> State:
    """All ten Afghan pieces are armies in Kabul."""
    state = table()
    given.army(state, AFGHAN, KABUL, 10)
    return state


def test_an_empire_has_ten_pieces() -> None:
    state = table()
    given.army(state, AFGHAN, KABUL, 9)
    assert empire_supply(state, AFGHAN) == 9
    given.army(state, AFGHAN, KABUL)
    assert empire_supply(state, AFGHAN) == -1
    assert has_empire_piece(state, AFGHAN)


def test_f10_an_army_is_taken_whoever_placed_it() -> None:
    state = exhausted()
    asked = given.doing(state, PlaceEmpirePiece(ANNA, AFGHAN, in_region(HERAT)))
    assert asked is not None
    assert asked.choices == (TakeBlock(0),)  # one for each place
    state = given.choose(state, TakeBlock(0))
    assert (armies(state, AFGHAN, KABUL), armies(state, AFGHAN, HERAT)) == (9, 1)


def test_f10_what_the_same_card_placed_is_exempt_and_nothing_left_is_skipped() -> None:
    state = exhausted()
    state.placed_blocks = (1 << 10) - 1
    state.log = []
    assert given.doing(state, PlaceEmpirePiece(ANNA, AFGHAN, in_region(HERAT))) is None
    assert state.log[-1].id == "placement.skipped"
    assert not has_empire_piece(state, AFGHAN)


def test_f10_gifts_are_never_taken_and_nothing_left_is_skipped() -> None:
    state = table()
    for gift in range(3):
        given.gift(state, ANNA, gift)
    given.tribe(state, ANNA, KABUL, 7)
    assert own_supply(state, ANNA) == -1
    assert [state.cylinders[piece] for piece in takeable_pieces(state, ANNA)] == [in_region(KABUL)]
    state.placed_cylinders = (1 << 10) - 1
    assert takeable_pieces(state, ANNA) == []
    state.log = []
    given.doing(state, PlacePiece(ANNA, in_region(PERSIA)))
    assert state.log[-1].id == "placement.skipped"


def test_f10_a_gift_takes_a_piece_from_the_map() -> None:
    state = table()
    given.tribe(state, ANNA, KABUL, 10)
    given.court(state, ANNA, 12)
    state = given.choose(acting(state), use(12, GIFTS), GiveGift(0))
    assert given.options(state) == {TakeCylinder(0)}
    state = given.choose(state, TakeCylinder(0))
    assert state.cylinders[0] == on_gift(0)
    assert tribes(state, ANNA, KABUL) == 9
    assert is_menu(state)

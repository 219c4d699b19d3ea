"""Gifts (1.5) and the price to the market (F35)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, GiveGift, TakeCylinder
from pamir_desktop.model.first_edition.gifts import pay_to_market
from pamir_desktop.model.pieces import gifts, tribes
from tests.model import given
from tests.model.first_edition.tables import GIFTS, acting, influence_in, is_menu, table, use
from tests.model.given import ANNA, KABUL


def giving(rupees: int = 4) -> State:
    state = table()
    given.full_market(state)
    given.court(state, ANNA, 12)
    given.rupees(state, ANNA, rupees)
    return acting(state)


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def test_any_empty_spot_at_its_price() -> None:
    state = given.choose(giving(), use(12, GIFTS))
    assert given.options(state) == {GiveGift(0), GiveGift(1)}
    assert refusal(state, GiveGift(2)) == "gift.too_dear"
    state = given.choose(state, GiveGift(1))
    assert is_menu(state)
    # from the right, the rows in turn
    assert [slot for slot, rupees in enumerate(state.market_rupees) if rupees] == [4, 5, 10, 11]
    assert influence_in(state, ANNA) == (2, 0, 0)
    assert given.purses(state)[ANNA] == 0


def test_one_gift_per_action_and_spot() -> None:
    state = giving()
    given.gift(state, ANNA, 0)
    state = given.choose(state, use(12, GIFTS))
    assert refusal(state, GiveGift(0)) == "gift.given"


def test_why_no_gift_can_be_given() -> None:
    assert refusal(giving(1), use(12, GIFTS)) == "gift.too_dear"
    state = giving()
    for gift in range(3):
        given.gift(state, ANNA, gift)
    assert refusal(state, use(12, GIFTS)) == "gift.all_given"


def test_f35_vacant_slots_are_jumped_over_and_the_rest_is_removed() -> None:
    state = table()
    given.market(state, top=(9, 0, 13), bottom=(0, 55))
    given.rupees(state, ANNA, 6)
    acting(state)
    pay_to_market(state, ANNA, 6)
    assert state.market_rupees[:8] == [1, 0, 1, 0, 0, 0, 0, 1]
    assert given.purses(state)[ANNA] == 0
    assert state.rupees_in_game == 8 + 3
    banned = [card for card in (9, 13, 55) if state.banned >> card & 1]
    assert banned == [9, 13, 55]


def test_f10_pieces_that_an_earlier_card_placed_can_become_a_gift() -> None:
    """Only pieces of the same card are exempt, and the supply is empty."""
    state = giving()
    given.tribe(state, ANNA, KABUL, 10)
    state.placed_cylinders = (1 << 10) - 1  # by a card played earlier in the turn
    state = given.choose(state, use(12, GIFTS))
    state = given.choose(state, GiveGift(0))
    assert given.asked(state).prompt == "first.take_piece"
    state = given.choose(state, TakeCylinder(0))
    assert gifts(state, ANNA) == [0]
    assert tribes(state, ANNA, KABUL) == 9

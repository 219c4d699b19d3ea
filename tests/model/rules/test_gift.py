"""Gift (3.5)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import Choice, GiveGift, Purchase, TakeCylinder
from pamir_desktop.model.pieces import FIRST_GIFT, cylinders_in_play, gifts
from pamir_desktop.model.rules.gift import Gift
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.terms import CardAction
from tests.model import given
from tests.model.given import AFGHAN, ANNA, HERAT, KABUL

GIFT = CardAction.GIFT

PAID = {2: (5, 11), 4: (5, 11, 4, 10), 6: (5, 11, 4, 10, 3, 9)}


@pytest.mark.parametrize(("gift", "price"), [(0, 2), (1, 4), (2, 6)])
def test_a_gift_costs_the_price_of_its_space(gift: int, price: int) -> None:
    # Given a full market and six rupees
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 12)
    given.rupees(state, ANNA, 6)
    given.acting(state)

    # When Anna gives a gift
    after = given.choose(state, given.act(12, GIFT), GiveGift(gift))

    # Then there is one rupee on each of the rightmost cards of both rows
    assert gifts(after, ANNA) == [gift]
    assert after.players[ANNA].rupees == 6 - price
    assert {slot for slot in range(12) if after.market_rupees[slot]} == set(PAID[price])
    assert sum(after.market_rupees) == price
    assert after.rupees_in_game == state.rupees_in_game
    assert after.actions_left == 1


@pytest.mark.parametrize(
    ("rupees", "spaces"), [(2, {0}), (3, {0}), (4, {0, 1}), (5, {0, 1}), (6, {0, 1, 2})]
)
def test_r27_any_empty_space_one_can_pay_may_be_chosen(rupees: int, spaces: set[int]) -> None:
    state = given.table()
    given.rupees(state, ANNA, rupees)
    given.doing(state, Gift(ANNA))

    expected: set[Choice] = {GiveGift(space) for space in spaces}
    assert given.options(state) == expected


def test_r27_a_filled_space_is_not_offered_again() -> None:
    # Given the middle gift has been given
    state = given.table()
    given.gift(state, ANNA, 1)
    given.rupees(state, ANNA, 6)
    given.doing(state, Gift(ANNA))

    assert given.options(state) == {GiveGift(0), GiveGift(2)}


@pytest.mark.parametrize(
    ("given_before", "rupees", "offered"),
    [
        ((), 1, False),
        ((), 2, True),
        ((0,), 3, False),
        ((0,), 4, True),
        ((0, 1), 5, False),
        ((0, 1), 6, True),
        ((1, 2), 2, True),
        ((0, 1, 2), 9, False),
    ],
)
def test_a_gift_needs_an_empty_space_one_can_pay(
    given_before: tuple[int, ...], rupees: int, offered: bool
) -> None:
    state = given.table()
    given.court(state, ANNA, 12)
    for space in given_before:
        given.gift(state, ANNA, space)
    given.rupees(state, ANNA, rupees)
    given.acting(state)

    assert (given.act(12, GIFT) in given.acts(state)) is offered


def test_r26_with_an_empty_supply_a_piece_in_play_becomes_the_gift() -> None:
    """R20: tribe, spy or gift, as one likes."""
    # Given all ten cylinders in play: eight tribes in Kabul, a spy, a gift
    state = given.table()
    given.court(state, ANNA, 12)
    given.tribe(state, ANNA, KABUL, 8)
    given.spy(state, ANNA, 12)
    given.gift(state, ANNA, 0)
    given.acting(state)

    # When Anna gives the second gift
    state = given.choose(state, given.act(12, GIFT), GiveGift(1))

    # Then she takes one of them
    tribe, spy, gift = 0, 8, 9
    assert given.options(state) == {TakeCylinder(tribe), TakeCylinder(spy), TakeCylinder(gift)}
    assert gifts(given.choose(state, TakeCylinder(spy)), ANNA) == [0, 1]
    assert gifts(given.choose(state, TakeCylinder(gift)), ANNA) == [1]


def test_r26_a_gift_cannot_start_when_no_piece_qualifies() -> None:
    # Given all ten cylinders in play, each placed this turn
    state = given.table()
    given.court(state, ANNA, 12)
    given.tribe(state, ANNA, KABUL, 10)
    state.placed_cylinders = (1 << 10) - 1
    given.acting(state)
    assert given.act(12, GIFT) not in given.acts(state)

    # When one of them was placed before, it can
    state.placed_cylinders &= ~(1 << 3)
    assert given.act(12, GIFT) in given.acts(state)
    state = given.choose(state, given.act(12, GIFT), GiveGift(0))
    assert given.options(state) == {TakeCylinder(3)}


def test_r19_the_last_tribe_taken_for_a_gift_costs_the_political_cards_of_its_region() -> None:
    state = given.table()
    given.court(state, ANNA, 12, 57)
    given.tribe(state, ANNA, HERAT)
    given.tribe(state, ANNA, KABUL, 9)
    given.acting(state)

    after = given.choose(state, given.act(12, GIFT), GiveGift(0), TakeCylinder(0))

    assert after.players[ANNA].court == [12]
    assert after.discard == [57]
    assert gifts(after, ANNA) == [0]


def test_a_gift_adds_influence_and_is_in_play() -> None:
    state = given.table()
    given.doing(state, Gift(ANNA))

    after = given.choose(state, GiveGift(1))

    assert influence(state, ANNA, AFGHAN) == 1
    assert influence(after, ANNA, AFGHAN) == 2
    assert cylinders_in_play(after, ANNA) == 1


def test_r21_a_gift_counts_as_placed_this_turn() -> None:
    state = given.table()
    given.doing(state, Gift(ANNA))

    after = given.choose(state, GiveGift(0))

    cylinder = after.cylinders.index(FIRST_GIFT)
    assert after.placed_cylinders == 1 << cylinder


def test_r32_the_cards_paid_for_a_gift_cannot_be_bought_this_turn() -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 12)
    given.rupees(state, ANNA, 20)
    given.acting(state)

    after = given.choose(state, given.act(12, GIFT), GiveGift(1))

    bought = {choice.slot for choice in given.options(after) if isinstance(choice, Purchase)}
    assert bought == {0, 1, 2, 3, 6, 7, 8, 9}


def test_a_second_gift_in_the_same_turn_is_paid_from_the_right_end_again() -> None:
    """2.7: one rupee per card holds within one action only."""
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 12, 46)
    given.rupees(state, ANNA, 6)
    given.acting(state)

    after = given.choose(state, given.act(12, GIFT), GiveGift(0), given.act(46, GIFT), GiveGift(1))

    assert after.market_rupees == [0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 2]
    assert gifts(after, ANNA) == [0, 1]


def test_r29_rupees_that_find_no_card_leave_the_game() -> None:
    """R28."""
    # Given two cards in the whole market
    state = given.table()
    given.market(state, bottom=(9, 13))
    given.rupees(state, ANNA, 6)
    given.doing(state, Gift(ANNA))

    after = given.choose(state, GiveGift(2))

    assert after.market_rupees[6:8] == [1, 1]
    assert after.players[ANNA].rupees == 0
    assert after.rupees_in_game == state.rupees_in_game - 4

"""Rupees: prices (2.6), action costs (2.7), the purchase ban (2.8)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import Act, BuildArmy, EndTurn, GiveGift, Purchase, Stop, TaxSlot
from pamir_desktop.model.parts.money import hand_over, return_to_bank, take_from_bank
from pamir_desktop.model.rules.payment import (
    pay_action_cost,
    pay_purchase,
    price,
)
from pamir_desktop.model.terms import CardAction, CardId, Suit
from tests.model import given
from tests.model.given import ANNA, BORIS, FULL_BOTTOM, KABUL

GENEROUS = 20


def rich_table() -> State:
    """Two players, a full market, Anna with plenty."""
    state = given.table(players=2)
    given.full_market(state)
    given.rupees(state, ANNA, GENEROUS)
    return state


def rupees_by_slot(state: State) -> dict[int, int]:
    return {slot: rupees for slot, rupees in enumerate(state.market_rupees) if rupees}


def banned(state: State) -> set[int]:
    return {card for card in range(117) if state.banned >> card & 1}


# --- The price of a purchase (2.6) -----------------------------------------------------------


@pytest.mark.parametrize("suit", Suit)
def test_a_column_costs_one_rupee_two_while_military_is_favored(suit: Suit) -> None:
    state = rich_table()
    state.favored = suit
    unit = 2 if suit is Suit.MILITARY else 1
    prices = [price(state, ANNA, slot) for slot in range(12)]
    assert prices == [unit * column for column in (0, 1, 2, 3, 4, 5)] * 2


def test_r31_the_price_goes_by_column_whatever_was_taken_before() -> None:
    state = given.table()
    given.market(state, top=(0, 0, 0, 0, 9))
    assert price(state, ANNA, 4) == 4


def test_r66_new_tactics_does_not_raise_prices() -> None:
    state = rich_table()
    given.event(state, 105, ANNA)
    assert price(state, ANNA, 5) == 5


def test_each_passed_card_of_the_row_gets_a_rupee() -> None:
    state = rich_table()
    pay_purchase(state, ANNA, 9)
    assert rupees_by_slot(state) == {6: 1, 7: 1, 8: 1}
    assert banned(state) == set(FULL_BOTTOM[:3])
    assert state.players[ANNA].rupees == GENEROUS - 3


def test_e4b_military_prices_put_two_rupees_on_each_card() -> None:
    state = rich_table()
    state.favored = Suit.MILITARY
    pay_purchase(state, ANNA, 2)
    assert rupees_by_slot(state) == {0: 2, 1: 2}
    assert state.players[ANNA].rupees == GENEROUS - 4


@pytest.mark.parametrize(("slot", "vacant", "other"), [(3, 1, 7), (9, 7, 1)])
def test_over_a_vacant_slot_the_card_of_the_other_row_is_paid(
    slot: int, vacant: int, other: int
) -> None:
    state = rich_table()
    state.market_cards[vacant] = CardId(0)
    paid = state.market_cards[other]
    pay_purchase(state, ANNA, slot)
    row = slot - 3
    assert rupees_by_slot(state) == {row: 1, other: 1, row + 2: 1}
    assert paid in banned(state)


def test_r30_over_two_vacant_slots_the_rupee_is_removed_but_paid() -> None:
    state = rich_table()
    state.market_cards[1] = state.market_cards[7] = CardId(0)
    before = state.rupees_in_game
    pay_purchase(state, ANNA, 3)
    assert rupees_by_slot(state) == {0: 1, 2: 1}
    assert state.players[ANNA].rupees == GENEROUS - 3
    assert state.rupees_in_game == before - 1


def test_loose_rupees_on_a_passed_vacant_slot_stay_as_they_are() -> None:
    state = rich_table()
    state.market_cards[0] = state.market_cards[6] = CardId(0)
    given.rupees_on(state, 0, 2)
    pay_purchase(state, ANNA, 1)
    assert rupees_by_slot(state) == {0: 2}


def test_d13_r35_rupees_on_public_withdrawal_are_removed() -> None:
    # Given Public Withdrawal in front of a card, while Military is favored
    state = given.table(players=2)
    given.market(state, top=(111, 9))
    state.favored = Suit.MILITARY
    before = state.rupees_in_game
    given.acting(state)

    # When Anna buys past it
    after = given.choose(state, Purchase(1))

    # Then both rupees are gone
    assert rupees_by_slot(after) == {}
    assert after.players[ANNA].rupees == 2
    assert after.rupees_in_game == before - 2
    assert after.players[ANNA].hand == [9]


# --- The cost of an action (2.7) -------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "slots"),
    [(2, {5, 11}), (4, {5, 11, 4, 10}), (6, {5, 11, 4, 10, 3, 9})],
)
def test_an_action_cost_fills_both_rows_from_the_right(cost: int, slots: set[int]) -> None:
    state = rich_table()
    pay_action_cost(state, ANNA, cost)
    assert rupees_by_slot(state) == dict.fromkeys(slots, 1)
    assert banned(state) == {state.market_cards[slot] for slot in slots}
    assert state.players[ANNA].rupees == GENEROUS - cost


def test_vacant_slots_are_jumped_over() -> None:
    state = rich_table()
    state.market_cards[5] = state.market_cards[10] = CardId(0)
    pay_action_cost(state, ANNA, 4)
    assert rupees_by_slot(state) == {4: 1, 11: 1, 3: 1, 9: 1}


SHORT_TOP = ((9,), (55, 59, 61, 63, 67))


@pytest.mark.parametrize(
    ("rows", "cost", "slots", "removed"),
    [
        (SHORT_TOP, 4, {0, 10, 9, 8}, 0),
        (((9,), FULL_BOTTOM), 4, {0, 11, 10, 9}, 0),
        ((FULL_BOTTOM, (9,)), 6, {5, 6, 4, 3, 2, 1}, 0),
        (((), SHORT_TOP[1]), 2, {10, 9}, 0),
        ((SHORT_TOP[1], SHORT_TOP[0]), 4, {4, 6, 3, 2}, 0),
        (((9,), (55,)), 6, {0, 6}, 4),
        (((), ()), 2, set(), 2),
        (((), (55,)), 2, {6}, 1),
    ],
)
def test_d1_r28_r29_a_short_row_spills_into_the_other_and_only_then_out_of_the_game(
    rows: tuple[tuple[int, ...], tuple[int, ...]], cost: int, slots: set[int], removed: int
) -> None:
    state = given.table(players=2)
    given.market(state, top=rows[0], bottom=rows[1])
    given.rupees(state, ANNA, GENEROUS)
    before = state.rupees_in_game
    pay_action_cost(state, ANNA, cost)
    assert rupees_by_slot(state) == dict.fromkeys(slots, 1)
    assert state.players[ANNA].rupees == GENEROUS - cost
    assert state.rupees_in_game == before - removed


def test_an_odd_number_of_cards_gives_the_top_row_the_first_rupee() -> None:
    state = given.table(players=2)
    given.market(state, top=(9, 13), bottom=(55,))
    pay_action_cost(state, ANNA, 2)
    assert rupees_by_slot(state) == {1: 1, 6: 1}


def test_r35_public_withdrawal_counts_as_a_payee_of_an_action() -> None:
    state = rich_table()
    state.market_cards[5] = CardId(111)
    before = state.rupees_in_game
    pay_action_cost(state, ANNA, 2)
    assert rupees_by_slot(state) == {11: 1}
    assert state.players[ANNA].rupees == GENEROUS - 2
    assert state.rupees_in_game == before - 1


def test_instalments_of_one_build_continue_to_the_left() -> None:
    # Given Anna rules Kabul and has a Build card
    state = rich_table()
    given.tribe(state, ANNA, KABUL)
    given.court(state, ANNA, 17)
    given.acting(state)

    # When she builds three armies
    build = Act(CardId(17), CardAction.BUILD)
    army = BuildArmy(KABUL)
    after = given.choose(state, build, army, army, army)

    # Then no card has two rupees
    assert rupees_by_slot(after) == {5: 1, 11: 1, 4: 1, 10: 1, 3: 1, 9: 1}


def test_a_second_action_starts_again_at_the_right_end() -> None:
    # Given a Gift card and a Build card
    state = rich_table()
    given.tribe(state, ANNA, KABUL)
    given.court(state, ANNA, 17, 4)
    given.acting(state)

    # When Anna gives and then builds
    after = given.choose(
        state,
        Act(CardId(4), CardAction.GIFT),
        GiveGift(0),
        Act(CardId(17), CardAction.BUILD),
        BuildArmy(KABUL),
        Stop(),
    )

    # Then the rightmost cards hold a rupee from each
    assert rupees_by_slot(after) == {5: 2, 11: 2}


# --- The ban (2.8) ---------------------------------------------------------------------------


def test_r32_a_card_paid_on_cannot_be_bought_this_turn_even_after_the_rupee_is_taxed() -> None:
    # Given Anna has a Gift card and a favored Tax card
    state = rich_table()
    given.court(state, ANNA, 4, 90)
    given.acting(state)

    # When she gives and taxes one of the rupees again
    after = given.choose(
        state,
        Act(CardId(4), CardAction.GIFT),
        GiveGift(0),
        Act(CardId(90), CardAction.TAX),
        TaxSlot(5),
    )

    # Then both cards stay barred for her
    assert rupees_by_slot(after) == {11: 1}
    assert {c for c in given.options(after) if isinstance(c, Purchase)} == {
        Purchase(slot) for slot in range(12) if slot not in {5, 11}
    }


def test_r32_the_ban_holds_for_the_active_player_and_this_turn_only() -> None:
    # Given Anna puts a rupee on the first card of the top row
    state = rich_table()
    given.rupees(state, BORIS, 10)
    given.deck(state, 97)
    given.beginning(state, ANNA)
    after = given.choose(state, Purchase(1))
    assert Purchase(0) not in given.options(after)

    # When the turn passes to Boris
    after = given.choose(after, EndTurn())

    # Then he may buy that card, and its rupee is still there
    assert given.asked(after).seat == BORIS
    assert rupees_by_slot(after) == {0: 1}
    assert Purchase(0) in given.options(after)


def test_a_purchase_for_nothing_bans_nothing() -> None:
    state = rich_table()
    given.court(state, ANNA, 66)
    given.beginning(state, ANNA)
    after = given.choose(state, Purchase(8))
    assert not rupees_by_slot(after)
    assert not banned(after)
    assert after.players[ANNA].rupees == GENEROUS


# --- The bank --------------------------------------------------------------------------------


def test_r97_the_bank_gives_and_takes_without_limit() -> None:
    state = given.table(players=2)
    take_from_bank(state, ANNA, 100)
    assert (state.players[ANNA].rupees, state.rupees_in_game) == (104, 108)
    return_to_bank(state, ANNA, 4)
    assert (state.players[ANNA].rupees, state.rupees_in_game) == (100, 104)


def test_rupees_that_change_hands_stay_in_the_game() -> None:
    state = given.table(players=2)
    hand_over(state, ANNA, BORIS, 3)
    assert [player.rupees for player in state.players] == [1, 7]
    assert state.rupees_in_game == 8

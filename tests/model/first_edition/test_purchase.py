"""Purchase (1.4)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, Purchase
from pamir_desktop.model.first_edition.purchase import price
from pamir_desktop.model.terms import CardId, Suit
from tests.model import given
from tests.model.first_edition.tables import (
    ECONOMIC,
    MILITARY,
    POLITICAL,
    acting,
    is_menu,
    table,
    topples,
)
from tests.model.given import ANNA


def buying(rupees: int = 4, regime: Suit = POLITICAL) -> State:
    state = table(regime=regime)
    given.full_market(state)
    given.rupees(state, ANNA, rupees)
    return acting(state)


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def test_t5_prices_are_doubled_under_military_struggle() -> None:
    state = buying(5, regime=MILITARY)
    reason = why_not(state, Purchase(3))
    assert reason is not None
    assert (reason.id, reason.args["cost"], reason.args["have"]) == ("buy.too_dear", 6, 5)
    state = given.choose(state, Purchase(2))
    assert given.purses(state)[ANNA] == 1
    assert state.market_rupees[:3] == [2, 2, 0]
    assert state.players[ANNA].hand == [29]


def test_t6_a_full_hand_buys_a_topple_only() -> None:
    state = table()
    topples(state, 4)
    given.market(state, top=(101, 9))
    given.hand(state, ANNA, 5)
    acting(state)
    reason = why_not(state, Purchase(1))
    assert reason is not None
    assert (reason.id, reason.args["hand"], reason.args["limit"]) == ("first.buy_hand_full", 1, 1)
    assert Purchase(0) in given.options(state)


def test_the_hand_limit_counts_intelligence_stars() -> None:
    state = buying()
    given.hand(state, ANNA, 5, 7, 8)
    assert refusal(state, Purchase(0)) == "first.buy_hand_full"
    given.court(state, ANNA, 1)  # rank 3
    assert refusal(state, Purchase(0)) is None


def test_t40_the_share_of_a_vacant_column() -> None:
    state = table(regime=MILITARY)
    given.full_market(state)
    given.court(state, ANNA, 4)  # hand limit 2
    given.rupees(state, ANNA, 8)
    state = given.choose(acting(state), Purchase(1), Purchase(3))
    assert given.purses(state)[ANNA] == 0
    assert state.market_rupees == [4, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0]
    banned = [card for card in state.market_cards if state.banned >> card & 1]
    assert banned == [given.FULL_TOP[0], given.FULL_TOP[2], given.FULL_BOTTOM[1]]


def test_t40_f7_both_slots_of_a_column_are_vacant() -> None:
    state = table(regime=MILITARY)
    given.market(state, top=given.FULL_TOP)
    given.court(state, ANNA, 4)
    given.rupees(state, ANNA, 8)
    state = given.choose(acting(state), Purchase(1), Purchase(3))
    assert state.market_rupees[:6] == [4, 0, 4, 0, 0, 0]


def test_f7_further_left_if_nothing_is_further_right_and_nowhere_if_nothing_is_left() -> None:
    # Given only the first and the third card of the only row; the third one is bought
    state = table()
    given.market(state, top=(9, 0, 13))
    state = given.choose(acting(state), Purchase(2))
    # Then the share of the vacant column goes to the left, never to the card that is bought
    assert state.market_rupees[0] == 2
    # And with nothing there it is removed, but paid
    state = table()
    given.market(state, top=(0, 0, 13))
    state = given.choose(acting(state), Purchase(2))
    assert given.purses(state)[ANNA] == 2
    assert state.rupees_in_game == 10
    assert not any(state.market_rupees)


def test_rupees_on_a_card_come_with_it_and_cannot_help_to_pay() -> None:
    state = buying(0)
    given.rupees_on(state, 1, 3)
    assert refusal(state, Purchase(1)) == "buy.too_dear"
    given.rupees_on(state, 0, 2)
    state = given.choose(state, Purchase(0))
    assert given.purses(state)[ANNA] == 2
    assert state.market_cards[0] == 0  # vacant until cleanup


def test_f46_the_ban_lasts_the_turn_even_if_the_rupee_is_taken_away() -> None:
    state = given.choose(buying(), Purchase(1))
    state.market_rupees[0] = 0
    state.players[ANNA].hand.clear()
    assert refusal(state, Purchase(0)) == "buy.paid_on"


@pytest.mark.parametrize(("slot", "cost"), [(0, 0), (5, 5), (6, 0), (11, 5)])
def test_a_price_is_the_column(slot: int, cost: int) -> None:
    assert price(buying(), slot) == cost
    assert price(buying(regime=MILITARY), slot) == 2 * cost
    assert price(buying(regime=ECONOMIC), slot) == cost


def test_vacant_slots_and_spent_actions() -> None:
    state = given.choose(buying(), Purchase(0))
    state.players[ANNA].hand.clear()
    assert refusal(state, Purchase(0)) == "buy.vacant"
    state = given.choose(state, Purchase(6))
    state.players[ANNA].hand.clear()
    assert is_menu(state)
    assert refusal(state, Purchase(7)) == "buy.no_actions"
    assert CardId(given.FULL_TOP[0]) not in state.market_cards

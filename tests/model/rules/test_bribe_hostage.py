"""Bribes (3.3) to the holder of a hostage, and the rupees the action itself needs."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    AcceptBribe,
    Act,
    BetrayCard,
    BuildArmy,
    Choice,
    CounterBribe,
    DeclineBribe,
    GiveGift,
    PayBribe,
    ProposeBribe,
    Withdraw,
)
from pamir_desktop.model.rules.actions import obstacle
from pamir_desktop.model.terms import CardAction, CardId, Seat, Suit
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL

MONEY_LENDERS = CardId(14)
GIFT = Act(MONEY_LENDERS, CardAction.GIFT)


def with_hostage(spies: int = 2, rupees: int = 4) -> State:
    """Money Lenders (Gift, Build) in Anna's court are held by Boris; Anna rules Kabul."""
    state = given.table()
    given.court(state, ANNA, MONEY_LENDERS)
    given.spy(state, BORIS, MONEY_LENDERS, spies)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, rupees)
    return given.acting(state)


def proposals(*rupees: int) -> set[Choice]:
    return {ProposeBribe(k) for k in rupees}


# --- Hostages --------------------------------------------------------------------------------


def test_e6_the_holder_is_paid_for_each_of_the_holders_spies() -> None:
    state = with_hostage(2, rupees=6)
    given.spy(state, ANNA, MONEY_LENDERS)
    after = given.choose(state, GIFT)
    assert given.asked(after).args == {"card": 14, "recipient": BORIS, "due": 2}
    assert given.options(after) == {PayBribe(2), *proposals(0, 1), Withdraw()}
    after = given.choose(after, PayBribe(2))
    assert [player.rupees for player in after.players] == [4, 6, 4]
    assert given.asked(after).prompt == "gift.choose"


@pytest.mark.parametrize("spies", [(2, 2, 0), (3, 2, 0), (0, 2, 2)])
def test_e6_a_tie_or_the_owners_lead_holds_nothing(spies: tuple[int, int, int]) -> None:
    state = with_hostage(0)
    for seat, count in enumerate(spies):
        given.spy(state, Seat(seat), MONEY_LENDERS, count)
    assert given.asked(given.choose(state, GIFT)).prompt == "gift.choose"


@pytest.mark.parametrize("ending", [(Withdraw(),), (ProposeBribe(0), DeclineBribe())])
def test_r61_a_refused_hostage_action_costs_nothing(ending: tuple[Choice, ...]) -> None:
    after = given.choose(with_hostage(), GIFT, *ending)
    assert after.actions_left == 2
    assert after.used == 0
    assert after.players[ANNA].rupees == 4
    assert GIFT in given.options(after)


def test_an_agreed_hostage_action_is_charged_and_marks_the_card() -> None:
    after = given.choose(with_hostage(), GIFT, ProposeBribe(0), AcceptBribe(0))
    assert after.actions_left == 1
    assert after.used == 1 << MONEY_LENDERS


def test_a_bonus_action_owes_the_hostage_bribe_too() -> None:
    state = with_hostage()
    state.favored = Suit.ECONOMIC
    state.actions_left = 0
    after = given.choose(state, GIFT)
    assert given.asked(after).prompt == "bribe.offer"
    after = given.choose(after, PayBribe(2), GiveGift(0))
    assert after.actions_left == 0


def test_r100_the_holder_may_not_use_the_held_card() -> None:
    state = with_hostage()
    state.agenda.clear()
    given.acting(state, BORIS)
    assert obstacle(state, BORIS, MONEY_LENDERS, CardAction.GIFT) == "act.not_yours"
    assert not [choice for choice in given.options(state) if isinstance(choice, Act)]


# --- Rupees the action itself needs ----------------------------------------------------------


@pytest.mark.parametrize(
    ("rupees", "expected"),
    [
        (4, {PayBribe(2), *proposals(0, 1)}),
        (3, proposals(0, 1)),
        (2, proposals(0)),
    ],
)
@pytest.mark.parametrize("action", [CardAction.GIFT, CardAction.BUILD])
def test_r57_gift_and_build_keep_two_rupees_back(
    action: CardAction, rupees: int, expected: set[Choice]
) -> None:
    after = given.choose(with_hostage(2, rupees), Act(MONEY_LENDERS, action))
    assert given.options(after) == {*expected, Withdraw()}


def test_r57_a_counter_offer_leaves_the_price_of_the_action_too() -> None:
    after = given.choose(with_hostage(2, rupees=3), GIFT, ProposeBribe(0))
    assert given.options(after) == {AcceptBribe(0), CounterBribe(1), DeclineBribe()}


@pytest.mark.parametrize(("given_before", "reserve"), [((0,), 4), ((0, 1), 6), ((1, 2), 2)])
def test_r57_a_gift_keeps_the_price_of_the_cheapest_free_space(
    given_before: tuple[int, ...], reserve: int
) -> None:
    state = with_hostage(2, rupees=reserve + 1)
    for space in given_before:
        given.gift(state, ANNA, space)
    after = given.choose(state, GIFT)
    assert given.options(after) == {*proposals(0, 1), Withdraw()}


def test_r57_betray_keeps_two_rupees_back() -> None:
    # Given Bala Hissar (Tax, Betray) is held by Boris; Anna has a spy on his card
    state = given.table()
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 9)
    given.spy(state, BORIS, 16, 2)
    given.spy(state, ANNA, 9)
    given.rupees(state, ANNA, 3)
    given.acting(state)
    after = given.choose(state, Act(CardId(16), CardAction.BETRAY))
    assert given.options(after) == {*proposals(0, 1), Withdraw()}
    after = given.choose(after, ProposeBribe(1), AcceptBribe(1), BetrayCard(CardId(9)))
    assert after.players[ANNA].rupees == 0


@pytest.mark.parametrize("action", [CardAction.TAX, CardAction.MOVE, CardAction.BATTLE])
def test_r57_tax_move_and_battle_keep_nothing_back(action: CardAction) -> None:
    # Given the Minaret of Jam (Battle, Tax, Move) is held; all three actions can start
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 0, 1)
    given.court(state, ANNA, 65, 9)
    given.spy(state, BORIS, 65, 2)
    given.spy(state, ANNA, 65)
    given.rupees(state, ANNA, 2)
    given.acting(state)
    after = given.choose(state, Act(CardId(65), action))
    assert given.options(after) == {PayBribe(2), *proposals(0, 1), Withdraw()}


def test_r59_the_tax_about_to_be_taken_cannot_fund_the_bribe() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 0, 5)
    given.court(state, ANNA, 61)
    given.spy(state, BORIS, 61, 2)
    given.rupees(state, ANNA, 1)
    given.acting(state)
    after = given.choose(state, Act(CardId(61), CardAction.TAX))
    assert given.options(after) == {*proposals(0, 1), Withdraw()}


def test_r60_the_start_of_an_action_is_judged_without_the_bribe() -> None:
    # Given two rupees, enough for the gift alone
    state = with_hostage(2, rupees=2)
    assert GIFT in given.options(state)

    # And with the proposals used up it is not offered any more
    state.declined_bribes = 3
    assert obstacle(state, ANNA, MONEY_LENDERS, CardAction.GIFT) == "act.hostage"
    assert GIFT not in given.options(state)

    # Then with two more rupees it is
    given.rupees(state, ANNA, 4)
    assert given.options(given.choose(state, GIFT)) == {PayBribe(2), Withdraw()}


def test_an_action_that_cannot_start_is_not_saved_by_a_waiver() -> None:
    state = with_hostage(2, rupees=1)
    assert obstacle(state, ANNA, MONEY_LENDERS, CardAction.GIFT) == "gift.too_dear"
    assert GIFT not in given.options(state)


def test_r57_building_after_a_bribe_leaves_the_price_of_the_first_block() -> None:
    after = given.choose(
        with_hostage(2, rupees=4),
        Act(MONEY_LENDERS, CardAction.BUILD),
        PayBribe(2),
        BuildArmy(KABUL),
    )
    assert after.players[ANNA].rupees == 0
    assert given.asked(after).prompt == "turn.action"

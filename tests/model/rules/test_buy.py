"""Purchase (3.1)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import IllegalChoice, State
from pamir_desktop.model.decisions import Choice, NameRegion, PlayCard, Purchase
from pamir_desktop.model.rules.buy import obstacle
from pamir_desktop.model.terms import CardId, Region, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, RUSSIAN


def purchases(state: State) -> set[Choice]:
    return {choice for choice in given.options(state) if isinstance(choice, Purchase)}


def test_e4_a_vacant_slot_sends_the_rupee_to_the_other_row() -> None:
    # Given Chas has just bought the card at the third place of the top row for two rupees
    state = given.table()
    given.market(state, top=(96, 99, 25, 88, 13, 14), bottom=(93, 56, 100, 49, 6, 32))
    given.rupees_on(state, 3, 2)
    given.rupees(state, ANNA, 5)
    given.acting(state)
    after = given.choose(state, Purchase(2))
    assert after.market_rupees[:2] == [1, 1]

    # Then the two cards he paid on are not for sale, nor is what he cannot afford
    assert purchases(after) == {Purchase(slot) for slot in (3, 6, 7, 8, 9)}

    # When he buys Arthur Conolly with its two rupees
    after = given.choose(after, Purchase(3))

    # Then he paid three, the third on the card below the vacant slot, and his actions are spent
    assert after.market_rupees == [2, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert after.players[ANNA].hand == [25, 88]
    assert after.players[ANNA].rupees == 5 - 2 - 3 + 2
    assert after.actions_left == 0
    assert obstacle(after, ANNA, 8) == "buy.no_actions"
    after.actions_left = 1
    assert obstacle(after, ANNA, 8) == "buy.paid_on"


def test_a_purchase_costs_one_action_and_leaves_the_slot_vacant() -> None:
    state = given.table()
    given.full_market(state)
    given.acting(state)
    after = given.choose(state, Purchase(6))
    assert after.actions_left == 1
    assert after.market_cards[6] == 0
    assert after.market_cards[7:] == state.market_cards[7:]
    assert after.players[ANNA].rupees == 4
    assert given.asked(after).prompt == "turn.action"


def test_the_bought_card_may_be_played_in_the_same_turn() -> None:
    state = given.table()
    given.full_market(state)
    given.acting(state)
    after = given.choose(state, Purchase(0))
    assert PlayCard(CardId(9)) in given.options(after)


def test_only_affordable_cards_are_for_sale() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees(state, ANNA, 2)
    given.acting(state)
    assert purchases(state) == {Purchase(slot) for slot in (0, 1, 2, 6, 7, 8)}

    state.favored = Suit.MILITARY
    assert purchases(state) == {Purchase(slot) for slot in (0, 1, 6, 7)}


def test_without_actions_nothing_is_for_sale() -> None:
    state = given.table()
    given.full_market(state)
    given.acting(state)
    state.actions_left = 0
    assert purchases(state) == set()
    with pytest.raises(IllegalChoice):
        given.choose(state, Purchase(0))


@pytest.mark.parametrize(
    ("slot", "reason"),
    [
        (0, "buy.withdrawal"),
        (1, "buy.vacant"),
        (2, "buy.paid_on"),
        (3, "buy.too_dear"),
        (6, None),
    ],
)
def test_every_obstacle_has_its_name(slot: int, reason: str | None) -> None:
    state = given.table()
    given.full_market(state)
    state.market_cards[0] = CardId(111)
    state.market_cards[1] = CardId(0)
    state.banned = 1 << state.market_cards[2]
    given.rupees(state, ANNA, 2)
    given.acting(state)
    assert obstacle(state, ANNA, slot) == reason
    assert (Purchase(slot) in purchases(state)) == (reason is None)


@pytest.mark.parametrize("slot", range(12))
def test_d13_public_withdrawal_can_never_be_bought(slot: int) -> None:
    state = given.table()
    state.market_cards[slot] = CardId(111)
    given.rupees(state, ANNA, 20)
    given.acting(state)
    assert obstacle(state, ANNA, slot) == "buy.withdrawal"
    assert purchases(state) == set()


def test_r33_rupees_on_the_card_do_not_help_to_pay_for_it() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 5, 9)
    given.rupees(state, ANNA, 4)
    given.acting(state)
    assert obstacle(state, ANNA, 5) == "buy.too_dear"

    given.rupees(state, ANNA, 5)
    after = given.choose(state, Purchase(5))
    assert after.players[ANNA].rupees == 9
    assert after.market_rupees[5] == 0


def test_a_purchase_moves_rupees_but_none_appear_or_vanish() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 4, 3)
    given.acting(state)
    before = sum(player.rupees for player in state.players) + sum(state.market_rupees)
    after = given.choose(state, Purchase(4))
    assert sum(p.rupees for p in after.players) + sum(after.market_rupees) == before
    assert after.rupees_in_game == state.rupees_in_game


def test_r34_rupees_on_a_bought_event_are_collected_before_its_effect() -> None:
    # Given Backing of Persian Aristocracy with two rupees on it
    state = given.table()
    given.market(state, top=(9, 113))
    given.rupees_on(state, 1, 2)
    given.acting(state)

    # When Anna buys it for one rupee
    after = given.choose(state, Purchase(1))

    # Then she has the two rupees and the three of the event, and no card in hand
    assert after.players[ANNA].rupees == 4 - 1 + 2 + 3
    assert after.players[ANNA].hand == []
    assert after.discard == [113]


def test_r34_the_rupees_arrive_before_the_event_asks_anything() -> None:
    state = given.table()
    given.market(state, top=(116,))
    given.rupees_on(state, 0, 2)
    given.acting(state)
    after = given.choose(state, Purchase(0))
    assert given.options(after) == {NameRegion(region) for region in Region}
    assert after.players[ANNA].rupees == 6


def test_r34_rupees_on_a_bought_check_are_collected_and_the_turn_goes_on() -> None:
    # Given a Dominance Check with three rupees, British dominant, others to come
    state = given.table(loyalties=(AFGHAN, BRITISH, RUSSIAN))
    given.market(state, top=(101,))
    given.rupees_on(state, 0, 3)
    given.army(state, BRITISH, KABUL, 4)
    given.tribe(state, CLARA, KABUL)
    state.players[CLARA].score = 2
    given.acting(state)

    # When Anna buys it
    after = given.choose(state, Purchase(0))

    # Then it is scored, she has the rupees and one action left
    assert [player.score for player in after.players] == [0, 5, 2]
    assert after.players[ANNA].rupees == 7
    assert after.resolved_checks == [101]
    assert after.actions_left == 1
    assert given.asked(after).prompt == "turn.action"
    assert given.asked(after).seat == ANNA


def test_a_purchase_for_nothing_still_collects_the_rupees_and_costs_the_action() -> None:
    # Given Herat Influence and a Herat card in the last column, while Military is favored
    state = given.table()
    given.full_market(state)
    state.market_cards[5] = CardId(58)
    given.rupees_on(state, 5, 2)
    given.court(state, ANNA, 66)
    given.rupees(state, ANNA, 0)
    state.favored = Suit.MILITARY
    given.acting(state)

    # When Anna buys it
    after = given.choose(state, Purchase(5))

    # Then nothing was paid and no card is barred
    assert after.players[ANNA].rupees == 2
    assert sum(after.market_rupees) == 0
    assert after.banned == 0
    assert after.actions_left == 1


def test_the_buyer_sees_no_other_players_bans() -> None:
    state = given.table()
    given.full_market(state)
    given.acting(state, BORIS)
    assert purchases(state) == {Purchase(slot) for slot in range(12) if slot not in {5, 11}}


def test_the_log_says_what_was_paid_and_gained() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 2, 1)
    given.acting(state)
    entries = {entry.id: entry.args for entry in given.outcome(state, Purchase(2)).log}
    assert entries["card.bought"] == {"seat": 0, "card": 29, "slot": 2, "price": 2, "gained": 1}

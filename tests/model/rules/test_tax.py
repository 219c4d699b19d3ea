"""Tax (3.4)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import Choice, GiveGift, Purchase, Stop, TaxPlayer, TaxSlot
from pamir_desktop.model.rules.tax import Tax
from pamir_desktop.model.terms import CardAction
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, CLARA, HERAT, KABUL, PUNJAB

TAX, GIFT = CardAction.TAX, CardAction.GIFT


def test_e7_tax_stops_at_the_shelter_and_takes_from_market_cards() -> None:
    # Given Anna rules Kabul; Boris has 3 rupees and a Kabul card that shelters 2
    state = given.table(players=2)
    given.full_market(state)
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 14)
    given.rupees(state, BORIS, 3)
    for slot, rupees in ((0, 1), (8, 2), (11, 1)):
        given.rupees_on(state, slot, rupees)
    given.doing(state, Tax(ANNA, left=2))

    # When she takes one rupee from him
    after = given.choose(state, TaxPlayer(BORIS))

    # Then his last two are out of reach, and she may stop
    assert set(given.asked(after).choices) == {TaxSlot(0), TaxSlot(8), TaxSlot(11), Stop()}

    # When she takes the second from the market, the tax is over
    after = given.choose(after, TaxSlot(8))
    assert after.market_rupees[8] == 1
    assert [player.rupees for player in after.players] == [6, 2]
    assert not after.agenda


def test_r37_the_first_rupee_must_be_taken() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 4, 2)
    given.doing(state, Tax(ANNA, left=2))

    assert given.options(state) == {TaxSlot(4)}
    assert given.options(given.choose(state, TaxSlot(4))) == {TaxSlot(4), Stop()}


def test_r37_tax_is_not_on_the_menu_when_not_one_rupee_can_be_taken() -> None:
    # Given rupees in purses, but nobody's card is in a region Anna rules
    state = given.table()
    given.court(state, ANNA, 61)
    given.court(state, BORIS, 29)
    given.acting(state)

    assert given.act(61, TAX) not in given.acts(state)


def test_r36_loose_rupees_are_out_of_reach() -> None:
    # Given a rupee on a card and two on a vacant slot
    state = given.table()
    given.market(state, top=(9, 0))
    given.rupees_on(state, 0, 1)
    given.rupees_on(state, 1, 2)
    given.doing(state, Tax(ANNA, left=2))

    # Then only the one on the card can be taken, and the tax ends with it
    assert given.options(state) == {TaxSlot(0)}
    after = given.choose(state, TaxSlot(0))
    assert not after.agenda
    assert after.market_rupees[1] == 2


def test_r36_loose_rupees_alone_do_not_start_a_tax() -> None:
    state = given.table()
    given.court(state, ANNA, 61)
    given.rupees_on(state, 3, 5)
    given.acting(state)

    assert given.act(61, TAX) not in given.acts(state)


@pytest.mark.parametrize(("card", "rank"), [(9, 1), (61, 2)])
def test_tax_takes_as_many_rupees_as_the_rank_of_the_card(card: int, rank: int) -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 2, 5)
    given.court(state, ANNA, card)
    given.acting(state)

    after = given.choose(state, given.act(card, TAX), *[TaxSlot(2)] * rank)

    assert given.asked(after).prompt == "turn.action"
    assert after.players[ANNA].rupees == 4 + rank
    assert after.market_rupees[2] == 5 - rank
    assert after.rupees_in_game == state.rupees_in_game


def test_only_players_with_a_card_of_a_ruled_region_are_taxed() -> None:
    # Given Anna rules Kabul; Boris' card is of Kabul, Clara's of Punjab
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 2)
    given.court(state, CLARA, 18)
    given.doing(state, Tax(ANNA, left=2))

    assert given.options(state) == {TaxPlayer(BORIS)}


def test_a_tribe_without_rule_taxes_nobody() -> None:
    # Given Boris is as strong in Kabul as Anna
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.court(state, ANNA, 61)
    given.court(state, BORIS, 2)
    given.acting(state)

    assert given.act(61, TAX) not in given.acts(state)


def test_players_of_the_same_coalition_are_taxed_too() -> None:
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 2)
    given.doing(state, Tax(ANNA, left=1))

    after = given.choose(state, TaxPlayer(BORIS))

    assert given.purses(after) == [5, 3]


@pytest.mark.parametrize(("rupees", "taxable"), [(0, False), (2, False), (3, True)])
def test_stars_of_economic_cards_of_any_region_shelter_rupees(rupees: int, taxable: bool) -> None:
    # Given Boris has a Kabul card, and an economic card of Herat with two stars
    state = given.table(players=2)
    given.full_market(state)
    given.rupees_on(state, 0, 1)
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 2, 61)
    given.rupees(state, BORIS, rupees)
    given.doing(state, Tax(ANNA, left=2))

    expected: set[Choice] = {TaxSlot(0), TaxPlayer(BORIS)} if taxable else {TaxSlot(0)}
    assert given.options(state) == expected


def test_r99_a_card_held_hostage_still_shelters() -> None:
    state = given.table(players=2)
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 8)
    given.spy(state, ANNA, 8, 2)
    given.rupees(state, BORIS, 2)
    given.court(state, ANNA, 61)
    given.acting(state)

    assert given.act(61, TAX) not in given.acts(state)


def test_d20_claim_of_ancient_lineage_needs_a_card_in_the_other_court() -> None:
    """R38."""
    # Given Anna has #5 and rules nothing; Boris has 6 rupees and no court
    state = given.table(players=2)
    given.court(state, ANNA, 5, 61)
    given.rupees(state, BORIS, 6)
    given.acting(state)
    assert given.act(61, TAX) not in given.acts(state)

    # When he has one card of any region without economic stars, all six are in reach
    given.court(state, BORIS, 18)
    given.doing(state, Tax(ANNA, left=7))
    after = given.choose(state, *[TaxPlayer(BORIS)] * 6)
    assert given.purses(after) == [10, 0]
    assert given.asked(after).prompt == "turn.action"


def test_claim_of_ancient_lineage_respects_the_shelter() -> None:
    state = given.table(players=2)
    given.court(state, ANNA, 5)
    given.court(state, BORIS, 63)
    given.rupees(state, BORIS, 4)
    given.doing(state, Tax(ANNA, left=2))

    after = given.choose(state, TaxPlayer(BORIS))

    assert given.purses(after) == [5, 3]
    assert not after.agenda


def test_claim_of_ancient_lineage_serves_its_owner_only() -> None:
    state = given.table(players=2)
    given.court(state, ANNA, 61)
    given.court(state, BORIS, 5)
    given.acting(state)

    assert given.act(61, TAX) not in given.acts(state)


def test_r39_rupees_one_placed_this_turn_can_be_taxed_and_the_ban_stays() -> None:
    """R32, R39."""
    # Given Anna has paid for a gift
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 12, 61)
    given.acting(state)
    state = given.choose(state, given.act(12, GIFT), GiveGift(0))
    given.rupees(state, ANNA, 9)

    # When she taxes both rupees
    after = given.choose(state, given.act(61, TAX), TaxSlot(5), TaxSlot(11))

    # Then she has them, and may still not buy the two cards
    assert after.players[ANNA].rupees == 11
    after.actions_left = 1
    bought = {choice.slot for choice in given.options(after) if isinstance(choice, Purchase)}
    assert bought == {0, 1, 2, 3, 4, 6, 7, 8, 9, 10}


def test_stopping_early_ends_the_action_and_keeps_what_was_taken() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 7, 4)
    given.court(state, ANNA, 61)
    given.acting(state)

    after = given.choose(state, given.act(61, TAX), TaxSlot(7), Stop())

    assert given.asked(after).prompt == "turn.action"
    assert after.players[ANNA].rupees == 5
    assert after.market_rupees[7] == 3
    assert after.actions_left == 1


def test_one_tax_may_mix_players_and_market_and_return_to_a_source() -> None:
    # Given Anna rules Kabul and Punjab, and both others have a card there
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 3, 1)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, ANNA, PUNJAB)
    given.tribe(state, BORIS, HERAT)
    given.court(state, BORIS, 2)
    given.court(state, CLARA, 18)
    given.doing(state, Tax(ANNA, left=5))

    after = given.choose(
        state, TaxPlayer(BORIS), TaxPlayer(CLARA), TaxSlot(3), TaxPlayer(BORIS), TaxPlayer(BORIS)
    )

    assert given.purses(after) == [9, 1, 3]
    assert after.market_rupees[3] == 0

"""What the inspector knows of a card: public facts for whoever would buy or play it."""

from __future__ import annotations

import pytest

from pamir_desktop.model.card_facts import CardFacts, card_facts
from pamir_desktop.model.cards import PUBLIC_WITHDRAWAL
from pamir_desktop.model.terms import NOBODY, CardId, Suit

from . import given
from .given import ANNA, BORIS, CLARA, KABUL

KABUL_CARD = CardId(2)  # of Kabul, without leverage
LEVERAGED_CARD = CardId(46)
EVENT = CardId(108)


def test_a_card_in_the_market_has_its_price_and_the_rupees_on_it() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 3, 2)
    facts = card_facts(state, state.market_cards[3], ANNA)
    assert facts == CardFacts(state.market_cards[3], price=3, rupees=2)


def test_r66_the_price_is_double_while_the_military_suit_is_favored() -> None:
    state = given.table()
    given.full_market(state)
    state.favored = Suit.MILITARY
    assert card_facts(state, state.market_cards[9], ANNA).price == 6


def test_without_a_payer_a_card_costs_one_rupee_a_column() -> None:
    state = given.table()
    given.full_market(state)
    state.favored = Suit.MILITARY
    assert card_facts(state, state.market_cards[9], NOBODY).price == 3


def test_a_card_that_a_rupee_was_paid_on_this_turn_is_banned() -> None:
    state = given.table()
    given.full_market(state)
    card, other = state.market_cards[:2]
    state.banned |= 1 << card
    assert card_facts(state, card, ANNA).banned
    assert not card_facts(state, other, ANNA).banned


@pytest.mark.parametrize("in_market", [True, False])
def test_a_card_names_the_bribe_its_ruler_may_demand(in_market: bool) -> None:
    state = given.table()
    given.tribe(state, BORIS, KABUL, 2)
    if in_market:
        given.market(state, top=(KABUL_CARD,))
    else:
        given.hand(state, ANNA, KABUL_CARD)
    assert card_facts(state, KABUL_CARD, ANNA).bribe == (BORIS, 2)
    assert card_facts(state, KABUL_CARD, BORIS).bribe is None
    assert card_facts(state, KABUL_CARD, NOBODY).bribe is None


def test_an_event_has_a_price_but_no_bribe() -> None:
    state = given.table()
    given.tribe(state, BORIS, KABUL, 2)
    given.market(state, top=(0, EVENT))
    assert card_facts(state, EVENT, ANNA) == CardFacts(EVENT, price=1)


def test_a_card_that_is_not_for_sale_has_no_price() -> None:
    state = given.table()
    given.market(state, top=(0, PUBLIC_WITHDRAWAL))
    for payer in (ANNA, NOBODY):
        assert card_facts(state, PUBLIC_WITHDRAWAL, payer) == CardFacts(PUBLIC_WITHDRAWAL)


def test_a_court_card_names_its_owner_its_spies_and_its_holder() -> None:
    state = given.table()
    given.court(state, ANNA, KABUL_CARD)
    given.spy(state, ANNA, KABUL_CARD)
    given.spy(state, CLARA, KABUL_CARD, 2)
    facts = card_facts(state, KABUL_CARD, BORIS)
    assert facts == CardFacts(
        KABUL_CARD, owner=ANNA, spies=((ANNA, 1), (CLARA, 2)), holder=(CLARA, 2)
    )


def test_a_court_card_without_most_spies_of_another_is_no_hostage() -> None:
    state = given.table()
    given.court(state, ANNA, KABUL_CARD)
    given.spy(state, ANNA, KABUL_CARD)
    given.spy(state, CLARA, KABUL_CARD)
    assert card_facts(state, KABUL_CARD, BORIS).holder is None


def test_a_court_card_that_was_paid_out_is_leveraged() -> None:
    state = given.table()
    given.court(state, ANNA, LEVERAGED_CARD, KABUL_CARD)
    assert card_facts(state, LEVERAGED_CARD, ANNA).leveraged
    assert not card_facts(state, KABUL_CARD, ANNA).leveraged


def test_a_prize_names_its_owner_only() -> None:
    state = given.table()
    given.tribe(state, BORIS, KABUL, 2)
    given.prizes(state, CLARA, KABUL_CARD)
    assert card_facts(state, KABUL_CARD, ANNA) == CardFacts(KABUL_CARD, owner=CLARA)

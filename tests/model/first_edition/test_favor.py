"""Favor cards (1.11, F22)."""

from __future__ import annotations

from pamir_desktop.model.decisions import GiveGift, MoveSpy, Purchase
from pamir_desktop.model.first_edition.choices import AcceptDeal, ProposeDeal
from pamir_desktop.model.first_edition.deal import Goods, Promise
from pamir_desktop.model.first_edition.favor import recheck_favors
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.terms import NOBODY, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    GIFTS,
    TRAVEL,
    acting,
    first_of,
    hold_favor,
    table,
    use,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, RUSSIAN


def test_t2_favor_cards_at_the_start() -> None:
    state = table(3, (BRITISH, BRITISH, RUSSIAN))
    recheck_favors(state)
    assert first_of(state).favor_holders == [NOBODY, NOBODY, CLARA]


def test_t28_spies_win_a_favor_and_a_gift_wins_it_back() -> None:
    # Given Anna holds the British favor with influence 2; Boris is Russian with 2 military stars
    state = table(2, (BRITISH, RUSSIAN))
    given.full_market(state)
    given.court(state, ANNA, 20)
    given.court(state, BORIS, 84, 1)
    given.spy(state, BORIS, 1, 2)
    acting(state, BORIS)
    assert first_of(state).favor_holders[BRITISH] == ANNA
    # When Boris's spies travel onto #20, both have 2, and his stars decide
    travel = given.choose(state, use(1, TRAVEL), MoveSpy(10, CardId(20)))
    assert first_of(travel).favor_holders[BRITISH] == ANNA  # not inside an action
    state = given.choose(travel, MoveSpy(11, CardId(20)), given.asked(travel).choices[-1])
    assert first_of(state).favor_holders[BRITISH] == BORIS
    # When Anna then gives a gift, it is hers again
    state.agenda.clear()
    state.actions_left = 2
    state = given.choose(acting(state, ANNA), use(20, GIFTS), GiveGift(0))
    assert first_of(state).favor_holders[BRITISH] == ANNA


def test_f22_in_an_unbreakable_tie_the_holder_keeps_it_if_among_the_tied() -> None:
    state = table(3, (BRITISH, BRITISH, RUSSIAN))
    hold_favor(state, BORIS, BRITISH)
    hold_favor(state, CLARA, AFGHAN)
    recheck_favors(state)
    assert first_of(state).favor_holders == [CLARA, BORIS, CLARA]
    # otherwise nobody holds it
    hold_favor(state, CLARA, BRITISH)
    recheck_favors(state)
    assert first_of(state).favor_holders[BRITISH] == NOBODY


def test_stars_and_rupees_move_a_card_too() -> None:
    state = table(3, (BRITISH, BRITISH, RUSSIAN))
    given.rupees(state, BORIS, 5)
    recheck_favors(state)
    assert first_of(state).favor_holders == [BORIS, BORIS, CLARA]
    given.court(state, ANNA, 16)
    recheck_favors(state)
    assert first_of(state).favor_holders == [ANNA, ANNA, CLARA]


def test_the_rupees_of_a_purchase_move_a_favor() -> None:
    # Given no one has influence in Russia, and Boris has 5 rupees
    state = table(3, (AFGHAN, BRITISH, BRITISH))
    given.market(state, top=(5, 7, 9))
    given.rupees_on(state, 0, 2)
    given.rupees(state, BORIS, 5)
    # When Anna takes up 2 with a card, or pays 2 of 6 for one
    gained = given.choose(acting(state.clone()), Purchase(0))
    assert first_of(gained).favor_holders[RUSSIAN] == ANNA
    given.rupees(state, ANNA, 6)
    paid = given.choose(acting(state), Purchase(2))
    assert first_of(paid).favor_holders[RUSSIAN] == BORIS


def test_an_escrow_paid_for_a_free_purchase_moves_a_favor() -> None:
    # Given no one has influence in Russia, all have 4 rupees, and Clara sets 2 aside
    state = table(3, (AFGHAN, BRITISH, BRITISH))
    given.market(state, top=(5,))
    promise = Promise(2, Deed.BUY, CardId(5))
    deal = ProposeDeal(CLARA, ANNA, Goods(), Goods(), promise)
    state = given.choose(acting(state), deal, AcceptDeal())
    assert first_of(state).favor_holders[RUSSIAN] == NOBODY
    # When Anna buys the card for nothing, Clara's rupees are hers
    state = given.choose(state, Purchase(0))
    assert given.purses(state) == [6, 4, 2]
    assert first_of(state).favor_holders[RUSSIAN] == ANNA

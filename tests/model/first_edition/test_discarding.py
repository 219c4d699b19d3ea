"""Discard (1.4) and the rupee for two of them (F6)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import DiscardCard, Purchase, TaxPlayer, TaxSlot
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import TAX, acting, is_menu, table, use
from tests.model.given import AFGHAN, ANNA, BORIS, CLARA, KABUL


def with_hand() -> State:
    """Anna can tax Boris, who has 2 rupees and 3 economic stars, for nothing; he is sheltered."""
    state = table()
    given.hand(state, ANNA, 5, 8, 9)
    given.court(state, ANNA, 7)
    given.court(state, BORIS, 12)
    given.rupees(state, BORIS, 2)
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, CLARA, KABUL)
    return acting(state)


def discard(card: int) -> DiscardCard:
    return DiscardCard(CardId(card))


def test_t29_two_discards_bring_a_rupee_also_from_a_sheltered_player() -> None:
    state = given.choose(with_hand(), discard(5), use(7, TAX), TaxPlayer(CLARA), TaxPlayer(CLARA))
    assert is_menu(state)
    state = given.choose(state, discard(8))
    assert given.options(state) == {TaxPlayer(BORIS), TaxPlayer(CLARA)}
    state = given.choose(state, TaxPlayer(BORIS))
    assert given.purses(state) == [7, 1, 2]
    assert state.players[ANNA].hand == [9]
    reason = why_not(state, discard(9))
    assert reason is not None
    assert reason.id == "first.discard_no_actions"


def test_t29_discard_and_purchase_bring_nothing() -> None:
    state = with_hand()
    given.full_market(state)
    state.players[ANNA].hand = [CardId(5)]
    state = given.choose(state, discard(5), Purchase(0))
    assert given.purses(state) == [4, 2, 4]
    assert is_menu(state)


def test_t29_f6_skipped_if_nobody_and_no_card_has_a_rupee() -> None:
    state = with_hand()
    for seat in (BORIS, CLARA):
        given.rupees(state, seat, 0)
    state = given.choose(state, discard(5), discard(8))
    assert is_menu(state)
    assert given.purses(state) == [4, 0, 0]


def test_f6_a_market_card_can_be_the_source() -> None:
    state = with_hand()
    given.full_market(state)
    given.rupees_on(state, 4, 1)
    state = given.choose(state, discard(5), discard(8))
    assert TaxSlot(4) in given.options(state)
    state = given.choose(state, TaxSlot(4))
    assert (given.purses(state)[ANNA], state.market_rupees[4]) == (5, 0)


def test_a_card_that_is_not_in_hand() -> None:
    reason = why_not(with_hand(), discard(20))
    assert reason is not None
    assert reason.id == "first.discard_not_in_hand"

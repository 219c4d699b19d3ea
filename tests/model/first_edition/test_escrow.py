"""Escrow (F42): rupees set aside for an act of the active player."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import DiscardCard, EndTurn, PlayCard, Purchase, TaxPlayer
from pamir_desktop.model.first_edition.choices import AcceptDeal, ProposeDeal
from pamir_desktop.model.first_edition.deal import Goods, Promise
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import (
    CAMPAIGN,
    TAX,
    acting,
    first_of,
    table,
    topples,
    use,
)
from tests.model.given import AFGHAN, ANNA, BORIS, CLARA, HERAT, KABUL

NOTHING = Goods()
PLAY_84 = Promise(2, Deed.PLAY, CardId(84))


def with_escrow(promise: Promise = PLAY_84) -> State:
    """Clara has 3 rupees and sets some aside; Anna has #84 in hand and can tax in Kabul."""
    state = table()
    given.hand(state, ANNA, 84)
    given.court(state, ANNA, 7)
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, CLARA, KABUL)
    given.tribe(state, BORIS, HERAT)
    given.rupees(state, CLARA, 3)
    acting(state)
    deal = ProposeDeal(CLARA, ANNA, NOTHING, NOTHING, promise)
    return given.choose(state, deal, AcceptDeal())


def end_actions(state: State) -> State:
    state.actions_left = 0
    return given.choose(state, EndTurn())


def test_t36_what_is_set_aside_cannot_be_spent_or_taxed() -> None:
    state = with_escrow()
    assert given.purses(state) == [4, 4, 1]
    assert first_of(state).set_aside() == 2
    taxed = given.choose(state, use(7, TAX), TaxPlayer(CLARA))
    assert given.purses(taxed) == [5, 4, 0]
    assert given.asked(taxed).prompt == "first.action"  # nothing more to take


def test_t36_paid_when_the_act_is_settled() -> None:
    state = given.choose(with_escrow(), PlayCard(CardId(84)))
    state = given.choose(state, given.asked(state).choices[0])
    assert given.purses(state) == [6, 4, 1]
    assert first_of(state).escrows == []


def test_t36_returned_before_cleanup_if_it_was_not_done() -> None:
    state = with_escrow()
    state.players[ANNA].hand.clear()
    state = end_actions(state)
    assert given.purses(state) == [4, 4, 3]


def test_t36_only_the_active_player_can_be_the_doer() -> None:
    state = with_escrow()
    deal = ProposeDeal(BORIS, CLARA, NOTHING, NOTHING, PLAY_84)
    reason = why_not(state, deal)
    assert reason is not None
    assert reason.id == "first.deal_doer"


def test_the_partner_pays_if_the_active_player_proposes() -> None:
    state = table()
    acting(state)
    deal = ProposeDeal(ANNA, BORIS, NOTHING, NOTHING, PLAY_84)
    state = given.choose(state, deal, AcceptDeal())
    assert [escrow.payer for escrow in first_of(state).escrows] == [BORIS]
    assert given.purses(state) == [4, 2, 4]


def test_an_omission_is_paid_at_the_end_of_the_actions() -> None:
    promise = Promise(2, Deed.DISCARD, CardId(84), is_omission=True)
    kept = end_actions(with_escrow(promise))
    assert given.purses(kept) == [6, 4, 1]
    broken = given.choose(with_escrow(promise), DiscardCard(CardId(84)))
    assert given.purses(broken) == [4, 4, 1]  # it goes back at the end
    assert given.purses(end_actions(broken)) == [4, 4, 3]


def test_a_special_action_on_a_named_player_or_location() -> None:
    for promise, is_paid in (
        (Promise(2, Deed.USE, action=TAX), True),
        (Promise(2, Deed.USE, action=TAX, on_player=CLARA), True),
        (Promise(2, Deed.USE, action=TAX, on_player=BORIS), False),
        (Promise(2, Deed.USE, action=TAX, on_location=KABUL), True),
        (Promise(2, Deed.USE, action=TAX, on_location=HERAT), False),
        (Promise(2, Deed.USE, action=CAMPAIGN), False),
    ):
        state = given.choose(with_escrow(promise), use(7, TAX), TaxPlayer(CLARA))
        assert given.purses(state)[ANNA] == (7 if is_paid else 5)


def test_f42_if_the_game_ends_first_all_of_it_goes_back() -> None:
    # Given an escrow for buying the last topple, which ends the game
    state = table()
    topples(state, 1)
    given.market(state, top=(104,))
    acting(state)
    deal = ProposeDeal(BORIS, ANNA, NOTHING, NOTHING, Promise(2, Deed.BUY, CardId(104)))
    state = given.choose(state, deal, AcceptDeal())
    state = given.choose(state, Purchase(0))
    assert state.result is not None
    assert given.purses(state) == [4, 4, 4]
    assert first_of(state).escrows == []


def test_the_books_balance_with_rupees_in_escrow() -> None:
    state = with_escrow()
    assert not [line for line in broken_invariants(state) if "rupees" in line]

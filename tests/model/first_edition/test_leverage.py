"""Leverage (1.8): due when a card is discarded from a tableau."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import DiscardCard, PlayCard, RemoveCylinder
from pamir_desktop.model.first_edition.choices import TargetCard
from pamir_desktop.model.first_edition.leverage import ASSASSINATED, DiscardFromTableau
from pamir_desktop.model.pieces import tribes
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import (
    ASSASSINATION,
    acting,
    hold_favor,
    is_menu,
    table,
    use,
)
from tests.model.given import ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL


def test_t12_a_leveraged_card_brings_its_rank() -> None:
    state = table()
    given.hand(state, ANNA, 14)
    state = given.choose(acting(state), PlayCard(CardId(14)))
    assert given.purses(state)[ANNA] == 6
    assert state.leveraged >> 14 & 1
    assert state.rupees_in_game == 14


def assassinated(rupees: int = 1) -> State:
    """Anna's spy is on Boris's #14; Clara holds the British favor."""
    state = table()
    given.court(state, ANNA, 15)
    given.court(state, BORIS, 14, 9)
    given.spy(state, ANNA, 14)
    given.tribe(state, BORIS, HERAT)
    given.rupees(state, BORIS, rupees)
    acting(state)
    hold_favor(state, CLARA, BRITISH)
    return given.choose(state, use(15, ASSASSINATION), TargetCard(CardId(14), ANNA))


def test_t12_f17_the_owner_pays_rupees_then_a_piece_or_a_card() -> None:
    state = assassinated()
    asked = given.asked(state)
    assert (asked.seat, asked.prompt, asked.args["missing"]) == (BORIS, "first.debt", 1)
    assert given.purses(state)[BORIS] == 0
    assert given.options(state) == {RemoveCylinder(10), DiscardCard(CardId(9))}
    # British favor: 1 from the box, after the owner's debt
    assert given.purses(state)[CLARA] == 4
    paid = given.choose(state, RemoveCylinder(10))
    assert given.purses(paid)[CLARA] == 5
    assert tribes(paid, BORIS, HERAT) == 0
    assert paid.players[BORIS].court == [9]  # a tribe lost so is no overthrow
    assert is_menu(paid)
    lost = given.choose(state, DiscardCard(CardId(9)))
    assert lost.players[BORIS].court == []


def test_f18_the_favor_also_pays_the_owner_and_only_for_leveraged_cards() -> None:
    state = table()
    given.court(state, BORIS, 14, 30, 9)
    hold_favor(state, BORIS, BRITISH)
    given.doing(state, DiscardFromTableau(BORIS, (CardId(14), CardId(30), CardId(9)), "limit"))
    # 2 and 1 are due, together; two leveraged cards bring 2
    assert given.purses(state)[BORIS] == 4 - 3 + 2


def test_f18_discarded_from_hand_it_costs_and_pays_nothing() -> None:
    state = table()
    given.hand(state, ANNA, 14)
    acting(state)
    hold_favor(state, CLARA, BRITISH)
    state = given.choose(state, DiscardCard(CardId(14)))
    assert given.purses(state) == [4, 4, 4]


def test_f17_cards_discarded_together_owe_together_after_all_have_left() -> None:
    state = table()
    given.court(state, BORIS, 14, 46)
    given.rupees(state, BORIS, 0)
    state.log = []
    given.doing(state, DiscardFromTableau(BORIS, (CardId(14), CardId(46)), ASSASSINATED))
    # neither can pay for the other: the whole debt of 4 is forgiven
    forgiven = [entry.args["rupees"] for entry in state.log if entry.id == "leverage.forgiven"]
    assert forgiven == [4]


def test_f17_a_leveraged_card_given_up_adds_its_own_debt() -> None:
    state = table()
    given.court(state, BORIS, 14, 46)
    given.rupees(state, BORIS, 0)
    given.spy(state, BORIS, 46, 2)
    given.tribe(state, BORIS, KABUL, 4)
    given.doing(state, DiscardFromTableau(BORIS, (CardId(14),), ASSASSINATED))
    state = given.choose(state, DiscardCard(CardId(46)))
    # 1 of the first debt is paid with the card, which owes 2 more; its spies went home
    assert given.asked(state).args["missing"] == 2
    state = given.choose(state, RemoveCylinder(12), RemoveCylinder(13))
    assert given.asked(state).args["missing"] == 1
    state = given.choose(state, RemoveCylinder(14))
    assert tribes(state, BORIS, KABUL) == 1


def test_f17_hand_cards_and_pieces_in_supply_do_not_count() -> None:
    state = table()
    given.court(state, BORIS, 14)
    given.hand(state, BORIS, 5, 7)
    given.rupees(state, BORIS, 0)
    assert given.doing(state, DiscardFromTableau(BORIS, (CardId(14),), ASSASSINATED)) is None
    assert state.players[BORIS].hand == [5, 7]


def test_f17_a_gift_can_pay() -> None:
    state = table()
    given.court(state, BORIS, 30)
    given.gift(state, BORIS, 2)
    given.rupees(state, BORIS, 0)
    given.doing(state, DiscardFromTableau(BORIS, (CardId(30),), ASSASSINATED))
    assert given.options(state) == {RemoveCylinder(10)}

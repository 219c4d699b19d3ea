"""The toll of playing a card (1.4, F9, F36)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, EndTurn, PlayCard, Withdraw
from pamir_desktop.model.first_edition.choices import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    PayToll,
    RefuseOffer,
)
from pamir_desktop.model.first_edition.toll import toll_of, tolls
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import acting, is_menu, table
from tests.model.given import ANNA, BORIS, CLARA, HERAT, KABUL

KABUL_CARD = CardId(9)
PLAY = PlayCard(KABUL_CARD)


def toll_of_three(rupees: int = 2) -> State:
    """Boris has two tribes in Kabul and Clara one; Anna wants to play a Kabul card."""
    state = table()
    given.tribe(state, BORIS, KABUL, 2)
    given.tribe(state, CLARA, KABUL)
    given.rupees(state, ANNA, rupees)
    given.hand(state, ANNA, KABUL_CARD)
    return acting(state)


def test_t7_a_discount_makes_the_play_possible() -> None:
    state = toll_of_three()
    assert tolls(state, ANNA, KABUL_CARD) == ((BORIS, 2), (CLARA, 1))
    state = given.choose(state, PLAY)
    # Paying both in full is not possible: after Boris nothing would be left for Clara
    in_full = given.choose(state, PayToll(2))
    assert PayToll(1) not in given.options(in_full)
    # With an offer of 1 to Boris it is
    state = given.choose(state, MakeOffer(1))
    assert given.asked(state).seat == BORIS
    state = given.choose(state, AcceptOffer(1))
    assert given.purses(state) == [2, 4, 4]  # all tolls are settled before any is paid
    state = given.choose(state, PayToll(1))
    assert given.purses(state) == [0, 5, 5]
    assert state.players[ANNA].court == [KABUL_CARD]


def test_t7_f34_a_play_that_needs_a_discount_is_not_compulsory() -> None:
    state = toll_of_three()
    state.declined_bribes = 3
    reason = why_not(state, PLAY)
    assert reason is not None
    assert (reason.id, reason.args["due"], reason.args["have"]) == ("first.toll", 3, 2)
    # but the card could be discarded, so the turn cannot end
    assert EndTurn() not in given.options(state)


def test_f9_nobody_may_refuse_full_payment() -> None:
    state = given.choose(toll_of_three(3), PLAY, MakeOffer(0), RefuseOffer())
    assert given.asked(state).seat == ANNA
    state = given.choose(state, PayToll(2), PayToll(1))
    assert given.purses(state) == [0, 6, 5]


def test_f36_a_counter_can_be_accepted() -> None:
    state = given.choose(toll_of_three(3), PLAY, MakeOffer(0), CounterOffer(1))
    assert given.asked(state).args["asked"] == 1
    state = given.choose(state, AcceptOffer(1), PayToll(1))
    assert given.purses(state) == [1, 5, 5]


def test_f36_withdrawing_spends_nothing() -> None:
    state = given.choose(toll_of_three(3), PLAY, PayToll(2), Withdraw())
    assert is_menu(state)
    assert given.purses(state) == [3, 4, 4]
    assert state.players[ANNA].hand == [KABUL_CARD]
    assert state.actions_left == 2


def test_f36_three_refused_or_countered_offers_per_turn() -> None:
    state = given.choose(toll_of_three(3), PLAY)
    state = given.choose(state, MakeOffer(0), RefuseOffer(), MakeOffer(0), CounterOffer(1))
    state = given.choose(state, MakeOffer(0), RefuseOffer())
    assert given.options(state) == {PayToll(2), Withdraw()}


def test_own_tribes_and_other_locations_cost_nothing() -> None:
    state = table()
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, HERAT, 2)
    assert tolls(state, ANNA, KABUL_CARD) == ()
    assert toll_of(state, ANNA, KABUL_CARD) == 0


@pytest.mark.parametrize("answer", [AcceptOffer(0), RefuseOffer()])
def test_the_owner_of_tribes_answers_an_offer(answer: Choice) -> None:
    state = given.choose(toll_of_three(3), PLAY, MakeOffer(0))
    assert given.options(state) == {AcceptOffer(0), CounterOffer(1), RefuseOffer()}
    assert given.asked(given.choose(state, answer)).seat == ANNA

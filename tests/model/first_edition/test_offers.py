"""Asking for a consent (F36)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import Withdraw
from pamir_desktop.model.first_edition.choices import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    RefuseOffer,
)
from pamir_desktop.model.first_edition.offers import AskConsent
from pamir_desktop.model.first_edition.turn import PassTurn
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import table
from tests.model.given import ANNA, BORIS

ALLOWED = PassTurn(ANNA)  # stands for the step that the consent allows


def asking(reserve: int = 1) -> State:
    state = table()
    given.doing(state, AskConsent(ANNA, BORIS, CardId(9), "bribe", reserve), ALLOWED)
    return state


def test_f36_rupees_needed_for_the_action_cannot_be_offered() -> None:
    assert given.options(asking()) == {*(MakeOffer(k) for k in range(4)), Withdraw()}


def test_an_agreed_sum_is_paid_and_the_step_below_runs() -> None:
    state = given.choose(asking(), MakeOffer(2))
    assert given.options(state) == {AcceptOffer(2), CounterOffer(3), RefuseOffer()}
    state = given.choose(state, AcceptOffer(2))
    assert given.purses(state)[:2] == [2, 6]
    assert state.active == BORIS  # the step below ran: it passed the turn


def test_a_refusal_and_a_withdrawal_pop_the_step_below() -> None:
    refused = given.choose(asking(), MakeOffer(2), RefuseOffer())
    assert refused.agenda == []
    assert (given.purses(refused)[0], refused.declined_bribes) == (4, 1)
    withdrawn = given.choose(asking(), Withdraw())
    assert withdrawn.agenda == []
    assert withdrawn.declined_bribes == 0


def test_f36_a_counter_counts_as_a_refusal_and_after_three_only_it_can_be_accepted() -> None:
    state = asking()
    for _ in range(3):
        state = given.choose(state, MakeOffer(0), CounterOffer(1))
    assert state.declined_bribes == 3
    assert given.options(state) == {AcceptOffer(1), Withdraw()}

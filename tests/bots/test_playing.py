"""Which choices are worth a thought: bribes, and agreeing to end."""

from __future__ import annotations

from pamir_desktop.bots.playing import play_on, sensible
from pamir_desktop.model import Decision, State
from pamir_desktop.model.decisions import (
    AcceptBribe,
    AgreeEnd,
    CounterBribe,
    DeclineBribe,
    EndTurn,
    PayBribe,
    PlayCard,
    ProposeBribe,
    ProposeEnd,
    RefuseEnd,
    Withdraw,
    WithholdBribe,
)
from pamir_desktop.model.engine import advance, pending
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL

COURTLY_MANNERS = 107


def owing(rupees: int) -> tuple[State, Decision]:
    """Anna wants to play a card of Kabul, where Boris rules with two tribes."""
    state = given.acting(given.table())
    given.tribe(state, BORIS, KABUL, 2)
    given.hand(state, ANNA, 5)
    given.rupees(state, ANNA, rupees)
    decision = advance(state, PlayCard(CardId(5)))
    assert decision is not None
    assert decision.prompt == "bribe.offer"
    return state, decision


def test_a_bribe_is_paid_in_full() -> None:
    assert sensible(*owing(2)) == [PayBribe(2)]


def test_who_has_less_offers_all_of_it_but_only_once() -> None:
    state, decision = owing(1)
    assert sensible(state, decision) == [ProposeBribe(1)]
    state.declined_bribes = 1
    assert sensible(state, given.asked(state)) == [Withdraw()]


def test_courtly_manners_save_the_bribe() -> None:
    state, _ = owing(2)
    given.event(state, COURTLY_MANNERS, ANNA)
    assert sensible(state, given.asked(state)) == [WithholdBribe()]


def test_a_low_offer_may_be_answered_with_the_most_the_other_can_pay() -> None:
    state, _ = owing(4)
    decision = advance(state, ProposeBribe(0))
    assert decision is not None
    answers = sensible(state, decision)
    assert set(answers) == {AcceptBribe(0), DeclineBribe(), CounterBribe(2)}
    countered = advance(state, CounterBribe(2))
    assert countered is not None
    assert set(sensible(state, countered)) == {AcceptBribe(2), Withdraw()}


def test_only_a_winner_agrees_to_end_and_nobody_proposes_it() -> None:
    state = given.acting(given.table(2))
    assert ProposeEnd() in given.options(state)
    assert ProposeEnd() not in sensible(state, given.asked(state))
    advance(state, ProposeEnd())
    given.scores(state, 1, 0)
    assert sensible(state, given.asked(state)) == [RefuseEnd()]
    given.scores(state, 0, 1)
    assert sensible(state, given.asked(state)) == [AgreeEnd()]


def test_playing_on_stops_before_cards_are_turned_over() -> None:
    state = given.beginning(given.table())
    given.full_market(state)
    given.deck(state, 90, 91)
    state.market_cards[3] = CardId(0)
    assert play_on(state.clone(), EndTurn()) is None
    seen = play_on(state, EndTurn(), unseen=True)
    assert seen is not None
    assert (seen.prompt, seen.choices) == ("turn.action", ())
    assert pending(state) is not None

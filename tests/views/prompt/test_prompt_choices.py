"""When End turn has to be confirmed, and with which sum an offer begins."""

from __future__ import annotations

from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.first_edition.offers import AskConsent
from pamir_desktop.model.first_edition.toll import SettleToll
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.prompt.prompt_choices import Amounts, wastes_actions
from pamir_desktop.views.table.first_edition.first_hands import FIRST
from tests.model import given
from tests.model.first_edition import tables
from tests.model.given import ANNA, BORIS, KABUL

from .questions import OFFER, beginning, question


def test_a_turn_with_actions_left_is_not_ended_by_mistake() -> None:
    turn = question(beginning(4))
    assert turn.can_end
    assert wastes_actions(turn)


def test_where_no_turn_can_end_nothing_is_wasted() -> None:
    offer = question(beginning(3), OFFER)
    assert not offer.can_end
    assert not wastes_actions(offer)
    assert not wastes_actions(offer._replace(decision=None))


def test_one_question_is_enough() -> None:
    turn = question(beginning(4))
    assert not wastes_actions(turn._replace(guided=True))
    assert not wastes_actions(turn._replace(is_warned_of=lambda choice: choice == EndTurn()))


def test_an_offer_begins_with_what_is_nearly_due_and_a_consent_with_nothing() -> None:
    state = tables.table()
    given.tribe(state, BORIS, KABUL, 3)
    given.hand(state, ANNA, 7)
    state.then(SettleToll(ANNA, CardId(7)))
    toll = Amounts.of(given.asked(state), FIRST)
    assert toll is not None
    assert toll.choices[toll.start].rupees == 2
    state.then(AskConsent(ANNA, BORIS, CardId(7), "assassination", 0))
    consent = Amounts.of(given.asked(state), FIRST)
    assert consent is not None
    assert consent.choices[-1].rupees == 4  # all that Anna has
    assert consent.choices[consent.start].rupees == 0

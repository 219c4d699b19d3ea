"""Cards with a spy that may be used (1.14)."""

from __future__ import annotations

from pamir_desktop.model.first_edition.spied_cards import Target, spied_cards, spies_on
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import table
from tests.model.given import ANNA, BORIS, CLARA


def test_own_spies_and_those_of_others_while_they_can_be_asked() -> None:
    state = table()
    given.court(state, ANNA, 5)
    given.court(state, BORIS, 9, 13)
    given.spy(state, ANNA, 9)
    given.spy(state, CLARA, 9)
    given.spy(state, CLARA, 5)
    assert list(spied_cards(state, ANNA)) == [
        Target(CardId(5), ANNA, CLARA),
        Target(CardId(9), BORIS, ANNA),
        Target(CardId(9), BORIS, CLARA),
    ]
    state.declined_bribes = 3
    assert list(spied_cards(state, ANNA)) == [Target(CardId(9), BORIS, ANNA)]
    assert list(spies_on(state, ANNA, ANNA, CardId(5))) == []

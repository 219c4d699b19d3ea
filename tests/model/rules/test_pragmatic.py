"""Wakhan's pragmatic loyalty (wakhan.md 3.0.1)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import IMPROVED, State
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.rules.pragmatic import pragmatic_loyalty
from pamir_desktop.model.terms import Coalition
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, HERAT, KABUL, RUSSIAN


def reading(state: State, card: int) -> State:
    """Wakhan has read this AI card last."""
    assert state.wakhan is not None
    state.wakhan.deck.remove(card)
    state.wakhan.discard.append(card)
    return state


@pytest.mark.parametrize("served", list(Coalition))
@pytest.mark.parametrize("card", sorted(AI_CARDS))
def test_the_first_coalition_on_her_card_that_no_human_serves(card: int, served: Coalition) -> None:
    state = reading(given.table_with_wakhan(loyalties=(served,)), card)
    order = AI_CARDS[card].pragmatic_loyalty
    assert pragmatic_loyalty(state) is (order[1] if order[0] is served else order[0])


@pytest.mark.parametrize("card", sorted(AI_CARDS))
def test_two_humans_of_two_coalitions_leave_her_the_third(card: int) -> None:
    state = reading(given.table_with_wakhan(humans=2, loyalties=(RUSSIAN, AFGHAN)), card)
    assert pragmatic_loyalty(state) is BRITISH


def test_w6_it_is_read_again_on_every_use() -> None:
    state = given.table_with_wakhan(loyalties=(RUSSIAN,))
    first = next(c for c, card in AI_CARDS.items() if card.pragmatic_loyalty[0] is AFGHAN)
    reading(state, first)
    assert pragmatic_loyalty(state) is AFGHAN
    state.players[1].loyalty = AFGHAN
    assert pragmatic_loyalty(state) is not AFGHAN


def test_the_steadfast_follow_the_most_blocks_in_play() -> None:
    state = given.table_with_wakhan(loyalties=(RUSSIAN,), options=IMPROVED)
    first = next(c for c, card in AI_CARDS.items() if card.pragmatic_loyalty[0] is AFGHAN)
    reading(state, first)
    given.army(state, BRITISH, KABUL)
    assert pragmatic_loyalty(state) is BRITISH
    # a tie goes to the one further left on her card; blocks of the human's coalition do not count
    given.army(state, AFGHAN, HERAT)
    given.army(state, RUSSIAN, HERAT, 5)
    assert pragmatic_loyalty(state) is AFGHAN

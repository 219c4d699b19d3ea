"""The derived facts a table shows: all public, and the same as the rules use."""

from __future__ import annotations

import pytest

from pamir_desktop.model import IMPROVED, facts, pending, visible_to
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Seat, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN
from tests.model.playing import walk


def test_what_a_court_is_worth() -> None:
    # Given stars: 2 economic, 1 political, 3 intelligence; an Afghan patriot, two gifts
    state = given.table()
    given.court(state, ANNA, 61, 42, 1)
    given.gift(state, ANNA, 0)
    given.gift(state, ANNA, 2)
    given.tribe(state, ANNA, KABUL)

    found = facts(state).players[ANNA]

    assert (found.shelter, found.court_limit, found.hand_limit) == (2, 4, 5)
    assert found.influence == {AFGHAN: 1 + 1 + 2}
    assert found.cylinders == 3
    assert found.gifts == (0, 2)


def test_rulers_hostages_and_supplies() -> None:
    state = given.table()
    given.tribe(state, BORIS, HERAT)
    given.army(state, BRITISH, HERAT, 3)
    given.court(state, ANNA, 61, 9)
    given.spy(state, CLARA, 61, 2)
    given.spy(state, ANNA, 9)
    state.resolved_checks = [CardId(102)]

    found = facts(state)

    assert found.rulers == (NOBODY, NOBODY, BORIS, NOBODY, NOBODY, NOBODY)
    assert found.hostages == {61: (CLARA, 2)}
    assert found.supply == (12, 9, 12)
    assert found.checks_left == 3
    assert found.pragmatic is None


def test_favored_cards_are_those_whose_actions_are_free() -> None:
    state = given.table()
    state.favored = Suit.ECONOMIC
    given.court(state, ANNA, 61, 91, 38)
    given.court(state, BORIS, 33)
    given.event(state, 105, BORIS)
    assert facts(state).favored == {61, 91, 33}


def test_prices_are_those_of_the_buyer() -> None:
    # Given Boris gets Herat cards for nothing
    state = given.table()
    given.full_market(state)
    given.court(state, BORIS, 66)
    assert facts(state).prices == (0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5)
    assert facts(state, BORIS).prices == (0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 5)


@pytest.mark.parametrize("favored", Suit)
def test_a_column_costs_twice_as_much_while_military_is_favored(favored: Suit) -> None:
    state = given.table()
    state.favored = favored  # R66: only the marker counts

    assert facts(state).unit_price == (2 if favored is Suit.MILITARY else 1)


def test_wakhan_has_influence_in_all_three_coalitions() -> None:
    state = given.table_with_wakhan(loyalties=(RUSSIAN,))
    found = facts(state)
    assert set(found.players[0].influence) == set(Coalition)
    assert found.pragmatic in (AFGHAN, BRITISH)
    assert set(found.players[1].influence) == {RUSSIAN}


def test_facts_need_nothing_hidden_and_change_nothing() -> None:
    for setup in (random_setup(4, 3), random_setup(3, 3, IMPROVED)):
        for count, (state, _, _) in enumerate(walk(setup)):
            if count % 10 == 0:
                record = state.clone()
                for seat in range(len(state.players)):
                    assert facts(visible_to(state, Seat(seat)), Seat(seat)) == facts(
                        state, Seat(seat)
                    )
                assert state == record


def test_what_can_be_bought_is_never_dearer_than_the_purse() -> None:
    for state, decision, _ in walk(random_setup(3, 6)):
        prices = facts(state, decision.seat).prices
        for choice in decision.choices:
            if isinstance(choice, Purchase):
                assert prices[choice.slot] <= state.players[decision.seat].rupees
    assert pending(state) is None

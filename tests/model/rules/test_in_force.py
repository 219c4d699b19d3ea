"""Lasting events (3.14): which are in force, and for whom."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import EndTurn, NamePlayer, NameSuit, Purchase
from pamir_desktop.model.rules import in_force
from pamir_desktop.model.terms import NOBODY, CardId, Seat, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, CLARA, KABUL

BEFORE_THE_BUYER = (105, 106, 107, 110, 112)


@pytest.mark.parametrize("event", BEFORE_THE_BUYER)
def test_these_events_belong_to_the_buyer(event: int) -> None:
    state = given.table()
    given.market(state, bottom=(event,))
    given.acting(state, BORIS)
    after = given.choose(state, Purchase(6))
    card = CardId(event)
    assert after.events == [(card, BORIS)]
    assert in_force.on_player(after, card, BORIS)
    assert not in_force.on_player(after, card, ANNA)
    assert not in_force.on_table(after, card)
    assert after.discard == []


def test_conflict_fatigue_is_beside_the_map() -> None:
    state = given.table()
    given.market(state, top=(109,))
    given.acting(state)
    after = given.choose(state, Purchase(0))
    assert after.events == [(109, NOBODY)]
    assert in_force.on_table(after, in_force.CONFLICT_FATIGUE)
    assert not in_force.on_player(after, in_force.CONFLICT_FATIGUE, ANNA)


def test_pashtunwali_values_are_beside_the_map() -> None:
    state = given.table()
    given.market(state, top=(115,))
    given.acting(state)
    after = given.choose(state, Purchase(0), NameSuit(Suit.ECONOMIC))
    assert in_force.on_table(after, in_force.PASHTUNWALI_VALUES)


@pytest.mark.parametrize("named", [ANNA, BORIS, CLARA])
def test_r70_rumor_goes_to_the_player_named_even_the_buyer(named: Seat) -> None:
    state = given.table()
    given.market(state, top=(108,))
    given.acting(state)
    after = given.choose(state, Purchase(0))
    assert given.options(after) == {NamePlayer(seat) for seat in (ANNA, BORIS, CLARA)}
    after = given.choose(after, NamePlayer(named))
    found = [s for s in (ANNA, BORIS, CLARA) if in_force.on_player(after, in_force.RUMOR, s)]
    assert found == [named]


@pytest.mark.parametrize("event", [106, 107])
def test_r71_the_upper_half_is_beside_the_map_and_is_not_the_lower_half(event: int) -> None:
    # Given the event is discarded from the left end
    state = given.table()
    given.market(state, top=(event,))
    given.acting(state)
    after = given.choose(state, EndTurn())
    card = CardId(event)
    assert after.events == [(card, NOBODY)]
    assert in_force.on_table(after, card)
    assert not any(in_force.on_player(after, card, seat) for seat in (ANNA, BORIS, CLARA))


@pytest.mark.parametrize("event", [105, 108, 109, 110, 111, 112, 113, 114, 115, 116])
def test_all_other_upper_halves_are_over_at_once(event: int) -> None:
    state = given.table()
    given.market(state, top=(event,))
    given.acting(state)
    after = given.choose(state, EndTurn())
    assert after.events == []
    assert after.discard == [event]


def test_r89_all_lasting_events_expire_with_the_check_they_still_applied_to() -> None:
    # Given Conflict Fatigue and New Tactics in force, two blocks of lead, and a check for sale
    state = given.table()
    given.market(state, top=(101,))
    given.event(state, 109)
    given.event(state, 105, BORIS)
    given.army(state, AFGHAN, KABUL, 2)
    state.players[BORIS].score = 2  # so that the game goes on
    given.acting(state)
    result = given.outcome(state, Purchase(0))

    # Then the check was a success, and both events are gone
    scored = next(entry for entry in result.log if entry.id == "check.scored")
    assert scored.args["dominant"] == AFGHAN
    assert result.state.events == []
    assert result.state.discard == [109, 105]

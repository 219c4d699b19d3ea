"""The terms of a position agree with the rules, however much of it was seen before."""

from __future__ import annotations

import pytest

from pamir_desktop.bots.terms import TERMS, terms
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import cylinders_in_play
from pamir_desktop.model.rules.ruling import holder_of, influence, ruled_by
from pamir_desktop.model.setup import RULEBOOK, WakhanOptions
from pamir_desktop.model.terms import NOBODY, Seat, Suit
from tests.bots.bot_games import positions
from tests.model import given
from tests.model.given import ANNA, BORIS, BRITISH, CLARA, KABUL, RUSSIAN


@pytest.mark.parametrize(("seats", "wakhan"), [(2, None), (3, None), (5, None), (3, RULEBOOK)])
def test_terms_agree_with_the_rules(seats: int, wakhan: WakhanOptions | None) -> None:
    for state in positions(seats, wakhan):
        for number, row in enumerate(terms(state)):
            term, seat = dict(zip(TERMS, row, strict=True)), Seat(number)
            player = state.players[seat]
            assert term["score"] == player.score
            assert term["cylinders"] == cylinders_in_play(state, seat)
            assert term["ruled"] == len(ruled_by(state, seat))
            assert term["court"] == len(player.court)
            assert term["hand"] == len(player.hand)
            for suit in Suit:
                assert term[f"stars_{suit.name.lower()}"] == stars(state, seat, suit)
            hostages = [holder_of(state, seat, card)[0] != NOBODY for card in player.court]
            assert term["hostages_lost"] == sum(hostages)
            if player.loyalty is not None:
                assert term["influence"] == influence(state, seat, player.loyalty) - 1


def test_terms_are_whole_numbers() -> None:
    for state in positions(3, None):
        assert {type(value) for row in terms(state) for value in row} == {int}


def test_a_tribe_beside_a_larger_hostile_army_is_exposed() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL, 1)
    given.tribe(state, BORIS, KABUL, 1)
    given.army(state, BRITISH, KABUL, 1)
    exposed = [row[TERMS.index("exposed")] for row in terms(state)]
    assert exposed == [1, 0, 0]


def test_spies_hold_hostages_and_aim_at_prizes() -> None:
    state = given.table()
    given.court(state, ANNA, 1)
    given.spy(state, CLARA, 1, 2)
    rows = [dict(zip(TERMS, row, strict=True)) for row in terms(state)]
    assert (rows[CLARA]["hostages_held"], rows[ANNA]["hostages_lost"]) == (1, 1)
    assert state.players[CLARA].loyalty is RUSSIAN

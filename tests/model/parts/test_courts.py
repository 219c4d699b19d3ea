"""Courts and their ring, which both editions share."""

from __future__ import annotations

import pytest

from pamir_desktop.model.parts.courts import beside, court_ring, enter_court, owner_of, stars
from pamir_desktop.model.terms import CardId, CourtEnd, Suit
from tests.model import given
from tests.model.given import ANNA, CLARA


def test_the_ring_leads_clockwise_over_empty_courts() -> None:
    state = given.table()
    given.court(state, ANNA, 4, 1)
    given.court(state, CLARA, 7, 21)
    ring = court_ring(state)
    assert ring == [1, 4, 21, 7]
    assert beside(ring, CardId(4)) == {1, 21}
    assert beside(ring, CardId(1)) == {4, 7}
    assert beside([CardId(1)], CardId(1)) == set()


def test_stars_and_owners() -> None:
    state = given.table()
    given.court(state, ANNA, 1, 7)
    assert [stars(state, ANNA, suit) for suit in Suit] == [2, 3, 0, 0]
    assert owner_of(state, CardId(7)) == ANNA
    with pytest.raises(ValueError, match="nobody's court"):
        owner_of(state, CardId(9))


def test_a_card_enters_at_either_end() -> None:
    state = given.table()
    given.court(state, ANNA, 1)
    enter_court(state, ANNA, CardId(5), CourtEnd.LEFT)
    enter_court(state, ANNA, CardId(7), CourtEnd.RIGHT)
    assert state.players[ANNA].court == [5, 1, 7]

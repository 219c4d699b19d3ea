"""Prizes are taken or left in both editions in the same way."""

from __future__ import annotations

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.parts.prizes import keep_prize, leave_prize
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.given import ANNA


def test_a_prize_comes_back_from_the_discard_pile() -> None:
    state = given.table()
    state.discard, state.log = [CardId(11), CardId(12)], []
    keep_prize(state, ANNA, CardId(11))
    assert state.discard == [12]
    assert state.players[ANNA].prizes == [11]
    assert state.log == [LogEntry("prize.taken", {"seat": ANNA, "card": 11})]


def test_a_prize_that_is_left_stays_discarded() -> None:
    state = given.table()
    state.discard, state.log = [CardId(11)], []
    leave_prize(state, ANNA, CardId(11))
    assert state.discard == [11]
    assert state.players[ANNA].prizes == []
    assert state.log == [LogEntry("prize.left", {"seat": ANNA, "card": 11})]

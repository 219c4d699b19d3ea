"""Trying a choice out: the position it is tried on never changes."""

from __future__ import annotations

from pamir_desktop.model.decisions import EndTurn, Purchase
from pamir_desktop.model.parts.trial import changes, missing, tried
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition import tables
from tests.model.given import ANNA, BORIS


def test_a_choice_is_tried_on_a_clone_with_its_log() -> None:
    state = given.table()
    given.full_market(state)
    given.acting(state)
    before = state.clone()
    after, decision, _ = tried(state, Purchase(1), ())
    assert state == before
    assert after.players[ANNA].hand == [given.FULL_TOP[1]]
    assert after.log is not None
    assert after.log[0].id == "card.bought"
    assert decision is not None
    assert decision.seat == ANNA


def test_it_stops_before_something_hidden() -> None:
    state = given.beginning(given.table())
    given.deck(state, 9)
    after, decision, _ = tried(state, EndTurn(), ())
    assert decision is None
    assert after.deck == [9]


def test_only_what_changes_is_listed() -> None:
    assert changes([("a", 1, 1), ("b", 1, 2)]) == {"b": (1, 2)}
    before = [[CardId(5), CardId(7)], [CardId(9)]]
    after = [[CardId(7)], [CardId(9), CardId(5)]]
    assert missing([ANNA, BORIS], before, after) == ((ANNA, 5),)
    assert missing([ANNA, BORIS], after, before) == ((BORIS, 5),)


def test_questions_with_a_single_answer_are_passed_over() -> None:
    state = tables.with_one_bribe()
    _, decision, passed = tried(state, tables.use(10, tables.BRIBE), ())
    assert [(one.prompt, len(one.choices)) for one in passed] == [("first.target", 1)]
    assert decision is not None
    assert decision.prompt == "first.end"

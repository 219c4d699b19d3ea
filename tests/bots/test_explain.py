"""Reasons: the terms that tell two positions apart."""

from __future__ import annotations

from pamir_desktop.bots.explain import reasons
from pamir_desktop.bots.terms import TERMS
from pamir_desktop.bots.weights import TABLE, weights_of
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL

WEIGHTS = weights_of(TABLE)


def test_the_term_that_changed_most_comes_first() -> None:
    before, after = given.table(), given.table()
    given.tribe(after, ANNA, KABUL, 2)
    found = reasons(WEIGHTS, after, before, ANNA)
    assert found[0].term in {"cylinders", "cylinder_lead"}
    assert all(reason.term in TERMS and reason.change for reason in found)
    assert [abs(r.change) for r in found] == sorted((abs(r.change) for r in found), reverse=True)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    before, after = given.table(2), given.table(2)
    given.tribe(after, ANNA, KABUL, 2)
    mine = {r.term: r.change for r in reasons(WEIGHTS, after, before, ANNA)}
    theirs = {r.term: r.change for r in reasons(WEIGHTS, after, before, BORIS)}
    assert all(mine[term] * theirs[term] < 0 for term in mine.keys() & theirs.keys())


def test_nothing_changed_nothing_to_say() -> None:
    assert reasons(WEIGHTS, given.table(), given.table(), ANNA) == ()

"""Counter-espionage, our reading (3.3)."""

from __future__ import annotations

from pamir_desktop.model import why_not
from pamir_desktop.model.decisions import RemoveCylinder, Stop
from pamir_desktop.model.first_edition.terms import OUR_READING
from tests.model import given
from tests.model.first_edition.tables import (
    COUNTER_ESPIONAGE,
    INTELLIGENCE,
    acting,
    influence_in,
    is_menu,
    table,
    use,
)
from tests.model.given import ANNA, BORIS, BRITISH, CLARA, RUSSIAN


def test_t25_both_spies_go_home_and_the_influence_with_them() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN), INTELLIGENCE)
    given.court(state, BORIS, 100, 2)
    given.spy(state, ANNA, 100, 2)
    acting(state, BORIS)
    assert influence_in(state, ANNA) == (0, 1, 2)
    state = given.choose(state, use(2, COUNTER_ESPIONAGE), RemoveCylinder(0), RemoveCylinder(1))
    assert influence_in(state, ANNA) == (0, 1, 0)
    assert is_menu(state, BORIS)
    assert state.actions_left == 2


def test_up_to_the_rank_at_least_one_and_never_own_spies() -> None:
    state = table(regime=INTELLIGENCE)
    given.court(state, ANNA, 2, 5)
    for seat in (ANNA, BORIS, CLARA):
        given.spy(state, seat, 5)
    given.spy(state, CLARA, 2)
    state = given.choose(acting(state), use(2, COUNTER_ESPIONAGE))
    assert given.options(state) == {RemoveCylinder(piece) for piece in (10, 20, 21)}
    for attempt, cause in (
        (RemoveCylinder(0), "first.not_foreign_spy"),
        (Stop(), "first.at_least_one"),
    ):
        reason = why_not(state, attempt)
        assert reason is not None
        assert reason.id == cause
    state = given.choose(state, RemoveCylinder(20), Stop())
    assert is_menu(state)


def test_without_a_foreign_spy_it_is_not_offered() -> None:
    state = table()
    given.court(state, ANNA, 2)
    given.court(state, BORIS, 5)
    given.spy(state, ANNA, 2)
    given.spy(state, CLARA, 5)
    reason = why_not(acting(state), use(2, COUNTER_ESPIONAGE))
    assert reason is not None
    assert reason.id == "first.counter_espionage_no_spy"


def test_it_is_marked_as_our_reading() -> None:
    assert COUNTER_ESPIONAGE in OUR_READING
    assert len(OUR_READING) == 4

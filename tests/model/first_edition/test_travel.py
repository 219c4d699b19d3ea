"""Travel, our reading (3.3)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, MoveSpy, Stop
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.pieces import spies
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import TRAVEL, acting, is_menu, table, use
from tests.model.given import ANNA, BORIS, CLARA


def traveling(options: FirstEditionOptions | None = None) -> State:
    """The ring, clockwise: Anna 1 4, Clara 21; Boris has no tableau. #1 has rank 3."""
    state = table(options=options or FirstEditionOptions())
    given.court(state, ANNA, 4, 1)
    given.court(state, CLARA, 7, 21)
    given.spy(state, ANNA, 4)
    return acting(state)


def move(card: int, spy: int = 0) -> MoveSpy:
    return MoveSpy(spy, CardId(card))


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def test_steps_along_the_ring_with_empty_tableaus_skipped() -> None:
    state = given.choose(traveling(), use(1, TRAVEL))
    assert given.options(state) == {move(1), move(21)}
    assert refusal(state, move(7)) == "first.travel_too_far"
    assert refusal(state, Stop()) == "first.at_least_one"
    state = given.choose(state, move(21), move(7), move(1))
    assert is_menu(state)
    assert spies(state, ANNA, CardId(1)) == 1


def test_stopping_early_and_any_mix_of_spies() -> None:
    state = traveling()
    given.spy(state, ANNA, 7)
    state = given.choose(state, use(1, TRAVEL), move(21), move(21, spy=1), Stop())
    assert spies(state, ANNA, CardId(21)) == 2
    assert is_menu(state)


def test_only_own_spies_travel() -> None:
    state = traveling()
    given.spy(state, BORIS, 7)
    state = given.choose(state, use(1, TRAVEL))
    assert refusal(state, move(21, spy=10)) == "first.not_your_spy"
    assert refusal(state, move(99)) == "no_such_thing"


def test_what_is_needed_to_travel() -> None:
    state = traveling()
    state.cylinders[0] = 0
    assert refusal(state, use(1, TRAVEL)) == "first.travel_no_spy"
    state = table()
    given.court(state, ANNA, 1)
    given.spy(state, ANNA, 1)
    assert refusal(acting(state), use(1, TRAVEL)) == "first.travel_nowhere"


def test_the_switch_for_cards_of_the_same_location() -> None:
    state = given.choose(traveling(FirstEditionOptions(travel_same_location=True)), use(1, TRAVEL))
    # #4 and #7 are of Kabul
    assert given.options(state) == {move(1), move(21), move(7)}

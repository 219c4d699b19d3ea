"""The next check in a bot's eyes: how near it is, and who would gain by it."""

from __future__ import annotations

from itertools import product

from pamir_desktop.bots.outlook import FAILURE, SUCCESS, award
from pamir_desktop.bots.terms import TERMS, terms
from pamir_desktop.model import State
from pamir_desktop.model.rules import dominance
from pamir_desktop.model.terms import Seat
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, KABUL, PERSIA


def test_points_are_awarded_as_the_rules_do() -> None:
    for measures in product(range(-1, 3), repeat=4):
        for mine, theirs in ((FAILURE, [3, 1]), (SUCCESS, [5, 3, 1])):
            assert award(list(measures), mine) == dominance.award(list(measures), theirs)


def term(state: State, seat: Seat, name: str) -> int:
    return terms(state)[seat][TERMS.index(name)]


def nearness(state: State, seat: Seat) -> float:
    """How much of the points a seat may expect is expected soon."""
    soon, later = term(state, seat, "points_soon"), term(state, seat, "points_later")
    return soon / (soon + later)


def before_a_check(*market: int) -> State:
    state = given.acting(given.table(), BORIS)
    given.market(state, top=market)
    given.tribe(state, BORIS, KABUL, 2)
    return state


def test_a_check_someone_gains_by_is_nearer_than_one_nobody_wants() -> None:
    state = before_a_check(9, 13, 101)
    wanted = nearness(state, BORIS)
    given.tribe(state, ANNA, PERSIA, 2)
    assert wanted > nearness(state, BORIS) > 0


def test_a_check_nobody_can_pay_for_is_farther() -> None:
    state = before_a_check(9, 13, 29, 33, 38, 101)
    far = nearness(state, BORIS)
    given.rupees(state, BORIS, 5)
    assert nearness(state, BORIS) > far


def test_a_lead_in_blocks_promises_points_to_the_loyal() -> None:
    state = given.acting(given.table(), ANNA)
    given.market(state, top=(101,))
    given.army(state, AFGHAN, KABUL, 6)
    assert term(state, ANNA, "block_margin") == 6
    assert term(state, ANNA, "points_soon") > 400 > term(state, BORIS, "points_soon")


def test_a_lead_of_four_points_after_the_check_is_a_victory() -> None:
    state = before_a_check(101)
    given.scores(state, 0, 2, 0)
    assert term(state, BORIS, "win_soon") > 80
    given.scores(state, 0, 0, 0)
    assert term(state, BORIS, "win_soon") < 10

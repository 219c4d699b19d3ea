"""The next check in a bot's eyes: how near it is, and who would gain by it."""

from __future__ import annotations

from itertools import product

from pamir_desktop.bots.outlook import FAILURE, SUCCESS, Outlook, award, outlook_of
from pamir_desktop.model import State
from pamir_desktop.model.rules import dominance
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, KABUL


def test_points_are_awarded_as_the_rules_do() -> None:
    for measures in product(range(-1, 3), repeat=4):
        for mine, theirs in ((FAILURE, [3, 1]), (SUCCESS, [5, 3, 1])):
            assert award(list(measures), mine) == dominance.award(list(measures), theirs)


def look(state: State, used: list[int]) -> Outlook:
    return outlook_of(state, [0, 1, 2], used, [1, 1, 1], -1, [0, 0, 0])


def test_a_check_someone_gains_by_is_nearer_than_one_nobody_wants() -> None:
    state = given.acting(given.table(), BORIS)
    given.market(state, top=(9, 13, 101))
    wanted, unwanted = look(state, [0, 3, 0]), look(state, [1, 1, 1])
    assert wanted.near > unwanted.near > 0


def test_a_check_nobody_can_pay_for_is_farther() -> None:
    state = given.acting(given.table(), BORIS)
    given.market(state, top=(9, 13, 29, 33, 38, 101))
    near = look(state, [0, 3, 0]).near
    for seat in (0, 1, 2):
        given.rupees(state, given.Seat(seat), 4)
    assert look(state, [0, 3, 0]).near <= near
    given.rupees(state, BORIS, 5)
    assert look(state, [0, 3, 0]).near > near


def test_a_lead_in_blocks_promises_points_to_the_loyal() -> None:
    state = given.acting(given.table(), ANNA)
    given.army(state, AFGHAN, KABUL, 6)
    given.market(state, top=(101,))
    found = look(state, [0, 0, 0])
    assert found.margins == [6, -6, -6]
    assert found.expected[ANNA] > 450 > found.expected[BORIS]


def test_a_lead_of_four_points_after_the_check_is_a_victory() -> None:
    state = given.acting(given.table(), ANNA)
    given.market(state, top=(101,))
    given.scores(state, 2, 0, 0)
    assert look(state, [5, 1, 0]).winning[ANNA] > 90
    given.scores(state, 0, 0, 0)
    assert look(state, [5, 1, 0]).winning[ANNA] < 10

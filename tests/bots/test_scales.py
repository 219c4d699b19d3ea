"""Scales weigh a position as its terms do, whatever they remember."""

from __future__ import annotations

from operator import mul

import pytest

from pamir_desktop.bots import scales
from pamir_desktop.bots.scales import Scales, scales_of
from pamir_desktop.bots.terms import TERMS, terms
from pamir_desktop.model import State
from pamir_desktop.model.setup import RULEBOOK, WakhanOptions
from tests.bots.bot_games import positions

WEIGHTS = tuple(7 * index + 3 for index in range(len(TERMS)))
"""All different, so that no term can be taken for another."""


def weighed(state: State) -> list[int]:
    return [sum(map(mul, WEIGHTS, row)) for row in terms(state)]


@pytest.mark.parametrize(
    ("seats", "wakhan"), [(2, None), (3, None), (5, None), (2, RULEBOOK), (3, RULEBOOK)]
)
def test_worths_are_weights_times_terms(seats: int, wakhan: WakhanOptions | None) -> None:
    one = scales_of(WEIGHTS)
    for state in positions(seats, wakhan):
        if state.result is None:
            assert one.worths(state) == weighed(state)


def test_forgetting_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scales, "REMEMBERED", 3)
    forgetful = Scales(WEIGHTS)
    for state in positions(3, None):
        if state.result is None:
            assert forgetful.worths(state) == weighed(state)
            assert len(forgetful.boards) <= 3

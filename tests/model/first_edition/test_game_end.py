"""The end of the game: a winner, or nobody (F24)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.first_edition.game_end import end_game, end_without_supremacy
from pamir_desktop.model.terms import NOBODY, Seat
from tests.model import given
from tests.model.first_edition.tables import acting, table
from tests.model.given import ANNA, BORIS


@pytest.mark.parametrize(("winner", "winners"), [(ANNA, (ANNA,)), (NOBODY, ())])
def test_nothing_is_left_to_do(winner: Seat, winners: tuple[Seat, ...]) -> None:
    state = acting(table())
    state.log = []
    end_game(state, "supremacy", winner)
    assert state.agenda == []
    assert state.result is not None
    assert state.result.winners == winners
    assert state.log[-1].args == {"how": "supremacy", "winners": winners, "scores": ()}


def test_f24_without_supremacy_the_tie_rule_decides() -> None:
    state = acting(table())
    given.rupees(state, BORIS, 9)
    end_without_supremacy(state, "final_topple")
    assert state.result is not None
    assert state.result.winners == (BORIS,)

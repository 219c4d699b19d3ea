"""Wakhan's 24 AI cards as data (wakhan.md 2)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.ai_cards import AI_CARDS, AiAction
from pamir_desktop.model.terms import Coalition, CourtEnd, Region


def test_there_are_24_fronts_and_20_actions_and_line_3_is_radicalize() -> None:
    assert sorted(AI_CARDS) == list(range(1, 25))
    assert {line for card in AI_CARDS.values() for line in card.lines} == set(AiAction)
    assert len(AiAction) == 20
    assert all(card.lines[2] is AiAction.RADICALIZE for card in AI_CARDS.values())


@pytest.mark.parametrize("number", AI_CARDS)
def test_w69_backs_are_cyclic_runs_that_complete_the_arrow_but_for_card_20(number: int) -> None:
    card = AI_CARDS[number]
    first = card.back_columns[0]
    assert card.back_columns == tuple((first + i) % 6 for i in range(6))
    assert first + card.column_arrow == (3 if number == 20 else 5)
    assert set(card.back_sides) == set(CourtEnd)
    assert sorted(card.region_order) == list(Region)
    assert sorted(card.pragmatic_loyalty) == list(Coalition)

"""When End turn has to be confirmed."""

from __future__ import annotations

from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.views.prompt.prompt_choices import wastes_actions

from .questions import OFFER, beginning, question


def test_a_turn_with_actions_left_is_not_ended_by_mistake() -> None:
    turn = question(beginning(4))
    assert turn.can_end
    assert wastes_actions(turn)


def test_where_no_turn_can_end_nothing_is_wasted() -> None:
    offer = question(beginning(3), OFFER)
    assert not offer.can_end
    assert not wastes_actions(offer)
    assert not wastes_actions(offer._replace(decision=None))


def test_one_question_is_enough() -> None:
    turn = question(beginning(4))
    assert not wastes_actions(turn._replace(guided=True))
    assert not wastes_actions(turn._replace(is_warned_of=lambda choice: choice == EndTurn()))

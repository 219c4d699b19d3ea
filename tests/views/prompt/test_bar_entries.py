"""Which buttons the prompt bar has for a question, without any widget."""

from __future__ import annotations

from pamir_desktop.model.decisions import (
    AcceptBribe,
    Choice,
    ChooseLoyalty,
    CounterBribe,
    DeclineBribe,
    EndTurn,
    PayBribe,
    ProposeBribe,
    Withdraw,
)
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.views.prompt.bar_entries import (
    BarCommand,
    BarEntry,
    bar_amounts,
    bar_entries,
)
from pamir_desktop.views.prompt.question import Barrier, Question

from .questions import ANSWER, OFFER, beginning, question

WAKHAN_ACTED = (LogEntry("turn.started", {"seat": 1, "turn": 4}),)


def keys_and_actions(entries: list[BarEntry]) -> list[tuple[int, Choice | BarCommand]]:
    return [(entry.key, entry.action) for entry in entries]


def primary(entries: list[BarEntry]) -> list[Choice | BarCommand]:
    return [entry.action for entry in entries if entry.is_primary]


def barred(choice: Choice) -> Barrier | None:
    """Only paying and ending the turn could not be undone."""
    return Barrier("revealed") if choice in (PayBribe(3), EndTurn()) else None


def test_each_coalition_has_a_button_with_its_sign() -> None:
    entries = bar_entries(question(beginning(0)), ending=False)
    assert keys_and_actions(entries) == [
        (key, ChooseLoyalty(coalition)) for key, coalition in enumerate(Coalition, 1)
    ]
    assert [entry.text for entry in entries] == ["Afghanistan", "Britain", "Russia"]
    assert [entry.icon for entry in entries] == list(Coalition)
    assert primary(entries) == []


def test_agreeing_comes_first_and_declining_has_the_nine() -> None:
    offer = bar_entries(question(beginning(3), OFFER), ending=False)
    answer = bar_entries(question(beginning(3), ANSWER), ending=False)
    assert keys_and_actions(offer) == [(1, PayBribe(3)), (9, Withdraw())]
    assert keys_and_actions(answer) == [(1, AcceptBribe(1)), (9, DeclineBribe())]
    assert primary(offer) == [PayBribe(3)]
    assert primary(answer) == [AcceptBribe(1)]


def test_choices_on_the_table_and_the_end_of_the_turn_have_no_button() -> None:
    asked = question(beginning(3))
    assert asked.decision is not None
    assert EndTurn() in asked.decision.choices
    assert bar_entries(asked, ending=False) == []


def test_ending_with_actions_left_is_confirmed_or_not() -> None:
    entries = bar_entries(question(beginning(3)), ending=True)
    assert keys_and_actions(entries) == [
        (1, BarCommand.END_TURN),
        (2, BarCommand.KEEP_PLAYING),
        (3, BarCommand.NEVER_CONFIRM),
    ]
    assert primary(entries) == [BarCommand.END_TURN]


def test_a_step_of_wakhan_can_be_followed_by_the_next_or_by_all() -> None:
    state = beginning(3)
    asked = Question(state.setup, state, Seat(1), watching=WAKHAN_ACTED)
    entries = bar_entries(asked, ending=False)
    assert keys_and_actions(entries) == [
        (1, BarCommand.NEXT_STEP),
        (2, BarCommand.WATCH),
        (3, BarCommand.FINISH),
    ]
    assert primary(entries) == [BarCommand.NEXT_STEP]


def test_a_recap_can_only_be_ended() -> None:
    asked = question(beginning(3))._replace(watching=WAKHAN_ACTED, recapping=True)
    assert keys_and_actions(bar_entries(asked, ending=False)) == [(1, BarCommand.END_RECAP)]


def test_a_game_that_is_over_has_no_buttons() -> None:
    state = beginning(3)
    over = Question(state.setup, state, Seat(0))
    assert bar_entries(over, ending=False) == []
    assert bar_amounts(over, ending=False) is None


def test_an_entry_says_why_it_could_not_be_undone() -> None:
    offer = question(beginning(3), OFFER)._replace(ahead=barred)
    paying, withdrawing = bar_entries(offer, ending=False)
    assert "new cards" in paying.barrier
    assert withdrawing.barrier == ""
    turn = question(beginning(3))._replace(ahead=barred)
    ending, keep_playing, never_confirm = bar_entries(turn, ending=True)
    assert "new cards" in ending.barrier
    assert keep_playing.barrier == never_confirm.barrier == ""


def test_sums_are_offered_from_the_top_and_demanded_from_the_bottom() -> None:
    offer = bar_amounts(question(beginning(3), OFFER), ending=False)
    demand = bar_amounts(question(beginning(3), ANSWER), ending=False)
    assert offer == ((ProposeBribe(0), ProposeBribe(1), ProposeBribe(2)), 2)
    assert demand == ((CounterBribe(2), CounterBribe(3)), 0)


def test_no_sum_is_asked_for_while_past_turns_are_shown_or_an_end_is_confirmed() -> None:
    offer = question(beginning(3), OFFER)
    assert bar_amounts(offer._replace(watching=WAKHAN_ACTED), ending=False) is None
    assert bar_amounts(offer, ending=True) is None
    assert bar_amounts(question(beginning(0)), ending=False) is None

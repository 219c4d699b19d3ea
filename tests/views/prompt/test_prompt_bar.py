"""The bar asks, and its buttons, digits, sums and Enter answer."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pamir_desktop.model import Decision, Reason, pending, preview
from pamir_desktop.model.decisions import (
    AcceptBribe,
    Choice,
    ChooseLoyalty,
    CounterBribe,
    DeclineBribe,
    EndTurn,
    PayBribe,
    ProposeBribe,
    Purchase,
    Stop,
    TaxSlot,
    Withdraw,
)
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.views.prompt.bar_button import BarButton
from pamir_desktop.views.prompt.prompt_bar import PromptBar
from pamir_desktop.views.prompt.question import Barrier, Question, UndoStep, Why
from pamir_desktop.views.style import Style
from tests.model.given import ANNA
from tests.window.languages.words_painted import recorded
from tests.window.table_positions import point_at

from .questions import ANSWER, OFFER, beginning, question


@pytest.fixture
def bar(qtbot: QtBot) -> PromptBar:
    made = PromptBar()
    qtbot.addWidget(made)
    made.listen_on(made)
    made.set_look(Style())
    made.place(QRectF(0, 0, 1260, 44))
    made.show()
    made.activateWindow()
    made.setFocus()
    return made


def click(button: BarButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def chosen_by(qtbot: QtBot, bar: PromptBar) -> list[Choice]:
    made: list[Choice] = []
    bar.chosen.connect(made.append)
    return made


def test_it_puts_the_question_to_the_player_by_name(bar: PromptBar) -> None:
    bar.show_question(question(beginning(0)))
    assert bar.content.name in {"Anna", "Boris", "Clara"}
    assert "loyalty" in bar.content.sentence
    assert [button.text() for button in bar.buttons] == ["Afghanistan", "Britain", "Russia"]


def test_a_button_chooses(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(0)))
    click(bar.buttons[1])
    assert made == [ChooseLoyalty(Coalition.BRITISH)]


@pytest.mark.parametrize(("key", "coalition"), [("1", 0), ("2", 1), ("3", 2)])
def test_a_digit_chooses(bar: PromptBar, qtbot: QtBot, key: str, coalition: int) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(0)))
    QTest.keyClicks(bar, key)
    assert made == [ChooseLoyalty(Coalition(coalition))]


def test_things_on_the_table_get_no_button(bar: PromptBar) -> None:
    bar.show_question(question(beginning(3)))
    assert bar.buttons == []
    assert bar.end_button.isEnabled()


def test_declining_is_always_the_nine(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), OFFER))
    QTest.keyClicks(bar, "9")
    bar.show_question(question(beginning(3), ANSWER))
    QTest.keyClicks(bar, "9")
    assert made == [Withdraw(), DeclineBribe()]


# --- Sums ------------------------------------------------------------------------------------


def test_an_offer_begins_high_and_is_lowered(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), OFFER))
    assert bar.stepper.rupees() == 2
    assert not bar.stepper.more.isEnabled()
    click(bar.stepper.less)
    click(bar.stepper.say)
    assert made == [ProposeBribe(1)]


def test_a_demand_begins_low_and_is_raised_by_keys(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), ANSWER))
    assert bar.stepper.rupees() == 2
    QTest.keyClicks(bar, "+")
    assert bar.stepper.rupees() == 3
    QTest.keyClicks(bar, "+-")
    QTest.keyClick(bar, Qt.Key.Key_Return)
    assert made == [CounterBribe(2)]


def test_enter_agrees_as_long_as_no_sum_was_set(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), ANSWER))
    QTest.keyClick(bar, Qt.Key.Key_Return)
    bar.show_question(question(beginning(3), OFFER))
    QTest.keyClick(bar, Qt.Key.Key_Return)
    assert made == [AcceptBribe(1), PayBribe(3)]


def test_enter_offers_the_sum_where_the_only_button_declines(bar: PromptBar, qtbot: QtBot) -> None:
    # Given a player who cannot pay the whole bribe
    made = chosen_by(qtbot, bar)
    poor = tuple(choice for choice in OFFER.choices if not isinstance(choice, PayBribe))
    bar.show_question(question(beginning(3), evolve(OFFER, choices=poor)))

    # When Enter is pressed, then nothing is canceled: the sum comes first, on the screen as well
    assert bar.stepper.geometry().right() < bar.buttons[0].geometry().left()
    QTest.keyClick(bar, Qt.Key.Key_Return)
    assert made == [ProposeBribe(2)]


def test_enter_presses_the_button_with_the_focus(bar: PromptBar, qtbot: QtBot) -> None:
    # Given a demand, to which Enter agrees
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), ANSWER))

    # When the last button has the focus, then Enter presses that one
    bar.buttons[-1].setFocus()
    QTest.keyClick(bar.buttons[-1], Qt.Key.Key_Return)
    assert made == [DeclineBribe()]

    # And where Enter belongs to the table, too
    bar.show_question(question(beginning(0)))
    bar.buttons[1].setFocus()
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Enter)
    assert made[1:] == [ChooseLoyalty(Coalition.BRITISH)]


def test_tab_goes_from_left_to_right(bar: PromptBar) -> None:
    bar.offer_hint(is_offered=True, can_ask=True)
    bar.show_question(question(beginning(3), ANSWER))
    seen = []
    bar.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused.mapTo(bar, focused.rect().center()).x())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == sorted(set(seen))


def test_the_stepper_has_its_own_digit(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), OFFER))
    QTest.keyClicks(bar, "2")
    assert made == [ProposeBribe(2)]


def test_the_stepper_is_gone_with_the_bribe(bar: PromptBar) -> None:
    bar.show_question(question(beginning(3), OFFER))
    assert bar.stepper.isVisible()
    bar.show_question(question(beginning(3)))
    assert not bar.stepper.isVisible()


def test_enter_is_left_to_the_table_otherwise(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    tax = Decision(Seat(0), "tax.take", {"left": 2}, (TaxSlot(1), Stop()))
    bar.show_question(question(beginning(3), tax))
    QTest.keyClick(bar, Qt.Key.Key_Return)
    assert made == []
    QTest.keyClicks(bar, "1")
    assert made == [Stop()]


# --- The end of the turn ---------------------------------------------------------------------


def test_ending_a_turn_with_actions_left_is_confirmed(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3)))
    click(bar.end_button)
    assert made == []
    assert "unused?" in bar.content.sentence
    assert not bar.end_button.isEnabled()  # the question has its own buttons
    click(bar.buttons[0])
    assert made == [EndTurn()]


def test_the_question_takes_the_place_of_what_was_pointed_at(bar: PromptBar) -> None:
    state = beginning(3)
    bar.show_question(question(state))
    decision = pending(state)
    assert decision is not None
    choice = decision.choices[0]
    bar.show_preview(choice, preview(state, choice))
    assert bar.content.is_preview
    bar.end_turn()
    assert not bar.content.is_preview
    assert "unused?" in bar.content.sentence


def test_one_can_play_on_instead(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3)))
    bar.end_turn()
    QTest.keyClicks(bar, "2")
    assert made == []
    assert bar.buttons == []
    assert bar.end_button.isEnabled()


def test_the_question_can_be_switched_off(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3)))
    bar.end_turn()
    with qtbot.waitSignal(bar.confirm_switched_off):
        QTest.keyClicks(bar, "3")
    bar.confirms_end = False
    bar.show_question(question(beginning(3)))
    click(bar.end_button)
    assert made == [EndTurn(), EndTurn()]


def test_nothing_is_confirmed_when_nothing_is_wasted(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    state = beginning(3)
    only = Decision(state.active, "turn.action", {"actions": 0}, (EndTurn(),))
    bar.show_question(question(state, only))
    click(bar.end_button)
    assert made == [EndTurn()]


def test_a_double_click_does_not_confirm_by_itself(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3)))
    click(bar.end_button)
    QTest.mouseDClick(bar.end_button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(bar.end_button, Qt.MouseButton.LeftButton)
    assert made == []


def test_the_turn_cannot_be_ended_in_the_middle_of_something(bar: PromptBar, qtbot: QtBot) -> None:
    made = chosen_by(qtbot, bar)
    bar.show_question(question(beginning(3), OFFER))
    assert not bar.end_button.isEnabled()
    bar.end_turn()
    assert made == []


# --- Undo, reasons, Wakhan -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("barrier", "words"),
    [
        (None, "Undo"),
        ("revealed", "cards"),
        ("other_decided", "another player"),
        ("hand_shown", "hand"),
        ("watching", "Wakhan"),
        ("start", "nothing"),
    ],
)
def test_the_undo_button_says_why_not(bar: PromptBar, barrier: str | None, words: str) -> None:
    bar.show_question(question(beginning(3))._replace(barrier=barrier))
    assert bar.undo_button.isEnabled() == (barrier is None)
    assert words in bar.undo_button.toolTip()


def undo_step(choices: int) -> UndoStep:
    state = beginning(choices)
    decision = pending(state)
    assert decision is not None
    return UndoStep(decision.choices[0], decision, state)


def test_the_undo_button_says_what_it_would_take_back(bar: PromptBar) -> None:
    first, second = undo_step(0), undo_step(3)
    bar.show_question(question(beginning(4))._replace(undoes=second, redoes=first, can_redo=True))
    assert isinstance(second.choice, Purchase)
    assert bar.undo_button.toolTip().startswith("Undo: Buy ")
    assert bar.redo_button.toolTip() == "Redo: Choose loyalty: Afghanistan"


@pytest.mark.parametrize("width", [1260, 420])
def test_other_choices_of_a_bot_are_left_out_where_they_would_be_too_small(
    bar: PromptBar, width: int
) -> None:
    """The tip and screen readers have all of them."""
    bar.place(QRectF(0, 0, width, 44))
    bar.show_question(question(beginning(3)))
    bar.show_why(ANNA, Why(ANNA, (("score", 1),), (undo_step(3), undo_step(0))))
    with recorded() as recorder:
        bar.grab()
    painted = " ".join(text.text for text in recorder.painted if text.widget is bar)
    assert "expects to gain: victory points." in painted
    assert ("Choose loyalty" in painted) is (width > 1000)
    assert "Choose loyalty" in bar.toolTip()
    assert "Choose loyalty" in bar.accessibleDescription()


LOCKS = {
    "other_decides": "once Boris",
    "answer": "your answer to Boris",
    "hand_shown": "Boris has seen",
}


@pytest.mark.parametrize("barrier", LOCKS)
def test_a_button_without_a_way_back_has_a_lock(bar: PromptBar, barrier: str) -> None:
    """Drawn, in the tip, for screen readers, and in the bar as soon as the mouse is there."""
    asked = question(beginning(3), OFFER)
    bar.show_question(asked)
    free = bar.buttons[0].sizeHint().width()
    sentence = bar.content.sentence

    def ahead(choice: Choice) -> Barrier | None:
        return Barrier(barrier, Seat(1)) if choice == PayBribe(3) else None

    bar.show_question(asked._replace(ahead=ahead))
    locked, open_way = bar.buttons
    assert locked.sizeHint().width() > free
    assert LOCKS[barrier] in locked.toolTip()
    assert locked.toolTip() == locked.accessibleDescription()
    assert open_way.barrier == open_way.toolTip() == ""
    point_at(locked)
    assert bar.content.sentence == locked.toolTip()
    assert bar.content.is_barrier
    point_at(open_way)
    assert bar.content.sentence == sentence
    assert not bar.content.is_barrier


def test_a_sum_and_the_end_of_the_turn_have_locks_too(bar: PromptBar) -> None:
    def ahead(choice: Choice) -> Barrier | None:
        return Barrier("revealed")

    bar.show_question(question(beginning(3))._replace(ahead=ahead))
    assert "new cards" in bar.end_button.toolTip()
    bar.show_question(question(beginning(3), OFFER)._replace(ahead=ahead))
    assert "new cards" in bar.stepper.say.toolTip()
    assert bar.end_button.toolTip() == ""


def test_undo_and_redo_are_asked_for(bar: PromptBar, qtbot: QtBot) -> None:
    bar.show_question(question(beginning(3))._replace(can_redo=True))
    with qtbot.waitSignals([bar.undo_asked, bar.redo_asked]):
        click(bar.undo_button)
        click(bar.redo_button)


def test_a_reason_is_shown_for_a_while(bar: PromptBar, qtbot: QtBot) -> None:
    bar.show_question(question(beginning(3)))
    asked = bar.content.sentence
    bar._patience.setInterval(40)
    bar.show_reason(Reason("buy.vacant", {}))
    assert "no card" in bar.content.sentence
    qtbot.waitUntil(lambda: bar.content.sentence == asked, timeout=2000)


def test_wakhans_turn_has_three_buttons(bar: PromptBar, qtbot: QtBot) -> None:
    state = beginning(3)
    wording = (LogEntry("turn.started", {"seat": 1, "turn": 4}),)
    bar.show_question(Question(state.setup, state, Seat(1), watching=wording, barrier="watching"))
    assert "4" in bar.content.sentence
    for key, signal in (("1", bar.next_asked), ("2", bar.watch_asked), ("3", bar.finish_asked)):
        with qtbot.waitSignal(signal):
            QTest.keyClicks(bar, key)
    with qtbot.waitSignal(bar.next_asked):
        QTest.keyClick(bar, Qt.Key.Key_Return)


# --- Room ------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1000, 1264, 1900])
@pytest.mark.parametrize("high", [38, 44, 84])
def test_nothing_overlaps_and_the_sentence_has_room(bar: PromptBar, width: int, high: int) -> None:
    bar.place(QRectF(0, 0, width, high))
    for decision in (None, OFFER, ANSWER):
        bar.show_question(question(beginning(3), decision))
        shown: list[QWidget] = [*bar.buttons, bar.undo_button, bar.redo_button, bar.end_button]
        if bar.stepper.is_offering:
            shown.append(bar.stepper)
        boxes = [widget.geometry() for widget in shown]
        for i, one in enumerate(boxes):
            assert bar.rect().contains(one)
            assert not any(one.intersects(other) for other in boxes[i + 1 :])
        assert min(box.left() for box in boxes) > 0.25 * width


def test_a_reason_and_a_question_are_never_shown_together(bar: PromptBar) -> None:
    bar.show_question(question(beginning(3)))
    bar.show_reason(Reason("no_such_thing", {"seat": 0}))
    bar.end_turn()
    assert bar.reason is None
    assert bar.buttons
    bar.show_reason(Reason("no_such_thing", {"seat": 0}))
    assert bar.reason is not None
    assert not bar.buttons

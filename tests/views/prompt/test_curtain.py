"""The curtain covers the player's area and opens only while its button is held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import HIDDEN, Seat
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.prompt.curtain import HOLD, Curtain
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.change_lines import RecapItem
from tests.window.application import sensible, table
from tests.window.languages.fitting import unreadable
from tests.window.languages.words_painted import recorded


@pytest.fixture
def table_view(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 180)
    made.show()
    return made


@pytest.fixture
def curtain(table_view: QWidget) -> Curtain:
    made = Curtain(table_view)
    made.resize(900, 180)
    made.set_look(Style())
    made.raise_for(Seat(1), table(2), lambda: [RecapItem(Glyph.LOG, "Anna ends the turn.")])
    return made


def button(curtain: Curtain) -> QPoint:
    return curtain.button_rect().center().toPoint()


def test_it_names_the_player(curtain: Curtain) -> None:
    assert "Boris" in curtain.accessibleName()


@pytest.mark.parametrize("height", [130, 180, 260])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_its_buttons_are_inside_it_at_every_size(
    curtain: Curtain, height: int, scale: float
) -> None:
    curtain.resize(900, height)
    curtain.set_look(Style(scale=scale))
    within = QRectF(curtain.rect()).adjusted(8, 8, -8, -8)
    show, again = curtain.button_rect(), QRectF(curtain.replay_button.geometry())
    assert within.contains(show)
    assert within.contains(again)
    assert again.top() > show.bottom()


def test_a_long_line_of_the_recap_can_be_read(table_view: QWidget, curtain: Curtain) -> None:
    """In a battle, for example, one line names everything that was lost."""
    lost = "Boris fights in Transcaspia and removes a British army, a tribe of Anna and a spy. " * 2
    items = [RecapItem(Glyph.LOG, "Boris taxes Anna.")] * 7 + [RecapItem(Glyph.LOG, lost)]
    curtain.raise_for(Seat(0), table(2), lambda: items)
    curtain.resize(820, 300)
    with recorded() as recorder:
        curtain.grab()
    assert any("Transcaspia" in painted.text for painted in recorder.painted)
    assert not unreadable(recorder)


def test_a_click_is_not_enough(curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(curtain.lifted, wait=HOLD + 150):
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=button(curtain))
    assert curtain.isVisible()


def test_a_held_button_lifts_it(table_view: QWidget, curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.waitSignal(curtain.lifted, timeout=HOLD + 1000):
        QTest.mousePress(curtain, Qt.MouseButton.LeftButton, pos=button(curtain))
    QTest.mouseRelease(table_view, Qt.MouseButton.LeftButton)
    assert curtain.isHidden()


def test_holding_beside_the_button_does_nothing(curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(curtain.lifted, wait=HOLD + 150):
        QTest.mousePress(curtain, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseRelease(curtain, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_stray_key_reveals_nothing(curtain: Curtain, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.assertNotEmitted(curtain.lifted, wait=HOLD + 150):
        QTest.keyClick(curtain, key)


def test_enter_held_lifts_it(curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.waitSignal(curtain.lifted, timeout=HOLD + 1000):
        QTest.keyPress(curtain, Qt.Key.Key_Return)


def to_the_curtain(application: Application) -> None:
    application.session.start(table(3, seed=2))
    dice = Dice(3)
    for _ in range(500):
        if not application.window.table.curtain.isHidden():
            return
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
    pytest.fail("the curtain never hung")


def test_at_the_table_it_covers_the_players_area_and_nothing_else(application: Application) -> None:
    to_the_curtain(application)
    page = application.window.table
    own = page.view.own_area()
    covered = page.curtain.geometry()
    assert covered.contains(own.toRect())
    assert covered.width() <= own.width() + 8
    assert covered.height() <= own.height() + 8


def test_no_hand_is_on_the_table_behind_it(application: Application) -> None:
    to_the_curtain(application)
    position = application.window.table.view.table.position
    assert position is not None
    assert not position.hand_shown
    assert all(set(player.hand) <= {HIDDEN} for player in position.state.players)


def test_lifting_it_shows_the_hand_and_the_question(application: Application, qtbot: QtBot) -> None:
    to_the_curtain(application)
    page = application.window.table
    with qtbot.waitSignal(page.curtain.lifted, timeout=HOLD + 1000):
        QTest.keyPress(page.curtain, Qt.Key.Key_Return)
    position = page.view.table.position
    assert position is not None
    assert position.hand_shown
    assert HIDDEN not in position.player(position.seat).hand
    assert page.bar.question is not None
    assert page.bar.question.decision == application.session.decision


def test_enter_held_lifts_it_after_a_click_on_the_table(
    application: Application, qtbot: QtBot
) -> None:
    to_the_curtain(application)
    page = application.window.table
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 30))
    page.view.setFocus()
    with qtbot.waitSignal(page.curtain.lifted, timeout=HOLD + 1000):
        QTest.keyPress(page.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("is_noticed", [True, False])
def test_enter_that_is_still_held_chooses_nothing(
    application: Application, qtbot: QtBot, is_noticed: bool
) -> None:
    # Given a curtain that was lifted by holding Enter, and something with the focus behind it
    to_the_curtain(application)
    page = application.window.table
    with qtbot.waitSignal(page.curtain.lifted, timeout=HOLD + 1000):
        QTest.keyPress(page.curtain, Qt.Key.Key_Return)
    page.view.pointer.first()
    before = application.session.state

    # When the key goes on repeating itself
    repeat_enter(application, is_noticed=is_noticed)

    # Then nothing is chosen, until it is pressed again
    assert application.session.state is before
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    application.app.processEvents()
    assert application.session.state is not before


@pytest.mark.parametrize("is_noticed", [True, False])
def test_enter_that_is_still_held_does_not_agree_in_the_bar(
    application: Application, is_noticed: bool
) -> None:
    # Given a question that Enter answers in the bar, while the table has the focus
    session, page = application.session, application.window.table
    session.start(table(2, open_hands=True))
    while session.decision is not None and session.decision.prompt != "turn.action":
        session.choose(session.decision.choices[0])
    page.view.setFocus()
    page.bar.end_turn()
    before = session.state
    assert page.bar.content.sentence.startswith("End the turn with")

    # When the key goes on repeating itself
    repeat_enter(application, is_noticed=is_noticed)

    # Then nothing is agreed to, until it is pressed again
    assert session.state is before
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    application.app.processEvents()
    assert session.state.active != before.active


def repeat_enter(application: Application, *, is_noticed: bool) -> None:
    """Qt does not always notice that X11 repeats a key."""
    for moment in range(1000, 1100, 30):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            held = QKeyEvent(
                kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=is_noticed
            )
            held.setTimestamp(moment)
            QApplication.sendEvent(application.window.table.view, held)
        application.app.processEvents()

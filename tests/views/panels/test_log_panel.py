"""The log is grouped by turns, links what it names, and follows the language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.panels.log_panel import LogPanel, doer
from pamir_desktop.views.panels.log_signs import MARK
from pamir_desktop.views.style import Style
from tests.window.application import sensible, table

TURN = LogEntry("turn.started", {"seat": 0, "turn": 3})
BOUGHT = LogEntry("card.bought", {"seat": 1, "card": 11, "slot": 2, "price": 2, "gained": 0})
PAID = LogEntry("rupees.placed", {"seat": 1, "card": 9, "slot": 0, "rupees": 1})
THOUGHT = LogEntry("trace.stopped", {"actions_left": 1})


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    made = LogPanel()
    qtbot.addWidget(made)
    made.set_look(Style())
    made.begin(table(2))
    return made


def lines(log: LogPanel) -> list[str]:
    return [line.lstrip("\ufffc \xa0") for line in log.toPlainText().splitlines()]


def test_it_says_what_happened_and_not_what_was_thought(log: LogPanel) -> None:
    log.append_entries([TURN, THOUGHT, BOUGHT])
    assert lines(log)[0] == "Turn 3: Anna · replay"
    assert lines(log)[1].startswith("Boris buys “Lapis Lazuli Mine”")
    assert len(lines(log)) == 2


def test_more_is_appended(log: LogPanel) -> None:
    log.append_entries([TURN])
    log.append_entries([BOUGHT])
    assert len(lines(log)) == 2


def test_a_reset_log_forgets_what_was_undone(log: LogPanel) -> None:
    log.append_entries([TURN])
    log.append_entries([BOUGHT])
    log.reset_log([(TURN,)])
    assert lines(log) == ["Turn 3: Anna · replay"]


def test_what_follows_from_an_action_is_below_it(log: LogPanel) -> None:
    begun = LogEntry("action.begun", {"seat": 0, "card": 61, "action": 0, "bonus": 0})
    taxed = LogEntry("tax.market", {"seat": 0, "slot": 2, "card": 29, "rupees": 1})
    log.append_entries([TURN, BOUGHT])
    log.append_entries([PAID])
    log.append_entries([begun, taxed])
    blocks = [log.document().findBlockByNumber(number) for number in range(5)]
    head, bought, paid, used, tax = (block.blockFormat().leftMargin() for block in blocks)
    assert head < bought == used < paid == tax


def test_cards_and_players_are_links(log: LogPanel) -> None:
    log.append_entries([BOUGHT])
    html = log.toHtml()
    assert 'href="card:11"' in html
    assert 'href="player:1"' in html


def test_pointing_at_a_link_says_what_it_is(log: LogPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(log.link_pointed) as wording:
        log.highlighted.emit(QUrl("card:11"))
    assert wording.args == ["card:11"]
    with qtbot.waitSignal(log.link_chosen) as wording:
        log.anchorClicked.emit(QUrl("player:1"))
    assert wording.args == ["player:1"]


def test_the_disc_of_the_actor_is_before_the_line() -> None:
    assert doer(BOUGHT) == 1
    assert doer(LogEntry("cylinder.placed", {"cylinder": 12, "origin": 0, "place": 101})) == 1
    assert doer(LogEntry("blocks.cleared", {})) is None


def test_the_window_logs_every_choice_and_undo_removes_it(application: Application) -> None:
    log = application.window.table.side.log
    application.session.start(table(2, open_hands=True))
    dice = Dice(1)
    wording = []
    for _ in range(40):
        decision = application.session.decision
        if decision is None:
            break
        wording.append(log.toPlainText())
        before = application.session.state
        application.control.choose(sensible(decision, dice))
        if application.session.can_undo() and application.session.state is not before:
            application.control.undo()
            if application.session.state is before:
                assert log.toPlainText() == wording[-1]
            again = application.session.decision
            assert again is not None
            application.control.choose(dice.pick(again))
    assert len(wording) > 10


def test_a_change_of_language_rewrites_everything(application: Application, qtbot: QtBot) -> None:
    log = application.window.table.side.log
    application.session.start(table(2, open_hands=True))
    dice = Dice(1)
    for _ in range(20):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
    english = log.toPlainText()
    application.settings.change(language="de")
    qtbot.waitUntil(lambda: "Zug 1: " in log.toPlainText())
    application.settings.change(language="en")
    qtbot.waitUntil(lambda: log.toPlainText() == english)


@pytest.mark.parametrize("height", range(100, 130, 3))
def test_the_first_line_is_whole_while_the_end_is_followed(
    log: LogPanel, qtbot: QtBot, height: int
) -> None:
    log.resize(200, height)
    log.show()
    for _ in range(12):
        log.append_entries([TURN, BOUGHT, PAID])
    QApplication.processEvents()
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    assert [
        line for line in log_texts(log) if line.top() < bar.value() - 1 < line.bottom() - 2
    ] == []


def test_further_lines_are_below_the_words_and_not_below_the_mark(log: LogPanel) -> None:
    log.resize(150, 300)
    log.show()
    log.append_entries([TURN, BOUGHT])
    QApplication.processEvents()
    block = log.document().lastBlock()
    layout = block.layout()
    assert layout.lineCount() > 1
    first, second = layout.lineAt(0), layout.lineAt(1)
    assert MARK < second.x() - first.x() < 2 * MARK


def log_texts(log: LogPanel) -> list[QRectF]:
    """Where each line of the log is."""
    document = log.document()
    found = []
    for number in range(document.blockCount()):
        block = document.findBlockByNumber(number)
        corner = document.documentLayout().blockBoundingRect(block).topLeft()
        layout = block.layout()
        found += [layout.lineAt(i).rect().translated(corner) for i in range(layout.lineCount())]
    return found


def test_the_end_is_followed_until_the_user_scrolls_back(log: LogPanel, qtbot: QtBot) -> None:
    bar = log.verticalScrollBar()
    log.resize(200, 100)
    log.show()
    for _ in range(12):
        log.append_entries([TURN, BOUGHT, PAID])
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    bar.valueChanged.emit(4)  # sent late, as Qt does while it lays out lines
    log.append_entries([TURN, BOUGHT, PAID])
    assert bar.value() == bar.maximum()
    bar.setValue(40)
    log.append_entries([TURN, BOUGHT, PAID])
    assert bar.value() == 40
    log.begin(table(3))
    for _ in range(12):
        log.append_entries([TURN, BOUGHT, PAID])
    assert bar.value() == bar.maximum() > 0


def test_scrolled_back_the_log_offers_the_newest_line(log: LogPanel, qtbot: QtBot) -> None:
    bar = log.verticalScrollBar()
    log.resize(200, 120)
    log.show()
    for _ in range(12):
        log.append_entries([TURN, BOUGHT, PAID])
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    assert not log.newest.isVisible()
    bar.setValue(0)
    assert log.newest.isVisible()
    assert log.rect().contains(log.newest.geometry())
    QTest.mouseClick(log.newest, Qt.MouseButton.LeftButton)
    assert bar.value() == bar.maximum()
    assert not log.newest.isVisible()

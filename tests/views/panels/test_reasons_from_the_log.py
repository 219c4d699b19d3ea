"""Lines of the log lead to Wakhan's reasons, by mouse and by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.views.panels.log_panel import LogPanel
from pamir_desktop.views.panels.wakhan_panel import WakhanPanel
from pamir_desktop.views.texts.log_lines import log_line
from pamir_desktop.views.texts.voice import Voice

from .wakhan_games import play


def lines_of_the_log(log: LogPanel) -> Iterator[tuple[QTextBlock, str, str]]:
    """Every line with what is in it and the link of its disc."""
    block = log.document().firstBlock()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right)
        yield block, block.text().lstrip("\ufffc\xa0"), cursor.charFormat().anchorHref()
        block = block.next()


def click_on_disc(log: LogPanel, block: QTextBlock) -> None:
    cursor = QTextCursor(block)
    log.setTextCursor(cursor)
    log.ensureCursorVisible()
    at = log.cursorRect(cursor).center() + QPoint(6, 0)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=at)


def marked_blocks(panel: WakhanPanel) -> list[QTextBlock]:
    """What has its own background among her reasons."""
    found = []
    block = panel.reasons.document().firstBlock()
    while block.isValid():
        if block.blockFormat().background().style() is not Qt.BrushStyle.NoBrush:
            found.append(block)
        block = block.next()
    return found


def marked_rows(panel: WakhanPanel) -> list[str]:
    return [block.text().lstrip("\ufffc\xa0") for block in marked_blocks(panel)]


def place_of_mark(panel: WakhanPanel) -> QRect:
    (block,) = marked_blocks(panel)
    return panel.reasons.cursorRect(QTextCursor(block))


def test_the_log_leads_to_the_turn_that_is_asked_about(application: Application) -> None:
    application.window.resize(2560, 1080)
    panel = play(application, 120)
    log, turns = application.window.table.side.log, panel.turns
    assert len(turns) > 2
    heads = [block for block, text, _ in lines_of_the_log(log) if "why?" in text]
    assert len(heads) == len(turns)
    cursor = QTextCursor(heads[0])
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    log.setTextCursor(cursor)
    log.ensureCursorVisible()
    at = log.cursorRect(cursor).center() - QPoint(8, 0)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel.turn == turns[0]
    assert panel.isVisible()
    QTest.mouseClick(panel.after, Qt.MouseButton.LeftButton)
    assert panel.turn == turns[1]
    QTest.mouseClick(panel.before, Qt.MouseButton.LeftButton)
    assert panel.turn == turns[0]
    assert not panel.before.isEnabled()


def test_each_of_her_lines_in_the_log_is_a_link_to_its_reason(application: Application) -> None:
    """Whatever she does until she cleans up: also what names nobody, and what others lose by it."""
    application.window.resize(2560, 1080)
    panel = play(application, 150)
    log = application.window.table.side.log
    turn, hers, others, is_hers = 0, 0, 0, False
    for _, text, link in lines_of_the_log(log):
        if text.startswith("Turn "):
            turn, is_hers = int(text.split()[1].rstrip(":")), ": Wakhan" in text
        elif is_hers or text.startswith("Wakhan "):
            kind, _, key = link.partition(":")
            asked, _, place = key.partition(".")
            assert (kind, asked) == ("why", str(turn)), text
            wording = [
                log_line(entry, Voice(application.session.state.setup))
                for entry in panel.entries_by_turn[turn]
            ]
            if not re.match(r"Wakhan places \d", text):  # several payments are one line
                assert wording[int(place)] == text
            hers += 1
            others += not text.startswith("Wakhan ")
        else:
            assert not link.startswith("why"), text
        if text.startswith("Wakhan ends") or "cleans up" in text:
            is_hers = False
    assert hers > 20
    assert others > 5


def test_a_click_on_a_line_of_hers_marks_the_reason_for_it(application: Application) -> None:
    application.window.resize(2560, 1080)
    panel = play(application, 120)
    log = application.window.table.side.log
    bought = [block for block, text, _ in lines_of_the_log(log) if text.startswith("Wakhan buys")]
    assert len(bought) > 4
    scrolled = 0
    for block in bought:
        click_on_disc(log, block)
        application.app.processEvents()
        assert panel.isVisible()
        (reason,) = marked_rows(panel)
        card = block.text().partition("“")[2].partition("”")[0]
        assert card in reason or "the check" in reason
        assert reason.startswith(("Line ", "Ambition"))
        assert panel.reasons.viewport().rect().contains(place_of_mark(panel).center())
        scrolled += panel.reasons.verticalScrollBar().value() > 0
    assert scrolled
    QTest.mouseClick(panel.before, Qt.MouseButton.LeftButton)
    assert not marked_rows(panel)


def test_keys_lead_from_the_log_to_her_reasons(application: Application) -> None:
    application.window.resize(2560, 1080)
    panel = play(application, 60)
    log = application.window.table.side.log
    block = next(b for b, text, _ in lines_of_the_log(log) if text.startswith("Wakhan buys"))
    log.setFocus()
    cursor = QTextCursor(block)
    log.setTextCursor(cursor)
    QTest.keyClick(log, Qt.Key.Key_Tab)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert panel.isVisible()
    assert len(marked_rows(panel)) == 1

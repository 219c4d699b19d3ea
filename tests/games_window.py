"""Games on disk for tests of the window: files, dialogs, keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox

from pamir_desktop.app import Desk
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model.selfplay import Dice
from tests.games.playing import TABLES, played

from .application import sensible

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

Opener = Callable[[], Desk]
Restart = Callable[[], Desk]


def play(desk: Desk, choices: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(choices):
        decision = desk.session.decision
        if decision is None:
            return
        desk.control.lift_curtain()
        desk.control.choose(sensible(decision, dice))


def key(desk: Desk, keys: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(desk.app.focusWidget() or desk.window, keys, modifiers)


def answer(desk: Desk, path: Path) -> None:
    """Name a file in the dialog that is open."""
    dialog = desk.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.done(1)
    _settle(desk)


def drop(desk: Desk, path: Path) -> bool:
    """Let a file fall on the table; whether it was taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    target = desk.window.table.view.viewport()
    at, action = QPoint(300, 300), Qt.DropAction.CopyAction
    left = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(at, action, data, left, Qt.KeyboardModifier.NoModifier)
    desk.app.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(at), action, data, left, Qt.KeyboardModifier.NoModifier)
    desk.app.sendEvent(desk.window, event)
    return event.isAccepted()


def _settle(desk: Desk) -> None:
    """A dialog goes away, and the window has the keys again."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    desk.window.activateWindow()
    desk.app.processEvents()


def problem(desk: Desk) -> str:
    """What the small dialog says, once it is read."""
    box = desk.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    text = box.text()
    box.done(0)
    _settle(desk)
    return text


def clear_away(app: QApplication) -> None:
    """Dialogs that a test has left open would be polished, and complain, in the next one."""
    for widget in app.topLevelWidgets():
        if isinstance(widget, QDialog):
            widget.close()
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def saved_game(folder: Path, name: str = "Old game", choices: int = 30) -> Path:
    path = folder / f"{name}.pamir"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(save_bytes(played(TABLES["3 players"](5), choices).record()))
    return path

"""Games on disk for tests of the window: files, dialogs, keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox

from pamir_desktop.app import Application
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model.selfplay import Dice
from tools.attacks.sample_games import TABLES, played

from .application import sensible

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

Opener = Callable[[], Application]
Restart = Callable[[], Application]


def play(application: Application, choices: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(choices):
        decision = application.session.decision
        if decision is None:
            return
        application.control.display.lift_curtain()
        application.control.choose(sensible(decision, dice))


def key(application: Application, keys: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(application.app.focusWidget() or application.window, keys, modifiers)


def answer(application: Application, path: Path) -> None:
    """Name a file in the dialog that is open."""
    dialog = application.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.done(1)
    _settle(application)


def drop(application: Application, path: Path) -> bool:
    """Let a file fall on the table; whether it was taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    target = application.window.table.view.viewport()
    at, action = QPoint(300, 300), Qt.DropAction.CopyAction
    left = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(at, action, data, left, Qt.KeyboardModifier.NoModifier)
    application.app.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(at), action, data, left, Qt.KeyboardModifier.NoModifier)
    application.app.sendEvent(application.window, event)
    return event.isAccepted()


def _settle(application: Application) -> None:
    """A dialog goes away, and the window has the keys again."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    application.window.activateWindow()
    application.app.processEvents()


def problem(application: Application) -> str:
    """What the small dialog says, once it is read."""
    box = application.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    text = box.text()
    box.done(0)
    _settle(application)
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

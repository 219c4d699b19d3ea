"""What the monkey does with dialogs and menus: presses, types into and closes them at random."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

LEFT: Final = Qt.MouseButton.LeftButton
TEXTS: Final = ("a", "Anna", "Борис", "ß ẞ «»", "<b>&amp;</b>", "%1 {name}", "7" * 30, "../..", " ")
TOYS: Final = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
)
"""The widgets in a dialog that take input."""

PATIENCE: Final = 0.25
"""The chance that a dialog or menu is closed instead of used once more."""


@frozen
class RandomDialogs:
    """Each method is a random input; it returns a short description."""

    random: Random
    main_window: QWidget
    folder: Path

    def use_popup(self, popup: QWidget) -> str:
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return)
        if self.random.random() < PATIENCE:
            popup.close()
            return "closed"
        key = self.random.choice(keys)
        if isinstance(popup, QMenu) and key == Qt.Key.Key_Return and quits(popup.activeAction()):
            return "not quit"
        QTest.keyClick(popup, key)
        return f"{type(popup).__name__} {key.name}"

    def use(self, window: QWidget) -> str:
        """Use a dialog or another window; files are only chosen in our own folder."""
        name = type(window).__name__
        if isinstance(window, QFileDialog):
            return f"{name} {self._answer_files(window)}"
        if self.random.random() < PATIENCE:
            if isinstance(window, QDialog) and self.random.random() < 0.5:
                window.accept()
                return f"{name} accepted"
            put_away(window)
            return f"{name} closed"
        toys = [
            toy
            for kind in TOYS
            for toy in window.findChildren(kind)
            if toy.isVisible() and toy.isEnabled()
        ]
        if not toys or self.random.random() < 0.2:
            key = self.random.choice([Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return])
            QTest.keyClick(QApplication.focusWidget() or window, key)
            return f"{name} {key.name}"
        toy = self.random.choice(toys)
        return f"{name} {type(toy).__name__} {self._use_toy(toy)}"

    def _use_toy(self, toy: QWidget) -> str:
        if isinstance(toy, QLineEdit) and self.random.random() < 0.7:
            text = self.random.choice(TEXTS)
            toy.setFocus()
            toy.selectAll()
            toy.insert(text)
            return text
        inside: QWidget = toy.viewport() if isinstance(toy, QAbstractItemView) else toy
        point = QPoint(
            self.random.randrange(max(1, inside.width())),
            self.random.randrange(max(1, inside.height())),
        )
        name = toy.text() if isinstance(toy, QAbstractButton) else ""
        if self.random.random() < 0.1:
            double_click(inside, self.main_window, LEFT, point)
        else:
            QTest.mouseClick(inside, LEFT, pos=point)
        return f"{name} {point.x()} {point.y()}"

    def _answer_files(self, dialog: QFileDialog) -> str:
        if self.random.random() < 0.5:
            dialog.reject()
            return "rejected"
        suffix = dialog.defaultSuffix() or "pamir"
        name = f"{self.random.randrange(3)}.{suffix}"
        opens = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptOpen
        if opens:
            name = self.random.choice([name, "nonsense.pamir"])
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setDirectory(str(self.folder))
        dialog.selectFile(name)
        if opens and not (self.folder / name).exists():
            dialog.reject()  # it would report that in its own event loop
            return f"{name} missing"
        dialog.accept()
        return f"{name} accepted"


def double_click(
    target: QWidget, main_window: QWidget, button: Qt.MouseButton, point: QPoint
) -> None:
    """With the release that `mouseDClick` omits: hovering does not work with a button down."""
    QTest.mouseDClick(target, button, pos=point)
    QTest.mouseRelease(target if isValid(target) else main_window, button)


def put_away(window: QWidget) -> None:
    if isinstance(window, QDialog):
        window.reject()
    else:
        window.close()


def quits(action: QAction | None) -> bool:
    return action is not None and action.menuRole() is QAction.MenuRole.QuitRole

"""The keys of the bar, which work wherever the focus is on the page of the table.

Digits press the buttons with that number, + and - change a sum, Enter agrees, Escape ends watching.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from .prompt_choices import LAST_KEY
from .question import Question

if TYPE_CHECKING:
    from .prompt_bar import PromptBar


class BarKeys:
    def __init__(self, bar: PromptBar, page: QWidget) -> None:
        self._bar, self._page = bar, page
        for key in range(1, LAST_KEY + 1):
            self._shortcut(str(key), partial(bar.press, key))
        for keys in ("+", "="):
            self._shortcut(keys, lambda: bar.stepper.step(1))
        self._shortcut("-", lambda: bar.stepper.step(-1))
        self._agree = [self._shortcut(keys, self._enter) for keys in ("Return", "Enter")]
        self._hurry = self._shortcut("Escape", bar.finish_asked.emit)
        self._takes_enter = False
        self._table_has_focus = False
        self.allow(None, asks=False)

    def _shortcut(self, keys: str, act: Callable[[], object]) -> QShortcut:
        made = QShortcut(QKeySequence(keys), self._page)
        made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.activated.connect(act)
        return made

    def _enter(self) -> None:
        """The button with the focus comes first, wherever on the page it is."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
        else:
            self._bar.agree()

    def allow(self, question: Question | None, *, asks: bool) -> None:
        """Enter belongs to the table unless nothing can be chosen there.

        `asks`: the bar has a question of its own, or offers a sum.
        """
        watching = None if question is None else question.watching
        cautions = question is not None and question.caution is not None
        self._takes_enter = asks or cautions or watching is not None
        self._bar.enter_taken.emit(self._takes_enter)
        self._set_agree()
        is_recap = question is not None and question.recapping
        self._hurry.setEnabled(watching is not None and not is_recap)

    def table_focused(self, has: bool) -> None:
        """The table itself passes Enter on: it knows whether the key is only held."""
        self._table_has_focus = has
        self._set_agree()

    def _set_agree(self) -> None:
        for shortcut in self._agree:
            shortcut.setEnabled(self._takes_enter and not self._table_has_focus)

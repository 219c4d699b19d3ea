"""A month of the calendar: seven columns of days, and the way to other months."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.games.daily import FIRST_DAY, has_game
from pamir_desktop.games.daily_results import DayResult, Results
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.daily_texts import DailyWords, month_name, weekday_names
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .day_button import DayButton

WEEKS = 6
WORDS = DailyWords()


class MonthView(QWidget):
    day_selected = Signal(object)  # date
    day_entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day = self.today = date.min
        self._results: Results = {}
        self.back_button, self.forward_button = QPushButton("‹"), QPushButton("›")
        self.month = PlainLabel()
        self.month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back_button.clicked.connect(lambda: self.turn(-1))
        self.forward_button.clicked.connect(lambda: self.turn(1))
        self.weekdays = [PlainLabel() for _ in range(7)]
        self.days = [DayButton() for _ in range(7 * WEEKS)]
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self.month, 1)
        head.addWidget(self.forward_button)
        self._grid = QGridLayout()
        for column, label in enumerate(self.weekdays):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(label, 0, column)
        for place, button in enumerate(self.days):
            button.clicked.connect(partial(self._clicked, button))
            button.moved.connect(self.step)
            button.entered.connect(self.day_entered)
            self._grid.addWidget(button, 1 + place // 7, place % 7)
        for week in range(WEEKS):
            self._grid.setRowStretch(1 + week, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addLayout(self._grid, 1)

    # --- Days --------------------------------------------------------------------------------

    def show_results(self, results: Results, today: date) -> None:
        self._results, self.today = results, today
        if not has_game(self.day, today):
            self.day = today
        self.refresh()

    def result(self) -> DayResult | None:
        """Of the selected day."""
        return self._results.get(self.day)

    def select(self, day: date) -> None:
        """The nearest day that has a game."""
        self.day = min(max(day, FIRST_DAY), max(self.today, FIRST_DAY))
        self.refresh()
        self.day_selected.emit(self.day)

    def step(self, days: int) -> None:
        """By arrow key: the focus goes along."""
        self.select(self.day + timedelta(days))
        self.setFocus()

    def turn(self, months: int) -> None:
        """To the same day of another month, or to its last one."""
        month = self.day.year * 12 + self.day.month - 1 + months
        first = date(month // 12, month % 12 + 1, 1)
        after = date((month + 1) // 12, (month + 1) % 12 + 1, 1)
        self.select(min(first + timedelta(self.day.day - 1), after - timedelta(1)))

    def _clicked(self, button: DayButton, _checked: bool = False) -> None:
        self.select(button.day)

    def refresh(self) -> None:
        """The month of the selected day, in the current language."""
        if self.day == date.min:
            return
        self.month.setText(month_name(self.day))
        for label, name in zip(self.weekdays, weekday_names(), strict=True):
            label.setText(name)
        shown = list(Calendar().itermonthdates(self.day.year, self.day.month))
        for place, button in enumerate(self.days):
            is_shown = place < len(shown)
            button.setVisible(is_shown)
            if is_shown:
                self._show_day(button, shown[place])
        self.back_button.setEnabled((self.day.year, self.day.month) > first_month())
        self.forward_button.setEnabled(
            (self.day.year, self.day.month) < (self.today.year, self.today.month)
        )

    def _show_day(self, button: DayButton, day: date) -> None:
        result = self._results.get(day)
        is_open = has_game(day, self.today)
        spoken = WORDS.spoken_day(day, result, is_open=is_open)
        button.is_today = day == self.today
        button.setChecked(day == self.day)
        button.show_day(day, result, is_open=is_open, spoken=spoken)

    def button_of(self, day: date) -> DayButton:
        return next(button for button in self.days if button.day == day)

    # --- Look and keys -----------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """On the selected day."""
        self.button_of(self.day).setFocus(reason)

    def set_look(self, style: Style) -> None:
        self._column.setSpacing(style.px(8))
        self._grid.setSpacing(style.px(4))
        self.month.setFont(style.serif(BODY + 3, 700))
        for button in (self.back_button, self.forward_button):
            button.setFixedWidth(style.px(40))
        for label in self.weekdays:
            label.setFont(style.sans(BODY - 2))
        for day in self.days:
            day.look = style
            day.setMinimumSize(style.px(38), style.px(34))
            day.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_PageUp: partial(self.turn, -1),
            Qt.Key.Key_PageDown: partial(self.turn, 1),
            Qt.Key.Key_Home: partial(self.select, self.today),
        }
        turn = turns.get(Qt.Key(event.key()))
        if turn is None:
            super().keyPressEvent(event)
            return
        turn()
        self.setFocus()


def first_month() -> tuple[int, int]:
    return FIRST_DAY.year, FIRST_DAY.month

"""The game of the day: a calendar with the player's results, and the way to play any of them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pamir_desktop.games.daily_results import DailyResults
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.daily_texts import DailyWords, long_date
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.widgets.slip_page import SlipPage

from .month_view import MonthView

WORDS = DailyWords()


class DailyPage(SlipPage):
    day_chosen = Signal(object)  # date

    def __init__(self, parent: QWidget | None = None) -> None:
        self.calendar = MonthView()
        super().__init__(self.calendar, parent)
        self._kept = DailyResults()
        self.calendar.day_selected.connect(lambda _day: self.show_details())
        self.calendar.day_entered.connect(self.choose)
        self.more_head.setWordWrap(True)
        self.retranslate()

    def show_results(self, kept: DailyResults, today: date) -> None:
        self._kept = kept
        self.calendar.show_results(kept.results, today)
        self.retranslate()

    def fill(self) -> None:
        self.calendar.refresh()

    def choose(self) -> None:
        self.day_chosen.emit(self.calendar.day)

    def show_details(self) -> None:
        calendar = self.calendar
        if calendar.day == date.min:
            return
        result = calendar.result()
        self.name.setText(long_date(calendar.day))
        self.facts.setText(WORDS.against(calendar.day))
        played = WORDS.result(result)
        self.text.setText(played if result is None else f"{played} {WORDS.tries(result)}")
        is_today = calendar.day == calendar.today
        self.start_button.setText(self._start_words(is_new=result is None, is_today=is_today))
        self._show_summary()

    def _start_words(self, *, is_new: bool, is_today: bool) -> str:
        if not is_new:
            return self.tr("Play again")
        return self.tr("Play today’s game") if is_today else self.tr("Play this game")

    def _show_summary(self) -> None:
        """Of the month that is shown; or why there are no results."""
        damage = self._kept.damage
        if damage:
            text = self.tr(
                "The file with your results cannot be read and is ignored ({file}). The next"
                " result is written to a new file; the old one is kept beside it."
            )
            self.more_head.setText("")
            self.more.setText(text.format(file=damage))
            return
        shown = self.calendar.day
        results = [
            result
            for day, result in self._kept.results.items()
            if (day.year, day.month) == (shown.year, shown.month)
        ]
        self.more_head.setText(self.tr("This month"))
        played, won = len(results), sum(result.is_won for result in results)
        text = self.tr("Days played: {played}, won: {won}")
        self.more.setText(text.format(played=number_text(played), won=number_text(won)))

    def lay_out(self, style: Style) -> None:
        self.calendar.set_look(style)
        super().lay_out(style)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Game of the day"))
        self.intro.setText(
            self.tr(
                "Every day has its own deal and opponents, the same for everyone. Past days can be"
                " played too."
            )
        )
        self.calendar.back_button.setAccessibleName(self.tr("Previous month"))
        self.calendar.forward_button.setAccessibleName(self.tr("Next month"))
        self.close_button.setText(self.tr("Back to the start page"))
        super().retranslate()

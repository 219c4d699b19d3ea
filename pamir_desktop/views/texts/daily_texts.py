"""The words of the game of the day: who plays, and what came of it."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale

from pamir_desktop.games.daily import opponents_of
from pamir_desktop.games.daily_results import DayResult

from . import terms
from .bot_texts import level_name
from .translation import Translated, listed, number_text


def long_date(day: date) -> str:
    of_qt = QDate(day.year, day.month, day.day)
    return _capital(QLocale().toString(of_qt, QLocale.FormatType.LongFormat))


def month_name(day: date) -> str:
    return _capital(f"{QLocale().standaloneMonthName(day.month)} {day.year}")


def _capital(text: str) -> str:
    """At the beginning of a line: some languages write days and months in lower case."""
    return f"{text[:1].upper()}{text[1:]}"


def weekday_names() -> list[str]:
    """From Monday on."""
    return [QLocale().standaloneDayName(day, QLocale.FormatType.ShortFormat) for day in range(1, 8)]


class DailyWords(Translated):
    def against(self, day: date) -> str:
        opponents = opponents_of(day)
        if opponents.has_wakhan:
            return self.tr("Solo against {wakhan}.").format(wakhan=terms.wakhan_name())
        levels = listed([level_name(level) for level in opponents.levels])
        text = self.tr("Against %n computer player(s): {levels}.", "", len(opponents.levels))
        return text.format(levels=levels)

    def result(self, result: DayResult | None) -> str:
        """In a sentence."""
        if result is None:
            return self.tr("Not played yet.")
        if result.is_won:
            text = self.tr("Won. Points: {points} to {others}.")
        else:
            text = self.tr("Place {place} of {players}. Points: {points} to {others}.")
        return text.format(
            place=number_text(result.place),
            players=number_text(result.players),
            points=number_text(result.points),
            others=number_text(result.best_other),
        )

    def tries(self, result: DayResult) -> str:
        return self.tr("Games finished: %n. The best one counts.", "", len(result.games))

    def spoken_day(self, day: date, result: DayResult | None, *, is_open: bool) -> str:
        """A day of the calendar for a screen reader."""
        if not is_open:
            return self.tr("{day}, no game").format(day=long_date(day))
        return f"{long_date(day)}. {self.result(result)}"

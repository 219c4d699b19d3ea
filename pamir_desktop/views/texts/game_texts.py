"""How a saved game is named and described in a list."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from pamir_desktop.games.header import Header, PlayerHeader
from pamir_desktop.games.library import LibraryEntry
from pamir_desktop.model.setup import Edition, SeatKind
from pamir_desktop.model.terms import NOBODY

from . import terms
from .edition_names import unusual_edition
from .plain_text import clean_name
from .save_errors import save_error_text
from .translation import Translated, listed, number_text


def player_name(player: PlayerHeader) -> str:
    return terms.wakhan_name() if player.kind is SeatKind.WAKHAN else clean_name(player.name)


class GameWords(Translated):
    """Of one game."""

    def __init__(self, entry: LibraryEntry, on_table: bool) -> None:
        self.entry = entry
        self.on_table = on_table

    def title(self) -> str:
        """The name of its file, or its players."""
        header = self.entry.header
        if self.entry.name or header is None:
            return clean_name(self.entry.name) or self.tr("Unreadable game")
        return ", ".join(player_name(player) for player in header.players)

    def line(self) -> str:
        """Its state and when it was played."""
        day = short_date(self.entry.modified)
        texts = (self.standing(), self.edition(), day, self.mark())
        return " · ".join(text for text in texts if text)

    def edition(self) -> str:
        """Empty for the second edition."""
        header = self.entry.header
        return "" if header is None else unusual_edition(header.edition)

    def mark(self) -> str:
        """Where the game is, if not simply in its file."""
        if self.on_table:
            return self.tr("in progress")
        if self.entry.in_use:
            return self.tr("open in another window")
        if self.entry.crashed:
            return self.tr("recovered after a crash")
        return self.tr("autosaved") if self.entry.autosaved else ""

    def standing(self) -> str:
        header = self.entry.header
        if header is None:
            assert self.entry.problem is not None
            return save_error_text(self.entry.problem)
        if header.result is None:
            return self.tr("Turn {turn}").format(turn=number_text(header.turn))
        names = listed([player_name(header.players[seat]) for seat in header.result.winners])
        if header.edition is Edition.FIRST:
            # there are no points, and there may be no winner
            if not header.result.winners:
                return self.tr("Finished. No one wins.")
            return self.tr("Finished. Winner: {names}").format(names=names)
        points = ":".join(str(n) for n in sorted((p.points for p in header.players), reverse=True))
        return self.tr("Finished, {points}. Winner: {names}").format(points=points, names=names)

    def decider(self) -> str:
        """Whose decision it is."""
        header = self.entry.header
        if header is None or header.seat == NOBODY:
            return ""
        name = player_name(header.players[header.seat])
        return self.tr("Waiting for {name}").format(name=name)

    def options(self) -> str:
        """What is special about the game."""
        header = self.entry.header
        if header is None:
            return ""
        wording = [
            unusual_edition(header.edition),
            self.tr("open hands") if header.open_hands else "",
            self.tr("practice") if header.identity.practice else "",
            self.tr("branched from another game") if header.identity.branched else "",
            self.tr("with hints") if header.identity.hinted else "",
        ]
        return ", ".join(text for text in wording if text)

    def begun(self) -> str:
        header = self.entry.header
        if header is None:
            return ""
        text = self.tr("Started: {day}. Choices made: {made}.")
        return text.format(day=created(header), made=number_text(header.made))


def short_date(seconds: float) -> str:
    """Formatted for the language."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def created(header: Header) -> str:
    moment = QDateTime.fromString(header.identity.created, "yyyy-MM-ddTHH:mm:ssZ")
    if not moment.isValid():
        return header.identity.created[:10]
    return QLocale().toString(moment.date(), QLocale.FormatType.LongFormat)

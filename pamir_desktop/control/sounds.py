"""Which sound the table makes when something happens: one for each thing that is shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from pamir_desktop.model import LogEntry
from pamir_desktop.settings import Options, Settings

from .sound_player import SoundPlayer
from .table_control import TableControl

SOUND_OF: Final = {
    "game.ended": "win",
    "check.scored": "check",
    "supremacy.checked": "check",
    "card.played": "card",
    "card.bought": "card",
    "card.discarded": "card",
    "card.betrayed": "card",
    "card.joined": "card",
    "cull.taken": "card",
    "patriot.discarded": "card",
    "topple.discarded": "card",
    "event.bought": "card",
    "event.discarded": "card",
    "hand.discarded": "card",
    "hands.swapped": "card",
    "market.dealt": "card",
    "prize.taken": "card",
    "rupees.placed": "coin",
    "rupees.granted": "coin",
    "rupees.removed": "coin",
    "bribe.paid": "coin",
    "toll.paid": "coin",
    "escrow.paid": "coin",
    "favor.paid": "coin",
    "rupees.moved": "coin",
    "tax.market": "coin",
    "tax.player": "coin",
    "leverage.taken": "coin",
    "leverage.repaid": "coin",
    "gift.given": "coin",
    "block.placed": "piece",
    "block.moved": "piece",
    "block.returned": "piece",
    "cylinder.placed": "piece",
    "cylinder.moved": "piece",
    "cylinder.returned": "piece",
}
"""By id of the log."""

IMPORTANCE: Final = ("win", "check", "coin", "piece", "card")
"""Of several sounds at once only the first of these is heard."""


def sound_of(entries: tuple[LogEntry, ...]) -> str | None:
    """A purchase is heard as coins, and the refill of the market as cards."""
    heard = {SOUND_OF[entry.id] for entry in entries if entry.id in SOUND_OF}
    return next((sound for sound in IMPORTANCE if sound in heard), None)


class Sounds(QObject):
    def __init__(self, control: TableControl, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._heard = settings.options
        self.player = SoundPlayer(self)
        control.display.log_appended.connect(self._appended)
        settings.changed.connect(self._try_out)

    def _appended(self, entries: tuple[LogEntry, ...]) -> None:
        sound = sound_of(entries)
        if sound is not None:
            self.play(sound)

    def play(self, sound: str) -> None:
        options = self._settings.options
        if options.sound:
            self.player.play(sound, options.volume)

    def _try_out(self, options: Options) -> None:
        """Another volume is heard at once."""
        before, self._heard = self._heard, options
        if (options.sound, options.volume) != (before.sound, before.volume):
            self.play("coin")

"""Plays short sounds through a player program of the system; without one there is silence.

Nothing here waits and nothing fails: a sound that cannot be played is not heard.
"""

from __future__ import annotations

import array
import logging
import shutil
import sys
import wave
from functools import cached_property
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTemporaryDir

from pamir_desktop.model.values import frozen

log = logging.getLogger(__name__)

SOUNDS: Final = Path(__file__).parents[1] / "resources" / "sounds"
MOST_AT_ONCE: Final = 3
FAILURES: Final = 3
"""After so many, no more is tried."""


@frozen
class PlayerProgram:
    """A program of the system that plays the file named last."""

    program: str
    arguments: tuple[str, ...] = ()


PLAYERS: Final = (
    PlayerProgram("pw-play"),
    PlayerProgram("paplay"),
    PlayerProgram("aplay", ("-q",)),
    PlayerProgram("afplay"),
)


def can_play() -> bool:
    return sys.platform == "win32" or find_player() is not None


def find_player() -> PlayerProgram | None:
    for player in PLAYERS:
        found = shutil.which(player.program)
        if found is not None:
            return PlayerProgram(found, player.arguments)
    return None


class SoundPlayer(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder: QTemporaryDir | None = None
        self._failures = 0
        self._running: list[QProcess] = []

    @cached_property
    def _player(self) -> PlayerProgram | None:
        """Looked for when the first sound is to be heard."""
        return find_player()

    @property
    def is_busy(self) -> bool:
        return bool(self._running)

    def play(self, name: str, volume: int) -> None:
        """A sound of the program, at a volume in percent."""
        silent = sys.platform != "win32" and self._player is None
        if silent or self._failures >= FAILURES or volume <= 0:
            return
        try:
            file = self._at_volume(name, volume)
        except (OSError, wave.Error) as error:
            self._failed(str(error))
            return
        if sys.platform == "win32":
            self._play_on_windows(file)
        else:
            self._start(file)

    def _start(self, file: Path) -> None:
        if self._player is None or len(self._running) >= MOST_AT_ONCE:
            return
        process = QProcess(self)
        self._running.append(process)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.errorOccurred.connect(lambda _error: self._failed(process.errorString()))
        process.errorOccurred.connect(lambda _error: self._forget(process))
        process.finished.connect(lambda code: self._finished(process, code))
        process.start(self._player.program, [*self._player.arguments, str(file)])

    def _finished(self, process: QProcess, code: int) -> None:
        if code:
            self._failed(f"exit code {code}")
        self._forget(process)

    def _forget(self, process: QProcess) -> None:
        if process in self._running:
            self._running.remove(process)
            process.deleteLater()

    def _failed(self, why: str) -> None:
        self._failures += 1
        log.info("sound not played: %s", why)

    def _play_on_windows(self, file: Path) -> None:
        if sys.platform == "win32":
            import winsound  # noqa: PLC0415  # exists there only

            try:
                winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)
            except RuntimeError as error:
                self._failed(str(error))

    # --- Volume ----------------------------------------------------------------------------

    def _at_volume(self, name: str, volume: int) -> Path:
        """The samples themselves are made quieter: not every player has a volume."""
        if self._folder is None:
            self._folder = QTemporaryDir()
        file = Path(self._folder.filePath(f"{name}-{volume}.wav"))
        if not file.exists():
            with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as source:
                parameters, frames = source.getparams(), source.readframes(source.getnframes())
            with wave.open(str(file), "wb") as target:
                target.setparams(parameters)
                target.writeframes(quieter(frames, volume))
        return file

    def stop(self) -> None:
        """The window is closed."""
        for process in self._running:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(500)
        self._running.clear()


def quieter(frames: bytes, volume: int) -> bytes:
    """16-bit samples at a percentage of their loudness."""
    samples = array.array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    scaled = array.array("h", (sample * volume // 100 for sample in samples))
    if sys.byteorder == "big":
        scaled.byteswap()
    return scaled.tobytes()

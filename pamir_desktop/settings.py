"""The user's settings: typed options in an INI file that can be read and copied.

`--config-dir` puts the file elsewhere; `--safe-mode` neither reads nor writes one.
"""

from __future__ import annotations

import json
import logging
import stat
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import attrs
import platformdirs
from attrs import evolve, field
from PySide6.QtCore import QObject, QSettings, Signal

from . import LANGUAGES, PROGRAM
from .model import DamagedData, Setup, SetupError, setup_from_data, setup_to_data
from .model.values import frozen

log = logging.getLogger(__name__)

MOST_BYTES: Final = 1_000_000
LEAST_SCALE: Final = 80
LARGEST_SCALE: Final = 200

NUMBERS: Final = {"scale": (LEAST_SCALE, LARGEST_SCALE), "volume": (0, 100)}
"""From and to, by option."""

E = TypeVar("E", bound=StrEnum)


class ThemeChoice(StrEnum):
    """The theme of the table; the system's by default."""

    SYSTEM = "system"
    LIGHT = "light"
    DUSK = "dusk"


class PaletteChoice(StrEnum):
    """The names of the palettes of the art."""

    SAFE = "safe"
    HIGH_CONTRAST = "high_contrast"
    PRINTED = "printed"


class Speed(StrEnum):
    """Of animations."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Pace(StrEnum):
    """Wakhan's pace: every step at a key press, played back, or all at once."""

    STEP = "step"
    WATCH = "watch"
    INSTANT = "instant"


class HintsChoice(StrEnum):
    """In which games hints can be asked for."""

    NEVER = "never"
    ALONE = "alone"  # where one person plays; others would see them, too
    ALWAYS = "always"


@frozen
class Options:
    """Everything that can be set; an empty language follows the system's."""

    language: str = ""
    theme: ThemeChoice = field(default=ThemeChoice.SYSTEM, converter=ThemeChoice)
    palette: PaletteChoice = field(default=PaletteChoice.SAFE, converter=PaletteChoice)
    scale: int = field(default=100)  # percent
    animation: Speed = field(default=Speed.NORMAL, converter=Speed)
    pace: Pace = field(default=Pace.WATCH, converter=Pace)
    auto_answer: bool = True  # decisions with a single choice
    confirm_end: bool = True  # when actions are left
    warnings: bool = True  # before what a beginner may regret
    hints: HintsChoice = field(default=HintsChoice.ALONE, converter=HintsChoice)
    sound: bool = False
    volume: int = field(default=60)  # of sounds, in percent
    games_folder: str = ""  # where games are saved; empty means the default folder
    keys: Mapping[str, str] = field(factory=dict)  # by action; what `Keymap` calls own

    @scale.validator
    def _check_scale(self, attribute: Any, value: int) -> None:
        if not LEAST_SCALE <= value <= LARGEST_SCALE:
            raise ValueError(f"the scale goes from {LEAST_SCALE} to {LARGEST_SCALE} %, not {value}")

    @volume.validator
    def _check_volume(self, attribute: Any, value: int) -> None:
        if not 0 <= value <= 100:
            raise ValueError(f"the volume goes from 0 to 100 %, not {value}")


def config_file(folder: Path | None) -> Path:
    """Where the options are saved."""
    if folder is None:
        folder = platformdirs.user_config_path(PROGRAM, appauthor=False, roaming=True)
    return folder / f"{PROGRAM}.ini"


class Settings(QObject):
    """The current options; a change is emitted to all listeners."""

    changed = Signal(Options)

    def __init__(self, file: Path | None, parent: QObject | None = None) -> None:
        """Without a file nothing is saved."""
        super().__init__(parent)
        self._store = None
        if file is not None and _is_sound(file):
            self._store = QSettings(str(file), QSettings.Format.IniFormat)
        self.options = self._read()

    def change(self, **values: Any) -> None:
        """Set options by name, save them and emit the change."""
        before, self.options = self.options, evolve(self.options, **values)
        if self.options == before:
            return
        if self._store is not None:
            for name in values.keys() - {"keys"}:
                self._store.setValue(f"options/{name}", getattr(self.options, name))
            if "keys" in values:
                self._write_keys(self._store)
            self._store.sync()
        self.changed.emit(self.options)

    def override(self, **values: Any) -> None:
        """Set options for this session only, as the command line does."""
        self.options = evolve(self.options, **values)

    # --- The last setup --------------------------------------------------------------------

    def last_table(self) -> Setup | None:
        """The setup of the last new game, if it can be read."""
        try:
            return setup_from_data(json.loads(self._text("table/setup")))
        except (DamagedData, SetupError, ValueError, RecursionError):
            return None

    def remember_table(self, setup: Setup) -> None:
        self._write("table/setup", json.dumps(setup_to_data(setup.without_seed())))

    # --- The lessons -----------------------------------------------------------------------

    def lessons_done(self) -> str:
        """The progress in the lessons, as it was written."""
        return self._text("lessons/progress")

    def remember_lessons(self, progress: str) -> None:
        self._write("lessons/progress", progress)

    def puzzles_done(self) -> str:
        """The progress in the puzzles, as it was written."""
        return self._text("puzzles/progress")

    def remember_puzzles(self, progress: str) -> None:
        self._write("puzzles/progress", progress)

    # --- The window ------------------------------------------------------------------------

    def last_screen(self) -> str:
        """The screen on which the window was closed."""
        return self._text("window/screen")

    def window_on(self, screen: str) -> str:
        """The saved state of the window there."""
        return self._text(f"window/on_{screen}")

    def remember_window(self, screen: str, left: str) -> None:
        self._write("window/screen", screen)
        self._write(f"window/on_{screen}", left)

    # --- The file --------------------------------------------------------------------------

    def _read(self) -> Options:
        """Invalid values are ignored; defaults apply."""
        found: dict[str, object] = {"keys": self._read_keys()}
        for option in attrs.fields(Options):
            if option.name in found:
                continue
            text = self._text(f"options/{option.name}")
            value = _value_of(option.name, text, option.default)
            if value is not None:
                found[option.name] = value
        return Options(**found)  # type: ignore[arg-type]

    def _read_keys(self) -> dict[str, str]:
        if self._store is None:
            return {}
        self._store.beginGroup("keys")
        names = self._store.childKeys()
        self._store.endGroup()
        return {name: self._text(f"keys/{name}") for name in names}

    def _write_keys(self, store: QSettings) -> None:
        store.remove("keys")
        for name, keys in self.options.keys.items():
            store.setValue(f"keys/{name}", keys)

    def _text(self, key: str) -> str:
        if self._store is None:
            return ""
        # options set in this session come back as set, not as text
        return str(self._store.value(key, ""))

    def _write(self, key: str, value: str) -> None:
        if self._store is not None:
            self._store.setValue(key, value)
            self._store.sync()


def _is_sound(file: Path) -> bool:
    """Something that Qt can read at once; anything else is left alone, and nothing is saved.

    Only the owner may read it: it names folders and players.
    """
    try:
        found = file.stat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > MOST_BYTES:
            log.warning("the settings are not read: %s is no file of settings", file)
            return False
        if found.st_mode & 0o077:
            file.chmod(0o600)
    except FileNotFoundError:
        return True
    except OSError as error:
        log.warning("the settings may not be private: %s", error)
    return True


def _value_of(name: str, text: str, default: object) -> object | None:
    """The text as a value of the default's type; None if it is invalid."""
    if name == "games_folder":
        return text if Path(text).is_absolute() else None
    match default:
        case bool():
            return {"true": True, "false": False}.get(text.lower())
        case int():
            value = int(text) if text.isascii() and text.isdigit() else -1
            least, most = NUMBERS[name]
            return value if least <= value <= most else None
        case StrEnum():
            return _member(type(default), text)
        case _:
            return text if text in LANGUAGES else None


def _member(kind: type[E], text: str) -> E | None:
    return kind(text) if text in {member.value for member in kind} else None

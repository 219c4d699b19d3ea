"""Which keys do what: the defaults, and those the player has set instead.

A menu action is identified by its name. Keys are strings such as `Ctrl+Shift+Z`, the same in every
language and on every system; `views/texts/key_names.py` has their names for people.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import field
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from pamir_desktop.model.values import frozen

Standard = QKeySequence.StandardKey

USUAL: Final[dict[str, tuple[str | Standard, ...]]] = {
    "new": (Standard.New,),
    "open": (Standard.Open,),
    "games": ("Ctrl+Shift+O",),
    "statistics": (),
    "save": (Standard.Save,),
    "save_as": ("Ctrl+Shift+S",),
    "export_text": (),
    "export_markdown": (),
    "export_picture": (),
    "replay": ("Ctrl+R",),
    "look_back": (),
    "close": ("Ctrl+W",),
    "quit": ("Ctrl+Q",),
    "undo": (Standard.Undo,),
    "redo": (Standard.Redo,),
    "copy_card": (Standard.Copy,),
    "settings": ("Ctrl+,",),
    "inspector": ("F2",),
    "forecast": ("F4",),
    "wakhan": ("F5",),
    "log": ("F7",),
    "outline": ("F9",),
    "ring": ("F8",),
    "larger": (Standard.ZoomIn, "Ctrl+="),
    "smaller": (Standard.ZoomOut,),
    "usual": ("Ctrl+0",),
    "full_screen": ("F11", Standard.FullScreen),
    "end_turn": ("Ctrl+Enter", "Ctrl+Return"),
    "why_not": ("F3",),
    "hint": ("H",),
    "auto_answer": (),
    "confirm_end": (),
    "rules": ("F1",),
    "explain": ("Shift+F1",),
    "lessons": (),
    "puzzles": (),
    "daily": (),
    "lesson_note": ("F6",),
    "first_game": (),
    "keys": ("Ctrl+?",),
    "report": (),
    "about": (),
}
"""Every action that can have keys, in the order of the menus."""

FIXED: Final = frozenset(
    {
        *("Left", "Right", "Up", "Down", "PgUp", "PgDown", "Home", "End"),
        *("Return", "Enter", "Space", "Esc", "Tab", "Backtab", "Shift+Tab", "Shift+Backtab"),
        *("Menu", "Shift+F10"),
        *"123456789+-=",
    }
)
"""These keys are for playing; they cannot be reassigned."""

NO_KEYS: Final = ""


def usual_keys(name: str) -> tuple[str, ...]:
    """As on this system."""
    found: list[str] = []
    for keys in USUAL[name]:
        found += [keys] if isinstance(keys, str) else map(text_of, QKeySequence.keyBindings(keys))
    return tuple(dict.fromkeys(found))


def text_of(sequence: QKeySequence) -> str:
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def pressed_keys(key: int, modifiers: Qt.KeyboardModifier) -> str:
    """The string for keys held down together; empty while only modifiers are."""
    if key in MODIFIERS:
        return NO_KEYS
    is_sign = 0x20 < key < 0x01000000 and not chr(key).isalpha()
    if is_sign:  # Shift has already changed the character
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    return text_of(QKeySequence(QKeyCombination(modifiers, Qt.Key(key))))


MODIFIERS: Final = frozenset(
    {
        Qt.Key.Key_Control,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_unknown,
    }
)


def _sensible(own: Mapping[str, str]) -> dict[str, str]:
    """Drop entries without a valid action or keys; of two with the same keys the latter wins."""
    kept: dict[str, str] = {}
    for name in USUAL:
        if name not in own:
            continue
        sequence = QKeySequence(own[name])
        keys = text_of(sequence) if sequence.count() == 1 else NO_KEYS
        if not own[name] or (keys and keys not in FIXED and keys not in kept.values()):
            kept[name] = keys
    return kept


@frozen
class Keymap:
    """The active keys; changing them creates another keymap."""

    own: Mapping[str, str] = field(factory=dict, converter=_sensible)
    """By action: one set of keys, or no keys."""

    def keys(self, name: str) -> tuple[str, ...]:
        """User keys override defaults, so that no two actions share keys."""
        if name in self.own:
            return (self.own[name],) if self.own[name] else ()
        return tuple(keys for keys in usual_keys(name) if keys not in self.own.values())

    def owner(self, keys: str) -> str | None:
        """The action that has these keys."""
        return next((name for name in USUAL if keys in self.keys(name)), None)

    def has_usual(self, name: str) -> bool:
        return self.keys(name) == usual_keys(name)

    def with_keys(self, name: str, keys: str) -> Keymap:
        """Give keys to an action; any other action loses them."""
        own = {**self.own, name: keys}
        other = self.owner(keys) if keys else None
        if other is not None and other != name and other in self.own:
            own[other] = NO_KEYS
        if keys and keys in usual_keys(name):
            del own[name]
        return Keymap(own)

    def with_usual(self, name: str) -> Keymap:
        """Restore the default keys of an action, even if another action has them now."""
        usual = usual_keys(name)
        own = {n: NO_KEYS if keys in usual else keys for n, keys in self.own.items() if n != name}
        return Keymap(own)

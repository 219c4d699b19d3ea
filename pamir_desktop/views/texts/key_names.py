"""The names of keys in the current language, wherever a text mentions them.

A text names an action, never its keys: `{key_rules}` stands for the keys that open the rules now.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from PySide6.QtGui import QKeySequence

from pamir_desktop.keymap import Keymap

from .translation import translate

PLACEHOLDER: Final = re.compile(r"\{key_(\w+)\}")


class _InForce:
    """Like the language, one keymap is active for all texts."""

    keymap: ClassVar[Keymap] = Keymap()


def use_keymap(keymap: Keymap) -> None:
    _InForce.keymap = keymap


def native(keys: str) -> str:
    """As the system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def key_name(action: str) -> str:
    """The first shortcut of an action; empty if it has none."""
    return native(next(iter(_InForce.keymap.keys(action)), ""))


def fill_keys(text: str) -> str:
    """Replace every placeholder of an action by its keys, escaped for HTML."""
    from html import escape  # noqa: PLC0415  # not needed to start

    return PLACEHOLDER.sub(lambda found: escape(_named(found[1]), quote=False), text)


def _named(action: str) -> str:
    return key_name(action) or translate("Keys", "none")

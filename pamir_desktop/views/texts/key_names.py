"""How keys are called in the language of the moment, wherever a text speaks of them.

A text names an action, never its keys: `{key_rules}` stands for whatever opens the rules now.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from PySide6.QtGui import QKeySequence

from pamir_desktop.keymap import Keymap

from .translation import translate

PLACEHOLDER: Final = re.compile(r"\{key_(\w+)\}")


class _InForce:
    """Like the language, one keymap is in force for all texts."""

    keymap: ClassVar[Keymap] = Keymap()


def use_keymap(keymap: Keymap) -> None:
    _InForce.keymap = keymap


def native(keys: str) -> str:
    """As the system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def key_name(action: str) -> str:
    """The first keys of an action; empty without any."""
    return native(next(iter(_InForce.keymap.keys(action)), ""))


def fill_keys(text: str) -> str:
    """Every placeholder of an action becomes its keys, safe within HTML."""
    from html import escape  # noqa: PLC0415  # not needed to start

    return PLACEHOLDER.sub(lambda found: escape(_named(found[1]), quote=False), text)


def _named(action: str) -> str:
    return key_name(action) or translate("Keys", "none")

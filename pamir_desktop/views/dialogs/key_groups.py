"""All menu actions that can have shortcuts, menu by menu."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from pamir_desktop.model.values import frozen


@frozen
class KeyAction:
    name: str
    text: str  # as in the menu


@frozen
class KeyGroup:
    """A menu."""

    title: str
    actions: tuple[KeyAction, ...]


def key_groups(bar: QMenuBar, actions: Mapping[str, QAction]) -> list[KeyGroup]:
    """In the order of the menus, in the current language."""
    names = {action: name for name, action in actions.items()}
    groups = []
    for entry in bar.actions():
        menu = entry.menu()
        if isinstance(menu, QMenu):
            found = [KeyAction(names[a], called(a)) for a in _within(menu) if a in names]
            groups.append(KeyGroup(called(entry), tuple(found)))
    return groups


def called(action: QAction) -> str:
    """Without the mnemonic marks of a menu."""
    return action.iconText().replace("&", "").rstrip(" …")


def _within(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _within(below)
        else:
            yield action

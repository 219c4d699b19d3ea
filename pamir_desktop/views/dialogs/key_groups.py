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
    menus = menus_by_action(bar)
    groups = []
    for entry in bar.actions():
        if entry in menus:
            found = [KeyAction(names[a], called(a)) for a in _within(entry, menus) if a in names]
            groups.append(KeyGroup(called(entry), tuple(found)))
    return groups


def menus_by_action(bar: QMenuBar) -> dict[QAction, QMenu]:
    """All menus and submenus, each by the action that opens it.

    Before version 6.11.2, PySide6 deletes a menu that `QAction.menu()` has returned as soon as
    Python lets go of it, so no code of ours may ask an action for its menu.
    """
    return {menu.menuAction(): menu for menu in bar.findChildren(QMenu)}


def called(action: QAction) -> str:
    """Without the mnemonic marks of a menu."""
    return action.iconText().replace("&", "").rstrip(" …")


def _within(entry: QAction, menus: Mapping[QAction, QMenu]) -> Iterator[QAction]:
    for action in menus[entry].actions():
        if action in menus:
            yield from _within(action, menus)
        else:
            yield action

"""Where Qt finds the reader of a table, which is created only when assistive technology asks."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

from pamir_desktop.views.table.view import TableView


def _make(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if isinstance(thing, TableView) and thing.accessible_root is not None:
        return thing.accessible_root()
    return None


@cache
def install() -> None:
    """Make every table with a reader accessible; calling this once is enough."""
    QAccessible.installFactory(_make)

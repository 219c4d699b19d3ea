"""The tree of the table, as assistive technology walks it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface

from pamir_desktop.views.accessible.reader import Reader
from pamir_desktop.views.accessible.tree import Node, Root


def root_of(reader: Reader) -> Root:
    found = QAccessible.queryAccessibleInterface(reader.view)
    assert isinstance(found, Root)
    return found


def below(node: QAccessibleInterface) -> Iterator[Node]:
    """Every entry of the table under an interface."""
    for index in range(node.childCount()):
        child = node.child(index)
        assert child is not None
        if isinstance(child, Node):
            assert node.indexOfChild(child) == index
            assert child.parent() is node
            yield child
            yield from below(child)


def name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)

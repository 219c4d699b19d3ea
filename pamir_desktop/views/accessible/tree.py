"""The table as assistive technology meets it: a tree of interfaces over the outline.

Qt keeps plain pointers to interfaces, so the reader holds every one it ever handed out until the
view is gone. An entry that left the table says that it is no longer valid.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table.view import TableView

from .outline import Entry, Key, Kind

ROLES = {
    Kind.ZONE: QAccessible.Role.Grouping,
    Kind.LIST: QAccessible.Role.List,
    Kind.CARD: QAccessible.Role.ListItem,
    Kind.ACTION: QAccessible.Role.Button,
    Kind.OPTION: QAccessible.Role.RadioButton,
    Kind.PLACE: QAccessible.Role.ListItem,
    Kind.PIECES: QAccessible.Role.ListItem,
    Kind.PLAYER: QAccessible.Role.ListItem,
}


class Telling(Protocol):
    """What the tree needs to know about the table."""

    view: TableView

    def zones(self) -> tuple[Entry, ...]: ...
    def entry(self, key: Key) -> Entry | None: ...
    def parent_key(self, key: Key) -> Key | None: ...
    def node(self, key: Key) -> Node: ...
    def root(self) -> Root: ...
    def title(self) -> str: ...
    def is_open(self, spot: Spot) -> bool: ...
    def why_not(self, spot: Spot) -> str: ...
    def press(self, spot: Spot) -> None: ...
    def focus(self, spot: Spot) -> None: ...
    def keys_at(self, point: QPoint) -> list[Key]: ...


class Press(QAccessibleActionInterface):
    """What a click does, and what the arrow keys do."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        spot = self._node.spot()
        if spot is None:
            return
        if name == self.pressAction():
            self._node.teller.press(spot)
        elif name == self.setFocusAction():
            self._node.teller.focus(spot)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class Node(QAccessibleInterface):
    """An entry of the outline, for as long as the view lives."""

    def __init__(self, teller: Telling, key: Key) -> None:
        super().__init__()
        self.teller = teller
        self.key = key
        self._press = Press(self)

    def entry(self) -> Entry | None:
        return self.teller.entry(self.key) if isValid(self.teller.view) else None

    def spot(self) -> Spot | None:
        entry = self.entry()
        return None if entry is None else entry.spot

    # --- The tree ----------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.entry() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.teller.view.window().windowHandle() if isValid(self.teller.view) else None

    def parent(self) -> QAccessibleInterface:
        above = self.teller.parent_key(self.key)
        return self.teller.root() if above is None else self.teller.node(above)

    def childCount(self) -> int:
        entry = self.entry()
        return 0 if entry is None else len(entry.children)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        entry = self.entry()
        if entry is None or not 0 <= index < len(entry.children):
            return None
        return self.teller.node(entry.children[index].key)

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        entry = self.entry()
        if entry is None or not isinstance(child, Node):
            return -1
        keys = [below.key for below in entry.children]
        return keys.index(child.key) if child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for key in self.teller.keys_at(QPoint(x, y)):
            found: Key | None = key
            while found is not None:
                above = self.teller.parent_key(found)
                if above == self.key:
                    return self.teller.node(found)
                found = above
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    # --- What it tells -----------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        entry = self.entry()
        return QAccessible.Role.NoRole if entry is None else ROLES[entry.kind]

    def text(self, which: QAccessible.Text) -> str:
        entry = self.entry()
        if entry is None:
            return ""
        if which == QAccessible.Text.Name:
            return entry.name
        closed = entry.spot is not None and not self.teller.is_open(entry.spot)
        if which == QAccessible.Text.Description and entry.spot is not None and closed:
            return self.teller.why_not(entry.spot)
        return ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Names are the table's."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        entry = self.entry()
        if entry is None:
            state.invalid = True
            return state
        if entry.spot is None:
            return state
        marks = self.teller.view.table.marks
        is_open = self.teller.is_open(entry.spot)
        state.focusable = True
        state.focused = marks.focus == entry.spot and self.teller.view.hasFocus()
        state.selectable = is_open
        state.selected = marks.selected == entry.spot
        state.disabled = not is_open
        state.checkable = entry.kind is Kind.OPTION
        state.checked = entry.in_force
        return state

    def rect(self) -> QRect:
        entry = self.entry()
        return QRect() if entry is None else _rect_of(entry, self.teller.view)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        """Qt wants a bare pointer; None would be taken for the address of an object."""
        if kind == QAccessible.InterfaceType.ActionInterface and self.spot() is not None:
            return VoidPtr(getCppPointer(self._press)[0])
        return VoidPtr(0)


class Root(QAccessibleWidget):
    """The view: the zones of the table, then the widgets that lie on it."""

    def __init__(self, teller: Telling) -> None:
        super().__init__(teller.view, QAccessible.Role.Client)
        self.teller = teller

    def _widgets(self) -> list[QWidget]:
        """Prompt bar and curtain; not what a scroll area has of its own."""
        view = self.teller.view
        own = {view.viewport()}
        return [
            child
            for child in view.children()
            if isinstance(child, QWidget)
            and child not in own
            and not child.isHidden()
            and not child.objectName().startswith("qt_scrollarea")
        ]

    def childCount(self) -> int:
        return len(self.teller.zones()) + len(self._widgets())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        zones, widgets = self.teller.zones(), self._widgets()
        if 0 <= index < len(zones):
            return self.teller.node(zones[index].key)
        if len(zones) <= index < len(zones) + len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index - len(zones)])
        return None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        zones = self.teller.zones()
        if isinstance(child, Node):
            keys = [zone.key for zone in zones]
            return keys.index(child.key) if child.key in keys else -1
        widgets = self._widgets()
        found = None if child is None else child.object()
        return len(zones) + widgets.index(found) if found in widgets else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for widget in reversed(self._widgets()):
            if widget.rect().contains(widget.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(widget)
        found = next(iter(self.teller.keys_at(QPoint(x, y))), None)
        if found is None:
            return None
        while (above := self.teller.parent_key(found)) is not None:
            found = above
        return self.teller.node(found)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self.teller.view.table.marks.focus
        key = None if focus is None else (focus, 0)
        return self.teller.node(key) if key and self.teller.entry(key) else super().focusChild()

    def text(self, which: QAccessible.Text) -> str:
        return self.teller.title() if which == QAccessible.Text.Name else ""


def _rect_of(entry: Entry, view: TableView) -> QRect:
    """On the screen; a group is as large as what is in it."""
    if entry.spot is not None:
        within = view.mapFromScene(view.table.spot_rect(entry.spot)).boundingRect()
        return QRect(view.viewport().mapToGlobal(within.topLeft()), within.size())
    found = QRect()
    for child in entry.children:
        found = found.united(_rect_of(child, view))
    return found

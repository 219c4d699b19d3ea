"""The table as assistive technology sees it: a tree of interfaces over the outline.

Qt keeps raw pointers to interfaces, so the reader keeps every one it ever returned until the view
is gone. An entry that left the table says that it is no longer valid.
"""

from __future__ import annotations

from typing import Protocol
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table.view import TableView

from .outline import Key, OutlineEntry, OutlineKind

ROLES = {
    OutlineKind.ZONE: QAccessible.Role.Grouping,
    OutlineKind.LIST: QAccessible.Role.List,
    OutlineKind.CARD: QAccessible.Role.ListItem,
    OutlineKind.ACTION: QAccessible.Role.Button,
    OutlineKind.OPTION: QAccessible.Role.RadioButton,
    OutlineKind.PLACE: QAccessible.Role.ListItem,
    OutlineKind.PIECES: QAccessible.Role.ListItem,
    OutlineKind.PLAYER: QAccessible.Role.ListItem,
}


class OutlineSource(Protocol):
    """What the tree needs to know about the table."""

    view: TableView

    def zones(self) -> tuple[OutlineEntry, ...]: ...
    def entry(self, key: Key) -> OutlineEntry | None: ...
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
            self._node.source.press(spot)
        elif name == self.setFocusAction():
            self._node.source.focus(spot)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class Node(QAccessibleInterface):
    """An entry of the outline, for as long as the view lives."""

    def __init__(self, source: OutlineSource, key: Key) -> None:
        super().__init__()
        self.source = source
        self.key = key
        self._press = Press(self)

    def entry(self) -> OutlineEntry | None:
        return self.source.entry(self.key) if isValid(self.source.view) else None

    def spot(self) -> Spot | None:
        entry = self.entry()
        return None if entry is None else entry.spot

    # --- The tree ----------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.entry() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.source.view.window().windowHandle() if isValid(self.source.view) else None

    def parent(self) -> QAccessibleInterface:
        above = self.source.parent_key(self.key)
        return self.source.root() if above is None else self.source.node(above)

    def childCount(self) -> int:
        entry = self.entry()
        return 0 if entry is None else len(entry.children)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        entry = self.entry()
        if entry is None or not 0 <= index < len(entry.children):
            return None
        return self.source.node(entry.children[index].key)

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        entry = self.entry()
        if entry is None or not isinstance(child, Node):
            return -1
        keys = [below.key for below in entry.children]
        return keys.index(child.key) if child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for key in self.source.keys_at(QPoint(x, y)):
            found: Key | None = key
            while found is not None:
                above = self.source.parent_key(found)
                if above == self.key:
                    return self.source.node(found)
                found = above
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    # --- Properties --------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        entry = self.entry()
        return QAccessible.Role.NoRole if entry is None else ROLES[entry.kind]

    def text(self, which: QAccessible.Text) -> str:
        entry = self.entry()
        if entry is None:
            return ""
        if which == QAccessible.Text.Name:
            return entry.name
        closed = entry.spot is not None and not self.source.is_open(entry.spot)
        if which == QAccessible.Text.Description and entry.spot is not None and closed:
            return self.source.why_not(entry.spot)
        return ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Names are set by the table."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        entry = self.entry()
        if entry is None:
            state.invalid = True
            return state
        if entry.spot is None:
            return state
        marks = self.source.view.table.marks
        is_open = self.source.is_open(entry.spot)
        state.focusable = True
        state.focused = marks.focus == entry.spot and self.source.view.hasFocus()
        state.selectable = is_open
        state.selected = marks.selected == entry.spot
        state.disabled = not is_open
        state.checkable = entry.kind is OutlineKind.OPTION
        state.checked = entry.in_force
        return state

    def rect(self) -> QRect:
        entry = self.entry()
        return QRect() if entry is None else _rect_of(entry, self.source.view)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        """Qt expects a raw pointer; None would be taken for the address of an object."""
        if kind == QAccessible.InterfaceType.ActionInterface and self.spot() is not None:
            return VoidPtr(getCppPointer(self._press)[0])
        return VoidPtr(0)


class Root(QAccessibleWidget):
    """The view: the zones of the table, then the widgets on top of it."""

    def __init__(self, source: OutlineSource) -> None:
        super().__init__(source.view, QAccessible.Role.Client)
        self._source = ref(source)

    @property
    def source(self) -> OutlineSource:
        """Held weakly: PySide6 6.10 never frees a root, which would keep the whole table."""
        found = self._source()
        assert found is not None
        return found

    def _widgets(self) -> list[QWidget]:
        """Prompt bar and curtain; not the internal children of a scroll area."""
        view = self.source.view
        own = {view.viewport()}
        return [
            child
            for child in view.children()
            if isinstance(child, QWidget)
            and child not in own
            and not child.isHidden()
            and not child.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            and not child.objectName().startswith("qt_scrollarea")
        ]

    def childCount(self) -> int:
        return len(self.source.zones()) + len(self._widgets())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        zones, widgets = self.source.zones(), self._widgets()
        if 0 <= index < len(zones):
            return self.source.node(zones[index].key)
        if len(zones) <= index < len(zones) + len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index - len(zones)])
        return None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        zones = self.source.zones()
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
        found = next(iter(self.source.keys_at(QPoint(x, y))), None)
        if found is None:
            return None
        while (above := self.source.parent_key(found)) is not None:
            found = above
        return self.source.node(found)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self.source.view.table.marks.focus
        key = None if focus is None else (focus, 0)
        return self.source.node(key) if key and self.source.entry(key) else super().focusChild()

    def text(self, which: QAccessible.Text) -> str:
        return self.source.title() if which == QAccessible.Text.Name else ""


def _rect_of(entry: OutlineEntry, view: TableView) -> QRect:
    """On the screen; a group is as large as its contents."""
    if entry.spot is not None:
        within = view.mapFromScene(view.table.spot_rect(entry.spot)).boundingRect()
        return QRect(view.viewport().mapToGlobal(within.topLeft()), within.size())
    found = QRect()
    for child in entry.children:
        found = found.united(_rect_of(child, view))
    return found

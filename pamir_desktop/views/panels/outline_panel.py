"""The outline panel: everything on the table as a tree, always up to date.

The whole game can be played from here: arrow keys move between entries, Enter chooses, and the text
below says why an entry cannot be chosen.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QMainWindow,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.views.accessible.outline import Key, OutlineEntry
from pamir_desktop.views.accessible.reader import Reader
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.texts.plain_text import plain_tip
from pamir_desktop.views.widgets.plain_label import PlainLabel

KEY_ROLE = Qt.ItemDataRole.UserRole
SAID = Qt.ItemDataRole.AccessibleTextRole
OPEN = "●"
"""Marks what can be chosen; the text says what it means."""
LETTERS = 24
"""How many fit side by side in the narrowest tree."""
ANNOUNCED = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)


class OutlinePanel(QDockWidget):
    """A dock; hidden at first, and idle while it is hidden."""

    def __init__(self, reader: Reader, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("outline")
        self._reader = reader
        self.items: dict[Key, QTreeWidgetItem] = {}
        self._shape: tuple[Key, ...] = ()
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setUniformRowHeights(True)
        self.tree.setHeaderHidden(True)  # kept for screen readers
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setMinimumSectionSize(1)
        self.tree.header().setSectionResizeMode(0, self.tree.header().ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, self.tree.header().ResizeMode.Fixed)
        self.name = _words()  # of the current entry: the tree may be too narrow for it
        self.reason = _words()
        room = QWidget()
        column = QVBoxLayout(room)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tree, 1)
        column.addWidget(self.name)
        column.addWidget(self.reason)
        self.setWidget(room)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.refresh)
        self._connect()
        self.retranslate()
        self._fit_letters()
        self.hide()

    def _connect(self) -> None:
        reader, view = self._reader, self._reader.view
        self.tree.itemActivated.connect(self._activated)
        self.tree.currentItemChanged.connect(self._walked)
        reader.changed.connect(self._refresh_later)
        reader.focused.connect(self._follow)
        # a gesture begins and ends without a new position
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in ANNOUNCED:
            self._refresh_later()
        return super().eventFilter(watched, event)

    def _refresh_later(self) -> None:
        if self.isVisible():
            self._later.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._name_buttons()
        self.refresh()

    # --- Synchronization ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the entries the table has now; keeps what was expanded and selected."""
        zones = self._reader.zones()
        entries = _flat(zones)
        shape = tuple(entry.key for entry in entries)
        if shape != self._shape:
            self._shape = shape
            self._rebuild(zones)
        for entry in entries:
            item = self.items[entry.key]
            name = _capital(entry.name)
            if item.text(0) != name:
                item.setText(0, name)
                item.setToolTip(0, plain_tip(name))
            now = self._now(entry)
            if item.data(1, SAID) != now:
                item.setText(1, OPEN if now else "")
                item.setToolTip(1, plain_tip(now))
                item.setData(1, SAID, now)
        self._show_reason()

    def _rebuild(self, zones: tuple[OutlineEntry, ...]) -> None:
        closed = {key for key, item in self.items.items() if not item.isExpanded()}
        current = self.current_key()
        with QSignalBlocker(self.tree):
            self.tree.clear()
            self.items = {}
            for zone in zones:
                self._add(zone, self.tree.invisibleRootItem())
            for key, item in self.items.items():
                item.setExpanded(item.childCount() > 0 and key not in closed)
            found = self.items.get(current) if current is not None else None
            if found is not None:
                self.tree.setCurrentItem(found)

    def _add(self, entry: OutlineEntry, parent: QTreeWidgetItem) -> None:
        item = QTreeWidgetItem(parent)
        item.setData(0, KEY_ROLE, entry.key)
        self.items[entry.key] = item
        for child in entry.children:
            self._add(child, item)

    def _now(self, entry: OutlineEntry) -> str:
        """What can be done with it, in a word."""
        if entry.spot is None:
            return ""
        if self._reader.view.table.marks.selected == entry.spot:
            return self.tr("selected")
        return self.tr("can be chosen") if self._reader.is_open(entry.spot) else ""

    # --- Navigation and choices --------------------------------------------------------------

    def current_key(self) -> Key | None:
        item = self.tree.currentItem()
        return None if item is None else tuple(item.data(0, KEY_ROLE))

    def current_spot(self) -> Spot | None:
        key = self.current_key()
        entry = None if key is None else self._reader.entry(key)
        return None if entry is None else entry.spot

    def _activated(self, item: QTreeWidgetItem) -> None:
        entry = self._reader.entry(tuple(item.data(0, KEY_ROLE)))
        if entry is not None and entry.spot is not None:
            self._reader.choose(entry.spot)
            self._refresh_later()

    def _walked(self) -> None:
        """The table points at the entry selected in the tree."""
        spot = self.current_spot()
        if spot is not None:
            self._reader.view.pointer.focus(spot)
        self._show_reason()

    def _follow(self, spot: Spot) -> None:
        """The tree selects what the table points at."""
        item = self.items.get((spot, 0))
        if self.isVisible() and item is not None and item is not self.tree.currentItem():
            self.tree.setCurrentItem(item)

    def _show_reason(self) -> None:
        """The full text of the current entry, and whether it can be chosen or why not."""
        key = self.current_key()
        entry = None if key is None else self._reader.entry(key)
        name = reason = ""
        if entry is not None:
            now = self._now(entry)
            name = _capital(f"{entry.name} – {now}" if now else entry.name)
            if entry.spot is not None and not now:
                reason = self._reader.why_not(entry.spot)
        for label, text in ((self.name, name), (self.reason, reason)):
            label.setText(text)
            label.setVisible(bool(text))

    def _fit_letters(self) -> None:
        metrics = self.fontMetrics()
        self.tree.header().resizeSection(1, metrics.horizontalAdvance(OPEN) * 2)
        self.tree.setMinimumWidth(metrics.averageCharWidth() * LETTERS)

    # --- Texts -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Outline"))
        self.tree.setHeaderLabels([self.tr("On the table"), ""])
        self.tree.headerItem().setToolTip(1, self.tr("Now"))
        self.tree.setAccessibleName(self.tr("Outline"))
        self._name_buttons()

    def _name_buttons(self) -> None:
        """Qt names the buttons of a dock only once, in the language at that time."""
        for name, text in (
            ("qt_dockwidget_closebutton", self.tr("Close the outline")),
            ("qt_dockwidget_floatbutton", self.tr("Detach or reattach the outline")),
        ):
            button = self.findChild(QAbstractButton, name)
            if isinstance(button, QAbstractButton):
                button.setAccessibleName(text)
                button.setAccessibleDescription("")
                button.setToolTip(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._refresh_later()
        elif event.type() == QEvent.Type.FontChange:
            self._fit_letters()
        super().changeEvent(event)


def _words() -> PlainLabel:
    label = PlainLabel()
    label.setWordWrap(True)
    label.setMargin(6)
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)  # a long sentence makes it higher, but never the panel wider
    label.hide()
    return label


def _capital(name: str) -> str:
    """Names are meant for use within sentences; here each begins a line."""
    return name[:1].upper() + name[1:]


def _flat(entries: tuple[OutlineEntry, ...]) -> list[OutlineEntry]:
    found: list[OutlineEntry] = []
    for entry in entries:
        found.append(entry)
        found += _flat(entry.children)
    return found


def add_outline(window: QMainWindow, reader: Reader) -> OutlinePanel:
    """On the left of the window; hidden until it is opened."""
    panel = OutlinePanel(reader, window)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, panel)
    return panel

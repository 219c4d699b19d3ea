"""The reader of a table: keeps the outline up to date and announces what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QLocale, QObject, QPoint, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from shiboken6 import isValid

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.state import State
from pamir_desktop.views.prompt.question import Question
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table.view import TableView
from pamir_desktop.views.texts.log_lines import log_lines
from pamir_desktop.views.texts.prompts import prompt_text
from pamir_desktop.views.texts.voice import Voice

from .outline import Key, OutlineEntry, lesson_zone, outline
from .tree import Node, Root

WhyNot = Callable[[Spot], str]
"""Why a spot cannot be chosen, in words; empty if there is nothing to say."""


class Reader(QObject):
    """A child of the view; the factory finds it through the view."""

    announced = Signal(str, bool)  # what was announced, and whether it interrupts
    focused = Signal(Spot)
    changed = Signal()  # the outline has changed

    def __init__(self, view: TableView, why_not: WhyNot) -> None:
        super().__init__(view)
        self.view = view
        self._why_not = why_not
        self._root: Root | None = None
        self._nodes: dict[Key, Node] = {}
        self._announced_for: tuple[Position | None, str] = (None, "")
        self._zones: tuple[OutlineEntry, ...] = ()
        self._entries: dict[Key, OutlineEntry] = {}
        self._parents: dict[Key, Key | None] = {}
        self._last_question = ""
        self._lesson: tuple[tuple[str, Spot | None], ...] = ()
        self._is_puzzle = False
        view.pointer.pointed.connect(self._pointed)
        nodes = self._nodes
        view.destroyed.connect(lambda: _forget(nodes))
        self._replace_plain_interface()

    def _replace_plain_interface(self) -> None:
        """Replace the interface of a view that was queried before it had a reader.

        The caller may be waiting for the root already: querying it once more would register it
        twice with Qt, which would then delete it twice.
        """
        self.view.accessible_root = None
        known = QAccessible.queryAccessibleInterface(self.view)
        if known is not None:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))
        self.view.accessible_root = self.root

    # --- The current outline -----------------------------------------------------------------

    def _renew(self) -> None:
        now = (self.view.table.position, QLocale().name())
        if now[0] is self._announced_for[0] and now[1] == self._announced_for[1]:
            return
        self._announced_for = now
        self._zones = () if now[0] is None else outline(now[0])
        if self._lesson:
            zone = lesson_zone(self._lesson, is_puzzle=self._is_puzzle)
            self._zones = (zone, *self._zones)
        self._entries, self._parents = {}, {}
        for entry, above in _walk(self._zones, None):
            self._entries[entry.key] = entry
            self._parents[entry.key] = above

    def zones(self) -> tuple[OutlineEntry, ...]:
        self._renew()
        return self._zones

    def entry(self, key: Key) -> OutlineEntry | None:
        self._renew()
        return self._entries.get(key)

    def parent_key(self, key: Key) -> Key | None:
        self._renew()
        return self._parents.get(key)

    def title(self) -> str:
        return self.tr("Table")

    # --- Interfaces --------------------------------------------------------------------------

    def root(self) -> Root:
        if self._root is None or not isValid(self._root):
            self._root = Root(self)
        return self._root

    def node(self, key: Key) -> Node:
        node = self._nodes.get(key)
        if node is None or not isValid(node):
            node = self._nodes[key] = Node(self, key)
        return node

    def keys_at(self, point: QPoint) -> list[Key]:
        """What is under a point of the screen, topmost first."""
        within = self.view.viewport().mapFromGlobal(point)
        if not self.view.viewport().rect().contains(within):
            return []
        spots = self.view.table.spots_at(self.view.mapToScene(within))
        return [(spot, 0) for spot in spots if self.entry((spot, 0)) is not None]

    # --- Actions -----------------------------------------------------------------------------

    def is_open(self, spot: Spot) -> bool:
        marks = self.view.table.marks
        if marks.selected is not None:
            return spot in marks.targets or spot == marks.selected
        return spot in marks.legal

    def why_not(self, spot: Spot) -> str:
        return self._why_not(spot)

    def press(self, spot: Spot) -> None:
        """Focus the table and choose there."""
        self.view.setFocus()
        self.choose(spot)

    def choose(self, spot: Spot) -> None:
        """What a click does; the focus stays where it is."""
        self.view.pointer.focus(spot)
        self.view.pointer.click([spot])

    def focus(self, spot: Spot) -> None:
        self.view.setFocus()
        self.view.pointer.focus(spot)

    # --- Announcements -----------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        """The table has changed."""
        self.changed.emit()
        if QAccessible.isActive():
            event = QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder)
            QAccessible.updateAccessibility(event)

    def _pointed(self, spot: Spot | None) -> None:
        if spot is None or spot != self.view.table.marks.focus:
            return
        self.focused.emit(spot)
        if QAccessible.isActive() and self.entry((spot, 0)) is not None:
            event = QAccessibleEvent(self.node((spot, 0)), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)

    def begin(self, state: State) -> None:
        """Another game, or an earlier position of this one: its question is asked again."""
        self._last_question = ""

    def announce_log(self, entries: Sequence[LogEntry]) -> None:
        """New lines of the log, when there is nothing more important to announce."""
        self._last_question = ""
        position = self.view.table.position
        if position is not None and entries:
            lines = log_lines(entries, Voice(position.state.setup))
            self._announce(" ".join(line.text for line in lines), at_once=False)

    def ask(self, question: Question) -> None:
        """A player has to decide: announced at once, and not again until something happens."""
        wording = ""
        if question.decision is not None:
            voice = Voice(question.setup)
            prompt = prompt_text(question.decision, question.state, voice)
            wording = f"{voice.player(question.seat)}: {prompt}"
        if wording != self._last_question:
            self._last_question = wording
            self._announce(wording, at_once=True)

    def say(self, text: str, *, at_once: bool) -> None:
        """What a lesson says."""
        self._announce(text, at_once=at_once)

    def show_lesson(
        self, lines: tuple[tuple[str, Spot | None], ...], *, is_puzzle: bool = False
    ) -> None:
        """The first zone during a lesson: its sentences and the spots they are about."""
        if lines != self._lesson:
            self._lesson, self._is_puzzle = lines, is_puzzle
            self._announced_for = (None, "")
            self.changed.emit()

    def refuse(self, text: str) -> None:
        """Why something cannot be done, for the player who tried it."""
        self._announce(text, at_once=True)

    def _announce(self, text: str, *, at_once: bool) -> None:
        if not text:
            return
        self.announced.emit(text, at_once)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.view, text)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
            QAccessible.updateAccessibility(event)


def _walk(
    entries: tuple[OutlineEntry, ...], above: Key | None
) -> Iterator[tuple[OutlineEntry, Key | None]]:
    for entry in entries:
        yield entry, above
        yield from _walk(entry.children, entry.key)


def _forget(nodes: dict[Key, Node]) -> None:
    """Qt deletes the interfaces it knows; the others are deleted with this dictionary."""
    for node in nodes.values():
        if isValid(node):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
    nodes.clear()

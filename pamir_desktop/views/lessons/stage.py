"""What a lesson adds to the table page: the note, the light, the slip, and their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from pamir_desktop.model.pieces import is_card
from pamir_desktop.views.panel_parts import FIRST_PART, PARTS
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.spots import CylinderStack, Spot
from pamir_desktop.views.table_page import TablePage

from .lit_things import area_of, spots_of
from .note import SHADOW, LessonNote
from .note_content import NoteContent
from .placing import Surroundings, place_note
from .slip import LessonSlip
from .spotlight import Spotlight

EDGE: Final = 6.0
"""Pixels between a note and the edge of the table."""

LEAST_DETAILS: Final = 104
"""Pixels that the card details keep above a note: the name, the icons, and a line to scroll."""

SQUEEZED_DETAILS: Final = 40
"""The same while an answer is added to a note that is there already, so that it need not move."""


class LessonStage(QObject):
    moved = Signal()  # the note has another place

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self._links: tuple[str, ...] = ()
        self._style = Style()
        self.spotlight = Spotlight(table.view)
        self.note = LessonNote(table.view)
        self.slip = LessonSlip(table)
        self._enter = [QShortcut(QKeySequence(keys), table) for keys in ("Return", "Enter")]
        for shortcut in self._enter:
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.note.continued)
            shortcut.setEnabled(False)
        table.view.installEventFilter(self)
        table.view.dragging.connect(self.note.fade)
        table.laid_out.connect(self._keep_place)
        table.view.prompt_rect_changed.connect(self._keep_place)
        table.installEventFilter(self)

    # --- Showing -----------------------------------------------------------------------------

    def show_note(
        self, content: NoteContent, links: tuple[str, ...], *, begins: bool, motion: int
    ) -> None:
        """`begins`: another step; it is announced by a pulse and the note may move."""
        self._links = links
        position = self._table.view.table.position
        spots = [] if position is None else [s for link in links for s in self._spots(link)]
        self._table.view.keep_lit(spots)
        is_new = begins or self.note.isHidden()
        had_focus = self._has_focus()
        self.note.show_content(content)
        if had_focus and not self._has_focus():
            self._table.view.setFocus()  # Qt would give it to a button somewhere else
        self.place(motion if begins else 0, stay=not is_new)
        self.spotlight.show()
        self.spotlight.raise_()
        self.note.show()
        self.note.raise_()
        if is_new and motion:
            self.spotlight.pulse()
        self._allow_enter()

    def _has_focus(self) -> bool:
        return self.note.isAncestorOf(self._table.focusWidget() or self._table)

    def hide_note(self) -> None:
        self._links = ()
        self._table.view.keep_lit(())
        self.note.hide()
        self.spotlight.hide()
        self._table.leave_room(0)
        self._allow_enter()

    def _allow_enter(self) -> None:
        shown = not self.note.isHidden() and self.slip.isHidden()
        for shortcut in self._enter:
            shortcut.setEnabled(shown and self.note.content.can_continue)

    def hide_slip(self) -> None:
        self.slip.hide()
        self._allow_enter()

    def show_way(self, points: Sequence[QPointF]) -> None:
        """The way of the hand, from the note to what is meant."""
        self.spotlight.show_way([self.note.paper().center(), *points])

    # --- Placing -----------------------------------------------------------------------------

    def _spots(self, link: str) -> list[Spot]:
        scene = self._table.view.table
        assert scene.position is not None
        if not area_of(link, self._table).isEmpty():
            return []
        return [s for s in spots_of(link, scene.position) if scene.item_of(s) is not None]

    def lit_boxes(self) -> list[QRectF]:
        """Everything that is lit, the anchor of the note first."""
        scene = self._table.view.table
        found: list[QRectF] = []
        for link in self._links if scene.position is not None else ():
            area = area_of(link, self._table)
            found += [area] if not area.isEmpty() else map(scene.resting_rect, self._spots(link))
        return [box for box in found if not box.isEmpty()]

    def place(self, motion: int = 0, *, stay: bool = False) -> None:
        """Put the note where it covers nothing that matters; `stay`: where it is, if it can."""
        view = self._table.view
        self.spotlight.setGeometry(view.rect())
        lit = self.lit_boxes()
        size = self.note.wanted_size()
        paper = QSizeF(size.width() - 2 * SHADOW, size.height() - 2 * SHADOW)
        before = None if self.note.isHidden() else self.note.target()
        around = self.surroundings(lit, before if stay else None)
        place = place_note(paper, around, before, stay=stay)
        is_home = place == around.home
        self._table.leave_room(around.side.bottom() - place.top() + EDGE if is_home else 0)
        self.note.move_to(place, motion)
        areas = [area for link in self._links if (area := area_of(link, self._table))]
        self.spotlight.show_light(areas, lit)
        self.spotlight.show_note(place, self._words())
        self.moved.emit()

    def surroundings(self, lit: list[QRectF], before: QRectF | None = None) -> Surroundings:
        """`before`: where the note is and should stay."""
        table = self._table
        scene = table.view.table
        room = QRectF(table.view.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        marks = scene.marks
        targets = [scene.resting_rect(spot) for spot in marks.legal | marks.targets]
        closed = [*targets, *self._spoken_of(), QRectF(table.bar.geometry())]
        notice = table.checks.notice_geometry()
        if notice is not None:
            closed.append(notice)
        side = table.side_geometry() or QRectF()
        crowded = self._crowded()
        return Surroundings(room, tuple(lit), tuple(closed), crowded, side, self._home(before))

    def _spoken_of(self) -> list[QRectF]:
        """The cards that the words name, and those of the spies that are lit."""
        scene = self._table.view.table
        if scene.position is None:
            return []
        lit = [spot for link in self._links for spot in self._spots(link)]
        places = [spot.place for spot in lit if isinstance(spot, CylinderStack)]
        cards = [*self.note.content.cards, *filter(is_card, places)]
        spots = [spot for card in cards for spot in self._spots(f"card:{card}")]
        return [box for box in map(scene.resting_rect, spots) if not box.isEmpty()]

    def _home(self, before: QRectF | None) -> QRectF | None:
        """The lower part of the side panel, if it shows card details alone and is high enough."""
        table = self._table
        side = table.side_geometry()
        if side is None or [part for part in PARTS if table.part_shown(part)] != [FIRST_PART]:
            return None
        room = side.adjusted(EDGE, 0, -EDGE, -EDGE)
        paper = self.note.wanted_size(round(room.width())).height() - 2 * SHADOW
        home = QRectF(round(room.left()), round(room.bottom() - paper), round(room.width()), paper)
        stays = before is not None and before.bottomLeft() == home.bottomLeft()
        least = self._style.px(SQUEEZED_DETAILS if stays else LEAST_DETAILS)
        return None if side.height() - paper < least else home

    def _words(self) -> tuple[QRectF, ...]:
        """The bar, and panels whose words a tail would cross."""
        bar = QRectF(self._table.bar.geometry())
        context = self._table.view.table.context
        if context is None:
            return (bar,)
        layout = context.layout
        return (bar, *layout.panels, layout.suits, layout.facts, layout.dial)

    def _crowded(self) -> tuple[QRectF, ...]:
        scene = self._table.view.table
        if scene.context is None:
            return ()
        layout = scene.context.layout
        cards = [item.box.translated(item.home) for item in scene.cards.values()]
        parts = (layout.map, layout.suits, layout.facts, layout.points, layout.dial)
        return (*cards, *layout.panels, *parts)

    # --- Look and events ---------------------------------------------------------------------

    def _keep_place(self) -> None:
        """Another part of the side panel is shown, or the table has another layout."""
        if not self.note.isHidden():
            self.place(stay=True)

    def set_look(self, style: Style) -> None:
        self._style = style
        for part in (self.note, self.spotlight, self.slip):
            part.set_look(style)
        if not self.note.isHidden():
            self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._table and kind in (QEvent.Type.Resize, QEvent.Type.Show):
            self.slip.setGeometry(self._table.rect())
        elif (
            watched is self._table.view and kind is QEvent.Type.Resize and not self.note.isHidden()
        ):
            self.place()
        return super().eventFilter(watched, event)

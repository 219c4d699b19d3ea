"""The view: one window onto the table, without scrolling. What is done there: `gesture_view`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QContextMenuEvent,
    QHideEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.preview import Preview
from pamir_desktop.views.art.palette import LIGHT, SAFE, Palette, Theme
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.texts.voice import Voice

from .gesture_view import GestureView
from .layout import TableLayout, lay_table
from .motion import Motion
from .pointer import FollowUps
from .position import Position
from .preview_marks import show_preview_marks
from .ring_overlay import RingOverlay
from .spots import Spot
from .table_help import TableHelp
from .table_item import RenderContext

if TYPE_CHECKING:
    from .hint_badges import HintBadges
    from .seat_turn import SeatTurn
    from .spot_help import WhyNot


def never(attempt: Choice) -> None:
    """The answer of a table without rules to the question why not."""


class TableView(GestureView):
    prompt_rect_changed = Signal(QRectF)  # where the prompt bar belongs

    def __init__(
        self, follow_ups: FollowUps, why_not: WhyNot = never, parent: QWidget | None = None
    ) -> None:
        super().__init__(follow_ups, parent)
        self.help = TableHelp(self, why_not)
        self.accessible_root: Callable[[], QAccessibleInterface] | None = None
        self._theme: Theme = LIGHT
        self._palette: Palette = SAFE
        self._scale = 1.0
        self._generation = 0
        self.dock = 0  # width of a panel beside the courts
        self.wide_card = 0.0  # width of the cards of a very wide table
        self._seat_turn: SeatTurn | None = None
        self.ring = RingOverlay(self.table)
        self._hint_badges: HintBadges | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.table.paint_queue.painted.connect(self._show_paintings)
        self.motion = Motion(self.table, self)
        self.touched.connect(self.end_motion)
        self._steady_light: frozenset[Spot] = frozenset()
        self._wording: list[LogEntry] = []

    # --- Showing ---------------------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        former = self.table.position
        before, wording = self.motion.places(), tuple(self._wording)
        self._wording.clear()
        self.help.stop_explaining()
        self._present(position)
        self.motion.set_out(before, wording)
        self._turn_seats(former, position)
        self.pointer.renew()
        self.light(())
        if self.table.context is not None:
            self.table.paint_queue.prepare(position, self.table.context)

    def _turn_seats(self, former: Position | None, position: Position) -> None:
        """Another player is at the bottom of the same table from now on."""
        time, context = self.motion.milliseconds, self.table.context
        is_same = former is not None and former.state.setup == position.state.setup
        if not is_same or former is None or former.seat == position.seat:
            return
        if not time or context is None or not self.isVisible():
            return
        if self._seat_turn is None:
            from .seat_turn import SeatTurn  # noqa: PLC0415  # not needed to start

            self._seat_turn = SeatTurn(self.viewport())
        chair = position.state.setup.seats[position.seat]
        name = Voice(position.state.setup).player(position.seat)
        self._seat_turn.begin(self.lower_area(), name, chair.colour, context.look, time)

    def end_turning(self) -> None:
        """The side of the other player is seen at once."""
        if self._seat_turn is not None:
            self._seat_turn.finish()

    def end_motion(self) -> None:
        """Everything is at once where it belongs."""
        self.motion.finish()
        self.end_turning()

    def queue_animation(self, entries: Iterable[LogEntry]) -> None:
        """Queue log entries; the next show_position() animates them."""
        self._wording.extend(entries)

    def set_motion(self, milliseconds: int) -> None:
        """How long things travel; 0 for not at all."""
        self.motion.finish()
        self.motion.milliseconds = milliseconds

    def show_preview(self, choice: Choice | None, preview: Preview | None) -> None:
        """What the choice under the mouse or the focus would do; None wipes it away."""
        show_preview_marks(self.table.marks, preview)
        self.table.refresh_marks()

    def light(self, spots: Iterable[Spot]) -> None:
        """Show where the things are that a text names; nothing: what is lit all the time."""
        lit = frozenset(spots) or self._steady_light
        if lit != self.table.marks.lit:
            self.table.marks.lit = lit
            self.table.refresh_marks()

    @property
    def hint_badges(self) -> HintBadges:
        if self._hint_badges is None:
            from .hint_badges import HintBadges  # noqa: PLC0415  # most games do without hints

            self._hint_badges = HintBadges(self.table)
        return self._hint_badges

    def keep_lit(self, spots: Iterable[Spot]) -> None:
        """What a lesson speaks of stays lit, whatever else is shown meanwhile."""
        self._steady_light = frozenset(spots)
        self.light(())

    def set_look(self, theme: Theme, palette: Palette, scale: float) -> None:
        self._theme, self._palette, self._scale = theme, palette, scale
        self.refresh()

    def retranslate(self) -> None:
        self.refresh()

    def complete(self) -> None:
        """Finish what moves and paint what is only sketched, for a picture of the table."""
        self.end_motion()
        self.viewport().grab()
        self.table.paint_queue.complete()

    def _show_paintings(self) -> None:
        """What was sketched has been painted."""
        self.table.repaint_backdrop()
        for item in self.table.table_items():
            item.paintings_changed()

    def refresh(self) -> None:
        """The same position in other surroundings; a half-made gesture stays."""
        self.motion.finish()
        self._generation += 1
        self.table.context = None
        if self.table.position is not None:
            self._present(self.table.position)

    def _present(self, position: Position) -> None:
        layout = self._layout(position)
        context = self.table.context
        edition = position.state.setup.edition
        if context is None or context.layout != layout or context.edition is not edition:
            context = RenderContext(
                look=Look(self._theme, self._palette),
                layout=layout,
                ratio=self.devicePixelRatioF(),
                generation=self._generation,
                edition=edition,
            )
        moved = (
            self.table.context is None or context.layout.prompt != self.table.context.layout.prompt
        )
        self.table.present(position, context)
        self.ring.renew()
        if self._hint_badges is not None:
            self._hint_badges.renew()
        if moved:
            self.prompt_rect_changed.emit(layout.prompt)

    def _layout(self, position: Position) -> TableLayout:
        size = self.viewport().size()
        return lay_table(
            max(640, size.width()),
            max(420, size.height()),
            len(position.state.players),
            court_sizes=tuple(len(position.player(seat).court) for seat in position.others()),
            hand_size=len(position.player(position.seat).hand),
            court_size=len(position.player(position.seat).court),
            scale=self._scale,
            dock=self.dock,
            card=self.wide_card,
        )

    def renew_layout(self) -> None:
        """The panel beside the courts has come or gone."""
        if self.table.position is not None:
            self._present(self.table.position)

    @property
    def held(self) -> Spot | None:
        """What is picked up."""
        return self.table.marks.selected

    def own_area(self) -> QRectF:
        """Hand, court and dial of the seat that is shown, in view coordinates."""
        return self.table.context.layout.own_area() if self.table.context else QRectF()

    def lower_area(self) -> QRectF:
        """All courts and the hand, in view coordinates."""
        if self.table.context is None:
            return QRectF(0, 0.6 * self.height(), self.width(), 0.4 * self.height())
        return self.table.context.layout.lower_area()

    def map_area(self) -> QRectF:
        """In view coordinates."""
        return self.table.context.layout.map if self.table.context else QRectF()

    def prompt_rect(self) -> QRectF:
        return self.table.context.layout.prompt if self.table.context else QRectF()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.end_motion()
        if self.table.position is not None:
            self._present(self.table.position)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.help.show_menu(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.paint_queue.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        self.table.paint_queue.pause()
        super().hideEvent(event)

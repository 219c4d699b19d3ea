"""The view: one window onto the table, without scrolling, for mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from pamir_desktop.keymap import MODIFIERS
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.preview import Preview
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.palette import LIGHT, SAFE, Palette, Theme
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.texts.plain_text import narrow_tip
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.widgets.glyph_icon import glyph_icon

from .drag_ghost import DragGhost
from .layout import TableLayout, lay_table
from .motion import Motion
from .pointer import FollowUp, Pointer, distance
from .position import Position
from .preview_marks import show_preview_marks
from .ring_overlay import RingOverlay
from .scene import TableScene
from .signs import Sign
from .spots import Spot
from .table_item import RenderContext

if TYPE_CHECKING:
    from .explainer import Explainer
    from .hint_badges import HintBadges
    from .seat_turn import SeatTurn
    from .spot_help import SpotHelp, WhyNot

TIP_DROP = 12
"""Pixels that Qt puts between the given point and a tip."""

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def never(attempt: Choice) -> None:
    """The answer of a table without rules to the question why not."""


class TableView(QGraphicsView):
    chosen = Signal(Choice)  # made by drag, click or keyboard
    aimed = Signal(Choice, Spot)  # and the spot that answers what it asks next
    asked = Signal(Choice)  # that is not possible: explain why
    pointed = Signal(Spot)  # under mouse or focus; None for none
    considered = Signal(Choice)  # what a click there would choose; None for nothing
    dragging = Signal(bool)  # something is carried along with the mouse, or no longer
    rule_asked = Signal(Spot)  # whose rule is asked for
    sign_rule_asked = Signal(Sign)
    prompt_rect_changed = Signal(QRectF)  # where the prompt bar belongs

    def __init__(
        self, follow_up: FollowUp, why_not: WhyNot = never, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.table = TableScene(self)
        self.setScene(self.table)
        self._why_not = why_not
        self.table.help_asked.connect(self._show_tip)
        self.accessible_root: Callable[[], QAccessibleInterface] | None = None
        self.pointer = Pointer(self.table, follow_up, self)
        self._theme: Theme = LIGHT
        self._palette: Palette = SAFE
        self._scale = 1.0
        self._generation = 0
        self.dock = 0  # width of a panel beside the courts
        self._pressed: tuple[QPointF, list[Spot]] | None = None
        self._explainer: Explainer | None = None
        self._seat_turn: SeatTurn | None = None
        self._mouse: QPointF | None = None  # in the scene; None: elsewhere, or keys are used
        self.ring = RingOverlay(self.table)
        self._hint_badges: HintBadges | None = None
        self._ghost = DragGhost(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # queued, so that a mouse event ends before items move
        self.pointer.chosen.connect(self.chosen, Qt.ConnectionType.QueuedConnection)
        self.pointer.aimed.connect(self.aimed, Qt.ConnectionType.QueuedConnection)
        self.pointer.asked.connect(self.asked)
        self.pointer.pointed.connect(self.pointed)
        self.pointer.considered.connect(self.considered)
        self.table.paint_queue.painted.connect(self._show_paintings)
        self.motion = Motion(self.table, self)
        self._steady_light: frozenset[Spot] = frozenset()
        self._wording: list[LogEntry] = []

    # --- Showing ---------------------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        former = self.table.position
        before, wording = self.motion.places(), tuple(self._wording)
        self._wording.clear()
        self._end_explaining()
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
        self.motion.finish()
        self.end_turning()
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
            scale=self._scale,
            dock=self.dock,
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
        self.motion.finish()
        self.end_turning()
        if self.table.position is not None:
            self._present(self.table.position)

    # --- Mouse -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.motion.finish()
        self.end_turning()
        if event.button() == Qt.MouseButton.LeftButton:
            at = self.mapToScene(event.position().toPoint())
            self._pressed = (event.position(), self.table.spots_at(at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if self._pressed is not None and not self._ghost.isVisible():
            start, spots = self._pressed
            if (
                distance(event.position(), start)
                >= QGuiApplication.styleHints().startDragDistance()
            ):
                self._begin_drag(spots, at)
        if self._ghost.isVisible():
            self._ghost.setPos(at)
        self.pointer.hover(self.table.spots_at(at))
        self._mouse = at
        self._end_explaining()

    def _begin_drag(self, spots: list[Spot], at: QPointF) -> None:
        """Lift the uppermost thing under the press that can be picked up."""
        for spot in spots:
            if self.pointer.pick_up(spot):
                self._lift(spot, at)
                return

    def _lift(self, spot: Spot, at: QPointF) -> None:
        from .flight_pictures import carried_piece  # noqa: PLC0415  # not needed to start

        item, piece = self.table.item_of(spot), carried_piece(self.table, spot)
        if piece is not None:
            self._ghost.lift_piece(piece, at)
        elif item is not None:
            self._ghost.lift(item, spot, at)
        self.dragging.emit(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        at = self.mapToScene(event.position().toPoint())
        _, pressed_spots = self._pressed
        self._pressed = None
        spots = self.table.spots_at(at)
        if self._ghost.isVisible():
            self.dragging.emit(False)
            targets = self.table.marks.targets
            target = next((spot for spot in spots if spot in targets), None)
            grab = self.table.marks.selected
            if self.pointer.drop(target):
                self._ghost.vanish()
            else:
                self._ghost.glide_home()
                self.pointer.explain_drop(grab, spots)
            return
        still = [spot for spot in spots if spot in pressed_spots]
        if pressed_spots and not still and self.table.marks.selected is None:
            self.pointer.ask_why(pressed_spots[0])  # it could not be dragged
        else:
            self.pointer.click(still)

    def leaveEvent(self, event: QEnterEvent) -> None:  # type: ignore[override]
        super().leaveEvent(event)
        self.pointer.hover([])
        self._mouse = None
        self._end_explaining()

    # --- Help ------------------------------------------------------------------------------------

    @property
    def explainer(self) -> Explainer:
        if self._explainer is None:
            from .explainer import Explainer  # noqa: PLC0415  # not needed to start

            self._explainer = Explainer(self, self.table)
        return self._explainer

    def pointed_sign(self) -> Sign | None:
        """What was explained by keyboard, otherwise what is under the mouse."""
        return self.explainer.shown_sign() or self.explainer.sign_at(self._mouse)

    def explain(self) -> None:
        """Say what the thing with the focus means, sign by sign."""
        self._mouse = None
        self.explainer.show_next(self.table.marks.focus)

    def _show_tip(self, at: QPointF, corner: QPoint) -> None:
        spot = self.pointer.meant(self.table.spots_at(at))
        # what a click would do is in the bar already
        said = self.pointer.choice_at(spot) is not None
        help_on = self._help_on(spot)
        about = "" if help_on is None else help_on.name if said else help_on.tip()
        tip, area = self.explainer.tip_at(at, spot, about)
        if not tip:
            QToolTip.hideText()
            return
        whole = area if spot is None else self.table.spot_rect(spot)
        beside = self._tip_corner(self.mapFromScene(whole).boundingRect(), corner)
        rect = self.mapFromScene(area).boundingRect()
        QToolTip.showText(beside, narrow_tip(tip), self.viewport(), rect)

    def _tip_corner(self, rect: QRect, corner: QPoint) -> QPoint:
        """Below a card, so that the tip covers neither it nor the ones beside it."""
        if rect.height() > self.height() / 2:
            return corner
        below = self.viewport().mapToGlobal(rect.bottomLeft())
        return below - QPoint(0, TIP_DROP)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with a thing, and why the rest cannot; by mouse or by keyboard."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            spot, sign = self.table.marks.focus, self.explainer.shown_sign()
            at = QPointF() if spot is None else self.table.spot_rect(spot).center()
            corner = self.viewport().mapToGlobal(self.mapFromScene(at))
        else:
            at = self.mapToScene(event.pos())
            spot, sign = self.pointer.meant(self.table.spots_at(at)), self.explainer.sign_at(at)
            corner = event.globalPos()
        help_on = self._help_on(spot)
        if help_on is None:
            return
        closed = glyph_icon(Glyph.FORBIDDEN, self._theme.warn, 16)
        from .spot_help import rule_label  # noqa: PLC0415  # not needed to start

        menu = help_on.menu(self, self.chosen.emit, self.asked.emit, closed)
        menu.addSeparator()
        rule = menu.addAction(rule_label())
        if sign is None:
            rule.triggered.connect(lambda: self.rule_asked.emit(spot))
        else:
            rule.triggered.connect(lambda: self.sign_rule_asked.emit(sign))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner)

    def _end_explaining(self) -> None:
        if self._explainer is not None:
            self._explainer.stop()

    def _help_on(self, spot: Spot | None) -> SpotHelp | None:
        position = self.table.position
        if spot is None or position is None:
            return None
        from .spot_help import SpotHelp  # noqa: PLC0415  # not needed to start

        return SpotHelp.on(spot, position, self.pointer.offer, self._why_not)

    # --- Keyboard --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.motion.finish()
        self.end_turning()
        self._mouse = None
        key = Qt.Key(event.key())
        if key not in MODIFIERS:
            self._end_explaining()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers == Qt.KeyboardModifier.ControlModifier and key in STEPS:
            self.pointer.step_zone(sum(STEPS[key]))
        elif modifiers:
            super(QGraphicsView, self).keyPressEvent(event)
        elif key in STEPS:
            self.pointer.walk(*STEPS[key])
        elif key == Qt.Key.Key_PageDown:
            self.pointer.step(1)
        elif key == Qt.Key.Key_PageUp:
            self.pointer.step(-1)
        elif key == Qt.Key.Key_Home:
            self.pointer.first()
        elif key == Qt.Key.Key_End:
            self.pointer.last()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.pointer.press()
        elif key == Qt.Key.Key_Escape and self.table.marks.selected is not None:
            self.pointer.put_down()
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.paint_queue.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        self.table.paint_queue.pause()
        super().hideEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

"""A view of the table whose mouse and keys become gestures of the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from pamir_desktop.keymap import MODIFIERS

from .drag_ghost import DragGhost
from .flight_pictures import carried_piece
from .pointer import FollowUps, Pointer, distance
from .scene import TableScene
from .spots import Spot

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class GestureView(QGraphicsView):
    """The choices that come of it are signals of `pointer`."""

    touched = Signal()  # a button or a key was pressed: what still moves ends now
    moved_on = Signal()  # by mouse or keys: what was explained is no longer asked for
    dragging = Signal(bool)  # something is carried along with the mouse, or no longer
    enter_given = Signal()  # Enter was pressed, and is for the bar
    focused = Signal(bool)  # the table has the focus now, or no longer

    def __init__(self, follow_ups: FollowUps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene(self)
        self.setScene(self.table)
        self.pointer = Pointer(self.table, follow_ups, self)
        self.mouse: QPointF | None = None  # in the scene; None: elsewhere, or keys are used
        self._pressed: tuple[QPointF, list[Spot]] | None = None
        self._ghost = DragGhost(self.table)
        self._released = 0  # when the last key was
        self._gives_enter = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # --- Mouse -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        self.pointer.leave(True)  # a frame of the keyboard would look like something to click
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
        self.mouse = at
        self.moved_on.emit()

    def _begin_drag(self, spots: list[Spot], at: QPointF) -> None:
        """Lift the uppermost thing under the press that can be picked up."""
        for spot in spots:
            if self.pointer.pick_up(spot):
                self._lift(spot, at)
                return

    def _lift(self, spot: Spot, at: QPointF) -> None:
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
            self._drop(spots)
            return
        still = [spot for spot in spots if spot in pressed_spots]
        if pressed_spots and not still and self.table.marks.selected is None:
            self.pointer.ask_why(pressed_spots[0])  # it could not be dragged
        else:
            self.pointer.click(still)

    def _drop(self, spots: list[Spot]) -> None:
        """Let go of what is dragged; it glides back if it cannot be here."""
        self.dragging.emit(False)
        grab, targets = self.table.marks.selected, self.table.marks.targets
        target = next((spot for spot in spots if spot in targets), None)
        if self.pointer.drop(target):
            self._ghost.vanish()
        else:
            self._ghost.glide_home()
            self.pointer.explain_drop(grab, spots)

    def leaveEvent(self, event: QEnterEvent) -> None:  # type: ignore[override]
        super().leaveEvent(event)
        self.pointer.hover([])
        self.mouse = None
        self.moved_on.emit()

    # --- Keyboard --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()
        self.mouse = None
        key = Qt.Key(event.key())
        if key not in MODIFIERS:
            self.moved_on.emit()
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
        elif key in {*ENTER, Qt.Key.Key_Space}:
            if not self._is_held(event):
                self._enter(key)
        elif key == Qt.Key.Key_Escape and self.table.marks.selected is not None:
            self.pointer.put_down()
        else:
            event.ignore()

    def _enter(self, key: Qt.Key) -> None:
        if self._gives_enter and key in ENTER:
            self.enter_given.emit()
        else:
            self.pointer.press()

    def give_enter(self, given: bool) -> None:
        """Whether Enter is for the bar. Its shortcut would not know of a key that is held."""
        self._gives_enter = given

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._released = event.timestamp()
        super().keyReleaseEvent(event)

    def _is_held(self, event: QKeyEvent) -> bool:
        """A key goes on repeating itself, such as the one that has lifted the curtain.

        X11 lets go of such a key and presses it at the same moment, and Qt does not always notice.
        """
        return event.isAutoRepeat() or 0 < event.timestamp() == self._released

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)
        self.pointer.leave(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Only one thing in the window looks as if it had the keyboard."""
        super().focusOutEvent(event)
        self.focused.emit(False)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.pointer.leave(True)

"""What a lesson draws over the table: lit areas, the tail of its note, the way of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.marks import paint_light

from .placing import distance, tail_end

PULSE: Final = 600
HAND: Final = 1500
"""Milliseconds of the soft pulse when a step begins, and of the way of the hand."""

TAIL: Final = 9.0
"""How broad the tail is where it leaves the note."""

LONGEST: Final = 300.0
"""A longer tail would cross half of the table: the light alone has to do."""

LEAST_SEEN: Final = 0.4
"""Of the tail, beside what it passes below: a stump points nowhere."""

SAMPLES: Final = 20


class Spotlight(QWidget):
    """Lies over the whole table and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = Style()
        self._areas: tuple[QRectF, ...] = ()
        self._lit: tuple[QRectF, ...] = ()
        self._note = QRectF()
        self._above: tuple[QRectF, ...] = ()
        self.way: tuple[QPointF, ...] = ()
        self._pulse = self._animation(PULSE)
        self._hand = self._animation(HAND)
        self._hand.finished.connect(self._forget_way)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def _animation(self, milliseconds: int) -> QVariantAnimation:
        made = QVariantAnimation(self)
        made.setStartValue(0.0)
        made.setEndValue(1.0)
        made.setDuration(milliseconds)
        made.setEasingCurve(QEasingCurve.Type.InOutQuad)
        made.valueChanged.connect(lambda _: self.update())
        return made

    def set_look(self, style: Style) -> None:
        self._style = style
        self.update()

    def show_light(self, areas: Sequence[QRectF], lit: Sequence[QRectF]) -> None:
        """`areas` get a frame here; `lit` is everything that is lit, the anchor first."""
        self._areas, self._lit = tuple(areas), tuple(lit)
        self.update()

    def show_note(self, note: QRectF, above: Sequence[QRectF]) -> None:
        """Where the note is, for its tail, which passes below what is `above` it: words to read."""
        self._note, self._above = note, tuple(above)
        self.update()

    def pulse(self) -> None:
        self._pulse.stop()
        self._pulse.start()

    def show_way(self, points: Sequence[QPointF]) -> None:
        """The hand goes from point to point, once."""
        self.way = tuple(points)
        self._hand.stop()
        self._hand.start()

    def _forget_way(self) -> None:
        self.way = ()
        self.update()

    # --- Painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._style.theme
        for area in self._areas:
            paint_light(painter, area.adjusted(1, 1, -1, -1), 8, theme)
        self._paint_tail(painter)
        self._paint_pulse(painter)
        self._paint_hand(painter)
        painter.end()

    def _paint_tail(self, painter: QPainter) -> None:
        if self._note.isEmpty() or not self._lit:
            return
        anchor = self._lit[0]
        if distance(self._note, anchor) <= 0:
            return
        end = tail_end(self._note, anchor)
        start = tail_end(anchor, self._note)
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        aside = QPointF(-way.y(), way.x()) / length * (TAIL / 2)
        if length > LONGEST * self._style.scale:
            return
        region = self._free_of_words(anchor)
        points = [(start + way * share / SAMPLES).toPoint() for share in range(SAMPLES + 1)]
        if sum(map(region.contains, points)) < LEAST_SEEN * len(points):
            return
        root = start - way / length * 4
        painter.save()
        painter.setClipRegion(region)
        painter.setPen(pen(self._style.theme.brass, 1.2))
        painter.setBrush(QColor(self._style.theme.paper))
        painter.drawPolygon(QPolygonF([root + aside, end, root - aside]))
        painter.restore()

    def _free_of_words(self, anchor: QRectF) -> QRegion:
        """Where the tail is seen: below the words it crosses, above those it leads to."""
        region = QRegion(self.rect())
        for box in self._above:
            if not box.contains(anchor.center()):
                region -= QRegion(box.toAlignedRect())
        return region

    def _paint_pulse(self, painter: QPainter) -> None:
        if self._pulse.state() is not QVariantAnimation.State.Running:
            return
        share = float(self._pulse.currentValue())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(alpha(self._style.theme.gold, 0.9 * (1 - share)), 4))
        grow = 14 * share
        for box in self._lit:
            painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), 8 + grow, 8 + grow)

    def _paint_hand(self, painter: QPainter) -> None:
        if not self.way:
            return
        share = float(self._hand.currentValue() or 0.0)
        legs = max(1, len(self.way) - 1)
        leg = min(int(share * legs), legs - 1)
        start = self.way[leg]
        end = self.way[min(leg + 1, len(self.way) - 1)]
        at = start + (end - start) * (share * legs - leg)
        theme = self._style.theme
        painter.setPen(pen(alpha(theme.gold, 0.9), 3))
        painter.drawPolyline(QPolygonF([*self.way[: leg + 1], at]))
        painter.setPen(pen("#0B0D16", 2))
        painter.setBrush(QColor(theme.gold))
        painter.drawEllipse(at, 9, 9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(alpha(theme.gold, 0.8), 2.5))
        painter.drawEllipse(at, 15, 15)

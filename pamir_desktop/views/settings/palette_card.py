"""A palette to choose: what its suits, coalitions and players look like."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from pamir_desktop.model.terms import Coalition, Colour, Suit
from pamir_desktop.views.art.brush import mix, pen
from pamir_desktop.views.art.icons import draw_emblem, draw_medallion
from pamir_desktop.views.art.lettering import write
from pamir_desktop.views.art.palette import Palette
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.style import BODY, Style

WIDTH, HEIGHT = 128, 146
MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class PaletteCard(QAbstractButton):
    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = palette
        self._style = Style()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_look(self, style: Style) -> None:
        self._style = style
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(WIDTH), self._style.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._style.theme, self._style.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = mix(theme.paper, theme.gold, 0.3) if self.isChecked() else theme.paper_deep
        edge = theme.brass if self.isChecked() or self.underMouse() else theme.line
        thick = 1.0
        if self.hasFocus():
            edge, thick = theme.focus, 2.0
        painter.setPen(pen(edge, thick))
        painter.setBrush(QColor(ground))
        frame = QRectF(self.rect()).adjusted(thick, thick, -thick, -thick)
        painter.drawRoundedRect(frame, 6 * unit, 6 * unit)
        painter.scale(unit, unit)
        self._paint_sample(painter)
        label = QRectF(8, HEIGHT - 50, WIDTH - 16, 44)
        weight = 600 if self.isChecked() else 400
        write(
            painter,
            label,
            self.text(),
            theme.ink,
            weight=weight,
            largest=BODY,
            smallest=9,
            align=MIDDLE,
            wrap=True,
        )
        painter.end()

    def _paint_sample(self, painter: QPainter) -> None:
        """Suits at the top, coalitions in the middle, players at the bottom."""
        for place, suit in enumerate(Suit):
            draw_medallion(painter, suit, 19 + place * 30, 23, 11.5, self._shown)
        for place, coalition in enumerate(Coalition):
            draw_emblem(painter, coalition, QRectF(23 + place * 30, 40, 22, 22), self._shown)
        look = Look(self._style.theme, self._shown)
        for place, colour in enumerate(Colour):
            paint_disc(painter, QPointF(16 + place * 24, 79), 9.5, colour, look)

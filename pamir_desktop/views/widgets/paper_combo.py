"""A combo box in the style of the fields beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox

from pamir_desktop.views.art.brush import pen


class PaperCombo(QComboBox):
    """Style sheets accept arrows only as files; this one is painted."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self.fontMetrics().height() * 0.2
        tip = QPointF(self.width() - 4 * half, self.height() / 2 + half / 2)
        painter.setPen(pen(self.palette().color(QPalette.ColorRole.ButtonText), half * 0.45))
        painter.drawPolyline(
            [tip + QPointF(-half, -half), tip, tip + QPointF(half, -half)],
        )
        painter.end()

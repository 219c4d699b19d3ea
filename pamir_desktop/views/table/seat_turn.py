"""The table turns to another player: their name covers hand and courts, and fades away.

Nothing of the hand that was shown before is seen meanwhile.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.terms import Colour
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.art.text_fit import text_width

from .lettering import LEFT, write

LONGER: Final = 1.6
"""A name is read more slowly than a card travels."""

LETTERS: Final = 30.0


class SeatTurn(QWidget):
    """Over the lower part of the table; mouse and keys go through it."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.name = ""
        self._colour = Colour.GREY
        self._look: Look | None = None
        self._shown = 0.0  # how much of it, from 1 to 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InQuad)
        self._clock.valueChanged.connect(self._fade)
        self._clock.finished.connect(self.finish)
        self.hide()

    def begin(self, area: QRectF, name: str, colour: Colour, look: Look, milliseconds: int) -> None:
        self.name, self._colour, self._look = name, colour, look
        self.setGeometry(area.toAlignedRect())
        self._clock.stop()
        self._clock.setDuration(round(LONGER * milliseconds))
        self._fade(1.0)
        self.show()
        self.raise_()
        self._clock.start()

    def finish(self) -> None:
        self._clock.stop()
        self.hide()

    def _fade(self, shown: object) -> None:
        assert isinstance(shown, float)
        self._shown = shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shown)
        painter.fillRect(self.rect(), QColor(theme.tray))
        used = font(Family.SERIF, LETTERS, 700)
        wide = min(text_width(self.name, used) + 110, self.width() - 20.0)
        slip = QRectF(0, 0, wide, 2.2 * LETTERS)
        slip.moveCenter(QRectF(self.rect()).center())
        paint_slip(painter, slip, theme, 10)
        centre = QPointF(slip.left() + 38, slip.center().y())
        paint_disc(painter, centre, 0.55 * LETTERS, self._colour, self._look, ringed=True)
        write(painter, slip.adjusted(66, 0, -14, 0), self.name, used, theme.ink, LEFT)
        painter.end()

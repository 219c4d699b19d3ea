"""Wakhan's AI card as a widget, and as a picture within a text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art.cards.ai_card import AiFace, ai_card_height, paint_ai_card
from pamir_desktop.views.style import Style

MARGIN = 6
"""The margin on the right of the card."""


class AiCardView(QWidget):
    """The AI card in the width of the panel."""

    def __init__(self) -> None:
        super().__init__()
        self.face: AiFace | None = None
        self._style = Style()

    def show_face(self, face: AiFace | None, style: Style) -> None:
        if face != self.face or style != self._style:
            self.face, self._style = face, style
            self._fit()
            self.update()

    def fitting_height(self, width: float) -> int:
        if self.face is None:
            return 0
        return round(ai_card_height(self.face, width - MARGIN, self._style.scale))

    def picture(self, width: int) -> QImage:
        """The card as it would be painted at that width."""
        assert self.face is not None
        ratio, high = self.devicePixelRatioF(), self.fitting_height(width)
        size = QSize(round(width * ratio), round(high * ratio))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        self._paint(image, width, high)
        return image

    def _fit(self) -> None:
        high = self.fitting_height(self.width())
        if self.face is not None and self.height() != high:
            self.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is not None:
            self._paint(self, self.width(), self.height())

    def _paint(self, device: QPaintDevice, width: float, height: float) -> None:
        assert self.face is not None
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, width - MARGIN, height)
        paint_ai_card(painter, self.face, box, self._style.scale, self._style.palette)
        painter.end()

"""What follows the cursor while something is dragged: a picture of it, above the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from .painted_item import PaintedItem
from .spots import Spot
from .table_item import TableItem

GLIDE_MILLISECONDS = 160


class DragGhost(PaintedItem):
    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._picture = QPixmap()
        self._grip = QPointF()
        self._home = QPointF()
        self._glide = QVariantAnimation(scene)  # no animation outlives what it moves
        self._glide.setDuration(GLIDE_MILLISECONDS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self.setPos)
        self._glide.finished.connect(self.vanish)
        self.setZValue(1000)
        self.setOpacity(0.9)
        self.vanish()
        scene.addItem(self)

    def lift_piece(self, picture: QPixmap, at: QPointF) -> None:
        """Hold one piece, even if it was taken from a stack."""
        self._glide.stop()
        size = picture.deviceIndependentSize()
        self._hold(picture, QPointF(size.width() / 2, size.height() / 2), at)

    def lift(self, item: TableItem[Any], spot: Spot, at: QPointF) -> None:
        """Take a picture of a spot and hold it where it was grabbed."""
        self._glide.stop()
        rect = item.spot_rect(spot)
        context = item.context
        ratio = context.ratio if context else 1.0
        picture = QPixmap(max(1, int(rect.width() * ratio)), max(1, int(rect.height() * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.topLeft())
        item.render(painter)
        painter.end()
        self._hold(picture, at - item.mapToScene(rect.topLeft()), at)

    def _hold(self, picture: QPixmap, grip: QPointF, at: QPointF) -> None:
        self.prepareGeometryChange()
        self._picture, self._grip = picture, grip
        self._home = at
        self.setPos(at)
        self.setVisible(True)

    def glide_home(self) -> None:
        """An illegal drop: back to where it was picked up."""
        self._glide.setStartValue(self.pos())
        self._glide.setEndValue(self._home)
        self._glide.start()

    def vanish(self) -> None:
        self._glide.stop()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        size = self._picture.deviceIndependentSize()
        return QRectF(-self._grip.x(), -self._grip.y(), size.width(), size.height())

    def render(self, painter: QPainter) -> None:
        painter.drawPixmap(-self._grip, self._picture)

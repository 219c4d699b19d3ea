"""The Qt binding itself: a release once lost a reference to None at every painter call."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

CALLS = 10_000


@pytest.mark.usefixtures("qapp")
def test_painter_calls_do_not_lose_references_to_none() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.drawPoint(QPointF(1, 1))
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < CALLS // 10

"""The Qt binding itself: a release once lost a reference to None at every painter call."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

CALLS = 10_000
ROOT = Path(__file__).parents[2]
SOURCES = ("pamir_desktop", "tests", "tools", "benchmarks", "packaging")


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


def test_no_action_is_asked_for_its_menu() -> None:
    """Before 6.11.2, a menu that `QAction.menu()` has returned dies with its Python object."""
    calls = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for source in SOURCES
        for file in sorted((ROOT / source).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "menu"
        and not node.args
    ]
    assert not calls

"""What follows the cursor while something is dragged."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from pamir_desktop.views.table.drag_ghost import GLIDE_MILLISECONDS, DragGhost


def test_a_table_may_close_while_a_ghost_glides_home(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    ghost = DragGhost(scene)
    ghost.lift_piece(QPixmap(20, 20), QPointF(200, 200))
    ghost.setPos(10, 10)
    ghost.glide_home()

    with qtbot.waitSignal(scene.destroyed):
        scene.deleteLater()

    with qtbot.captureExceptions() as exceptions:
        qtbot.wait(2 * GLIDE_MILLISECONDS)
    assert exceptions == []

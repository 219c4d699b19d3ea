"""Nothing piles up from game to game in one window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.demo import play_on
from pamir_desktop.games.places import Places
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.settings import Speed
from tests.views.desk import calm_settings, table
from tools.census import Census, census

CHOICES = 45
GAMES = 4
PARTS = ("inspector", "forecast", "log", "wakhan")


def after_a_game(desk: Desk, game: int) -> Census:
    """What there is, at the same table every time, when so many games have been played."""
    desk.session.start(table(2, seed=game, wakhan=True))
    play_on(desk, Dice(game), CHOICES)
    for part in PARTS:
        desk.window.table.toggle_part(part)
    desk.replay.start(CHOICES // 2)
    desk.replay.leave()
    desk.control.undo()
    desk.window.ask_for_game()
    for dialog in desk.window.children():
        if type(dialog).__name__ == "NewGameDialog":
            dialog.reject()  # type: ignore[attr-defined]
    desk.window.menus.game.games_asked.emit()
    assert desk.games.browser is not None
    desk.games.browser.reject()
    desk.shelf.close()
    desk.session.start(table(2))
    return census(desk)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_nothing_piles_up_from_game_to_game(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    desk = Desk(qapp, calm_settings(animation=Speed.FAST), Places(tmp_path / "data"))
    qtbot.addWidget(desk.window)
    desk.window.resize(1280, 800)
    desk.window.show()
    counts = [after_a_game(desk, game) for game in range(GAMES)]
    more = counts[-1].more_than(counts[-2])
    desk.window.close()
    desk.deleteLater()
    qapp.setStyleSheet("")
    assert more["items"] == 0
    assert more["qobjects"] == 0
    assert more["objects"] < 60

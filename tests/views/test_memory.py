"""Nothing piles up from game to game in one window, nor from window to window."""

from __future__ import annotations

import weakref
from pathlib import Path

from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Desk
from pamir_desktop.demo import play_on
from pamir_desktop.games.folders import Places
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.settings import Speed
from tests.application import USUAL_SIZE, DeskMaker, calm_settings, put_away, table
from tools.leak_counts import Census, census, settle

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


def test_nothing_piles_up_from_game_to_game(desks: DeskMaker, tmp_path: Path) -> None:
    desk = desks(calm_settings(animation=Speed.FAST), Places(tmp_path / "data"), USUAL_SIZE)
    counts = [after_a_game(desk, game) for game in range(GAMES)]
    more = counts[-1].more_than(counts[-2])
    assert more["items"] == 0
    assert more["qobjects"] == 0
    assert more["objects"] < 60


def test_nothing_holds_a_desk_that_was_put_away(qapp: QApplication, tmp_path: Path) -> None:
    """The windows of all tests before would be styled and told with each new one."""
    desk = Desk(qapp, calm_settings(), Places(tmp_path / "data"))
    desk.window.show()
    desk.session.start(table(2, wakhan=True))
    play_on(desk, Dice(1), 10)
    for part in PARTS:
        desk.window.table.toggle_part(part)
    desk.outline.show()
    desk.settings_desk.show()
    desk.window.menus.game.games_asked.emit()
    held = [weakref.ref(part) for part in (desk, desk.window, desk.window.table.view.table)]
    put_away(qapp, [desk])
    del desk
    settle()
    assert [part() for part in held] == [None, None, None]
    assert not [window for window in qapp.topLevelWidgets() if window.isVisible()]

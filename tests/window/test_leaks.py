"""Nothing piles up from game to game in one window, nor from window to window."""

from __future__ import annotations

import weakref
from itertools import pairwise
from pathlib import Path

from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Application
from pamir_desktop.demo import play_on
from pamir_desktop.games.folders import Folders
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.settings import Speed
from tests.window.application import USUAL_SIZE, ApplicationMaker, calm_settings, put_away, table
from tools.leak_counts import Counts, leak_counts, settle

CHOICES = 45
GAMES = 4
PARTS = ("inspector", "forecast", "log", "wakhan")


def after_a_game(application: Application, game: int) -> Counts:
    """What there is, at the same table every time, when so many games have been played."""
    application.session.start(table(2, seed=game, wakhan=True))
    play_on(application, Dice(game), CHOICES)
    for part in PARTS:
        application.window.table.toggle_part(part)
    application.replay.start(CHOICES // 2)
    application.replay.leave()
    application.control.undo()
    application.window.ask_for_game()
    for dialog in application.window.children():
        if type(dialog).__name__ == "NewGameDialog":
            dialog.reject()  # type: ignore[attr-defined]
    application.window.menus.game.games_asked.emit()
    assert application.games.browser is not None
    application.games.browser.reject()
    application.files.close()
    application.session.start(table(2))
    return leak_counts(application)


def test_nothing_piles_up_from_game_to_game(applications: ApplicationMaker, tmp_path: Path) -> None:
    application = applications(
        calm_settings(animation=Speed.FAST), Folders(tmp_path / "data"), USUAL_SIZE
    )
    counts = [after_a_game(application, game) for game in range(GAMES)]
    more = counts[-1].more_than(counts[-2])
    assert more["items"] == 0
    assert more["qobjects"] == 0
    growth = [later.more_than(earlier) for earlier, later in pairwise(counts[1:])]
    assert min(step["objects"] for step in growth) < 60, "a leak grows with every game"


def test_nothing_holds_a_desk_that_was_put_away(qapp: QApplication, tmp_path: Path) -> None:
    """The windows of all tests before would be styled and updated with each new one."""
    application = Application(qapp, calm_settings(), Folders(tmp_path / "data"))
    application.window.show()
    application.session.start(table(2, wakhan=True))
    play_on(application, Dice(1), 10)
    for part in PARTS:
        application.window.table.toggle_part(part)
    application.outline.show()
    application.settings_control.show()
    application.window.menus.game.games_asked.emit()
    held = [
        weakref.ref(part)
        for part in (application, application.window, application.window.table.view.table)
    ]
    put_away(qapp, [application])
    del application
    settle()
    assert [part() for part in held] == [None, None, None]
    assert not [window for window in qapp.topLevelWidgets() if window.isVisible()]

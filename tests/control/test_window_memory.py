"""The window comes back where it was left, screen by screen, with its panels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.control.window_memory import first_size, screen_key
from pamir_desktop.settings import Settings
from pamir_desktop.views.main_window import FIRST
from pamir_desktop.views.window_arrangement import Arrangement, Panels
from tests.window.application import ApplicationMaker, table
from tests.window.saved_games import Restart

HERE = QRect(40, 60, 1100, 700)


def default_size() -> QSize:
    return first_size(QGuiApplication.primaryScreen().availableSize())


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        (QSize(1920, 1080), FIRST),
        (QSize(1440, 900), QSize(1424, 852)),  # a title bar has room above it
        (QSize(720, 450), QSize(720, 450)),  # a scale factor of 2: less than the table wants
    ],
)
def test_the_first_window_is_on_the_screen_with_its_frame(screen: QSize, size: QSize) -> None:
    assert first_size(screen) == size


def test_the_window_comes_back_where_it_was(restart: Restart) -> None:
    application = restart()
    assert application.window.size() == default_size()
    application.window.setGeometry(HERE)
    assert restart().window.geometry() == HERE


def test_a_maximized_window_remembers_its_own_size_too(restart: Restart, qtbot: QtBot) -> None:
    application = restart()
    application.window.setGeometry(HERE)
    application.window.showMaximized()
    qtbot.waitUntil(application.window.isMaximized)
    again = restart()
    assert again.window.isMaximized()
    again.window.showNormal()
    qtbot.waitUntil(lambda: again.window.geometry() == HERE)


def test_panels_are_as_they_were(restart: Restart) -> None:
    application = restart()
    application.session.start(table(2))
    application.window.resize(1700, 800)
    for name in ("forecast", "inspector"):
        application.window.menus.actions[name].trigger()
    again = restart()
    again.session.start(table(2))
    page = again.window.table
    assert page.is_tall
    assert {name: page.part_shown(name) for name in ("inspector", "forecast", "log")} == {
        "inspector": False,
        "forecast": False,
        "log": True,
    }
    assert not page.side.inspector.isVisibleTo(page)


def test_the_splitter_stays_where_it_was_drawn(restart: Restart) -> None:
    application = restart()
    application.session.start(table(2))
    application.window.setGeometry(0, 0, 2100, 900)
    application.window.menus.actions["forecast"].trigger()
    application.app.processEvents()
    splitter = application.window.table.side._splitter
    first, *_, log = splitter.sizes()
    splitter.moveSplitter(round((first + log) * 0.3), 3)
    drawn = application.window.table.side.shares["inspector"]
    assert drawn < 0.4
    application.window.resize(2100, 880)
    assert application.window.table.side.shares["inspector"] == drawn
    again = restart()
    again.session.start(table(2))
    again.app.processEvents()
    first, *_, log = again.window.table.side._splitter.sizes()
    assert first / (first + log) == pytest.approx(drawn, abs=0.03)


def test_the_outline_is_made_only_if_it_was_open(restart: Restart) -> None:
    application = restart()
    assert restart()._outline is None
    application = restart()
    application.session.start(table(2))
    application.window.menus.actions["outline"].trigger()
    again = restart()
    assert again._outline is not None
    assert again.outline.isVisible()
    again.outline.hide()
    assert restart()._outline is None


def test_wakhans_mind_does_not_come_back_by_itself(restart: Restart) -> None:
    application = restart()
    application.session.start(table(1, wakhan=True))
    application.window.resize(1700, 800)
    application.window.menus.actions["wakhan"].trigger()
    again = restart()
    assert not again.window.table.part_shown("wakhan")
    assert again.window.table.part_shown("inspector")


@pytest.mark.parametrize(
    "place", [(5000, 5000, 1100, 700), (-1090, 0, 1100, 700), (0, -50, 1100, 700)]
)
def test_a_place_outside_the_screen_is_none(
    restart: Restart, tmp_path: Path, place: tuple[int, int, int, int]
) -> None:
    key = screen_key(QGuiApplication.primaryScreen())
    left = Arrangement(place=QRect(*place), state="full", panels=Panels(((False, "log", True),)))
    Settings(tmp_path / "settings.ini").remember_window(key, left.to_text())
    application = restart()
    assert application.window.size() == default_size()
    assert not application.window.isFullScreen()
    assert application.window.table.part_shown("log")


def test_what_another_screen_had_is_left_alone(restart: Restart, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    there = Arrangement(place=HERE).to_text()
    settings.remember_window("DP_9-5120x2880", there)
    application = restart()
    assert application.window.size() == default_size()
    application.window.close()
    again = Settings(tmp_path / "settings.ini")
    assert again.window_on("DP_9-5120x2880") == there
    assert again.last_screen() == screen_key(QGuiApplication.primaryScreen())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[1, 2]",
        '{"place": [1, 2, 3]}',
        '{"place": ["a", 0, 0, 0], "parts": [], "shares": {"log": "much"}, "outline": "yes"}',
        '{"state": "upside down", "parts": {"wide": {"log": 1}}, "docks": 7}',
        '{"shares": {"inspector": 9.5}}',
    ],
)
def test_nonsense_is_as_if_it_were_not_there(text: str) -> None:
    assert Arrangement.from_text(text) == Arrangement()


def test_an_arrangement_is_read_as_it_was_written() -> None:
    panels = Panels(((True, "log", False), (False, "inspector", True)), (("wakhan", 0.6),))
    left = Arrangement(HERE, "maximized", panels, outline=True, docks="AAAA")
    assert Arrangement.from_text(left.to_text()) == left


def test_safe_mode_remembers_nothing(applications: ApplicationMaker, tmp_path: Path) -> None:
    application = applications(Settings(None), None, None)
    application.window.setGeometry(HERE)
    application.window.close()
    assert application.settings.last_screen() == ""
    assert list(tmp_path.iterdir()) == []


# --- Two screens -----------------------------------------------------------------------------

MOVING = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QRect, QSize
from pamir_desktop.app import Application
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.settings import Settings
app = qt_application()
application = Application(app, Settings(Path(sys.argv[1])))
application.window.show()
app.processEvents()
print(json.dumps([application.window.screen().name(), *application.window.geometry().getRect()]))
if len(sys.argv) > 2:
    application.window.setGeometry(QRect(*map(int, sys.argv[2:])))
    app.processEvents()
application.window.close()
"""


def run_on(screens: list[tuple[str, int]], folder: Path, *place: int) -> list[object]:
    """The program on screens with these names and left edges; it is moved before it closes."""
    shape = {"y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}
    listed = [{"name": name, "x": left, **shape} for name, left in screens]
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": listed}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", MOVING, str(folder / "settings.ini"), *map(str, place)],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_every_screen_has_a_memory_of_its_own(tmp_path: Path) -> None:
    both = [("left", 0), ("right", 1920)]
    run_on(both, tmp_path, 2000, 100, 1300, 800)
    assert run_on(both, tmp_path) == ["right", 2000, 100, 1300, 800]
    moved = [("right", 0), ("left", 1920)]
    assert run_on(moved, tmp_path) == ["right", 80, 100, 1300, 800]
    name, _, _, *size = run_on([("left", 0)], tmp_path)
    assert (name, size) == ("left", [1440, 900])

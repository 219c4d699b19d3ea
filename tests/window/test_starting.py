"""What the window shows first: the game that the command line or the desktop names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application, begin
from pamir_desktop.cli import parse
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.recovery import recover
from pamir_desktop.settings import Settings
from tests.window.application import calm_settings
from tests.window.saved_games import Opener, problem, saved_game

LOOKING = """
import json, sys
from PySide6.QtWidgets import QApplication, QMessageBox
from pamir_desktop.__main__ import main

def look(*_):
    QApplication.processEvents()
    window = next(w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow"))
    said = [box.text() for box in window.findChildren(QMessageBox)]
    loaded = [name for name in sys.modules if name.startswith("pamir_desktop.views.")]
    shown = [window.windowTitle(), window.pages.is_at_table, window.table.replays, said, loaded]
    print(json.dumps(shown))
    window.close()
    return 0

QApplication.exec = look
sys.exit(main())
"""
"""The whole command; instead of waiting for the user it says what is in the window."""


def command(*arguments: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA")
    elsewhere = {} if home is None else {name: str(home / name) for name in homes}
    done = subprocess.run(
        [sys.executable, "-c", LOOKING, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **elsewhere, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "CRITICAL" not in done.stderr
    return done


def start(folder: Path, *arguments: str) -> tuple[str, bool, bool, list[str]]:
    done = command("--config-dir", str(folder), "--lang", "en", *arguments)
    title, at_table, replays, said, _ = json.loads(done.stdout)
    return title, at_table, replays, said


def test_the_command_opens_a_file(tmp_path: Path) -> None:
    file = saved_game(tmp_path / "elsewhere", "Tuesday")
    found = start(tmp_path / "config", str(file))
    assert found == ("Tuesday[*] – Pamir Desktop", True, False, [])


def test_the_command_replays_a_file(tmp_path: Path) -> None:
    file = saved_game(tmp_path / "elsewhere", "Tuesday")
    found = start(tmp_path / "config", "--replay", str(file))
    assert found == ("Tuesday[*] – Pamir Desktop", True, True, [])


def test_no_dialog_is_loaded_before_it_is_asked_for(tmp_path: Path) -> None:
    loaded = json.loads(command("--config-dir", str(tmp_path), "--new", "solo").stdout)[4]
    assert "pamir_desktop.views.main_window" in loaded
    assert not [name for name in loaded if name.endswith("_dialog")]
    assert not [name for name in loaded if name.startswith("pamir_desktop.views.settings")]


def test_a_new_game_starts_without_what_it_does_not_show(tmp_path: Path) -> None:
    done = command("--config-dir", str(tmp_path), "--new", "hotseat:3")
    loaded = {name.rpartition(".")[2] for name in json.loads(done.stdout)[4]}
    assert "prompt_bar" in loaded
    later = {"start_page", "replay_bar", "game_over", "banner", "outline_panel", "check_scene"}
    assert not loaded & later


def test_the_command_says_that_there_is_no_such_file(tmp_path: Path) -> None:
    found = start(tmp_path / "config", str(tmp_path / "Tuesday.pamir"))
    assert found[1:] == (False, False, ["There is no file named “Tuesday.pamir”."])


def test_language_scale_and_log_level_are_for_this_run(tmp_path: Path) -> None:
    file = saved_game(tmp_path / "elsewhere", "Tuesday")
    wanted = ("--lang", "ru", "--scale", "1.5", "--log-level", "info")
    done = command("--config-dir", str(tmp_path), *wanted, str(file.with_name("Monday.pamir")))
    assert json.loads(done.stdout)[3] == ["Файла «Monday.pamir» нет."]
    assert "INFO pamir_desktop.control.program_log: Pamir Desktop" in done.stderr
    assert (tmp_path / "log" / "pamir-desktop.log").is_file()
    options = Settings(tmp_path / "pamir-desktop.ini").options
    assert (options.language, options.scale) == ("", 100)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="homes are Linux's here")
def test_safe_mode_leaves_nothing_of_a_run_but_the_log(tmp_path: Path) -> None:
    done = command("--safe-mode", "--new", "solo", "--seed", "3", home=tmp_path)
    assert json.loads(done.stdout)[1]
    left = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.suffix for path in left} <= {".log"}
    done = command("--new", "solo", "--seed", "3", home=tmp_path)
    left = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert "pamir-desktop.ini" in {path.name for path in left}


def test_a_replay_begins_at_the_beginning(opened: Opener, tmp_path: Path) -> None:
    file = saved_game(tmp_path, choices=12)
    application = opened()
    begin(application, parse(["--replay", str(file)]))
    assert application.replay.is_shown
    assert application.replay.moment == 0
    assert application.window.table.replay_bar.slider.maximum() == 12


@pytest.mark.parametrize("option", [[], ["--replay"]])
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "There is no file named “game.pamir”."),
        (b"nonsense", "“game.pamir” is not a saved game."),
        (b'{"format": "pamir-game"', "“game.pamir” is incomplete: its end is missing."),
    ],
)
def test_a_file_that_cannot_be_opened_is_reported_in_the_window(
    opened: Opener, tmp_path: Path, option: list[str], data: bytes | None, words: str
) -> None:
    file = tmp_path / "game.pamir"
    if data is not None:
        file.write_bytes(data)
    application = opened()
    begin(application, parse([*option, str(file)]))
    assert problem(application) == words
    assert not application.window.pages.is_at_table
    assert not application.replay.is_shown


def test_new_starts_a_game_from_its_seed(opened: Opener) -> None:
    application = opened()
    begin(application, parse(["--new", "hotseat:4", "--seed", "7"]))
    setup = application.session.state.setup
    assert (len(setup.seats), setup.seed) == (4, 7)
    assert application.window.pages.is_at_table


@pytest.fixture
def defer_files(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Application]:
    """As --new makes it: a game comes before all that concerns files."""
    application = Application(qapp, calm_settings(), Folders(tmp_path / "data"), defer_files=True)
    qtbot.addWidget(application.window)
    begin(application, parse(["--new", "hotseat:3", "--seed", "7"]))
    yield application
    application.window.close()
    application.deleteLater()
    qapp.setStyleSheet("")


def kept(root: Path) -> list[int]:
    """How many choices there are in each autosaved game."""
    return [recover(folder).game.made for folder in (root / "data" / "autosaves").iterdir()]


def test_a_new_game_is_kept_from_its_first_choice_on(
    defer_files: Application, tmp_path: Path
) -> None:
    assert defer_files.session.store is None
    decision = defer_files.session.decision
    assert decision is not None
    defer_files.control.choose(decision.choices[0])
    store = defer_files.session.store
    assert store is not None
    assert store.flush()
    assert kept(tmp_path) == [1]


def test_a_new_game_is_kept_once_it_has_been_seen(
    defer_files: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    defer_files.window.show()
    qtbot.waitUntil(lambda: defer_files.session.store is not None)
    assert defer_files.session.store is not None
    assert defer_files.session.store.flush()
    assert kept(tmp_path) == [0]
    assert defer_files.window.menus.actions["save_as"].isEnabled()


def test_without_a_game_it_begins_with_the_start_page(opened: Opener) -> None:
    application = opened()
    begin(application, parse([]))
    assert application.session.game is None
    assert not application.window.pages.is_at_table


def test_the_desktop_of_macos_opens_files(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved_game(tmp_path, "From the Finder")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "darwin")
        application = opened()
    try:
        assert QCoreApplication.sendEvent(application.app, QFileOpenEvent(str(file)))
        assert application.window.windowTitle().startswith("From the Finder")
        QCoreApplication.sendEvent(application.app, QFileOpenEvent(str(tmp_path / "gone.pamir")))
        assert problem(application) == "There is no file named “gone.pamir”."
        assert application.window.windowTitle().startswith("From the Finder")
    finally:
        application.app.removeEventFilter(application.files)

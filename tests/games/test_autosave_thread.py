"""The autosaver's thread: everything queued is written in order, and trouble is reported."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pamir_desktop.games.autosave_folder import is_in_use
from pamir_desktop.games.autosave_thread import Autosaver
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.recovery import recover
from pamir_desktop.model.history import Game
from tools.attacks.sample_games import TABLES, choices, dealt, played


class Watched:
    """An autosaver, and what it reports."""

    def __init__(self, parent: Path, patience: float = 0.0) -> None:
        self.parent = parent
        self.reports: list[SaveError | None] = []
        self.threads: set[str] = set()
        self.autosaver = Autosaver(parent, self._report, patience)

    def _report(self, problem: SaveError | None) -> None:
        self.reports.append(problem)
        self.threads.add(threading.current_thread().name)

    def play(self, game: Game, count: int) -> None:
        for _, choice in zip(range(count), choices(game, 4), strict=False):
            self.autosaver.chose(choice, game.made, game.state)

    def folders(self) -> list[Path]:
        return sorted(self.parent.iterdir(), key=lambda path: path.stat().st_mtime_ns)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    found = Watched(tmp_path / "autosaves")
    yield found
    found.autosaver.stop()


def test_without_any_patience_nothing_is_dropped(watched: Watched) -> None:
    """Choices come faster than the disk can take them."""
    game = dealt(TABLES["4 players"](1))
    watched.autosaver.begin(game.record())
    watched.play(game, 1000)
    assert watched.autosaver.flush(60)
    assert recover(watched.folders()[0]).game == game
    assert watched.reports == []


def test_stopping_writes_what_is_left(watched: Watched) -> None:
    game = dealt(TABLES["2 players"](1))
    watched.autosaver.begin(game.record())
    watched.play(game, 50)
    watched.autosaver.stop(60)
    assert recover(watched.folders()[0]).game == game


def test_a_program_that_ends_without_stopping_loses_nothing(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from pamir_desktop.games.autosave_thread import Autosaver
from tools.attacks.sample_games import TABLES, choices, dealt
game = dealt(TABLES["2 players"](1))
autosaver = Autosaver(Path(sys.argv[1]), print, 0)
autosaver.begin(game.record())
for _, choice in zip(range(40), choices(game, 4)):
    autosaver.chose(choice, game.made, game.state)
"""
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, cwd=root)
    assert recover(next(tmp_path.iterdir())).game.made == 40


def test_every_game_has_a_folder_of_its_own(watched: Watched) -> None:
    games = [dealt(TABLES["2 players"](seed)) for seed in range(3)]
    for game in games:
        watched.autosaver.begin(game.record())
        watched.play(game, 10)
    watched.autosaver.end(keep=False)
    assert watched.autosaver.flush(60)
    found = {recover(folder).game.identity.id for folder in watched.folders()}
    assert found == {game.identity.id for game in games[:2]}


def test_choices_taken_back_are_queued_too(watched: Watched) -> None:
    game = dealt(TABLES["solo"](1), practice=True)
    watched.autosaver.begin(game.record())
    watched.play(game, 8)
    for _ in range(5):
        game.undo()
        watched.autosaver.went_back(game.made, game.state)
    assert watched.autosaver.flush(60)
    assert recover(watched.folders()[0]).game.record() == game.record()


def test_what_cannot_be_written_is_reported_once_and_tried_again(watched: Watched) -> None:
    """A file is where the folder should be; once it is gone, everything is there."""
    watched.parent.write_bytes(b"in the way")
    game = played(TABLES["3 players"](1), 20)
    watched.autosaver.begin(game.record())
    watched.play(game, 10)
    assert watched.autosaver.flush(60)
    assert [report and report.id for report in watched.reports] == ["save.unwritable"]
    watched.parent.unlink()
    watched.play(game, 1)
    assert watched.autosaver.flush(60)
    assert [report and report.id for report in watched.reports] == ["save.unwritable", None]
    assert watched.threads == {"autosave"}
    assert recover(watched.folders()[0]).game == game


def test_what_is_taken_back_meanwhile_stays_taken_back(watched: Watched) -> None:
    watched.parent.write_bytes(b"in the way")
    game = dealt(TABLES["solo"](1), practice=True)
    watched.autosaver.begin(game.record())
    watched.play(game, 8)
    for _ in range(3):
        game.undo()
        watched.autosaver.went_back(game.made, game.state)
    assert watched.autosaver.flush(60)
    watched.parent.unlink()
    watched.play(game, 1)
    assert watched.autosaver.flush(60)
    assert recover(watched.folders()[0]).game == game


def test_nothing_queued_without_a_game_matters(watched: Watched) -> None:
    game = played(TABLES["2 players"](1), 3)
    watched.autosaver.went_back(3, game.state)
    watched.autosaver.end(keep=True)
    assert watched.autosaver.flush(60)
    assert not watched.parent.exists()


@pytest.mark.parametrize("lost", ["folder", "journal", "generation", "lock"])
def test_removed_files_are_noticed_and_written_again(tmp_path: Path, lost: str) -> None:
    problems: list[object] = []
    game = dealt(TABLES["3 players"](3))
    autosaver = Autosaver(tmp_path, lambda found: problems.append(found and found.id), patience=60)
    autosaver.begin(game.record())
    moves = choices(game, 5)
    for _ in range(3):
        autosaver.chose(next(moves), game.made, game.state)
    autosaver.flush()
    (folder,) = tmp_path.iterdir()
    match lost:
        case "folder":
            shutil.rmtree(folder)
        case "journal":
            next(folder.glob("*.journal")).unlink()
        case "generation":
            next(folder.glob("gen-*.pamir")).unlink()
        case "lock":
            (folder / "lock").unlink()
    autosaver.chose(next(moves), game.made, game.state)
    autosaver.flush()
    assert problems == ["save.vanished"]
    assert recover(folder).game.state == game.state
    assert is_in_use(folder)
    autosaver.chose(next(moves), game.made, game.state)
    autosaver.flush()
    assert problems == ["save.vanished", None]
    autosaver.stop()
    assert recover(folder).game == game

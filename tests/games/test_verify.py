"""`--verify`: without a window and without Qt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pamir_desktop.games import save_bytes
from pamir_desktop.games.verify import verify
from pamir_desktop.model import SeatSetup, Setup
from pamir_desktop.model.words import Colour
from tests.games.playing import TABLES, played
from tests.test_cli import figures, run

OLD = Path(__file__).parent / "saves" / "schema-1.pamir"


def test_a_sound_game(tmp_path: Path) -> None:
    game = played(TABLES["3 players"](1))
    path = tmp_path / "game.pamir"
    path.write_bytes(save_bytes(game.record()))
    done = run("--verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    found = figures(done.stdout)
    assert found["choices"] == str(game.made)
    assert found["finished"] == "yes"
    assert found["replay"] == "the same position"
    assert found["verified"] == "yes"
    assert done.stdout.count("player: ") == 3


def test_names_cannot_command_the_terminal(tmp_path: Path) -> None:
    seats = [SeatSetup("\x1b[2JAnna\nverified: no", Colour.RED), SeatSetup("\ud83d", Colour.BLUE)]
    path = tmp_path / "game.pamir"
    path.write_bytes(save_bytes(played(Setup(seats, seed=1), 5).record()))
    done = run("--verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "player: ?[2JAnna?verified: no (human), 0 points\n" in done.stdout
    assert "player: ? (human), 0 points\n" in done.stdout


def test_an_old_game() -> None:
    lines, code = verify(OLD)
    assert code == 0
    assert "schema: 1" in lines


@pytest.mark.parametrize(
    ("data", "problem"),
    [(b"", "save.foreign"), (b'{"format": "pamir-game"', "save.cut")],
)
def test_a_damaged_game(data: bytes, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "game.pamir"
    path.write_bytes(data)
    done = run("--verify", str(path))
    assert (done.returncode, done.stderr) == (1, "")
    assert figures(done.stdout)["problem"] == problem


def test_no_game(tmp_path: Path) -> None:
    done = run("--verify", str(tmp_path / "missing.pamir"))
    assert (done.returncode, done.stderr) == (2, "")
    assert figures(done.stdout)["meaning"] == "there is no file missing.pamir"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--verify"], "expected one argument"),
        (["--verify", "a", "--lang", "de"], "--verify has no window: leave out --lang"),
        (["--verify", "a", "--selfplay", "1"], "leave out one"),
        (["--verify", "a", "b"], "--verify opens no game: leave out b"),
        (["b", "--new", "solo"], "--new opens no game: leave out b"),
        (["b", "--selfplay", "1"], "--selfplay opens no game: leave out b"),
    ],
    ids=" ".join,
)
def test_wrong_command_lines(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr


def test_games_on_disk_need_no_qt() -> None:
    code = "import pamir_desktop.games, pamir_desktop.history, sys; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"

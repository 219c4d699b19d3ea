"""`--verify`: without a window, in three languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.games.verify import verify
from pamir_desktop.model import SeatSetup, Setup
from pamir_desktop.model.terms import Colour
from pamir_desktop.views.texts.verdict_lines import verdict_lines
from tests.command_line import figures, run
from tools.attacks.sample_games import TABLES, played

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


def test_a_game_of_the_first_edition(tmp_path: Path) -> None:
    game = played(TABLES["first edition, 3 players"](2))
    path = tmp_path / "game.pamir"
    path.write_bytes(save_bytes(game.record()))
    done = run("--verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    found = figures(done.stdout)
    assert found["edition"] == "first (2015), adapted"
    assert found["verified"] == "yes"
    assert "points" not in done.stdout


def test_names_cannot_command_the_terminal(tmp_path: Path) -> None:
    seats = [SeatSetup("\x1b[2JAnna\nverified: no", Colour.RED), SeatSetup("\ud83d", Colour.BLUE)]
    path = tmp_path / "game.pamir"
    path.write_bytes(save_bytes(played(Setup(seats, seed=1), 5).record()))
    done = run("--verify", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "player: \ufffd[2JAnna\ufffdverified: no, points: 0\n" in done.stdout
    assert "player: \ufffd, points: 0\n" in done.stdout


def test_an_old_game() -> None:
    verdict = verify(OLD)
    assert verdict.code == 0
    assert "schema: 1" in verdict_lines(verdict)


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
    assert figures(done.stdout)["details"] == "There is no file named “missing.pamir”."


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["Problem: save.missing", "Einzelheiten: Die Datei „missing.pamir“ gibt es nicht."]),
        ("ru", ["ошибка: save.missing", "подробности: Файла «missing.pamir» нет."]),
    ],
)
def test_it_uses_the_language(language: str, lines: list[str], tmp_path: Path) -> None:
    done = run("--verify", str(tmp_path / "missing.pamir"), "--lang", language)
    assert done.returncode == 2
    assert done.stdout.splitlines() == lines


def test_wakhan_is_named_in_the_language(tmp_path: Path) -> None:
    path = tmp_path / "game.pamir"
    path.write_bytes(save_bytes(played(TABLES["solo"](1), 5).record()))
    done = run("--verify", str(path), LANG="ru_RU.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "игрок: Вахан, очки: 0\n" in done.stdout
    assert "завершена: нет\n" in done.stdout


def test_games_on_disk_need_no_qt() -> None:
    code = "import pamir_desktop.games, sys; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"

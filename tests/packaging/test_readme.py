"""The documentation is true: its commands run as they are written, its links lead somewhere."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pamir_desktop.cli import read_command_line

from .building import ROOT, fresh_copy

README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
VARIABLES = ("PYTHON", "PIP_", "QT_", "XDG_", "DISPLAY", "WAYLAND", "MAKE", "LANG", "LC_")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the README speaks to a shell of Unix")


def commands_in(page: str) -> list[str]:
    """The lines of its indented blocks, without remarks."""
    return [line.partition("  #")[0].strip() for line in page.splitlines() if line[:4] == "    "]


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


class House:
    """A copy of this tree where all is installed already, and a home with nothing in it."""

    def __init__(self, folder: Path) -> None:
        self.tree = fresh_copy(folder / "tree")
        self.home = folder / "home"
        self.home.mkdir()
        (self.tree / ".venv").symlink_to(sys.prefix)
        for cause in ("pyproject.toml", "packaging/system_libraries.sh"):
            os.utime(self.tree / cause, (0, 0))  # older than the environment: it is up to date
        shutil.copy(
            next((ROOT / "tests" / "games" / "saves").glob("*.pamir")), self.tree / "game.pamir"
        )

    def environment(self, **more: str) -> dict[str, str]:
        """Without a display; the copy is found before what is installed."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(VARIABLES)}
        path = f"{sys.prefix}/bin:{kept.get('PATH', '')}"
        return {**kept, "HOME": str(self.home), "PATH": path, "PYTHONPATH": str(self.tree), **more}

    def run(self, command: str, **more: str) -> str:
        result = subprocess.run(
            command,
            shell=True,
            cwd=self.tree,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
        return result.stdout

    def open_window(self, command: str, is_open: Callable[[], bool]) -> None:
        """Start it, wait until the game is there, and end it."""
        environment = self.environment(QT_QPA_PLATFORM="offscreen")
        process = subprocess.Popen(shlex.split(command), cwd=self.tree, env=environment)
        try:
            end = time.monotonic() + 120
            while not is_open():
                assert process.poll() is None, f"{command} ended with {process.returncode}"
                assert time.monotonic() < end, f"{command} opened nothing"
                time.sleep(0.05)
        finally:
            process.terminate()
            process.wait()


@pytest.fixture
def house(tmp_path: Path) -> House:
    if not Path(sys.prefix, "bin", "pamir-desktop").exists():
        pytest.skip("the program is not installed in this environment")
    return House(tmp_path)


# --- The commands --------------------------------------------------------------------------


def run_demo(house: House, command: str) -> None:
    house.run(command)
    assert len(list((house.tree / "screenshots").glob("*.png"))) == 4


def play_alone(house: House, command: str) -> None:
    played = re.search(r"--selfplay (\d+)", command)
    assert played is not None
    assert f"games: {played[1]}" in house.run(command).splitlines()


def start_game(house: House, command: str) -> None:
    """The places the README names are where things are, too."""
    assert "| games | `~/.local/share/pamir-desktop` |" in README
    assert "| log | `~/.local/state/pamir-desktop/log` |" in README
    autosaves = house.home / ".local/share/pamir-desktop/autosaves"
    house.open_window(command, lambda: any(autosaves.glob("*/*.pamir")))
    assert any((house.home / ".local/state/pamir-desktop/log").iterdir())


def show_replay(house: House, command: str) -> None:
    recent = house.home / ".local/share/pamir-desktop/recent.json"
    house.open_window(command, recent.exists)
    assert "game.pamir" in recent.read_text(encoding="utf-8")


def tell_help(house: House, command: str) -> None:
    printed = house.run(command)
    for option in re.findall(r"`(--[a-z-]+)", README):
        assert option in printed or option == "--remove"


def install(house: House, command: str) -> None:
    """As written; its variables let pip ask no index and to change nothing here."""
    target = house.home / "installed"
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    house.run(command, PIP_TARGET=str(target), PIP_NO_CACHE_DIR="1", **offline)
    assert (target / "pamir_desktop/resources/translations/pamir_de.qm").exists()


def decides_landing(_: House, command: str) -> None:
    """Too long to run within itself: what decides whether a change lands is this very command."""
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert {"test", "lint", "types", "tests"} <= targets()


def is_target(_: House, command: str) -> None:
    """Takes minutes, and the package index; its parts are tested in this folder."""
    assert command.removeprefix("make ") in targets()


def is_checked_for_a_release(_: House, command: str) -> None:
    """Needs the package index: `make release-check` does it with the wheel."""
    tool = command.partition(" ")[0]
    check = (ROOT / "packaging" / "release_check.py").read_text(encoding="utf-8")
    assert f'commands / "{tool}"' in check


TRIED = {
    "make run": run_demo,
    "make test": decides_landing,
    "make package": is_target,
    "pipx install pamir-desktop": is_checked_for_a_release,
    "uvx pamir-desktop": is_checked_for_a_release,
    "python3 -m pip install .": install,
    ".venv/bin/pamir-desktop --selfplay 100 --players 3 --seed 1": play_alone,
    ".venv/bin/pamir-desktop --selfplay 100 --wakhan": play_alone,
    ".venv/bin/pamir-desktop --selfplay 100 --edition first": play_alone,
    ".venv/bin/pamir-desktop --new solo --lang de": start_game,
    ".venv/bin/pamir-desktop --replay game.pamir": show_replay,
    ".venv/bin/pamir-desktop --help": tell_help,
}


def test_every_command_of_the_readme_is_tried_here() -> None:
    assert set(commands_in(README)) == set(TRIED)


@pytest.mark.parametrize("command", TRIED)
def test_a_command_of_the_readme_does_what_is_said(house: House, command: str) -> None:
    TRIED[command](house, command)


# --- The rest ------------------------------------------------------------------------------


def test_every_target_that_is_named_exists() -> None:
    named = {
        target
        for page in PAGES
        for target in re.findall(
            r"(?:^    |`)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE
        )
    }
    assert {"run", "test", "bench", "screenshots", "package", "release-check"} <= named
    assert named <= targets()


def longer_runs() -> Iterator[list[str]]:
    for command in re.findall(r"^\| `(.*?)` \|", CONTRIBUTING, re.MULTILINE):
        yield [word for word in shlex.split(command) if "=" not in word]


def test_the_longer_runs_name_what_exists() -> None:
    runs = list(longer_runs())
    assert len(runs) >= 3
    for program, *arguments in runs:
        assert program.startswith(".venv/bin/")
        if "--selfplay" in arguments:
            assert arguments[:2] == ["-m", "pamir_desktop"]
            read_command_line(arguments[2:])
        else:
            files = [argument for argument in arguments if "/" in argument]
            assert files
            assert all((ROOT / file).exists() for file in files)
    for variable in re.findall(r"PAMIR_[A-Z_]+", CONTRIBUTING):
        sources = (file.read_text("utf-8") for file in (ROOT / "tests" / "model").glob("*.py"))
        assert any(f'"{variable}"' in source for source in sources)


def test_links_between_pages_lead_somewhere() -> None:
    links = [
        (page, link)
        for page in PAGES
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
        if "://" not in link
    ]
    assert links
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []

"""The layers: who may import whom, and that the model and the games on disk know no Qt."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.translate import source_files

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "pamir_desktop"
MODEL = PACKAGE / "model"
TESTS = ROOT / "tests"

QT = ("PySide6", "shiboken6")
WITHOUT_QT = ("model", "games", "lessons", "puzzles", "bots")

ARROWS = {
    "model": {"model"},
    "games": {"model", "games"},
    "lessons": {"model", "lessons"},
    "puzzles": {"model", "puzzles"},
    "bots": {"model", "bots"},
    "keymap": {"model"},
    "settings": {"model"},
    "views": {"model", "games", "lessons", "puzzles", "settings", "keymap", "views"},
    "control": {
        "model",
        "games",
        "lessons",
        "puzzles",
        "settings",
        "keymap",
        "views",
        "control",
        "bots",
    },
    "cli": {"model", "games", "bots", "views"},
    "display": set[str](),
    "demo": {"model", "settings", "app"},
    "app": {
        "model",
        "games",
        "lessons",
        "puzzles",
        "settings",
        "keymap",
        "views",
        "control",
        "cli",
        "demo",
    },
    "__main__": {"app", "bots", "cli", "control", "display"},
}
"""What each part of the package may import, besides the constants of `pamir_desktop` itself."""

EXCEPTIONS = {("pamir_desktop/views/texts/command_line_texts.py", "cli")}
"""The words of the command line are written around its parser."""

HIDDEN_FROM_VIEWS = (
    "pamir_desktop.model.engine",
    "pamir_desktop.model.rules",
    "pamir_desktop.model.wakhan",
    "pamir_desktop.model.apply",
    "pamir_desktop.model.advance",
    "pamir_desktop.lessons.course",
    "pamir_desktop.lessons.conditions",
    "pamir_desktop.lessons.layout",
    "pamir_desktop.puzzles.turn_tree",
    "pamir_desktop.puzzles.proof",
)

LARGEST_ROOT = 8
"""Modules directly in the package; everything else has a folder that says what it is."""


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Every module or name a source imports, with its full dotted name."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            base = ".".join(parents[: len(parents) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (base, node.module) if part)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def imports_of(path: Path) -> set[str]:
    source = path.read_text(encoding="utf-8")
    return set(imported(source, module_name(path), path.name == "__init__.py"))


def is_within(name: str, module: str) -> bool:
    return name == module or name.startswith(f"{module}.")


def python_files(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert found, f"nothing to check in {folder.name}"
    return found


def named(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


def part_of(path: Path) -> str:
    """`views` for everything in views, `settings` for settings.py."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def parts_imported(path: Path) -> set[str]:
    ours = {name.split(".")[1] for name in imports_of(path) if name.startswith("pamir_desktop.")}
    return {part for part in ours if (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").exists()}


@pytest.mark.parametrize("path", named(python_files(PACKAGE)))
def test_imports_follow_the_arrows(path: str) -> None:
    part = part_of(ROOT / path)
    allowed = ARROWS.get(part, set()) | {to for file, to in EXCEPTIONS if file == path}
    assert parts_imported(ROOT / path) <= allowed


def test_every_part_of_the_package_has_its_arrows() -> None:
    assert {part_of(path) for path in python_files(PACKAGE)} - {"__init__"} == set(ARROWS)


@pytest.mark.parametrize(
    "path", [path for part in WITHOUT_QT for path in named(python_files(PACKAGE / part))]
)
def test_rules_and_files_know_no_qt(path: str) -> None:
    assert not {n for n in imports_of(ROOT / path) for module in QT if is_within(n, module)}


def test_few_modules_are_at_the_root() -> None:
    assert len(list(PACKAGE.glob("*.py"))) <= LARGEST_ROOT


def test_texts_of_every_package_are_collected() -> None:
    """A text in a package that nobody listed would never reach the translators."""
    assert set(named(python_files(PACKAGE))) == set(source_files())


@pytest.mark.parametrize("path", named(python_files(PACKAGE / "views")))
def test_the_views_name_no_rules(path: str) -> None:
    hidden = {
        name
        for name in imports_of(ROOT / path)
        if any(is_within(name, module) for module in HIDDEN_FROM_VIEWS)
    }
    assert hidden == set()


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import PySide6.QtCore", "PySide6.QtCore"),
        ("from PySide6 import QtCore", "PySide6.QtCore"),
        ("from ..model import apply", "pamir_desktop.model.apply"),
        ("from ..model.rules.tax import Tax", "pamir_desktop.model.rules.tax.Tax"),
        ("from ..model.rules import tax", "pamir_desktop.model.rules.tax"),
        ("from .. import app", "pamir_desktop.app"),
        ("def f():\n    from ..model import engine", "pamir_desktop.model.engine"),
        ("if TYPE_CHECKING:\n    from ..control import C", "pamir_desktop.control.C"),
    ],
)
def test_the_check_sees_every_way_to_import(source: str, name: str) -> None:
    assert set(imported(source, "pamir_desktop.views.window")) == {name}


def test_the_check_knows_where_a_package_is() -> None:
    found = imported("from .codec import text", "pamir_desktop.model", is_package=True)
    assert set(found) == {"pamir_desktop.model.codec.text"}


def test_the_whole_model_runs_without_qt() -> None:
    program = """
import importlib, pkgutil, sys
import pamir_desktop.model
for module in pkgutil.walk_packages(pamir_desktop.model.__path__, "pamir_desktop.model."):
    importlib.import_module(module.name)
loaded = {name.split(".")[0] for name in sys.modules}
print(sorted(loaded & {"PySide6", "shiboken6"}))
print(sorted(n for n in sys.modules if n.startswith("pamir_desktop.")
             and not n.startswith("pamir_desktop.model")))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["[]", "[]"]


# --- No network ------------------------------------------------------------------------------

NETWORK = (
    *(f"PySide6.Qt{part}" for part in ("Network", "WebSockets", "WebEngineCore", "HttpServer")),
    *("socket", "socketserver", "ssl", "asyncio", "select", "selectors", "http"),
    *("urllib.request", "urllib.error", "ftplib", "smtplib", "poplib", "imaplib", "telnetlib"),
    *("xmlrpc", "webbrowser", "requests", "httpx", "aiohttp"),
)


@pytest.mark.parametrize("path", named(python_files(PACKAGE)))
def test_nothing_talks_to_a_network(path: str) -> None:
    used = imports_of(ROOT / path)
    assert not {name for name in used for module in NETWORK if is_within(name, module)}
    assert not {name for name in used if name.endswith((".QLocalServer", ".QLocalSocket"))}


def test_no_part_of_the_program_loads_what_could() -> None:
    """Not even through another module; `socket` alone comes with the library's log handlers."""
    program = """
import importlib, pkgutil, sys
import pamir_desktop
for module in pkgutil.walk_packages(pamir_desktop.__path__, "pamir_desktop."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(sorted(sys.modules.keys() & {
    "PySide6.QtNetwork", "ssl", "http.client", "urllib.request", "asyncio", "ftplib", "smtplib",
}))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.stderr == ""
    assert done.stdout.strip() == "[]"


# --- Tests mirror what they test -------------------------------------------------------------

MIRRORED = {
    PACKAGE: TESTS,
    ROOT / "packaging": TESTS / "packaging",
    ROOT / "tools": TESTS / "tools",
}


def mirror_of(path: Path) -> Path:
    """Where the tests of a module are, if there is a test module of its name."""
    top = next(top for top in MIRRORED if path.is_relative_to(top))
    return MIRRORED[top] / path.relative_to(top).with_name(f"test_{path.name}")


def mirrored_places() -> dict[str, set[Path]]:
    """For the name of a test module: where it may be. Some names occur in several packages."""
    places: dict[str, set[Path]] = {}
    for path in (path for top in MIRRORED for path in python_files(top)):
        expected = mirror_of(path)
        places.setdefault(expected.name, set()).add(expected)
    return places


def modules_with_tests() -> list[str]:
    """Every module of the model and of the rules of both editions, except Wakhan's.

    Her tests are ordered by her lines.
    """
    folders = [MODEL, *(MODEL / name for name in ("rules", "parts", "first_edition"))]
    paths = [path for folder in folders for path in folder.glob("*.py")]
    return named(sorted(path for path in paths if path.stem != "__init__"))


@pytest.mark.parametrize("path", modules_with_tests())
def test_every_module_of_the_model_has_mirror_of_its_name(path: str) -> None:
    assert mirror_of(ROOT / path).exists()


def test_no_module_of_the_model_is_private() -> None:
    assert not [path for path in modules_with_tests() if Path(path).name.startswith("_")]


def test_a_test_module_named_after_a_module_is_in_the_mirrored_folder() -> None:
    places = mirrored_places()
    misplaced = [
        path
        for path in python_files(TESTS)
        if path.name in places and path not in places[path.name]
    ]
    assert named(misplaced) == []


def test_every_folder_of_tests_mirrors_a_folder_or_is_of_the_whole_window() -> None:
    mirrored = {mirror_of(path).parent for top in MIRRORED for path in python_files(top)}
    window = TESTS / "window"
    folders = {path.parent for path in TESTS.rglob("test_*.py")}
    assert {folder for folder in folders - mirrored if not folder.is_relative_to(window)} == set()


@pytest.mark.parametrize("top", ["pamir_desktop", "tools", "benchmarks", "packaging"])
def test_only_tests_import_tests(top: str) -> None:
    """Tests may use tools; nothing else may need the tests."""
    importing = [
        path
        for path in python_files(ROOT / top)
        if any(is_within(name, "tests") for name in imports_of(path))
    ]
    assert named(importing) == []


@pytest.mark.parametrize("path", named(python_files(TESTS)))
def test_no_test_module_imports_another_one(path: str) -> None:
    """What several test modules use is in a helper module."""
    parts = {part for name in imports_of(ROOT / path) for part in name.split(".")[:-1]}
    assert not {part for part in parts if part.startswith("test_")}


# --- Nothing of one machine ------------------------------------------------------------------

TEXT = {".py", ".md", ".toml", ".txt", ".ts", ".json", ".sh", ".cfg", ".ini", ".yml", ".yaml"}
TEXT |= {".desktop", ".xml", ".spec", ".iss", ".svg", ".qss", ""}
LEFT_OUT = {"build", "dist", "screenshots", "__pycache__", "node_modules"}
PERSONAL = re.compile(r"(?<![\w.}~-])/(?:home|Users|root|work)/\w|[A-Z]:\\\\?Users\\", re.ASCII)


def project_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        hidden = path.name.startswith(".") and path.name != ".ci"
        if hidden or path.name in LEFT_OUT or path.name.endswith(".egg-info"):
            continue
        if path.is_dir():
            yield from project_files(path)
        elif path.suffix in TEXT:
            yield path


def test_no_file_names_a_folder_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in project_files(ROOT)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if PERSONAL.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("top", ["home", "Users", "root", "work"])
def test_the_check_knows_such_a_folder(top: str) -> None:
    assert PERSONAL.search(f"see /{top}/anna/file")
    assert PERSONAL.search(f"'/{top}/anna'")
    assert not PERSONAL.search(f"art/{top}/picture")
    assert not PERSONAL.search(f"https://example.org/{top}/page")

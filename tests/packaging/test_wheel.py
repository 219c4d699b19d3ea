"""The packages for Python: complete, and enough to play in an environment of their own."""

from __future__ import annotations

import os
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

from pamir_desktop import __version__

from .building import ROOT, build_sdist, build_wheel, fresh_copy, run

GERMAN = """
from PySide6.QtCore import QCoreApplication
import pamir_desktop
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.languages import use_language
from pamir_desktop.model.terms import Suit
app = QCoreApplication([])
print(use_language(app, "de"))
print(terms.suit_name(Suit.POLITICAL))
print(pamir_desktop.__file__)
"""


def files_of(package: Path) -> set[str]:
    files = (file for file in package.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return {file.relative_to(package.parent).as_posix() for file in files}


def names_in(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_a_wheel_from_the_sdist_of_a_fresh_clone_holds_and_plays_the_whole_game(
    tmp_path: Path,
) -> None:
    clone = fresh_copy(tmp_path / "clone")
    sources = files_of(clone / "pamir_desktop")
    compiled = {
        f"pamir_desktop/resources/translations/{file.stem}.qm"
        for file in (ROOT / "translations").glob("*.ts")
    }
    assert compiled, "there are no translations"

    sdist = build_sdist(clone, tmp_path)
    packed = names_in(sdist)
    assert sources | compiled <= packed
    assert {"tools/translate.py", "translations/pamir_de.ts", "LICENSE", "Makefile"} <= packed

    wheel = build_wheel(sdist, tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("pamir_desktop/")}
    assert held == sources | compiled

    python = environment_with(wheel, tmp_path / "environment")
    assert_plays(python, tmp_path)


def environment_with(wheel: Path, folder: Path) -> Path:
    """A virtual environment with the wheel alone; Qt and the fonts are lent by this one."""
    run([sys.executable, "-m", "venv", "--without-pip", folder], folder.parent)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "-q"]
    run([*pip, "--no-index", "--no-deps", "--no-cache-dir", wheel], folder)
    places = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], folder)
    # a folder named in a .pth file is searched, but .pth files in it, such as that of an editable
    # install of this tree, are not read
    lent = Path(places.strip()) / "lent.pth"
    lent.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def assert_plays(python: Path, folder: Path) -> None:
    command = python.with_name("pamir-desktop" + python.suffix)
    assert run([command, "--version"], folder).split() == ["pamir-desktop", __version__]
    run([command, "--demo", "pictures", "--lang", "de", "--new", "solo", "--seed", "4"], folder)
    pictures = sorted((folder / "pictures").glob("*.png"))
    assert len(pictures) == 4
    assert all(picture.stat().st_size > 100_000 for picture in pictures)
    language, suit, place = run([python, "-c", GERMAN], folder).splitlines()
    assert (language, suit) == ("de", "Politik")
    assert Path(place).is_relative_to(python.parents[1])

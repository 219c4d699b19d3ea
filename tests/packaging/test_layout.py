"""The tarball for Linux: runs where it is unpacked, and installs and removes itself."""

from __future__ import annotations

import configparser
import os
import shlex
import sys
import tarfile
from pathlib import Path

import pytest

from pamir_desktop.control.qt_application import APP_ID

from .building import run
from .scripts import script

layout = script("layout")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these files are for Linux")


@pytest.fixture
def unpacked(frozen: Path, theme: Path, tmp_path: Path) -> Path:
    (tmp_path / "build").mkdir()
    with tarfile.open(layout.tarball(frozen, theme, tmp_path / "build" / "pamir")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    return tmp_path / "unpacked" / "pamir"


def files_below(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file() or path.is_symlink()}


def test_the_tarball_runs_where_it_is(unpacked: Path) -> None:
    assert run([unpacked / "bin" / "pamir-desktop", "x"], unpacked) == "played: x\n"


def test_installing_puts_it_on_the_desktop_and_removing_leaves_the_rest(
    unpacked: Path, tmp_path: Path
) -> None:
    prefix = tmp_path / "a home & more"
    mine = prefix / "share" / "pamir-desktop" / "games" / "mine.pamir"
    mine.parent.mkdir(parents=True)
    mine.write_text("{}")
    former = prefix / "share" / "applications" / "org.pamirdesktop.PamirDesktop.desktop"
    former.parent.mkdir()
    former.write_text("[Desktop Entry]")
    install = unpacked / "install.sh"
    for _ in range(2):  # the second time over the first
        run([install], tmp_path, PREFIX=str(prefix))
    assert not former.exists(), "the menu would have two entries"
    left_over = prefix / "lib" / "pamir-desktop" / "_internal" / "of-an-older-version"
    left_over.write_text("")
    run([install], tmp_path, PREFIX=str(prefix))
    assert not left_over.exists()

    entry = prefix / "share" / "applications" / f"{APP_ID}.desktop"
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.read(entry, encoding="utf-8")
    command = shlex.split(parser["Desktop Entry"]["exec"].replace("%f", "a game.pamir"))
    assert run(command, tmp_path).startswith("played: a")
    assert os.access(parser["Desktop Entry"]["tryexec"], os.X_OK)
    for place in ("metainfo", "mime/packages", "icons/hicolor/256x256/apps"):
        assert files_below(prefix / "share" / place)

    run([install, "--remove"], tmp_path, PREFIX=str(prefix))
    # what the desktop's own tools wrote about all programs is theirs
    theirs = {prefix / "share" / "mime", prefix / "share" / "applications"}
    left = {f for f in files_below(prefix) if not theirs.intersection(f.parents)}
    left -= set((prefix / "share" / "icons").rglob("icon-theme.cache"))
    assert left == {mine}
    assert [f for f in files_below(prefix) if "pamir" in f.name] == [mine]
    assert not entry.exists()
    assert not (prefix / "lib").exists()
    assert not (prefix / "bin").exists()
    assert not (prefix / "share" / "metainfo").exists()


def test_a_command_of_pip_is_not_removed(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    command = prefix / "bin" / "pamir-desktop"
    command.parent.mkdir(parents=True)
    command.write_text("#!/usr/bin/python3")
    run([unpacked / "install.sh", "--remove"], tmp_path, PREFIX=str(prefix))
    assert command.exists()
    with pytest.raises(AssertionError, match="installed by something else"):
        run([unpacked / "install.sh"], tmp_path, PREFIX=str(prefix))
    assert command.read_text() == "#!/usr/bin/python3"


def test_nothing_is_removed_that_is_not_ours(unpacked: Path, tmp_path: Path) -> None:
    other = tmp_path / "prefix" / "lib" / "pamir-desktop" / "other"
    other.parent.mkdir(parents=True)
    other.write_text("")
    with pytest.raises(AssertionError, match="is not Pamir Desktop"):
        run([unpacked / "install.sh", "--remove"], tmp_path, PREFIX=str(tmp_path / "prefix"))
    assert other.exists()


def test_the_app_dir_has_what_an_app_image_is_made_from(
    frozen: Path, theme: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "PamirDesktop.AppDir"
    layout.app_dir(frozen, theme, folder)
    assert run([folder / "AppRun", "--version"], tmp_path) == "played: --version\n"
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon"):
        assert (folder / name).exists(), "a link that leads nowhere"

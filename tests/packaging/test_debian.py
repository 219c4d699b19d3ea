"""The Debian package: what it holds, for whom, and what it asks for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pamir_desktop.control.qt_application import APP_ID

from .building import ROOT, run
from .scripts import script

script("layout")  # which the next one imports
debian = script("debian")

pytestmark = pytest.mark.skipif(
    shutil.which("dpkg-deb") is None, reason="only Debian's own tool packs for Debian"
)


@pytest.fixture
def package(frozen: Path, theme: Path, tmp_path: Path) -> Path:
    made = debian.debian_package(
        frozen, theme, ROOT / "LICENSE", "9.8.7", tmp_path / "work", tmp_path
    )
    assert isinstance(made, Path)
    return made


def test_it_is_named_as_debian_names_packages(package: Path) -> None:
    assert package.name.startswith("pamir-desktop_9.8.7_")
    fields = run(["dpkg-deb", "--field", package], package.parent)
    assert "Version: 9.8.7" in fields
    assert "libxcb-cursor0" in fields
    assert "python" not in fields.lower()


def test_everything_is_below_usr_and_belongs_to_root(package: Path) -> None:
    listed = run(["dpkg-deb", "--contents", package], package.parent).splitlines()
    names = {line.split()[5].rstrip("/") for line in listed}
    assert all(name == "." or name.startswith("./usr") for name in names)
    assert all(line.split()[1] == "root/root" for line in listed)
    share = "./usr/share"
    for name in (
        "./usr/bin/pamir-desktop",
        f"{share}/applications/{APP_ID}.desktop",
        f"{share}/metainfo/{APP_ID}.metainfo.xml",
        f"{share}/mime/packages/{APP_ID}.xml",
        f"{share}/doc/pamir-desktop/copyright",
        f"{share}/doc/pamir-desktop/changelog.gz",
    ):
        assert name in names


def test_the_command_runs_the_program(package: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    run(["dpkg-deb", "--extract", package, root], tmp_path)
    assert run([root / "usr" / "bin" / "pamir-desktop", "x"], tmp_path) == "played: x\n"
    assert (root / "usr" / "lib" / "pamir-desktop" / "_internal" / "library").stat().st_mode & 0o44


def test_the_sums_are_those_of_the_files(package: Path, tmp_path: Path) -> None:
    run(["dpkg-deb", "--raw-extract", package, tmp_path / "raw"], tmp_path)
    checked = run(["md5sum", "--check", "DEBIAN/md5sums"], tmp_path / "raw")
    files = [p for p in (tmp_path / "raw" / "usr").rglob("*") if p.is_file() and not p.is_symlink()]
    assert checked.count(": OK") == len(files)

"""Where the files of an installed program are on Linux."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path
from typing import Final

LINUX: Final = Path(__file__).parent / "linux"
APP_ID: Final = "io.github.pamir_desktop.PamirDesktop"


def lay_out(frozen: Path, theme: Path, prefix: Path) -> None:
    """The program, its command and its desktop files, below one prefix."""
    share = prefix / "share"
    shutil.copytree(frozen, prefix / "lib" / "pamir-desktop", symlinks=True)
    (prefix / "bin").mkdir()
    (prefix / "bin" / "pamir-desktop").symlink_to("../lib/pamir-desktop/pamir-desktop")
    shutil.copytree(theme, share / "icons" / "hicolor")
    for source, place in (
        (f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop"),
        (f"{APP_ID}.metainfo.xml", share / "metainfo" / f"{APP_ID}.metainfo.xml"),
        (f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{APP_ID}.xml"),
    ):
        place.parent.mkdir(parents=True)
        shutil.copyfile(LINUX / source, place)


def tarball(frozen: Path, theme: Path, target: Path) -> Path:
    """To be unpacked anywhere and run, or installed with its script."""
    folder = target / target.name
    lay_out(frozen, theme, folder)
    shutil.copy(LINUX / "install.sh", folder)
    packed = target.with_name(f"{target.name}.tar.gz")
    with tarfile.open(packed, "w:gz") as archive:
        archive.add(folder, target.name, filter=_of_nobody)
    return packed


def app_dir(frozen: Path, theme: Path, target: Path) -> None:
    """The layout an AppImage is made from."""
    lay_out(frozen, theme, target / "usr")
    (target / "AppRun").symlink_to("usr/bin/pamir-desktop")
    (target / f"{APP_ID}.desktop").symlink_to(f"usr/share/applications/{APP_ID}.desktop")
    picture = f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png"
    (target / f"{APP_ID}.png").symlink_to(picture)
    (target / ".DirIcon").symlink_to(picture)


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out who packed it."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member

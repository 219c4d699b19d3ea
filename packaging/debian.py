"""A Debian package of the frozen program: it needs no Python and no Qt on the system."""

from __future__ import annotations

import gzip
import hashlib
import platform
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path
from typing import Final

from layout import lay_out

MAINTAINER: Final = "The Pamir Desktop founders <pamir-desktop@users.noreply.github.com>"
ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of the machines Qt has wheels for."""

DEPENDS: Final = (
    "libc6 (>= 2.34)",
    "libstdc++6",
    "libgcc-s1",
    "zlib1g",
    "libexpat1",
    "libfontconfig1",
    "libfreetype6",
    "libegl1",
    "libgl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libxcb-cursor0",
    "libwayland-client0",
)
"""What the spec leaves out because every desktop has its own, and what Qt's X11 plugin loads."""

CONTROL: Final = """\
Package: pamir-desktop
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: xdg-utils
Section: games
Priority: optional
Homepage: https://github.com/pamir-desktop/PamirDesktop
Description: table for the board game Pax Pamir
 Play Pax Pamir against computer players, against the automated opponent
 Wakhan, or around one screen with two to five people. Eight lessons teach the
 game. The program draws the whole table, knows every rule, explains what is
 not allowed, gives hints and saves after every choice. In English, German and
 Russian, fully offline.
 .
 This is an unofficial fan project.
"""

COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Pamir Desktop
Comment: The works of others inside this package, Python and Qt among them,
 are listed in /usr/lib/pamir-desktop/_internal/licenses/third-party.txt.

Files: *
Copyright: The Pamir Desktop founders
License: Expat
"""

CHANGELOG: Final = """\
pamir-desktop ({version}) unstable; urgency=low

  * See https://github.com/pamir-desktop/PamirDesktop/blob/main/CHANGELOG.md

 -- {maintainer}  {date}
"""

TELL_DESKTOP: Final = """\
#!/bin/sh
set -e
# Desktops that lack one of these look for themselves.
update-desktop-database -q 2>/dev/null || true
update-mime-database /usr/share/mime >/dev/null 2>&1 || true
gtk-update-icon-cache -q -t -f /usr/share/icons/hicolor 2>/dev/null || true
"""


def debian_package(
    frozen: Path, theme: Path, our_license: Path, version: str, work: Path, target: Path
) -> Path:
    """Lay the program out below /usr in `work` and pack it into the folder `target`."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    lay_out(frozen, theme, work / "usr")
    _document(work / "usr" / "share" / "doc" / "pamir-desktop", our_license, version)
    for path in work.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
    architecture = ARCHITECTURES[platform.machine()]
    files = sorted(path for path in work.rglob("*") if path.is_file() and not path.is_symlink())
    control = work / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        CONTROL.format(
            version=version,
            architecture=architecture,
            maintainer=MAINTAINER,
            size=sum(file.stat().st_size for file in files) // 1024,
            depends=", ".join(DEPENDS),
        ),
        encoding="utf-8",
    )
    (control / "md5sums").write_text(
        "".join(f"{_md5(file)}  {file.relative_to(work)}\n" for file in files), encoding="utf-8"
    )
    for script in ("postinst", "postrm"):
        (control / script).write_text(TELL_DESKTOP, encoding="utf-8")
        (control / script).chmod(0o755)
    packed = target / f"pamir-desktop_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", work, packed],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return packed


def _document(folder: Path, our_license: Path, version: str) -> None:
    """The files that Debian expects of every package."""
    folder.mkdir(parents=True)
    text = our_license.read_text(encoding="utf-8").strip()
    body = "".join(f" {line or '.'}\n" for line in text.splitlines())
    (folder / "copyright").write_text(COPYRIGHT + body, encoding="utf-8")
    changes = CHANGELOG.format(version=version, maintainer=MAINTAINER, date=formatdate())
    packed = gzip.compress(changes.encode(), mtime=0)
    (folder / "changelog.gz").write_bytes(packed)


def _md5(file: Path) -> str:
    """Debian's own check of installed files uses MD5."""
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()

"""`make release-check`: installs each package of dist/ in a clean place and plays the demo there.

Run `make package` first; `make release-check` does. Prints a line for each package, and ends with 1
if one of them failed. A check whose tool this system lacks is named as skipped.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from pamir_desktop import __version__

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
PICTURES: Final = 4
LEAST_PICTURE: Final = 100_000
"""Bytes of a picture in which something is drawn."""


class FailedError(Exception):
    """Something a package should do and did not."""


class SkippedError(Exception):
    """A tool this system lacks."""


def run(*command: str | Path, folder: Path, **variables: str) -> str:
    """What the command prints, without this environment's Python and Qt."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "QT_", "VIRTUAL"))}
    parts = [str(part) for part in command]
    done = subprocess.run(
        parts,
        cwd=folder,
        env={**kept, **variables},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise FailedError(f"{' '.join(parts)} ended with {done.returncode}\n{done.stdout[-2000:]}")
    return done.stdout


def play(folder: Path, *program: str | Path, **variables: str) -> None:
    """It has this version, plays a game without a window, and the demo in a window nobody sees."""
    printed = run(*program, "--version", folder=folder, **variables)
    if f"pamir-desktop {__version__}" not in printed:
        raise FailedError(f"another version: {printed}")
    run(*program, "--selfplay", "1", folder=folder, **variables)
    pictures = folder / "pictures"
    run(*program, "--demo", pictures, "--lang", "ru", folder=folder, **variables)
    check_pictures(pictures)


def check_pictures(folder: Path) -> None:
    drawn = [file for file in folder.glob("*.png") if file.stat().st_size > LEAST_PICTURE]
    if len(drawn) != PICTURES:
        raise FailedError(f"{len(drawn)} pictures instead of {PICTURES}")


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise SkippedError(f"{name} is not installed")
    return found


def only_file(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if not found:
        raise SkippedError(f"{pattern} was not built")
    return found[-1]


# --- For Python ----------------------------------------------------------------------------


def environment(folder: Path, *packages: str | Path) -> Path:
    """A new virtual environment; the folder of its commands."""
    run(sys.executable, "-m", "venv", folder / "environment", folder=folder)
    commands = folder / "environment" / "bin"
    pip = (commands / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check")
    run(*pip, *packages, folder=folder)
    return commands


def wheel(folder: Path) -> None:
    commands = environment(folder, only_file(f"pamir_desktop-{__version__}-*.whl"))
    play(folder, commands / "pamir-desktop")


def sdist(folder: Path) -> None:
    commands = environment(folder, only_file(f"pamir_desktop-{__version__}.tar.gz"))
    play(folder, commands / "pamir-desktop")


def pipx(folder: Path) -> None:
    commands = environment(folder, "pipx")
    homes = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "bin")}
    package = only_file(f"pamir_desktop-{__version__}-*.whl")
    run(commands / "pipx", "install", package, folder=folder, **homes)
    play(folder, folder / "bin" / "pamir-desktop")
    run(commands / "pipx", "uninstall", "pamir-desktop", folder=folder, **homes)
    if (folder / "bin" / "pamir-desktop").exists():
        raise FailedError("pipx uninstall leaves the command")


def uvx(folder: Path) -> None:
    commands = environment(folder, "uv")
    package = only_file(f"pamir_desktop-{__version__}-*.whl")
    play(folder, commands / "uvx", "--from", package, "pamir-desktop")


# --- For Linux desktops --------------------------------------------------------------------


def archive(folder: Path) -> None:
    """Unpacked and run; installed, run and removed without a trace."""
    packed = only_file(f"pamir-desktop-{__version__}-linux-*.tar.gz")
    run("tar", "-xzf", packed, folder=folder)
    unpacked = folder / packed.name.removesuffix(".tar.gz")
    play(folder, unpacked / "bin" / "pamir-desktop")
    prefix = folder / "prefix"
    run(unpacked / "install.sh", folder=folder, PREFIX=str(prefix))
    play(folder, prefix / "bin" / "pamir-desktop")
    run(unpacked / "install.sh", "--remove", folder=folder, PREFIX=str(prefix))
    # the indexes of the desktop itself may stay; they are not ours
    if left := [path for path in prefix.rglob("*") if "pamir" in path.name]:
        raise FailedError(f"install.sh --remove leaves {left}")


def debian(folder: Path) -> None:
    """In a bare Debian system: installs with what it depends on, plays, leaves nothing behind."""
    package = only_file(f"pamir-desktop_{__version__}_*.deb")
    bootstrap = tool("debootstrap")
    if os.geteuid():
        raise SkippedError("a bare Debian system can only be made by root")
    root = folder / "root"
    run(bootstrap, "--variant=minbase", _suite(), root, *_mirror(), folder=folder)
    before = _files(root)
    shutil.copy(package, root / "tmp")
    inside = ("chroot", root)
    apt = ("apt-get", "install", "-qq", "--no-install-recommends", f"/tmp/{package.name}")
    run(*inside, *apt, folder=folder, DEBIAN_FRONTEND="noninteractive")
    run(*inside, "useradd", "--create-home", "player", folder=folder)
    user = (*inside, "su", "player", "-c")
    run(*user, "pamir-desktop --selfplay 1", folder=folder)
    run(*user, "pamir-desktop --demo ~/pictures --lang ru", folder=folder)
    check_pictures(root / "home" / "player" / "pictures")
    run(*inside, "apt-get", "remove", "-qq", "--purge", "pamir-desktop", folder=folder)
    if left := [path for path in _files(root) - before if "pamir" in path.lower()]:
        raise FailedError(f"removing the package leaves {left}")


def _files(root: Path) -> set[str]:
    """Without what the package system writes down for itself."""
    places = ("usr", "etc", "opt", "home")
    found = (path for place in places for path in (root / place).rglob("*"))
    return {str(path.relative_to(root)) for path in found}


def _suite() -> str:
    match = re.search(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(), re.MULTILINE)
    return match[1] if match else "stable"


def _mirror() -> tuple[str, ...]:
    """The one this system uses; debootstrap has a default of its own."""
    lists = [*Path("/etc/apt").glob("sources.list.d/*.sources"), Path("/etc/apt/sources.list")]
    for file in lists:
        if file.exists() and (match := re.search(r"(?:URIs: |^deb )(\S+)", file.read_text())):
            return (match[1],)
    return ()


def app_image(folder: Path) -> None:
    packed = only_file(f"PamirDesktop-{__version__}-*.AppImage")
    play(folder, packed, APPIMAGE_EXTRACT_AND_RUN="1")


CHECKS: Final[Sequence[Callable[[Path], None]]] = (
    wheel,
    sdist,
    pipx,
    uvx,
    archive,
    debian,
    app_image,
)


def main() -> int:
    wanted = set(sys.argv[1:]) or {check.__name__ for check in CHECKS}
    failed = False
    for check in CHECKS:
        if check.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                check(Path(folder))
            except SkippedError as reason:
                print(f"{check.__name__}: skipped, {reason}", flush=True)
            except FailedError as reason:
                print(f"{check.__name__}: FAILED, {reason}", flush=True)
                failed = True
            else:
                print(f"{check.__name__}: installs, plays, and goes", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

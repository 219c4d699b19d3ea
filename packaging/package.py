"""`make package`: builds everything this system can build into dist/ and tests the results.

Prints one number per line. See docs/packaging.md for the other systems.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Final

from debian import debian_package
from draw_icons import draw_all
from layout import app_dir, tarball

from pamir_desktop import BOT_WORKER, __version__

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
BUILD: Final = ROOT / "build"
ENVIRONMENT: Final = ROOT / ".venv-package"
"""With the wheel and PyInstaller, and nothing else that could leak in."""

BIN: Final = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
STARTS: Final = 3


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """What the command prints; it runs without the environment of this script."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "QT_"))}
    parts = [str(part) for part in command]
    result = subprocess.run(
        parts, cwd=folder, env=kept, check=False, stdout=subprocess.PIPE, text=True
    )
    if result.returncode:
        sys.exit(f"{' '.join(parts)} ended with {result.returncode}\n{result.stdout}")
    return result.stdout


def tell(name: str, value: float) -> None:
    print(f"{name}: {value:.2f}", flush=True)


def megabytes(path: Path) -> float:
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if not file.is_dir()) / 1e6


# --- For Python ----------------------------------------------------------------------------


def python_packages() -> Path:
    """The sdist, and the wheel that is built from it."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
    sdist = DIST / f"pamir_desktop-{__version__}.tar.gz"
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-cache-dir", "--no-deps")
    run(*pip, "--no-build-isolation", "--wheel-dir", DIST, sdist)
    wheel = DIST / f"pamir_desktop-{__version__}-py3-none-any.whl"
    tell("sdist_mb", megabytes(sdist))
    tell("wheel_mb", megabytes(wheel))
    return wheel


# --- Frozen --------------------------------------------------------------------------------


def prepare_environment(wheel: Path) -> None:
    if not BIN.exists():
        run(sys.executable, "-m", "venv", ENVIRONMENT)
    pip = (BIN / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    run(*pip, wheel, *project["optional-dependencies"]["package"])
    # the version may be the same as that of the previous wheel
    run(*pip, "--force-reinstall", "--no-deps", wheel)


def freeze() -> Path:
    """The program with Python and Qt in one folder."""
    spec = ROOT / "packaging" / "pamir-desktop.spec"
    places = ("--distpath", BUILD / "frozen", "--workpath", BUILD / "pyinstaller")
    # not from this folder: its pamir_desktop would shadow the installed one
    run(*(BIN / "pyinstaller", "--noconfirm", "--log-level", "ERROR", *places, spec), folder=BUILD)
    frozen = BUILD / "frozen" / "pamir-desktop"
    if sys.platform == "linux" and shutil.which("strip"):
        libraries = frozen / "_internal"
        # Qt's libraries are stripped already
        ours = [*libraries.glob("libpython*"), *libraries.glob("python3*/lib-dynload/*.so")]
        run("strip", "--strip-unneeded", *ours)
    return frozen


def seconds_to_start(program: Path) -> float:
    """From nothing until the start page is drawn, which the demo shows first."""
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder) / "0-start.png"
        began = time.perf_counter()
        with subprocess.Popen([program, "--demo", folder], stdout=subprocess.DEVNULL) as process:
            while not picture.exists() and process.poll() is None:
                time.sleep(0.005)
            seconds = time.perf_counter() - began
            process.terminate()
    return seconds


def try_out(program: Path) -> None:
    """It prints its version, starts a worker for computer players and plays the demo in German."""
    if run(program, "--version", folder=BUILD).split() != ["pamir-desktop", __version__]:
        sys.exit(f"{program} has another version than {__version__}")
    # a worker ends when there is no more to read
    worker: list[str | Path] = [program, BOT_WORKER]
    if subprocess.run(worker, stdin=subprocess.DEVNULL, check=False, timeout=60).returncode:
        sys.exit(f"{program} starts no workers for computer players")
    pictures = BUILD / "demo"
    shutil.rmtree(pictures, ignore_errors=True)
    run(program, "--demo", pictures, "--lang", "de", folder=BUILD)
    drawn = [file for file in pictures.glob("*.png") if file.stat().st_size > 100_000]
    if len(drawn) != 4:
        sys.exit(f"{program} did not leave its four pictures in {pictures}")
    print(f"{program.relative_to(ROOT)} plays: {pictures.relative_to(ROOT)}", flush=True)


# --- For the desktop -----------------------------------------------------------------------


def linux_packages(frozen: Path, theme: Path) -> None:
    machine = platform.machine()
    work = BUILD / f"pamir-desktop-{__version__}-linux-{machine}"
    shutil.rmtree(work, ignore_errors=True)
    packed = tarball(frozen, theme, work)
    tell("tarball_mb", megabytes(packed))
    shutil.move(packed, DIST / packed.name)
    if shutil.which("dpkg-deb"):
        deb = debian_package(frozen, theme, ROOT / "LICENSE", __version__, BUILD / "debian", DIST)
        tell("deb_mb", megabytes(deb))
    else:
        print("dpkg-deb is not installed: skipping the Debian package", flush=True)
    image = BUILD / "PamirDesktop.AppDir"
    shutil.rmtree(image, ignore_errors=True)
    app_dir(frozen, theme, image)
    try_out(image / "AppRun")
    if tool := shutil.which("appimagetool"):
        made = DIST / f"PamirDesktop-{__version__}-{machine}.AppImage"
        run(tool, image, made)
        tell("appimage_mb", megabytes(made))
    else:
        print("appimagetool is not installed: skipping the AppImage", flush=True)


def main() -> None:
    DIST.mkdir(exist_ok=True)
    BUILD.mkdir(exist_ok=True)
    wheel = python_packages()
    icons = BUILD / "icons"
    draw_all(icons)
    prepare_environment(wheel)
    frozen = freeze()
    program = frozen / ("pamir-desktop.exe" if os.name == "nt" else "pamir-desktop")
    try_out(program)
    tell("folder_mb", megabytes(frozen))
    tell("start_s", min(seconds_to_start(program) for _ in range(STARTS)))
    if sys.platform == "linux":
        linux_packages(frozen, icons / "hicolor")


if __name__ == "__main__":
    main()

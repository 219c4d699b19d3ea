"""Draw the icons of the program in the sizes and formats every system wants.

python packaging/draw_icons.py window      those of the window, kept in resources; after a change
python packaging/draw_icons.py FOLDER      a theme for Linux, .ico for Windows and .icns for macOS
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT: Final = Path(__file__).parents[1]
DRAWINGS: Final = ROOT / "packaging" / "icons"
IN_THE_WINDOW: Final = ROOT / "pamir_desktop" / "resources" / "icons"

APP_ID: Final = "io.github.pamir_desktop.PamirDesktop"
GAME_ICON: Final = "application-x-pamir-game+json"

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOW_SIZES: Final = (32, 256)
WINDOWS_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
MAC_TYPES: Final = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}
LARGEST_SMALL: Final = 32
"""Up to this size the simpler drawing is used."""


def app_drawing(size: int) -> Path:
    return DRAWINGS / f"pamir-desktop{'-small' if size <= LARGEST_SMALL else ''}.svg"


def picture(drawing: Path, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return image


def png(drawing: Path, size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(drawing, size).save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants str
    return bytes(buffer.data().data())


def draw_theme(hicolor: Path) -> None:
    """Icons of the program and of its files, in the folders of a freedesktop theme."""
    for size in SIZES:
        place = hicolor / f"{size}x{size}"
        _write(place / "apps" / f"{APP_ID}.png", png(app_drawing(size), size))
        _write(place / "mimetypes" / f"{GAME_ICON}.png", png(DRAWINGS / "pamir-game.svg", size))
    whole = hicolor / "scalable"
    _write(whole / "apps" / f"{APP_ID}.svg", (DRAWINGS / "pamir-desktop.svg").read_bytes())
    _write(whole / "mimetypes" / f"{GAME_ICON}.svg", (DRAWINGS / "pamir-game.svg").read_bytes())


def ico() -> bytes:
    """All sizes in one Windows file: a directory, then PNGs."""
    pictures = [png(app_drawing(size), size) for size in WINDOWS_SIZES]
    found = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(found) + 16 * len(pictures)
    for size, data in zip(WINDOWS_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        found += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return found + b"".join(pictures)


def icns(drawing: Path | None = None) -> bytes:
    """All sizes in one macOS file: tagged PNGs; of the program by default."""
    chunks = b""
    for tag, size in MAC_TYPES.items():
        data = png(drawing or app_drawing(size), size)
        chunks += tag.encode() + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def draw_window_icons(folder: Path = IN_THE_WINDOW) -> None:
    for size in WINDOW_SIZES:
        _write(folder / f"pamir-desktop-{size}.png", png(app_drawing(size), size))


def draw_all(folder: Path) -> None:
    draw_theme(folder / "hicolor")
    _write(folder / "pamir-desktop.ico", ico())
    _write(folder / "pamir-desktop.icns", icns())
    _write(folder / "pamir-game.icns", icns(DRAWINGS / "pamir-game.svg"))


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


if __name__ == "__main__":
    if sys.argv[1:] == ["window"]:
        draw_window_icons()
    else:
        draw_all(Path(sys.argv[1]))

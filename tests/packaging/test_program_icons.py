"""The icons of the program: drawn from the same sources everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from pamir_desktop.control.qt_application import window_icon

from .scripts import script

draw_icons = script("draw_icons")


def difference(one: QImage, other: QImage) -> int:
    """The largest difference of any colour of any pixel."""
    pair = [image.convertedTo(QImage.Format.Format_RGBA8888) for image in (one, other)]
    ours, theirs = (bytes(image.constBits()) for image in pair)
    return max(abs(a - b) for a, b in zip(ours, theirs, strict=True))


def test_the_window_shows_both_drawings(qapp: QApplication) -> None:
    icon = window_icon()
    assert icon.availableSizes() == [QSize(32, 32), QSize(256, 256)]
    for size in (32, 256):
        shown = icon.pixmap(QSize(size, size), 1.0).toImage()
        # another version of Qt may round the edges a little differently
        assert difference(shown, draw_icons.picture(draw_icons.app_drawing(size), size)) < 24, (
            "draw them again: python packaging/draw_icons.py window"
        )


def test_a_theme_has_every_size_and_nothing_is_empty(qapp: QApplication, tmp_path: Path) -> None:
    draw_icons.draw_theme(tmp_path)
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        files = [
            tmp_path / f"{size}x{size}" / "apps" / "io.github.pamir_desktop.PamirDesktop.png",
            tmp_path / f"{size}x{size}" / "mimetypes" / "application-x-pamir-game+json.png",
        ]
        for image in (QImage(str(file)) for file in files):
            assert image.size() == QSize(size, size)
            middle = image.pixelColor(size // 2, size // 2)
            assert middle.alpha() == 255
            assert image.pixelColor(0, 0).alpha() < 255, "a picture needs round corners"
    assert (tmp_path / "scalable" / "apps" / "io.github.pamir_desktop.PamirDesktop.svg").exists()


@pytest.mark.parametrize(
    ("name", "sizes"),
    [("pamir-desktop.ico", draw_icons.WINDOWS_SIZES), ("pamir-desktop.icns", (512,))],
)
def test_icons_of_other_systems_can_be_read(
    qapp: QApplication, tmp_path: Path, name: str, sizes: tuple[int, ...]
) -> None:
    draw_icons.draw_all(tmp_path)
    reader = QImageReader(str(tmp_path / name))
    found = set()
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        found.add(image.width())
        assert image.pixelColor(image.rect().center()).alpha() == 255
    assert set(sizes) <= found


def test_the_directory_of_a_windows_icon_names_the_sizes_in_it() -> None:
    data = draw_icons.ico()
    count = data[4]
    assert [data[6 + 16 * i] or 256 for i in range(count)] == list(draw_icons.WINDOWS_SIZES)

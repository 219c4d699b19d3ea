"""Every screen in every language: the language changes at once, and every text has its room.

A screen in which the language has been changed is the same as if it had been opened in it, word by
word and pixel by pixel. In no language is a text cut or written over another.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import pytest
from attrs import Factory, evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from pamir_desktop import LANGUAGES
from pamir_desktop.views.art.cards import card_cache
from pamir_desktop.views.table import card_item
from tests.window.application import USUAL_SIZE, Size
from tools.screens import SCENES

from .fitting import misfits, narrow, unreadable
from .stages import KINDS, settle, stage_at
from .words_painted import recorded
from .words_seen import Seen, words_on

SMALL_SIZE: Size = (1024, 700)
"""The smallest window in which the table can be played."""
GRAIN, UNSEEN = 8, 24
"""Squares of pixels that are compared, and the difference from which on one sees it."""

NO_PICTURE = QImage()
"""Of a screen whose picture is compared with none: all pictures together take gigabytes."""


@frozen
class Look:
    words: set[Seen]
    picture: QImage
    misfits: set[str] = Factory(set)
    unreadable: set[str] = Factory(set)


def look_of(widget: QWidget) -> Look:
    return Look(set(words_on(widget)), widget.grab().toImage())


@cache
def opened(language: str, size: Size = USUAL_SIZE, scale: int = 100) -> dict[str, Look]:
    """All screens as they are in a program that has never spoken another language."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    card_cache.clear()
    is_compared = (size, scale) == (USUAL_SIZE, 100)
    looks = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        recorded() as recorder,
        stage_at(app, Path(folder), language, size=size, scale=scale) as stage,
        pytest.MonkeyPatch.context() as patch,
    ):
        # a sketch is replaced before anyone reads it
        patch.setattr(card_item, "sketch_card", lambda *_: None)
        # the menu of games keeps what it listed, and the test below opens no menu
        for name in sorted(SCENES, key=lambda name: name.startswith("menu-")):
            scene = SCENES[name]
            recorder.clear()
            widget = scene(stage)
            settle(stage, widget)
            recorder.forget_widgets()
            look = look_of(widget)
            looks[name] = evolve(
                look,
                picture=look.picture if is_compared and name in KINDS else NO_PICTURE,
                misfits=misfits(widget, recorder),
                unreadable=unreadable(recorder),
            )
            stage.tidy()
    return looks


def in_one_worker(language: str) -> object:
    """All tests of a language share what `opened` keeps: opening every screen takes long."""
    return pytest.param(language, marks=pytest.mark.xdist_group(f"screens-{language}"))


EVERY = [in_one_worker(language) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("size", "scale"), [(USUAL_SIZE, 100), (SMALL_SIZE, 100), (USUAL_SIZE, 150)]
)
@pytest.mark.parametrize("language", EVERY)
def test_every_text_has_its_room(qapp: QApplication, language: str, size: Size, scale: int) -> None:
    looks = opened(language, size, scale)
    found = {name: look.misfits for name, look in looks.items() if look.misfits}
    assert not found


@pytest.mark.parametrize("language", EVERY)
def test_every_text_can_be_read(qapp: QApplication, language: str) -> None:
    """Texts that do not fit are rewritten or given room, but never smaller than 11 pixels."""
    found = {name: look.unreadable for name, look in opened(language).items() if look.unreadable}
    assert not found


@pytest.mark.parametrize("other", [in_one_worker(language) for language in ("de", "ru")])
def test_every_screen_changes_its_language(qapp: QApplication, tmp_path: Path, other: str) -> None:
    elsewhere = opened(other)
    wrong: dict[tuple[str, str], object] = {}
    with stage_at(qapp, tmp_path) as stage:
        for name in KINDS:
            widget = SCENES[name](stage)
            settle(stage, widget)
            english = look_of(widget)
            stage.application.settings.change(language="de" if other == "ru" else "ru")
            for language, wanted in ((other, elsewhere[name]), ("en", english)):
                stage.application.settings.change(language=language)
                settle(stage, widget)
                seen = look_of(widget)
                assert language == "en" or seen.words != english.words, name
                if different := seen.words ^ wanted.words:
                    wrong[name, language] = different
                elif cut := narrow(widget):
                    wrong[name, language] = cut
                elif not are_alike(seen.picture, wanted.picture):
                    wrong[name, language] = kept(tmp_path / f"{name}-{language}", seen, wanted)
            stage.tidy()
    assert not wrong


def kept(path: Path, *looks: Look) -> list[str]:
    """Pictures that should be alike, to be looked at."""
    files = [f"{path}-{number}.png" for number, _ in enumerate(looks)]
    for file, look in zip(files, looks, strict=True):
        look.picture.save(file)
    return files


def are_alike(one: QImage, other: QImage) -> bool:
    """Up to the grain of letters; windows that have grown with their words need not be alike."""
    if one == other or one.size() != other.size():
        return True
    difference = QImage(one)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    small = difference.scaled(
        one.width() // GRAIN,
        one.height() // GRAIN,
        mode=Qt.TransformationMode.SmoothTransformation,
    )
    small.convertTo(QImage.Format.Format_Grayscale8)
    bits, line = bytes(small.constBits()), small.bytesPerLine()
    # a line ends with whatever was there before
    rows = (bits[start : start + small.width()] for start in range(0, len(bits), line))
    return max(map(max, rows)) < UNSEEN

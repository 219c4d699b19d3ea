"""Portraits of the computer players: each temperament and each level can be distinguished."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.views.art.palette import PALETTES, THEMES
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.portraits import CHARACTERS, HUES, paint_portrait


def picture(bot: Bot, theme: str = "light", side: int = 36) -> bytes:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    look = Look(THEMES[theme], next(iter(PALETTES.values())))
    paint_portrait(painter, QRectF(0, 0, side, side), bot, look)
    painter.end()
    return bytes(image.constBits())


def test_everyone_has_a_face() -> None:
    assert set(CHARACTERS) == set(HUES) == set(Temperament)


def test_temperaments_and_levels_look_different(qtbot: QtBot) -> None:
    bots = [Bot(level, temperament) for level, temperament in product(Level, Temperament)]
    assert len({picture(bot) for bot in bots}) == len(bots)


def test_the_seed_of_a_bot_cannot_be_seen(qtbot: QtBot) -> None:
    assert picture(Bot(seed=1)) == picture(Bot(seed=2))


def test_portraits_follow_the_theme(qtbot: QtBot) -> None:
    assert picture(Bot(), "light") != picture(Bot(), "dusk")

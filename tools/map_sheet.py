"""Writes pictures of the map in several sizes, themes, languages and states of play.

Usage: python tools/map_sheet.py [directory]
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attrs import frozen

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from pamir_desktop.model.terms import Border, Coalition, Colour, Region
from pamir_desktop.views.art.map.geometry import WIDTH
from pamir_desktop.views.art.map.layout import lay_out
from pamir_desktop.views.art.map.lettering import MapWords, name_places
from pamir_desktop.views.art.map.overlay import (
    paint_focused_border,
    paint_focused_region,
    paint_legal_border,
    paint_legal_region,
    paint_ruled_edge,
    paint_stack_loss,
    paint_stacks,
)
from pamir_desktop.views.art.map.sheet import ground, lettering, paint_sheet, sheet_size
from pamir_desktop.views.art.palette import DUSK, HIGH_CONTRAST, LIGHT, PRINTED, SAFE
from pamir_desktop.views.art.pieces import Look
from pamir_desktop.views.art.tokens import paint_no_ruler, paint_ruler

WIDTHS: Final = (440, 616, 1000, 1400, 2400)

WORDS: Final = {
    "en": MapWords(
        regions=("Persia", "Transcaspia", "Herat", "Kabul", "Kandahar", "Punjab"),
        caspian="Caspian Sea",
        arabian="Arabian Sea",
        towns=(
            "Khiva",
            "Bukhara",
            "Merv",
            "Mashhad",
            "Kerman",
            "Farah",
            "Balkh",
            "Ghazni",
            "Girishk",
            "Kalat",
            "Attock",
            "Lahore",
            "Multan",
        ),
        title="Afghanistan",
        subtitle="and the adjoining lands · 1823",
    ),
    "de": MapWords(
        regions=("Persien", "Transkaspien", "Herat", "Kabul", "Kandahar", "Punjab"),
        caspian="Kaspisches Meer",
        arabian="Arabisches Meer",
        towns=(
            "Chiwa",
            "Buchara",
            "Merw",
            "Maschhad",
            "Kerman",
            "Farah",
            "Balch",
            "Ghazni",
            "Girischk",
            "Kalat",
            "Attock",
            "Lahore",
            "Multan",
        ),
        title="Afghanistan",
        subtitle="und die Länder ringsum · 1823",
    ),
    "ru": MapWords(
        regions=("Персия", "Закаспий", "Герат", "Кабул", "Кандагар", "Пенджаб"),
        caspian="Каспийское море",
        arabian="Аравийское море",
        towns=(
            "Хива",
            "Бухара",
            "Мерв",
            "Мешхед",
            "Керман",
            "Фарах",
            "Балх",
            "Газни",
            "Гиришк",
            "Калат",
            "Атток",
            "Лахор",
            "Мултан",
        ),
        title="Афганистан",
        subtitle="и сопредельные земли · 1823",
        italics=False,
    ),
}


@frozen
class Scene:
    """A state of play, as far as the map shows it."""

    name: str
    armies: dict[Region, dict[Coalition, int]]
    tribes: dict[Region, dict[Colour, int]]
    roads: dict[Border, dict[Coalition, int]]
    rulers: dict[Region, Colour]


_A, _B, _R = Coalition
_GREY, _BLUE, _TAN, _RED, _BLACK = Colour

SCENES: Final = (
    Scene("empty", {}, {}, {}, {}),
    Scene(
        "early",
        {Region.KABUL: {_A: 1}, Region.PERSIA: {_R: 1}, Region.PUNJAB: {_B: 2}},
        {Region.HERAT: {_BLUE: 1}, Region.KABUL: {_RED: 1}},
        {Border.PERSIA_TRANSCASPIA: {_R: 1}, Border.KABUL_PUNJAB: {_B: 1}},
        {Region.KABUL: _RED},
    ),
    Scene(
        "middle",
        {
            Region.TRANSCASPIA: {_R: 3},
            Region.KABUL: {_A: 2, _B: 1},
            Region.PERSIA: {_R: 1},
            Region.HERAT: {_B: 1, _A: 1},
            Region.KANDAHAR: {_A: 1, _B: 2},
            Region.PUNJAB: {_B: 2},
        },
        {
            Region.TRANSCASPIA: {_TAN: 1, _BLUE: 1},
            Region.KABUL: {_RED: 2, _BLACK: 1},
            Region.HERAT: {_BLUE: 2, _BLACK: 1},
            Region.KANDAHAR: {_BLACK: 1},
            Region.PUNJAB: {_BLUE: 1, _GREY: 1},
        },
        {
            Border.PERSIA_TRANSCASPIA: {_R: 2},
            Border.TRANSCASPIA_HERAT: {_R: 1},
            Border.TRANSCASPIA_KABUL: {_A: 1},
            Border.HERAT_KABUL: {_A: 2},
            Border.KABUL_KANDAHAR: {_A: 1},
            Border.HERAT_KANDAHAR: {_B: 1},
            Border.KABUL_PUNJAB: {_B: 2},
            Border.KANDAHAR_PUNJAB: {_B: 1},
        },
        {
            Region.TRANSCASPIA: _TAN,
            Region.KABUL: _RED,
            Region.HERAT: _BLUE,
            Region.PUNJAB: _BLACK,
        },
    ),
    Scene(
        "crowded",
        {region: {_A: 12, _B: 3, _R: 2} for region in Region},
        {region: {_GREY: 1, _BLUE: 2, _TAN: 4, _RED: 10, _BLACK: 3} for region in Region},
        {border: {_A: 3, _B: 4, _R: 12} for border in Border},
        {region: Colour(region % 5) for region in Region},
    ),
)


def picture(
    scene: Scene,
    width: int,
    look: Look,
    language: str,
    marks: Callable[[QPainter], None] | None = None,
) -> QImage:
    """The whole map; `marks` are painted on the sheet, under the pieces."""
    image = QImage(sheet_size(width), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    words = WORDS[language]

    def rule(between: QPainter) -> None:
        for region, colour in scene.rulers.items():
            paint_ruled_edge(between, region, colour, look, width)

    paint_sheet(painter, QPointF(0, 0), width, look.theme, words, rule)
    if marks is not None:
        marks(painter)
    pixel = width / WIDTH
    for region, place in name_places(words, width).items():
        at, radius = QPointF(*place.ruler) * pixel, place.ruler_radius * pixel
        if region in scene.rulers:
            paint_ruler(painter, at, radius, scene.rulers[region], look)
        else:
            paint_no_ruler(painter, at, radius, look.theme)
    paint_stacks(painter, lay_out(scene.armies, scene.tribes, scene.roads, width), look)
    painter.end()
    return image


def choices(width: int, look: Look) -> QImage:
    """The early state with all marks: legal, focused, threatened."""
    theme = look.theme

    def mark(painter: QPainter) -> None:
        paint_legal_region(painter, Region.PERSIA, theme, width)
        paint_focused_region(painter, Region.KANDAHAR, theme, width)
        paint_legal_border(painter, Border.HERAT_KABUL, theme, width)
        paint_legal_border(painter, Border.TRANSCASPIA_HERAT, theme, width)
        paint_focused_border(painter, Border.KANDAHAR_PUNJAB, theme, width)

    image = picture(SCENES[1], width, look, "en", mark)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    here = lay_out(SCENES[1].armies, SCENES[1].tribes, SCENES[1].roads, width)
    for stack in here:
        if stack.place is Region.PUNJAB:
            paint_stack_loss(painter, stack, theme)
    painter.end()
    return image


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    target.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    for theme in (LIGHT, DUSK):
        for width in WIDTHS:
            start = time.perf_counter()
            ground(width, 1.0, theme)
            lettering(width, 1.0, theme, WORDS["en"])
            spent = (time.perf_counter() - start) * 1000
            print(f"{theme.name} {width}: static sheet painted in {spent:.0f} ms")
            look = Look(theme, SAFE)
            for scene in SCENES:
                name = f"map-{scene.name}-{theme.name}-{width}.png"
                picture(scene, width, look, "en").save(str(target / name))
        for language in WORDS:
            for width in (440, 1000):
                name = f"map-middle-{theme.name}-{width}-{language}.png"
                picture(SCENES[2], width, Look(theme, SAFE), language).save(str(target / name))
        for palette in (HIGH_CONTRAST, PRINTED):
            name = f"map-middle-{theme.name}-616-{palette.name}.png"
            picture(SCENES[2], 616, Look(theme, palette), "en").save(str(target / name))
        for width in (616, 1400):
            name = f"map-choices-{theme.name}-{width}.png"
            choices(width, Look(theme, SAFE)).save(str(target / name))
    application.quit()


if __name__ == "__main__":
    main()

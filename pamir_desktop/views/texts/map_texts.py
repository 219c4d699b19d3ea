"""The texts on the map sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from pamir_desktop.model.terms import Region
from pamir_desktop.views.art.map.lettering import MapWords

from .terms import region_name
from .translation import QT_TRANSLATE_NOOP, look_up, translate

TOWNS: Final = (
    QT_TRANSLATE_NOOP("Map", "Khiva"),
    QT_TRANSLATE_NOOP("Map", "Bukhara"),
    QT_TRANSLATE_NOOP("Map", "Merv"),
    QT_TRANSLATE_NOOP("Map", "Mashhad"),
    QT_TRANSLATE_NOOP("Map", "Kerman"),
    QT_TRANSLATE_NOOP("Map", "Farah"),
    QT_TRANSLATE_NOOP("Map", "Balkh"),
    QT_TRANSLATE_NOOP("Map", "Ghazni"),
    QT_TRANSLATE_NOOP("Map", "Girishk"),
    QT_TRANSLATE_NOOP("Map", "Kalat"),
    QT_TRANSLATE_NOOP("Map", "Attock"),
    QT_TRANSLATE_NOOP("Map", "Lahore"),
    QT_TRANSLATE_NOOP("Map", "Multan"),
)
"""In the order of the towns on the sheet."""


def map_words() -> MapWords:
    return MapWords(
        regions=tuple(region_name(region) for region in Region),
        caspian=translate("Map", "Caspian Sea"),
        arabian=translate("Map", "Arabian Sea"),
        towns=tuple(look_up("Map", town) for town in TOWNS),
        title=translate("Map", "Afghanistan"),
        subtitle=translate("Map", "and the adjoining lands · 1823"),
        italics=QLocale().script() != QLocale.Script.CyrillicScript,
    )

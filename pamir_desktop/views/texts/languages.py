"""The languages of the game, and switching the application to one of them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from pamir_desktop import LANGUAGES

ENGLISH: Final = "en"
TRANSLATIONS: Final = Path(__file__).parents[2] / "resources" / "translations"
_OURS: Final = "language"

_log = logging.getLogger(__name__)


def system_language() -> str:
    """The first of the user's preferred languages that is available, otherwise English."""
    for tag in QLocale.system().uiLanguages():
        code = tag.partition("-")[0]
        if code in LANGUAGES:
            return code
    return ENGLISH


def use_language(app: QCoreApplication, code: str, folder: Path = TRANSLATIONS) -> str:
    """Switch to a language; returns the one in use, English if the requested one has no texts.

    English has a file too: the source texts serve as both singular and plural.
    """
    if code not in LANGUAGES:
        _log.warning("there is no language %r; English is used", code)
        code = ENGLISH
    found = [_translator(app, folder, "pamir", ENGLISH)]
    if code != ENGLISH:
        own = _translator(app, folder, "pamir", code)
        code = ENGLISH if own is None else code
        found.append(own)
    qt_texts = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    if (qt_texts / f"qtbase_{code}.qm").exists():
        found.append(_translator(app, qt_texts, "qtbase", code))
    QLocale.setDefault(QLocale(code))
    former = app.findChildren(QTranslator, _OURS)
    for translator in found:
        if translator is not None:
            translator.setObjectName(_OURS)
            app.installTranslator(translator)
    for translator in former:
        app.removeTranslator(translator)
        translator.setObjectName("")
        translator.deleteLater()
    return code


def _translator(app: QCoreApplication, folder: Path, name: str, code: str) -> QTranslator | None:
    """Loaded but not yet installed; None with a warning if the file cannot be read."""
    translator = QTranslator(app)
    file = folder / f"{name}_{code}.qm"
    if translator.load(str(file)):
        return translator
    _log.warning("no texts in %s; English is used where they are missing", file)
    translator.deleteLater()
    return None

"""The ways to Qt's translations; no other module asks Qt for one.

`Translated` gives a class a `tr` as QObjects have it. `translate` is for a literal text of a
function, `look_up` for one from a table marked with QT_TRANSLATE_NOOP. Plurals go through `tr`: of
all spellings that take a number, lupdate reads only that one reliably.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

SOFT_HYPHEN: Final = "\u00ad"
"""Where a translation may break a long word; only `look_up_hyphenated` keeps it."""
NO_BREAK: Final = "\u00a0"
RUSSIAN_AND: Final = " и "
"""A letter that must not stand alone at the end of a line."""


def translate(context: str, text: str, hint: str = "") -> str:
    return QCoreApplication.translate(context, text, hint)


class Translated:
    """Base of classes with texts of their own; the name of the class is their context."""

    __slots__ = ()

    def tr(self, text: str, hint: str = "", n: int = -1) -> str:
        """The name is the one lupdate looks for. `n` is the number for `%n`."""
        return QCoreApplication.translate(type(self).__name__, text, hint, n)


class FilledIn(Translated):
    """`tr` also fills in the placeholders: `{name}` becomes `self["name"]`."""

    def tr(self, text: str, hint: str = "", n: int = -1) -> str:
        return super().tr(text, hint, n).format_map(self)

    def __getitem__(self, key: str) -> str:
        raise NotImplementedError


def look_up(context: str, text: str) -> str:
    return look_up_hyphenated(context, text).replace(SOFT_HYPHEN, "")


def look_up_hyphenated(context: str, text: str) -> str:
    """With the soft hyphens of the translation, for what is painted into narrow boxes."""
    return QCoreApplication.translate(context, text)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Qt's marker for lupdate, with a type: returns the text unchanged, for `look_up`."""
    return text


SEPARATOR: Final = " · "
"""Between the labels of choices in a row: each keeps the capital letter it has on its own."""


def number_text(number: int) -> str:
    """A number formatted for the language."""
    return QLocale().toString(number)


def percent_text(number: int) -> str:
    return translate("Numbers", "{number}%").format(number=number_text(number))


def listed(texts: list[str]) -> str:
    """One, two and three: a list formatted for the language, in English without a serial comma."""
    locale = QLocale()
    if locale.language() is QLocale.Language.English:
        locale = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    wording = locale.createSeparatedList(texts)
    if locale.language() is QLocale.Language.Russian:
        return wording.replace(RUSSIAN_AND, f" и{NO_BREAK}")
    return wording

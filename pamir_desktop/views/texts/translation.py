"""The two ways to Qt's translations.

`translate` is for a literal text where it is used, `look_up` for one from a table marked with
QT_TRANSLATE_NOOP. Plurals go through `Sentences.tr`: of all spellings that take a number, lupdate
reads only that one reliably.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def translate(context: str, text: str, hint: str = "") -> str:
    return QCoreApplication.translate(context, text, hint)


def look_up(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Qt's marker for lupdate, with a type: returns the text unchanged, for `look_up`."""
    return text


def number_text(number: int) -> str:
    """A number formatted for the language."""
    return QLocale().toString(number)


def percent_text(number: int) -> str:
    return translate("Numbers", "{number}%").format(number=number_text(number))


def listed(texts: list[str]) -> str:
    """One, two and three: a list formatted for the language."""
    return QLocale().createSeparatedList(texts)

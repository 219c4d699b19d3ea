"""The two doors to Qt's translations.

`translate` is for a literal text at the place where it is said, `look_up` for one that stands in a
table marked with QT_TRANSLATE_NOOP. Plurals are said by `Sentences.tr`: of all spellings that take
a number, lupdate reads only that one reliably.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def translate(context: str, text: str, hint: str = "") -> str:
    return QCoreApplication.translate(context, text, hint)


def look_up(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Qt's mark for lupdate, with a type: the text comes back as it is, for `look_up`."""
    return text


def number_text(number: int) -> str:
    """A number as the language writes it."""
    return QLocale().toString(number)


def percent_text(number: int) -> str:
    return translate("Numbers", "{number}%").format(number=number_text(number))


def listed(texts: list[str]) -> str:
    """One, two and three: an enumeration as the language writes it."""
    return QLocale().createSeparatedList(texts)

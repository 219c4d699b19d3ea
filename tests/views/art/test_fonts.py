"""Words in lines: of about equal length, and broken where it hurts least."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.lettering import in_capitals
from pamir_desktop.views.art.text_fit import text_width, wrapped

SHOWN = "Betray “Exiled Durrani Nobility” · Boris loses “Exiled Durrani Nobility” · Herat: no one"


def broad(text: str) -> float:
    return QFontMetricsF(font(Family.SERIF, 16, 400)).horizontalAdvance(text)


def lines(text: str, width: float) -> tuple[str, ...]:
    return wrapped(text, Family.SERIF, 400, 16, width)


def test_several_things_are_parted_rather_than_broken(qtbot: QtBot) -> None:
    width = broad(SHOWN) * 0.8
    assert lines(SHOWN, width) == (
        "Betray “Exiled Durrani Nobility”",
        "Boris loses “Exiled Durrani Nobility” · Herat: no one",
    )
    assert lines(SHOWN, broad(SHOWN) + 1) == (SHOWN,)


@pytest.mark.parametrize("share", [0.2, 0.3, 0.5, 0.7, 0.9])
def test_every_word_is_there_once_and_fits(qtbot: QtBot, share: float) -> None:
    width = broad(SHOWN) * share
    wording = lines(SHOWN, width)
    assert " ".join(wording).replace(" · ", " ") == SHOWN.replace(" · ", " ")
    assert max(map(broad, wording)) <= width


def test_a_soft_hyphen_is_seen_only_where_a_line_ends(qtbot: QtBot) -> None:
    name = "Бенгаль\u00adская пехота"
    assert lines(name, broad("Бенгальская пехота") + 1) == ("Бенгальская пехота",)
    assert lines(name, broad("Бенгальская") + 1) == ("Бенгальская", "пехота")
    assert lines(name, broad("Бенгаль-") + 1) == ("Бенгаль-", "ская", "пехота")


def test_a_no_break_space_is_kept_in_a_word_too_wide(qtbot: QtBot) -> None:
    assert lines("в\u00a0Пенджабе", 10) == ("в\u00a0Пенджабе",)


def test_what_does_not_fit_in_capitals_begins_with_one(qtbot: QtBot) -> None:
    wide = text_width("UNTIL DISCARDED", font(Family.SANS, 12.0, 700))
    assert in_capitals("until discarded", wide + 1, 12.0) == "UNTIL DISCARDED"
    assert in_capitals("until discarded", wide - 1, 12.0) == "Until discarded"

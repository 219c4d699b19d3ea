"""No literal of the code reaches the screen: read everything in a language nobody speaks.

In the pseudo-language no letter is one of the English alphabet. What still has one was never
translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop import LANGUAGES
from tools.screens import SCENES
from tools.stage import Stage

from .stages import FEW, settle, stage_at
from .words_painted import recorded
from .words_seen import words_on

KEPT = re.compile(r"\{[^}]*\}|%n|<[^>]*>|\]\(\w+\)|&\w+;")
"""Placeholders, markup and links stay as they are."""
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "âƀçďéƒĝĥíĵķļɱñöþɋřşťûṽŵẋýžÂƁÇĎÉƑĜĤÍĴĶĻḾÑÖÞɊŘŞŤÛṼŴẊÝŽ",
)
LATIN = re.compile(r"[A-Za-z]")
SAME = re.compile(r"Pamir Desktop|(?<=[+(])[A-Z]\b|(?m:^[A-Z]$)|(/[\w.-]+)+")
"""What is called the same in every language: the program, keys with letters on them, files."""
PLAYERS = ("Анна", "Борис", "Клара", "Дарья", "Егор")
NAMES = set(LANGUAGES.values())
"""Every language by its own name."""


class PseudoTranslator(QTranslator):
    def translate(
        self, context: str, text: str, hint: str | None = None, n: int = -1
    ) -> str:  # what Qt asks for
        letters = (part.translate(LETTERS) for part in KEPT.split(text))
        marks = [*KEPT.findall(text), ""]
        return "".join(f"{part}{mark}" for part, mark in zip(letters, marks, strict=True))

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.fixture
def stage(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Stage]:
    locale = QLocale()
    pseudo = PseudoTranslator()
    with stage_at(qapp, tmp_path, names=PLAYERS) as made:
        qapp.installTranslator(pseudo)
        QLocale.setDefault(QLocale("ru"))
        yield made
    qapp.removeTranslator(pseudo)
    QLocale.setDefault(locale)


def untranslated(texts: set[str]) -> set[str]:
    return {text for text in texts - NAMES if LATIN.search(SAME.sub("", text))}


def test_no_literal_reaches_the_screen(stage: Stage) -> None:
    found: dict[str, set[str]] = {}
    with recorded() as recorder:
        for name in FEW:
            widget = SCENES[name](stage)
            settle(stage, widget)
            widget.grab()
            texts = {text for _, text in words_on(widget)}
            assert len(texts) > 1, name
            if left := untranslated(texts | recorder.texts()):
                found[name] = left
            recorder.clear()
            stage.tidy()
    assert not found


def test_the_pseudo_language_keeps_what_is_filled_in() -> None:
    said = PseudoTranslator().translate("", "{seat} pays %n rupee(s) <b>to</b> [all](bribes) &amp;")
    assert LATIN.sub("", said) != said
    assert all(mark in said for mark in ("{seat}", "%n", "<b>", "](bribes)", "&amp;"))
    assert not untranslated({KEPT.sub("", said)})

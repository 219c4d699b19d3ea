"""The details of every card are seen as a whole at 1280x800, in the languages with long words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea

from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.terms import CardId

from .stages import stage_at

CHECKS = range(101, 105)


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (2560, 1080)])
def test_no_historical_note_has_to_be_scrolled(
    qapp: QApplication, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    cards = [CardId(card) for card in (*CARDS, *EVENTS) if card not in CHECKS]
    long = []
    with stage_at(qapp, tmp_path, language) as stage:
        stage.window.resize(*size)
        stage.play("4", 60)
        assert stage.table.is_tall == (size == (2560, 1080))
        stage.show_part("inspector")
        for card in cards:
            stage.application.control.display.read(card)
            stage.table.side.inspector.complete()
            qapp.processEvents()
            area = stage.table.side.inspector.findChild(QScrollArea)
            assert area is not None
            inside = area.widget()
            assert inside is not None
            column = inside.layout()
            assert column is not None
            room = area.viewport()
            if column.totalHeightForWidth(room.width()) > room.height():
                long.append(card)
    assert len(cards) == 112
    assert not long

"""The demonstration: random choices as people would make them, and pictures of the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from pamir_desktop.app import Application
from pamir_desktop.demo import MOMENTS, SIZE, play_demo, play_on
from pamir_desktop.model.selfplay import Dice
from tests.window.application import table
from tests.window.fixtures import application, applications

__all__ = ["application", "applications"]


def test_it_makes_as_many_choices_as_asked(application: Application) -> None:
    application.session.start(table(2))
    assert play_on(application, Dice(1), 12) == 12
    assert application.session.game is not None
    assert application.session.game.made == 12


def test_it_stops_at_the_end_of_the_game(application: Application) -> None:
    application.session.start(table(2))
    made = play_on(application, Dice(1), 10_000)
    assert 0 < made < 10_000
    assert application.session.decision is None


def test_it_reports_every_picture_it_has_written(application: Application, tmp_path: Path) -> None:
    reported: list[str] = []
    assert play_demo(application, tmp_path / "new" / "demo", table(2), reported.append) == 0
    assert len(reported) == 1 + len(MOMENTS)
    for path in reported:
        assert QImage(path).size() == SIZE
    assert QImage(reported[1]) != QImage(reported[-1])


def test_a_picture_that_cannot_be_written_is_a_failure(
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pamir_desktop.demo.MOMENTS", ())
    (tmp_path / "0-start.png").mkdir()
    assert play_demo(application, tmp_path, table(2), lambda path: None) == 1

"""Logs and pictures as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap

from pamir_desktop.app import Application
from pamir_desktop.control.exports import export_log, export_picture
from pamir_desktop.games.errors import SaveError
from pamir_desktop.model import LogEntry
from pamir_desktop.views.game_menu import ExportKind
from tests.model import given

GROUPS = [
    [LogEntry("turn.started", {"seat": given.ANNA, "turn": 3})],
    [LogEntry("rupees.granted", {"seat": given.BORIS, "rupees": 2})],
]


@pytest.mark.parametrize(
    ("kind", "heading", "turn", "line"),
    [
        (ExportKind.TEXT, "Anna_1 & Boris\n=====", "\n\nTurn 3", "\n  Boris"),
        (ExportKind.MARKDOWN, "# Anna\\_1 & Boris\n", "\n## Turn 3", "\n- Boris"),
    ],
)
def test_a_log_has_a_title_and_a_heading_for_each_turn(
    application: Application, tmp_path: Path, kind: ExportKind, heading: str, turn: str, line: str
) -> None:
    path = tmp_path / f"log{kind.value}"
    export_log(path, kind, given.table().setup, GROUPS, "Anna_1 & Boris")
    text = path.read_text(encoding="utf-8")
    assert text.startswith(heading)
    assert turn in text
    assert line in text
    assert "2\N{NO-BREAK SPACE}rupees" in text


def test_a_picture_is_written_as_it_is(application: Application, tmp_path: Path) -> None:
    picture = QPixmap(7, 5)
    picture.fill("#123456")
    export_picture(tmp_path / "table.png", picture)
    read = QImage(str(tmp_path / "table.png"))
    assert (read.width(), read.height()) == (7, 5)
    assert read.pixelColor(3, 3).name() == "#123456"


def test_a_place_that_cannot_be_written_is_reported(
    application: Application, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"no folder")
    with pytest.raises(SaveError):
        export_picture(tmp_path / "file" / "table.png", QPixmap(2, 2))
    setup = given.table().setup
    with pytest.raises(SaveError):
        export_log(tmp_path / "file" / "log.txt", ExportKind.TEXT, setup, GROUPS, "Log")
    assert (tmp_path / "file").read_bytes() == b"no folder"

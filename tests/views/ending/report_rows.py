"""The tables of the report at the end of a game, as text."""

from __future__ import annotations

from PySide6.QtGui import QTextTable

from pamir_desktop.views.ending.report import EndingReport


def rows_of(report: EndingReport, number: int) -> list[list[str]]:
    """The content of a table of the report, row by row."""
    frames = report.document().rootFrame().childFrames()
    table = [frame for frame in frames if isinstance(frame, QTextTable)][number]

    def text(row: int, column: int) -> str:
        written = table.cellAt(row, column).firstCursorPosition().block().text()
        return written.replace("\ufffc", "").replace("\xa0", " ").strip()

    return [[text(row, column) for column in range(table.columns())] for row in range(table.rows())]

"""What can be exported from a game: its log as text or Markdown, the table as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap

from pamir_desktop.games.atomic_write import write_atomically
from pamir_desktop.model import LogEntry, Setup
from pamir_desktop.views.game_menu import ExportKind
from pamir_desktop.views.texts.log_export import (
    appendix_as_markdown,
    appendix_as_text,
    log_as_markdown,
    log_as_text,
)

Appendix = tuple[str, list[str]]
"""What follows the log: a title and lines."""


def export_log(
    path: Path,
    kind: ExportKind,
    setup: Setup,
    groups: Sequence[Sequence[LogEntry]],
    title: str,
    appendix: Appendix | None = None,
) -> None:
    """In the current language; raises SaveError."""
    write = log_as_markdown if kind is ExportKind.MARKDOWN else log_as_text
    add = appendix_as_markdown if kind is ExportKind.MARKDOWN else appendix_as_text
    text = write(setup, groups, title)
    if appendix is not None:
        text += add(*appendix)
    write_atomically(path, text.encode())


def export_picture(path: Path, picture: QPixmap) -> None:
    """Raises SaveError."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    write_atomically(path, bytes(buffer.data().data()))

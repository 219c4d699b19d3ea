"""The log of a game as a file to keep or send: plain text or Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.setup import Setup

from .log_lines import Line, log_lines
from .voice import Voice

TURN = "turn.started"
SIGNS = frozenset("\\`*_[]<>#|")
"""Characters with a meaning in Markdown."""


def log_as_text(setup: Setup, groups: Iterable[Sequence[LogEntry]], title: str) -> str:
    """Turns as headings, one line per event."""
    lines = [title, "=" * len(title)]
    for line in _wording(setup, groups):
        lines += ["", line.text] if line.entry.id == TURN else [f"  {line.text}"]
    return "\n".join(lines) + "\n"


def log_as_markdown(setup: Setup, groups: Iterable[Sequence[LogEntry]], title: str) -> str:
    lines = [f"# {escaped(title)}", ""]
    for line in _wording(setup, groups):
        text = escaped(line.text)
        lines += ["", f"## {text}", ""] if line.entry.id == TURN else [f"- {text}"]
    return "\n".join(lines) + "\n"


def appendix_as_text(title: str, lines: Iterable[str]) -> str:
    """After the log, set off from it."""
    return "\n".join(["", title, "=" * len(title), *(f"  {line}" for line in lines)]) + "\n"


def appendix_as_markdown(title: str, lines: Iterable[str]) -> str:
    return (
        "\n".join(["", f"# {escaped(title)}", "", *(f"- {escaped(line)}" for line in lines)]) + "\n"
    )


def escaped(text: str) -> str:
    """Escaped, because players choose their names freely."""
    return "".join(f"\\{sign}" if sign in SIGNS else sign for sign in text)


def _wording(setup: Setup, groups: Iterable[Sequence[LogEntry]]) -> Iterator[Line]:
    voice = Voice(setup)
    for group in groups:
        yield from log_lines(group, voice)

"""The log is data: an id and arguments for everything that happened, told in words by the views."""

from __future__ import annotations

from .decisions import Args
from .values import frozen


@frozen
class LogEntry:
    id: str
    args: Args

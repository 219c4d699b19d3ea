"""What an attack has found: outcomes by kind, the slowest one, and problems."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from attrs import Factory, define

LONGEST: Final = 2.0
"""Seconds for one file."""


@define
class Findings:
    seen: Counter[str] = Factory(Counter)
    problems: list[str] = Factory(list)
    slowest: float = 0.0
    slowest_name: str = ""
    prints_progress: bool = False
    """Progress is printed."""

    def report(self, name: str, problem: str) -> None:
        self.problems.append(f"{name}: {problem}")

    def print_progress(self, done: int, count: int) -> None:
        if self.prints_progress:
            print(f"{done} of {count}, problems: {len(self.problems)}", flush=True)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        """Measures processor time: the machine may be busy with other things."""
        begun = time.process_time()
        yield
        taken = time.process_time() - begun
        if taken > self.slowest:
            self.slowest, self.slowest_name = taken, name
        if taken > LONGEST:
            self.report(name, f"took {taken:.1f} s")

    @contextmanager
    def guarded(self, name: str) -> Iterator[None]:
        """An exception is a finding."""
        try:
            yield
        except Exception:
            self.report(name, traceback.format_exc(limit=-4))

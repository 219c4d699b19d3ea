"""How far a player is with each lesson. Imports nothing, because the start page needs it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "resources" / "lessons"


class LessonMark(StrEnum):
    NEW = "new"
    BEGUN = "begun"
    DONE = "done"
    SKIPPED = "skipped"


OPEN: Final = (LessonMark.NEW, LessonMark.BEGUN)
"""Lessons that are still to be played."""


def lesson_files() -> list[Path]:
    """In the order of the lessons."""
    return sorted(FOLDER.glob("*.json"))


def lesson_ids() -> list[str]:
    """`3-ruling.json` is the lesson `ruling`."""
    return [path.stem.partition("-")[2] for path in lesson_files()]


def marks_in(progress: str, lessons: Sequence[str]) -> tuple[LessonMark, ...]:
    """The marks of these lessons in a written progress; invalid ones are new."""
    try:
        marks = dict(json.loads(progress)["marks"])
        return tuple(LessonMark(marks.get(name, LessonMark.NEW)) for name in lessons)
    except (ValueError, TypeError, KeyError):
        return tuple(LessonMark.NEW for _ in lessons)

"""Pictures of every step of every lesson, and of every puzzle, to be looked at.

    .venv/bin/python tools/lesson_pictures.py FOLDER [--lang de] [--size 1280x800] [--only ruling]

The names say where they belong: `3-ruling-07.png` is step 7, `puzzle-12.png` a puzzle,
`puzzle-12-hint.png` the same with its cards named. A line is printed for every note that covers
what it must not cover, or has too little room for its words.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QRectF, QSize

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.games.folders import Folders
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.patterns import matching
from pamir_desktop.lessons.progress import LessonProgress
from pamir_desktop.settings import Pace, Settings, Speed
from tools.screenshots import complete

MUCH: Final = 0.3
"""The share of a note that is over cards and other things that no one has to see just now."""

SIZES: Final = ("1280x800", "1440x900", "1920x1080")


def steps(application: Application, lesson: Lesson) -> Iterator[str]:
    """The name of every picture, when it can be taken; the first answer of each step leads on."""
    control, stage = application.lessons, application.window.table.stage
    control.progress = LessonProgress()
    control.start(lesson)
    yield f"{lesson.number}-{lesson.id}-00"
    stage.slip.buttons["begin"].click()
    course = control.course
    assert course is not None
    seen = set()
    while not course.is_over:
        place = (course.at, len(course.choices))
        if place in seen:
            return  # free play
        seen.add(place)
        application.app.processEvents()
        yield f"{lesson.number}-{lesson.id}-{course.at + 1:02}"
        match course.step.kind:
            case StepKind.DO:
                control.do_it()
            case StepKind.GOAL if not course.step.solutions:
                return
            case StepKind.GOAL:
                for pattern in course.step.solutions[0]:
                    state, decision = application.session.state, application.session.decision
                    application.control.choose_anyway(matching(state, decision, [pattern])[0])
                    application.checks.skip()
            case _:
                control.go_on()
        application.checks.skip()
    application.app.processEvents()
    yield f"{lesson.number}-{lesson.id}-99"


def puzzles(application: Application) -> Iterator[str]:
    for puzzle in application.puzzles.puzzles:
        application.puzzles.start(puzzle)
        application.app.processEvents()
        yield f"puzzle-{puzzle.number:02}"
        application.puzzles.give_hint()
        yield f"puzzle-{puzzle.number:02}-hint"


def trouble(application: Application) -> str:
    """What is wrong with the note that is shown; empty if nothing is."""
    stage = application.window.table.stage
    note, lit = stage.note, stage.lit_boxes()
    if note.isHidden():
        return ""
    paper, around = stage.note.paper(), stage.surroundings(lit)
    found = []
    if any(paper.intersects(box) for box in lit):
        found.append("covers what is lit")
    side = application.window.table.side
    closed = [*around.closed, *([QRectF(side.geometry())] if side.isVisible() else [])]
    if any(paper.intersects(box) for box in closed):
        found.append("covers what can be chosen")
    area = paper.width() * paper.height()
    shares = [paper.intersected(box) for box in around.crowded]
    share = sum(box.width() * box.height() for box in shares if not box.isEmpty()) / area
    if share > MUCH:
        found.append(f"{share:.0%} over other things")
    for label in (note.text, note.reaction):
        if not label.isHidden() and label.height() < label.heightForWidth(label.width()):
            found.append("words are cut off")
    return ", ".join(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--only", default="", help="the id of a lesson, or puzzle")
    options = parser.parse_args()
    app = qt_application()
    with tempfile.TemporaryDirectory() as data:
        application = Application(app, Settings(None), Folders(Path(data)))
        application.settings.change(pace=Pace.INSTANT, animation=Speed.OFF)
        for size in options.size or SIZES:
            width, height = map(int, size.split("x"))
            application.window.resize(QSize(width, height))
            application.window.show()
            for language in options.lang or LANGUAGES:
                application.settings.change(language=language)
                folder = options.folder / f"{size}-{language}"
                folder.mkdir(parents=True, exist_ok=True)
                names = (
                    name
                    for lesson in application.lessons.lessons
                    if options.only in ("", lesson.id)
                    for name in steps(application, lesson)
                )
                for name in names:
                    picture(application, folder, name)
                if options.only in ("", "puzzle"):
                    for name in puzzles(application):
                        picture(application, folder, name)
    return 0


def picture(application: Application, folder: Path, name: str) -> None:
    application.app.processEvents()
    complete(application)
    application.window.grab().save(str(folder / f"{name}.png"))
    wrong = trouble(application)
    if wrong:
        print(f"{folder.name} {name}: {wrong}", flush=True)


if __name__ == "__main__":
    sys.exit(main())

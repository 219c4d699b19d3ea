"""Collect the texts of the program for its translators, and compile what they wrote.

python tools/translate.py update     after texts in the code have changed
python tools/translate.py compile    the .ts files that have changed since
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from pamir_desktop import LANGUAGES
from pamir_desktop.lessons.reader import load_lessons

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "translations"
COMPILED: Final = ROOT / "pamir_desktop" / "resources" / "translations"


def run_tool(name: str, *arguments: str) -> None:
    """A tool of PySide6 in whichever environment this script runs."""
    start = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    subprocess.run([sys.executable, "-c", start, *arguments], cwd=ROOT, check=True)


def source_files() -> list[str]:
    """Every module of the program, so that a new package never loses its texts."""
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / "pamir_desktop").rglob("*.py"))


def lesson_lines() -> list[str]:
    """The texts of the lessons, which are in their files, as lupdate reads them in code."""
    return [
        f'#: {where}\nQT_TRANSLATE_NOOP("Lessons", {json.dumps(text, ensure_ascii=False)})'
        for lesson in load_lessons()
        for text, where in lesson.texts()
    ]


def update() -> None:
    """English needs only its plurals: everything else is in the code and in the lessons."""
    with tempfile.TemporaryDirectory() as folder:
        lessons = Path(folder) / "lessons.py"
        lessons.write_text("\n".join(lesson_lines()), encoding="utf-8")
        _update([*source_files(), str(lessons)])


def _update(sources: Sequence[str]) -> None:
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-silent"]
    for language in LANGUAGES:
        plurals = ["-pluralonly"] if language == "en" else []
        target = ["-target-language", language, "-ts", str(source_of(language))]
        run_tool("lupdate", *sources, *options, *plurals, *target)


def source_of(language: str) -> Path:
    return SOURCES / f"pamir_{language}.ts"


def compile_changed(files: Iterable[Path], target: Path = COMPILED) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for file in files:
        compiled = target / file.with_suffix(".qm").name
        if not compiled.exists() or compiled.stat().st_mtime <= file.stat().st_mtime:
            # a running program reads the old file from disk until it is replaced as a whole
            fresh = compiled.with_suffix(f".{os.getpid()}")
            run_tool("lrelease", "-silent", str(file.resolve()), "-qm", str(fresh))
            fresh.replace(compiled)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("task", choices=("update", "compile"))
    parser.add_argument("files", nargs="*", type=Path, help=".ts files to compile, else all")
    options = parser.parse_args(arguments)
    if options.task == "update":
        update()
    else:
        compile_changed(options.files or map(source_of, LANGUAGES))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The log files of the program: what goes into them, how they rotate, and where they are."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pamir_desktop import TITLE, __version__
from pamir_desktop.control.program_log import (
    CRASH_NAME,
    LOG_FILES,
    LOG_NAME,
    LOG_SIZE,
    ProgramLog,
    log_folder,
    start_log,
)


@pytest.fixture
def program_log(tmp_path: Path) -> Iterator[ProgramLog]:
    root = logging.getLogger()
    level = root.level
    made = start_log(tmp_path / "log", "error")
    yield made
    made.close()
    root.setLevel(level)


def test_the_file_names_the_version_and_has_everything_from_info_on(
    program_log: ProgramLog,
) -> None:
    logging.getLogger("table").info("set")
    logging.getLogger("table").debug("a detail")
    text = program_log.tail()
    assert f"INFO pamir_desktop.control.program_log: {TITLE} {__version__}" in text
    assert "INFO table: set" in text
    assert "a detail" not in text


def test_the_terminal_has_only_what_reaches_its_level(tmp_path: Path) -> None:
    program = (
        "import logging, sys, pathlib\n"
        "from pamir_desktop.control.program_log import start_log\n"
        "start_log(pathlib.Path(sys.argv[1]), 'warning')\n"
        "logging.getLogger('table').info('set')\n"
        "logging.getLogger('table').warning('it wobbles')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], check=True, capture_output=True, text=True
    )
    assert done.stderr == "WARNING table: it wobbles\n"


def test_a_second_session_appends(tmp_path: Path, program_log: ProgramLog) -> None:
    logging.getLogger("first").warning("said before")
    program_log.close()
    again = start_log(tmp_path / "log", "error")
    logging.getLogger("second").warning("said later")
    again.close()
    text = again.tail()
    assert text.index("said before") < text.index("said later")


def test_it_rotates_and_its_tail_covers_several_files(program_log: ProgramLog) -> None:
    assert program_log.folder is not None
    for number in range(60):
        logging.getLogger("much").warning("%s %s", number, "x" * 100_000)
    files = sorted(file.name for file in program_log.folder.glob(f"{LOG_NAME}*"))
    assert files == [LOG_NAME, *(f"{LOG_NAME}.{number}" for number in range(1, LOG_FILES))]
    assert all(file.stat().st_size <= LOG_SIZE for file in program_log.folder.glob("*.log*"))
    assert len(program_log.tail(250_000)) == 250_000
    assert program_log.tail().endswith("x\n")


def test_after_it_is_closed_nothing_more_is_written(program_log: ProgramLog) -> None:
    program_log.close()
    logging.getLogger("late").error("too late")
    assert "too late" not in program_log.tail()


@pytest.mark.skipif(os.name != "posix", reason="needs a signal that ends the program")
def test_a_crash_of_the_interpreter_leaves_its_trace(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys, pathlib\n"
        "from pamir_desktop.control.program_log import start_log\n"
        "start_log(pathlib.Path(sys.argv[1]), 'error')\n"
        "os.kill(os.getpid(), signal.SIGSEGV)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], check=False, capture_output=True
    )
    assert done.returncode != 0
    crashed = ProgramLog(tmp_path, ())
    assert "Segmentation fault" in crashed.crashes()
    assert (tmp_path / CRASH_NAME).is_file()


def test_without_a_crash_there_is_no_trace(program_log: ProgramLog) -> None:
    assert program_log.crashes() == ""


def test_a_folder_that_cannot_be_written_to_is_no_reason_not_to_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    program_log = start_log(tmp_path / "file" / "log", "error")
    assert program_log.folder is None
    assert program_log.tail() == ""
    assert program_log.crashes() == ""
    program_log.close()


def test_without_a_folder_nothing_is_written(tmp_path: Path) -> None:
    program_log = start_log(None, "error")
    logging.getLogger("table").error("lost")
    program_log.close()
    assert program_log.tail() == ""


def test_its_folder_is_the_platforms_or_beside_the_options(tmp_path: Path) -> None:
    assert log_folder(tmp_path) == tmp_path / "log"
    assert "pamir-desktop" in str(log_folder(None))

"""Run the tests with every Python found, and with the oldest and newest dependencies allowed.

python tools/try_versions.py                 the whole suite, row by row; takes minutes a row
python tools/try_versions.py --tests tests/window tests/views
python tools/try_versions.py --only oldest   rows whose name holds the word
python tools/try_versions.py --jobs 1        one process that tests, not one for each core

Prints a table of Python, dependencies and what the tests said; ends with 1 if a row failed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
OLDEST_PYTHON: Final = 11
NEWEST_PYTHON: Final = 20
"""Minor versions that are looked for: 3.11 and on."""

REQUIREMENT: Final = re.compile(r"([A-Za-z0-9-]+)>=([0-9.]+)")
SUMMARY: Final = re.compile(r"^(?:\d+ (?:passed|failed|skipped|errors?)(?:, )?)+.*$", re.MULTILINE)


class Row(NamedTuple):
    python: Path
    minor: int
    constraints: dict[str, str]

    @property
    def name(self) -> str:
        return f"3.{self.minor} {'oldest' if self.constraints else 'newest'}"


class Result(NamedTuple):
    row: Row
    versions: dict[str, str]
    summary: str
    passed: bool


def requirements() -> list[str]:
    """Of the program, and of the tools that test and build it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["dev"]]


def oldest_versions(lines: Sequence[str]) -> dict[str, str]:
    """The lower bound of each dependency that has one."""
    matches = (REQUIREMENT.match(line) for line in lines)
    return {match[1]: match[2] for match in matches if match}


def find_pythons() -> Iterator[tuple[int, Path]]:
    """On the path, or among those of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for minor in range(OLDEST_PYTHON, NEWEST_PYTHON + 1):
        kept = sorted(pyenv.glob(f"3.{minor}.*/bin/python3.{minor}"))
        command = shutil.which(f"python3.{minor}")
        if kept:
            yield minor, kept[-1]
        elif command is not None:
            yield minor, Path(command)


def rows() -> list[Row]:
    """Every Python with the newest dependencies; the first and the last with the oldest too."""
    pythons = list(find_pythons())
    found = [Row(path, minor, {}) for minor, path in pythons]
    oldest = oldest_versions(requirements())
    ends = {pythons[0], pythons[-1]} if pythons else set()
    return found + [Row(path, minor, oldest) for minor, path in sorted(ends)]


def try_row(row: Row, tests: Sequence[str], jobs: str, folder: Path) -> Result:
    # some tests become a user who may do less, and who has to reach this Python
    folder.chmod(0o755)
    python = folder / "bin" / "python"
    subprocess.run([row.python, "-m", "venv", folder], check=True)
    pins = folder / "constraints.txt"
    # a bound such as 6.10 stands for its first release
    pins.write_text("".join(f"{name}=={v}\n" for name, v in row.constraints.items()))
    pip: list[str | Path] = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    # as in the Makefile; not for the tests, which build packages with the hook
    no_hook = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}
    made = subprocess.run([*pip, "-c", pins, "-e", f"{ROOT}[dev]"], env=no_hook, check=False)
    if made.returncode:
        return Result(row, {}, "cannot be installed", passed=False)
    # as the Makefile leaves it: a test that runs `make` would install over this environment
    (folder / ".installed").touch()
    done = subprocess.run(
        [python, "-m", "pytest", "-n", jobs, "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    found = SUMMARY.findall(done.stdout)
    summary = re.sub(r" \(.*\)", "", found[-1]) if found else f"ended with {done.returncode}"
    if done.returncode:
        failures = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
        print(*failures[:20], sep="\n", file=sys.stderr)
    return Result(row, _versions(python), summary, passed=done.returncode == 0)


def _versions(python: Path) -> dict[str, str]:
    command: list[str | Path] = [
        python,
        "-m",
        "pip",
        "list",
        "--format=freeze",
        "--disable-pip-version-check",
    ]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    pairs = (line.partition("==") for line in printed.splitlines())
    return {name.replace("_", "-").lower(): version for name, _, version in pairs}


def print_table(results: Sequence[Result]) -> None:
    names = ["attrs", "platformdirs", "pyside6-essentials"]
    print(f"| Python | {' | '.join(names)} | Tests |")
    print("|--" * (len(names) + 2) + "|")
    for result in results:
        cells = [result.versions.get(name, "-") for name in names]
        print(f"| {result.row.name} | {' | '.join(cells)} | {result.summary} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tests", nargs="*", default=[], help="folders or files, else all")
    parser.add_argument("--only", default="", help="rows whose name holds this word")
    parser.add_argument("--jobs", default="auto", help="processes that test side by side")
    options = parser.parse_args(arguments)
    results = []
    for row in rows():
        if options.only in row.name:
            print(f"{row.name} …", file=sys.stderr, flush=True)
            with tempfile.TemporaryDirectory() as folder:
                results.append(try_row(row, options.tests, options.jobs, Path(folder)))
    print_table(results)
    return 0 if results and all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())

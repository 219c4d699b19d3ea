"""Every rule that code, tests, tools and documents cite is in the specifications (docs/rules).

What counts as a citation is written in docs/rules/README.md. In Python only comments, strings that
stand alone (docstrings) and test names are read, so that no text and no data is mistaken for one.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath
from typing import Final, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
LEFT_OUT = {"build", "dist", "screenshots", "__pycache__", "node_modules"}

# --- What the specifications define ----------------------------------------------------------

SECTION = r"^(?:##+ |\*\*)(\d+(?:\.\d+)*b?)\.? "

DEFINITIONS: Final = {
    "base.md": {
        r"^\| (R\d+) \|": "{}",
        r"^- (I\d+)\. ": "{}",
        r"^\*\*([ED]\d+b?) ": "{}",
        r"^## Appendix ([A-Z])\. ": "base.md Appendix {}",
        SECTION: "base.md {}",
    },
    "wakhan.md": {
        r"^\| ([SW]\d+) \|": "{}",
        r"^\| (\d+) \|(?=[^\n]*\n(?:\|[^\n]*\n)*\Z)": "case {}",
        SECTION: "wakhan.md {}",
    },
    "first-edition.md": {
        r"^\| (F\d+) \|": "{}",
        r"^(T\d+)\. ": "{}",
        SECTION: "first-edition.md {}",
    },
}
"""By document: what a definition looks like, and the name it is cited by.

Wakhan's cases are the rows of the table her document ends with.
"""


def defined_in(document: str, text: str) -> list[str]:
    return [
        name.format(found)
        for pattern, name in DEFINITIONS[document].items()
        for found in re.findall(pattern, text, re.MULTILINE)
    ]


def all_definitions() -> list[str]:
    return [
        name
        for document in DEFINITIONS
        for name in defined_in(document, (RULES / document).read_text(encoding="utf-8"))
    ]


# --- What is cited ---------------------------------------------------------------------------


class Place(NamedTuple):
    """What files can cite that have all these folders in their path."""

    folders: frozenset[str]
    letters: str
    document: str = ""  # what section numbers alone refer to


PLACES: Final = (
    Place(frozenset({"model", "first_edition"}), "RIFT", "first-edition.md"),
    Place(frozenset({"model", "wakhan"}), "RWIS", "wakhan.md"),
    Place(frozenset({"model"}), "RWIEDS", "base.md"),
    Place(frozenset({"docs", "rules"}), "RWIF"),
    Place(frozenset(), "RWI"),
)
"""The first one that fits counts. Where F is not listed F1 is a key, and T0 a market slot."""

NUMBER = r"\d+(?:\.\d+)*b?(?![\w%])"
LETTERED = re.compile(r"(?<![\w#.])([A-Z]\d+b?)(?!\w)")
NAMED = re.compile(
    rf"\b(base|wakhan|first-edition)\.md,? (?:section )?({NUMBER}(?:(?:, | to | and ){NUMBER})*)"
)
ALONE = re.compile(rf"(?<![\w#.,])(?:[Ss]ection (\d+)\b|(\d\.{NUMBER}))")
APPENDIX = re.compile(r"\bAppendix ([A-Z])\b")
NOT_OURS = re.compile(r"\b(?:issue|style|ux|lesson) #?\d+(?:\.\d+)*")
"""Notes that are not part of this project: nobody could look them up."""

TEST_NAME = re.compile(r"test_((?:(?:case_\d+|appendix_[a-z]|[a-z]\d+b?)(?:_|$))+)")
IN_TEST_NAME = re.compile(r"(case)_(\d+)|(appendix)_([a-z])|([a-z]\d+b?)")


class Citation(NamedTuple):
    line: int
    name: str


def cited_in(path: PurePath, source: str) -> list[Citation]:
    """What a file cites; the path, relative to the project, decides what it can cite."""
    place = next(place for place in PLACES if place.folders <= set(path.parent.parts))
    if path.suffix == ".py":
        found = {*in_prose(prose_of(source), place), *in_test_names(source, place)}
    else:
        found = set(in_prose([(1, source)], place._replace(document="")))
    return sorted(found)


def prose_of(source: str) -> Iterator[tuple[int, str]]:
    """Comments and strings that stand alone, each with its first line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


def in_prose(passages: Iterable[tuple[int, str]], place: Place) -> Iterator[Citation]:
    for first_line, text in passages:
        for position, name in names_in(text.replace("\n", " "), place):
            yield Citation(first_line + text.count("\n", 0, position), name)


def names_in(text: str, place: Place) -> Iterator[tuple[int, str]]:
    for match in LETTERED.finditer(text):
        if match[1][0] in place.letters:
            yield match.start(), match[1]
    for match in NAMED.finditer(text):
        for number in re.findall(NUMBER, match[2]):
            yield match.start(), f"{match[1]}.md {number}"
    for match in APPENDIX.finditer(text):
        yield match.start(), f"base.md Appendix {match[1]}"
    for match in NOT_OURS.finditer(text):
        yield match.start(), match[0]
    if place.document:
        for match in ALONE.finditer(NAMED.sub(lambda named: " " * len(named[0]), text)):
            yield match.start(), f"{place.document} {match[1] or match[2]}"


def in_test_names(source: str, place: Place) -> Iterator[Citation]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and (name := TEST_NAME.match(node.name)):
            for part in IN_TEST_NAME.finditer(name[1]):
                if part[1] and place.document == "wakhan.md":
                    yield Citation(node.lineno, f"case {part[2]}")
                elif part[3]:
                    yield Citation(node.lineno, f"base.md Appendix {part[4].upper()}")
                elif part[5] and part[5][0].upper() in place.letters:
                    yield Citation(node.lineno, part[5][0].upper() + part[5][1:])


def citing_files(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name in LEFT_OUT:
            continue
        if path.is_dir():
            yield from citing_files(path)
        elif path.suffix in {".py", ".md"}:
            yield path


def unknown(path: PurePath, source: str, defined: Iterable[str]) -> list[str]:
    return [
        f"{path.as_posix()}:{citation.line}: {citation.name}"
        for citation in cited_in(path, source)
        if citation.name not in defined
    ]


def test_everything_cited_is_in_the_specifications() -> None:
    defined = set(all_definitions())
    found = [
        line
        for path in citing_files()
        for line in unknown(path.relative_to(ROOT), path.read_text(encoding="utf-8"), defined)
    ]
    assert not found, "not in docs/rules:\n" + "\n".join(found)


def test_nothing_is_defined_twice() -> None:
    assert [name for name, times in Counter(all_definitions()).items() if times > 1] == []


# --- The check itself ------------------------------------------------------------------------

VIEW = "pamir_desktop/views/table.py"
MODEL = "pamir_desktop/model/rules/move.py"
WAKHAN = "tests/model/wakhan/test_move.py"
FIRST_EDITION = "pamir_desktop/model/first_edition/deals.py"
PAGE = "docs/architecture.md"
SPECIFICATION = "docs/rules/first-edition.md"


@pytest.mark.parametrize(
    "name",
    [
        *("R1", "R104", "I1", "I6", "E4b", "E16", "D25", "W1", "W74", "S9", "F1", "F46", "T42"),
        *("case 1", "case 50", "base.md 3.3b", "base.md 3.18", "base.md 5", "base.md Appendix B"),
        *("wakhan.md 0.1", "wakhan.md 3.0.8", "wakhan.md 4.23", "wakhan.md 8"),
        *("first-edition.md 1.15", "first-edition.md 6"),
    ],
)
def test_the_specifications_define(name: str) -> None:
    assert name in all_definitions()


def test_rows_of_other_tables_are_no_cases() -> None:
    text = "| 7 | a row |\n\n## 8. Test cases\n\n| # | topic |\n| --- | --- |\n| 9 | Arrows |\n"
    assert defined_in("wakhan.md", text) == ["case 9", "wakhan.md 8"]


@pytest.mark.parametrize("path", [VIEW, MODEL, WAKHAN, FIRST_EDITION])
@pytest.mark.parametrize("source", ["# why (R999)", '"""Why (R999)."""', 'x = 1\n"""R999."""'])
def test_a_made_up_number_is_reported(path: str, source: str) -> None:
    line = source.count("\n") + 1
    assert unknown(PurePath(path), source, all_definitions()) == [f"{path}:{line}: R999"]


def test_a_made_up_number_in_a_document_is_reported_with_its_line() -> None:
    assert unknown(PurePath(PAGE), "One.\n\nTwo (W999).", all_definitions()) == [f"{PAGE}:3: W999"]


def test_every_decision_and_case_of_the_first_edition_is_tested() -> None:
    """F1 is tested with the map of the second edition, T cases are tests of their own."""
    text = (RULES / "first-edition.md").read_text(encoding="utf-8")
    wanted = {name for name in defined_in("first-edition.md", text) if name[0] in "FT"}
    folder = ROOT / "tests" / "model" / "first_edition"
    cited = {
        citation.name
        for path in sorted(folder.glob("*.py"))
        for citation in in_test_names(path.read_text(encoding="utf-8"), PLACES[0])
    }
    assert wanted - cited == set()


@pytest.mark.parametrize(
    ("path", "source", "names"),
    [
        (MODEL, "# the last tribe moves (3.7 step 2, R45)", ["R45", "base.md 3.7"]),
        (MODEL, "# what it costs (3.3b, section 4)", ["base.md 3.3b", "base.md 4"]),
        (MODEL, '"""As hers\n(wakhan.md 4.6 to 4.8)."""', ["wakhan.md 4.6", "wakhan.md 4.8"]),
        (MODEL, "# points (Appendix B)", ["base.md Appendix B"]),
        (WAKHAN, "# hop on (4.9), T0 is empty", ["wakhan.md 4.9"]),
        (FIRST_EDITION, "# a deal (F26, 1.14)", ["F26", "first-edition.md 1.14"]),
        (SPECIFICATION, "as in base.md 2.7 [F35]", ["F35", "base.md 2.7"]),
        (PAGE, "derived (I5); see wakhan.md, section 5", ["I5", "wakhan.md 5"]),
        (PAGE, "as planned (issue 2, Proof) and in style 5", ["issue 2", "style 5"]),
        (MODEL, "def test_r45_d7_e4b_it_moves(): ...", ["D7", "E4b", "R45"]),
        (MODEL, "def test_appendix_b(): ...", ["base.md Appendix B"]),
        (WAKHAN, "def test_case_12_w20_it_goes_first(): ...", ["W20", "case 12"]),
    ],
)
def test_a_citation_is_found(path: str, source: str, names: list[str]) -> None:
    assert [citation.name for citation in cited_in(PurePath(path), source)] == names


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (VIEW, "# the color #R45 or #E8D1C0, PR45, R45x, AR45, X11 and 3.R45"),
        (VIEW, "# F1 shows the rules, F26 does not exist; Python 3.11 or newer"),
        (VIEW, "def test_f8_shows_and_hides_it(): ..."),
        (VIEW, "def test_case_99_of_a_letter(): ..."),
        (MODEL, "place = 'R999'\nshare = 1.5\nprint('W999 (9.99)')"),
        (MODEL, "# 0.5% of all games end after 3.5% of the turns"),
        (MODEL, "def test_d_and_r_are_letters(): ..."),
        (WAKHAN, "# T0, T5, B0 and E1 are not cited here"),
        (PAGE, "Python 3.11; press F3; version 2.7"),
    ],
)
def test_what_only_looks_like_a_citation_is_not_one(path: str, source: str) -> None:
    assert cited_in(PurePath(path), source) == []

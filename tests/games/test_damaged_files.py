"""Whatever a file holds: a plain refusal or a sound game, little memory, and the file untouched."""

from __future__ import annotations

import os
import tracemalloc
from collections.abc import Iterable
from pathlib import Path
from string import Formatter

import pytest

from pamir_desktop.games.documents import Document, digest, document_bytes, parse, sealed
from pamir_desktop.games.errors import PROBLEMS, SaveError
from pamir_desktop.games.save_format import (
    Opened,
    begun_at,
    open_game,
    read_header,
    read_preview,
    save_bytes,
)
from pamir_desktop.games.upgrades import SCHEMA
from pamir_desktop.model.integrity import broken_invariants
from tools.attacks.mutations import cuts, flips, forgeries, holes, oddities
from tools.attacks.sample_games import TABLES, played

OLD = Path(__file__).parent / "saves" / "schema-1.pamir"

KINDS = {
    "players": save_bytes(played(TABLES["3 players"](5), 14).record()),
    "Wakhan": save_bytes(played(TABLES["solo"](5), 6).record()),
    "without a past": save_bytes(begun_at(played(TABLES["2 players"](8), 60).record()).record()),
    "an old version": OLD.read_bytes(),
}


def document(kind: str) -> Document:
    return parse(KINDS[kind], kind)


def opened_or_refused(path: Path, data: bytes) -> Opened | SaveError:
    """Every way to read it, and what opening came to."""
    path.write_bytes(data)
    found: Opened | SaveError
    for read in (read_header, read_preview):
        try:
            read(path)
        except SaveError as error:
            check_refusal(error)
    try:
        found = open_game(path)
    except SaveError as error:
        check_refusal(error)
        found = error
    assert path.read_bytes() == data
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    return found


def check_refusal(error: SaveError) -> None:
    """Views and a terminal can show it."""
    names = {name for _, name, _, _ in Formatter().parse(PROBLEMS[error.id]) if name}
    assert names == set(error.args_of_id)
    assert 0 < len(str(error)) < 400


def refused(path: Path, corpus: Iterable[bytes], original: bytes) -> set[str]:
    """The reasons for which each file of a corpus is refused; what opens must be sound."""
    reasons = set()
    for data in corpus:
        found = opened_or_refused(path, data)
        if isinstance(found, SaveError):
            reasons.add(found.id)
        elif data != original:
            assert broken_invariants(found.game.state) == []
    return reasons


@pytest.mark.parametrize("kind", KINDS)
def test_cut_files(kind: str, tmp_path: Path) -> None:
    corpus = list(cuts(KINDS[kind], 60))
    for data in corpus:
        assert isinstance(opened_or_refused(tmp_path / "cut.pamir", data), SaveError)
    assert refused(tmp_path / "cut.pamir", corpus[3:], b"") == {"save.cut"}


@pytest.mark.parametrize("kind", KINDS)
def test_garbled_files(kind: str, tmp_path: Path) -> None:
    original = KINDS[kind]
    corpus = [*flips(original, 80, 1), *holes(original, 80, 2)]
    found = refused(tmp_path / "garbled.pamir", corpus, original)
    assert "save.damaged" in found
    assert found <= {"save.damaged", "save.cut", "save.foreign", "save.newer"}


@pytest.mark.parametrize("kind", KINDS)
def test_forged_files(kind: str, tmp_path: Path) -> None:
    found = refused(tmp_path / "forged.pamir", forgeries(document(kind), 160, 3), KINDS[kind])
    assert "save.damaged" in found
    assert found <= {"save.damaged", "save.foreign", "save.newer", "save.illegal"}


ODD = oddities(document("players"))
FOREIGN = (
    *("nothing", "white space", "zeros", "noise", "a text", "a number", "a list", "a picture"),
    *("other JSON", "no format", "a format of another kind", "UTF-16"),
)
TOO_MUCH = ("very many values", "very many groups", "strings without end", "too large")
TOO_DEEP = ("lists without end", "groups without end", "both without end", "lists in lists")


@pytest.mark.parametrize("kind", ODD)
def test_strange_files(kind: str, tmp_path: Path) -> None:
    tracemalloc.start()
    try:
        found = opened_or_refused(tmp_path / "strange.pamir", ODD[kind])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(found, SaveError)
    assert peak < 100_000_000
    expected = {
        **dict.fromkeys(FOREIGN, "save.foreign"),
        **dict.fromkeys(TOO_MUCH, "save.too_large"),
        **dict.fromkeys(TOO_DEEP, "save.too_deep"),
        "a string without end": "save.cut",
    }
    assert found.id == expected.get(kind, "save.damaged")


def test_a_newer_version_says_which(tmp_path: Path) -> None:
    data = document_bytes(sealed({**bare("players"), "schema": SCHEMA + 1, "app": "9.1"}))
    found = opened_or_refused(tmp_path / "newer.pamir", data)
    assert isinstance(found, SaveError)
    assert (found.id, found.args_of_id["app"]) == ("save.newer", "9.1")


@pytest.mark.parametrize(("app", "problem"), [("99.0", "newer"), ("0.0.1", "damaged")])
def test_choices_that_only_a_newer_version_knows(app: str, problem: str, tmp_path: Path) -> None:
    spoilt = {**bare("players"), "app": app}
    spoilt["choices"] = [{"kind": "surrender"}, *spoilt["choices"][1:]]
    found = opened_or_refused(tmp_path / "newer.pamir", document_bytes(sealed(spoilt)))
    assert isinstance(found, SaveError)
    assert found.id == f"save.{problem}"


def test_a_choice_against_the_rules_is_named(tmp_path: Path) -> None:
    spoilt = bare("players")
    spoilt["choices"] = [*spoilt["choices"][:5], {"kind": "agree-end"}, *spoilt["choices"][6:]]
    found = opened_or_refused(tmp_path / "illegal.pamir", document_bytes(sealed(spoilt)))
    assert isinstance(found, SaveError)
    assert (found.id, found.args_of_id["number"]) == ("save.illegal", 6)


@pytest.mark.parametrize("kind", ["players", "without a past"])
def test_a_position_that_fails_when_it_is_played_on(kind: str, tmp_path: Path) -> None:
    """No turn would begin after this one, though everything else is right."""
    spoilt = bare(kind)
    if kind == "players":  # the rules have changed since, and the position is all that counts
        spoilt["app"] = "0.0.1"
    else:
        spoilt["start"]["state"]["agenda"] = spoilt["start"]["state"]["agenda"][1:]
    assert spoilt["snapshot"]["agenda"][0]["kind"] == "turn.pass"
    spoilt["snapshot"]["agenda"] = spoilt["snapshot"]["agenda"][1:]
    spoilt["snapshot_sha256"] = digest(spoilt["snapshot"])
    found = opened_or_refused(tmp_path / "later.pamir", document_bytes(sealed(spoilt)))
    assert isinstance(found, SaveError)
    assert found.id == "save.damaged"


def bare(kind: str) -> Document:
    return {key: value for key, value in document(kind).items() if key != "sha256"}


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as missing:
        open_game(tmp_path / "missing.pamir")
    assert missing.value.id == "save.missing"
    with pytest.raises(SaveError) as folder:
        open_game(tmp_path)
    assert folder.value.id in {"save.unreadable", "save.foreign"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pamir")
    with pytest.raises(SaveError) as refusal:
        open_game(tmp_path / "pipe.pamir")
    assert refusal.value.id == "save.foreign"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices here")
def test_a_device_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "zero.pamir").symlink_to("/dev/zero")
    with pytest.raises(SaveError) as refusal:
        open_game(tmp_path / "zero.pamir")
    assert refusal.value.id == "save.foreign"

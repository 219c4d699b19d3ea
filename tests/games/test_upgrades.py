"""Files of older versions: each version has a step and stored files, and opens as it was saved."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from pamir_desktop.games.class_names import CHOICE_TAGS, STEP_TAGS
from pamir_desktop.games.documents import canonical, digest, document_bytes, sealed
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.journal import checksum
from pamir_desktop.games.recovery import recover
from pamir_desktop.games.save_format import open_game, read_header, read_preview, read_save
from pamir_desktop.games.upgrades import SCHEMA, STEPS, add_identity
from pamir_desktop.model import State, state_to_data
from pamir_desktop.model.agenda import STEPS as STEP_KINDS
from pamir_desktop.model.decisions import CHOICES

SAVES = Path(__file__).parent / "saves"
FILES = sorted(path.name for path in SAVES.glob("*.pamir"))
AUTOSAVE = SAVES / "schema-2-autosave"

UNDER_WAY = {
    "schema-2-solo.pamir": [
        "turn.pass",
        "wakhan.cleanup",
        "wakhan.bonus-actions",
        "wakhan.ai-card-lines",
        "betray.keep-prize",
        "leverage.discard-cards",
    ],
    "schema-2-three-players.pamir": [
        "turn.pass",
        "market.refill",
        "market.discard-leftmost-event",
        "market.discard-leftmost-event",
        "cleanup.hand-limit",
        "cleanup.court-limit",
        "leverage.discard-cards",
    ],
    "schema-2-bribe.pamir": ["turn.pass", "turn.actions", "play.choose-end", "bribe.answer"],
}
"""The agenda each file of version 2 was saved with."""


def stored(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def without_agenda(position: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key != "agenda"}


def under_way(state: State) -> list[str]:
    return [step.tag for step in state.agenda]


def test_every_older_version_has_a_step_and_stored_files() -> None:
    older = list(range(1, SCHEMA))
    assert sorted(STEPS) == older
    assert sorted({stored(SAVES / name)["schema"] for name in FILES}) == older


@pytest.mark.parametrize("name", FILES)
def test_a_stored_file_opens(name: str) -> None:
    path = SAVES / name
    old = stored(path)
    opened = open_game(path)
    assert opened.schema == old["schema"] < SCHEMA
    assert not opened.rules_changed
    position = state_to_data(opened.game.state)
    assert without_agenda(position) == without_agenda(old["snapshot"])
    assert [without_kind(step) for step in position["agenda"]] == [
        without_kind(step) for step in old["snapshot"]["agenda"]
    ]
    assert opened.game.made == old["header"]["made"] == len(old["choices"])
    assert read_save(path)[0]["schema"] == SCHEMA
    assert read_preview(path).turn == old["header"]["turn"]


def without_kind(step: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in step.items() if key != "kind"}


def test_version_1_had_neither_identity_nor_practice_games() -> None:
    path = SAVES / "schema-1.pamir"
    old = stored(path)
    before = json.dumps(old)
    upgraded = add_identity(old)
    assert json.dumps(old) == before
    assert upgraded["start"] is None
    identity = read_header(path).identity
    assert (identity.practice, identity.branched) == (False, False)
    assert identity.created == old["header"]["saved"]
    assert identity.id == read_header(path).identity.id


# --- Version 2 named steps and choices by their classes -------------------------------------


@pytest.mark.parametrize("name", UNDER_WAY)
def test_what_is_under_way_in_a_file_of_version_2_goes_on(name: str) -> None:
    assert under_way(open_game(SAVES / name).game.state) == UNDER_WAY[name]


def test_every_class_of_version_2_has_a_tag_of_its_own() -> None:
    assert (len(STEP_TAGS), len(CHOICE_TAGS)) == (51, 44)
    assert set(STEP_TAGS.values()) <= STEP_KINDS.keys()
    assert set(CHOICE_TAGS.values()) <= CHOICES.keys()
    assert len(set(STEP_TAGS.values())) == len(STEP_TAGS)
    assert len(set(CHOICE_TAGS.values())) == len(CHOICE_TAGS)


def test_an_autosave_of_version_2_is_recovered_to_its_last_choice(tmp_path: Path) -> None:
    # Given two generations, an undo in the journal, and a bribe that was being discussed
    folder = Path(shutil.copytree(AUTOSAVE, tmp_path / "autosave"))
    recovered = recover(folder)
    assert (recovered.behind, recovered.cut_short) == (0, False)
    assert recovered.game.made == 67
    assert under_way(recovered.game.state) == [
        "turn.pass",
        "turn.actions",
        "turn.card-action",
        "bribe.offer",
    ]


def test_an_older_generation_of_version_2_is_recovered_too(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(AUTOSAVE, tmp_path / "autosave"))
    for newer in (*folder.glob("gen-000002*"), *folder.glob("turn-*")):
        newer.unlink()
    recovered = recover(folder)
    assert (recovered.game.made, recovered.cut_short) == (43, False)


def test_a_turn_kept_by_version_2_replaces_a_damaged_journal(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(AUTOSAVE, tmp_path / "autosave"))
    (folder / "gen-000002.journal").write_bytes(b"")
    recovered = recover(folder)
    assert (recovered.game.made, recovered.cut_short) == (65, True)
    assert recovered.game.start is not None


def test_a_journal_line_of_version_2_that_leads_elsewhere_is_not_followed(tmp_path: Path) -> None:
    """The hashes of old journals are checked, not passed over."""
    folder = Path(shutil.copytree(AUTOSAVE, tmp_path / "autosave"))
    for turn in folder.glob("turn-*"):
        turn.unlink()
    old = stored(folder / "gen-000002.pamir")
    old["snapshot"]["rng"] += 1  # the journal was written by other rules
    old["start"] = {"made": old["header"]["made"], "state": old["snapshot"]}
    old |= {"choices": [], "snapshot_sha256": digest(old["snapshot"])}
    del old["sha256"]
    forged = sealed(old)
    (folder / "gen-000002.pamir").write_bytes(document_bytes(forged))
    rewrite_journal(folder / "gen-000002.journal", forged["sha256"])
    recovered = recover(folder)
    assert (recovered.game.made, recovered.cut_short) == (43, True)


def rewrite_journal(path: Path, mark: str) -> None:
    """The same lines, with checksums that fit the file."""
    lines = []
    for line in path.read_bytes().splitlines():
        data = json.loads(line)
        del data["sum"]
        mark = checksum(data, mark)
        lines.append(canonical({**data, "sum": mark}) + b"\n")
    path.write_bytes(b"".join(lines))


@pytest.mark.parametrize("field", ["choices", "snapshot", "start"])
@pytest.mark.parametrize("junk", [3, "PassTurn", [], {}, [3], {"kind": 3}, {"agenda": 3}])
def test_a_damaged_file_of_version_2_is_refused(field: str, junk: object, tmp_path: Path) -> None:
    old = stored(SAVES / "schema-2-bribe.pamir")
    del old["sha256"]
    path = tmp_path / "damaged.pamir"
    path.write_bytes(document_bytes(sealed({**old, field: junk})))
    with pytest.raises(SaveError, match="is damaged"):
        open_game(path)


def test_a_wrong_hash_of_a_position_stays_wrong(tmp_path: Path) -> None:
    old = stored(SAVES / "schema-2-bribe.pamir")
    del old["sha256"]
    path = tmp_path / "damaged.pamir"
    path.write_bytes(document_bytes(sealed({**old, "snapshot_sha256": digest({})})))
    with pytest.raises(SaveError) as refused:
        open_game(path)
    assert "hash of the position" in str(refused.value.args_of_id["detail"])

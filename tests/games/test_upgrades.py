"""Older files: every version has a step and a stored file, and becomes a game of today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pamir_desktop.games.save_format import open_game, read_header, read_save
from pamir_desktop.games.upgrades import SCHEMA, STEPS, add_identity
from pamir_desktop.model import state_to_data

SAVES = Path(__file__).parent / "saves"


def test_every_older_version_has_a_step_and_a_stored_file() -> None:
    older = list(range(1, SCHEMA))
    assert sorted(STEPS) == older
    assert sorted(path.name for path in SAVES.iterdir()) == [f"schema-{n}.pamir" for n in older]


@pytest.mark.parametrize("schema", range(1, SCHEMA))
def test_a_stored_file_opens(schema: int) -> None:
    path = SAVES / f"schema-{schema}.pamir"
    stored = json.loads(path.read_text("utf-8"))
    assert stored["schema"] == schema
    opened = open_game(path)
    assert opened.schema == schema
    assert state_to_data(opened.game.state) == stored["snapshot"]
    assert opened.game.made == stored["header"]["made"]
    assert read_save(path)[0]["schema"] == SCHEMA


def test_version_1_had_neither_identity_nor_practice_games() -> None:
    path = SAVES / "schema-1.pamir"
    stored = json.loads(path.read_text("utf-8"))
    before = json.dumps(stored)
    upgraded = add_identity(stored)
    assert json.dumps(stored) == before
    assert upgraded["start"] is None
    identity = read_header(path).identity
    assert (identity.practice, identity.branched) == (False, False)
    assert identity.created == stored["header"]["saved"]
    assert identity.id == read_header(path).identity.id

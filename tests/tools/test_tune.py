"""Tuning: kept after every generation, and every pair of games counts."""

from __future__ import annotations

import json
from pathlib import Path

from pamir_desktop.bots.terms import TERMS
from pamir_desktop.bots.weights import TABLE
from tools import tune


def test_groups_name_known_terms_once() -> None:
    terms = [term for group in tune.GROUPS for term in group]
    assert len(set(terms)) == len(terms)
    assert set(terms) <= set(TERMS)


def test_a_group_is_scaled_together() -> None:
    factors = [0.0] * len(tune.GROUPS)
    factors[0] = 1.0
    table = tune.bent(dict(TABLE), factors)
    assert table["score"] > 2 * TABLE["score"]
    assert table["money"] == TABLE["money"]


def test_a_stopped_run_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    words = ["--kind", "solo", "--level", "novice", "--pairs", "2", "--processes", "1"]
    words += ["--file"]
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    tune.main([*words, str(whole), "--generations", "2"])
    tune.main([*words, str(parts), "--generations", "1"])
    tune.main([*words, str(parts), "--generations", "2"])
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())
    assert json.loads(whole.read_text())["generation"] == 2

"""The scene unfolds in order: blocks, verdict, one player after the other, the end."""

from __future__ import annotations

from pamir_desktop.views.checks.check_timeline import AWARD, COUNTING, VERDICT, at, length
from tests.window.games_to_checks import game_to_check, succeeds


def test_it_begins_with_nothing_and_ends_with_everything() -> None:
    _setup, _choices, report = game_to_check(2, False, succeeds)
    first, last = at(report, 0.0), at(report, length(report))
    assert first.blocks == (0, 0, 0)
    assert not first.verdict
    assert first.awards == 0
    assert set(first.moved) == {0.0}
    assert not first.ending
    assert last.blocks == report.blocks
    assert last.verdict
    assert last.awards == len(report.awards)
    assert set(last.moved) == {1.0}
    assert last.ending


def test_one_thing_comes_after_the_other() -> None:
    _setup, _choices, report = game_to_check(2, False, succeeds)
    half = at(report, COUNTING / 2)
    assert 0 < max(half.blocks) < max(report.blocks)
    assert not half.verdict
    verdict = at(report, COUNTING + VERDICT / 2)
    assert verdict.blocks == report.blocks
    assert verdict.verdict
    assert verdict.awards == 0
    first = at(report, COUNTING + VERDICT + AWARD * 0.75)
    assert first.awards == 1
    assert first.moved == (0.5, 0.0)
    assert not first.ending

"""When a puzzle is decided before its turn is over."""

from __future__ import annotations

from pamir_desktop.puzzles.goals import Goal, is_decided
from pamir_desktop.puzzles.reader import load_puzzles


def test_a_scored_check_decides_about_points_but_not_about_dominance() -> None:
    start = next(one.state for one in load_puzzles() if one.goal is Goal.WIN)
    scored = start.clone()
    scored.resolved_checks.append(next(c for c in start.market_cards if c > 100))
    for goal in Goal:
        assert not is_decided(goal, start, start.clone())
        assert is_decided(goal, start, scored) == (goal is not Goal.DOMINATE)

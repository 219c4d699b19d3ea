"""Fitting the winning chances: games come back as they were played, and weights find a signal."""

from __future__ import annotations

from pathlib import Path

import pytest

from pamir_desktop.bots.chances import SEEN_TERMS
from tools import fit_chances
from tools.chance_calibration import Calibration
from tools.chance_games import PlayedGame, line_of, play, seeds, written
from tools.fit_chances import Sample, fit, predicted, samples, source


@pytest.fixture(scope="module")
def game() -> PlayedGame:
    made = play("2", 500_001)
    assert made is not None
    return made


def test_a_game_is_read_as_it_was_played(game: PlayedGame, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line_of(game), encoding="utf-8")
    assert list(written(file)) == [game]
    *turns, end = game.positions()
    assert end.result is not None
    assert [state.turn for state in turns] == sorted({state.turn for state in turns})


def test_most_strong_games_are_left_out() -> None:
    assert seeds(0, 26) == sorted({0, 12, 24, *(seed for seed in range(26) if seed % 4)})


def test_a_position_has_a_row_of_features_for_every_seat(game: PlayedGame) -> None:
    found = samples([game])
    assert found
    for sample in found:
        assert len(sample.rows) == 2
        assert {len(row) for row in sample.rows} == {2 * (len(SEEN_TERMS) + 1)}
        assert sum(sample.shares) == 1


def test_a_fit_finds_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given games that whoever has more of the first feature wins, three times out of four
    monkeypatch.setattr(fit_chances, "STEPS", 60)
    more, less = (2.0, 1.0), (1.0, 1.0)
    won = Sample((more, less), (1.0, 0.0))
    lost = Sample((more, less), (0.0, 1.0))

    # When weights are fitted to them
    weights = fit([won, won, won, lost])

    # Then they say so
    assert predicted(weights, (more, less))[0] == pytest.approx(0.75, abs=0.05)


def test_the_written_module_has_a_weight_for_every_term() -> None:
    text = source([0.5] * (2 * (len(SEEN_TERMS) + 1)), 3, (1, 9))
    made: dict[str, object] = {}
    exec(compile(text, "weights", "exec"), made)
    assert made["EARLY"] == made["LATE"] == (0.5,) * len(SEEN_TERMS)
    assert "3 games" in text


def test_the_calibration_counts_every_prediction_after_the_first_quarter(game: PlayedGame) -> None:
    calibration = Calibration()
    calibration.add(game)
    *turns, _ = game.positions()
    counted = sum(one.count for one in calibration.bins)
    assert counted == 2 * (len(turns) - len(turns) // 4)
    assert 0 <= calibration.error <= 1

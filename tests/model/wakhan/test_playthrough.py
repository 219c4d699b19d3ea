"""A whole solo game against Wakhan as readable text, with her reasons.

PAMIR_UPDATE_GOLDEN=1 writes it again; read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from pamir_desktop.model import RULEBOOK
from pamir_desktop.model.selfplay import random_setup
from tests.model.wakhan.playing import EagerHuman
from tests.model.wakhan.trace_samples import finish_game

GOLDEN = Path(__file__).parent / "solo_playthrough.txt"
SEED = 10


def test_a_solo_game_goes_as_written() -> None:
    text = finish_game(random_setup(2, SEED, RULEBOOK), EagerHuman(SEED))
    if os.environ.get("PAMIR_UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")

"""The sound effects are those that the script makes."""

from __future__ import annotations

import array
import sys
import wave

import pytest

from tools.sounds import EFFECTS, FOLDER, RATE, samples_of


@pytest.mark.parametrize("name", EFFECTS)
def test_the_files_are_what_the_script_makes(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert file.getframerate() == RATE
        stored = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        stored.byteswap()
    made = samples_of(name)
    assert len(stored) == len(made)
    # another mathematical library may round the last digit differently
    assert max(abs(one - other) for one, other in zip(stored, made, strict=True)) <= 2

"""What the engine says to bad input."""

from __future__ import annotations

import pickle

import pytest

from pamir_desktop.model import DamagedData, IllegalChoice, SetupError
from pamir_desktop.model.decisions import Purchase, Reason


@pytest.mark.parametrize("kind", [SetupError, IllegalChoice, DamagedData])
def test_all_are_value_errors(kind: type[Exception]) -> None:
    assert issubclass(kind, ValueError)


def test_an_illegal_choice_carries_its_reason_and_names_both() -> None:
    error = IllegalChoice(Purchase(3), Reason("buy.too_dear", {"cost": 3, "have": 1}))
    assert error.reason.id == "buy.too_dear"
    assert "Purchase(slot=3)" in str(error)
    assert "'cost': 3" in str(error)


@pytest.mark.parametrize("error", [SetupError("no seat"), DamagedData("no field")])
def test_messages_survive_a_process_border(error: Exception) -> None:
    assert str(pickle.loads(pickle.dumps(error))) == str(error)

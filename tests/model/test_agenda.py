"""The agenda: steps are frozen, registered under a tag, and say what they reveal."""

from __future__ import annotations

import importlib
import pkgutil

import attrs
import pytest

import pamir_desktop.model
from pamir_desktop.model.agenda import STEPS, Step
from pamir_desktop.model.rules.market import RefillMarket
from pamir_desktop.model.rules.turn import PassTurn
from pamir_desktop.model.terms import Seat
from tests.model import given

for module in pkgutil.walk_packages(pamir_desktop.model.__path__, "pamir_desktop.model."):
    importlib.import_module(module.name)


def test_every_step_is_registered_under_its_tag() -> None:
    # attrs makes a second class for slots; only the registered one is ever used
    names = {kind.__name__ for kind in Step.__subclasses__()}
    assert names == {kind.__name__ for kind in STEPS.values()}
    assert all(tag == kind.tag for tag, kind in STEPS.items())


@pytest.mark.parametrize("name", sorted(STEPS))
def test_a_step_is_frozen_compared_by_value_and_without_a_dict(name: str) -> None:
    kind = STEPS[name]
    assert attrs.has(kind)
    assert "__dict__" not in dir(kind)
    if not attrs.fields(kind):
        assert kind() == kind()
        return
    values = [0] * len(attrs.fields(kind))
    one, same = kind(*values), kind(*values)
    assert one == same
    assert hash(one) == hash(same)
    field = attrs.fields(kind)[0].name
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        setattr(one, field, 1)


def test_a_step_without_a_question_is_run_without_a_choice() -> None:
    state = given.table()
    step = PassTurn(Seat(0))
    assert step.ask(state) is None
    step.run(state, None)
    assert len(state.agenda) == 1


def test_turning_cards_over_reveals_something() -> None:
    assert RefillMarket.reveals
    assert not PassTurn.reveals

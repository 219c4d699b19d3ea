"""Choices are plain values: frozen, compared by kind and fields, usable in sets."""

from __future__ import annotations

import attrs
import pytest

from pamir_desktop.model.decisions import (
    CHOICES,
    AcceptBribe,
    BetrayCard,
    Choice,
    Decision,
    PayBribe,
    PlayCard,
    Skip,
    Stop,
)
from pamir_desktop.model.terms import CardId, Seat


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_a_choice_is_a_frozen_value(name: str) -> None:
    kind = CHOICES[name]
    assert attrs.has(kind)
    fields = [field.name for field in attrs.fields(kind)]
    one, same = (kind(**dict.fromkeys(fields, 1)) for _ in range(2))
    assert one == same
    assert len({one, same}) == 1
    assert not hasattr(one, "__dict__")
    for field in fields:
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(one, field, 2)


def test_choices_of_different_kinds_are_never_equal() -> None:
    different: list[Choice] = [
        PayBribe(2),
        PayBribe(3),
        AcceptBribe(2),
        PlayCard(CardId(3)),
        BetrayCard(CardId(3)),
        Skip(),
        Stop(),
    ]
    for one in different:
        assert [other for other in different if other == one] == [one]
    assert len(set(different)) == len(different)


def test_decisions_are_compared_by_value() -> None:
    one = Decision(Seat(1), "tax.take", {"left": 1}, (Stop(),))
    assert one == Decision(Seat(1), "tax.take", {"left": 1}, (Stop(),))
    assert one != attrs.evolve(one, choices=(Skip(),))

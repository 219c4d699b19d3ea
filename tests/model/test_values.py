"""Values are attrs classes in all but the writing of their `__repr__`."""

from __future__ import annotations

import attrs
import pytest

from pamir_desktop.model.decisions import Act, BattleOn, BetrayCard
from pamir_desktop.model.values import define, frozen
from pamir_desktop.model.words import CardAction, CardId


@frozen
class Coin:
    worth: int
    owner: str = attrs.field(default="nobody", repr=False)


@define
class Purse:
    coins: list[int] = attrs.Factory(list)


@frozen(order=True)
class Rank:
    height: int


def test_they_print_as_attrs_prints_them() -> None:
    theirs = attrs.make_class("Coin", {"worth": attrs.field(), "owner": attrs.field(repr=False)})
    assert repr(Coin(3)) == repr(theirs(3, "Ada")) == "Coin(worth=3)"
    assert repr(Purse([1, 2])) == "Purse(coins=[1, 2])"
    assert repr(Act(CardId(5), CardAction.TAX)).startswith("Act(card=5, action=")


def test_frozen_ones_cannot_be_changed_and_others_can() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Coin(3).worth = 4  # type: ignore[misc]
    purse = Purse()
    purse.coins = [7]
    assert purse == Purse([7])


def test_two_kinds_are_never_equal_whatever_they_hold() -> None:
    assert BetrayCard(CardId(5)) == BetrayCard(CardId(5))
    assert len({BetrayCard(CardId(5)), BattleOn(CardId(5)), BetrayCard(CardId(5))}) == 2


def test_options_reach_attrs() -> None:
    assert Rank(1) < Rank(2)
    assert attrs.evolve(Coin(3), worth=5) == Coin(5)

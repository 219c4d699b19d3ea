"""Values are attrs classes in all but the writing of the methods that they share."""

from __future__ import annotations

import attrs
import pytest

from pamir_desktop.model.decisions import Act, BattleOn, BetrayCard
from pamir_desktop.model.terms import CardAction, CardId
from pamir_desktop.model.values import define, frozen


@frozen
class Coin:
    worth: int
    owner: str = attrs.field(default="nobody", repr=False)


@define
class Tally:
    count: int


@define
class Purse:
    coins: list[int] = attrs.Factory(list)


@frozen(kw_only=True)
class Rank:
    height: int
    title: str = attrs.field(default="", eq=False)


@frozen
class Nothing:
    pass


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


def test_equal_values_are_one_in_a_set_and_others_are_not() -> None:
    assert {Coin(3), Coin(3), Coin(4), Coin(3, "Ada")} == {Coin(3), Coin(4), Coin(3, "Ada")}
    assert Coin(3) != Coin(4)
    assert len({Nothing(), Nothing(), Coin(1)}) == 2


def test_what_does_not_count_for_equality_counts_for_no_hash() -> None:
    assert Rank(height=1, title="Khan") == Rank(height=1)
    assert len({Rank(height=1, title="Khan"), Rank(height=1), Rank(height=2)}) == 2


def test_what_can_change_has_no_hash() -> None:
    assert Purse([1]) != Purse([2])
    with pytest.raises(TypeError, match="unhashable"):
        hash(Tally(1))


def test_options_reach_attrs() -> None:
    with pytest.raises(TypeError):
        Rank(1)  # type: ignore[call-arg]
    assert attrs.evolve(Coin(3), worth=5) == Coin(5)

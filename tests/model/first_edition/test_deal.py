"""What a deal is made of (F40, F42)."""

from __future__ import annotations

from pamir_desktop.model.first_edition.deal import Goods
from pamir_desktop.model.terms import CardId


def test_one_half_may_be_nothing() -> None:
    assert Goods().is_nothing
    assert not Goods(1).is_nothing
    assert not Goods(cards=(CardId(5),)).is_nothing

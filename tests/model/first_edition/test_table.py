"""What only the first edition keeps on the table: copied, compared, hidden."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from pamir_desktop.model.first_edition.acts import TurnAct
from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.table import FirstEditionTable
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.terms import CardId
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, RUSSIAN

PROMISE = Promise(2, Deed.PLAY, CardId(84))


def full_table() -> FirstEditionTable:
    return FirstEditionTable(
        loyalty_cards=(1, 3, 4),
        secret=[BRITISH, None, RUSSIAN],
        starting_cards=5,
        favor_holders=[ANNA, BORIS, CLARA],
        discards=1,
        escrows=[Escrow(BORIS, PROMISE)],
        act=TurnAct(Deed.PLAY, CardId(84)),
        last_supreme=AFGHAN,
        tokens=[1, 2, 3],
        harmed=2,
        consoled=4,
    )


CHANGES: dict[str, Callable[[Any], None]] = {
    "loyalty_cards": lambda table: setattr(table, "loyalty_cards", (1, 2, 3)),
    "secret": lambda table: table.secret.reverse(),
    "starting_cards": lambda table: setattr(table, "starting_cards", 1),
    "favor_holders": lambda table: table.favor_holders.reverse(),
    "discards": lambda table: setattr(table, "discards", 2),
    "escrows": lambda table: table.escrows.clear(),
    "act": lambda table: setattr(table, "act", None),
    "last_supreme": lambda table: setattr(table, "last_supreme", None),
    "tokens": lambda table: table.tokens.pop(),
    "harmed": lambda table: setattr(table, "harmed", 0),
    "consoled": lambda table: setattr(table, "consoled", 0),
}


def test_the_changes_above_cover_every_field() -> None:
    assert list(CHANGES) == [field.name for field in attrs.fields(FirstEditionTable)]


@pytest.mark.parametrize("name", CHANGES)
def test_a_clone_shares_nothing_that_can_change(name: str) -> None:
    table = full_table()
    record, clone = copy.deepcopy(table), table.clone()
    assert clone == table
    CHANGES[name](clone)
    assert clone != table
    assert table == record


def test_f43_a_secret_choice_is_seen_by_its_player_only() -> None:
    table = full_table()
    table.hide_from(CLARA)
    assert table.secret == [None, None, RUSSIAN]
    table.hide_from(ANNA)
    assert table.secret == [None, None, None]


def test_rupees_in_escrow_are_counted() -> None:
    assert full_table().set_aside() == 2

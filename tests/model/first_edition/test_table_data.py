"""What only the first edition keeps on the table, as data and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pamir_desktop.model import DamagedData
from pamir_desktop.model.first_edition.acts import TurnAct
from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.table import FirstEditionTable
from pamir_desktop.model.first_edition.table_data import FIELDS, table_from_data, table_to_data
from pamir_desktop.model.first_edition.terms import Deed, SpecialAction
from pamir_desktop.model.terms import CardId, Region
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA
from tools.attacks.damage import damaged, read_or_none

FULL = FirstEditionTable(
    loyalty_cards=(1, 3, 4),
    secret=[BRITISH, None, None],
    starting_cards=5,
    favor_holders=[ANNA, BORIS, CLARA],
    discards=1,
    escrows=[
        Escrow(BORIS, Promise(2, Deed.PLAY, CardId(84))),
        Escrow(
            CLARA,
            Promise(1, Deed.USE, CardId(0), SpecialAction.TAX, ANNA, Region.KABUL, True),
            is_broken=True,
        ),
    ],
    act=TurnAct(Deed.USE, CardId(7), SpecialAction.TAX, 2, 8),
    last_supreme=AFGHAN,
    tokens=[1, 2, 3],
    harmed=2,
    consoled=4,
)


def data() -> dict[str, Any]:
    return json.loads(json.dumps(table_to_data(FULL)))  # type: ignore[no-any-return]


def test_everything_comes_back() -> None:
    assert set(data()) == set(FIELDS)
    assert table_from_data(data(), 3) == FULL


def test_damage_is_refused_or_means_what_it_says() -> None:
    refused = accepted = 0
    for some in damaged(data()):
        found = read_or_none(lambda value: table_from_data(value, 3), some)
        if found is None:
            refused += 1
        else:
            accepted += 1
            assert json.loads(json.dumps(table_to_data(found))) == some
    assert refused
    assert accepted


@pytest.mark.parametrize(
    ("field", "value"),
    [("secret", []), ("favor_holders", [0, 1]), ("loyalty_cards", [1, 2, 9]), ("harmed", 8)],
)
def test_what_does_not_fit_the_table_is_refused(field: str, value: object) -> None:
    with pytest.raises(DamagedData):
        table_from_data({**data(), field: value}, 3)

"""What only the first edition keeps on the table as JSON-able data, and back."""

from __future__ import annotations

from typing import Final

import attrs

from pamir_desktop.model.codec import (
    Data,
    entry,
    enum_member,
    fields_to_data,
    items,
    mapping,
    number,
    only_fields,
    plain,
    seat_or_nobody,
    value_from_data,
)
from pamir_desktop.model.errors import DamagedData
from pamir_desktop.model.terms import Coalition, Seat

from .acts import TurnAct
from .deal import Escrow
from .table import FirstEditionTable
from .terms import BADAL_TOKENS, LOYALTY_CARDS

FIELDS: Final = tuple(field.name for field in attrs.fields(FirstEditionTable))


def table_to_data(table: FirstEditionTable) -> Data:
    return {
        "loyalty_cards": list(table.loyalty_cards),
        "secret": [plain(choice) for choice in table.secret],
        "starting_cards": table.starting_cards,
        "favor_holders": list(table.favor_holders),
        "discards": table.discards,
        "escrows": [fields_to_data(escrow) for escrow in table.escrows],
        "act": plain(table.act),
        "last_supreme": plain(table.last_supreme),
        "tokens": list(table.tokens),
        "harmed": table.harmed,
        "consoled": table.consoled,
    }


def table_from_data(data: object, seats: int) -> FirstEditionTable:
    group = mapping(data)
    only_fields(group, *FIELDS)
    act, supreme = entry(group, "act"), entry(group, "last_supreme")
    everyone = (1 << seats) - 1
    return FirstEditionTable(
        loyalty_cards=tuple(
            number(card, 1, len(LOYALTY_CARDS)) for card in _exactly(group, "loyalty_cards", seats)
        ),
        secret=[
            None if choice is None else enum_member(Coalition, choice)
            for choice in _exactly(group, "secret", seats)
        ],
        starting_cards=number(entry(group, "starting_cards"), 0, everyone),
        favor_holders=[
            Seat(seat_or_nobody(seat, seats))
            for seat in _exactly(group, "favor_holders", len(Coalition))
        ],
        discards=number(entry(group, "discards"), 0, 2),
        escrows=[value_from_data(Escrow, e, seats) for e in items(entry(group, "escrows"))],
        act=None if act is None else value_from_data(TurnAct, act, seats),
        last_supreme=None if supreme is None else enum_member(Coalition, supreme),
        tokens=[number(n, 0, BADAL_TOKENS) for n in items(entry(group, "tokens"), seats)],
        harmed=number(entry(group, "harmed"), 0, everyone),
        consoled=number(entry(group, "consoled"), 0, everyone),
    )


def _exactly(group: Data, key: str, size: int) -> list[object]:
    found = items(entry(group, key), size)
    if len(found) != size:
        raise DamagedData(f"{key} must be {size} values, found {len(found)}")
    return found

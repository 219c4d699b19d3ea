"""Links with a meaning that depends on the state become links to things on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model import State
from pamir_desktop.model.terms import CardAction, Seat, word

from .conditions import (
    best_coins,
    bonus_cards,
    checks_in_market,
    held_cards,
    lone_tribes,
    tiles,
)

MOST: Final = 4
"""Things that are lit at the same time."""


def _tiles(action: CardAction) -> Callable[[State, Seat], list[str]]:
    def found(state: State, me: Seat) -> list[str]:
        return [f"action:{act.card}:{word(action)}" for act in tiles(state, me, action)]

    return found


COMPUTED: Final[dict[str, Callable[[State, Seat], list[str]]]] = {
    "check": lambda state, me: [f"slot:{slot}" for slot in checks_in_market(state)],
    "best_coins": lambda state, me: [f"slot:{best_coins(state)}"],
    "tax_tiles": _tiles(CardAction.TAX),
    "gift_tiles": _tiles(CardAction.GIFT),
    "bonus_cards": lambda state, me: [f"card:{card}" for card in bonus_cards(state, me)],
    "held_cards": lambda state, me: [f"card:{card}" for card in held_cards(state, me)],
    "lone_tribes": lambda state, me: [
        f"tribes:{me}:{word(region)}" for region in lone_tribes(state, me)
    ],
    "hand": lambda state, me: [f"hand:{card}" for card in state.players[me].hand],
    "court": lambda state, me: [f"court:{me}"],
    "panel:ME": lambda state, me: [f"panel:{me}"],
}


def plain_links(light: tuple[str, ...], state: State, me: Seat) -> tuple[str, ...]:
    """At most four links, each to one thing that is on the table now."""
    found = [
        plain
        for link in light
        for plain in (COMPUTED[link](state, me) if link in COMPUTED else [link])
    ]
    return tuple(found[:MOST])

"""The market between turns: cards slide to the left, and the deck fills the vacant slots."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import NO_CARD, CardId

FILL_ORDER: Final = tuple(row * COLUMNS + column for column in range(COLUMNS) for row in range(2))
"""Leftmost column first, and of each column the top row first."""


def slide(state: State) -> None:
    """Cards carry their rupees; loose rupees stay and go to the card that stops there."""
    cards, rupees = state.market_cards, state.market_rupees
    for start in (0, COLUMNS):
        row = cards[start : start + COLUMNS]
        if NO_CARD not in row:
            continue
        target = start + row.index(NO_CARD)
        for slot in range(target + 1, start + COLUMNS):
            card = cards[slot]
            if card == NO_CARD:
                continue
            cards[slot], cards[target] = NO_CARD, card
            rupees[target] += rupees[slot]
            rupees[slot] = 0
            if state.log is not None:
                state.add_log("market.slid", card=card, origin=slot, slot=target)
            target += 1


def turn_over(state: State, slot: int) -> CardId:
    """The top card of the deck goes to a vacant slot."""
    card = state.deck.pop()
    state.market_cards[slot] = card
    if state.log is not None:
        state.add_log("market.dealt", card=card, slot=slot)
    return card

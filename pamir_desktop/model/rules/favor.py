"""The favored suit and its marker."""

from __future__ import annotations

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Suit

from . import in_force


def change_favored_suit(state: State, suit: Suit) -> None:
    """Move the marker, unless Pashtunwali Values makes everyone ignore suit icons (R69)."""
    if in_force.on_table(state, in_force.PASHTUNWALI_VALUES):
        state.add_log("favor.ignored", suit=suit)
        return
    set_favored_suit(state, suit)


def set_favored_suit(state: State, suit: Suit) -> None:
    if suit is not state.favored:
        state.favored = suit
        state.add_log("favor.changed", suit=suit)

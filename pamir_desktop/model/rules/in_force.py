"""Lasting events: which are in effect, and for whom (3.14)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Seat

NEW_TACTICS: Final = CardId(105)
KOH_I_NOOR: Final = CardId(106)  # when bought; when discarded it is Embarrassment of Riches
EMBARRASSMENT_OF_RICHES: Final = CardId(106)
COURTLY_MANNERS: Final = CardId(107)  # when bought; when discarded it is Disregard for Customs
DISREGARD_FOR_CUSTOMS: Final = CardId(107)
RUMOR: Final = CardId(108)
CONFLICT_FATIGUE: Final = CardId(109)
NATIONALISM: Final = CardId(110)
NATION_BUILDING: Final = CardId(112)
PASHTUNWALI_VALUES: Final = CardId(115)


def on_player(state: State, event: CardId, seat: Seat) -> bool:
    """The event is in front of this player."""
    return (event, seat) in state.events


def on_table(state: State, event: CardId) -> bool:
    """The event is beside the map and affects everyone."""
    return (event, NOBODY) in state.events

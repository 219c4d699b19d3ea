"""Why an item of the table cannot be chosen when no rule forbids it: it is not asked for."""

from __future__ import annotations

from pamir_desktop.model.decisions import Decision
from pamir_desktop.views.table.spots import (
    BlockSupply,
    CourtEndSpot,
    CylinderSupply,
    DialSpot,
    DiscardPile,
    DrawDeck,
    HandZone,
    Spot,
    SuitSpot,
)

from .translation import translate


def idle_reason(spot: Spot, decision: Decision | None, *, holding: bool = False) -> str:
    """What this item is waiting for; never empty."""
    if decision is None:
        return translate("SpotReason", "Nothing is to be decided at this moment.")
    if holding:
        return translate("SpotReason", "What is picked up does not go there. Esc puts it down.")
    match spot:
        case SuitSpot():
            return translate(
                "SpotReason",
                "The favored suit changes when a card that names another suit is played.",
            )
        case DrawDeck():
            return translate(
                "SpotReason", "Cards leave the deck by themselves when the market is refilled."
            )
        case DiscardPile():
            return translate("SpotReason", "Discarded cards are out of the game.")
        case BlockSupply() | CylinderSupply():
            return translate(
                "SpotReason", "Pieces leave the supply when a card or an action places them."
            )
        case CourtEndSpot():
            return translate("SpotReason", "Pick up a card of the hand first to play it here.")
        case HandZone():
            return translate("SpotReason", "Pick up a card of the market first to buy it.")
        case DialSpot():
            return translate(
                "SpotReason",
                "Loyalty changes when a patriot of another coalition is played or its prize taken.",
            )
        case _:
            return translate("SpotReason", "The present decision is about something else.")

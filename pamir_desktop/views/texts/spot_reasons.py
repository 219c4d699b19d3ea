"""Why an item of the table cannot be chosen when no rule forbids it: it is not asked for."""

from __future__ import annotations

from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.setup import Setup
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

from .editions import texts_of
from .translation import translate


def idle_reason(
    spot: Spot, decision: Decision | None, *, holding: bool = False, setup: Setup | None = None
) -> str:
    """What this item is waiting for; never empty. Without a setup as in the second edition."""
    if decision is None:
        return translate("SpotReason", "There is nothing to decide right now.")
    if holding:
        return translate("SpotReason", "You cannot put this here. Press Esc to put it down.")
    if setup is not None and (text := texts_of(setup).idle_reason(spot, decision)):
        return text
    match spot:
        case SuitSpot():
            return translate(
                "SpotReason",
                "The favored suit changes when a card with another suit’s icon is played.",
            )
        case DrawDeck():
            return translate(
                "SpotReason", "Cards are drawn automatically when the market is refilled."
            )
        case DiscardPile():
            return translate("SpotReason", "Discarded cards are out of the game.")
        case BlockSupply() | CylinderSupply():
            return translate(
                "SpotReason", "Pieces leave the supply when a card or an action places them."
            )
        case CourtEndSpot():
            return translate("SpotReason", "To play a card here, pick it up from your hand first.")
        case HandZone():
            return translate("SpotReason", "To buy a card, pick it up from the market first.")
        case DialSpot():
            return translate(
                "SpotReason",
                "Loyalty changes when you play a patriot or take a prize of another coalition.",
            )
        case _:
            return translate("SpotReason", "This is not part of the current decision.")

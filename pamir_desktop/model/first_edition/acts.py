"""What the active player is doing: the deed, and whom and where it concerned (F28, F42)."""

from __future__ import annotations

from pamir_desktop.model.terms import NO_CARD, CardId
from pamir_desktop.model.values import frozen

from .deal import Promise
from .terms import Deed, SpecialAction


@frozen
class TurnAct:
    """One action of the turn, from its beginning until everything that follows is settled."""

    deed: Deed
    card: CardId = NO_CARD  # what is bought, played or discarded; the card that acts
    action: SpecialAction | None = None
    players: int = 0  # seats it was used on, as bits
    locations: int = 0  # locations it was used on, as bits

    def fulfills(self, promise: Promise) -> bool:
        """It is what the promise names."""
        if self.deed is not promise.deed:
            return False
        if promise.deed is not Deed.USE:
            return self.card == promise.card
        if self.action is not promise.action:
            return False
        seat, region = promise.on_player, promise.on_location
        return (seat is None or bool(self.players >> seat & 1)) and (
            region is None or bool(self.locations >> region & 1)
        )

"""Wakhan's AI deck. Where she is in her turn is on the agenda."""

from __future__ import annotations

from attrs import Factory

from .terms import Seat
from .values import define


@define
class WakhanDeck:
    seat: Seat
    deck: list[int] = Factory(list)  # AI card ids; the top card is the last one
    discard: list[int] = Factory(list)  # its last card is the face-up front

    def clone(self) -> WakhanDeck:
        new = WakhanDeck.__new__(WakhanDeck)
        new.seat = self.seat
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        return new

    @property
    def front(self) -> int:
        """The AI card she read last; 0 before her first turn."""
        return self.discard[-1] if self.discard else 0

"""Texts about the ring of courts."""

from __future__ import annotations

from pamir_desktop.model.ring import Ring
from pamir_desktop.model.setup import Setup

from .sentences import Sentences
from .voice import Voice


class RingLines(Sentences):
    """Whose spies, from where, and what makes them faster."""

    def whose(self) -> str:
        return self.tr("Moves of a spy from “{card}” ({seat})")

    def well_connected(self) -> str:
        return self.tr("Well-Connected: two steps a move")

    def strange_bedfellows(self) -> str:
        return self.tr("Strange Bedfellows: cards of one region are neighbors")


def ring_line(ring: Ring, setup: Setup) -> str:
    lines = RingLines({"card": ring.origin, "seat": ring.seat}, Voice(setup))
    wording = [lines.whose()]
    if ring.well_connected:
        wording.append(lines.well_connected())
    if ring.strange_bedfellows:
        wording.append(lines.strange_bedfellows())
    return " · ".join(wording)

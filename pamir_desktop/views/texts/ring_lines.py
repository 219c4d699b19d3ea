"""Texts about the ring of courts."""

from __future__ import annotations

from pamir_desktop.model.ring import Ring
from pamir_desktop.model.setup import Setup

from .sentences import Sentences
from .translation import SEPARATOR
from .voice import Voice


class RingLines(Sentences):
    """Whose spies, from where, and what makes them faster."""

    def whose(self) -> str:
        return self.tr("Possible spy moves from “{card}” ({seat})")

    def well_connected(self) -> str:
        return self.tr("Well-Connected: two steps per move")

    def strange_bedfellows(self) -> str:
        return self.tr("Strange Bedfellows: cards of the same region are adjacent")


def ring_line(ring: Ring, setup: Setup) -> str:
    lines = RingLines({"card": ring.origin, "seat": ring.seat}, Voice(setup))
    wording = [lines.whose()]
    if ring.well_connected:
        wording.append(lines.well_connected())
    if ring.strange_bedfellows:
        wording.append(lines.strange_bedfellows())
    return SEPARATOR.join(wording)

"""Where the side panel goes: it never makes a card smaller.

At the right edge there is always the rail with a button for each part of the panel. The panel is
as tall as the window if the table cannot use the width, otherwise it is beside the courts, where
the felt is empty; in a small window it covers the right end of the courts, but never the market.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .table.layout import LEAST_DOCK, free_dock, widest_table
from .table.wide_table import wide_card

RAIL: Final = 42
"""Width of the rail in a window of usual width."""

WIDEST: Final = 600
"""Of a tall panel, unless its texts need more; beside a very wide table it is always as wide, so
that cards do not depend on the size of texts."""


class PanelPlan(NamedTuple):
    rail: int  # width of the rail
    tall: int  # width of a panel as tall as the window; 0: there is no room
    beside: int  # width of a panel beside the courts; 0: there is no room
    is_roomy: bool  # the courts can do without that width
    over: int  # width of a panel that covers the courts
    card: float = 0.0  # of a very wide table with the other courts beside the market, otherwise 0


def plan_panel(width: int, height: int, players: int, scale: float) -> PanelPlan:
    """For a page of this size; `scale` is that of the panel's texts."""
    rail = round(RAIL * max(1.0, width / 1920))
    room = width - rail
    least = LEAST_DOCK * max(1.0, scale)
    spare = room - widest_table(room, height, players)
    tall = min(spare, max(least, WIDEST)) if spare >= least else 0.0
    card = wide_card(room - WIDEST, height, players) if spare >= WIDEST else 0.0
    if card:
        tall = WIDEST
    beside = roomy = 0.0
    if not tall:
        roomy = free_dock(room, height, players, scale, roomy=True)
        beside = roomy or min(least, free_dock(room, height, players, scale))
    return PanelPlan(rail, int(tall), int(beside), roomy > 0, int(min(least, room / 2)), card)

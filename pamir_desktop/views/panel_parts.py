"""Which parts of the side panel are shown: what the player opened and closed, without widgets.

A tall panel shows several parts at once, a panel beside the courts one of them. The choices for
both are remembered, because a window changes its size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .panel_plan import PanelPlan
from .window_arrangement import Panels

PARTS: Final = ("inspector", "wakhan", "forecast", "log")
"""What the side panel can show."""

UPPER: Final = ("inspector", "wakhan")
"""There is room for one of them."""

FIRST_PART: Final = "inspector"
"""What a panel beside the courts shows at first."""


class PanelParts:
    """What the player opened and closed; `plan` says how much room there is now."""

    def __init__(self, plan: Callable[[], PanelPlan]) -> None:
        self._plan = plan
        self._chosen: dict[tuple[bool, str], bool] = {}  # by tall or not, and by name
        self._former: str | None = None  # the part that the one shown has replaced

    @property
    def is_tall(self) -> bool:
        """The panel is as tall as the window, with room for several parts."""
        return self._plan().tall > 0

    def is_shown(self, name: str) -> bool:
        """`name` is one of PARTS.

        At first a tall panel shows all but Wakhan's reasons, and one beside the courts the card.
        """
        plan = self._plan()
        at_first = name != "wakhan" if plan.tall else plan.is_roomy and name == FIRST_PART
        return self._chosen.get((plan.tall > 0, name), at_first)

    def may_open(self, name: str) -> bool:
        """It is not shown, but the player has not closed it either."""
        return not self.is_shown(name) and (self.is_tall, name) not in self._chosen

    def shown(self) -> dict[str, bool]:
        return {name: self.is_shown(name) for name in PARTS}

    def toggle(self, name: str) -> None:
        shown, tall = not self.is_shown(name), self.is_tall
        if not tall:  # there is room for one of them; Wakhan's reasons give way to what was there
            former, self._former = self._former, next(filter(self.is_shown, PARTS), None)
            self._chosen.update({(False, other): False for other in PARTS})
            if not shown and name == "wakhan" and former is not None:
                self._chosen[False, former] = True
        elif name in UPPER and (shown or name == "wakhan"):
            self._chosen.update({(True, other): not shown for other in UPPER})
        self._chosen[tall, name] = shown

    def kept(self, shares: Mapping[str, float]) -> Panels:
        """For the next start, with the shares of the height."""
        kept = {key: shown for key, shown in self._chosen.items() if key[1] != "wakhan"}
        if self._chosen.get((True, "wakhan")):  # it has only replaced the card
            kept.pop((True, "inspector"), None)
        shown = tuple((wide, name, is_shown) for (wide, name), is_shown in kept.items())
        return Panels(shown, tuple(shares.items()))

    def restore(self, panels: Panels) -> None:
        for wide, name, shown in panels.shown:
            if name in PARTS:
                self._chosen[wide, name] = shown

"""The saved state of the window: its place on the screen, and which panels were open."""

from __future__ import annotations

import json
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QRect

from pamir_desktop.model.values import frozen

WHERE: Final = {"wide": True, "narrow": False}
STATES: Final = ("normal", "maximized", "full")


@frozen
class Panels:
    """Of the table page; without Wakhan's panel, because most games have none."""

    shown: tuple[tuple[bool, str, bool], ...] = ()  # wide window, part, whether it is shown
    shares: tuple[tuple[str, float], ...] = ()  # share of the height, by the part above the log


@frozen
class Arrangement:
    """Everything saved about a window on one screen."""

    place: QRect | None = None  # relative to the corner of the screen
    state: str = "normal"
    panels: Panels = Panels()
    outline: bool = False
    docks: str = ""  # as Qt writes them

    def to_text(self) -> str:
        parts: dict[str, dict[str, bool]] = {where: {} for where in WHERE}
        for wide, name, shown in self.panels.shown:
            parts["wide" if wide else "narrow"][name] = shown
        rect = self.place
        place = None if rect is None else [rect.x(), rect.y(), rect.width(), rect.height()]
        return json.dumps(
            {
                "place": place,
                "state": self.state,
                "parts": parts,
                "shares": dict(self.panels.shares),
                "outline": self.outline,
                "docks": self.docks,
            }
        )

    @classmethod
    def from_text(cls, text: str) -> Arrangement:
        """Invalid values are ignored."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return cls()
        if not isinstance(data, dict):
            return cls()
        found = cls(place=_rect(data.get("place")), panels=_panels(data))
        if data.get("state") in STATES:
            found = evolve(found, state=data["state"])
        if isinstance(data.get("docks"), str):
            found = evolve(found, docks=data["docks"])
        return evolve(found, outline=data.get("outline") is True)


def _rect(data: Any) -> QRect | None:
    if not isinstance(data, list) or len(data) != 4:
        return None
    if not all(type(number) is int and abs(number) < 1 << 20 for number in data):
        return None
    return QRect(*data)


def _panels(data: dict[str, Any]) -> Panels:
    shown = [
        (WHERE[where], name, value)
        for where, parts in _entries(data.get("parts"))
        if where in WHERE
        for name, value in _entries(parts)
        if type(value) is bool
    ]
    shares = [
        (name, float(value))
        for name, value in _entries(data.get("shares"))
        if type(value) is float and 0.05 <= value <= 0.95
    ]
    return Panels(tuple(shown), tuple(shares))


def _entries(data: Any) -> list[tuple[str, Any]]:
    return list(data.items()) if isinstance(data, dict) else []

"""Which parts of the side panel are shown in which window."""

from __future__ import annotations

from pamir_desktop.views.panel_parts import PARTS, PanelParts
from pamir_desktop.views.panel_plan import PanelPlan
from pamir_desktop.views.window_arrangement import Panels

TALL = PanelPlan(rail=42, tall=400, beside=0, is_roomy=False, over=300)
BESIDE = PanelPlan(rail=42, tall=0, beside=300, is_roomy=True, over=300)
NARROW = PanelPlan(rail=42, tall=0, beside=0, is_roomy=False, over=300)


class Room:
    """A window whose size changes."""

    def __init__(self, plan: PanelPlan) -> None:
        self.plan = plan
        self.parts = PanelParts(lambda: self.plan)

    def open_ones(self) -> set[str]:
        return {name for name, shown in self.parts.shown().items() if shown}


def test_at_first_the_room_decides() -> None:
    assert Room(TALL).open_ones() == {"inspector", "forecast", "log"}
    assert Room(BESIDE).open_ones() == {"inspector"}
    assert Room(NARROW).open_ones() == set()


def test_beside_the_courts_one_part_replaces_another() -> None:
    room = Room(BESIDE)
    room.parts.toggle("log")
    assert room.open_ones() == {"log"}
    room.parts.toggle("log")
    assert room.open_ones() == set()


def test_wakhan_gives_the_room_back_to_what_was_there() -> None:
    room = Room(BESIDE)
    room.parts.toggle("log")
    room.parts.toggle("wakhan")
    assert room.open_ones() == {"wakhan"}
    room.parts.toggle("wakhan")
    assert room.open_ones() == {"log"}


def test_in_a_tall_panel_wakhan_takes_the_place_of_the_card() -> None:
    room = Room(TALL)
    room.parts.toggle("wakhan")
    assert room.open_ones() == {"wakhan", "forecast", "log"}
    room.parts.toggle("wakhan")
    assert room.open_ones() == {"inspector", "forecast", "log"}


def test_both_sizes_of_window_are_remembered() -> None:
    room = Room(TALL)
    room.parts.toggle("forecast")
    room.plan = BESIDE
    room.parts.toggle("log")
    room.plan = TALL
    assert room.open_ones() == {"inspector", "log"}
    room.plan = BESIDE
    assert room.open_ones() == {"log"}


def test_only_what_the_player_has_not_closed_may_open_by_itself() -> None:
    room = Room(TALL)
    assert room.parts.may_open("wakhan")
    assert not room.parts.may_open("log")
    room.parts.toggle("log")
    assert not room.parts.may_open("log")
    room.plan = NARROW
    assert room.parts.may_open("log")


def test_the_next_start_shows_the_same_without_wakhan() -> None:
    room = Room(TALL)
    room.parts.toggle("forecast")
    room.parts.toggle("wakhan")
    kept = room.parts.kept({"inspector": 0.5})
    assert kept == Panels(((True, "forecast", False),), (("inspector", 0.5),))
    again = Room(TALL)
    again.parts.restore(kept)
    assert again.open_ones() == {"inspector", "log"}


def test_parts_this_version_does_not_know_are_not_restored() -> None:
    room = Room(NARROW)
    room.parts.restore(Panels(((False, "log", True), (False, "weather", True))))
    assert room.open_ones() == {"log"}
    assert set(room.parts.shown()) == set(PARTS)
    assert room.parts.kept({}).shown == ((False, "log", True),)

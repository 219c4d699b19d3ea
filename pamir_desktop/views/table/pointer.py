"""The hand over the table: click, drag and keyboard, all by the same grammar.

A half-made gesture (something picked up) lives here and never in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Signal

from pamir_desktop.model.decisions import Choice, Decision, PlayCard, Stop
from pamir_desktop.model.terms import CourtEnd

from .edition_hands import hands_of
from .gestures import GestureMap
from .preview_marks import show_preview_marks
from .scene import TableScene, Zone
from .spots import CourtEndSpot, PlayerPanel, Spot

Listener = Callable[[list[Spot]], bool]
"""Hears of a click before it means anything; True if that was all of it."""

FollowUps = Callable[[Choice], Sequence[Decision]]
"""The decision a choice leads to, so that a tile can be dragged to its target in one go."""


class Pointer(QObject):
    chosen = Signal(Choice)
    aimed = Signal(Choice, Spot)  # and the spot that answers what it asks next
    asked = Signal(Choice)  # that is not possible: explain why
    pointed = Signal(Spot)  # under mouse or focus; None for none
    considered = Signal(Choice)  # what a click there would choose; None for nothing

    def __init__(
        self, scene: TableScene, follow_ups: FollowUps, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.follow_ups = follow_ups
        self.offer = GestureMap()
        self.listener: Listener | None = None
        self.spot: Spot | None = None  # what was pointed at last, by mouse or keyboard

    # --- What is on offer ----------------------------------------------------------------------

    def renew(self) -> None:
        """A new position is shown: drop half-made gestures, but keep the focus."""
        position = self.scene.position
        decision = position.decision if position else None
        self.offer = GestureMap.of(position.state, decision) if position else GestureMap()
        marks = self.scene.marks
        marks.legal = frozenset(self.offer.clickable())
        marks.targets = frozenset()
        marks.selected = None
        marks.lit = frozenset()
        show_preview_marks(marks, None)
        if marks.focus is not None and self.scene.item_of(marks.focus) is None:
            marks.focus = None
        self.scene.refresh_marks()

    def targets(self, grab: Spot) -> frozenset[Spot]:
        """Where something picked up can be dropped."""
        found = set(self.offer.targets(grab))
        for choice in self.offer.clicked(grab):
            if isinstance(choice, PlayCard):
                found |= {CourtEndSpot(CourtEnd.LEFT), CourtEndSpot(CourtEnd.RIGHT)}
            elif self._is_aimed(choice):
                found |= self._aims(choice)
        return frozenset(found)

    def _is_aimed(self, choice: Choice) -> bool:
        """Its tile can be dragged to what it is used on."""
        position = self.scene.position
        return position is not None and isinstance(choice, hands_of(position.state.setup).aiming)

    def _aims(self, choice: Choice) -> set[Spot]:
        position = self.scene.position
        if position is None:
            return set()
        maps = [GestureMap.of(position.state, asked) for asked in self.follow_ups(choice)]
        return {spot for offer in maps for spot in offer.clickable()}

    # --- Picking up and letting go -------------------------------------------------------------

    def pick_up(self, spot: Spot) -> bool:
        """Begin a gesture; False if the thing cannot be picked up."""
        if spot not in self.offer.grabbable():
            return False
        marks = self.scene.marks
        marks.selected, marks.targets = spot, self.targets(spot)
        self.scene.refresh_marks()
        return True

    def put_down(self) -> None:
        """Give the gesture up."""
        marks = self.scene.marks
        if marks.selected is not None:
            marks.selected, marks.targets = None, frozenset()
            self.scene.refresh_marks()

    def drop(self, target: Spot | None) -> bool:
        """Let go over a spot; True if that made a choice."""
        grab = self.scene.marks.selected
        self.put_down()
        if grab is None or target is None:
            return False
        choices = self.offer.dropped(grab, target)
        if choices:
            self.chosen.emit(choices[0])
            return True
        if target in self.targets(grab):
            self.aimed.emit(self.offer.clicked(grab)[0], target)
            return True
        return False

    # --- Clicking ------------------------------------------------------------------------------

    def click(self, spots: list[Spot]) -> None:
        """A click on the spots under the mouse, or on the spot with the focus."""
        marks = self.scene.marks
        if self.listener is not None and spots and self.listener(spots):
            return
        if marks.selected is not None:
            target = next((spot for spot in spots if spot in marks.targets), None)
            if target is not None:
                self.drop(target)
                return
            grab = marks.selected
            self.put_down()
            if grab in spots or self._ask_about_drop(grab, spots):
                return
        for spot in spots:
            if choices := self.offer.clicked(spot):
                self.chosen.emit(choices[0])
                return
            if self.pick_up(spot):
                return
        if spots:
            self.ask_why(spots[0])

    def ask_why(self, spot: Spot) -> None:
        position = self.scene.position
        if position is not None:
            hands = hands_of(position.state.setup)
            self.asked.emit(hands.intents(spot, position.decision, position.state)[0])

    def ask_why_here(self) -> None:
        """Why what was pointed at last, by mouse or focus, cannot be chosen."""
        if self.spot is not None and self.spot not in self.open_spots():
            self.ask_why(self.spot)

    def explain_drop(self, grab: Spot | None, spots: list[Spot]) -> None:
        """Why something could not be dropped here; nothing if it was only put back."""
        if grab is not None and grab not in spots and not self._ask_about_drop(grab, spots):
            self.asked.emit(Stop())

    def _ask_about_drop(self, grab: Spot, spots: list[Spot]) -> bool:
        """Why something cannot go where it was put; False if nothing was meant by that."""
        position = self.scene.position
        if position is None:
            return False
        for spot in spots:
            wanted = hands_of(position.state.setup).carried(grab, spot, position.state)
            if wanted is not None:
                self.asked.emit(wanted)
                return True
        return False

    # --- Pointing ------------------------------------------------------------------------------

    def meant(self, spots: list[Spot]) -> Spot | None:
        """Of the spots under the mouse the one that can be chosen, otherwise the uppermost."""
        marks = self.scene.marks
        open_spots = marks.targets if marks.selected is not None else marks.legal
        return next((s for s in spots if s in open_spots), spots[0] if spots else None)

    def hover(self, spots: list[Spot]) -> None:
        marks, spot = self.scene.marks, self.meant(spots)
        if spot != marks.hover:
            marks.hover = spot
            self.scene.refresh_marks()
            self._point(spot)

    def _point(self, spot: Spot | None) -> None:
        self.spot = spot
        self.pointed.emit(spot)
        self.considered.emit(self.choice_at(spot))

    def choice_at(self, spot: Spot | None) -> Choice | None:
        """The one choice that a click or drop on the spot would make now, or begin."""
        if spot is None:
            return None
        grab = self.scene.marks.selected
        found = self.offer.clicked(spot) if grab is None else self.offer.dropped(grab, spot)
        if grab is not None and not found and spot in self.scene.marks.targets:
            found = self.offer.clicked(grab)  # the spot answers what it asks next
        return found[0] if len(found) == 1 else None

    # --- Keyboard ------------------------------------------------------------------------------

    def open_spots(self) -> list[Spot]:
        """What can be chosen now, in reading order; where nothing can, what is lit."""
        marks = self.scene.marks
        wanted = marks.targets if marks.selected is not None else marks.legal or marks.lit
        return [spot for spot in self.scene.spots() if spot in wanted]

    def step(self, way: int) -> None:
        """Focus the next or previous legal spot."""
        spots = self.open_spots()
        if not spots:
            return
        focus = self.scene.marks.focus
        if focus in spots:
            self.focus(spots[(spots.index(focus) + way) % len(spots)])
        else:
            self.focus(spots[0 if way > 0 else -1])

    def step_zone(self, way: int) -> None:
        """Focus what can be chosen first in the next or previous zone of the table."""
        firsts: dict[Zone, Spot] = {}
        for spot in self.open_spots():
            firsts.setdefault(self._zone(spot), spot)
        if not firsts:
            return
        zones = list(firsts)
        focus = self.scene.marks.focus
        here = None if focus is None else self._zone(focus)
        if here in zones:
            self.focus(firsts[zones[(zones.index(here) + way) % len(zones)]])
        else:
            self.focus(firsts[zones[0 if way > 0 else -1]])

    def _zone(self, spot: Spot) -> Zone:
        item = self.scene.item_of(spot)
        return Zone.OTHERS if item is None else self.scene.zone(item)

    def first(self) -> None:
        if spots := self.open_spots():
            self.focus(spots[0])

    def last(self) -> None:
        if spots := self.open_spots():
            self.focus(spots[-1])

    def walk(self, dx: int, dy: int) -> None:
        """Focus the nearest spot in a direction, legal or not."""
        focus = self.scene.marks.focus
        if focus is None:
            self.step(1)
            return
        start = self.scene.spot_centre(focus)
        best: tuple[float, Spot] | None = None
        open_spots = self.open_spots()
        for spot in self.scene.spots():
            if isinstance(spot, PlayerPanel) and spot not in open_spots:
                continue  # nothing is ever wanted of it unless it can be chosen
            way = self.scene.spot_centre(spot) - start
            ahead = way.x() * dx + way.y() * dy
            aside = abs(way.x() * dy) + abs(way.y() * dx)
            if spot != focus and ahead > 4:
                cost = ahead + 2.5 * aside
                if best is None or cost < best[0]:
                    best = (cost, spot)
        if best is not None:
            self.focus(best[1])

    def focus(self, spot: Spot | None) -> None:
        marks = self.scene.marks
        if spot != marks.focus or marks.is_left:
            marks.focus, marks.is_left = spot, False
            self.scene.refresh_marks()
            self._point(spot)

    def leave(self, left: bool) -> None:
        """The keyboard goes elsewhere or comes back; what had the focus is remembered."""
        marks = self.scene.marks
        if left != marks.is_left:
            marks.is_left = left
            self.scene.refresh_marks()

    def press(self) -> None:
        """Enter: choose what has the focus; after the mouse it is shown first."""
        marks = self.scene.marks
        if marks.is_left:
            self.leave(False)
        elif marks.focus is not None:
            self.click([marks.focus])


def distance(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()

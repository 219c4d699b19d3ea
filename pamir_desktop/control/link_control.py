"""Links in texts: pointing at one marks the item on the table, activating it goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.table.links import linked_card, linked_spots

from .replay import Replay
from .table_control import TableControl

if TYPE_CHECKING:
    from pamir_desktop.views.panels.side_panel import SidePanel


class LinkControl(QObject):
    def __init__(
        self, control: TableControl, window: MainWindow, replay: Replay, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._control = control
        self._window = window
        self._replay = replay
        window.table.side_made.connect(self._listen)

    def _listen(self, side: SidePanel) -> None:
        for source in (side.log, side.wakhan):
            source.link_pointed.connect(self.point)
            source.link_chosen.connect(self.choose)

    def point(self, link: str) -> None:
        """Mark what the link names, wherever it is; an empty link clears the mark."""
        view = self._window.table.view
        position = view.table.position
        view.light(() if position is None else linked_spots(link, position))
        card = linked_card(link)
        if card is not None:
            self._control.display.read(card)

    def choose(self, link: str) -> None:
        kind, _, key = link.partition(":")
        match kind:
            case "why":
                turn, _, entry = key.partition(".")
                self._window.show_reasons(int(turn), int(entry) if entry else None)
            case "reasons" if key.isdigit():
                seat = self._control.display.reasons.player_of(int(key))
                if seat is not None:
                    self._window.table.bar.show_why(
                        seat, self._control.display.reasons.of(int(key))
                    )
            case "turn" if key.isdigit():
                self._replay.start_at_turn(int(key))
            case "term":
                pass  # the log leads to its rule
            case _:
                self._go_to(link)

    def _go_to(self, link: str) -> None:
        """A card is shown in full; an item on the table gets the focus."""
        self.point(link)
        if linked_card(link) is not None:
            self._window.show_details()
        position = self._window.table.view.table.position
        spots = [] if position is None else linked_spots(link, position)
        if spots:
            self._window.table.jump_to(spots[0])

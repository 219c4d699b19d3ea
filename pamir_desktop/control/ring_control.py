"""Which spy the ring of courts is shown for: the last one pointed at, or one of the player's."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pamir_desktop.model import State
from pamir_desktop.model.pieces import is_card, spies
from pamir_desktop.model.ring import Ring, ring_from
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import ActionTile, CourtCard, CylinderStack, Spot

from .table_control import TableControl


class RingControl(QObject):
    """Follows the mouse and the focus while the ring is shown."""

    ringed = Signal(Ring)  # to show; None for none

    def __init__(self, control: TableControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._wanted = False
        self._pointed: tuple[Seat | None, CardId] | None = None  # None: the viewing seat
        self._shown: Ring | None = None
        control.display.began.connect(self._forget)
        control.display.position_changed.connect(self._show)

    @property
    def wanted(self) -> bool:
        return self._wanted

    def _forget(self) -> None:
        """Another game may have fewer seats and other courts."""
        self._pointed = None

    def toggle(self) -> None:
        self._wanted = not self._wanted
        self._pointed = None
        self.renew()

    def point(self, spot: Spot | None) -> None:
        """A spy or a court card is under the mouse or has the focus."""
        match spot:
            case CylinderStack(seat, place) if is_card(place):
                self._pointed = (seat, CardId(place))
            case CourtCard(card) | ActionTile(card, _):
                self._pointed = (None, card)
            case _:
                return
        if self._wanted:
            self.renew()

    def renew(self) -> None:
        if self._control.session.game is not None:
            self._show(self._control.display.position())

    def _show(self, position: Position) -> None:
        ring = self._ring(position) if self._wanted else None
        if ring != self._shown:
            self._shown = ring
            self.ringed.emit(ring)

    def _ring(self, position: Position) -> Ring | None:
        state, decision = position.state, position.decision
        viewer = position.seat if decision is None else decision.seat
        if self._pointed is not None:
            seat, card = self._pointed
            ring = ring_from(state, viewer if seat is None else seat, card)
            if ring is not None:
                return ring
        origin = first_card(state, viewer)
        return None if origin is None else ring_from(state, viewer, origin)


def first_card(state: State, seat: Seat) -> CardId | None:
    """A card with a spy of the seat, otherwise a card of its court, otherwise any."""
    courts = [card for player in state.players for card in player.court]
    spied = [card for card in courts if spies(state, seat, card)]
    found = [*spied, *state.players[seat].court, *courts]
    return found[0] if found else None

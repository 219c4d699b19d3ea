"""Opens the dialog in which two players at one screen make a deal (first edition)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.style import Style

from .table_control import TableControl


class DealControl(QObject):
    def __init__(
        self,
        control: TableControl,
        window: MainWindow,
        style: Callable[[], Style],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._control = control
        self._window = window
        self._style = style
        window.table.bar.deal_asked.connect(self.ask)

    def ask(self) -> None:
        from pamir_desktop.views.dialogs.deal_dialog import (  # noqa: PLC0415  # not needed to start
            DealDialog,
        )

        control = self._control
        if control.display.open_decision() is None:
            return
        dialog = DealDialog(
            control.display.position().state,
            self._hand_of,
            control.session.why_not,
            self._style(),
            self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(control.propose)
        dialog.open()

    def _hand_of(self, seat: Seat) -> list[CardId]:
        """Shown in the dialog only when its owner asks for it."""
        return list(self._control.session.state.players[seat].hand)

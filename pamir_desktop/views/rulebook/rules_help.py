"""Opens the rules at the item pointed at, or at the reason that was given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.setup import Edition
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table_page import TablePage

from .page import FIRST

if TYPE_CHECKING:
    from pamir_desktop.views.panels.side_panel import SidePanel

    from .rules_window import RulesWindow


class RulesHelp(QObject):
    """Creates the window on first use and keeps it."""

    def __init__(self, window: QWidget, table: TablePage) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._style = Style()
        self._pointed: Spot | None = None
        self.rules: RulesWindow | None = None
        table.view.pointer.pointed.connect(self._note)
        table.view.help.rule_asked.connect(self.show_spot)
        table.view.help.sign_rule_asked.connect(self.show_sign)
        table.bar.rule_asked.connect(self.show_reason)
        self._sign: Sign | None = None  # pointed at in the side panel
        table.side_made.connect(self._listen)

    def _listen(self, side: SidePanel) -> None:
        side.rule_asked.connect(self.show_sign)
        side.sign_pointed.connect(self._note_sign)

    def _note_sign(self, sign: Sign | None) -> None:
        self._sign = sign

    def _note(self, spot: Spot | None) -> None:
        self._pointed = spot

    # --- Opening ---------------------------------------------------------------------------

    def show_page(self, page: str) -> None:
        if self.rules is None:
            # eighty pages: loaded on first use
            from .rules_window import RulesWindow  # noqa: PLC0415

            self.rules = RulesWindow(self._style, self._window)
        self.rules.show_page(page)
        self.rules.show()
        self.rules.raise_()
        self.rules.activateWindow()

    @property
    def _is_first_edition(self) -> bool:
        """The game on the table has a chapter of its own."""
        position = self._table.view.table.position
        return position is not None and position.state.setup.edition is Edition.FIRST

    def show_first_game(self) -> None:
        self.show_page(FIRST)

    def show_reason(self, reason: str) -> None:
        from .first_edition import first_page_for_reason  # noqa: PLC0415
        from .pages import page_for_reason  # noqa: PLC0415

        page = first_page_for_reason if self._is_first_edition else page_for_reason
        self.show_page(page(reason))

    def show_focus(self) -> None:
        """A term of the side panel, the reason in the bar, what is pointed at, the last page."""
        view, bar = self._table.view, self._table.bar
        position = view.table.position
        if not self._table.isVisible() or position is None:
            self._show_last()
        elif self._sign is not None:
            self.show_sign(self._sign)
        elif bar.reason is not None:
            self.show_reason(bar.reason.id)
        else:
            sign, spot = view.help.pointed_sign(), self._pointed or view.table.marks.focus
            if sign is not None:
                self.show_sign(sign)
            elif spot is None:
                self._show_last()
            else:
                self.show_spot(spot)

    def show_spot(self, spot: Spot) -> None:
        from .first_edition import first_page_for_spot  # noqa: PLC0415
        from .pages import page_for_spot  # noqa: PLC0415

        position = self._table.view.table.position
        if self._is_first_edition:
            self.show_page(first_page_for_spot(spot))
        elif position is not None:
            self.show_page(page_for_spot(spot, position.state.market_cards))

    def show_sign(self, sign: Sign) -> None:
        from .first_edition import first_page_for_sign  # noqa: PLC0415
        from .pages import page_for_sign  # noqa: PLC0415

        page = first_page_for_sign if self._is_first_edition else page_for_sign
        self.show_page(page(sign))

    def _show_last(self) -> None:
        self.show_page(FIRST if self.rules is None else self.rules.page)

    # --- Look and keys ---------------------------------------------------------------------

    def refresh_texts(self) -> None:
        """The rules mention keys, and those have changed."""
        if self.rules is not None:
            self.rules.retranslate()

    def set_look(self, style: Style) -> None:
        self._style = style
        if self.rules is not None:
            self.rules.set_look(style)

"""The page with the table: the view, its prompt bar, the curtain, the side panel, the ranking."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.words import Seat

from .art.furniture import table_cloth
from .curtain import Curtain
from .game_over import GameOver
from .prompt_bar import PromptBar
from .replay_bar import ReplayBar
from .side_panel import SidePanel
from .style import Style
from .table.pointer import FollowUp
from .table.position import Position
from .table.view import TableView

WIDE = 1600
"""From this width on the side panel has a place of its own, else it lies over the table."""

PANEL_WIDTH = 380

PARTS = ("inspector", "wakhan", "forecast", "log")
"""What the side panel can show."""

UPPER = ("inspector", "wakhan")
"""There is room for one of them."""


class TablePage(QWidget):
    def __init__(self, follow_up: FollowUp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._grown: Style | None = None  # the look of panels in this size of window
        self._parts: dict[tuple[bool, str], bool] = {}  # by wide or narrow, and by name
        self.view = TableView(follow_up, self)
        self.bar = PromptBar(self.view)
        self.bar.listen_on(self)
        self.replay_bar = ReplayBar(self.view)
        self.curtain = Curtain(self.view)
        self.side = SidePanel(self)
        self.game_over = GameOver(self)
        self.view.prompt_rect_changed.connect(self._place_overlays)

    def show_position(self, position: Position) -> None:
        self.view.show_position(position)
        self._place_overlays(self.view.prompt_rect())

    def raise_curtain(self, seat: Seat, setup: Setup, recap: list[str]) -> None:
        self._place_overlays(self.view.prompt_rect())
        self.curtain.raise_for(seat, setup, recap)

    def _place_overlays(self, prompt: QRectF) -> None:
        self.bar.place(prompt)
        self.replay_bar.place(prompt)
        self.curtain.setGeometry(self.view.own_area().adjusted(-2, -2, 2, 2).toAlignedRect())
        self._place_side(self.side.width())

    # --- A replay --------------------------------------------------------------------------

    @property
    def replays(self) -> bool:
        return not self.replay_bar.isHidden()

    def show_replay(self, shown: bool) -> None:
        """The bar of a replay takes the place of the prompt bar."""
        self.game_over.hide()
        self.bar.setVisible(not shown)
        self.replay_bar.setVisible(shown)
        if shown:
            self.replay_bar.slider.setFocus()
        else:
            self.side.log.show_group(None)
            self.view.setFocus()

    # --- The side panel --------------------------------------------------------------------

    @property
    def is_wide(self) -> bool:
        return self.width() >= WIDE * max(1.0, self._style.scale)

    def part_shown(self, name: str) -> bool:
        """`name` is one of PARTS; in wide windows all but Wakhan's mind are shown at first."""
        return self._parts.get((self.is_wide, name), self.is_wide and name != "wakhan")

    def open_part(self, name: str) -> None:
        """Show it, unless it was put away by hand."""
        if not self.part_shown(name) and self._parts.get((self.is_wide, name)) is None:
            self.toggle_part(name)

    def toggle_part(self, name: str) -> None:
        shown = not self.part_shown(name)
        if shown and not self.is_wide:
            self._parts.clear()  # over the table there is room for one of them
        elif name in UPPER and (shown or name == "wakhan"):
            self._parts.update({(True, other): not shown for other in UPPER})
        self._parts[self.is_wide, name] = shown
        self._lay_out()

    def _lay_out(self) -> None:
        self.side.show_parts({name: self.part_shown(name) for name in PARTS})
        grown = self._style.grown(self.width(), self.height())
        if grown != self._grown:
            self._grown = grown
            for part in (self.curtain, self.side, self.game_over):
                part.set_look(grown)
        width = min(grown.px(PANEL_WIDTH), self.width() // 2)
        side_shown = not self.side.isHidden()
        docked = self.is_wide and side_shown
        self.view.setGeometry(0, 0, self.width() - (width if docked else 0), self.height())
        self._place_side(width)
        self.game_over.setGeometry(self.rect())
        if side_shown:
            self.side.raise_()
        self.game_over.raise_()

    def _place_side(self, width: int) -> None:
        """Over the table it ends above the prompt bar, so that the buttons stay free."""
        prompt = self.view.prompt_rect()
        free = self.height() if self.is_wide or prompt.isEmpty() else round(prompt.top()) - 2
        self.side.setGeometry(self.width() - width, 0, width, free)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # --- Look and language -----------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        self._grown = None
        self.bar.set_look(style)
        self.replay_bar.set_look(style)
        self._lay_out()
        self.view.set_look(style.theme, style.palette, style.scale)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.view.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, table_cloth(self.size(), self.devicePixelRatioF(), self._style.theme)
        )
        painter.end()

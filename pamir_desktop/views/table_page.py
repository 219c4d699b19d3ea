"""The page with the table: the view, its prompt bar, the curtain, the side panel, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.art.table_parts import table_cloth
from pamir_desktop.views.checks.check_covers import CheckCovers
from pamir_desktop.views.panels.panel_rail import PanelRail
from pamir_desktop.views.prompt.curtain import Curtain
from pamir_desktop.views.prompt.prompt_bar import PromptBar
from pamir_desktop.views.table.pointer import FollowUps
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table.view import TableView
from pamir_desktop.views.texts.change_lines import Recap

from .panel_parts import UPPER, PanelParts
from .panel_plan import PanelPlan, plan_panel
from .style import Style
from .window_arrangement import Panels

if TYPE_CHECKING:
    from pamir_desktop.views.ending.game_over import GameOver
    from pamir_desktop.views.hints.hint_slip import HintSlip
    from pamir_desktop.views.lessons.stage import LessonStage
    from pamir_desktop.views.panels.side_panel import SidePanel
    from pamir_desktop.views.prompt.recap_slip import RecapSlip
    from pamir_desktop.views.prompt.replay_bar import ReplayBar
    from pamir_desktop.views.table.spot_help import WhyNot


class TablePage(QWidget):
    """Side panel, ranking and replay bar are created on first use, not at startup."""

    side_made = Signal(QWidget)  # the SidePanel, still empty
    ending_made = Signal(QWidget)  # the GameOver, still empty
    hints_made = Signal(QWidget)  # the HintSlip, still empty
    laid_out = Signal()  # other parts of the side panel may be shown

    def __init__(
        self, follow_ups: FollowUps, why_not: WhyNot, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = Style()
        self._grown: Style | None = None  # the style of panels in this size of window
        self._side_room = 0  # pixels below the side panel that a note takes
        self._parts = PanelParts(lambda: self._plan)
        self._players = 0  # before the first position
        self.view = TableView(follow_ups, why_not, self)
        self.bar = PromptBar(self.view)
        keys = self.bar.listen_on(self)
        self.bar.enter_taken.connect(self.view.give_enter)
        self.view.enter_given.connect(self.bar.agree)
        self.view.focused.connect(keys.table_focused)
        self.rail = PanelRail(self)
        self._replay_bar: ReplayBar | None = None
        self.curtain = Curtain(self.view)
        self.checks = CheckCovers(self, self.view)
        self._shares: dict[str, float] = {}  # for the side panel, once it exists
        self._side: SidePanel | None = None
        self._game_over: GameOver | None = None
        self._recap: RecapSlip | None = None
        self._stage: LessonStage | None = None
        self._hints: HintSlip | None = None
        self.view.prompt_rect_changed.connect(self._place_overlays)
        self.view.table.paint_queue.opened.connect(self.update)

    def show_position(self, position: Position) -> None:
        players = len(position.state.players)
        if players != self._players:
            self._players = players
            self._lay_out()
        self.view.show_position(position)
        if not self.curtain.isHidden():
            self.view.end_turning()  # it says who comes next
        self._place_overlays(self.view.prompt_rect())

    def raise_curtain(self, seat: Seat, setup: Setup, recap: Recap) -> None:
        self._place_overlays(self.view.prompt_rect())
        self.curtain.raise_for(seat, setup, recap)

    def _place_overlays(self, prompt: QRectF) -> None:
        self.bar.place(prompt)
        self._place_recap()
        if self._replay_bar is not None:
            self._replay_bar.place(prompt)
        self.curtain.setGeometry(self.view.own_area().adjusted(-2, -2, 2, 2).toAlignedRect())
        if self._side is not None:
            self._place_side(self._side)
        if self._hints is not None:
            self._hints.place(self._hint_room())

    # --- What happened since a turn --------------------------------------------------------

    @property
    def recap(self) -> RecapSlip:
        if self._recap is None:
            from pamir_desktop.views.prompt.recap_slip import (  # noqa: PLC0415  # not needed in the first turn
                RecapSlip,
            )

            self._recap = RecapSlip(self.view)
            self._recap.set_look(self._panel_look())
            self._place_recap()
        return self._recap

    def _place_recap(self) -> None:
        """Below the right end of the bar, but not where the side panel is."""
        if self._recap is not None:
            bar, panel = self.view.prompt_rect(), self.side_geometry()
            self._recap.place(bar, bar.right() if panel is None else panel.left())

    def hide_recap(self) -> None:
        if self._recap is not None:
            self._recap.hide()

    def focus_again(self) -> None:
        """To what has to be answered, after something has covered the table."""
        if self.curtain.isVisible():
            self.curtain.setFocus()
        elif self.replays:
            self.replay_bar.slider.setFocus()
        else:
            self.view.setFocus()

    # --- The ranking -----------------------------------------------------------------------

    @property
    def game_over(self) -> GameOver:
        if self._game_over is None:
            from pamir_desktop.views.ending.game_over import (  # noqa: PLC0415  # a game is played before it ends
                GameOver,
            )

            self._game_over = GameOver(self)
            self._game_over.set_look(self._panel_look())
            self._game_over.setGeometry(self.rect())
            self.ending_made.emit(self._game_over)
        return self._game_over

    def hide_ending(self) -> None:
        if self._game_over is not None:
            self._game_over.hide()

    def jump_to(self, spot: Spot) -> None:
        """Focus something on the table and make it visible."""
        lies = self.view.table.spot_rect(spot).toRect()
        if self.side.geometry().intersects(lies) and self.part_shown("log"):
            self.toggle_part("log")
        self.view.setFocus()
        self.view.pointer.focus(spot)

    # --- Hints -----------------------------------------------------------------------------

    @property
    def hints(self) -> HintSlip:
        if self._hints is None:
            from pamir_desktop.views.hints.hint_slip import (  # noqa: PLC0415  # most games do without it
                HintSlip,
            )

            self._hints = HintSlip(self)
            self._hints.set_look(self._panel_look())
            self._hints.place(self._hint_room())
            self.hints_made.emit(self._hints)
        return self._hints

    def _hint_room(self) -> QRectF:
        """Over the side panel, which has less to do with the table than anything else."""
        if self._side is not None and not self._side.isHidden():
            return QRectF(self._side.geometry())
        prompt = self.view.prompt_rect()
        return QRectF(0, prompt.bottom() + 4, prompt.right(), self.height())

    # --- Lessons ---------------------------------------------------------------------------

    @property
    def stage(self) -> LessonStage:
        """The note and the light of lessons, created on first use."""
        if self._stage is None:
            from pamir_desktop.views.lessons.stage import (  # noqa: PLC0415  # most games do without it
                LessonStage,
            )

            self._stage = LessonStage(self)
            self._stage.set_look(self._panel_look())
        return self._stage

    # --- A replay --------------------------------------------------------------------------

    @property
    def replay_bar(self) -> ReplayBar:
        if self._replay_bar is None:
            from pamir_desktop.views.prompt.replay_bar import (  # noqa: PLC0415  # a game is played before it is replayed
                ReplayBar,
            )

            self._replay_bar = ReplayBar(self.view)
            self._replay_bar.set_look(self._style)
            self._replay_bar.place(self.view.prompt_rect())
        return self._replay_bar

    @property
    def replays(self) -> bool:
        return self._replay_bar is not None and not self._replay_bar.isHidden()

    def show_replay(self, shown: bool) -> None:
        """The replay bar takes the place of the prompt bar."""
        self.hide_ending()
        self.bar.setVisible(not shown)
        if shown:
            self.replay_bar.show()
            self.replay_bar.slider.setFocus()
        else:
            self.replay_bar.hide()
            if self._side is not None:
                self._side.log.show_group(None)
                self._side.wakhan.show_group(None)
            self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever else has the focus, Escape ends a replay."""
        if self.replays:
            self.replay_bar.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    # --- The side panel --------------------------------------------------------------------

    @property
    def side(self) -> SidePanel:
        if self._side is None:
            from pamir_desktop.views.panels.side_panel import (  # noqa: PLC0415  # narrow windows start without it
                SidePanel,
            )

            self._side = SidePanel(self)
            self._side.shares.update(self._shares)
            self._side.set_look(self._panel_look())
            self._side.wakhan.close_asked.connect(lambda: self.toggle_part("wakhan"))
            self.side_made.emit(self._side)
            self._lay_out()
        return self._side

    @property
    def _plan(self) -> PanelPlan:
        scale = self._panel_look().scale
        return plan_panel(self.width(), self.height(), max(2, self._players), scale)

    @property
    def is_tall(self) -> bool:
        return self._parts.is_tall

    def part_shown(self, name: str) -> bool:
        return self._parts.is_shown(name)

    def open_part(self, name: str) -> None:
        """Show it, unless the player has hidden it."""
        if self._parts.may_open(name):
            self.toggle_part(name)

    def toggle_part(self, name: str) -> None:
        self._parts.toggle(name)
        self._lay_out()

    def panels(self) -> Panels:
        """Which parts are shown and how they share the height, for the next start."""
        return self._parts.kept(self._shares if self._side is None else self._side.shares)

    def arrange(self, panels: Panels) -> None:
        """Restore the saved panels."""
        self._parts.restore(panels)
        self._shares = {name: share for name, share in panels.shares if name in UPPER}
        if self._side is not None:
            self._side.shares.update(self._shares)
        self._lay_out()

    def side_geometry(self) -> QRectF | None:
        """Where the side panel covers the table, with its room for a note; None if it does not."""
        if self.is_tall or self._side is None or self._side.isHidden():
            return None
        return QRectF(self._side_rect())

    def leave_room(self, height: float) -> None:
        """The side panel ends so much higher, because a note is below it."""
        if self._side_room != round(height):
            self._side_room = round(height)
            if self._side is not None:
                self._place_side(self._side)

    def _place_side(self, side: SidePanel) -> None:
        side.setGeometry(self._side_rect().adjusted(0, 0, 0, -self._side_room))

    def _panel_look(self) -> Style:
        return self._style.grown(self.width(), self.height())

    def _lay_out(self) -> None:
        shown = self._parts.shown()
        side = self.side if any(shown.values()) and self._players else self._side
        grown = self._panel_look()
        if grown != self._grown:
            self._grown = grown
            for part in (
                self.curtain,
                self.checks,
                side,
                self._game_over,
                self._stage,
                self._hints,
            ):
                if part is not None:
                    part.set_look(grown)
        plan = self._plan
        opened = any(shown.values())
        room = self.width() - plan.rail
        self.view.dock = plan.beside if opened else 0
        self.view.wide_card = plan.card
        self.view.setGeometry(0, 0, room - (plan.tall if opened else 0), self.height())
        self.view.renew_layout()
        self.rail.setGeometry(room, 0, plan.rail, self.height())
        if side is not None:
            side.show_parts(shown)
            self._place_side(side)
            side.raise_()
        if self._hints is not None:
            self._hints.place(self._hint_room())
            self._hints.raise_()
        if self._game_over is not None:
            self._game_over.setGeometry(self.rect())
            self._game_over.raise_()
        self._place_recap()
        self.checks.lay_out()
        self.laid_out.emit()

    def _side_rect(self) -> QRect:
        """Beside the table, or at the right of the courts."""
        plan = self._plan
        room = self.width() - plan.rail
        if plan.tall:
            return QRect(room - plan.tall, 0, plan.tall, self.height())
        courts = self.view.lower_area()
        width = plan.beside or plan.over
        return QRect(
            round(courts.right()) - width, round(courts.top()), width, round(courts.height())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # --- Look and language -----------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        self._grown = None
        self.bar.set_look(style)
        self.rail.set_look(style)
        if self._replay_bar is not None:
            self._replay_bar.set_look(style)
        self._lay_out()
        self.view.set_look(style.theme, style.palette, style.scale)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.view.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._style.theme
        painter = QPainter(self)
        if self.view.table.paint_queue.is_open:
            painter.drawPixmap(0, 0, table_cloth(self.size(), self.devicePixelRatioF(), theme))
        else:
            painter.fillRect(event.rect(), QColor(theme.table))
        painter.end()

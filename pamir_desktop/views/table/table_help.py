"""Help beside the things of the table: tips, the menu of a thing, and what its signs mean."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QToolTip

from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.widgets.glyph_icon import glyph_icon

from .gesture_view import GestureView
from .signs import Sign
from .spots import Spot
from .tip_place import show_tip

if TYPE_CHECKING:
    from .explainer import Explainer
    from .spot_help import SpotHelp, WhyNot


class TableHelp(QObject):
    rule_asked = Signal(Spot)  # whose rule is asked for
    sign_rule_asked = Signal(Sign)

    def __init__(self, view: GestureView, why_not: WhyNot) -> None:
        super().__init__(view)
        self._view = view
        self._why_not = why_not
        view.table.help_asked.connect(self._show_tip)
        view.moved_on.connect(self.stop_explaining)

    # --- What signs mean -------------------------------------------------------------------

    @cached_property
    def explainer(self) -> Explainer:
        from .explainer import Explainer  # noqa: PLC0415  # not needed to start

        return Explainer(self._view, self._view.table)

    def pointed_sign(self) -> Sign | None:
        """What was explained by keyboard, otherwise what is under the mouse."""
        return self.explainer.shown_sign() or self.explainer.sign_at(self._view.mouse)

    def explain(self) -> None:
        """Say what the thing with the focus means, sign by sign."""
        self._view.mouse = None
        self.explainer.show_next(self._view.table.marks.focus)

    def stop_explaining(self) -> None:
        if "explainer" in self.__dict__:
            self.explainer.stop()

    # --- Tips ------------------------------------------------------------------------------

    def _show_tip(self, at: QPointF) -> None:
        view = self._view
        spot = view.pointer.meant(view.table.spots_at(at))
        # what a click would do is in the bar already
        said = view.pointer.choice_at(spot) is not None
        help_on = self._help_on(spot)
        about = "" if help_on is None else help_on.name if said else help_on.tip()
        tip, area = self.explainer.tip_at(at, spot, about)
        if not tip:
            QToolTip.hideText()
            return
        whole = area if spot is None else view.table.spot_rect(spot)
        if whole.height() > view.height() / 2:  # there is no place beside it
            whole = QRectF(at, QSizeF(1, 1))
        rect = view.mapFromScene(area).boundingRect()
        show_tip(view, view.table, tip, whole, rect)

    def _help_on(self, spot: Spot | None) -> SpotHelp | None:
        position = self._view.table.position
        if spot is None or position is None:
            return None
        from .spot_help import SpotHelp  # noqa: PLC0415  # not needed to start

        return SpotHelp.on(spot, position, self._view.pointer.offer, self._why_not)

    # --- Menus -----------------------------------------------------------------------------

    def show_menu(self, event: QContextMenuEvent) -> None:
        """What can be done with a thing, and why the rest cannot; by mouse or by keyboard."""
        view, pointer = self._view, self._view.pointer
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            spot, sign = view.table.marks.focus, self.explainer.shown_sign()
            at = QPointF() if spot is None else view.table.spot_rect(spot).center()
            corner = view.viewport().mapToGlobal(view.mapFromScene(at))
        else:
            at = view.mapToScene(event.pos())
            spot, sign = pointer.meant(view.table.spots_at(at)), self.explainer.sign_at(at)
            corner = event.globalPos()
        help_on, context = self._help_on(spot), view.table.context
        if help_on is None or context is None:
            return
        closed = glyph_icon(Glyph.FORBIDDEN, context.look.theme.warn, 16)
        from .spot_help import rule_label  # noqa: PLC0415  # not needed to start

        menu = help_on.menu(view, pointer.chosen.emit, pointer.asked.emit, closed)
        menu.addSeparator()
        rule = menu.addAction(rule_label())
        if sign is None:
            rule.triggered.connect(lambda: self.rule_asked.emit(spot))
        else:
            rule.triggered.connect(lambda: self.sign_rule_asked.emit(sign))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner)

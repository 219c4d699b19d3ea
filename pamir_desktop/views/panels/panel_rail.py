"""The rail at the right edge of the table: one button for each part of the side panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from pamir_desktop.model.forecast import Outlook, ToppleOutlook
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.forecast_lines import ForecastLines
from pamir_desktop.views.widgets.glyph_icon import glyph_icon

GLYPHS: Final = {
    "inspector": Glyph.SEARCH,
    "wakhan": Glyph.FLAME,
    "forecast": Glyph.SCALES,
    "log": Glyph.LOG,
}


class RailButton(QToolButton):
    """Shows the state of a menu action; a warning sign if there is something to see."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.has_alarm = False
        self._style = Style()

    def set_look(self, style: Style) -> None:
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.has_alarm:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, radius = self._style.theme, 0.2 * self.width()
        at = self.rect().topRight() + QPoint(-round(radius) - 1, round(radius) + 1)
        painter.setPen(pen(theme.paper, 1.5))
        painter.setBrush(QColor(theme.warn))
        painter.drawEllipse(at, radius, radius)
        draw_icon(painter, Glyph.WARNING, at.x(), at.y() - 1, 0.62 * radius, "#FFFFFF", theme.warn)
        painter.end()


class PanelRail(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._outlook: Outlook | ToppleOutlook | None = None
        self.buttons = {name: RailButton(self) for name in GLYPHS}
        self._column = QVBoxLayout(self)
        self._column.setSpacing(6)
        for button in self.buttons.values():
            self._column.addWidget(button)
        self._column.addStretch(1)

    def use(self, actions: Mapping[str, QAction]) -> None:
        """The buttons are the menu's actions: same names, same keys, same checks."""
        for name, button in self.buttons.items():
            actions[name].setIconVisibleInMenu(False)
            button.setDefaultAction(actions[name])
        self.refresh_texts()

    def show_wakhan(self, shown: bool) -> None:
        self.buttons["wakhan"].setVisible(shown)

    def show_outlook(self, outlook: Outlook | ToppleOutlook | None) -> None:
        """Warn of what a check would do now, even if the panel that says so is closed.

        None: there is no game any more.
        """
        self._outlook = outlook
        button = self.buttons["forecast"]
        alarmed = outlook is not None and bool(_alarm(outlook))
        if alarmed != button.has_alarm:
            button.has_alarm = alarmed
            button.update()
        self._describe("forecast")

    def refresh_texts(self) -> None:
        for name in self.buttons:
            self._describe(name)

    def _describe(self, name: str) -> None:
        """The name of the part, and the warning."""
        button = self.buttons[name]
        action = button.defaultAction()
        if action is None:
            return
        title = action.iconText()
        alarm = ""
        if name == "forecast" and self._outlook is not None:
            alarm = _alarm(self._outlook)
        action.setToolTip(f"{title}\n{alarm}" if alarm else title)  # which the button shows
        button.setAccessibleName(action.iconText())
        button.setAccessibleDescription(alarm)

    def set_look(self, style: Style) -> None:
        self._style = style
        for button in self.buttons.values():
            button.set_look(style)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        side = max(24, self.width() - 8)
        icon = round(0.62 * side)
        self._column.setContentsMargins(2, side // 3, 6, 0)
        for name, button in self.buttons.items():
            button.setFixedSize(side, side)
            button.setIconSize(QSize(icon, icon))
            action = button.defaultAction()
            if action is not None:
                action.setIcon(glyph_icon(GLYPHS[name], self._style.theme.ink, icon))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_slip(painter, QRectF(self.rect()).adjusted(0, 7, -4, -7), self._style.theme, 8)
        painter.end()


def _alarm(outlook: Outlook | ToppleOutlook) -> str:
    """What the next check threatens to do; the first edition says it in the panel alone."""
    return "" if isinstance(outlook, ToppleOutlook) else ForecastLines(outlook).alarm()

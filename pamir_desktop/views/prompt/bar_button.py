"""A button of the prompt bar: its key, its sign and its words on dark metal."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.art.brush import alpha, mix, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import Icon, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.text_fit import text_width
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.plain_text import plain_tip
from pamir_desktop.views.widgets.pointed_button import PointedButton


class ButtonKind(Enum):
    PLAIN = auto()
    PRIMARY = auto()  # what one most likely wants
    DANGER = auto()  # ends the turn


_RED: Final = "#8E2A22"


class BarButton(PointedButton):
    """Sized by its words; the bar gives the height."""

    def __init__(
        self, parent: QWidget, kind: ButtonKind = ButtonKind.PLAIN, glyph: Icon | None = None
    ) -> None:
        super().__init__(parent)
        self.kind = kind
        self.glyph = glyph
        self.key = 0  # the digit that presses it
        self.key_shown = True
        self.barrier = ""  # why what it does could not be undone
        self._style = Style()
        self._text_size = 14.0
        self._pressed_first = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, style: Style, text_size: float) -> None:
        if (style, text_size) != (self._style, self._text_size):
            self._style, self._text_size = style, text_size
            self.update()

    def show_key(self, shown: bool) -> None:
        if shown != self.key_shown:
            self.key_shown = shown
            self.update()

    def show_barrier(self, text: str) -> None:
        """A lock beside the words: what it does cannot be undone, and why."""
        self.barrier = text
        self.update()
        self.setToolTip(plain_tip(text))
        self.setAccessibleDescription(text)

    def width_at(self, height: float, text_size: float, *, key_shown: bool) -> float:
        """How wide the button is at this height of bar and text."""
        if not self.text():
            return height
        width = text_width(self.text(), font(Family.SANS, round(text_size, 1), 600))
        return width + height * (0.56 + self._extras(key_shown) * 0.6)

    def _extras(self, key_shown: bool) -> int:
        signs = (self.glyph is not None, key_shown and self.key > 0, bool(self.barrier))
        return sum(signs)

    def sizeHint(self) -> QSize:
        return QSize(round(self.width_at(32, self._text_size, key_shown=True)), 32)

    def arm(self) -> None:
        """New words may have come under a resting mouse: a double click must not press them."""
        self._pressed_first = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_first = True
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._pressed_first:
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    # --- Painting --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setOpacity(1.0 if self.isEnabled() else 0.42)
        self._paint_body(painter, box)
        self._paint_content(painter, box)
        painter.end()

    def _paint_body(self, painter: QPainter, box: QRectF) -> None:
        theme = self._style.theme
        state = (self.isDown(), self.underMouse() and self.isEnabled(), self.hasFocus())
        kind = ("button", theme.name, self.kind, *state)
        paint_print(painter, QRectF(self.rect()), kind, partial(self._paint_metal, box))

    def _paint_metal(self, box: QRectF, painter: QPainter) -> None:
        theme = self._style.theme
        ground = {
            ButtonKind.PLAIN: mix(theme.bar, "#FFFFFF", 0.14),
            ButtonKind.PRIMARY: QColor(theme.gold),
            ButtonKind.DANGER: QColor(_RED),
        }[self.kind]
        if self.isDown():
            ground = mix(ground, "#000000", 0.25)
        elif self.underMouse() and self.isEnabled():
            ground = mix(ground, "#FFFFFF", 0.14)
        metal = QLinearGradient(box.topLeft(), box.bottomLeft())
        metal.setColorAt(0, mix(ground, "#FFFFFF", 0.12))
        metal.setColorAt(1, mix(ground, "#000000", 0.12))
        rim = {
            ButtonKind.PLAIN: alpha(theme.gold, 0.45),
            ButtonKind.PRIMARY: mix(theme.gold, "#FFFFFF", 0.4),
            ButtonKind.DANGER: QColor("#D9806E"),
        }[self.kind]
        radius = box.height() * 0.18
        painter.setPen(pen(rim, 1.2))
        painter.setBrush(metal)
        painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen("#FFFFFF", 1.2))
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
            painter.setPen(pen("#4DA6FF", 2.0))
            painter.drawRoundedRect(box, radius, radius)

    def _paint_content(self, painter: QPainter, box: QRectF) -> None:
        theme = self._style.theme
        ink = "#2A1C04" if self.kind is ButtonKind.PRIMARY else theme.bar_ink
        high = box.height()
        if not self.text():
            if self.glyph is not None:
                centre = box.center()
                draw_icon(painter, self.glyph, centre.x(), centre.y(), high * 0.26, ink, theme.bar)
            return
        words = font(Family.SANS, round(self._text_size, 1), 600)
        width = text_width(self.text(), words)
        key_shown = self.key_shown and self.key > 0
        left = box.center().x() - (width + self._extras(key_shown) * high * 0.6) / 2
        if key_shown:
            self._paint_key(painter, QRectF(left, box.center().y() - high * 0.25, high * 0.42, 0))
            left += high * 0.6
        if self.glyph is not None:
            draw_icon(painter, self.glyph, left + high * 0.2, box.center().y(), high * 0.21, ink)
            left += high * 0.6
        painter.setFont(words)
        painter.setPen(QColor(ink))
        place = QRectF(left, box.top(), width + 2, high)
        painter.drawText(
            place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
        if self.barrier:
            at = left + width + high * 0.36
            draw_icon(painter, Glyph.LOCK, at, box.center().y(), high * 0.19, ink, theme.bar)

    def _paint_key(self, painter: QPainter, at: QRectF) -> None:
        theme = self._style.theme
        ink = "#2A1C04" if self.kind is ButtonKind.PRIMARY else theme.bar_ink_second
        side = self.height() * 0.46
        box = QRectF(at.left(), self.height() / 2 - side / 2, side * 0.92, side)
        painter.setPen(pen(alpha(ink, 0.75), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)
        painter.setFont(font(Family.SANS, round(side * 0.66, 1), 600))
        painter.setPen(QColor(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.key))


def glyph_button(parent: QWidget, glyph: Glyph) -> BarButton:
    """A button with a sign only; its words are its tooltip."""
    return BarButton(parent, glyph=glyph)

"""Where everything is in the prompt bar, and how the bar itself is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.terms import Colour, Suit
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_icon, draw_medallion
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.lettering import LEFT, write
from pamir_desktop.views.art.table_parts import paint_prompt_bar
from pamir_desktop.views.art.text_fit import LEGIBLE, fits, text_width
from pamir_desktop.views.art.tokens import paint_coin
from pamir_desktop.views.style import Style, letter_growth

from .bar_button import BarButton
from .stepper import Stepper

if TYPE_CHECKING:
    from .prompt_bar import PromptBar

MARGIN: Final = 5
"""Room around the bar for its shadow."""

LEAST_SENTENCE: Final = 0.24
"""Of the bar's width: the sentence never gets less as long as buttons can shrink."""

ACTIONS: Final = 2


TAG: Final = 0.23
"""The size of the tag, in units of the bar."""


class BarContent(NamedTuple):
    """Everything the bar paints itself."""

    name: str = ""
    tag: str = ""  # below the name: which lesson this is, and where
    colour: Colour = Colour.GREY
    sentence: str = ""
    shorter: tuple[str, ...] = ()  # what is painted instead where the sentence would be too small
    is_reason: bool = False
    is_barrier: bool = False  # says why what is pointed at cannot be undone
    is_preview: bool = False  # the sentence says what would happen
    actions: int | None = None  # left in this turn
    bonus: int = 0
    suit: Suit = Suit.POLITICAL
    purse: tuple[int, int] | None = None  # before and after what is pointed at


def _plate_width(content: BarContent, high: float, letters: float) -> float:
    name = text_width(content.name, font(Family.SERIF, round(high * 0.36 * letters, 1), 600))
    tag = text_width(content.tag, font(Family.SANS, round(high * TAG * letters, 1), 600))
    return min(high * 1.25 + max(name, tag), high * 5.5)


def _facts_width(content: BarContent, high: float) -> float:
    """Dots of actions and the pill of bonus cards."""
    if content.actions is None:
        return 0.0
    return high * (0.55 * ACTIONS + (1.35 if content.bonus else 0.2))


def _purse_width(content: BarContent, high: float) -> float:
    return high * 2.5 if content.purse else 0.0


def _unit(width: float, height: float) -> float:
    """What sizes are measured in: the bar's height, but a short bar stays readable."""
    return min(height, width / 21)


def fit_buttons(bar: PromptBar, style: Style) -> float:
    """Put the buttons at the right; they shrink before the sentence gets too narrow.

    Returns where the leftmost one begins.
    """
    high = _unit(bar.width(), bar.height() - 2 * MARGIN)
    if high <= 0:
        return 0.0
    button_high = high * 0.72
    letters = letter_growth(style.scale)
    movable: list[BarButton | Stepper] = [*bar.buttons]
    if bar.stepper.is_offering:
        movable.insert(bar.sum_place, bar.stepper)
    gap = high * 0.14
    fixed = (
        _plate_width(bar.content, high, letters)
        + _facts_width(bar.content, high)
        + 2 * button_high
        + high * 1.5
    )
    for share, key_shown in (
        (0.31 * letters, True),
        (0.31, True),
        (0.28, True),
        (0.28, False),
        (0.24, False),
        (0.2, False),
    ):
        size = high * share
        widths = [w.width_at(button_high, size, key_shown=key_shown) for w in movable]
        end = bar.end_button.width_at(button_high, size, key_shown=False)
        hint = 0.0
        if not bar.hint_button.isHidden():
            hint = bar.hint_button.width_at(button_high, size, key_shown=False)
        used = fixed + end + hint + sum(widths) + gap * len(widths)
        if bar.width() - used >= LEAST_SENTENCE * bar.width():
            break
    for button in (*bar.buttons, bar.stepper.say):
        button.show_key(key_shown)
    top = (bar.height() - button_high) / 2
    right = bar.width() - MARGIN - high * 0.16
    right = _put(bar.end_button, right, top, QSizeF(end, button_high), style, size)
    right -= high * 0.34
    for button in (bar.redo_button, bar.undo_button):
        right = _put(button, right, top, QSizeF(button_high, button_high), style, size) - gap
    if hint:
        right = _put(bar.hint_button, right, top, QSizeF(hint, button_high), style, size) - gap
    for widget, width in zip(reversed(movable), reversed(widths), strict=True):
        right = _put(widget, right, top, QSizeF(width, button_high), style, size) - gap
    if bar.rule_button.isVisibleTo(bar):
        width = bar.rule_button.width_at(button_high, size, key_shown=False)
        right = _put(bar.rule_button, right, top, QSizeF(width, button_high), style, size) - gap
    return right


def _put(
    widget: BarButton | Stepper, right: float, top: float, size: QSizeF, style: Style, text: float
) -> float:
    """Place a widget with its right edge here; returns its left edge."""
    left = right - size.width()
    widget.set_look(style, text)
    widget.setGeometry(QRectF(left, top, size.width(), size.height()).toRect())
    return left


class BarPainter:
    """Paints from left to right: plate, facts, sentence, what a choice costs."""

    def __init__(self, painter: QPainter, room: QRectF, style: Style, content: BarContent) -> None:
        self._painter = painter
        self._bar = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        self._style = style
        self._content = content
        self._high = _unit(room.width(), self._bar.height())
        self._letters = letter_growth(style.scale)

    def paint(self, right: float) -> None:
        content, bar, high = self._content, self._bar, self._high
        plate = _plate_width(content, high, self._letters)
        colour = self._style.palette.player[content.colour]
        paint_prompt_bar(self._painter, bar, self._style.theme, colour, plate)
        self._paint_plate(plate)
        left = bar.left() + plate + high * 0.5
        if content.actions is not None:
            left = self._paint_actions(left, content.actions)
        purse = _purse_width(content, high)
        room = QRectF(left, bar.top(), right - left - purse - high * 0.3, bar.height())
        room.adjust(0, bar.height() * 0.1, 0, -bar.height() * 0.1)
        self._paint_sentence(room)
        if content.purse is not None:
            self._paint_purse(QRectF(right - purse, bar.top(), purse - high * 0.2, bar.height()))

    def _paint_plate(self, breadth: float) -> None:
        content, bar, high = self._content, self._bar, self._high
        ink = self._style.palette.player_ink[content.colour]
        ground = self._style.palette.player[content.colour]
        middle = bar.center().y()
        at = bar.left() + high * 0.5
        draw_icon(self._painter, content.colour, at, middle, high * 0.19, ink, ground)
        box = QRectF(at + high * 0.36, bar.top(), breadth - high * 0.95, bar.height())
        if content.tag:
            below = QRectF(box)
            below.setTop(middle + high * 0.06)
            below.setBottom(middle + high * 0.42)
            box.setTop(middle - high * 0.44)
            box.setBottom(middle + high * 0.08)
            largest = max(LEGIBLE, high * TAG * self._letters)
            write(self._painter, below, content.tag, ink, weight=600, largest=largest)
        write(
            self._painter,
            box,
            content.name,
            ink,
            family=Family.SERIF,
            weight=600,
            largest=high * 0.36 * self._letters,
            smallest=high * 0.2,
        )

    def _paint_actions(self, left: float, actions: int) -> float:
        """Gold dots are actions left, rings are spent ones; then the free cards of the suit."""
        painter, high, theme = self._painter, self._high, self._style.theme
        middle, radius = self._bar.center().y(), high * 0.17
        for i in range(ACTIONS):
            centre = QPointF(left + radius + i * high * 0.44, middle)
            painter.setPen(pen(theme.gold, 1.4))
            painter.setBrush(QColor(theme.gold) if i < actions else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
        left += high * (0.44 * ACTIONS + 0.1)
        if self._content.bonus:
            pill = QRectF(left, middle - high * 0.23, high * 0.98, high * 0.46)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gold))
            painter.drawRoundedRect(pill, high * 0.23, high * 0.23)
            centre = QPointF(pill.left() + high * 0.24, middle)
            suit = self._content.suit
            draw_medallion(painter, suit, centre.x(), centre.y(), high * 0.19, self._style.palette)
            painter.setFont(font(Family.SANS, round(high * 0.3, 1), 700))
            painter.setPen(QColor("#2A1C04"))
            count = pill.adjusted(high * 0.44, 0, -high * 0.06, 0)
            painter.drawText(count, Qt.AlignmentFlag.AlignCenter, f"+{self._content.bonus}")
            left = pill.right() + high * 0.1
        return left + high * 0.22

    def _paint_sentence(self, room: QRectF) -> None:
        theme, high = self._style.theme, self._high
        ink = theme.bar_ink
        if self._content.is_reason or self._content.is_barrier:
            ink = "#FFD98A"
            glyph, tint = (
                (Glyph.FORBIDDEN, "#FF9A86") if self._content.is_reason else (Glyph.LOCK, ink)
            )
            at = room.left() + high * 0.2
            draw_icon(self._painter, glyph, at, room.center().y(), high * 0.18, tint, theme.bar)
            room = room.adjusted(high * 0.55, 0, 0, 0)
        elif self._content.is_preview:
            ink = "#BFE0FF"
            sign = QPointF(room.left() + high * 0.2, room.center().y())
            draw_icon(self._painter, Glyph.ARROW, sign.x(), sign.y(), high * 0.18, ink, theme.bar)
            room = room.adjusted(high * 0.55, 0, 0, 0)
        if room.width() > high:
            write(
                self._painter,
                room,
                self._fitting_sentence(room),
                ink,
                family=Family.SERIF,
                largest=self._bar.height() * 0.36 * self._letters,
                smallest=high * 0.17,
                align=LEFT,
                wrap=True,
            )

    def _fitting_sentence(self, room: QRectF) -> str:
        """The longest one that can be read."""
        texts = (self._content.sentence, *self._content.shorter)
        for text in texts[:-1]:
            if fits(text, Family.SERIF, 400, LEGIBLE, room.width(), room.height()):
                return text
        return texts[-1]

    def _paint_purse(self, box: QRectF) -> None:
        """Purse before and after, as two coins."""
        assert self._content.purse is not None
        painter, high, theme = self._painter, self._high, self._style.theme
        middle = box.center().y()
        pill = QRectF(box.left(), middle - high * 0.3, box.width(), high * 0.6)
        painter.setPen(pen(alpha("#7DB8F2", 0.95), 1.4))
        painter.setBrush(alpha("#0067C0", 0.25))
        painter.drawRoundedRect(pill, high * 0.3, high * 0.3)
        before, after = self._content.purse
        for at, rupees in ((0.2, before), (0.8, after)):
            centre = QPointF(pill.left() + pill.width() * at, middle)
            paint_coin(painter, centre, high * 0.21, str(rupees))
        draw_icon(
            painter, Glyph.ARROW, pill.center().x(), middle, high * 0.17, "#7DB8F2", theme.bar
        )

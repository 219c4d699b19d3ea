"""A player's panel: mark, name, loyalty, points, and the totals of the court."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from pamir_desktop.model.bot import Bot
from pamir_desktop.model.facts import PlayerFacts
from pamir_desktop.model.terms import Coalition, Colour, Seat
from pamir_desktop.views.art.brush import mix, pen, polygon
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import Icon, draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.portraits import paint_portrait
from pamir_desktop.views.art.table_parts import paint_slip, rounded
from pamir_desktop.views.art.text_fit import LEGIBLE, text_width
from pamir_desktop.views.art.tokens import paint_coin
from pamir_desktop.views.texts.terms import coalition_name, short_coalition_name

from .lettering import CENTRE, icon_number, write, write_fitted
from .marks import paint_mark
from .signs import FirstTerm, Sign, Term
from .spots import PlayerPanel, Spot
from .table_item import RenderContext, TableItem
from .table_texts import (
    court_word,
    cylinders_word,
    hand_word,
    influence_word,
    points_label,
    shelter_word,
)

GAP = 0.45  # between figures, in heights of a figure
WORD_GAP, WIDER = 0.3, 0.55  # before a word, and additionally after it
FOR_WORDS = 0.88
"""Figures may be so much smaller if there is room for their words then."""


class Figure(NamedTuple):
    term: Term | FirstTerm
    glyph: Icon | None  # None: a coin
    text: str
    word: str = ""


class FigureLine(NamedTuple):
    """Figures in a row, the middle of which begins at a point."""

    figures: list[Figure]
    at: QPointF
    size: float
    worded: bool


def becoming(now: int, after: int | None) -> str:
    """A figure, and its value in a preview."""
    return str(now) if after is None else f"{now}→{after}"


class FirstPanelShow(NamedTuple):
    favors: tuple[Coalition, ...]  # favor cards
    stars: int  # military: they break ties
    tokens: int  # Badal
    set_aside: int  # rupees


class PanelShow(NamedTuple):
    seat: Seat
    name: str
    colour: Colour
    loyalty: Coalition | None
    is_wakhan: bool
    score: int
    rupees: int
    hand: int
    court: int
    facts: PlayerFacts
    active: bool
    deciding: bool
    bot: Bot | None = None
    first: FirstPanelShow | None = None  # what only the first edition shows


class PanelItem(TableItem[PanelShow]):
    right_term: Term | FirstTerm = Term.POINTS
    """What is at the right end."""

    def spots(self) -> list[Spot]:
        return [PlayerPanel(self.shown.seat)]

    def bounds(self) -> QRectF:
        return super().bounds().adjusted(0, 0, 0, 6)

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        show, box = self.shown, self.box
        look = context.look
        theme = look.theme
        paint_slip(painter, box, theme, deep=not show.active, active=show.active)
        self._paint_plate(painter)
        self._paint_points(painter)
        self._paint_name(painter)
        for line in self._lines():
            self._paint_line(painter, line)
        if show.deciding:
            x, y = box.center().x(), box.bottom()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gold))
            painter.drawPolygon(polygon([(x - 9, y), (x + 9, y), (x, y + 8)]))
        paint_mark(painter, box, 8, self.marks.of(PlayerPanel(show.seat)), theme)

    # --- Geometry ------------------------------------------------------------------------------

    @property
    def _plate_width(self) -> float:
        return min(self.box.height() * 0.72, self.box.width() * 0.14)

    @property
    def _points_left(self) -> float:
        width = max(min(0.84 * self.box.height(), 0.17 * self.box.width()), 34.0)
        return self.box.width() - width

    def _room(self) -> QRectF:
        """Between the color and the victory points."""
        left = self._plate_width + 0.12 * self.box.height()
        return QRectF(left, 0, self._points_left - 4 - left, self.box.height())

    def signs(self) -> list[tuple[Sign, QRectF]]:
        box, room = self.box, self._room()
        loyalty = Term.WAKHAN_LOYALTY if self.shown.is_wakhan else Term.LOYALTY
        upper = QRectF(room.left(), 0, room.width(), 0.54 * box.height())
        found = [
            (Sign(Term.COLOUR), QRectF(0, 0, self._plate_width, box.height())),
            (Sign(loyalty), upper),
        ]
        for line in self._lines():
            x = line.at.x()
            for figure in line.figures:
                wide = self._figure_width(figure, line)
                top = line.at.y() - line.size
                found.append((Sign(figure.term), QRectF(x, top, wide, 2 * line.size)))
                x += wide
        left = self._points_left
        found.append((Sign(self.right_term), QRectF(left, 0, box.width() - left, box.height())))
        return found

    # --- Painting ------------------------------------------------------------------------------

    def _paint_plate(self, painter: QPainter) -> None:
        """The player's color and mark on the left."""
        show, box = self.shown, self.box
        assert self.context is not None
        palette = self.context.look.palette
        colour = palette.player[show.colour]
        width = self._plate_width
        painter.save()
        painter.setClipPath(rounded(box.adjusted(2, 2, -2, -2), 6))
        light = QLinearGradient(0, 0, width, box.height())
        light.setColorAt(0, mix(colour, "#FFFFFF", 0.14))
        light.setColorAt(1, mix(colour, "#000000", 0.12))
        painter.fillRect(QRectF(0, 0, width, box.height()), light)
        painter.restore()
        ink = palette.player_ink[show.colour]
        middle = box.height() / 2
        if show.bot is not None:
            side = min(0.94 * width, 0.68 * box.height())
            top = 0.07 * box.height()
            portrait = QRectF(round((width - side) / 2) + 1, round(top), round(side), round(side))
            paint_portrait(painter, portrait, show.bot, self.context.look)
            below = (portrait.bottom() + box.height()) / 2 - 1
            size = 0.36 * (box.height() - portrait.bottom())
            draw_icon(painter, show.colour, width / 2, below, size, ink, colour)
        else:
            draw_icon(painter, show.colour, width / 2, middle, width * 0.36, ink, colour)
        if show.is_wakhan:
            size = max(7.0, 0.11 * box.height())
            at = QPointF(width - 1.15 * size, 1.55 * size)
            draw_icon(painter, Glyph.FLAME, at.x(), at.y(), size, "#F5A93B", colour)

    def _paint_points(self, painter: QPainter) -> None:
        """Victory points on the right."""
        assert self.context is not None
        theme, box = self.context.look.theme, self.box
        left = self._points_left
        width = box.width() - left
        painter.setPen(pen(theme.line, 1))
        painter.drawLine(QPointF(left, 8), QPointF(left, box.height() - 8))
        number = QRectF(left, 0.06 * box.height(), width - 2, 0.6 * box.height())
        big = font(Family.SERIF, round(0.45 * box.height(), 1), 700)
        write(painter, number, str(self.shown.score), big, theme.ink, CENTRE)
        below = QRectF(left, 0.62 * box.height(), width - 2, 0.32 * box.height())
        write_fitted(
            painter,
            below,
            points_label(),
            max(LEGIBLE, 0.2 * box.height()),
            theme.ink_second,
            family=Family.SANS,
            align=CENTRE,
        )

    def _paint_name(self, painter: QPainter) -> None:
        assert self.context is not None
        room = self._room()
        show, theme = self.shown, self.context.look.theme
        line = QRectF(room.left(), 0.08 * room.height(), 0.62 * room.width(), 0.46 * room.height())
        wide = write_fitted(
            painter, line, show.name, 0.31 * self._letters * room.height(), theme.ink
        )
        left = room.left() + wide + 0.14 * room.height()
        pills = QRectF(left, line.center().y(), room.right() - left, 0)
        if show.is_wakhan:
            self._paint_wakhan_influence(painter, pills)
        elif show.loyalty is not None:
            name = coalition_name if self._has_long_names(room) else short_coalition_name
            self._paint_pill(painter, pills, show.loyalty, name(show.loyalty))

    @property
    def _letters(self) -> float:
        return self.context.layout.letters if self.context else 1.0

    def _pill_font(self) -> QFont:
        size = max(LEGIBLE, 0.2 * self._letters * self.box.height())
        return font(Family.SANS, round(size, 1), 600)

    def _pill_width(self, text: str) -> float:
        return text_width(text, self._pill_font()) + 0.31 * self.box.height() + 10

    def _has_long_names(self, room: QRectF) -> bool:
        """Whether every coalition would fit beside a name, so that all panels look the same."""
        longest = max(text_width(coalition_name(one), self._pill_font()) for one in Coalition)
        return longest + 0.31 * self.box.height() + 10 < 0.62 * room.width()

    def _paint_pill(
        self, painter: QPainter, room: QRectF, coalition: Coalition, text: str
    ) -> float:
        """The coalition's color, emblem and, if it fits, its name."""
        assert self.context is not None
        palette = self.context.look.palette
        height = 0.31 * self.box.height()
        used = self._pill_font()
        wide = self._pill_width(text)
        if wide > room.width():
            text, wide = "", height + 4
        if wide > room.width():
            return 0.0
        pill = QRectF(room.left(), room.top() - height / 2, wide, height)
        colour, ink = palette.coalition[coalition], palette.coalition_ink[coalition]
        painter.setPen(pen("#241E17", 1))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        x = pill.left() + height * 0.54
        draw_icon(painter, coalition, x, pill.center().y(), height * 0.32, ink, colour)
        if text:
            write(painter, pill.adjusted(height * 0.98, 0, 0, -1), text, used, ink)
        return wide

    def _paint_wakhan_influence(self, painter: QPainter, room: QRectF) -> None:
        """Wakhan is loyal to all three: her influence in each."""
        left = room.left()
        for coalition, influence in self.shown.facts.influence.items():
            here = QRectF(left, room.top(), room.right() - left, 0)
            left += self._paint_pill(painter, here, coalition, str(influence)) + 4

    def _figures(self) -> list[Figure]:
        show, facts = self.shown, self.shown.facts
        purse = becoming(show.rupees, self.marks.purses.get(show.seat))
        figures = [
            Figure(Term.RUPEES, None, purse),
            Figure(Term.SHELTER, Glyph.SHELTER, str(facts.shelter), shelter_word()),
        ]
        if not show.is_wakhan:
            held = f"{show.hand}/{facts.hand_limit}"
            figures.append(Figure(Term.HAND, Glyph.HAND, held, hand_word()))
        court = f"{show.court}/{facts.court_limit}"
        figures.append(Figure(Term.COURT, Glyph.COURT, court, court_word()))
        if not show.is_wakhan and show.loyalty is not None:
            now = facts.influence[show.loyalty]
            text = becoming(now, self.marks.influence.get(show.seat))
            figures.append(Figure(Term.INFLUENCE, Glyph.INFLUENCE, text, influence_word()))
        cylinders = becoming(facts.cylinders, self.marks.cylinders.get(show.seat))
        figures.append(Figure(Term.CYLINDERS, Glyph.CYLINDER, cylinders, cylinders_word()))
        return figures

    def _lines(self) -> list[FigureLine]:
        room = self._room()
        lines = self._broken(self._figures(), room)
        size = min(self._fitting_size(line, room) for line in lines)
        size = min(size, 0.2 * room.height()) if len(lines) > 1 else size
        sizes = (size, max(LEGIBLE, FOR_WORDS * size)) if len(lines) == 1 else ()
        with_words = next((each for each in sizes if self._words_fit(lines[0], room, each)), None)
        worded, size = with_words is not None, with_words or size
        found = []
        for number, line in enumerate(lines):
            below = 0.74 if len(lines) == 1 else 0.6 + 0.24 * number
            at = QPointF(room.left(), below * room.height())
            found.append(FigureLine(line, at, size, worded))
        return found

    def _broken(self, figures: list[Figure], room: QRectF) -> list[list[Figure]]:
        """One line, or two if one would be too small to read in a tall, narrow panel."""
        size = self._fitting_size(figures, room)
        if size > 0.16 * room.height():
            return [figures]
        half = (len(figures) + 1) // 2
        return [figures[:half], figures[half:]]

    def _figure_width(self, figure: Figure, line: FigureLine) -> float:
        """Of icon, number and word, with the gap after them."""
        size = line.size
        if figure.glyph is None:
            wide = 1.46 * size + text_width(figure.text, self._bold(size))
        else:
            used = font(Family.SANS, round(size, 1), 600)
            wide = 1.38 * size + text_width(figure.text, used)
        if line.worded and figure.word:
            wide += (WORD_GAP + WIDER) * size + text_width(figure.word, _word_font(size))
        return wide + GAP * size

    def _paint_line(self, painter: QPainter, line: FigureLine) -> None:
        """Icons with their numbers, and with words if they fit; the rupees are a coin."""
        assert self.context is not None
        theme, size = self.context.look.theme, line.size
        used, small = self._bold(size), _word_font(size)
        left, y = line.at.x(), line.at.y()
        for figure in line.figures:
            x, text = left, figure.text
            if figure.glyph is None:
                radius = size * 0.58
                paint_coin(painter, QPointF(x + radius, y), radius)
                x += 2 * radius + size * 0.3
                wide = text_width(text, used)
                write(painter, QRectF(x, y - size, wide + 2, 2 * size), text, used, theme.ink)
                x += wide
            else:
                x += icon_number(
                    painter,
                    x,
                    y,
                    figure.glyph,
                    text,
                    size,
                    theme.ink,
                    theme.ink_second,
                    theme.paper,
                )
            if line.worded and figure.word:
                x += WORD_GAP * size
                wide = text_width(figure.word, small)
                box = QRectF(x, y - size, wide + 2, 2 * size)
                write(painter, box, figure.word, small, theme.ink_second)
            left += self._figure_width(figure, line)

    @staticmethod
    def _bold(size: float) -> QFont:
        return font(Family.SANS, round(size, 1), 700)

    def _words_fit(self, figures: list[Figure], room: QRectF, size: float) -> bool:
        words = [figure.word for figure in figures if figure.word]
        wide = sum(text_width(word, _word_font(size)) for word in words)
        wide += (WORD_GAP + WIDER) * size * len(words)
        return self._breadth(figures, size) + wide < room.width()

    @staticmethod
    def _breadth(figures: list[Figure], size: float) -> float:
        """An icon, a small space and a gap with every number."""
        used = font(Family.SANS, round(size, 1), 700)
        return sum(text_width(figure.text, used) + size * (1.16 + 0.3 + GAP) for figure in figures)

    def _fitting_size(self, figures: list[Figure], room: QRectF) -> float:
        """The size at which all figures fit in one line."""
        size = max(LEGIBLE, 0.235 * self._letters * room.height())
        return size * min(1.0, room.width() / self._breadth(figures, size))


def _word_font(size: float) -> QFont:
    return font(Family.SANS, round(max(LEGIBLE, 0.88 * size), 1), 400)

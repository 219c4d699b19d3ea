"""A player's panel: loyalty and influence in every coalition, favor cards instead of points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pamir_desktop.model.terms import Coalition, Suit
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.icons import draw_emblem
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.text_fit import LEGIBLE
from pamir_desktop.views.table.lettering import CENTRE, write_fitted
from pamir_desktop.views.table.panel_item import (
    Figure,
    FirstPanelShow,
    PanelItem,
    becoming,
)
from pamir_desktop.views.table.signs import FirstTerm, Term
from pamir_desktop.views.table.table_texts import (
    court_word,
    cylinders_word,
    favor_label,
    hand_word,
    set_aside_word,
    shelter_word,
    stars_word,
    tokens_word,
)
from pamir_desktop.views.texts.terms import short_coalition_name

PILL_GAP: Final = 4


class FirstPanelItem(PanelItem):
    right_term: Term | FirstTerm = FirstTerm.FAVOR

    @property
    def _points_left(self) -> float:
        width = max(min(1.1 * self.box.height(), 0.2 * self.box.width()), 44.0)
        return self.box.width() - width

    @property
    def _first(self) -> FirstPanelShow:
        assert self.shown.first is not None
        return self.shown.first

    def _paint_points(self, painter: QPainter) -> None:
        """The favor cards on the right."""
        assert self.context is not None
        look, box = self.context.look, self.box
        left = self._points_left
        width = box.width() - left
        painter.setPen(pen(look.theme.line, 1))
        painter.drawLine(QPointF(left, 8), QPointF(left, box.height() - 8))
        side = min(0.36 * box.height(), (width - 10) / 3 - 2)
        middle = left + width / 2
        held = self._first.favors
        for place, coalition in enumerate(held):
            x = middle + (place - (len(held) - 1) / 2) * (side + 2) - side / 2
            tile = QRectF(x, 0.36 * box.height() - side / 2, side, side)
            draw_emblem(painter, coalition, tile, look.palette)
        if not held:
            above = QRectF(left, 0.08 * box.height(), width - 2, 0.56 * box.height())
            size = 0.3 * box.height()
            write_fitted(painter, above, "–", size, look.theme.ink_second, align=CENTRE)
        below = QRectF(left + 2, 0.62 * box.height(), width - 5, 0.32 * box.height())
        write_fitted(
            painter,
            below,
            favor_label(),
            max(LEGIBLE, 0.2 * box.height()),
            look.theme.ink_second,
            family=Family.SANS,
            align=CENTRE,
        )

    def _paint_name(self, painter: QPainter) -> None:
        """The loyalty with its name, if it fits, and the influence in all three."""
        assert self.context is not None
        show, theme, room = self.shown, self.context.look.theme, self._room()
        influence = {coalition: str(show.facts.influence[coalition]) for coalition in Coalition}
        if show.loyalty is not None:
            now, marked = show.facts.influence[show.loyalty], self.marks.influence.get(show.seat)
            influence[show.loyalty] = becoming(now, marked)
        gap = 0.1 * room.height()
        numbers = sum(self._pill_width(number) + PILL_GAP for number in influence.values())
        # a long name gives way to the numbers, down to a part of the room
        wide = max(min(0.5 * room.width(), room.width() - numbers - gap), 0.25 * room.width())
        line = QRectF(room.left(), 0.08 * room.height(), wide, 0.46 * room.height())
        size = 0.31 * self._letters * room.height()
        wide = write_fitted(painter, line, show.name, size, theme.ink)
        if show.loyalty is None:
            return
        left, middle = room.left() + wide + gap, line.center().y()
        named = f"{short_coalition_name(show.loyalty)} {influence[show.loyalty]}"
        others = numbers - self._pill_width(influence[show.loyalty])
        if self._pill_width(named) + others > room.right() - left:
            named = influence[show.loyalty]
        own = QRectF(left, middle, room.right() - left, 0)
        left += self._paint_pill(painter, own, show.loyalty, named) + PILL_GAP
        painter.setOpacity(0.72)
        for coalition in Coalition:
            if coalition is not show.loyalty:
                here = QRectF(left, middle, room.right() - left, 0)
                left += self._paint_pill(painter, here, coalition, influence[coalition]) + PILL_GAP
        painter.setOpacity(1.0)

    def _figures(self) -> list[Figure]:
        show, facts, first = self.shown, self.shown.facts, self._first
        pieces = becoming(facts.cylinders, self.marks.cylinders.get(show.seat))
        held, court = f"{show.hand}/{facts.hand_limit}", f"{show.court}/{facts.court_limit}"
        purse = becoming(show.rupees, self.marks.purses.get(show.seat))
        figures = [
            Figure(Term.RUPEES, None, purse),
            Figure(Term.SHELTER, Glyph.SHELTER, str(facts.shelter), shelter_word()),
            Figure(Term.HAND, Glyph.HAND, held, hand_word()),
            Figure(Term.COURT, Glyph.COURT, court, court_word()),
            Figure(FirstTerm.MILITARY_STARS, Suit.MILITARY, str(first.stars), stars_word()),
            Figure(Term.CYLINDERS, Glyph.CYLINDER, pieces, cylinders_word()),
        ]
        if first.tokens:
            text = str(first.tokens)
            figures.append(Figure(FirstTerm.TOKENS, Glyph.FLAME, text, tokens_word()))
        if first.set_aside:
            text = str(first.set_aside)
            figures.append(Figure(FirstTerm.SET_ASIDE, Glyph.LOCK, text, set_aside_word()))
        return figures

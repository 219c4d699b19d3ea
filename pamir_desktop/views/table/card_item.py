"""A card on the table: its face, and what is on it: coins, spies, locks, marks."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.cards import CARDS, DOMINANCE_CHECKS, EVENTS
from pamir_desktop.model.terms import NO_CARD, CardId, Colour, Seat
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, pen
from pamir_desktop.views.art.cards.layout import CardLayout, Detail, detail_at
from pamir_desktop.views.art.cards.printed import Face, printed
from pamir_desktop.views.art.cards.room import roomy_layout
from pamir_desktop.views.art.icons import draw_icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.paint_cache import paint_print
from pamir_desktop.views.art.palette import GOLD_HALO
from pamir_desktop.views.art.pieces import paint_spy
from pamir_desktop.views.art.sketches import sketch_card
from pamir_desktop.views.art.table_parts import paint_shadow, paint_vacant_slot
from pamir_desktop.views.art.tokens import (
    lock_pill_width,
    paint_badge,
    paint_coin,
    paint_cross_disc,
    paint_ghost_coin,
    paint_lock_disc,
    paint_lock_pill,
)
from pamir_desktop.views.texts.card_texts import card_words

from .card_signs import card_signs
from .marks import Mark, Marks, growth, paint_loss, paint_mark
from .paint_queue import PaintQueue
from .signs import Sign, Term
from .spots import ActionTile, CourtCard, CylinderStack, Spot
from .table_item import RenderContext, TableItem


@frozen
class SpyPile:
    """The spies of one seat on a card."""

    seat: Seat
    colour: Colour
    count: int


class CardShow(NamedTuple):
    """Everything a card shows besides its face."""

    card: CardId  # NO_CARD: a vacant slot; HIDDEN: face down
    spot: Spot
    rupees: int = 0
    banned: bool = False  # a rupee was placed on it this turn
    doomed: bool = False  # an event that is discarded at the end of this turn
    spies: tuple[SpyPile, ...] = ()
    hostage: int = 0  # the bribe
    used: bool = False
    bonus: bool = False
    bonus_tiles: tuple[bool, ...] | None = None  # by action; None: all of them, if any


class CardItem(TableItem[CardShow]):
    """One card of the market, of a court or of the hand."""

    def __init__(self, marks: Marks, paint_queue: PaintQueue) -> None:
        super().__init__(marks)
        self._paint_queue = paint_queue
        self._is_sketch = False

    def paintings_changed(self) -> None:
        if self._is_sketch:
            self.update()

    def spots(self) -> list[Spot]:
        show = self.shown
        found: list[Spot] = []
        if isinstance(show.spot, CourtCard) and show.card in CARDS:
            found += [ActionTile(show.card, action) for action in self.face.actions]
            found += [CylinderStack(pile.seat, show.card) for pile in show.spies]
        return [*found, show.spot]

    def spot_rect(self, spot: Spot) -> QRectF:
        match spot:
            case ActionTile(_, action):
                return self.layout().tile(self.face.actions.index(action))
            case CylinderStack(seat, _):
                return self.pile_rects()[seat]
            case _:
                return self.box

    def signs(self) -> list[tuple[Sign, QRectF]]:
        show, found = self.shown, list[tuple[Sign, QRectF]]()
        if show.rupees:
            at, radius = self._coin()
            found.append((Sign(Term.RUPEES_ON_CARD, show.rupees), _around(at, radius)))
        if show.doomed:
            found.append((Sign(Term.LAST_TURN), _around(*self._hourglass())))
        if show.hostage:
            found.append((Sign(Term.HOSTAGE, show.hostage), self._lock_pill()))
        assert self.context is not None
        found += card_signs(show.card, self.box.width(), self.context.edition)
        if show.banned:
            found.append((Sign(Term.PAID_THIS_TURN), self._art()))
        return found

    @property
    def face(self) -> Face:
        """What is printed on it in this edition."""
        assert self.context is not None
        return printed(self.shown.card, self.context.edition)

    def layout(self) -> CardLayout:
        assert self.context is not None
        words = card_words(self.shown.card, self.context.edition)
        return roomy_layout(self.face, words, self.box.width())

    # --- Painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter, context: RenderContext) -> None:
        show, theme, box = self.shown, context.look.theme, self.box
        radius = 0.05 * box.width()
        if show.card == NO_CARD:
            paint_vacant_slot(painter, box, theme)
            if show.rupees:
                self._paint_coins(painter)
            paint_mark(painter, box, radius, self.marks.of(show.spot), theme)
            return
        picture = self._paint_queue.card(show.card, box.width(), context)
        self._is_sketch = picture is None
        if picture is None:
            words = card_words(show.card, context.edition)
            sketch_card(painter, show.card, words, box, context.look)
        else:
            paint_shadow(painter, box, radius, theme, blur=5)
            painter.drawPixmap(box.topLeft(), picture)
        self._paint_state(painter)
        mark = self.marks.of(show.spot)
        if show.bonus and not mark & (Mark.SELECTED | Mark.TARGET):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, breadth in ((GOLD_HALO, 4.4), (theme.gold, 3)):
                painter.setPen(pen(colour, breadth * growth(box)))
                painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), radius, radius)
        paint_mark(painter, box.adjusted(-1, -1, 1, 1), radius, mark & ~Mark.LOSS, theme)
        if Mark.LOSS in mark:
            self._paint_loss(painter, radius)
        self._paint_tiles(painter)

    def _paint_loss(self, painter: QPainter, radius: float) -> None:
        """The picture is hatched and crossed out; the name stays readable."""
        assert self.context is not None
        theme, art = self.context.look.theme, self._art()
        paint_loss(painter, self.box.adjusted(-1, -1, 1, 1), radius, theme, art)
        paint_cross_disc(painter, art.center(), 0.13 * self.box.width(), theme)

    def _art(self) -> QRectF:
        """The picture; for an event the upper pictogram, for a check the balance."""
        if self.shown.card in CARDS:
            return self.layout().art
        unit = self.box.width() / 100
        if self._has_halves:
            return QRectF(7 * unit, 18 * unit, 86 * unit, 22 * unit)
        return QRectF(5 * unit, 5 * unit, 90 * unit, 90 * unit)

    @property
    def _has_halves(self) -> bool:
        """An event says in words what other cards show in a picture."""
        return self.shown.card in EVENTS and self.shown.card not in DOMINANCE_CHECKS

    def _paint_state(self, painter: QPainter) -> None:
        show = self.shown
        if show.banned:
            self._paint_hatch(painter)
        if show.rupees or self.marks.ghosts.get(show.spot):
            self._paint_coins(painter)
        if show.doomed:
            self._paint_hourglass(painter)
        if show.spies:
            self._paint_spies(painter)
        mark = self.marks.of(show.spot)
        if show.hostage or Mark.HELD in mark:
            self._paint_lock(painter, mark)

    def _paint_lock(self, painter: QPainter, mark: Mark) -> None:
        """Held hostage, with the bribe; a preview frames a new lock and hatches one that opens."""
        assert self.context is not None
        theme, pill = self.context.look.theme, self._lock_pill()
        height = pill.height()
        paint_lock_pill(painter, pill.topLeft(), height, self._lock_text())
        if Mark.HELD in mark:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme.focus, 3))
            painter.drawRoundedRect(pill.adjusted(-2, -2, 2, 2), height / 2, height / 2)
        elif Mark.FREED in mark:
            paint_loss(painter, pill, height / 2, theme)

    def _lock_text(self) -> str:
        return str(self.shown.hostage) if self.shown.hostage else "+"

    def _lock_pill(self) -> QRectF:
        unit = self.box.width() / 100
        height = max(13.0, 15 * unit)
        top = 92 * unit - height - self._spies_height() - 4 * unit
        return QRectF(28 * unit, top, lock_pill_width(self._lock_text(), height), height)

    def _paint_hatch(self, painter: QPainter) -> None:
        """Paid on this turn: the picture is hatched, the facts stay readable."""
        unit, art = self.box.width() / 100, self._art()
        paint_print(painter, art, "hatch", partial(_paint_hatching, art))
        if self._has_halves:  # beside the pictogram, not covering heading, icon and title
            is_tiny = detail_at(self.box.width()) is Detail.TINY
            paint_lock_disc(painter, QPointF((83 if is_tiny else 18) * unit, 29 * unit), 11 * unit)
        else:
            paint_lock_disc(painter, art.center(), 13 * unit)

    def _coin(self) -> tuple[QPointF, float]:
        """Center and radius of the rupees on the card."""
        unit = self.box.width() / 100
        radius = max(9.0, 11 * unit)
        # on an event it is beside the lower pictogram, below the label
        at = QPointF(84 * unit, (97 if self._has_halves else 80) * unit)
        if self.shown.card in CARDS:  # above the name, beside the impacts
            layout = self.layout()
            at.setY(min(at.y(), layout.name_band.top() - radius))
            if at.y() - radius < layout.impact_plaque.bottom():
                at.setX(layout.impact_plaque.left() - radius - unit)
        return at, radius

    def _paint_coins(self, painter: QPainter) -> None:
        at, radius = self._coin()
        theme = self.context.look.theme if self.context else None
        if self.shown.rupees:
            paint_coin(painter, at, radius, str(self.shown.rupees))
            if self._has_halves:  # to the left of its coin is a pictogram, below it a title
                at -= QPointF(0, 1.75 * radius)
                radius *= 0.82
            else:
                at -= QPointF(2.1 * radius, 0)
        ghost = self.marks.ghosts.get(self.shown.spot, 0)
        if ghost and theme:
            paint_ghost_coin(painter, at, radius, f"+{ghost}", theme)

    def _hourglass(self) -> tuple[QPointF, float]:
        unit = self.box.width() / 100
        return QPointF(90 * unit, 12 * unit), 9 * unit

    def _paint_hourglass(self, painter: QPainter) -> None:
        centre, radius = self._hourglass()
        painter.setPen(pen("#F6EFDD", 1.4))
        painter.setBrush(QColor("#9E2420"))
        painter.drawEllipse(centre, radius, radius)
        draw_icon(painter, Glyph.HOURGLASS, centre.x(), centre.y(), radius * 0.6, "#FFFFFF")

    # --- Spies ---------------------------------------------------------------------------------

    def _spy_breadth(self) -> float:
        width = self.box.width()
        return width * (0.20 if width < 100 else 0.16)

    def pile_rects(self) -> dict[Seat, QRectF]:
        """Each player's spies, stacked upward in the gutter beside the spine."""
        breadth = self._spy_breadth()
        pitch = breadth * 0.5
        unit = self.box.width() / 100
        gutter = self.layout().spy_gutter if self.shown.card in CARDS else self.box
        bottom = gutter.bottom()
        rects: dict[Seat, QRectF] = {}
        for pile in self.shown.spies:
            height = breadth * 0.62 + pitch * (min(pile.count, 2) - 1)
            left = gutter.left()
            rects[pile.seat] = QRectF(left, bottom - height, breadth * 1.12, height)
            bottom -= height + 2.5 * unit
        return rects

    def _spies_height(self) -> float:
        rects = self.pile_rects().values()
        if not rects:
            return 0.0
        return max(r.bottom() for r in rects) - min(r.top() for r in rects)

    def _paint_spies(self, painter: QPainter) -> None:
        context = self.context
        if context is None:
            return
        breadth = self._spy_breadth()
        for pile in self.shown.spies:
            rect = self.pile_rects()[pile.seat]
            for i in range(min(pile.count, 2)):
                centre = QPointF(rect.center().x(), rect.bottom() - breadth * 0.31)
                centre -= QPointF(0, i * breadth * 0.5)
                paint_spy(painter, centre, breadth, pile.colour, context.look)
            if pile.count > 2:
                at = QPointF(rect.right() + breadth * 0.25, rect.top() + breadth * 0.3)
                paint_badge(painter, at, max(11.0, breadth * 0.62), pile.count)
            spot = CylinderStack(pile.seat, self.shown.card)
            mark = self.marks.of(spot)
            paint_mark(painter, rect.adjusted(-2, -2, 2, 2), 4, mark, context.look.theme, 0)

    # --- Actions -------------------------------------------------------------------------------

    def _paint_tiles(self, painter: QPainter) -> None:
        show, context = self.shown, self.context
        if context is None or not isinstance(show.spot, CourtCard) or show.card not in CARDS:
            return
        theme = context.look.theme
        layout = self.layout()
        for index, action in enumerate(self.face.actions):
            tile = layout.tile(index)
            if show.used:
                paint_print(painter, tile, "used", partial(_paint_used, tile))
            mark = self.marks.of(ActionTile(show.card, action))
            if mark is Mark.NONE:
                continue
            paint_mark(
                painter, tile.adjusted(-1.5, -1.5, 1.5, 1.5), tile.width() * 0.22, mark, theme, 0
            )
            is_bonus = show.bonus_tiles is None or show.bonus_tiles[index]
            if show.bonus and is_bonus and Mark.LEGAL in mark:
                radius = max(5.5, tile.width() * 0.26)
                at = tile.topRight()
                painter.setPen(pen("#3A2605", 1))
                painter.setBrush(QColor("#F5C651"))
                painter.drawEllipse(at, radius, radius)
                draw_icon(painter, Glyph.BONUS, at.x(), at.y(), radius * 0.62, "#3A2605")


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _paint_hatching(art: QRectF, painter: QPainter) -> None:
    grown = growth(art)
    step = 7 * grown
    painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(alpha("#241E17", 0.42), 1.3 * grown))
    for i in range(int((art.width() + art.height()) / step) + 1):
        x = art.left() + i * step
        painter.drawLine(QPointF(x, art.top()), QPointF(x - art.height(), art.bottom()))


def _paint_used(tile: QRectF, painter: QPainter) -> None:
    """A used card: a dash over each action."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(alpha("#F6EFDD", 0.72))
    painter.drawRoundedRect(tile, tile.width() * 0.2, tile.width() * 0.2)
    painter.setPen(pen("#65573F", max(2.0, tile.width() * 0.12)))
    middle = tile.center().y()
    inset = tile.width() * 0.25
    painter.drawLine(QPointF(tile.left() + inset, middle), QPointF(tile.right() - inset, middle))

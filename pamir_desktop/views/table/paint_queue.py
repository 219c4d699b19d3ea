"""The paint queue: what takes long to paint is sketched first and painted when idle.

So a table is shown at once, and a card that is bought or played is painted before it is needed.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId
from pamir_desktop.views.art.cards.card_cache import back, face, is_ready
from pamir_desktop.views.art.map.lettering import MapWords
from pamir_desktop.views.art.map.sheet import ground, in_layers, lettering, sheet_size
from pamir_desktop.views.art.palette import Theme
from pamir_desktop.views.art.sketches import sketch_cloth, sketch_map
from pamir_desktop.views.art.table_parts import table_cloth
from pamir_desktop.views.texts.card_texts import card_words

from .position import Position
from .table_item import RenderContext

PAUSE_MILLISECONDS = 15  # between two pictures, so that input never waits for more than one
FIRST_PAUSE_MILLISECONDS = 150  # a new table is shown before anything is painted in full
PATIENCE_SECONDS = 0.004  # for faces painted at once while something is shown; the rest is sketched

DONE = 4
"""Pictures of map and cloth that are known to be painted: no more than are cached."""

Work = Iterator[None]
"""Done in small steps."""


def at_once(paint: Callable[[], object]) -> Work:
    """In a single step."""
    paint()
    yield from ()


class PaintQueue(QObject):
    opened = Signal()  # the first frame has been shown: there is time for other things
    painted = Signal()  # something that was sketched is ready now

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # sketched, to be painted soon; a picture that is not in a cache has a key
        self._wanted: dict[object, tuple[object | None, Work]] = {}
        self._ahead: list[tuple[CardId, float]] = []  # may be needed later
        self._context: RenderContext | None = None
        self._is_watched = False
        self.is_open = False  # the first frame has been shown
        self.is_seen = False  # the table has been painted, if only in sketches
        self._done: deque[object] = deque(maxlen=DONE)
        self._spent = 2 * PATIENCE_SECONDS  # at first everything is sketched
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST_PAUSE_MILLISECONDS)
        self._timer.timeout.connect(self._tick)

    # --- Pictures ----------------------------------------------------------------------------

    def card(self, card: CardId, width: float, context: RenderContext) -> QPixmap | None:
        """The face of a card, or None while only a sketch can be shown."""
        look = context.look
        if card == HIDDEN:
            return back(width, context.ratio, look.theme, look.palette)
        words = card_words(card, context.edition)
        key = (card, words, width, context.ratio, look.theme, look.palette)
        if not is_ready(*key) and self._spent > PATIENCE_SECONDS:
            self._want(card, None, at_once(lambda: face(*key)))
            return None
        start = time.perf_counter()
        picture = face(*key)
        self._spent += time.perf_counter() - start
        return picture

    def map(
        self, width: int, ratio: float, theme: Theme, words: MapWords
    ) -> tuple[QPixmap, QPixmap | None]:
        """Ground and lettering of the map; at first a sketch without texts."""
        key = ("map", width, ratio, theme.name, words)
        if key in self._done:
            return ground(width, ratio, theme), lettering(width, ratio, theme, words)
        self._want("map", key, in_layers(width, ratio, theme, words))
        return sketch_map(sheet_size(width), ratio, theme), None

    def cloth(self, size: QSize, ratio: float, theme: Theme) -> QPixmap:
        if self.has_cloth(size, ratio, theme):
            return table_cloth(size, ratio, theme)
        key = ("cloth", size.width(), size.height(), ratio, theme.name)
        self._want("cloth", key, at_once(lambda: table_cloth(size, ratio, theme)))
        return sketch_cloth(size, ratio, theme)

    def has_cloth(self, size: QSize, ratio: float, theme: Theme) -> bool:
        return ("cloth", size.width(), size.height(), ratio, theme.name) in self._done

    # --- Work --------------------------------------------------------------------------------

    def prepare(self, position: Position, context: RenderContext) -> None:
        """Cards in the market may be bought, cards in hand may be played."""
        layout, state = context.layout, position.state
        market = [card for card in state.market_cards if card != NO_CARD]
        hand = [card for card in position.player(position.seat).hand if card != HIDDEN]
        self._context = context
        if not self._wanted:
            self._spent = 0.0
        self._ahead = [(card, layout.own_card) for card in market if card <= 100]
        self._ahead += [(card, layout.other_card) for card in hand + market if card <= 100]
        if self._is_watched:
            self._timer.start()

    def complete(self) -> None:
        """Paint everything that is only sketched at once, for pictures of the table."""
        self._open()
        while self._wanted:
            self._paint_one()

    def pause(self) -> None:
        """The table is not visible; nothing is painted until it is."""
        self._is_watched = False
        self._timer.stop()

    def resume(self) -> None:
        self._is_watched = True
        if self._wanted or self._ahead:
            self._timer.start()

    @property
    def is_busy(self) -> bool:
        """Something is still to be painted, now or ahead."""
        return self._timer.isActive()

    def _want(self, thing: object, picture: object | None, work: Work) -> None:
        """Requests for the same item in another size or theme are out of date."""
        self._wanted[thing] = (picture, work)
        if self._is_watched:
            self._timer.start()

    def _tick(self) -> None:
        """On a slow machine the first pause may be over before there is a first frame."""
        if not self.is_seen:
            return
        self._open()
        self._paint_one()

    def _open(self) -> None:
        if not self.is_open:
            self.is_open = True
            self._timer.setInterval(PAUSE_MILLISECONDS)
            self.opened.emit()

    def _paint_one(self) -> None:
        """A step of what is sketched, or a face ahead."""
        if self._wanted:
            thing = next(iter(self._wanted))
            picture, work = self._wanted[thing]
            for _ in work:
                return  # there is more to do, after a pause
            del self._wanted[thing]
            if picture is not None:
                self._done.append(picture)
            if not self._wanted:
                self._spent = 0.0
                self.painted.emit()
        elif self._ahead and self._context is not None:
            card, width = self._ahead.pop(0)
            look, words = self._context.look, card_words(card, self._context.edition)
            face(card, words, width, self._context.ratio, look.theme, look.palette)
        else:
            self._timer.stop()

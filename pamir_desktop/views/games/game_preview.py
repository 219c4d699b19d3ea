"""What the browser shows of one game: its state, the map, the points. Never a hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pamir_desktop.games.header import Header, PlayerHeader
from pamir_desktop.model.terms import Colour, Region
from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.icons import draw_emblem
from pamir_desktop.views.art.lettering import LEFT, RIGHT, TOP_LEFT, write
from pamir_desktop.views.art.map.overlay import paint_stacks
from pamir_desktop.views.art.map.sheet import sheet_size
from pamir_desktop.views.art.ornament import draw_rosette
from pamir_desktop.views.art.pieces import Look, paint_disc
from pamir_desktop.views.art.rails import paint_points_rail
from pamir_desktop.views.art.table_parts import paint_divider, paint_slip
from pamir_desktop.views.art.text_fit import text_width
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.table.item_values import map_show
from pamir_desktop.views.table.map_board import MapBoard, MapShow, stacks_on
from pamir_desktop.views.table.paint_queue import PaintQueue
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import RegionSpot
from pamir_desktop.views.texts import terms as named
from pamir_desktop.views.texts.game_texts import GameWords, player_name
from pamir_desktop.views.texts.spot_names import spot_name
from pamir_desktop.views.texts.voice import Voice

LAST: Final = 23
ROW: Final = 34.0
RAIL: Final = 46.0
LINE: Final = 20.0
SMALLEST: Final = 8.5
MAP_WIDTHS: Final = (380, 260)
"""At 100 %: the map is as large as fits, and omitted if nothing fits.

Only two sizes, because the ground of each takes long to paint.
"""


class GamePreview(QWidget):
    """A slip of paper."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.words: GameWords | None = None
        self.map: MapShow | None = None
        self._paint_queue = PaintQueue(self)
        self._paint_queue.painted.connect(self._show_painting)
        self._board = MapBoard(self._paint_queue)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(440), self._style.px(400))

    def minimumSizeHint(self) -> QSize:
        """The height of everything but the map."""
        header = None if self.words is None else self.words.entry.header
        rows = 0 if header is None else len(header.players)
        return QSize(self._style.px(320), self._style.px(230) + rows * self._style.px(ROW))

    def show_game(self, words: GameWords | None, position: Position | None) -> None:
        self.words = words
        self.map = None if position is None else map_show(position)
        self.setAccessibleName("" if words is None else f"{words.title()}. {words.line()}")
        self.setAccessibleDescription("" if position is None else map_in_words(position))
        self.updateGeometry()
        self.update()

    def complete(self) -> None:
        """Paint what is only sketched, for a screenshot."""
        self.grab()
        self._paint_queue.complete()

    def _show_painting(self) -> None:
        if self._board.forget_sketch():
            self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._paint_queue.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        self._paint_queue.pause()
        super().hideEvent(event)

    # --- Painting --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, slip = self._style.theme, QRectF(self.rect()).adjusted(3, 3, -3, -3)
        paint_slip(painter, slip, theme, 8)
        if self.words is not None:
            self._paint_game(painter, self.words)
        else:
            middle, radius = slip.center(), 0.3 * min(slip.width(), slip.height())
            draw_rosette(painter, middle.x(), middle.y(), radius, alpha(theme.brass, 0.35), 1.4)
        painter.end()

    def _paint_game(self, painter: QPainter, words: GameWords) -> None:
        px, theme = self._style.px, self._style.theme
        box = QRectF(self.rect()).adjusted(px(20), px(16), -px(20), -px(12))
        head = QRectF(box.left(), box.top(), box.width(), px(34))
        largest = 23 * self._style.scale
        self._write(painter, head, words.title(), theme.ink, largest, serif=True)
        top = head.bottom()
        warn = words.entry.header is None
        for text in (words.standing(), words.decider(), words.mark()):
            if text:
                line = QRectF(box.left(), top, box.width(), px(42 if warn else 22))
                self._write(painter, line, text, theme.warn if warn else theme.ink_second)
                top = line.bottom()
        header = words.entry.header
        if header is None:
            return
        paint_divider(painter, QRectF(box.left(), top + px(8), 0, 0).topLeft(), box.width(), theme)
        top += px(18)
        below = [text for text in (words.begun(), words.options()) if text]
        needed = px(RAIL) + len(header.players) * px(ROW) + px(6) + len(below) * px(LINE)
        top += self._paint_map(painter, box.adjusted(0, top - box.top(), 0, -needed))
        rail = QRectF(box.left(), top, box.width(), px(RAIL - 10))
        look = Look(theme, self._style.palette)
        paint_points_rail(painter, rail, look, standing_of(header), LAST)
        top += px(RAIL)
        for player in header.players:
            self._paint_player(painter, QRectF(box.left(), top, box.width(), px(ROW)), player)
            top += px(ROW)
        for text in below:
            line = QRectF(box.left(), top + px(6), box.width(), px(LINE))
            self._write(painter, line, text, theme.ink_second, (BODY - 1) * self._style.scale)
            top += px(LINE)

    def _paint_map(self, painter: QPainter, room: QRectF) -> float:
        """Rulers and pieces, as large as fits; returns the height used."""
        gap = self._style.px(10)
        sizes = [sheet_size(self._style.px(width)) for width in MAP_WIDTHS]
        fitting = (
            size
            for size in sizes
            if size.width() <= room.width() and size.height() + gap <= room.height()
        )
        size = next(fitting, None)
        if self.map is None or size is None:
            return 0.0
        look, width = Look(self._style.theme, self._style.palette), size.width()
        painter.save()
        painter.translate(room.left() + (room.width() - width) / 2, room.top())
        board = self._board.picture(self.map, look, width, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, board)
        paint_stacks(painter, stacks_on(self.map, width), look)
        painter.restore()
        return float(size.height() + gap)

    def _paint_player(self, painter: QPainter, box: QRectF, player: PlayerHeader) -> None:
        """Disc, name, loyalty and points."""
        px, theme = self._style.px, self._style.theme
        look = Look(theme, self._style.palette)
        middle = QRectF(box.left() + px(13), box.center().y(), 0, 0).topLeft()
        paint_disc(painter, middle, px(11), player.colour, look, ringed=True)
        name = QRectF(box.left() + px(36), box.top(), box.width() * 0.42, box.height())
        self._write(painter, name, player_name(player), theme.ink, 17 * self._style.scale, True)
        left = name.right() + px(8)
        if player.loyalty is not None:
            side = px(22)
            emblem = QRectF(left, box.center().y() - side / 2, side, side)
            draw_emblem(painter, player.loyalty, emblem, self._style.palette)
            text = named.coalition_name(player.loyalty)
        else:
            text = ""
        points = QRectF(box.right() - px(64), box.top(), px(64), box.height())
        word = QRectF(left + px(28), box.top(), points.left() - left - px(30), box.height())
        if self._fits(text, word):  # otherwise the emblem shows it
            self._write(painter, word, text, theme.ink_second)
        wording = self.tr("{points} VP").format(points=player.points)
        write(
            painter,
            points,
            wording,
            QColor(theme.ink),
            weight=700,
            largest=16 * self._style.scale,
            align=RIGHT,
        )

    def _fits(self, text: str, box: QRectF) -> bool:
        smallest = font(Family.SANS, SMALLEST * self._style.scale, 400)
        return text_width(text, smallest) <= box.width()

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        colour: str,
        largest: float = 0.0,
        serif: bool = False,
    ) -> None:
        wrap = box.height() > self._style.px(40)
        write(
            painter,
            box,
            text,
            QColor(colour),
            family=Family.SERIF if serif else Family.SANS,
            weight=600 if serif else 400,
            largest=largest or BODY * self._style.scale,
            smallest=SMALLEST * self._style.scale,
            align=TOP_LEFT if wrap else LEFT,
            wrap=wrap,
        )


def map_in_words(position: Position) -> str:
    """Who rules each region, and which pieces are there."""
    voice = Voice(position.state.setup)
    return ". ".join(spot_name(RegionSpot(region), position, voice) for region in Region)


def standing_of(header: Header) -> dict[int, list[Colour]]:
    """Which players are at which number of the rail."""
    found: dict[int, list[Colour]] = {}
    for player in header.players:
        found.setdefault(min(LAST, player.points), []).append(player.colour)
    return found

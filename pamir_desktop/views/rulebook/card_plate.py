"""A card with a label at every mark, for the page on how to read one."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.brush import pen
from pamir_desktop.views.art.cards import card_cache
from pamir_desktop.views.art.cards.layout import ASPECT
from pamir_desktop.views.art.lettering import LEFT, RIGHT, write
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.card_signs import card_signs
from pamir_desktop.views.table.signs import Term
from pamir_desktop.views.texts.card_texts import card_words
from pamir_desktop.views.texts.translation import translate

CARD: Final = CardId(42)
"""It has a mark of every kind."""

FACE: Final = 214.0
LABEL: Final = 150.0
GAP: Final = 26.0
ROW: Final = 34.0
"""In pixels, at 100 %."""


class Label(NamedTuple):
    text: str
    mark: QRectF
    """On the face."""


def labels(width: float) -> tuple[list[Label], list[Label]]:
    """Left and right of a face this wide, from top to bottom."""
    where: dict[object, QRectF] = {}
    for sign, rect in card_signs(CARD, width):
        where.setdefault(sign.term, rect)
    tab = [rect for sign, rect in card_signs(CARD, width) if sign.term is Term.IMPACT][-1]
    left = [
        Label(translate("CardPlate", "Suit"), where[Term.SUIT]),
        Label(translate("CardPlate", "Rank: its stars"), where[Term.RANK]),
        Label(translate("CardPlate", "Its region"), where[Term.REGION]),
        Label(translate("CardPlate", "Actions, with their cost"), where[Term.ACTION]),
        Label(translate("CardPlate", "Special ability"), where[Term.ABILITY]),
    ]
    right = [
        Label(translate("CardPlate", "Impact icons: once, when it is played"), where[Term.IMPACT]),
        Label(translate("CardPlate", "Name; on a color: a patriot"), where[Term.PATRIOT]),
        Label(translate("CardPlate", "Hatched tab: leverage"), tab),
        Label(translate("CardPlate", "Prize of a betrayal"), where[Term.PRIZE]),
    ]
    return left, right


def card_plate(style: Style, ratio: float) -> QPixmap:
    scale = style.scale
    face = QRectF((LABEL + GAP) * scale, 0, FACE * scale, FACE * ASPECT * scale)
    wide = face.right() + (GAP + LABEL) * scale
    picture = QPixmap(round(wide * ratio), round((face.height() + 2) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    words = card_words(CARD)
    shown = card_cache.face(CARD, words, face.width(), ratio, style.theme, style.palette)
    painter.drawPixmap(face.topLeft(), shown)
    left, right = labels(face.width())
    _paint_column(painter, left, face, style, is_left=True)
    _paint_column(painter, right, face, style, is_left=False)
    painter.end()
    return picture


def label_tops(column: list[Label], row: float, height: float) -> list[float]:
    """Each label is as high as its mark if it fits between its neighbors."""
    tops: list[float] = []
    for label in column:
        least = tops[-1] + row if tops else 0.0
        tops.append(max(least, label.mark.center().y() - row / 2))
    most = height
    for place in reversed(range(len(tops))):
        tops[place] = min(tops[place], most - row)
        most = tops[place]
    return tops


def _paint_column(
    painter: QPainter, column: list[Label], face: QRectF, style: Style, *, is_left: bool
) -> None:
    scale, theme = style.scale, style.theme
    row = ROW * scale
    for label, top in zip(column, label_tops(column, row, face.height()), strict=True):
        mark = label.mark.translated(face.topLeft())
        end = QPointF(mark.left() if is_left else mark.right(), mark.center().y())
        x = face.left() - (GAP + LABEL) * scale if is_left else face.right() + GAP * scale
        box = QRectF(x, top, LABEL * scale, row)
        start = QPointF(box.right() + 4 if is_left else box.left() - 4, box.center().y())
        painter.setPen(pen(theme.focus, 1.6 * scale))
        painter.drawLine(start, end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.focus))
        painter.drawEllipse(end, 3.2 * scale, 3.2 * scale)
        write(
            painter,
            box,
            label.text,
            theme.ink,
            largest=14 * scale,
            smallest=10 * scale,
            wrap=True,
            align=RIGHT if is_left else LEFT,
        )

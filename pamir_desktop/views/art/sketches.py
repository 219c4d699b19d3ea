"""Quick first drafts of what takes long to paint: a card, the map. Visible only for an instant."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from pamir_desktop.model.cards import CARDS, is_check
from pamir_desktop.model.terms import Border, CardId, Region
from pamir_desktop.views.art.cards.words import CardWords
from pamir_desktop.views.art.map.geometry import border_path, region_path

from .brush import mix, pen
from .fonts import Family
from .icons import draw_medallion
from .lettering import CENTRE, write
from .palette import Theme
from .pieces import Look


def sketch_card(painter: QPainter, card: CardId, words: CardWords, box: QRectF, look: Look) -> None:
    """Paper, spine, suit and name: enough to recognize the card."""
    unit = box.width() / 100
    facts = CARDS.get(card)
    paper = QColor("#7E1A1E" if is_check(card) else look.theme.card_paper)
    painter.setPen(pen("#241E17", 1.2 * unit))
    painter.setBrush(paper)
    painter.drawRoundedRect(box, 5 * unit, 5 * unit)
    name = words.name or words.purchased.title
    if facts is not None:
        colour = look.palette.suit[facts.suit]
        painter.fillRect(QRectF(1, 1, 25 * unit, box.height() - 2), QColor(colour))
        art = QRectF(26 * unit, 1, 73 * unit, 91 * unit)
        painter.fillRect(art, mix(colour, paper, 0.72))
        draw_medallion(painter, facts.suit, 13 * unit, 14 * unit, 10.8 * unit, look.palette)
    left = 28 * unit if facts else 4 * unit
    write(
        painter,
        QRectF(left, 92 * unit, 70 * unit, 24 * unit),
        name,
        "#F6EFDD" if is_check(card) else "#241E17",
        family=Family.SERIF,
        weight=600,
        largest=9.6 * unit,
        align=CENTRE,
        wrap=True,
    )


def sketch_map(size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Sea, land and borders in flat colors."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(theme.sea))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = float(size.width())
    painter.setPen(Qt.PenStyle.NoPen)
    for region in Region:
        painter.setBrush(mix(theme.land[region], theme.paper, 0.4))
        painter.drawPath(region_path(region, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.paper, 0.016 * width))
    for border in Border:
        painter.drawPath(border_path(border, width))
    painter.end()
    return picture


def sketch_tray(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 10.0) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.tray))
    painter.drawRoundedRect(rect, radius, radius)


def sketch_cloth(size: QSize, ratio: float, theme: Theme) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(theme.table))
    return picture

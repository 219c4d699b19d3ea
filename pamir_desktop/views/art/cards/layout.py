"""Where everything is on a court card, so that views can hit-test it and draw on it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from .printed import Face

UNITS: Final = 100.0
"""A card is 100 units wide and 140 high."""

ASPECT: Final = 1.4


class Detail(IntEnum):
    """How much a card can show at its width."""

    TINY = 0  # pictures of cards: no name, no impacts, no costs, larger controls
    COMPACT = 1  # other players' courts: name and impacts
    SMALL = 2  # the market: also costs
    MEDIUM = 3  # large cards: also the region's name and the number
    LARGE = 4  # the inspector: also the ability's text


def detail_at(width: float) -> Detail:
    if width < 56:
        return Detail.TINY
    if width < 90:
        return Detail.COMPACT
    if width < 140:
        return Detail.SMALL
    return Detail.MEDIUM if width < 320 else Detail.LARGE


class CardLayout(NamedTuple):
    """The rectangles of a court card in pixels; with a unit of 1, in units."""

    actions: int
    impacts: int
    detail: Detail
    has_ability: bool
    unit: float
    least: float = 0.0
    """The size of letters, in units, below which no one could read them."""
    name_rise: float = 0.0
    strip_rise: float = 0.0
    """How much higher than usual, in units, the name and the ability are (see `room.py`)."""

    @classmethod
    def of(cls, card: Face, width: float) -> CardLayout:
        detail = detail_at(width)
        return cls(
            actions=len(card.actions),
            impacts=len(card.impact),
            detail=detail,
            has_ability=card.ability is not None,
            unit=width / UNITS,
        )

    def scaled(self, unit: float) -> CardLayout:
        """The same layout with a different unit."""
        return self._replace(unit=unit)

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        unit = self.unit
        return QRectF(x * unit, y * unit, width * unit, height * unit)

    @property
    def is_tiny(self) -> bool:
        return self.detail is Detail.TINY

    @property
    def has_text(self) -> bool:
        """An ability with its full text needs a higher strip."""
        return self.has_ability and self.detail is Detail.LARGE

    @property
    def card(self) -> QRectF:
        return self.rect(0, 0, UNITS, UNITS * ASPECT)

    @property
    def _spine_width(self) -> float:
        return 32.0 if self.is_tiny else 26.0

    @property
    def _band_top(self) -> float:
        if self.is_tiny:
            return 113.0
        if self.has_text:
            return 80.0
        usual = 87.0 if self.detail is Detail.COMPACT else 92.0
        return usual - self.name_rise - self.strip_rise

    @property
    def _strip_top(self) -> float:
        if self.is_tiny:
            return 113.0
        if self.has_text:
            return 99.0
        usual = 112.0 if self.detail is Detail.COMPACT and self.has_ability else 116.0
        return usual - self.strip_rise

    @property
    def spine(self) -> QRectF:
        return self.rect(0, 0, self._spine_width, UNITS * ASPECT)

    @property
    def art(self) -> QRectF:
        return self.rect(self._spine_width, 0, UNITS - self._spine_width, self._band_top)

    @property
    def medallion(self) -> tuple[QPointF, float]:
        """Center and radius of the suit."""
        centre = self._spine_width / 2
        radius = 12.6 if self.is_tiny else 10.8
        y = 15.0 if self.is_tiny else 13.5
        return QPointF(centre * self.unit, y * self.unit), radius * self.unit

    def star(self, index: int, rank: int) -> tuple[QPointF, float]:
        """Center and radius of one star of the rank."""
        pitch, radius, y = (9.0, 4.7, 34.0) if self.is_tiny else (7.2, 3.9, 30.4)
        x = self._spine_width / 2 + (index - (rank - 1) / 2) * pitch
        return QPointF(x * self.unit, y * self.unit), radius * self.unit

    @property
    def region(self) -> QRectF:
        return self.rect(6.5, 40, 19, 19) if self.is_tiny else self.rect(4, 37, 18, 18)

    def tile(self, index: int) -> QRectF:
        """The tile of the action at this index, from the top."""
        if self.is_tiny:
            return self.rect(3.5, 61 + 26 * index, 25, 25)
        return self.rect(3, 58.5 + 22 * index, 20, 20)

    @property
    def tiles(self) -> tuple[QRectF, ...]:
        return tuple(self.tile(i) for i in range(self.actions))

    @property
    def spy_gutter(self) -> QRectF:
        """The strip beside the spine where spies are stacked upward."""
        width = 22.0 if self.is_tiny else 16.0
        return self.rect(self._spine_width + 2, 20, width, self._band_top - 22)

    @property
    def impact_plaque(self) -> QRectF:
        """Empty when the card is too small to show its impacts."""
        shown = 0 if self.is_tiny else self.impacts
        return self.rect(79, 3, 18.4, 2.4 + self._impact_pitch * shown) if shown else QRectF()

    @property
    def _impact_pitch(self) -> float:
        """Four impacts are closer together, above a long name."""
        return 18.0 if self.impacts < 4 else 15.4

    def impact(self, index: int) -> QRectF:
        pitch = self._impact_pitch
        size = pitch - 2.0 if self.impacts < 4 else pitch - 0.8
        return self.rect(80.2 + (16.0 - size) / 2, 5 + pitch * index, size, size)

    @property
    def name_band(self) -> QRectF:
        """On tiny cards it contains only the emblem."""
        width = UNITS - self._spine_width
        height = 16.0 if self.is_tiny else self._strip_top - self._band_top
        return self.rect(self._spine_width, self._band_top, width, height)

    def name_box(self, *, is_patriot: bool) -> QRectF:
        """Where the name is written, beside the emblem of a patriot."""
        is_compact = self.detail is Detail.COMPACT
        margin, right = (3.0, 1.6) if is_compact else (4.0, 1.4)
        if is_patriot:
            margin, right = 11.4, 0.2
        unit = self.unit
        return self.name_band.adjusted(margin * unit, 0.8 * unit, -right * unit, -0.2 * unit)

    def title_box(self, *, is_leveraged: bool) -> QRectF:
        """Where the ability's title is written, between its mark and the tab of a debt."""
        right = 16.0 if is_leveraged else 2.0
        return self.ability_strip.adjusted(13.6 * self.unit, 0, -right * self.unit, 0)

    @property
    def ability_strip(self) -> QRectF:
        """On tiny cards it shares the band with the emblem."""
        left = self._spine_width
        if self.has_ability and not self.is_tiny:
            left = 0.0  # cards with an ability have one action, so the spine is free there
        return self.rect(left, self._strip_top, UNITS - left, 129 - self._strip_top)

    @property
    def ribbon(self) -> QRectF:
        """The prize, and the card's number."""
        return self.rect(self._spine_width, 129, UNITS - self._spine_width, 11)

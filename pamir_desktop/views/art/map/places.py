"""Features of the land: ranges, rivers, deserts, oases and towns, in units of the map sheet.

Decoration only; the game knows none of it. Everything avoids names, pieces and borders.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from pamir_desktop.model.terms import Border, Region
from pamir_desktop.views.art.map.geometry import (
    SLOTS,
    Line,
    Point,
    border_line,
    border_path,
    curve,
    region_path,
)


class Range(NamedTuple):
    """A mountain range: its crest line and the size of its peaks."""

    region: Region
    crest: Line
    size: float


class River(NamedTuple):
    """From source to mouth, growing to its full width."""

    course: Line
    breadth: float


class Desert(NamedTuple):
    region: Region
    centre: Point
    across: float
    down: float


class Peak(NamedTuple):
    x: float
    y: float
    size: float
    seed: int


RANGES: Final = (
    Range(
        Region.KABUL,
        (
            (790, 470),
            (850, 420),
            (930, 405),
            (1000, 360),
            (1070, 300),
            (1150, 250),
            (1240, 200),
            (1340, 150),
        ),
        34,
    ),
    Range(Region.KABUL, ((800, 395), (880, 350), (820, 300)), 24),
    Range(Region.KABUL, ((1120, 90), (1200, 110), (1300, 80), (1360, 60)), 30),
    Range(Region.KABUL, ((1180, 170), (1270, 140)), 24),
    Range(Region.KABUL, ((860, 500), (940, 480)), 22),
    Range(Region.HERAT, ((480, 425), (520, 442)), 18),
    Range(Region.HERAT, ((640, 420), (690, 450), (690, 520)), 24),
    Range(Region.HERAT, ((450, 560), (470, 640), (455, 720)), 20),
    Range(Region.HERAT, ((610, 820), (560, 876), (480, 884)), 18),
    Range(Region.PERSIA, ((40, 486), (92, 472), (150, 462)), 22),
    Range(
        Region.PERSIA,
        ((44, 540), (62, 610), (84, 680), (124, 740), (200, 800), (300, 838)),
        25,
    ),
    Range(Region.PERSIA, ((30, 620), (44, 690)), 20),
    Range(Region.PERSIA, ((300, 446), (352, 458), (372, 500)), 18),
    Range(Region.PERSIA, ((378, 600), (362, 660)), 17),
    Range(Region.PERSIA, ((300, 790), (360, 800)), 18),
    Range(Region.TRANSCASPIA, ((600, 70), (660, 110)), 18),
    Range(Region.TRANSCASPIA, ((215, 372), (280, 362), (345, 372)), 18),
    Range(Region.TRANSCASPIA, ((648, 220), (660, 280)), 17),
    Range(Region.KANDAHAR, ((962, 600), (950, 680), (962, 750), (955, 840)), 22),
    Range(Region.KANDAHAR, ((710, 690), (752, 632)), 18),
    Range(Region.KANDAHAR, ((800, 600), (850, 592)), 16),
    Range(Region.PUNJAB, ((1236, 360), (1310, 318), (1365, 290)), 30),
    Range(Region.PUNJAB, ((1280, 402), (1350, 375)), 22),
    Range(Region.PUNJAB, ((1070, 560), (1050, 640), (1072, 720)), 19),
    Range(Region.PUNJAB, ((1060, 760), (1046, 830), (1080, 900)), 17),
)

RIVERS: Final = (
    # the Oxus, from the Pamir westward
    River(
        (
            (1330, 105),
            (1240, 60),
            (1110, 50),
            (1000, 60),
            (900, 40),
            (820, 70),
            (735, 60),
            (660, 40),
            (590, 60),
            (500, 40),
            (440, 14),
        ),
        6,
    ),
    # the Helmand, ending in its lake
    River(((880, 440), (830, 500), (800, 560), (790, 640), (740, 720), (700, 770)), 4),
    River(((700, 770), (640, 790), (600, 775)), 4),
    # Hari Rud and Murghab
    River(
        (
            (770, 470),
            (690, 440),
            (600, 520),
            (500, 500),
            (450, 440),
            (440, 380),
            (430, 300),
            (400, 230),
        ),
        4,
    ),
    River(((700, 400), (650, 330), (620, 250), (560, 190)), 3),
    # the river of Kabul, and the Indus with the five
    River(((930, 460), (985, 470), (1040, 490), (1090, 520)), 3),
    River(
        (
            (1386, 250),
            (1290, 330),
            (1180, 420),
            (1100, 520),
            (1100, 640),
            (1130, 760),
            (1108, 860),
            (1120, 960),
        ),
        7,
    ),
    River(((1380, 400), (1300, 470), (1220, 590), (1150, 670), (1106, 690)), 4),
    River(((1386, 500), (1330, 560), (1260, 660), (1170, 735), (1122, 750)), 4),
    River(((1386, 600), (1330, 660), (1270, 740), (1180, 790), (1122, 800)), 4),
    River(((1386, 690), (1330, 760), (1240, 820), (1160, 846), (1110, 850)), 4),
    # the mouths of the Indus
    River(((1110, 890), (1140, 930), (1150, 985)), 3),
    River(((1112, 880), (1160, 915), (1190, 990)), 3),
    # streams of Persia: from the Zagros to the salt lake, and to the gulf
    River(((70, 560), (130, 580), (210, 565), (280, 580), (316, 592)), 3),
    River(((212, 806), (196, 830), (190, 850)), 2.5),
    River(((330, 812), (318, 840), (306, 866)), 2.5),
)

LAKES: Final[tuple[Line, ...]] = (
    ((590, 775), (560, 760), (545, 782), (575, 800), (605, 790), (590, 775)),
    ((318, 582), (350, 572), (366, 590), (350, 610), (326, 608), (318, 582)),
)

DESERTS: Final = (
    Desert(Region.TRANSCASPIA, (290, 225), 150, 92),
    Desert(Region.TRANSCASPIA, (585, 262), 92, 62),
    Desert(Region.PERSIA, (318, 660), 95, 118),
    Desert(Region.PERSIA, (130, 640), 62, 60),
    Desert(Region.KANDAHAR, (752, 850), 104, 66),
    Desert(Region.PUNJAB, (1290, 882), 116, 96),
    Desert(Region.HERAT, (520, 770), 96, 64),
)

PALMS: Final[tuple[Point, ...]] = (
    *((122, 756), (142, 772), (232, 842), (256, 852), (64, 736), (344, 868)),
    *((1336, 800), (1352, 812), (1142, 818), (1160, 826), (1196, 846), (1176, 884), (1098, 950)),
    *((1224, 858), (1088, 610), (470, 850), (700, 836), (690, 900), (940, 880), (1020, 930)),
    *((390, 250), (606, 200), (250, 150)),
)

CARAVAN: Final[Point] = (318, 742)
ELEPHANT: Final[Point] = (1300, 934)
DHOW: Final[Point] = (64, 838)

TOWNS: Final[tuple[Point, ...]] = (
    (250, 215),
    (560, 130),
    (560, 300),
    (262, 452),
    (238, 768),
    (480, 800),
    (810, 170),
    (880, 520),
    (735, 800),
    (910, 900),
    (1110, 575),
    (1300, 585),
    (1140, 786),
)
"""The towns in the order of their names in the texts of the map.

Khiva, Bukhara, Merv, Mashhad, Kerman, Farah, Balkh, Ghazni, Girishk, Kalat, Attock, Lahore, Multan.
"""

GRASS_BOX: Final = (1060.0, 400.0, 1380.0, 960.0)
_GRASS_TRIES: Final = 230


def _clear_of_slots(x: float, y: float) -> bool:
    """Away from the name, the rows of pieces and the towns of every region."""
    for slots in SLOTS.values():
        px, py = slots.armies[0], (slots.armies[1] + slots.tribes[1]) / 2 - 14
        if math.hypot(x - px, y - py) < 105:
            return False
        aside = slots.name_room * 0.62 + 30
        if abs(x - slots.name[0] - 14) < aside and abs(y - slots.name[1] + 4) < 44:
            return False
    return not any(-16 < x - tx < 104 and -12 < y - ty < 34 for tx, ty in TOWNS)


@cache
def _border_boxes() -> tuple[tuple[QRectF, Line], ...]:
    """Each border's box with some of its points: most positions are far from most borders."""
    return tuple((border_path(b).boundingRect(), border_line(b)[::3]) for b in Border)


def _clear_of_borders(x: float, y: float, reach: float) -> bool:
    return all(
        math.hypot(x - bx, y - by) > reach
        for box, line in _border_boxes()
        if box.adjusted(-reach, -reach, reach, reach).contains(x, y)
        for bx, by in line
    )


@cache
def peaks() -> tuple[Peak, ...]:
    """All peaks from back to front: along each crest a large peak and two small ones beside it."""
    chance = random.Random(4)
    found: list[tuple[Region, Peak]] = []
    for ridge in RANGES:
        last: Point | None = None
        for x, y in curve(ridge.crest, seed=0, rough=0, steps=6):
            if last is not None and math.dist(last, (x, y)) <= ridge.size * 0.78:
                continue
            last = (x, y)
            found.append((ridge.region, _peak(chance, x, y, ridge.size, 0.0, (0.82, 1.3))))
            for side in (-1.0, 1.0):
                found.append((ridge.region, _peak(chance, x, y, ridge.size, side, (0.45, 0.82))))
    kept = [
        peak
        for region, peak in found
        if _clear_of_slots(peak.x, peak.y)
        and _clear_of_borders(peak.x, peak.y, 30)
        and region_path(region).contains(QPointF(peak.x, peak.y))
    ]
    return tuple(sorted(kept, key=lambda peak: peak.y))


def _peak(
    chance: random.Random, x: float, y: float, size: float, side: float, share: tuple[float, float]
) -> Peak:
    aside = chance.uniform(-0.9, 0.9) * size if side else chance.uniform(-4, 4)
    return Peak(
        x + aside,
        y + side * chance.uniform(0.25, 0.75) * size,
        size * chance.uniform(*share),
        chance.randrange(1 << 30),
    )


@cache
def grass() -> tuple[Point, ...]:
    """Tufts of grass in the Punjab, away from the pieces and the desert."""
    chance = random.Random(11)
    left, top, right, bottom = GRASS_BOX
    plain = region_path(Region.PUNJAB)
    desert = next(d for d in DESERTS if d.region is Region.PUNJAB)
    tufts: list[Point] = []
    for _ in range(_GRASS_TRIES):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        dry = math.hypot(
            (x - desert.centre[0]) / desert.across, (y - desert.centre[1]) / desert.down
        )
        inside = plain.contains(QPointF(x, y)) and _clear_of_borders(x, y, 22)
        if inside and _clear_of_slots(x, y) and dry > 0.9:
            tufts.append((x, y))
    return tuple(tufts)

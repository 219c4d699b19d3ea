"""How colours look: WCAG contrast, CIEDE2000 distance, and three kinds of colour blindness.

Colour blindness is simulated with the matrices of Machado, Oliveira and Fernandes (2009) at full
severity, applied to linear light.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISIONS: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Triple] = (0.95047, 1.0, 1.08883)


def _linear(colour: str) -> Triple:
    """Linear light of #RRGGBB."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (_unbent(red), _unbent(green), _unbent(blue))


def _unbent(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return (x, y, z)


def contrast(one: str, other: str) -> float:
    """Between 1 and 21, as WCAG 2 has it."""
    light = sorted(
        sum(a * b for a, b in zip(_TO_XYZ[1], _linear(c), strict=True)) for c in (one, other)
    )
    return (light[1] + 0.05) / (light[0] + 0.05)


def lab(colour: str, vision: str = "normal") -> Triple:
    """CIELAB of a colour as such eyes see it."""
    seen = _times(VISIONS[vision], _linear(colour))
    clipped = (_clip(seen[0]), _clip(seen[1]), _clip(seen[2]))
    x, y, z = (_cube(a / b) for a, b in zip(_times(_TO_XYZ, clipped), _WHITE, strict=True))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _clip(share: float) -> float:
    return min(1.0, max(0.0, share))


def _cube(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def distance(one: str, other: str, vision: str = "normal") -> float:
    """CIEDE2000."""
    return ciede2000(lab(one, vision), lab(other, vision))


def ciede2000(one: Triple, other: Triple) -> float:
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = _turn(h1, h2) if c1 * c2 else 0.0
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    mean_hue = _mean_hue(h1, h2) if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * _cos(mean_hue - 30)
        + 0.24 * _cos(2 * mean_hue)
        + 0.32 * _cos(3 * mean_hue + 6)
        - 0.20 * _cos(4 * mean_hue - 63)
    )
    weigh_light = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    weigh_chroma, weigh_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = -_sin(60 * math.exp(-(((mean_hue - 275) / 25) ** 2)))
    rotation *= 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    dl, dc, dh = (l2 - l1) / weigh_light, (c2 - c1) / weigh_chroma, hue / weigh_hue
    return math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)


def _turn(h1: float, h2: float) -> float:
    turn = h2 - h1
    if turn > 180:
        return turn - 360
    return turn + 360 if turn < -180 else turn


def _mean_hue(h1: float, h2: float) -> float:
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def least_distance(colours: list[str]) -> tuple[float, str, str, str]:
    """The pair that is hardest to tell apart, and for which eyes."""
    return min(
        (distance(one, other, vision), one, other, vision)
        for one, other in combinations(colours, 2)
        for vision in VISIONS
    )

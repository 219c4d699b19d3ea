"""Busts of the people on the cards: which parts each one wears."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, mix, pen, shape, star
from pamir_desktop.views.art.stamp import Tone, draw_stamp

from .bust_parts import BEARDS, COATS, FACE, PROFILE, PROFILE_BEARDS, PROPS
from .hats import HATS
from .scheme import Scheme, skin


@frozen
class Traits:
    hat: str
    beard: str
    coat: str
    prop: str = ""
    halo: str = "rays"  # rays, arch or ring
    profile: bool = False
    mirrored: bool = False
    fair: bool = False


def _looks(row: str) -> Traits:
    """'hat, beard, coat[, prop][, arch|ring][, profile][, mirrored][, fair]'"""
    hat, beard, coat, *rest = (word.strip() for word in row.split(","))
    return Traits(
        hat=hat,
        beard=beard,
        coat=coat,
        prop=next((word for word in rest if word in PROPS), ""),
        halo=next((word for word in rest if word in ("arch", "ring")), "rays"),
        profile="profile" in rest,
        mirrored="mirrored" in rest,
        fair="fair" in rest,
    )


_PEOPLE: Final[dict[int, str]] = {
    1: "tied turban, moustache, shawl, ring",
    2: "plumed turban, full, brocade, arch",
    3: "turban, short, mail, sabre",
    4: "shako, moustache, tunic, ring, fair",
    5: "crown, long, brocade, arch",
    6: "wide turban, long, robe, spear",
    7: "turban, forked, robe, arch",
    18: "forage cap, whiskers, tunic, ring, mirrored, fair",
    19: "turban, clean, shawl, ring, mirrored, fair",
    20: "top hat, whiskers, tailcoat, profile, ring, fair",
    21: "wide turban, moustache, robe, ring, fair",
    22: "broad hat, full, tailcoat, ring, fair",
    23: "forage cap, moustache, cross belts, profile, fair",
    24: "plumed turban, white, brocade, arch, mirrored",
    25: "cocked hat, full, shawl, ring, fair",
    26: "skullcap, forked, tunic, fair",
    33: "plumed turban, full, mail, spear, mirrored",
    35: "quoit turban, full, mail, sabre",
    38: "quoit turban, long, shawl, spear",
    39: "broad hat, whiskers, tailcoat, profile, mirrored, fair",
    40: "top hat, moustache, tailcoat, arch, fair",
    41: "hair, short, shawl, ring, fair",
    42: "wide turban, full, brocade, arch",
    43: "turban, long, shawl, jezail",
    44: "tied turban, forked, robe, sabre",
    45: "wide turban, short, mail, spear, mirrored",
    51: "cocked hat, whiskers, tunic, fair",
    52: "tied turban, full, cross belts, jezail",
    54: "tied turban, veil, shawl, jezail, mirrored",
    55: "turban, full, furs, spear",
    56: "turban, full, brocade, profile, arch",
    57: "plumed turban, short, robe, arch, mirrored",
    58: "wide turban, white, shawl, spear",
    60: "turban, moustache, furs, profile, spear",
    68: "kulah, long, robe, ring",
    69: "cocked hat, moustache, tunic, profile, fair",
    70: "hair, clean, tailcoat, arch, fair",
    71: "skullcap, white, tailcoat, ring, fair",
    72: "shako, whiskers, cross belts, mirrored, fair",
    73: "forage cap, forked, tunic, sabre, fair",
    74: "kulah, white, shawl, arch",
    75: "kulah, full, tunic, sabre",
    76: "crown, long, brocade",
    77: "kulah, moustache, brocade, arch, mirrored",
    85: "skullcap, full, brocade, arch",
    86: "papakha, moustache, tailcoat, ring, fair",
    88: "top hat, short, tailcoat, fair",
    89: "papakha, full, furs, profile",
    90: "turban, short, brocade, arch",
    91: "fur hat, full, furs, sabre",
    92: "fur hat, long, mail, spear, mirrored",
    93: "wide turban, full, brocade, profile, mirrored",
    100: "cocked hat, moustache, furs, banner, fair",
}

_TEACHER: Final = "skullcap, white, shawl, ring"

_SCALE: Final = 1.2
PEOPLE: Final = frozenset(_PEOPLE)


def draw_bust(painter: QPainter, number: int, x: float, base: float, scheme: Scheme) -> None:
    """The bust of a card, with its nimbus, based on the line `base`."""
    _draw_person(painter, number, _looks(_PEOPLE[number]), x, base, scheme)


def draw_teacher(painter: QPainter, x: float, base: float, scheme: Scheme) -> None:
    """The bust of Yusuf, the secretary who teaches the lessons."""
    _draw_person(painter, 0, _looks(_TEACHER), x, base, scheme)


def draw_character(painter: QPainter, looks: str, x: float, base: float, scheme: Scheme) -> None:
    """The bust of someone who is on no card: what they wear, as in `_PEOPLE`."""
    _draw_person(painter, len(looks), _looks(looks), x, base, scheme)


def _draw_person(
    painter: QPainter, number: int, traits: Traits, x: float, base: float, scheme: Scheme
) -> None:
    complexion = skin(number, fair=traits.fair)
    if scheme.is_night:
        complexion = mix(complexion, scheme.tones[Tone.DARK], 0.14)
    tones = {**scheme.tones, Tone.SKIN: complexion}
    _draw_halo(painter, traits.halo, x, base - 35, scheme)
    beards, face = (PROFILE_BEARDS, PROFILE) if traits.profile else (BEARDS, FACE)
    layers = [COATS[traits.coat], face, beards[traits.beard], HATS[traits.hat]]
    if traits.prop:
        layers.insert(0, PROPS[traits.prop])
    for stamp in layers:
        draw_stamp(painter, stamp, tones, x, base, _SCALE, mirrored=traits.mirrored)


def _draw_halo(painter: QPainter, kind: str, x: float, y: float, scheme: Scheme) -> None:
    """A disc of light behind the head: without it a face would blend into the ridges."""
    rim = pen(alpha(scheme.tones[Tone.DARK], 0.5), 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "arch":
        _draw_niche(painter, x, y, scheme)
        return
    if kind == "rays":
        painter.setBrush(alpha(scheme.light, 0.4))
        painter.drawPolygon(star(x, y, 37, 16, 5))
    painter.setBrush(scheme.nimbus)
    painter.setPen(rim)
    painter.drawEllipse(QPointF(x, y), 28, 28)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), 25.6, 25.6)
    if kind == "ring":
        painter.setPen(pen(QColor(scheme.tones[Tone.GOLD]), 1.5))
        painter.drawEllipse(QPointF(x, y), 30.2, 30.2)


def _draw_niche(painter: QPainter, x: float, y: float, scheme: Scheme) -> None:
    """A pointed niche, as in a palace wall."""
    painter.save()
    painter.translate(x, y)
    painter.scale(1.1, 1.1)
    painter.setBrush(scheme.nimbus)
    painter.setPen(pen(alpha(scheme.tones[Tone.DARK], 0.5), 0.9))
    niche = shape("M -25 34 V -6 C -25 -20 -9 -24 0 -34 C 9 -24 25 -20 25 -6 V 34 Z")
    painter.drawPath(niche)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(QColor(scheme.tones[Tone.GOLD]), 1.3))
    painter.drawPath(
        shape("M -22.4 34 V -5 C -22.4 -17 -8 -21 0 -30 C 8 -21 22.4 -17 22.4 -5 V 34")
    )
    painter.restore()

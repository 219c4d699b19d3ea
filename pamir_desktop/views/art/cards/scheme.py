"""The colors of a card's picture: a suit's hue used for sky, ridges and foreground."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from pamir_desktop.model.terms import Suit
from pamir_desktop.model.values import frozen
from pamir_desktop.views.art.brush import alpha, mix
from pamir_desktop.views.art.palette import Palette, Theme
from pamir_desktop.views.art.stamp import Tone, Tones

# an accent of another hue in the foreground, so that tinted scenes do not look dull
_ACCENTS: Final[dict[Suit, str]] = {
    Suit.POLITICAL: "#E0922F",
    Suit.INTELLIGENCE: "#E5703A",
    Suit.ECONOMIC: "#A63C22",
    Suit.MILITARY: "#2F5D7C",
}
_HORIZON: Final = "#FFDFA6"
_CREAM: Final = "#FCF3DE"
_NIGHT: Final = "#161B38"
_SKINS: Final = ("#B9794A", "#C48A5A", "#A96D42")
_FAIR: Final = ("#E0B48E", "#D9A67C", "#E6BFA0")


@frozen
class Scheme:
    """All colors of one picture. Ridges are ordered from the farthest to the nearest."""

    sky: tuple[QColor, QColor, QColor]  # from the zenith to the horizon
    light: QColor  # sun or moon
    girih: QColor
    ridges: tuple[QColor, QColor, QColor, QColor]
    mist: QColor
    snow: QColor
    water: QColor
    ground: QColor
    nimbus: QColor
    tones: Tones
    is_night: bool


def scheme(suit: Suit, theme: Theme, palette: Palette) -> Scheme:
    base = QColor(palette.suit[suit])
    return _by_night(base, suit) if theme.is_dark else _by_day(base, suit)


def skin(number: int, *, fair: bool) -> QColor:
    """One of three shades, so that neighboring cards differ."""
    return QColor((_FAIR if fair else _SKINS)[number % 3])


def _tone(base: QColor, saturation: float, value: float) -> QColor:
    return QColor.fromHsvF(
        max(0.0, base.hsvHueF()), min(1.0, base.hsvSaturationF() * saturation), min(1.0, value)
    )


def _by_day(base: QColor, suit: Suit) -> Scheme:
    # dark suits (violet, crimson) and light ones (gold) end up at similar depths
    depth = 0.62 + 0.38 * base.valueF()
    dark = mix(_tone(base, 1.0, 0.22), "#1A1410", 0.4)
    far = mix(_tone(base, 0.34, 0.95), _HORIZON, 0.28)
    return Scheme(
        sky=(
            mix(_CREAM, _tone(base, 0.34, 0.97), 0.5),
            mix(_CREAM, _tone(base, 0.3, 1.0), 0.16),
            mix(_HORIZON, _tone(base, 0.5, 1.0), 0.2),
        ),
        light=QColor("#FFFBEC"),
        girih=alpha(_tone(base, 0.9, max(0.42, base.valueF() * 0.85)), 0.3),
        ridges=(
            far,
            mix(_tone(base, 0.55, 0.82), _HORIZON, 0.12),
            _tone(base, 0.78, 0.68 * depth),
            _tone(base, 0.95, 0.5 * depth),
        ),
        mist=mix(_HORIZON, _tone(base, 0.4, 1.0), 0.45),
        snow=QColor("#FFFDF6"),
        water=mix(_CREAM, _tone(base, 0.2, 1.0), 0.3),
        ground=mix(dark, _tone(base, 1.0, 0.34), 0.35),
        nimbus=mix(_tone(base, 0.36, 0.98), "#FFF4D6", 0.5),
        tones=_tones(
            dark,
            _tone(base, 0.85, max(0.46, base.valueF() * 0.74)),
            mix(_CREAM, _tone(base, 0.3, 1.0), 0.18),
            QColor(_ACCENTS[suit]),
        ),
        is_night=False,
    )


def _by_night(base: QColor, suit: Suit) -> Scheme:
    dark = mix(_tone(base, 0.9, 0.12), "#0C0C16", 0.45)
    return Scheme(
        sky=(
            mix(_NIGHT, base, 0.16),
            mix(_tone(base, 0.62, 0.5), _NIGHT, 0.42),
            mix(_tone(base, 0.5, 0.82), "#D9A766", 0.3),
        ),
        light=QColor("#F7E6B8"),
        girih=alpha("#F4E6C4", 0.17),
        ridges=(
            mix(_tone(base, 0.5, 0.6), _NIGHT, 0.12),
            mix(_tone(base, 0.62, 0.46), _NIGHT, 0.16),
            mix(_tone(base, 0.78, 0.34), _NIGHT, 0.2),
            mix(_tone(base, 0.9, 0.25), _NIGHT, 0.25),
        ),
        mist=mix(_tone(base, 0.45, 0.66), "#D9A766", 0.22),
        snow=QColor("#D9D3C4"),
        water=mix(_tone(base, 0.3, 0.78), "#D8CBA6", 0.35),
        ground=mix(dark, _tone(base, 0.9, 0.2), 0.3),
        nimbus=mix(_tone(base, 0.6, 0.6), "#E8C98A", 0.4),
        tones=_tones(
            dark,
            _tone(base, 0.75, max(0.4, base.valueF() * 0.6)),
            mix("#E9DCBC", _tone(base, 0.3, 0.9), 0.2),
            mix(_ACCENTS[suit], "#20203A", 0.2),
        ),
        is_night=True,
    )


def _tones(dark: QColor, mid: QColor, light: QColor, accent: QColor) -> Tones:
    return {
        Tone.DARK: dark,
        Tone.MID: mid,
        Tone.LIGHT: light,
        Tone.ACCENT: accent,
        Tone.GOLD: QColor("#E3B341"),
        Tone.GLOW: QColor("#FFE7A8"),
        Tone.SHADE: alpha(dark, 0.3),
        Tone.INK: dark,
        Tone.GROUND: light,
        Tone.SKIN: QColor(_SKINS[0]),
    }

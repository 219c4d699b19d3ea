"""Computer players in words: levels, temperaments and names."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.bot import Level, Temperament

from .translation import QT_TRANSLATE_NOOP, look_up, translate

_NAMES: Final = (
    QT_TRANSLATE_NOOP("BotName", "Shirin"),
    QT_TRANSLATE_NOOP("BotName", "Daud"),
    QT_TRANSLATE_NOOP("BotName", "Laleh"),
    QT_TRANSLATE_NOOP("BotName", "Farhad"),
    QT_TRANSLATE_NOOP("BotName", "Nilufar"),
)
"""One for each seat."""


def bot_name(seat: int) -> str:
    """Suggested for the computer player of a seat."""
    return look_up("BotName", _NAMES[seat])


def level_name(level: Level) -> str:
    match level:
        case Level.NOVICE:
            return translate("Level", "Novice")
        case Level.SKILLED:
            return translate("Level", "Skilled")
        case Level.STRONG:
            return translate("Level", "Strong")
        case Level.EXPERT:
            return translate("Level", "Expert")


def about_level(level: Level) -> str:
    match level:
        case Level.NOVICE:
            return translate(
                "Level", "Looks only at its own court and hand and sometimes misjudges things."
            )
        case Level.SKILLED:
            return translate("Level", "Takes the action that improves its position most.")
        case Level.STRONG:
            return translate("Level", "Plans its whole turn before it begins.")
        case Level.EXPERT:
            return translate("Level", "Plans its turn and considers how the others may respond.")


def temperament_name(temperament: Temperament) -> str:
    match temperament:
        case Temperament.BALANCED:
            return translate("Temperament", "Balanced")
        case Temperament.MERCHANT:
            return translate("Temperament", "Merchant")
        case Temperament.GENERAL:
            return translate("Temperament", "General")
        case Temperament.SPYMASTER:
            return translate("Temperament", "Spymaster")
        case Temperament.TURNCOAT:
            return translate("Temperament", "Turncoat")


def about_temperament(temperament: Temperament) -> str:
    match temperament:
        case Temperament.BALANCED:
            return translate("Temperament", "Has no preferences.")
        case Temperament.MERCHANT:
            return translate("Temperament", "Likes money, taxes and gifts.")
        case Temperament.GENERAL:
            return translate("Temperament", "Likes armies, roads and battles.")
        case Temperament.SPYMASTER:
            return translate("Temperament", "Likes spies, and other players’ cards.")
        case Temperament.TURNCOAT:
            return translate("Temperament", "Changes sides whenever it pays.")

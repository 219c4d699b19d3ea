"""A computer player: how well it plays, what it prefers, and the seed of its own dice."""

from __future__ import annotations

from difflib import get_close_matches
from enum import StrEnum
from typing import TypeVar

from .errors import SetupError
from .values import frozen


class Level(StrEnum):
    """From weakest to strongest."""

    NOVICE = "novice"
    SKILLED = "skilled"
    STRONG = "strong"
    EXPERT = "expert"


class Temperament(StrEnum):
    """What a bot likes to do, if it has the choice."""

    BALANCED = "balanced"
    MERCHANT = "merchant"
    GENERAL = "general"
    SPYMASTER = "spymaster"
    TURNCOAT = "turncoat"


@frozen
class Bot:
    """The seed is the bot's own: the seed of the game would reveal the deck."""

    level: Level = Level.SKILLED
    temperament: Temperament = Temperament.BALANCED
    seed: int = 0

    def __attrs_post_init__(self) -> None:
        if type(self.seed) is not int or not 0 <= self.seed < 1 << 64:
            raise SetupError(f"the seed of a bot must be a number from 0 to 2**64 - 1: {self.seed}")


Word = TypeVar("Word", bound=StrEnum)


def nearest_level(word: str) -> Level:
    """The level with this id, or the one whose id looks most like it, or Skilled."""
    return _nearest(Level, word, Level.SKILLED)


def nearest_temperament(word: str) -> Temperament:
    """As for levels; Balanced if nothing looks like it."""
    return _nearest(Temperament, word, Temperament.BALANCED)


def _nearest(kind: type[Word], word: str, default: Word) -> Word:
    alike = get_close_matches(word.lower(), [member.value for member in kind], n=1)
    return kind(alike[0]) if alike else default

"""The game of the day: deal and opponents follow from the date alone, the same for everyone."""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from typing import Final

from attrs import evolve

from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.setup import SeatKind, SeatSetup, Setup
from pamir_desktop.model.terms import Colour
from pamir_desktop.model.values import frozen

FIRST_DAY: Final = date(2026, 1, 1)
"""Earlier days have no game."""

DAY_BITS: Final = 24
"""The lower bits of a seed are the day itself, so a game says of which day it is."""


@frozen
class Opponents:
    """Who sits at the table besides the player."""

    levels: tuple[Level, ...] = ()
    has_wakhan: bool = False


WEEK: Final = (
    Opponents((Level.SKILLED,)),
    Opponents((Level.SKILLED, Level.SKILLED)),
    Opponents(has_wakhan=True),
    Opponents((Level.STRONG,)),
    Opponents((Level.STRONG, Level.STRONG)),
    Opponents((Level.STRONG, Level.STRONG, Level.SKILLED)),
    Opponents((Level.EXPERT, Level.STRONG)),
)
"""From Monday to Sunday."""


def opponents_of(day: date) -> Opponents:
    return WEEK[day.weekday()]


def has_game(day: date, today: date) -> bool:
    return FIRST_DAY <= day <= today


def seed_of(day: date) -> int:
    return _number(day, "deal") >> DAY_BITS << DAY_BITS | day.toordinal()


def _number(day: date, purpose: str) -> int:
    """64 bits that depend on the day and on nothing else."""
    return int.from_bytes(sha256(f"pamir {purpose} {day.isoformat()}".encode()).digest()[:8])


def daily_setup(day: date, player: str, names: tuple[str, ...], wakhan: str) -> Setup:
    """`names` are those of the computer players. No name matters to the game."""
    opponents = opponents_of(day)
    chances = _number(day, "table")
    colours = list(Colour)
    temperaments = list(Temperament)
    chairs = [SeatSetup(player, colours.pop(chances % len(colours)))]
    for place, level in enumerate(opponents.levels):
        temperament = temperaments[(chances >> 8 * place + 8) % len(temperaments)]
        bot = Bot(level, temperament, _number(day, f"bot {place}"))
        chairs.append(SeatSetup(names[place], colours.pop(0), bot=bot))
    if opponents.has_wakhan:
        chairs.append(SeatSetup(wakhan, colours.pop(0), SeatKind.WAKHAN))
        return Setup(chairs, seed=seed_of(day))
    first = chances >> 48
    turned = first % len(chairs)  # the player sits in another place every day
    return Setup((*chairs[turned:], *chairs[:turned]), seed=seed_of(day))


def day_of(setup: Setup) -> date | None:
    """The day whose game this is; None if it is any other game."""
    try:
        day = date.fromordinal(setup.seed & (1 << DAY_BITS) - 1)
    except (ValueError, OverflowError):
        return None
    if setup.seed != seed_of(day):
        return None
    names = tuple("abcde")
    return day if _unnamed(setup) == _unnamed(daily_setup(day, "p", names, "w")) else None


def _unnamed(setup: Setup) -> Setup:
    chairs = tuple(evolve(chair, name=str(seat)) for seat, chair in enumerate(setup.seats))
    return evolve(setup, seats=chairs)

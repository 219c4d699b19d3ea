"""Who plays, under which options, from which seed."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from attrs import evolve, field

from .bot import Bot
from .errors import SetupError
from .first_edition.options import FirstEditionOptions
from .terms import Colour, Seat
from .values import frozen


class SeatKind(StrEnum):
    HUMAN = "human"
    WAKHAN = "wakhan"


class Edition(StrEnum):
    """Which game is played: the second edition, or the first one of 2015 as we adapted it."""

    SECOND = "second"
    FIRST = "first"


class Printing(StrEnum):
    """Which printing of Wakhan's rules (wakhan.md 7.2)."""

    NEWEST = "newest"
    OLDER = "older"


class SpyMovement(StrEnum):
    """Wakhan's house variant Spy Movement (wakhan.md 7.1)."""

    OFF = "off"
    DIRECT = "direct"
    ADJACENT = "adjacent"


@frozen
class WakhanOptions:
    """Wakhan's printing and variants (wakhan.md 7); the defaults are the rulebook's."""

    printing: Printing = Printing.NEWEST
    savvy_purchasing: bool = False
    spy_movement: SpyMovement = SpyMovement.OFF
    steadfast_loyalty: bool = False
    coin_erratum: bool = False  # unofficial, so no preset has it


RULEBOOK: Final = WakhanOptions()
IMPROVED: Final = WakhanOptions(
    savvy_purchasing=True, spy_movement=SpyMovement.DIRECT, steadfast_loyalty=True
)


@frozen
class SeatSetup:
    """One seat at the table, clockwise."""

    name: str
    colour: Colour
    kind: SeatKind = SeatKind.HUMAN
    bot: Bot | None = None  # who decides for a human seat; None: a person

    @property
    def is_person(self) -> bool:
        return self.kind is SeatKind.HUMAN and self.bot is None


def _as_tuple(seats: Iterable[SeatSetup]) -> tuple[SeatSetup, ...]:
    return tuple(seats)


@frozen
class Setup:
    """Everything that, with the choices made, determines a game."""

    seats: tuple[SeatSetup, ...] = field(converter=_as_tuple)
    seed: int = 0
    open_hands: bool = False
    first_chooser: Seat | None = None  # who chooses a loyalty first; None: random (R95)
    wakhan: WakhanOptions = RULEBOOK
    first_edition: FirstEditionOptions | None = None  # None: the second edition

    def __attrs_post_init__(self) -> None:
        _check_seats(self.seats)
        if type(self.seed) is not int or not 0 <= self.seed < 1 << 64:
            raise SetupError(f"the seed must be a number from 0 to 2**64 - 1, not {self.seed}")
        if self.first_edition is not None:
            self._check_first_edition(self.first_edition)
        if self.first_chooser is None:
            return
        if self.has_wakhan:
            raise SetupError("with Wakhan the first to choose a loyalty is drawn by lot")
        if not 0 <= self.first_chooser < len(self.seats):
            raise SetupError(f"there is no seat {self.first_chooser} to choose first")

    def _check_first_edition(self, options: FirstEditionOptions) -> None:
        if self.has_wakhan or self.has_bots:
            raise SetupError("only people play the first edition")
        if self.first_chooser is not None:
            raise SetupError("in the first edition all players choose a loyalty at once")
        if options.weak_states and len(self.seats) < 4:
            raise SetupError("Weak States is for four and five players")

    @property
    def edition(self) -> Edition:
        return Edition.SECOND if self.first_edition is None else Edition.FIRST

    def without_seed(self) -> Setup:
        """For those who must not be able to predict the deck."""
        return evolve(self, seed=0)

    def without_bots(self) -> Setup:
        """For those who must not be able to predict what a bot will do."""
        return evolve(self, seats=tuple(evolve(seat, bot=None) for seat in self.seats))

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats of neither bots nor Wakhan."""
        return tuple(Seat(seat) for seat, chair in enumerate(self.seats) if chair.is_person)

    @property
    def has_bots(self) -> bool:
        return any(seat.bot is not None for seat in self.seats)

    @property
    def has_wakhan(self) -> bool:
        return any(seat.kind is SeatKind.WAKHAN for seat in self.seats)


def _check_seats(seats: tuple[SeatSetup, ...]) -> None:
    if not 2 <= len(seats) <= 5:
        raise SetupError(f"the game is for 2 to 5 seats, not {len(seats)}")
    colours = [seat.colour for seat in seats]
    if len(set(colours)) < len(colours):
        raise SetupError("two players cannot have the same colour")
    names = [seat.name.strip() for seat in seats]
    if not all(names):
        raise SetupError("every player needs a name")
    if len(set(names)) < len(names):
        raise SetupError("two players cannot have the same name")
    wakhans = sum(seat.kind is SeatKind.WAKHAN for seat in seats)
    if wakhans > 1:
        raise SetupError("Wakhan takes one seat only")
    if wakhans and len(seats) > 3:
        raise SetupError("Wakhan plays with one or two humans")
    if any(seat.bot and seat.kind is SeatKind.WAKHAN for seat in seats):
        raise SetupError("Wakhan decides for herself: no bot can take her seat")

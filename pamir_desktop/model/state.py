"""The state of a game: plain data that can be cloned in microseconds, compared and saved."""

from __future__ import annotations

from attrs import Factory, field

from .agenda import Step
from .first_edition.table import FirstEditionTable
from .log import LogEntry
from .setup import Setup
from .terms import NO_CARD, NOBODY, CardId, Coalition, Seat, Suit
from .values import define, frozen
from .wakhan_deck import WakhanDeck

COLUMNS = 6
SLOTS = 12  # slot = row * 6 + column; row 0 is the top row

LAST_TURN = 1_000_000
"""Counting stops there: no one plays that long, and a file may claim any number."""

Mask = int
"""A set of small numbers as bits: cards by number, pieces by id."""


@define
class Player:
    """What is in front of one seat. Pieces are in the state's two piece lists."""

    rupees: int = 4
    score: int = 0
    loyalty: Coalition | None = None  # None before the first choice, and always for Wakhan
    hand: list[CardId] = Factory(list)
    court: list[CardId] = Factory(list)  # index 0 is the owner's left end
    prizes: list[CardId] = Factory(list)

    def foreign(self, coalition: Coalition | None) -> Coalition | None:
        """The coalition of a patriot or prize, if taking it would change the player's loyalty."""
        return None if coalition is self.loyalty else coalition

    def clone(self) -> Player:
        new = _new_player(Player)
        new.rupees = self.rupees
        new.score = self.score
        new.loyalty = self.loyalty
        new.hand = self.hand[:]
        new.court = self.court[:]
        new.prizes = self.prizes[:]
        return new


@frozen
class Result:
    """How the game ended; clones share it."""

    # "lead", "final_check" or "agreement"; in the first edition "supremacy", "final_topple" or
    # "agreement"
    how: str
    winners: tuple[Seat, ...]  # empty: no one wins, which only the first edition knows


@define
class State:
    setup: Setup
    rng: int
    players: list[Player]
    blocks: bytearray  # 36 places; block b belongs to coalition b // 12 (see pieces.py)
    cylinders: bytearray  # 10 places per seat; cylinder c belongs to seat c // 10
    deck: list[CardId]  # the top card is the last one
    market_cards: list[CardId] = Factory(lambda: [NO_CARD] * SLOTS)
    market_rupees: list[int] = Factory(lambda: [0] * SLOTS)
    discard: list[CardId] = Factory(list)
    resolved_checks: list[CardId] = Factory(list)
    favored: Suit = Suit.POLITICAL
    events: list[tuple[CardId, Seat]] = Factory(list)  # in force; NOBODY: beside the map
    leveraged: Mask = 0  # court cards that owe 2 rupees when they leave
    rupees_in_game: int = 0  # players and market together; changes only with the bank or removals
    turn: int = 0
    active: Seat = NOBODY
    actions_left: int = 0
    used: Mask = 0  # court cards that acted this turn
    banned: Mask = 0  # market cards the active player put a rupee on this turn
    placed_blocks: Mask = 0
    placed_cylinders: Mask = 0
    declined_bribes: int = 0
    end_proposed: bool = False  # proposed this turn and refused (R92)
    agenda: list[Step] = Factory(list)
    result: Result | None = None
    wakhan: WakhanDeck | None = None
    first: FirstEditionTable | None = None  # what only the first edition has
    # None: nothing is logged; the log is not part of the position
    log: list[LogEntry] | None = field(default=None, eq=False)

    def clone(self) -> State:
        """An independent copy without a log. Hand-written: search makes millions of these."""
        new = _new_state(State)
        new.setup = self.setup
        new.rng = self.rng
        new.players = [player.clone() for player in self.players]
        new.blocks = self.blocks[:]
        new.cylinders = self.cylinders[:]
        new.deck = self.deck[:]
        new.market_cards = self.market_cards[:]
        new.market_rupees = self.market_rupees[:]
        new.discard = self.discard[:]
        new.resolved_checks = self.resolved_checks[:]
        new.favored = self.favored
        new.events = self.events[:]
        new.leveraged = self.leveraged
        new.rupees_in_game = self.rupees_in_game
        new.turn = self.turn
        new.active = self.active
        new.actions_left = self.actions_left
        new.used = self.used
        new.banned = self.banned
        new.placed_blocks = self.placed_blocks
        new.placed_cylinders = self.placed_cylinders
        new.declined_bribes = self.declined_bribes
        new.end_proposed = self.end_proposed
        new.agenda = self.agenda[:]
        new.result = self.result
        new.wakhan = self.wakhan.clone() if self.wakhan else None
        new.first = self.first.clone() if self.first else None
        new.log = None
        return new

    def then(self, *steps: Step) -> None:
        """Push steps onto the agenda so that the first one named runs first."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def add_log(self, entry: str, **args: int | str | tuple[int, ...]) -> None:
        """Log what happened, if there is a log."""
        if self.log is not None:
            self.log.append(LogEntry(entry, args))

    def turn_order(self, first: Seat) -> list[Seat]:
        """All seats clockwise, beginning with the given one."""
        count = len(self.players)
        return [Seat((first + i) % count) for i in range(count)]


_new_player = Player.__new__
_new_state = State.__new__

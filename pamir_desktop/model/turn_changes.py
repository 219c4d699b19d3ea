"""What has changed for a player since their last turn, the losses first.

Made by comparing two positions, so nothing can be missed that is on the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from .cards import is_check
from .decisions import Args
from .edition_facts import facts_of
from .engine import apply
from .history import Game
from .log import LogEntry
from .pieces import is_card, own_places, tribes
from .preview import compare
from .rules.payment import price
from .state import State
from .terms import NOBODY, Region, Seat
from .values import frozen


@frozen
class TurnChange:
    id: str
    args: Args
    is_loss: bool = False


def changes_since_turn(game: Game, seat: Seat) -> tuple[TurnChange, ...]:
    """For the seat whose turn it is again; empty before its second turn."""
    before = after_turn(game, seat)
    if before is None:
        return ()
    found = facts_of(game.state.setup).changes_for(before, game.state, seat)
    return tuple(sorted(found, key=lambda change: not change.is_loss))


def after_turn(game: Game, seat: Seat) -> State | None:
    """The position in which the seat's last turn was over; None if it had none."""
    first = None
    for number, moment in enumerate(game.past):
        if any(_ends_turn(entry, seat) for entry in moment.log):
            first = number
    if first is None:
        return None
    is_over, last = False, game.past[first].state
    for moment in game.past[first:]:
        for before, after, entries in apply(moment.state, moment.choice).steps(moment.state):
            if is_over and any(entry.id == "turn.started" for entry in entries):
                return before
            is_over = is_over or any(_ends_turn(entry, seat) for entry in entries)
            last = after
    return last


def _ends_turn(entry: LogEntry, seat: Seat) -> bool:
    return entry.id == "turn.cleanup" and entry.args.get("seat") == seat


def changes_in_second_edition(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    yield from _own(before, now, seat)
    yield from _of_the_table(before, now, seat)


def _own(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    seen = compare(before, now, None)
    for owner, card in seen.courts_lost:
        if owner == seat:
            yield TurnChange("court_lost", {"card": card}, is_loss=True)
    for owner, card in seen.prizes_lost:
        if owner == seat:
            yield TurnChange("prize_lost", {"card": card}, is_loss=True)
    for card, (_, holder) in seen.hostages.items():
        if card in now.players[seat].court and holder != NOBODY:
            yield TurnChange("hostage", {"card": card, "other": holder}, is_loss=True)
    for region in Region:
        lost = tribes(before, seat, region) - tribes(now, seat, region)
        if lost > 0:
            yield TurnChange("tribes_lost", {"region": region, "number": lost}, is_loss=True)
    lost = _spies(before, seat) - _spies(now, seat)
    if lost > 0:
        yield TurnChange("spies_lost", {"number": lost}, is_loss=True)
    for region, (old, new) in seen.rulers.items():
        if old == seat:
            yield TurnChange("rule_lost", {"region": region, "new": new}, is_loss=True)
        elif new == seat:
            yield TurnChange("rule_won", {"region": region})
    old, new = seen.gifts.get(seat, (0, 0))
    if new < old:
        yield TurnChange("gifts_lost", {"number": old - new}, is_loss=True)
    old, new = seen.rupees.get(seat, (0, 0))
    if new < old:
        yield TurnChange("rupees_lost", {"number": old - new}, is_loss=True)
    elif new > old:
        yield TurnChange("rupees_won", {"number": new - old})


def _spies(state: State, seat: Seat) -> int:
    return sum(is_card(place) for place in own_places(state, seat))


def _of_the_table(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    for player, (old, new) in enumerate(zip(before.players, now.players, strict=True)):
        if new.score > old.score:
            gained: Args = {"seat": player, "number": new.score - old.score}
            yield TurnChange("own_points" if player == seat else "points", gained)
        if player != seat and old.loyalty is not new.loyalty and new.loyalty is not None:
            yield TurnChange("loyalty", {"seat": player, "coalition": new.loyalty})
    if before.favored is not now.favored:
        yield TurnChange("favor", {"suit": now.favored})
    for slot, card in enumerate(now.market_cards):
        if is_check(card) and card not in before.market_cards:
            yield TurnChange("check", {"number": price(now, seat, slot)})

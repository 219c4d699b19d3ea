"""What has changed for a player since their last turn: what the first edition counts."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.decisions import Args
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    FIRST_BORDER,
    FIRST_REGION,
    SUPPLY,
    gifts,
    is_card,
    own_places,
    tribes,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, Coalition, Region, Seat
from pamir_desktop.model.turn_changes import TurnChange

from .cards import TOPPLES, is_topple
from .purchase import price
from .standing import table_of, wealth


def changes_in_first_edition(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    yield from _cards(before, now, seat)
    yield from _pieces(before, now, seat)
    yield from _loyalty(before, now, seat)
    yield from _favors(before, now, seat)
    yield from _money(before, now, seat)
    yield from _of_the_table(before, now)


def _cards(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    old, new = before.players[seat], now.players[seat]
    for card in old.court:
        if card not in new.court:
            yield TurnChange("court_lost", {"card": card}, is_loss=True)
    for card in old.prizes:
        if card not in new.prizes:
            yield TurnChange("prize_lost", {"card": card}, is_loss=True)


def _pieces(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    for region in Region:
        lost = tribes(before, seat, region) - tribes(now, seat, region)
        if lost > 0:
            yield TurnChange("tribes_lost", {"region": region, "number": lost}, is_loss=True)
    spies = [sum(map(is_card, own_places(state, seat))) for state in (before, now)]
    if spies[1] < spies[0]:
        yield TurnChange("spies_lost", {"number": spies[0] - spies[1]}, is_loss=True)
    lost = len(gifts(before, seat)) - len(gifts(now, seat))
    if lost > 0:
        yield TurnChange("gifts_lost", {"number": lost}, is_loss=True)
    empire = now.players[seat].loyalty
    if empire is None:
        return
    old, new = _army(before, empire), _army(now, empire)
    for kind, lost in (("armies_lost", old[0] - new[0]), ("roads_lost", old[1] - new[1])):
        if lost > 0:
            yield TurnChange(kind, {"coalition": empire, "number": lost}, is_loss=True)


def _army(state: State, empire: Coalition) -> tuple[int, int]:
    """The empire's armies and roads on the map."""
    places = state.blocks[BLOCKS_EACH * empire : BLOCKS_EACH * (empire + 1)]
    armies = sum(FIRST_REGION <= place < FIRST_BORDER for place in places)
    return armies, sum(place != SUPPLY for place in places) - armies


def _loyalty(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    """One's own changes in the turn of another when the last marker is lost."""
    for player, (old, new) in enumerate(zip(before.players, now.players, strict=True)):
        if old.loyalty is new.loyalty or new.loyalty is None:
            continue
        args: Args = {"seat": player, "coalition": new.loyalty}
        if player == seat:
            yield TurnChange("own_loyalty", args, is_loss=True)
        else:
            yield TurnChange("loyalty", args)


def _favors(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    was, held = table_of(before).favor_holders, table_of(now).favor_holders
    for empire in COALITIONS:
        if was[empire] == held[empire]:
            continue
        args: Args = {"coalition": empire, "new": held[empire]}
        if was[empire] == seat:
            yield TurnChange("favor_card_lost", args, is_loss=True)
        elif held[empire] == seat:
            yield TurnChange("favor_card_won", args)


def _money(before: State, now: State, seat: Seat) -> Iterator[TurnChange]:
    """Rupees that are set aside still belong to whoever set them aside (F42)."""
    gain = wealth(now, seat) - wealth(before, seat)
    if gain < 0:
        yield TurnChange("rupees_lost", {"number": -gain}, is_loss=True)
    elif gain > 0:
        yield TurnChange("rupees_won", {"number": gain})
    aside = sum(e.promise.rupees for e in table_of(now).escrows if e.payer == seat)
    if aside:
        yield TurnChange("set_aside", {"number": aside})
    had, has = table_of(before).tokens, table_of(now).tokens
    if has and has[seat] > had[seat]:
        yield TurnChange("tokens_won", {"number": has[seat] - had[seat]})
    elif has and has[seat] < had[seat]:
        yield TurnChange("tokens_lost", {"number": had[seat] - has[seat]}, is_loss=True)


def _of_the_table(before: State, now: State) -> Iterator[TurnChange]:
    if before.favored is not now.favored:
        yield TurnChange("regime", {"suit": now.favored})
    if len(now.resolved_checks) > len(before.resolved_checks):
        yield TurnChange("topples_left", {"number": len(TOPPLES) - len(now.resolved_checks)})
    for slot, card in enumerate(now.market_cards):
        if is_topple(card) and card not in before.market_cards:
            yield TurnChange("topple", {"number": price(now, slot)})

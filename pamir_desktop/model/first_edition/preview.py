"""What a choice would lead to in the first edition: a comparison of two positions."""

from __future__ import annotations

from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.parts.trial import changes, missing, tried
from pamir_desktop.model.pieces import cylinders_in_play, gifts
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, CardId, Coalition, Seat, Suit
from pamir_desktop.model.values import frozen

from .bribe import JoinTableau
from .leverage import PayInKind
from .loyalty import other_patriots
from .play import PutInTableau
from .standing import PATRIOT_OF, influences, table_of
from .supremacy import Units, count_units, supreme_empire
from .toll import SettleToll, tolls

Change = tuple[int, int]
"""Before and after."""


@frozen
class FirstLoyaltyAhead:
    """A change of loyalty that follows once the toll is settled, and what it costs."""

    seat: Seat
    empire: Coalition
    gifts: int
    prizes: tuple[CardId, ...]
    patriots: tuple[CardId, ...]
    starting_card: bool


@frozen
class FirstPreview:
    """Only what changes is listed."""

    rupees: dict[Seat, Change]
    market: dict[int, Change]  # rupees by slot
    removed: int  # rupees that leave the game, net of what the box pays out
    regime: tuple[Suit, Suit] | None
    loyalties: dict[Seat, tuple[Coalition | None, Coalition | None]]
    influence: dict[tuple[Seat, Coalition], Change]
    favor_holders: dict[Coalition, Change]  # seats, NOBODY included
    units: dict[tuple[Suit, Coalition], Change]  # tribes, spies, roads and armies
    supreme: tuple[Coalition | None, Coalition | None] | None
    pieces: dict[Seat, Change]  # in play
    tableaus_lost: tuple[tuple[Seat, CardId], ...]
    tableaus_gained: tuple[tuple[Seat, CardId], ...]
    hands: dict[Seat, Change]  # cards in hand
    prizes_lost: tuple[tuple[Seat, CardId], ...]
    starting_cards_lost: tuple[Seat, ...]
    gifts: dict[Seat, Change]
    set_aside: Change | None  # rupees in escrow
    debts: dict[Seat, int]  # rupees that will have to be paid with pieces or cards
    toll: tuple[tuple[Seat, int], ...]  # to settle first, by owner of tribes
    loyalty_ahead: FirstLoyaltyAhead | None
    # who decides what next, without the choices of others; None: no one, or something hidden is
    # next
    asks: Decision | None
    log: tuple[LogEntry, ...]


def first_preview(state: State, choice: Choice) -> FirstPreview:
    """The consequences of a legal choice."""
    after, decision = tried(state, choice, (PutInTableau, JoinTableau))
    return compare(state, after, decision)


def compare(before: State, after: State, decision: Decision | None) -> FirstPreview:
    seats = [Seat(seat) for seat in range(len(before.players))]
    old, new = before.players, after.players
    earlier, later = table_of(before), table_of(after)
    units, units_after = count_units(before), count_units(after)
    top = after.agenda[-1] if after.agenda else None
    aside, aside_after = earlier.set_aside(), later.set_aside()
    return FirstPreview(
        rupees=changes((s, old[s].rupees, new[s].rupees) for s in seats),
        market=changes(
            (slot, before.market_rupees[slot], after.market_rupees[slot])
            for slot in range(len(before.market_rupees))
        ),
        removed=before.rupees_in_game - after.rupees_in_game,
        regime=None if before.favored is after.favored else (before.favored, after.favored),
        loyalties=changes((s, old[s].loyalty, new[s].loyalty) for s in seats),
        influence=_influence_changes(before, after, seats),
        favor_holders=changes(
            (e, int(earlier.favor_holders[e]), int(later.favor_holders[e])) for e in COALITIONS
        ),
        units=changes(
            ((mode, empire), units[mode][empire], units_after[mode][empire])
            for mode in Suit
            for empire in COALITIONS
        ),
        supreme=_supremacy_change(before, after, units, units_after),
        pieces=changes(
            (s, cylinders_in_play(before, s), cylinders_in_play(after, s)) for s in seats
        ),
        tableaus_lost=missing(seats, [p.court for p in old], [p.court for p in new]),
        tableaus_gained=missing(seats, [p.court for p in new], [p.court for p in old]),
        hands=changes((s, len(old[s].hand), len(new[s].hand)) for s in seats),
        prizes_lost=missing(seats, [p.prizes for p in old], [p.prizes for p in new]),
        starting_cards_lost=tuple(
            s for s in seats if (earlier.starting_cards & ~later.starting_cards) >> s & 1
        ),
        gifts=changes((s, len(gifts(before, s)), len(gifts(after, s))) for s in seats),
        set_aside=None if aside == aside_after else (aside, aside_after),
        debts={top.owner: top.missing} if isinstance(top, PayInKind) else {},
        toll=tolls(after, top.seat, top.card) if isinstance(top, SettleToll) else (),
        loyalty_ahead=loyalty_ahead(after),
        asks=decision,
        log=tuple(after.log or ()),
    )


def _influence_changes(
    before: State, after: State, seats: list[Seat]
) -> dict[tuple[Seat, Coalition], Change]:
    old, new = influences(before), influences(after)
    return changes(((s, e), old[s][e], new[s][e]) for s in seats for e in COALITIONS)


def _supremacy_change(
    before: State, after: State, units: Units, units_after: Units
) -> tuple[Coalition | None, Coalition | None] | None:
    old, new = supreme_empire(before, units), supreme_empire(after, units_after)
    return None if old is new else (old, new)


def loyalty_ahead(state: State) -> FirstLoyaltyAhead | None:
    """The change of loyalty by a card that is about to be played, as the position is now."""
    for step in reversed(state.agenda):
        if isinstance(step, PutInTableau):
            player = state.players[step.seat]
            foreign = player.foreign(PATRIOT_OF[step.card])
            if foreign is None:
                return None
            return FirstLoyaltyAhead(
                step.seat,
                foreign,
                len(gifts(state, step.seat)),
                tuple(player.prizes),
                other_patriots(state, step.seat, step.card),
                bool(table_of(state).starting_cards >> step.seat & 1),
            )
    return None

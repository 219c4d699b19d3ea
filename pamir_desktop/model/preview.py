"""What a choice would lead to, before it is made: a comparison of two positions.

The choice is tried on a clone until a player has to decide or hidden information would be revealed,
so a preview can never disagree with the rules and never reveals a card, neither from the deck nor
from another player's hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from pamir_desktop.model.parts.trial import changes, missing, tried
from pamir_desktop.model.rules import in_force
from pamir_desktop.model.rules.bribe import OfferBribe
from pamir_desktop.model.rules.discard import PayDebtWithCards
from pamir_desktop.model.rules.dominance import serves
from pamir_desktop.model.rules.gift import Gift
from pamir_desktop.model.rules.loyalty import foreign_patriots
from pamir_desktop.model.rules.play import PutInCourt
from pamir_desktop.model.rules.ruling import holder_of, influence, rulers

from .cards import CARDS
from .decisions import Choice, Decision
from .edition_facts import facts_of
from .log import LogEntry
from .pieces import cylinders_in_play, gifts
from .state import State
from .terms import CardId, Coalition, Region, Seat
from .values import frozen

Change = tuple[int, int]
"""Before and after."""


@frozen
class LoyaltyAhead:
    """A change of loyalty that follows once others have answered, and what it costs."""

    seat: Seat
    coalition: Coalition
    gifts: int
    prizes: tuple[CardId, ...]
    patriots: tuple[CardId, ...]


@frozen
class Preview:
    """Only what changes is listed."""

    rupees: dict[Seat, Change]
    market: dict[int, Change]  # rupees by slot
    removed: int  # rupees that leave the game, net of what the bank pays out
    rulers: dict[Region, Change]  # seats, NOBODY included
    loyalties: dict[Seat, tuple[Coalition | None, Coalition | None]]
    influence: dict[Seat, Change]  # in the player's own coalition after the choice
    scores: dict[Seat, Change]
    cylinders: dict[Seat, Change]  # in play
    hostages: dict[CardId, Change]  # who holds the card
    courts_lost: tuple[tuple[Seat, CardId], ...]
    prizes_lost: tuple[tuple[Seat, CardId], ...]
    gifts: dict[Seat, Change]
    debts: dict[Seat, int]  # rupees that will have to be paid with cards
    bribe: tuple[Seat, int] | None  # recipient and amount to pay first
    loyalty_ahead: LoyaltyAhead | None  # after the bribe or another question
    worthless: tuple[str, ...]  # ids of what brings nothing now, because of an event
    # who decides what next, without the choices of others; None: no one, or something hidden is
    # next
    asks: Decision | None
    log: tuple[LogEntry, ...]
    passed: tuple[Decision, ...] = ()  # questions before that one, with a single answer each


def preview(state: State, choice: Choice) -> Preview:
    """The consequences of a legal choice."""
    reading = facts_of(state.setup)
    after, decision, passed = tried(state, choice, reading.formalities)
    return evolve(reading.compare(state, after, decision), passed=passed)


def follow_ups(seen: Preview) -> tuple[Decision, ...]:
    """The questions that a choice leads to, up to the first that matters."""
    return seen.passed if seen.asks is None else (*seen.passed, seen.asks)


def compare(before: State, after: State, decision: Decision | None) -> Preview:
    """What is different in the second position, in which the decision is pending."""
    return facts_of(after.setup).compare(before, after, decision)


def compare_in_second_edition(before: State, after: State, decision: Decision | None) -> Preview:
    seats = [Seat(seat) for seat in range(len(before.players))]
    old, new = before.players, after.players
    top = after.agenda[-1] if after.agenda else None
    return Preview(
        rupees=changes((s, old[s].rupees, new[s].rupees) for s in seats),
        market=changes(
            (slot, before.market_rupees[slot], after.market_rupees[slot])
            for slot in range(len(before.market_rupees))
        ),
        removed=before.rupees_in_game - after.rupees_in_game,
        rulers=changes(zip(Region, rulers(before), rulers(after), strict=True)),
        loyalties=changes((s, old[s].loyalty, new[s].loyalty) for s in seats),
        influence=changes((s, own_influence(before, s), own_influence(after, s)) for s in seats),
        scores=changes((s, old[s].score, new[s].score) for s in seats),
        cylinders=changes(
            (s, cylinders_in_play(before, s), cylinders_in_play(after, s)) for s in seats
        ),
        hostages=hostage_changes(before, after),
        courts_lost=missing(seats, [p.court for p in old], [p.court for p in new]),
        prizes_lost=missing(seats, [p.prizes for p in old], [p.prizes for p in new]),
        gifts=changes((s, len(gifts(before, s)), len(gifts(after, s))) for s in seats),
        debts={top.owner: top.missing} if isinstance(top, PayDebtWithCards) else {},
        bribe=(top.recipient, top.due) if isinstance(top, OfferBribe) else None,
        loyalty_ahead=loyalty_ahead(after),
        worthless=tuple(_worthless(before, after)),
        asks=decision,
        log=tuple(after.log or ()),
    )


def loyalty_ahead(state: State) -> LoyaltyAhead | None:
    """The change of loyalty by a card that is about to be played, as the position is now."""
    for step in reversed(state.agenda):
        if isinstance(step, PutInCourt):
            patriot, player = CARDS[step.card].patriot, state.players[step.seat]
            if patriot is None or patriot is player.loyalty:
                return None
            return LoyaltyAhead(
                step.seat,
                patriot,
                len(gifts(state, step.seat)),
                tuple(player.prizes),
                foreign_patriots(state, step.seat, step.card),
            )
    return None


def _worthless(before: State, after: State) -> Iterator[str]:
    """Gifts under Embarrassment of Riches, and patriots under Rumor, give no influence."""
    top = after.agenda[-1] if after.agenda else None
    for seat, player in enumerate(after.players):
        given = len(gifts(after, Seat(seat))) > len(gifts(before, Seat(seat)))
        gives = given or (isinstance(top, Gift) and top.seat == seat)
        if gives and in_force.on_table(before, in_force.EMBARRASSMENT_OF_RICHES):
            yield "gift"
        played = [card for card in player.court if card not in before.players[seat].court]
        patriots = any(CARDS[card].patriot is not None for card in played)
        if patriots and in_force.on_player(before, in_force.RUMOR, Seat(seat)):
            yield "patriot"


def own_influence(state: State, seat: Seat) -> int:
    """In the player's own coalition; for Wakhan in her best one."""
    served = [coalition for coalition in Coalition if serves(state, seat, coalition)]
    return max((influence(state, seat, coalition) for coalition in served), default=0)


def hostage_changes(before: State, after: State) -> dict[CardId, Change]:
    """Cards in court before and after whose holder changes."""
    found: dict[CardId, Change] = {}
    for seat, player in enumerate(after.players):
        for card in player.court:
            if card in before.players[seat].court:
                old, _ = holder_of(before, Seat(seat), card)
                new, _ = holder_of(after, Seat(seat), card)
                if old != new:
                    found[card] = (old, new)
    return found

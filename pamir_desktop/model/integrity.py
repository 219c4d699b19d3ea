"""What must be true of every position: cards, pieces and rupees are all accounted for."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pamir_desktop.model.rules.event_cards import FixFavoredSuit, SpreadRumor
from pamir_desktop.model.rules.loyalty import ChooseFirstLoyalty

from .ai_cards import AI_CARDS
from .cards import CARDS, EVENTS, is_check
from .editions import rules_of
from .pieces import BLOCKS_EACH, CYLINDERS_EACH, FIRST_BORDER, FIRST_GIFT, FIRST_REGION, SUPPLY
from .setup import SeatKind
from .state import State
from .terms import NO_CARD, CardId

MOST_POINTS: Final = 10
"""For the greatest influence at the final check."""


def broken_invariants(state: State) -> list[str]:
    """Every invariant that does not hold, in words for developers; empty for a sound state."""
    if len(state.players) != len(state.setup.seats):
        return [f"{len(state.players)} players in {len(state.setup.seats)} seats"]
    return [
        *_broken_cards(state),
        *_broken_blocks(state),
        *_broken_cylinders(state),
        *_broken_rupees(state),
        *rules_of(state.setup).broken_invariants(state),
    ]


def broken_in_second_edition(state: State) -> list[str]:
    """What the first edition counts differently, or does not have."""
    if state.first is not None:
        return ["the first edition's table is set in a game of the second"]
    return [
        *_broken_seats(state),
        *wrong_number_of_cards(state, 6 * (5 + len(state.players)) + 10),
        *_broken_scores(state),
        *_broken_wakhan(state),
    ]


def _broken_seats(state: State) -> list[str]:
    """Everyone except Wakhan is loyal to a coalition once the loyalties are chosen."""
    wakhan = state.wakhan.seat if state.wakhan else None
    choosing = {step.seat for step in state.agenda if isinstance(step, ChooseFirstLoyalty)}
    return [
        f"seat {seat} serves no one"
        for seat, player in enumerate(state.players)
        if player.loyalty is None and seat != wakhan and seat not in choosing
    ]


def _broken_cards(state: State) -> list[str]:
    """Each card is in one place; no card is added or lost after the deal."""
    found = []
    everywhere = Counter(card for card in all_cards(state) if card != NO_CARD)
    found += [f"card {card} is in {n} places" for card, n in everywhere.items() if n > 1]
    court_cards = [card for player in state.players for card in (*player.hand, *player.court)]
    court_cards += [card for player in state.players for card in player.prizes]
    found += [f"card {card} is held like a court card" for card in court_cards if card not in CARDS]
    checks = sum(is_check(card) for card in everywhere)
    if checks != 4:
        found.append(f"{checks} dominance checks instead of 4")
    in_courts = sum(1 << card for player in state.players for card in player.court)
    if state.leveraged & ~in_courts:
        found.append("a card is leveraged outside the courts")
    found += [
        f"event {card} in force is no event" for card, _ in state.events if card not in EVENTS
    ]
    return found


def wrong_number_of_cards(state: State, dealt: int) -> list[str]:
    everywhere = {card for card in all_cards(state) if card != NO_CARD}
    if len(everywhere) == dealt:
        return []
    return [f"{len(everywhere)} cards instead of {dealt}"]


def all_cards(state: State) -> list[CardId]:
    """On the table, in hands, and those that are nowhere while their event is resolved."""
    return [
        *state.deck,
        *state.market_cards,
        *state.discard,
        *state.resolved_checks,
        *(card for card, _ in state.events),
        *(card for p in state.players for card in (*p.hand, *p.court, *p.prizes)),
        *(step.card for step in state.agenda if isinstance(step, FixFavoredSuit | SpreadRumor)),
    ]


def _broken_blocks(state: State) -> list[str]:
    found = []
    if len(state.blocks) != 3 * BLOCKS_EACH:
        found.append(f"{len(state.blocks)} blocks instead of {3 * BLOCKS_EACH}")
    for block, place in enumerate(state.blocks):
        if place != SUPPLY and not FIRST_REGION <= place < FIRST_GIFT:
            found.append(f"block {block} is neither army nor road")
        if place == SUPPLY and state.placed_blocks >> block & 1:
            found.append(f"block {block} was placed this turn and is in supply")
    return found


def _broken_cylinders(state: State) -> list[str]:
    found = []
    if len(state.cylinders) != CYLINDERS_EACH * len(state.players):
        return [f"{len(state.cylinders)} cylinders for {len(state.players)} players"]
    in_courts = {card for player in state.players for card in player.court}
    gifts: Counter[tuple[int, int]] = Counter()
    for cylinder, place in enumerate(state.cylinders):
        if FIRST_BORDER <= place < FIRST_GIFT:
            found.append(f"cylinder {cylinder} lies on a border")
        if SUPPLY < place < FIRST_REGION and place not in in_courts:
            found.append(f"cylinder {cylinder} is a spy on card {place}, which is in no court")
        if place >= FIRST_GIFT:
            gifts[cylinder // CYLINDERS_EACH, place] += 1
        if place == SUPPLY and state.placed_cylinders >> cylinder & 1:
            found.append(f"cylinder {cylinder} was placed this turn and is in supply")
    found += [f"{n} gifts of seat {seat} on one space" for (seat, _), n in gifts.items() if n > 1]
    return found


def _broken_rupees(state: State) -> list[str]:
    found = [f"seat {s} has {p.rupees} rupees" for s, p in enumerate(state.players) if p.rupees < 0]
    found += [f"slot {s} holds {n} rupees" for s, n in enumerate(state.market_rupees) if n < 0]
    total = sum(p.rupees for p in state.players) + sum(state.market_rupees)
    if state.first is not None:
        total += state.first.set_aside()
    if total != state.rupees_in_game:
        found.append(f"{total} rupees on the table, {state.rupees_in_game} in the books")
    return found


def _broken_scores(state: State) -> list[str]:
    """No check gives more than 10 points; one may be under way."""
    most = MOST_POINTS * (1 + len(state.resolved_checks))
    return [f"seat {s} has {p.score} points" for s, p in enumerate(state.players) if p.score > most]


def out_of_bounds(state: State) -> str:
    """What could not be saved; cheap enough to be asked after every choice. Empty: nothing."""
    if not 0 <= state.actions_left <= 2:
        return f"{state.actions_left} actions are left"
    if not 0 <= state.declined_bribes <= 3:
        return f"{state.declined_bribes} bribes were declined"
    return ""


def _broken_wakhan(state: State) -> list[str]:
    kinds = [seat.kind for seat in state.setup.seats]
    mind = state.wakhan
    if mind is None:
        return ["Wakhan has a seat and no mind"] if SeatKind.WAKHAN in kinds else []
    if mind.seat >= len(kinds) or kinds[mind.seat] is not SeatKind.WAKHAN:
        return ["Wakhan is not in her seat"]
    if sorted(mind.deck + mind.discard) != sorted(AI_CARDS):
        return ["Wakhan's deck is not the 24 AI cards"]
    if state.players[mind.seat].loyalty is not None:
        return ["Wakhan serves one coalition"]
    return []

"""A playable world that agrees with what a seat knows: hands, deck, generator, Wakhan's cards.

The piles of the deck are public (1.3), and so is how many events and checks have been seen. What
is left is drawn by lot from the bot's own dice.
"""

from __future__ import annotations

from collections.abc import Iterable

from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.cards import CARDS, DOMINANCE_CHECKS, EVENTS
from pamir_desktop.model.rng import draw, next_bits, shuffle
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import HIDDEN, CardId
from pamir_desktop.model.wakhan_deck import WakhanDeck

from .knowledge import Knowledge, visible_cards

EVENTS_DEALT = 6
CHECK_PILES = 4
EXTRA_CARDS = 7
"""A pile with a check holds five court cards, one for each player, an event and the check."""


def guess(knowledge: Knowledge, dice: Dice) -> State:
    """One of the worlds the seat could be in."""
    world = knowledge.state.clone()
    seen = visible_cards(world)
    court = _unseen(CARDS, seen, dice)
    events = _unseen((card for card in EVENTS if card not in DOMINANCE_CHECKS), seen, dice)
    checks = sorted(card for card in DOMINANCE_CHECKS if card not in seen)
    for player in world.players:
        player.hand = [court.pop() if card == HIDDEN else card for card in player.hand]
    world.deck = guess_deck(world, court, events, checks, dice)
    world.rng = next_bits(dice)
    if world.wakhan is not None and world.wakhan.deck:
        world.wakhan.deck = guess_ai_deck(world.wakhan, dice)
    return world


def guess_deck(
    world: State, court: list[CardId], events: list[CardId], checks: list[CardId], dice: Dice
) -> list[CardId]:
    """From the bottom up, pile by pile; the pile on top holds what is still missing of it."""
    left = len(world.deck)
    size = EXTRA_CARDS + len(world.players)
    seen_events = len(EVENTS) - len(DOMINANCE_CHECKS) - len(events)
    missing = max(0, EVENTS_DEALT - seen_events)
    deck: list[CardId] = []
    for _ in range(CHECK_PILES):
        if left >= size:
            pile = [*_take(events, min(1, missing)), *_take(checks, 1)]
            missing = max(0, missing - 1)
        else:
            pile = [*_take(events, missing), *_take(checks, len(checks))]
            missing = 0
        deck += _pile(pile, min(left, size), court, dice)
        left = max(0, left - size)
        if not left:
            return deck
    return deck + _pile(_take(events, missing), left, court, dice)


def guess_ai_deck(mind: WakhanDeck, dice: Dice) -> list[int]:
    """Any order of the AI cards not read yet; the back of the top card can be seen."""
    top = AI_CARDS[mind.deck[-1]]
    back = (top.back_columns, top.back_sides)
    pool = [card for card in AI_CARDS if card not in mind.discard]
    alike = [c for c in pool if (AI_CARDS[c].back_columns, AI_CARDS[c].back_sides) == back]
    first = alike[draw(dice, len(alike))]
    pool.remove(first)
    shuffle(dice, pool)
    return [*pool, first]


def _unseen(cards: Iterable[CardId], seen: set[CardId], dice: Dice) -> list[CardId]:
    pool = sorted(card for card in cards if card not in seen)
    shuffle(dice, pool)
    return pool


def _take(cards: list[CardId], count: int) -> list[CardId]:
    return [cards.pop() for _ in range(min(count, len(cards)))]


def _pile(pile: list[CardId], size: int, court: list[CardId], dice: Dice) -> list[CardId]:
    """Shuffled and filled with court cards; a smaller one where none are left."""
    filled = pile[:size]
    filled += _take(court, size - len(filled))
    shuffle(dice, filled)
    return filled

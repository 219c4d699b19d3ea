"""Positions from games of bots, and ways to change what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from pamir_desktop.bots.knowledge import cards_under_way, knowledge_of
from pamir_desktop.bots.thinking import Expected, choose
from pamir_desktop.model import IMPROVED, RULEBOOK, Setup, State, new_game, pending
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.engine import advance
from pamir_desktop.model.rng import shuffle
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.setup import WakhanOptions
from pamir_desktop.model.terms import NOBODY, CardId, Seat

SETUPS = {
    "two": random_setup(2, 11),
    "three": random_setup(3, 12),
    "five": random_setup(5, 13),
    "open hands": Setup(random_setup(3, 14).seats, seed=14, open_hands=True),
    "solo": random_setup(2, 15, RULEBOOK),
    "with Wakhan": random_setup(3, 16, IMPROVED),
}


def position(setup: Setup, number: int, prompt: str = "turn.action") -> tuple[State, Seat]:
    """The first decision of a kind from the given choice of a game on."""
    for count, (state, decision) in enumerate(bot_game(setup)):
        if count >= number and decision.prompt == prompt and len(decision.choices) > 3:
            return state, decision.seat
    raise AssertionError("no such decision")


def bot_game(setup: Setup, level: Level = Level.SKILLED) -> Iterator[tuple[State, Decision]]:
    """Every position of a game among bots of one level; the state has its log."""
    state = new_game(setup)
    state.log = []
    plans: dict[Seat, tuple[Expected, ...]] = {}
    decision = pending(state)
    while decision is not None:
        yield state, decision
        seat = decision.seat
        knowledge = knowledge_of(state, seat, state.log)
        thought = choose(knowledge, Bot(level, seed=seat), plans.get(seat, ()))
        plans[seat] = thought.plan
        assert thought.choice in decision.choices
        decision = advance(state, thought.choice)


def positions(seats: int, wakhan: WakhanOptions | None) -> Iterator[State]:
    """Positions of a few random games once everyone has chosen a loyalty."""
    for seed in range(3):
        state, dice = new_game(random_setup(seats, seed, wakhan)), Dice(seed)
        while (decision := pending(state)) is not None:
            advance(state, dice.pick(decision))
            if state.active != NOBODY:
                yield state


def otherwise(state: State, seat: Seat, seed: int) -> State:
    """The same to the eyes of a seat: other hands, deck, box, generator and next AI cards."""
    other = state.clone()
    dice = Dice(seed)
    other.rng ^= 0xABCDEF
    other.setup = evolve(other.setup, seed=other.setup.seed + 1)
    under_way = cards_under_way(state)
    hidden = [
        (player.hand, index)
        for number, player in enumerate(other.players)
        if number != seat and not state.setup.open_hands
        for index, card in enumerate(player.hand)
        if card not in under_way
    ]
    court = [index for index, card in enumerate(other.deck) if card in CARDS]
    places = hidden + [(other.deck, index) for index in court]
    cards = [places_of[index] for places_of, index in places] + _box(state)
    shuffle(dice, cards)
    for (zone, index), card in zip(places, cards, strict=False):
        zone[index] = card
    _shuffle_piles(other, dice)
    if other.wakhan is not None:
        other.wakhan.deck = _other_ai_deck(other.wakhan.deck, dice)
    return other


def _box(state: State) -> list[CardId]:
    """Court cards that are not in this game."""
    used = {*state.deck, *state.market_cards, *state.discard}
    used |= {card for p in state.players for card in (*p.hand, *p.court, *p.prizes)}
    used |= cards_under_way(state)
    return [card for card in CARDS if card not in used]


def _shuffle_piles(state: State, dice: Dice) -> None:
    size = 7 + len(state.players)
    piles = [state.deck[start : start + size] for start in range(0, len(state.deck), size)]
    for pile in piles:
        shuffle(dice, pile)
    state.deck = [card for pile in piles for card in pile]


def _other_ai_deck(deck: list[int], dice: Dice) -> list[int]:
    """Another order, with a top card that has the same back."""
    backs = {card: (AI_CARDS[card].back_columns, AI_CARDS[card].back_sides) for card in deck}
    top = next(card for card in deck if backs[card] == backs[deck[-1]])
    rest = [card for card in deck if card != top]
    shuffle(dice, rest)
    return [*rest, top]

"""Discard order (wakhan.md 3.0.6): which of her cards Wakhan discards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import spies_by_seat
from pamir_desktop.model.rules.ruling import is_favored
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Suit

from .arrows import seat_of

DISCARD_STEPS: Final = (
    "not_political",
    "not_patriot",
    "not_leveraged",
    "spy_surplus",
    "fewest_spies",
    "lowest_rank",
    "not_favored",
    "lowest_number",
)
OLDER_STEPS: Final = tuple(
    "human_spies" if name == "spy_surplus" else name for name in DISCARD_STEPS
)


def narrowed(state: State, cards: Sequence[CardId]) -> Iterator[list[CardId]]:
    """The cards left after each step; a step that would leave none is skipped."""
    seat = seat_of(state)
    left = list(cards)
    left = [card for card in left if CARDS[card].suit is not Suit.POLITICAL] or left
    yield left
    left = [card for card in left if CARDS[card].patriot is None] or left
    yield left
    left = [card for card in left if not CARDS[card].shows_leverage] or left  # paid or not (W73)
    yield left
    left = most_spied_on(state, left)
    yield left
    fewest = min(state.cylinders.count(card) for card in left)
    left = [card for card in left if state.cylinders.count(card) == fewest]  # of all owners (W59)
    yield left
    lowest = min(CARDS[card].rank for card in left)
    left = [card for card in left if CARDS[card].rank == lowest]
    yield left
    left = [card for card in left if not is_favored(state, seat, card)] or left
    yield left
    yield [min(left)]


def most_spied_on(state: State, cards: list[CardId]) -> list[CardId]:
    """Of the cards where the humans together have more spies than she has (W58): the greatest
    surplus, in the older printing the most human spies (W74). All cards if there is none.
    """
    figure = human_spies if is_older(state) else surplus_of_humans
    spied = {card: figure(state, card) for card in cards if surplus_of_humans(state, card) > 0}
    most = max(spied.values(), default=0)
    return [card for card in spied if spied[card] == most] or cards


def human_spies(state: State, card: CardId) -> int:
    counts = spies_by_seat(state, card)
    return sum(counts) - counts[seat_of(state)]


def surplus_of_humans(state: State, card: CardId) -> int:
    """How many more spies the humans together have on a card than she has."""
    return human_spies(state, card) - spies_by_seat(state, card)[seat_of(state)]


def is_older(state: State) -> bool:
    return state.setup.wakhan.printing is Printing.OLDER


def first_to_go(state: State, cards: Sequence[CardId], purpose: str) -> CardId:
    """The card she discards, and which step decided."""
    stages = list(narrowed(state, cards))
    chosen = stages[-1][0]
    if state.log is not None:
        sizes = [len(stage) for stage in stages]
        names = OLDER_STEPS if is_older(state) else DISCARD_STEPS
        decided = "only" if len(cards) == 1 else names[sizes.index(1)]
        state.add_log(
            "trace.discard",
            purpose=purpose,
            cards=tuple(cards),
            left=tuple(sizes),
            decided=decided,
            chosen=chosen,
        )
    return chosen


def in_discard_order(state: State, cards: Sequence[CardId]) -> tuple[CardId, ...]:
    """Cards that leave together; the order only determines how they are logged and piled (W67)."""
    left = list(cards)
    order: list[CardId] = []
    while left:
        *_, (card,) = narrowed(state, left)
        left.remove(card)
        order.append(card)
    return tuple(order)

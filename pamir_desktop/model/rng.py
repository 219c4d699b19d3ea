"""Randomness: splitmix64 on one integer that is part of the state.

The state of `random.Random` is 625 integers, and its shuffle is not guaranteed across Python
versions; this is one integer, and the same game on every machine.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class HasRng(Protocol):
    rng: int


def next_bits(holder: HasRng) -> int:
    """The next 64 random bits; advances the holder's generator."""
    holder.rng = bits = (holder.rng + 0x9E3779B97F4A7C15) & _MASK
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return bits ^ (bits >> 31)


def draw(holder: HasRng, bound: int) -> int:
    """A number from 0 to bound - 1, every one equally likely."""
    bits = next_bits(holder)
    while bits > _MASK - bound and bits >= (1 << 64) - (1 << 64) % bound:  # rarely past the first
        bits = next_bits(holder)
    return bits % bound


def shuffle(holder: HasRng, cards: MutableSequence[T]) -> None:
    """Fisher-Yates, in place."""
    for last in range(len(cards) - 1, 0, -1):
        other = draw(holder, last + 1)
        cards[last], cards[other] = cards[other], cards[last]

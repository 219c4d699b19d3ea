"""Wakhan's memory: her two piles."""

from __future__ import annotations

from pamir_desktop.model.terms import Seat
from pamir_desktop.model.wakhan_deck import WakhanDeck


def test_before_her_first_turn_she_has_read_nothing() -> None:
    assert WakhanDeck(Seat(0), deck=[1, 2, 3]).front == 0


def test_the_card_read_last_is_on_top_of_her_discards() -> None:
    assert WakhanDeck(Seat(0), deck=[1], discard=[2, 3]).front == 3


def test_a_clone_shares_no_pile() -> None:
    mind = WakhanDeck(Seat(0), deck=[1, 2], discard=[3])
    clone = mind.clone()
    assert clone == mind
    clone.discard.append(clone.deck.pop())
    assert (mind.deck, mind.discard) == ([1, 2], [3])
    assert clone != mind

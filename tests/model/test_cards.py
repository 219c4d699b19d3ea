"""The cards: all of them, as printed, and every ability known to the rules."""

from __future__ import annotations

import hashlib
from collections import Counter

from pamir_desktop.model.cards import (
    CARDS,
    DOMINANCE_CHECKS,
    EVENTS,
    PUBLIC_WITHDRAWAL,
    Card,
    is_check,
    is_event,
)
from pamir_desktop.model.rules import abilities
from pamir_desktop.model.terms import Coalition, Impact, Region, Suit, word

FINGERPRINT = "17b022920739abc7ec2541a8c9ab4126cdc6aa9bc0e8b550b0e4642ddbad778c"
"""Of all printed facts but the names, taken from the card data the rules were written from."""


def facts(card: Card) -> str:
    return "|".join(
        [
            str(card.number),
            word(card.region),
            word(card.suit),
            str(card.rank),
            ",".join(word(icon) for icon in card.impact),
            ",".join(word(action) for action in card.actions),
            "" if card.patriot is None else word(card.patriot),
            "" if card.prize is None else word(card.prize),
            card.ability or "",
        ]
    )


def test_no_printed_fact_has_changed() -> None:
    """If this fails, a card was edited: compare it with the printed one, then write a new print."""
    text = "\n".join(facts(card) for card in CARDS.values())
    assert hashlib.sha256(text.encode()).hexdigest() == FINGERPRINT


def test_there_are_a_hundred_court_cards_and_sixteen_events() -> None:
    assert list(CARDS) == list(range(1, 101))
    assert list(EVENTS) == list(range(101, 117))
    assert {card for card in EVENTS if is_check(card)} == DOMINANCE_CHECKS == {101, 102, 103, 104}
    assert all(is_event(card) for card in EVENTS)
    assert not any(is_event(card) or is_check(card) for card in CARDS)
    assert EVENTS[PUBLIC_WITHDRAWAL].if_purchased == "public_withdrawal"


def test_the_court_cards_by_region_suit_and_loyalty() -> None:
    cards = CARDS.values()
    assert Counter(card.region for card in cards) == {
        Region.PUNJAB: 21,
        Region.KABUL: 17,
        Region.PERSIA: 17,
        Region.TRANSCASPIA: 16,
        Region.KANDAHAR: 15,
        Region.HERAT: 14,
    }
    assert [sum(card.suit is suit for card in cards) for suit in Suit] == [23, 25, 28, 24]
    assert [sum(card.rank for card in cards if card.suit is suit) for suit in Suit] == [
        28,
        38,
        46,
        37,
    ]
    assert [sum(card.patriot is one for card in cards) for one in Coalition] == [7, 13, 10]
    assert [sum(card.prize is one for card in cards) for one in Coalition] == [18, 17, 17]


def test_names_are_different_and_every_card_has_an_icon() -> None:
    assert len({card.name for card in CARDS.values()}) == 100
    assert all(card.name.strip() == card.name != "" for card in CARDS.values())
    assert all(card.impact for card in CARDS.values())
    assert all(1 <= card.rank <= 3 for card in CARDS.values())
    assert sum(Impact.LEVERAGED in card.impact for card in CARDS.values()) == 13


def test_the_rules_know_every_card_with_an_ability() -> None:
    known: set[object] = set()
    for name, value in vars(abilities).items():
        if not name.isupper() or value is CARDS:
            continue
        if isinstance(value, dict):
            known.update((*value, *value.values()))
        else:
            known.update(value if isinstance(value, tuple) else (value,))
    printed = {number for number, card in CARDS.items() if card.ability}
    assert printed <= known
    assert len(printed) == 22

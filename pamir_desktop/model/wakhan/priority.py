"""Card priority (wakhan.md 3.0.5): which court card Wakhan considers first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.pieces import spies_by_seat
from pamir_desktop.model.rules.ruling import dominant_coalition, is_favored
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Coalition, Seat

from .arrows import seat_of
from .trace import deciding

PRIORITY: Final = (
    "human_court",
    "favored",
    "dominant_patriot",
    "dominant_prize",
    "patriot",
    "leveraged",
    "rank",
    "number",
)
"""The figures compared, most important first; higher wins. Numbers are unique, so never a tie."""

Priority = tuple[int, ...]


def priority(state: State, owner: Seat, card: CardId, dominant: Coalition | None) -> Priority:
    facts = CARDS[card]
    return (
        int(owner != seat_of(state)),
        int(is_favored(state, owner, card)),
        int(dominant is not None and facts.patriot is dominant),
        int(dominant is not None and facts.prize is dominant),
        int(facts.patriot is not None),
        int(facts.shows_leverage),  # paid out or not (W73)
        facts.rank,
        card,
    )


def by_priority(state: State, cards: Iterable[CardId]) -> list[tuple[Priority, CardId]]:
    """Court cards in any court with their priorities, highest first."""
    wanted = set(cards)
    dominant = dominant_coalition(state)
    return sorted(
        (
            (priority(state, Seat(seat), card, dominant), card)
            for seat, player in enumerate(state.players)
            for card in player.court
            if card in wanted
        ),
        reverse=True,
    )


def highest(state: State, cards: Iterable[CardId], purpose: str) -> CardId:
    """The highest-priority court card, and why."""
    ranked = by_priority(state, cards)
    chosen = ranked[0][1]
    if state.log is not None:
        priorities = [figures for figures, _ in ranked]
        state.add_log(
            "trace.cards",
            purpose=purpose,
            cards=tuple(card for _, card in ranked),
            priorities=tuple(figure for figures in priorities for figure in figures),
            decided=deciding(PRIORITY, priorities),
            chosen=chosen,
        )
    return chosen


def leads_on(state: State, card: CardId) -> bool:
    """She holds strictly more spies on the card than every other player (W38)."""
    counts = spies_by_seat(state, card)
    own = counts.pop(seat_of(state))
    return own > max(counts)

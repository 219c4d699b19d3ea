"""Conditions of lessons: questions about a state, and comparisons with their answers.

`ME` and `OTHER` stand for the seat of the player and for the best placed of the others.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import Any, Final

from pamir_desktop.model import State, if_scored_now, next_check, pending
from pamir_desktop.model.cards import CARDS, is_check
from pamir_desktop.model.decisions import Act, Choice, Purchase
from pamir_desktop.model.pieces import (
    armies,
    blocks_in_play,
    cylinders_in_play,
    gifts,
    roads,
    spies,
    tribes,
)
from pamir_desktop.model.rules.ruling import (
    court_limit,
    dominant_coalition,
    holder_of,
    influence,
    is_favored,
    ruled_by,
    ruler_of,
)
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import (
    NO_CARD,
    Border,
    CardAction,
    CardId,
    Coalition,
    Region,
    Seat,
    Suit,
    word,
)

from .lesson import Condition, Fact, Value

NEAR: Final = 3
"""In so many cards from the deck the next check can be in the market."""

OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


def _seat(value: Value) -> Seat:
    return Seat(int(value))


def _coalition(value: Value) -> Coalition:
    return Coalition[str(value).upper()]


def _region(value: Value) -> Region:
    return Region[str(value).upper()]


def _border(value: Value) -> Border:
    return Border[str(value).upper()]


def _card(value: Value) -> CardId:
    return CardId(int(value))


# --- Facts of any position ---------------------------------------------------------------------


def _loyalty(state: State, seat: Value) -> Value:
    loyalty = state.players[_seat(seat)].loyalty
    return "none" if loyalty is None else word(loyalty)


def _influence(state: State, seat: Value) -> int:
    loyalty = state.players[_seat(seat)].loyalty
    return 0 if loyalty is None else influence(state, _seat(seat), loyalty)


def _dominant(state: State) -> str:
    coalition = dominant_coalition(state)
    return "none" if coalition is None else word(coalition)


def _wins_now(state: State) -> int:
    winner = if_scored_now(state).wins_at_once
    return -1 if winner is None else int(winner)


# --- Facts that remarks of free play need ------------------------------------------------------


def _choices(state: State, seat: Value) -> tuple[Choice, ...]:
    decision = pending(state)
    return decision.choices if decision is not None and decision.seat == _seat(seat) else ()


def checks_in_market(state: State) -> list[int]:
    """Their slots."""
    return [slot for slot, card in enumerate(state.market_cards) if is_check(card)]


def _affordable(state: State, seat: Value) -> bool:
    choices = _choices(state, seat)
    return any(Purchase(slot) in choices for slot in checks_in_market(state))


def _gain(state: State, seat: Value) -> int:
    """Points ahead of the best of the others at a check now."""
    points = if_scored_now(state).check.points
    return points[_seat(seat)] - max(p for other, p in enumerate(points) if other != _seat(seat))


def _lead(state: State, seat: Value) -> int:
    """Blocks ahead of the best of the other coalitions."""
    own = state.players[_seat(seat)].loyalty
    if own is None:
        return 0
    others = (blocks_in_play(state, c) for c in Coalition if c is not own)
    return blocks_in_play(state, own) - max(others)


def profit(state: State, slot: int) -> int:
    """Rupees on a card of the market beyond its price."""
    unit = 2 if state.favored is Suit.MILITARY else 1
    return state.market_rupees[slot] - unit * (slot % COLUMNS)


def best_coins(state: State) -> int:
    """The slot with the largest profit."""
    slots = [slot for slot, card in enumerate(state.market_cards) if card != NO_CARD]
    return max(slots, key=lambda slot: profit(state, slot))


def tiles(state: State, seat: Seat, action: CardAction) -> list[Act]:
    """The card actions of one kind that a seat can use now."""
    acts = (choice for choice in _choices(state, seat) if isinstance(choice, Act))
    return [choice for choice in acts if choice.action is action]


def bonus_cards(state: State, seat: Seat) -> list[CardId]:
    """Cards of a seat that can still act as a bonus."""
    acts = {choice.card for choice in _choices(state, seat) if isinstance(choice, Act)}
    return sorted(card for card in acts if is_favored(state, seat, card))


def held_cards(state: State, seat: Seat) -> list[CardId]:
    """Cards of a seat that are hostages."""
    court = state.players[seat].court
    return [card for card in court if holder_of(state, seat, card)[0] >= 0]


def lone_tribes(state: State, seat: Seat) -> list[Region]:
    """Where a single tribe holds political cards and armies of other coalitions are beside it."""
    player = state.players[seat]
    political = {CARDS[c].region for c in player.court if CARDS[c].suit is Suit.POLITICAL}
    others = [coalition for coalition in Coalition if coalition is not player.loyalty]
    return [
        region
        for region in Region
        if region in political
        and tribes(state, seat, region) == 1
        and any(armies(state, coalition, region) for coalition in others)
    ]


def _political(cards: Iterable[CardId]) -> int:
    return sum(card in CARDS and CARDS[card].suit is Suit.POLITICAL for card in cards)


FACTS: Final[dict[str, Callable[..., Value]]] = {
    "rupees": lambda state, seat: state.players[_seat(seat)].rupees,
    "score": lambda state, seat: state.players[_seat(seat)].score,
    "loyalty": _loyalty,
    "influence": _influence,
    "cylinders": lambda state, seat: cylinders_in_play(state, _seat(seat)),
    "gifts": lambda state, seat: len(gifts(state, _seat(seat))),
    "prizes": lambda state, seat: len(state.players[_seat(seat)].prizes),
    "court_size": lambda state, seat: len(state.players[_seat(seat)].court),
    "hand_size": lambda state, seat: len(state.players[_seat(seat)].hand),
    "in_court": lambda state, seat, card: _card(card) in state.players[_seat(seat)].court,
    "in_hand": lambda state, seat, card: _card(card) in state.players[_seat(seat)].hand,
    "ruler": lambda state, region: int(ruler_of(state, _region(region))),
    "regions_ruled": lambda state, seat: len(ruled_by(state, _seat(seat))),
    "armies": lambda state, side, region: armies(state, _coalition(side), _region(region)),
    "roads": lambda state, side, border: roads(state, _coalition(side), _border(border)),
    "blocks": lambda state, side: blocks_in_play(state, _coalition(side)),
    "tribes": lambda state, seat, region: tribes(state, _seat(seat), _region(region)),
    "spies": lambda state, seat, card: spies(state, _seat(seat), _card(card)),
    "dominant": _dominant,
    "favored": lambda state: word(state.favored),
    "actions_left": lambda state: state.actions_left,
    "points_now": lambda state, seat: if_scored_now(state).check.points[_seat(seat)],
    "wins_now": _wins_now,
    "market": lambda state, slot: state.market_cards[int(slot)],
    "market_rupees": lambda state, slot: state.market_rupees[int(slot)],
    "checks_scored": lambda state: len(state.resolved_checks),
    "active": lambda state: int(state.active),
    "winner": lambda state: int(state.result.winners[0]) if state.result else -1,
    "over": lambda state: state.result is not None,
    "check_column": lambda state: min((s % COLUMNS for s in checks_in_market(state)), default=-1),
    "check_affordable": _affordable,
    "checks_near": lambda state: (
        bool(checks_in_market(state)) or 0 <= next_check(state).earliest <= NEAR
    ),
    "gain": _gain,
    "lead": _lead,
    "market_political": lambda state: _political(state.market_cards),
    "hand_political": lambda state, seat: _political(state.players[_seat(seat)].hand),
    "best_coins": lambda state: profit(state, best_coins(state)),
    "can_tax": lambda state, seat: bool(tiles(state, _seat(seat), CardAction.TAX)),
    "can_gift": lambda state, seat: bool(tiles(state, _seat(seat), CardAction.GIFT)),
    "bonus_left": lambda state, seat: len(bonus_cards(state, _seat(seat))),
    "over_limit": lambda state, seat: max(
        0, len(state.players[_seat(seat)].court) - court_limit(state, _seat(seat))
    ),
    "held_cards": lambda state, seat: len(held_cards(state, _seat(seat))),
    "lone_tribes": lambda state, seat: len(lone_tribes(state, _seat(seat))),
}
"""Every question that can be asked, by name."""


# --- Asking ------------------------------------------------------------------------------------


def best_other(state: State, me: Seat) -> Seat:
    """The best placed of the others."""
    others = [Seat(seat) for seat in range(len(state.players)) if seat != me]
    return max(others, key=lambda seat: (state.players[seat].score, -seat))


def answer(state: State, fact: Fact, me: Seat) -> Value:
    return FACTS[fact.name](state, *(_value(state, a, me) for a in fact.arguments))


def holds(state: State, condition: Condition, me: Seat) -> bool:
    value = condition.value
    right = answer(state, value, me) if isinstance(value, Fact) else _value(state, value, me)
    return OPERATORS[condition.operator](answer(state, condition.fact, me), right)


def all_hold(state: State, conditions: Iterable[Condition], me: Seat) -> bool:
    return all(holds(state, condition, me) for condition in conditions)


def _value(state: State, value: Value, me: Seat) -> Value:
    match value:
        case "ME":
            return int(me)
        case "OTHER":
            return int(best_other(state, me))
        case _:
            return value

"""The market as Wakhan sees it (wakhan.md 4.1, 4.2): what she can buy, at what price and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pamir_desktop.model.cards import CARDS, is_check, is_event
from pamir_desktop.model.rules.buy import obstacle
from pamir_desktop.model.rules.event_cards import PERSIAN_ARISTOCRACY_RUPEES
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import CardId, Impact

from .arrows import seat_of
from .hand import due_to_play
from .trace import deciding

PERSIAN_ARISTOCRACY: Final = CardId(113)


class MarketOption(NamedTuple):
    """A card she can buy now."""

    slot: int
    card: CardId
    cost: int


class WeighedOption(NamedTuple):
    """An option with the figure it is compared by; higher is better."""

    figure: int
    offer: MarketOption


def verdict(state: State, slot: int) -> str | None:
    """Why she cannot buy a card by radicalizing; Dominance Checks are left to her ambition."""
    if is_check(state.market_cards[slot]):
        return "buy.check"
    return obstacle(state, seat_of(state), slot)


def market_options(state: State) -> list[MarketOption]:
    """Everything she can buy now, events included (W29)."""
    seat = seat_of(state)
    return [
        MarketOption(slot, state.market_cards[slot], price(state, seat, slot))
        for slot in range(SLOTS)
        if verdict(state, slot) is None
    ]


def rupees_after(state: State, offer: MarketOption) -> int:
    """Her rupees after paying and taking what is on the card."""
    purse = state.players[seat_of(state)].rupees
    return purse - offer.cost + state.market_rupees[offer.slot]


def is_playable(state: State, offer: MarketOption) -> bool:
    """Whether she could pay the bribe for the card once it is bought (W23)."""
    return due_to_play(state, offer.card) <= rupees_after(state, offer)


def net(state: State, offer: MarketOption) -> int:
    """Rupees she gains or loses by buying the card and playing it if she can (W24)."""
    after = rupees_after(state, offer)
    gain = after - state.players[seat_of(state)].rupees
    if offer.card == PERSIAN_ARISTOCRACY:
        return gain + PERSIAN_ARISTOCRACY_RUPEES
    if is_event(offer.card):
        return gain
    bribe = due_to_play(state, offer.card)
    if bribe > after:
        return gain  # bought and discarded
    return gain - bribe + 2 * CARDS[offer.card].impact.count(Impact.LEVERAGED)


def count_icons(card: CardId, one: Impact, other: Impact) -> int:
    """0 for events, which have none."""
    facts = CARDS.get(card)
    return 0 if facts is None else facts.impact.count(one) + facts.impact.count(other)


def block_icons(card: CardId) -> int:
    return count_icons(card, Impact.ARMY, Impact.ROAD)


def cylinder_icons(card: CardId) -> int:
    return count_icons(card, Impact.SPY, Impact.TRIBE)


def best_option(
    state: State, rule: str, figure: str, weighed: Iterable[WeighedOption]
) -> MarketOption | None:
    """The highest figure, then the cheapest, then the highest number (W26, W32)."""
    ranked = sorted(weighed, key=_rank)
    if not ranked:
        return None
    chosen = ranked[0].offer
    if state.log is not None:
        state.add_log(
            "trace.market",
            rule=rule,
            figure=figure,
            cards=tuple(entry.offer.card for entry in ranked),
            slots=tuple(entry.offer.slot for entry in ranked),
            figures=tuple(entry.figure for entry in ranked),
            costs=tuple(entry.offer.cost for entry in ranked),
            decided=deciding(("figure", "cost", "number"), [_rank(entry) for entry in ranked]),
            chosen=chosen.card,
        )
    return chosen


def _rank(entry: WeighedOption) -> tuple[int, int, int]:
    return -entry.figure, entry.offer.cost, -entry.offer.card

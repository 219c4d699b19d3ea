"""Spy and road icons of a card Wakhan plays (wakhan.md 4.4); the other icons leave no choice."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, PlaceRoad, PlaceSpy
from pamir_desktop.model.pieces import spies_by_seat
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Impact

from .arrows import borders_in_order, seat_of
from .priority import highest, leads_on


def place_spy(state: State, decision: Decision) -> Choice:
    """The highest card of the region where she lacks the most spies, otherwise the highest."""
    cards = [choice.card for choice in decision.choices if isinstance(choice, PlaceSpy)]
    if state.log is not None:
        log_spies(state, cards)
    open_cards = [card for card in cards if not leads_on(state, card)]
    if open_cards:
        return PlaceSpy(highest(state, open_cards, "spy"))
    return PlaceSpy(highest(state, cards, "spy_everywhere_ahead"))


def log_spies(state: State, cards: list[CardId]) -> None:
    seat = seat_of(state)
    counts = [spies_by_seat(state, card) for card in cards]
    state.add_log(
        "trace.spies",
        cards=tuple(cards),
        own=tuple(by_seat[seat] for by_seat in counts),
        most=tuple(
            max(n for other, n in enumerate(by_seat) if other != seat) for by_seat in counts
        ),
    )


def place_road(state: State, decision: Decision) -> Choice:
    """The k-th road icon of a card goes to the k-th border, then around again (W37)."""
    card, index = decision.args["card"], decision.args["index"]
    assert isinstance(card, int)
    assert isinstance(index, int)
    facts = CARDS[CardId(card)]
    borders = borders_in_order(state, facts.region)
    icon = facts.impact[:index].count(Impact.ROAD)
    chosen = borders[icon % len(borders)]
    if state.log is not None:
        state.add_log("trace.road", card=card, icon=icon + 1, borders=tuple(borders), chosen=chosen)
    return PlaceRoad(chosen)

"""The grammar of play, against what the choices say rather than against itself."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    BattleIn,
    BetrayCard,
    BuildArmy,
    Choice,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    PlaceSpy,
    Purchase,
    TaxSlot,
)
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.table.gestures import GESTURES, Gesture, gesture
from pamir_desktop.views.table.spots import CourtCard, GiftSpace, MarketSlot, RegionSpot, Spot
from tests.views.table.playing import decisions

TWINS = (MoveArmy, MoveTribe, MoveSpy)
"""Pieces of one stack, one placed this turn and one not, are moved by the same gesture."""


def ways(made: Gesture) -> tuple[Spot | None, Spot | None, Spot | None]:
    return made.grab, made.drop, made.click


def named_spot(choice: Choice, seat: Seat) -> Spot | None:
    """The spot that a choice itself names, for the kinds that name one."""
    match choice:
        case Purchase(slot) | TaxSlot(slot):
            return MarketSlot(slot)
        case GiveGift(gift):
            return GiftSpace(seat, gift)
        case PlaceSpy(card) | BetrayCard(card):
            return CourtCard(card)
        case BuildArmy(region) | BattleIn(region):
            return RegionSpot(region)
        case _:
            return None


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_two_choices_are_made_by_the_same_gesture(players: int) -> None:
    for session, decision in decisions(players, range(12)):
        placed = [c for c in decision.choices if type(c) in GESTURES and not isinstance(c, TWINS)]
        made = [ways(gesture(session.state, decision, choice)) for choice in placed]
        assert len(set(made)) == len(made), decision.prompt


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_click_goes_where_the_choice_says(players: int) -> None:
    clicked = set()
    for session, decision in decisions(players, range(12)):
        for choice in decision.choices:
            spot = named_spot(choice, decision.seat)
            if spot is not None:
                assert gesture(session.state, decision, choice).click == spot
                clicked.add(type(choice))
    assert len(clicked) > 5

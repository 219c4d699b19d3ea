"""Which card a spot shows."""

from __future__ import annotations

import pytest

from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.terms import HIDDEN, CardAction, CardId
from pamir_desktop.views.table.spots import (
    ActionTile,
    CourtCard,
    CylinderStack,
    EventBadge,
    HandCard,
    MarketSlot,
    PrizeCard,
    RegionSpot,
    Spot,
    card_at,
)
from tests.model import given
from tests.model.given import ANNA, KABUL


@pytest.mark.parametrize(
    "spot",
    [
        HandCard(CardId(9)),
        CourtCard(CardId(9)),
        PrizeCard(CardId(9)),
        EventBadge(CardId(9)),
        ActionTile(CardId(9), CardAction.TAX),
        CylinderStack(ANNA, 9),
        MarketSlot(4),
    ],
    ids=lambda spot: type(spot).__name__,
)
def test_a_spot_on_a_card_shows_that_card(spot: Spot) -> None:
    state = given.table()
    given.market(state, top=(0, 0, 0, 0, 9))
    assert card_at(spot, state) == 9


@pytest.mark.parametrize(
    "spot",
    [
        None,
        RegionSpot(KABUL),
        CylinderStack(ANNA, in_region(KABUL)),
        CylinderStack(ANNA, 0),
        MarketSlot(5),
        HandCard(HIDDEN),
    ],
    ids=str,
)
def test_other_spots_show_none(spot: Spot | None) -> None:
    assert card_at(spot, given.table()) is None

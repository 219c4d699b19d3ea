"""How choices of the first edition are made by hand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pamir_desktop.control.session import Game
from pamir_desktop.model.first_edition.choices import TakeToHand
from pamir_desktop.model.first_edition.cull import TreatCards
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.views.table.first_edition.first_hands import FIRST
from pamir_desktop.views.table.spots import (
    ActionTile,
    CourtCard,
    CylinderStack,
    HandZone,
    PlayerPanel,
    Spot,
)
from tests.model import given
from tests.model.first_edition import tables
from tests.model.given import ANNA, BORIS
from tests.views.table.playing import Table


@pytest.mark.parametrize(("seat", "hand"), [(ANNA, HandZone()), (BORIS, PlayerPanel(BORIS))])
def test_a_purged_card_goes_to_its_owners_hand(seat: Seat, hand: Spot) -> None:
    """In Anna's turn her hand is at the bottom, also while Boris decides about his cards."""
    state = tables.table()
    given.court(state, seat, 16)
    state.then(TreatCards(seat, (CardId(16),)))
    ways = [
        w for w in FIRST.gestures(state, given.asked(state)) if isinstance(w.choice, TakeToHand)
    ]
    assert [(way.grab, way.drop) for way in ways] == [(CourtCard(CardId(16)), hand)]


def test_a_tile_is_dragged_to_the_only_card_it_can_be_used_on(qtbot: QtBot) -> None:
    table = Table()
    qtbot.addWidget(table.view)
    state = tables.table()
    given.full_market(state)
    given.court(state, ANNA, 10)
    given.court(state, BORIS, 28)
    given.spy(state, ANNA, 28)
    tables.acting(state)
    table.session.game = Game(setup=state.setup, state=state)
    table.show()
    tile, spy = ActionTile(CardId(10), tables.BRIBE), CylinderStack(ANNA, CardId(28))
    table.drag(tile, spy)
    assert table.aimed == [(tables.use(10, tables.BRIBE), spy)]

"""How choices of the first edition are made by hand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pamir_desktop.control.session import Game
from pamir_desktop.model.first_edition.campaign import ChooseAttack
from pamir_desktop.model.first_edition.choices import Attack, TakeToHand
from pamir_desktop.model.first_edition.cull import TreatCards
from pamir_desktop.model.pieces import in_region, on_border
from pamir_desktop.model.terms import Border, CardId, Seat
from pamir_desktop.views.table.first_edition.first_hands import FIRST
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    BlockSupply,
    CourtCard,
    CylinderStack,
    HandZone,
    PlayerPanel,
    Spot,
)
from tests.model import given
from tests.model.first_edition import tables
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, RUSSIAN
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
    state = tables.with_one_bribe()
    table.session.game = Game(setup=state.setup, state=state)
    table.show()
    tile, spy = ActionTile(CardId(10), tables.BRIBE), CylinderStack(ANNA, CardId(28))
    table.drag(tile, spy)
    assert table.aimed == [(tables.use(10, tables.BRIBE), spy)]


def test_an_empire_is_attacked_by_a_click_on_any_of_its_pieces_there() -> None:
    state = tables.table(3, (BRITISH, RUSSIAN, AFGHAN))
    given.army(state, RUSSIAN, HERAT)
    given.road(state, RUSSIAN, Border.HERAT_KABUL)
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    given.tribe(state, BORIS, HERAT)
    given.tribe(state, CLARA, HERAT)
    state.then(ChooseAttack(ANNA, 1, HERAT, moved=True))
    ways = FIRST.gestures(state, given.asked(state))
    here, road = in_region(HERAT), on_border(Border.HERAT_KABUL)
    clicked = {way.click for way in ways if way.choice == Attack(RUSSIAN)}
    assert clicked == {
        BlockSupply(RUSSIAN),
        BlockStack(RUSSIAN, here),
        BlockStack(RUSSIAN, road),
        CylinderStack(BORIS, here),
    }

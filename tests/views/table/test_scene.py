"""What is on the table equals the state, and nothing else is on it."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from pamir_desktop.model.pieces import FIRST_BORDER, FIRST_REGION
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import State
from pamir_desktop.model.words import HIDDEN, CardId, Seat
from pamir_desktop.views.table.card_item import CardItem
from pamir_desktop.views.table.map_item import MapItem
from pamir_desktop.views.table.scene import TableScene
from pamir_desktop.views.table.spots import (
    BlockStack,
    CourtCard,
    CylinderStack,
    HandCard,
    MarketSlot,
)
from tests.views.table.playing import Table


@pytest.mark.parametrize(
    ("seats", "wakhan"), [(2, False), (3, False), (5, False), (2, True), (3, True)]
)
def test_the_scene_equals_the_state_after_every_choice(
    qtbot: QtBot, seats: int, wakhan: bool
) -> None:
    table = Table()
    qtbot.addWidget(table.view)
    for seed in range(3):
        table.start(seats, seed, wakhan=wakhan)
        dice = Dice(seed)
        while table.session.decision is not None:
            compare(table)
            table.choose(dice.pick(table.decision))
        compare(table)


def compare(table: Table) -> None:
    scene, state = table.view.table, table.session.state
    assert scene.position is not None
    seat = scene.position.seat
    compare_cards(scene, state, seat)
    compare_pieces(scene.map, state)
    for number, panel in enumerate(scene.panels):
        player = state.players[number]
        shown = panel.shown
        assert (shown.rupees, shown.score, shown.loyalty) == (
            player.rupees,
            player.score,
            player.loyalty,
        )
        assert (shown.hand, shown.court) == (len(player.hand), len(player.court))


def compare_cards(scene: TableScene, state: State, seat: Seat) -> None:
    layout = scene.setting.layout if scene.setting else None
    assert layout is not None
    on_table = {item.shown.spot: item for item in scene.cards.values()}
    for slot, card in enumerate(state.market_cards):
        item = on_table.pop(MarketSlot(slot))
        assert item.shown.card == card
        assert item.shown.rupees == state.market_rupees[slot]
        assert item.sceneBoundingRect().center() == layout.slots[slot].center()
    for owner, player in enumerate(state.players):
        items = [on_table.pop(CourtCard(card)) for card in player.court]
        assert [item.shown.card for item in items] == player.court
        assert [item.x() for item in items] == sorted(item.x() for item in items)
        tray = layout.court if owner == seat else layout.others[scene_order(scene, Seat(owner))]
        assert all(tray.contains(item.sceneBoundingRect().center()) for item in items)
        for item in items:
            assert spies_shown(item) == spies_there(state, item.shown.card)
    for card in state.players[seat].hand:
        assert on_table.pop(HandCard(card)).shown.card == card
    assert not on_table, "cards on the table that are nowhere in the state"


def scene_order(scene: TableScene, owner: Seat) -> int:
    assert scene.position is not None
    return scene.position.others().index(owner)


def spies_shown(item: CardItem) -> dict[int, int]:
    return {pile.seat: pile.count for pile in item.shown.spies}


def spies_there(state: State, card: CardId) -> dict[int, int]:
    counts: dict[int, int] = {}
    for cylinder, place in enumerate(state.cylinders):
        if place == card:
            counts[cylinder // 10] = counts.get(cylinder // 10, 0) + 1
    return counts


def compare_pieces(board: MapItem, state: State) -> None:
    """Every block and tribe of the state stands in a stack of its place, and no other does."""
    wanted: dict[tuple[str, int, int], int] = {}
    for block, place in enumerate(state.blocks):
        if place:
            key = ("block", block // 12, place)
            wanted[key] = wanted.get(key, 0) + 1
    for cylinder, place in enumerate(state.cylinders):
        if FIRST_REGION <= place < FIRST_BORDER:
            key = ("cylinder", cylinder // 10, place)
            wanted[key] = wanted.get(key, 0) + 1
    found: dict[tuple[str, int, int], int] = {}
    for stack in board._stacks:
        match board.stack_spot(stack):
            case BlockStack(coalition, place):
                found["block", coalition, place] = stack.count
            case CylinderStack(owner, place):
                found["cylinder", owner, place] = stack.count
    assert found == wanted


def test_no_hidden_card_has_a_face_on_the_table(qtbot: QtBot) -> None:
    # Given a position in which several players hold cards
    table = Table()
    qtbot.addWidget(table.view)
    table.start(4, 3)
    dice = Dice(1)
    while sum(bool(p.hand) for p in table.session.state.players) < 3:
        table.choose(dice.pick(table.decision))
    seat = table.view.table.position.seat if table.view.table.position else Seat(0)

    # Then no other hand is anywhere in what the view knows
    secret = {
        card
        for other, player in enumerate(table.session.state.players)
        if other != seat
        for card in player.hand
    }
    faces = {item.shown.card for item in table.view.table.cards.values()}
    assert secret
    assert not secret & faces
    position = table.view.table.position
    assert position is not None
    known = {c for p in position.state.players for c in p.hand} | set(position.state.deck)
    assert not secret & known


def test_a_hand_behind_the_curtain_lies_face_down(qtbot: QtBot) -> None:
    table = Table()
    qtbot.addWidget(table.view)
    table.start(3, 4)
    dice = Dice(2)
    while True:
        table.choose(dice.pick(table.decision))
        position = table.view.table.position
        assert position is not None
        if position.player(position.seat).hand:
            break
    table.view.show_position(evolve(position, hand_shown=False, decision=None))
    hand = [i for i in table.view.table.cards.values() if isinstance(i.shown.spot, HandCard)]
    assert hand
    assert all(item.shown.card == HIDDEN for item in hand)


def test_cards_keep_their_items_when_they_move(qtbot: QtBot) -> None:
    table = Table()
    qtbot.addWidget(table.view)
    table.start(2, 5)
    dice = Dice(4)
    for _ in range(40):
        before = dict(table.view.table.cards)
        table.choose(dice.pick(table.decision))
        after = table.view.table.cards
        # Then whatever is on the table before and after a choice is the same item
        kept = before.keys() & after.keys()
        assert kept
        assert all(before[key] is after[key] for key in kept)

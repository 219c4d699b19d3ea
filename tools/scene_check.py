"""Checks that the table shows exactly the state: for the monkey, and for tests."""

from __future__ import annotations

from pamir_desktop.model.pieces import FIRST_BORDER, FIRST_REGION
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import HIDDEN, CardId, Seat
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


def compare_scene(scene: TableScene, state: State) -> None:
    """Everything the scene shows is in the state, and nothing else is on the table."""
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
    layout = scene.context.layout if scene.context else None
    assert layout is not None
    hidden = [item for item in scene.cards.values() if item.shown.card == HIDDEN]
    on_table = {item.shown.spot: item for item in scene.cards.values() if item not in hidden}
    for slot, card in enumerate(state.market_cards):
        item = on_table.pop(MarketSlot(slot))
        assert item.shown.card == card
        assert item.shown.rupees == state.market_rupees[slot]
        astray = item.sceneBoundingRect().center() - layout.slots[slot].center()
        assert astray.manhattanLength() <= 1.0  # it is on whole pixels
    for owner, player in enumerate(state.players):
        items = [on_table.pop(CourtCard(card)) for card in player.court]
        assert [item.shown.card for item in items] == player.court
        assert [item.x() for item in items] == sorted(item.x() for item in items)
        tray = layout.court if owner == seat else layout.others[scene_order(scene, Seat(owner))]
        assert all(tray.contains(item.sceneBoundingRect().center()) for item in items)
        for item in items:
            assert spies_shown(item) == spies_there(state, item.shown.card)
    if scene.position is not None and not scene.position.hand_shown:
        assert len(hidden) == len(state.players[seat].hand)
    else:
        assert not hidden
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
    """Every block and tribe of the state is in a stack of its place, and no others are."""
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

"""What is on the table equals the state, and nothing else is on it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import HIDDEN, Seat
from pamir_desktop.views.table.card_item import CardItem
from pamir_desktop.views.table.spots import HandCard
from pamir_desktop.views.table.table_item import RenderContext
from tests.views.table.playing import Table
from tools.scene_check import compare_scene


def test_on_the_largest_screen_nothing_is_painted_that_did_not_change(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a crowded table of 3840x2160 that has been painted
    drawn: list[CardItem] = []
    draw = CardItem.draw

    def count(item: CardItem, painter: QPainter, context: RenderContext) -> None:
        drawn.append(item)
        draw(item, painter, context)

    monkeypatch.setattr(CardItem, "draw", count)
    table = Table()
    qtbot.addWidget(table.view)
    table.view.resize(3840, 2160)
    table.start(5, 56)
    dice = Dice(56)
    for _ in range(230):
        table.choose(dice.pick(table.decision))
    table.view.show()
    table.view.complete()
    QApplication.processEvents()
    assert len(set(drawn)) > 20

    # When all of it has to be shown again
    drawn.clear()
    table.view.viewport().update()
    QApplication.processEvents()

    # Then every card is shown from its picture
    assert drawn == []


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
            compare_scene(table.view.table, table.session.state)
            table.choose(dice.pick(table.decision))
        compare_scene(table.view.table, table.session.state)


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


def test_a_hand_behind_the_curtain_is_face_down(qtbot: QtBot) -> None:
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
    table.view.show_position(position._replace(hand_shown=False, decision=None))
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


def on_screen(table: Table, *, again: bool = False) -> QImage:
    """What has been painted there; `again` paints everything once more."""
    view = table.view
    if again:
        view.refresh()
    view.complete()
    QApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage()


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (5, 3)])
def test_nothing_out_of_date_is_left_on_the_table(qtbot: QtBot, seats: int, seed: int) -> None:
    """Items repaint only when they must: a table painted from scratch looks the same."""
    table = Table()
    qtbot.addWidget(table.view)
    table.start(seats, seed)
    dice = Dice(seed)
    for count in range(150):
        if table.session.decision is None:
            break
        table.choose(dice.pick(table.decision))
        if count % 8 == 0:
            assert on_screen(table) == on_screen(table, again=True), f"after {count + 1} choices"
        if count % 25 == 0:
            table.view.resize(1240 + count, 750)
            assert on_screen(table) == on_screen(table, again=True), f"resized after {count + 1}"


@pytest.mark.parametrize("seed", [3, 4])
def test_nothing_of_a_preview_is_left_when_another_one_is_shown(qtbot: QtBot, seed: int) -> None:
    table = Table()
    view = table.view
    qtbot.addWidget(view)
    table.start(4, seed)
    dice = Dice(seed)
    for _ in range(60):
        table.choose(dice.pick(table.decision))
    view.complete()
    for _ in range(6):
        for choice in table.decision.choices[:8]:
            view.show_preview(choice, table.session.preview(choice))
            assert on_screen(table) == on_screen(table, again=True), choice
        view.show_preview(None, None)
        table.choose(dice.pick(table.decision))

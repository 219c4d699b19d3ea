"""Every choice that has a place on the table can be made by click, by drag and by keyboard."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pamir_desktop.control.session import Game
from pamir_desktop.model import Choice, State
from pamir_desktop.model.decisions import CHOICES, PayBribe
from pamir_desktop.views.table.gestures import GESTURES
from tests.views.table.playing import Table, decisions

PLACED = sorted(kind.__name__ for kind in GESTURES)


@cache
def samples() -> dict[str, tuple[State, Choice]]:
    """A position of a random game for each kind of choice."""
    found: dict[str, tuple[State, Choice]] = {}
    for seats in (5, 2, 3, 4):
        for session, decision in decisions(seats, range(60)):
            for choice in decision.choices:
                kind = type(choice).__name__
                if kind in PLACED and kind not in found:
                    found[kind] = (session.state, choice)
            if len(found) == len(PLACED):
                return found
    return found


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = Table()
    qtbot.addWidget(made.view)
    return made


def show_offering(table: Table, kind: str) -> Choice:
    state, choice = samples()[kind]
    table.session.game = Game(setup=state.setup, state=state)
    table.show()
    return choice


def test_a_sample_of_every_kind_was_found() -> None:
    missing = set(PLACED) - set(samples())
    assert missing <= {"MoveTribe"}, "tribes move only under Nationalism"
    assert set(PLACED) <= {kind.__name__ for kind in CHOICES.values()}


@pytest.mark.parametrize("kind", [kind for kind in PLACED if kind != "MoveTribe"])
class TestOneChoice:
    def test_by_click(self, table: Table, kind: str) -> None:
        choice = show_offering(table, kind)
        hands = table.gesture(choice)
        if hands.click is not None:
            table.click(hands.click)
        else:
            assert hands.grab is not None
            assert hands.drop is not None
            table.click(hands.grab)
            table.click(hands.drop)
        assert alike(table, choice)

    def test_by_drag(self, table: Table, kind: str) -> None:
        choice = show_offering(table, kind)
        hands = table.gesture(choice)
        if hands.grab is None or hands.drop is None:
            # a card to play and a tile to use go to what they lead to; the rest is clicked only
            aim = next(iter(table.view.pointer.targets(hands.grab)), None) if hands.grab else None
            if aim is None:
                assert hands.click is not None
                return
            assert hands.grab is not None
            table.drag(hands.grab, aim)
            assert table.aimed == [(choice, aim)]
            return
        table.drag(hands.grab, hands.drop)
        assert alike(table, choice)

    def test_by_keyboard(self, table: Table, kind: str) -> None:
        choice = show_offering(table, kind)
        hands = table.gesture(choice)
        first = hands.click if hands.click is not None else hands.grab
        assert first is not None
        table.focus(first)
        table.key(Qt.Key.Key_Return)
        if hands.click is None:
            assert hands.drop is not None
            table.focus(hands.drop)
            table.key(Qt.Key.Key_Return)
        assert alike(table, choice)


def alike(table: Table, choice: Choice) -> bool:
    """The choice was made, or one by the same gesture with a twin of the same piece."""
    assert len(table.chosen) == 1
    made, wanted = table.gesture(table.chosen[0]), table.gesture(choice)
    return (made.grab, made.drop, made.click) == (wanted.grab, wanted.drop, wanted.click)


def test_an_illegal_drop_makes_no_choice_and_glides_home(table: Table, qtbot: QtBot) -> None:
    choice = show_offering(table, "Purchase")
    hands = table.gesture(choice)
    assert hands.grab is not None
    table.drag(hands.grab, hands.grab)
    assert not table.chosen
    qtbot.waitUntil(lambda: not table.view._ghost.isVisible())
    assert table.view.table.marks.selected is None


def test_escape_puts_down_what_was_picked_up(table: Table) -> None:
    choice = show_offering(table, "MoveArmy")
    hands = table.gesture(choice)
    assert hands.grab is not None
    table.click(hands.grab)
    assert table.view.table.marks.selected == hands.grab
    table.key(Qt.Key.Key_Escape)
    assert table.view.table.marks.selected is None
    assert not table.chosen


def test_a_click_on_what_is_not_legal_asks_why(table: Table) -> None:
    show_offering(table, "PayBribe")
    assert isinstance(samples()["PayBribe"][1], PayBribe)
    slot = next(
        spot
        for item in table.view.table.cards.values()
        for spot in item.spots()
        if "MarketSlot" in type(spot).__name__
    )
    table.click(slot)
    assert len(table.asked) == 1
    assert not table.chosen

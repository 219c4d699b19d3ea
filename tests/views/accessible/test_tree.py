"""Everything on the table can be read, found and pressed by assistive technology."""

from __future__ import annotations

import itertools
from functools import cache

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.control.session import Game
from pamir_desktop.model import Choice, State, facts
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.accessible.factory import install
from pamir_desktop.views.accessible.outline import OutlineKind
from pamir_desktop.views.accessible.reader import Reader
from pamir_desktop.views.accessible.tree import Node, Press
from pamir_desktop.views.table.spots import CourtCard, MarketSlot, Spot
from tests.model.first_edition.games import walk, with_some_options
from tests.views.accessible.walking import below, name, root_of
from tests.views.table.playing import Table, decisions
from tests.window.application import sensible, table


@cache
def samples() -> dict[str, tuple[State, Choice]]:
    """A position of a random game for every question that is ever put."""
    found: dict[str, tuple[State, Choice]] = {}
    for seats, wakhan in ((5, False), (2, False), (3, True)):
        for session, decision in decisions(seats, range(12), wakhan=wakhan):
            found.setdefault(decision.prompt, (session.state, decision.choices[0]))
    for seed in range(8):
        for state, decision, _ in walk(with_some_options(4, seed)):
            if decision.prompt not in found:
                found[decision.prompt] = (state.clone(), decision.choices[0])
    return found


@pytest.fixture
def reading(qtbot: QtBot) -> tuple[Table, Reader]:
    install()
    made = Table()
    qtbot.addWidget(made.view)
    return made, Reader(made.view, lambda spot: f"why not {spot}")


def test_every_question_has_a_tree_without_an_empty_name(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    assert len(samples()) > 45
    for state, _ in samples().values():
        made.session.game = Game(setup=state.setup, state=state)
        made.show()
        nodes = list(below(root_of(reader)))
        assert all(name(node).strip() for node in nodes)
        assert all(node.isValid() for node in nodes)
        assert all(node.role() is not QAccessible.Role.NoRole for node in nodes)

        # Then exactly what can be pointed at is in the tree
        spots = {spot for node in nodes if (spot := node.spot()) is not None}
        assert spots == set(made.view.table.spots())

        # And it says of everything whether it can be chosen, and where it is
        marks = made.view.table.marks
        for node in nodes:
            spot = node.spot()
            if spot is not None:
                wording = node.state()
                assert bool(wording.selectable) == (spot in marks.legal)
                assert bool(wording.disabled) == (spot not in marks.legal)
                description = node.text(QAccessible.Text.Description)
                assert description == ("" if wording.selectable else f"why not {spot}")
                assert not node.rect().isEmpty(), node


def test_whole_games_have_no_empty_name(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    for seats, wakhan in ((4, False), (3, True)):
        made.start(seats, 7, wakhan=wakhan)
        dice = Dice(seats)
        for _ in range(120):
            decision = made.session.decision
            if decision is None:
                break
            assert all(name(node) for node in below(root_of(reader)))
            made.choose(dice.pick(decision))


def test_a_hostage_has_its_holder_and_its_bribe_in_its_name(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    for session, _ in decisions(3, range(20)):
        found = facts(session.state)
        if found.hostages:
            made.session.game = session.game
            break
    made.show()
    card, (holder, bribe) = next(iter(found.hostages.items()))
    wording = name(reader.node((CourtCard(card), 0)))
    chair = session.state.setup.seats[holder]
    assert f"held hostage by {chair.name}, bribe: {bribe}" in wording


def test_pressing_does_what_a_click_does(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    state, _ = next((s, c) for s, c in samples().values() if isinstance(c, Purchase))
    made.session.game = Game(setup=state.setup, state=state)
    made.show()
    choice = made.decision.choices[0]
    assert isinstance(choice, Purchase)
    action = reader.node((MarketSlot(choice.slot), 0)).actionInterface()
    assert QAccessibleActionInterface.pressAction() in action.actionNames()
    action.doAction(QAccessibleActionInterface.pressAction())
    QApplication.processEvents()
    assert made.chosen == [choice]
    assert made.view.table.marks.focus == MarketSlot(choice.slot)


def test_what_is_under_a_point_is_found_from_the_table_down(
    reading: tuple[Table, Reader],
) -> None:
    made, reader = reading
    made.start(3, 1)
    spot: Spot = MarketSlot(4)
    point = made.view.viewport().mapToGlobal(made.at(spot))
    found: QAccessibleInterface | None = root_of(reader)
    path = []
    while found is not None:
        path.append(found)
        found = found.childAt(point.x(), point.y())
    keys = [node.key for node in path if isinstance(node, Node)]
    assert keys == [("market",), ("row", 0), (spot, 0)]
    assert root_of(reader).childAt(-50, -50) is None
    assert reader.keys_at(QPoint(-9, -9)) == []


def test_an_entry_that_left_the_table_says_so(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    made.start(3, 1)
    node = reader.node((CourtCard(made.session.state.deck[0]), 0))
    assert not node.isValid()
    assert name(node) == ""
    assert node.state().invalid
    assert node.actionInterface() is None


def test_what_is_gone_has_no_children_no_place_and_does_nothing(
    reading: tuple[Table, Reader],
) -> None:
    made, reader = reading
    made.start(3, 1)
    node = reader.node((CourtCard(made.session.state.deck[0]), 0))
    assert node.childCount() == 0
    assert node.child(0) is None
    assert node.indexOfChild(reader.node((MarketSlot(0), 0))) == -1
    assert node.role() == QAccessible.Role.NoRole
    assert node.rect().isEmpty()
    Press(node).doAction(QAccessibleActionInterface.pressAction())
    QApplication.processEvents()
    assert made.chosen == []


def test_focus_is_set_as_the_arrow_keys_do(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    made.start(3, 1)
    root = root_of(reader)
    assert not isinstance(root.focusChild(), Node)
    node = reader.node((MarketSlot(4), 0))
    press = Press(node)
    assert press.actionNames() == [press.pressAction(), press.setFocusAction()]
    assert press.keyBindingsForAction(press.pressAction()) == []
    press.doAction("scroll")
    assert made.view.table.marks.focus is None
    press.doAction(press.setFocusAction())
    assert made.view.table.marks.focus == MarketSlot(4)
    assert root.focusChild() is node
    assert made.chosen == []


def test_an_entry_is_in_the_window_of_its_view(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    made.start(3, 1)
    made.view.show()
    node = reader.node((MarketSlot(4), 0))
    assert node.window() is made.view.window().windowHandle()
    assert node.object() is None
    assert node.focusChild() is None
    node.setText(QAccessible.Text.Name, "another name")
    assert name(node) != "another name"
    assert node.text(QAccessible.Text.Help) == ""


def test_nodes_and_strangers_have_no_place_where_they_do_not_belong(
    reading: tuple[Table, Reader],
) -> None:
    made, reader = reading
    made.start(3, 1)
    root, slot = root_of(reader), reader.node((MarketSlot(4), 0))
    zone = root.child(0)
    assert isinstance(zone, Node)
    assert root.child(-1) is None
    assert root.child(1000) is None
    assert root.indexOfChild(slot) == -1, "it is further down"
    assert root.indexOfChild(None) == -1
    assert zone.child(-1) is None
    assert zone.child(1000) is None
    assert slot.indexOfChild(root) == -1
    assert slot.childAt(0, 0) is None
    assert root.text(QAccessible.Text.Description) == ""
    assert name(root) == reader.title()


def test_groups_are_groups_and_actions_are_buttons(reading: tuple[Table, Reader]) -> None:
    made, reader = reading
    state, _ = samples()["turn.action"]
    made.session.game = Game(setup=state.setup, state=state)
    made.show()
    roles = {}
    for node in below(root_of(reader)):
        entry = node.entry()
        assert entry is not None
        roles[entry.kind] = node.role()
    assert roles[OutlineKind.ZONE] == QAccessible.Role.Grouping
    assert roles[OutlineKind.CARD] == QAccessible.Role.ListItem
    assert roles.get(OutlineKind.ACTION, QAccessible.Role.Button) == QAccessible.Role.Button


class TestAtTheDesk:
    def test_the_reason_is_the_engines(self, application: Application) -> None:
        application.session.start(table(2))
        decision = application.session.decision
        assert decision is not None
        assert (decision.prompt, decision.seat) == ("loyalty.choose", 1)
        node = application.reader.node((MarketSlot(0), 0))
        wording = node.text(QAccessible.Text.Description)
        assert wording == "Not now: you must decide something else first."

    def test_prompt_bar_and_curtain_are_found_beside_the_zones(
        self, application: Application
    ) -> None:
        application.session.start(table(2))
        root = root_of(application.reader)
        others = [
            child
            for index in range(root.childCount())
            if (child := root.child(index)) is not None and not isinstance(child, Node)
        ]
        widgets = [child.object() for child in others]
        assert application.window.table.bar in widgets
        corner = application.window.table.bar.mapToGlobal(QPoint(3, 3))
        found = root.childAt(corner.x(), corner.y())
        assert found is not None
        assert found.object() is application.window.table.bar
        assert all(root.indexOfChild(child) >= 0 for child in others)

    def test_the_log_is_announced_politely_and_questions_at_once(
        self, application: Application
    ) -> None:
        announced: list[tuple[str, bool]] = []
        application.reader.announced.connect(
            lambda text, at_once: announced.append((text, at_once))
        )
        application.session.start(table(2, open_hands=True))
        dice = Dice(1)
        for _ in range(20):
            decision = application.session.decision
            assert decision is not None
            application.control.display.lift_curtain()
            application.control.choose(sensible(decision, dice))
        polite = [text for text, at_once in announced if not at_once]
        urgent = [text for text, at_once in announced if at_once]
        assert any("rupee" in text for text in polite)
        assert any(text.startswith("Anna: ") for text in urgent)
        assert any(text.startswith("Boris: ") for text in urgent)
        assert all(one != other for one, other in itertools.pairwise(announced))

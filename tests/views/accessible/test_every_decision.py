"""Whatever is asked, everything on the table can be heard, with its state and the reason."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication

from pamir_desktop.app import Desk
from pamir_desktop.model import Choice, pending
from pamir_desktop.model.words import Suit
from pamir_desktop.session import Game
from pamir_desktop.views.accessible.outline import Kind
from pamir_desktop.views.outline_panel import OutlinePanel
from pamir_desktop.views.table.grammar import gesture
from pamir_desktop.views.table.spots import SuitSpot
from pamir_desktop.views.texts.prompts import Prompt
from tests.views.accessible.every_decision import Sample, samples
from tests.views.accessible.test_tree import below, name, root_of


def all_prompts() -> set[str]:
    """As the class that words them names them."""
    return {method for method in vars(Prompt) if not method.startswith("_")}


def all_choices(kind: type[Choice] = Choice) -> set[type[Choice]]:
    return {found for sub in kind.__subclasses__() for found in ({sub} | all_choices(sub))}


def show(desk: Desk, sample: Sample) -> None:
    desk.session.game = Game(setup=sample.state.setup, state=sample.state)
    desk.session.replaced.emit()
    desk.control.lift_curtain()
    QApplication.processEvents()


def test_every_kind_of_decision_is_looked_at() -> None:
    kinds = {kind for sample in samples() for kind in sample.kinds}
    assert {prompt.replace(".", "_") for prompt, _, _ in kinds} == all_prompts()
    assert {choice for _, choice, _ in kinds} == all_choices()
    with_wakhan = {prompt for prompt, _, wakhan in kinds if wakhan}
    assert {"turn.action", "bribe.offer", "battle.remove", "limit.court"} <= with_wakhan


@pytest.mark.parametrize("part", range(4))
def test_every_entry_has_a_name_a_state_and_a_reason(desk: Desk, part: int) -> None:
    desk.outline.show()
    for sample in samples()[part::4]:
        show(desk, sample)
        check_tree(desk)
        check_choices(desk)
        check_panel(desk.outline, desk)
        check_buttons(desk)


def check_tree(desk: Desk) -> None:
    nodes = list(below(root_of(desk.reader)))
    assert nodes
    for node in nodes:
        assert name(node).strip()
        assert node.role() is not QAccessible.Role.NoRole
        state, spot = node.state(), node.spot()
        assert not state.invalid
        if spot is None:
            continue
        assert state.focusable
        assert bool(state.selectable) != bool(state.disabled), name(node)
        assert not node.rect().isEmpty(), name(node)
        reason = node.text(QAccessible.Text.Description)
        assert bool(reason.strip()) == bool(state.disabled), name(node)
        assert "{" not in name(node) + reason
    options = [node for node in nodes if node.role() is QAccessible.Role.RadioButton]
    suits = [node for node in options if isinstance(node.spot(), SuitSpot)]
    assert len(suits) == len(Suit)
    assert sum(bool(node.state().checked) for node in suits) == 1


def check_choices(desk: Desk) -> None:
    """Whatever is chosen on the table begins at an entry that says it can be."""
    decision = pending(desk.session.state)
    position = desk.window.table.view.table.position
    assert decision is not None
    assert position is not None
    for choice in decision.choices:
        hands = gesture(position.state, decision, choice)
        spot = hands.click or hands.grab
        if spot is not None:
            assert desk.reader.node((spot, 0)).state().selectable, choice


def check_panel(panel: OutlinePanel, desk: Desk) -> None:
    """The plain tree has the same entries, names, states and reasons."""
    panel.refresh()
    nodes = {node.key: node for node in below(root_of(desk.reader))}
    assert nodes.keys() == panel._items.keys()
    for key, item in panel._items.items():
        assert item.text(0) == name(nodes[key])
        assert bool(item.text(1)) == bool(nodes[key].state().selectable)
    closed = next(key for key, node in nodes.items() if node.spot() and node.state().disabled)
    panel.tree.setCurrentItem(panel._items[closed])
    assert panel.reason.text() == nodes[closed].text(QAccessible.Text.Description)


def check_buttons(desk: Desk) -> None:
    """Every button of the prompt bar says what it does."""
    bar = desk.window.table.bar
    for button in bar.findChildren(QAbstractButton):
        if button.isVisible():
            told = QAccessible.queryAccessibleInterface(button)
            assert told is not None
            assert name(told).strip(), button


def test_before_a_game_and_after_it_there_is_a_reason_too(desk: Desk) -> None:
    last = samples()[0]
    show(desk, last)
    view = desk.window.table.view
    position = view.table.position
    assert position is not None
    desk.control.look_back(None)
    desk.replay.start()
    for node in below(root_of(desk.reader)):
        entry = node.entry()
        assert entry is not None
        if node.spot() is not None:
            assert node.state().disabled
            expected = "Nothing is to be decided at this moment."
            assert node.text(QAccessible.Text.Description) == expected
            assert entry.kind is not Kind.ZONE

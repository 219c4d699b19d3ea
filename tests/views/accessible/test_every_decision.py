"""Whatever is asked, everything on the table can be read, with its state and the reason."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication

from pamir_desktop.app import Application
from pamir_desktop.control.session import Game
from pamir_desktop.model import pending
from pamir_desktop.model.decisions import CHOICES, ChooseLoyalty
from pamir_desktop.model.terms import Coalition, Suit
from pamir_desktop.views.panels.outline_panel import SAID, OutlinePanel
from pamir_desktop.views.table.gestures import gesture
from pamir_desktop.views.table.spots import MarketSlot, SuitSpot
from pamir_desktop.views.texts.prompts import Prompt
from tests.views.accessible.every_decision import Sample, samples
from tests.views.accessible.walking import below, name, root_of
from tests.window.application import table


def all_prompts() -> set[str]:
    """As the class that words them names them."""
    return {method for method in vars(Prompt) if not method.startswith("_")}


def show(application: Application, sample: Sample) -> None:
    application.settings.change(auto_answer=False)
    application.session.game = Game(setup=sample.state.setup, state=sample.state)
    application.session.replaced.emit()
    application.control.display.lift_curtain()
    QApplication.processEvents()


def test_every_kind_of_decision_is_looked_at() -> None:
    kinds = {kind for sample in samples() for kind in sample.kinds}
    assert {prompt.replace(".", "_") for prompt, _, _ in kinds} == all_prompts()
    assert {choice for _, choice, _ in kinds} == set(CHOICES.values())
    with_wakhan = {prompt for prompt, _, wakhan in kinds if wakhan}
    assert {"turn.action", "bribe.offer", "battle.remove", "event.confidence"} <= with_wakhan


@pytest.mark.parametrize("part", range(4))
def test_every_entry_has_a_name_a_state_and_a_reason(application: Application, part: int) -> None:
    application.outline.show()
    for sample in samples()[part::4]:
        show(application, sample)
        check_tree(application)
        check_choices(application)
        check_panel(application.outline, application)
        check_buttons(application)


def check_tree(application: Application) -> None:
    nodes = list(below(root_of(application.reader)))
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


def check_choices(application: Application) -> None:
    """Whatever is chosen on the table begins at an entry that says it can be."""
    decision = pending(application.session.state)
    position = application.window.table.view.table.position
    assert decision is not None
    assert position is not None
    for choice in decision.choices:
        hands = gesture(position.state, decision, choice)
        spot = hands.click or hands.grab
        if spot is not None:
            assert application.reader.node((spot, 0)).state().selectable, choice


def check_panel(panel: OutlinePanel, application: Application) -> None:
    """The plain tree has the same entries, names, states and reasons."""
    panel.refresh()
    nodes = {node.key: node for node in below(root_of(application.reader))}
    assert nodes.keys() == panel.items.keys()
    for key, item in panel.items.items():
        said = name(nodes[key])
        assert item.text(0) == said[:1].upper() + said[1:]  # it begins a line there
        assert bool(item.data(1, SAID)) == bool(nodes[key].state().selectable)
    closed = next(key for key, node in nodes.items() if node.spot() and node.state().disabled)
    panel.tree.setCurrentItem(panel.items[closed])
    assert panel.reason.text() == nodes[closed].text(QAccessible.Text.Description)


def check_buttons(application: Application) -> None:
    """Every button of the prompt bar says what it does."""
    bar = application.window.table.bar
    for button in bar.findChildren(QAbstractButton):
        if button.isVisible():
            wording = QAccessible.queryAccessibleInterface(button)
            assert wording is not None
            assert name(wording).strip(), button


def test_what_is_looked_back_at_has_a_reason_too(application: Application) -> None:
    show(application, samples()[0])
    application.replay.start()
    closed = [node for node in below(root_of(application.reader)) if node.spot() is not None]
    assert closed
    for node in closed:
        assert node.state().disabled
        wording = node.text(QAccessible.Text.Description)
        assert wording == "There is nothing to decide right now."


def test_what_is_picked_up_explains_what_it_closes(application: Application) -> None:
    application.session.start(table(2))
    view = application.window.table.view
    decision = application.session.decision
    assert decision is not None
    application.control.display.lift_curtain()
    for _ in range(2):
        application.control.choose(ChooseLoyalty(Coalition.AFGHAN))
        application.control.display.lift_curtain()
    slot = MarketSlot(0)
    assert view.pointer.pick_up(slot)
    assert application.reader.node((slot, 0)).state().selected
    other = application.reader.node((MarketSlot(6), 0))
    assert other.state().disabled
    wording = other.text(QAccessible.Text.Description)
    assert wording == "You cannot put this here. Press Esc to put it down."

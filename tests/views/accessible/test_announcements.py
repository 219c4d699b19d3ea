"""What assistive technology gets without asking: the log, the question, the focus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLibraryInfo, Qt, QVersionNumber
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.demo import play_on
from pamir_desktop.model.decisions import ChooseLoyalty
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.table.spots import HandCard, MarketSlot
from tests.window.application import table

POLITE = QAccessible.AnnouncementPoliteness.Polite
ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


class Listener:
    """Stands where a screen reader would, and hands everything on."""

    def __init__(self) -> None:
        self.said: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
        self.focused: list[str] = []
        self._on = QAccessible.updateAccessibility

    def hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append((event.message(), event.politeness()))
        elif event.type() == QAccessible.Event.Focus:
            wording = event.accessibleInterface()
            self.focused.append(wording.text(QAccessible.Text.Name))
        self._on(event)


@pytest.fixture
def listener(application: Application, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """An application whose table a screen reader has begun to read."""
    made = Listener()
    monkeypatch.setattr(QAccessible, "updateAccessibility", made.hear)
    QAccessible.setActive(True)
    if not QAccessible.isActive() and QLibraryInfo.version() < QVersionNumber(6, 10):
        pytest.skip("before 6.10 only assistive technology itself makes QAccessible active")
    assert QAccessible.isActive()
    assert QAccessible.queryAccessibleInterface(application.window.table.view) is not None
    yield made
    QAccessible.setActive(False)


def begin(application: Application) -> None:
    """The first turn of a game with open hands."""
    application.session.start(table(2, open_hands=True))
    for _ in range(2):
        application.control.choose(ChooseLoyalty(Coalition.AFGHAN))


def test_a_decision_interrupts_and_the_log_waits(
    application: Application, listener: Listener
) -> None:
    begin(application)
    decision = application.session.decision
    assert decision is not None
    name = application.session.state.setup.seats[decision.seat].name
    assert listener.said[-1] == (
        f"{name}: 2\u00a0actions left: buy, play or use a card.",
        ASSERTIVE,
    )
    play_on(application, Dice(1), 20)
    polite = [text for text, politeness in listener.said if politeness == POLITE]
    assert any("rupee" in text for text in polite)
    assert all(text.strip() for text, _ in listener.said)


def test_a_refusal_is_announced_at_once(application: Application, listener: Listener) -> None:
    begin(application)
    application.control.point(MarketSlot(5))
    listener.said.clear()
    application.reader.press(MarketSlot(5))
    assert len(listener.said) == 1
    text, politeness = listener.said[0]
    assert politeness == ASSERTIVE
    assert "Price: 5, your rupees: 4" in text


def test_whatever_gets_the_focus_is_named(application: Application, listener: Listener) -> None:
    begin(application)
    play_on(application, Dice(4), 30)
    view = application.window.table.view
    view.setFocus()
    listener.focused.clear()
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert len(listener.focused) == 12
    assert all(name.strip() for name in listener.focused)


def test_every_card_of_the_hand_is_named_when_it_gets_the_focus(
    application: Application, listener: Listener
) -> None:
    begin(application)
    dice = Dice(1)
    view = application.window.table.view
    hand: list[HandCard] = []
    while len(hand) < 2:
        play_on(application, dice, 1)
        hand = [spot for spot in view.table.spots() if isinstance(spot, HandCard)]
    listener.focused.clear()
    for spot in hand:
        view.pointer.focus(spot)
    assert len(listener.focused) == len(hand)
    assert len(set(listener.focused)) == len(hand)

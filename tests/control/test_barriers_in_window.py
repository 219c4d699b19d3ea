"""Barriers to undo in the window: told by buttons and the table before they are crossed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Desk
from pamir_desktop.model import Decision
from pamir_desktop.model.decisions import DiscardCard, EndTurn, Purchase
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.table.spots import DiscardPile, HandCard, MarketSlot, Spot
from tests.application import sensible, table
from tests.games_window import play


def play_until(desk: Desk, prompt: str) -> Decision:
    dice = Dice(3)
    while (decision := desk.session.decision) is not None and decision.prompt != prompt:
        desk.control.lift_curtain()
        desk.control.choose(sensible(decision, dice))
    assert decision is not None
    desk.control.lift_curtain()
    return decision


def hover(desk: Desk, spot: Spot) -> None:
    """Move the mouse over the table to the spot."""
    view = desk.window.table.view
    at = view.mapFromScene(view.table.spot_centre(spot))
    QTest.mouseMove(view.viewport(), at + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), at)
    desk.app.processEvents()


def test_a_card_whose_discard_shows_new_cards_says_so(desk: Desk) -> None:
    # Given somebody with one card too many in the hand, and a market with gaps
    desk.session.start(table(2, 4, open_hands=True))
    bar = desk.window.table.bar
    decision = play_until(desk, "limit.hand")
    asked = bar.content.sentence
    card = next(choice.card for choice in decision.choices if isinstance(choice, DiscardCard))

    # When the mouse is over that card, or the focus is on it
    hover(desk, HandCard(card))

    # Then the bar says that there will be no way back
    assert bar.content.is_barrier
    assert bar.content.sentence.endswith("No way back after this: new cards will be seen.")
    assert bar.content.sentence in bar.accessibleDescription()
    hover(desk, MarketSlot(11))
    assert bar.content.sentence == asked
    QTest.keyClick(desk.window.table.view, Qt.Key.Key_PageDown)
    assert bar.content.is_barrier

    # And so it is
    QTest.keyClick(desk.window.table.view, Qt.Key.Key_Return)
    desk.app.processEvents()
    assert desk.session.barrier() == "revealed"
    assert not bar.undo_button.isEnabled()


def test_a_card_that_is_dragged_there_says_so_too(desk: Desk) -> None:
    desk.session.start(table(2, 4, open_hands=True))
    view, bar = desk.window.table.view, desk.window.table.bar
    decision = play_until(desk, "limit.hand")
    asked = bar.content.sentence
    card = next(choice.card for choice in decision.choices if isinstance(choice, DiscardCard))
    start = view.mapFromScene(view.table.spot_centre(HandCard(card)))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in (12, 24, 36):
        QTest.mouseMove(view.viewport(), start - QPoint(0, step))
    hover(desk, MarketSlot(11))
    assert bar.content.sentence == asked
    hover(desk, DiscardPile())
    assert bar.content.is_barrier
    there = view.mapFromScene(view.table.spot_centre(DiscardPile()))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=there)
    desk.app.processEvents()
    assert desk.session.barrier() == "revealed"


def test_the_end_of_the_turn_is_locked_once_cards_will_be_dealt(desk: Desk) -> None:
    desk.session.start(table(2, 4, open_hands=True))
    bar = desk.window.table.bar
    decision = play_until(desk, "turn.action")
    assert EndTurn() in decision.choices
    assert bar.end_button.barrier == ""  # open hands, and the market is full: it can be undone
    bought = next(choice for choice in decision.choices if isinstance(choice, Purchase))
    hover(desk, MarketSlot(bought.slot))
    assert not bar.content.is_barrier
    desk.control.choose(bought)
    assert "new cards" in bar.end_button.barrier
    assert bar.undo_button.toolTip().startswith("Take back: Buy ")
    QTest.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    assert bar.end_button.barrier == ""


def test_closed_hands_lock_the_end_of_the_turn_with_the_next_hand(desk: Desk) -> None:
    desk.session.start(table(2, 4))
    bar = desk.window.table.bar
    for _ in range(40):
        play(desk, 1, seed=5)
        desk.control.lift_curtain()
        if "own hand" in bar.end_button.barrier:
            break
    other = 1 - desk.session.state.active
    assert f"once {('Anna', 'Boris')[other]} has seen the own hand" in bar.end_button.barrier
    made = len(desk.session.game.past) if desk.session.game else 0
    desk.control.choose(EndTurn())
    assert desk.session.can_undo()
    desk.control.lift_curtain()
    assert desk.session.barrier() == "hand_shown"
    assert made


@pytest.mark.parametrize(
    ("language", "words"), [("en", "No way back"), ("de", "kein Zurück"), ("ru", "Отменить")]
)
def test_it_is_told_in_the_language_in_force(desk: Desk, language: str, words: str) -> None:
    desk.session.start(table(2, 4, open_hands=True))
    decision = play_until(desk, "turn.action")
    desk.control.choose(next(c for c in decision.choices if isinstance(c, Purchase)))
    desk.settings.change(language=language)
    desk.app.processEvents()
    assert words in desk.window.table.bar.end_button.barrier


def test_practice_has_no_locks(desk: Desk) -> None:
    desk.session.start(table(1, 4, wakhan=True), practice=True)
    decision = play_until(desk, "turn.action")
    desk.control.choose(next(c for c in decision.choices if isinstance(c, Purchase)))
    assert desk.window.table.bar.end_button.barrier == ""

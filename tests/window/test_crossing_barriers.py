"""Barriers to undo in the window: shown by buttons and the table before they are crossed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model import Decision
from pamir_desktop.model.decisions import DiscardCard, EndTurn, Purchase
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.table.spots import DiscardPile, HandCard, MarketSlot, Spot
from tests.window.application import sensible, table
from tests.window.saved_games import play


def play_until(application: Application, prompt: str) -> Decision:
    dice = Dice(3)
    while (decision := application.session.decision) is not None and decision.prompt != prompt:
        application.control.display.lift_curtain()
        application.control.choose(sensible(decision, dice))
    assert decision is not None
    application.control.display.lift_curtain()
    return decision


def hover(application: Application, spot: Spot) -> None:
    """Move the mouse over the table to the spot."""
    view = application.window.table.view
    at = view.mapFromScene(view.table.spot_centre(spot))
    QTest.mouseMove(view.viewport(), at + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), at)
    application.app.processEvents()


def test_a_card_whose_discard_shows_new_cards_says_so(application: Application) -> None:
    # Given a player with one card too many in hand, and a market with gaps
    application.session.start(table(2, 4, open_hands=True))
    bar = application.window.table.bar
    decision = play_until(application, "limit.hand")
    asked = bar.content.sentence
    card = next(choice.card for choice in decision.choices if isinstance(choice, DiscardCard))

    # When the mouse is over that card, or the focus is on it
    hover(application, HandCard(card))

    # Then the bar says that there will be no way back
    assert bar.content.is_barrier
    assert bar.content.sentence.endswith("This cannot be undone: new cards will be revealed.")
    assert bar.content.sentence in bar.accessibleDescription()
    hover(application, MarketSlot(11))
    assert bar.content.sentence == asked
    QTest.keyClick(application.window.table.view, Qt.Key.Key_PageDown)
    assert bar.content.is_barrier

    # And so it is
    QTest.keyClick(application.window.table.view, Qt.Key.Key_Return)
    application.app.processEvents()
    assert application.session.barrier() == "revealed"
    assert not bar.undo_button.isEnabled()


def test_a_card_that_is_dragged_there_says_so_too(application: Application) -> None:
    application.session.start(table(2, 4, open_hands=True))
    view, bar = application.window.table.view, application.window.table.bar
    decision = play_until(application, "limit.hand")
    asked = bar.content.sentence
    card = next(choice.card for choice in decision.choices if isinstance(choice, DiscardCard))
    start = view.mapFromScene(view.table.spot_centre(HandCard(card)))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in (12, 24, 36):
        QTest.mouseMove(view.viewport(), start - QPoint(0, step))
    hover(application, MarketSlot(11))
    assert bar.content.sentence == asked
    hover(application, DiscardPile())
    assert bar.content.is_barrier
    there = view.mapFromScene(view.table.spot_centre(DiscardPile()))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=there)
    application.app.processEvents()
    assert application.session.barrier() == "revealed"


def test_the_end_of_the_turn_is_locked_once_cards_will_be_dealt(application: Application) -> None:
    application.session.start(table(2, 4, open_hands=True))
    bar = application.window.table.bar
    decision = play_until(application, "turn.action")
    assert EndTurn() in decision.choices
    assert bar.end_button.barrier == ""  # open hands, and the market is full: it can be undone
    bought = next(choice for choice in decision.choices if isinstance(choice, Purchase))
    hover(application, MarketSlot(bought.slot))
    assert not bar.content.is_barrier
    application.control.choose(bought)
    assert "new cards" in bar.end_button.barrier
    assert bar.undo_button.toolTip().startswith("Undo: Buy ")
    QTest.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    assert bar.end_button.barrier == ""


def test_closed_hands_lock_the_end_of_the_turn_with_the_next_hand(application: Application) -> None:
    application.session.start(table(2, 4))
    bar = application.window.table.bar
    for _ in range(40):
        play(application, 1, seed=5)
        application.control.display.lift_curtain()
        if "their hand" in bar.end_button.barrier:
            break
    other = 1 - application.session.state.active
    assert f"once {('Anna', 'Boris')[other]} has seen their hand" in bar.end_button.barrier
    made = len(application.session.game.past) if application.session.game else 0
    application.control.choose(EndTurn())
    assert application.session.can_undo()
    application.control.display.lift_curtain()
    assert application.session.barrier() == "hand_shown"
    assert made


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "cannot be undone"), ("de", "nicht rückgängig"), ("ru", "Отменить")],
)
def test_it_is_explained_in_the_current_language(
    application: Application, language: str, words: str
) -> None:
    application.session.start(table(2, 4, open_hands=True))
    decision = play_until(application, "turn.action")
    application.control.choose(next(c for c in decision.choices if isinstance(c, Purchase)))
    application.settings.change(language=language)
    application.app.processEvents()
    assert words in application.window.table.bar.end_button.barrier


def test_practice_has_no_locks(application: Application) -> None:
    application.session.start(table(1, 4, wakhan=True), practice=True)
    decision = play_until(application, "turn.action")
    application.control.choose(next(c for c in decision.choices if isinstance(c, Purchase)))
    assert application.window.table.bar.end_button.barrier == ""

"""Warnings at the table: asked in the bar before anything happens, and easily switched off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.control.cautions import caution_of
from pamir_desktop.model import Choice
from pamir_desktop.model.decisions import EndTurn, PlayCard
from pamir_desktop.model.selfplay import Dice
from tests.window.application import USUAL_SIZE, ApplicationMaker, calm_settings, table
from tests.window.person import Person


@pytest.fixture
def warning(applications: ApplicationMaker) -> Application:
    return applications(calm_settings(warnings=True, hints="never"), None, USUAL_SIZE)


def play_until(application: Application, kind: str, wanted: Callable[[Choice], bool]) -> Choice:
    """Random games, until a choice of the person who decides would be warned of."""
    session = application.session
    for seed in range(60):
        dice = Dice(seed)
        with QSignalBlocker(session):
            session.start(table(3, seed))
            while (decision := session.decision) is not None:
                for choice in filter(wanted, decision.choices):
                    caution = caution_of(session.state, decision, choice)
                    if caution is not None and caution.id == kind:
                        session.blockSignals(False)
                        session.replaced.emit()
                        application.control.display.lift_curtain()
                        return choice
                session.choose(dice.pick(decision))
    raise AssertionError("no such choice")


def test_a_card_that_costs_patriots_or_gifts_is_played_only_on_purpose(
    warning: Application, qtbot: QtBot
) -> None:
    # Given a card in hand whose loyalty would cost the player something
    choice = play_until(warning, "loyalty", lambda one: isinstance(one, PlayCard))
    session, bar = warning.session, warning.window.table.bar
    before, decision = session.state, session.decision
    assert decision is not None
    question = bar.sentence()
    person = Person(warning, qtbot)

    # When it is clicked, nothing happens but a question
    person.make(decision, choice)
    assert session.state is before
    assert bar.sentence().startswith("This changes your loyalty to ")
    assert [button.text() for button in bar.buttons][:2] == [
        "Choose something else",
        "Do it anyway",
    ]
    assert not bar.end_button.isEnabled()

    # Then Enter goes back to the question before
    QTest.keyClick(warning.window.table.view, Qt.Key.Key_Return)
    assert session.state is before
    assert bar.sentence() == question

    # And the card is played when the person insists
    warning.control.choose(choice)
    bar.press(2)
    assert session.game is not None
    assert choice in [moment.choice for moment in session.game.past[-2:]]


def test_ending_the_turn_is_questioned_once(warning: Application) -> None:
    # Given a check in the market at which someone else would win
    play_until(warning, "victory", lambda one: one == EndTurn())
    session, bar = warning.session, warning.window.table.bar
    before = session.state

    # When the turn is ended, that is the only question
    bar.end_turn()
    assert session.state is before
    assert bar.sentence().endswith("would win at the next Dominance Check. End the turn anyway?")
    bar.press(1)

    # Then the next attempt asks only about actions left, and the one after ends the turn
    bar.end_turn()
    assert bar.sentence().startswith("End the turn with ")
    bar.press(1)
    assert session.state is not before


def test_warnings_can_be_switched_off_where_they_appear(warning: Application) -> None:
    play_until(warning, "lead", lambda one: one == EndTurn())
    session, bar = warning.session, warning.window.table.bar
    before = session.state
    bar.end_turn()
    assert "can buy the Dominance Check" in bar.sentence()
    bar.press(3)
    assert session.state is not before
    assert not warning.settings.options.warnings

    # And nothing is asked from now on
    choice = play_until(warning, "loyalty", lambda one: isinstance(one, PlayCard))
    before = session.state
    warning.control.choose(choice)
    assert session.state is not before


def test_a_helpful_bonus_action_is_named(warning: Application) -> None:
    play_until(warning, "free", lambda one: one == EndTurn())
    bar = warning.window.table.bar
    bar.end_turn()
    assert bar.sentence().startswith("A bonus action would still help you: ")


def test_another_language_asks_the_same(warning: Application) -> None:
    play_until(warning, "loyalty", lambda one: isinstance(one, PlayCard))
    decision = warning.session.decision
    assert decision is not None
    choice = next(
        one
        for one in decision.choices
        if isinstance(one, PlayCard) and caution_of(warning.session.state, decision, one)
    )
    warning.control.choose(choice)
    bar = warning.window.table.bar
    english = bar.sentence()
    warning.settings.change(language="de")
    assert bar.sentence() != english
    assert bar.question is not None
    assert bar.question.caution is not None

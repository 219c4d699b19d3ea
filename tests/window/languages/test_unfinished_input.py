"""Another language in the middle of an input: what was begun goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pamir_desktop.model.decisions import Choice, PlayCard, ProposeBribe
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.player_kinds import Table
from pamir_desktop.views.rulebook.rules_window import RulesWindow
from pamir_desktop.views.table.spots import HandCard
from tools.screens import SCENES
from tools.stage import Stage

from .stages import settle, stage_at


@pytest.fixture
def stage(qapp: QApplication, tmp_path: Path) -> Iterator[Stage]:
    with stage_at(qapp, tmp_path) as made:
        yield made
        made.tidy()


def speak(stage: Stage, language: str) -> None:
    stage.application.settings.change(language=language)
    settle(stage, stage.window)


def test_a_card_stays_in_the_hand_that_holds_it(stage: Stage) -> None:
    # Given a card that has been picked up
    stage.play("2", 14)
    stage.play_until(lambda: stage.offers(PlayCard))
    decision = stage.application.session.decision
    assert decision is not None
    card = next(choice.card for choice in decision.choices if isinstance(choice, PlayCard))
    view = stage.table.view
    assert view.pointer.pick_up(HandCard(card))
    targets = set(view.table.marks.targets)
    assert targets

    # When the language changes
    speak(stage, "de")

    # Then it is still held, and can still be put where it could be put before
    assert view.held == HandCard(card)
    assert view.table.marks.targets == targets
    before = len(stage.application.session.state.players[decision.seat].hand)
    assert view.pointer.drop(next(iter(targets)))
    QApplication.processEvents()
    assert len(stage.application.session.state.players[decision.seat].hand) == before - 1


def test_a_sum_stays_as_it_was_set(stage: Stage) -> None:
    SCENES["bar-bribe"](stage)
    bar = stage.table.bar
    first = bar.stepper.rupees()
    QTest.mouseClick(bar.stepper.less, Qt.MouseButton.LeftButton)
    chosen = bar.stepper.rupees()
    assert chosen != first
    said = bar.stepper.say.text()

    speak(stage, "ru")

    assert bar.stepper.rupees() == chosen
    assert bar.stepper.touched
    assert bar.stepper.say.text() != said
    sent: list[Choice] = []
    bar.chosen.connect(sent.append)
    bar.agree()
    assert sent == [ProposeBribe(chosen)]


def test_the_question_before_the_end_of_a_turn_stays(stage: Stage) -> None:
    SCENES["bar-end"](stage)
    bar = stage.table.bar
    keys = [button.key for button in bar.buttons]
    speak(stage, "de")
    assert bar.buttons[0].text() == "Zug beenden"
    assert [button.key for button in bar.buttons] == keys


def test_a_search_stays_in_the_rules_and_finds_in_the_new_language(stage: Stage) -> None:
    window = SCENES["rules-bribes"](stage)
    assert isinstance(window, RulesWindow)
    window.search.setText("Bestechungsgeld")
    assert window.nothing.isVisible()
    speak(stage, "de")
    assert window.search.text() == "Bestechungsgeld"
    assert not window.nothing.isVisible()
    assert window.page == "bribes"


def test_what_was_typed_and_chosen_for_a_new_game_stays(stage: Stage) -> None:
    dialog = SCENES["new-game-5"](stage)
    assert isinstance(dialog, NewGameDialog)
    dialog.set_table(Table.HOT_SEAT)
    dialog.set_players(3)
    dialog.rows[0].name.setText("Ottilie")
    dialog.rows[1].name.setText("")
    dialog.rows[1].set_colour(dialog.rows[1].colour())
    dialog.more.seed.setText("12 monkeys")
    assert dialog.rows[1].name.text() == "Blue"

    speak(stage, "de")

    # Then names stay, but a name that was only the colour's speaks the new language
    assert dialog.rows[0].name.text() == "Ottilie"
    assert dialog.rows[1].name.text() == "Blau"
    assert dialog.players == 3
    assert dialog.more.seed.text() == "12 monkeys"
    assert dialog.message.text() == "Der Startwert ist eine Zahl mit höchstens 18\u00a0Ziffern."

"""The first edition at the window: curtain, undo, files, replay, deals, New game."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.games.header import header_of
from pamir_desktop.games.library import LibraryEntry
from pamir_desktop.games.save_format import open_game, save_bytes
from pamir_desktop.games.statistics import statistics
from pamir_desktop.model import new_game, pending
from pamir_desktop.model.first_edition.choices import AcceptDeal, ProposeDeal
from pamir_desktop.model.first_edition.deal import Goods
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.dialogs.deal_dialog import DealDialog
from pamir_desktop.views.games.continue_offer import ContinueOffer
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.statistics_view import StatisticsView
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.facts_item import FactsItem
from pamir_desktop.views.table.first_edition.first_facts_item import FirstFactsItem
from pamir_desktop.views.table.first_edition.first_panel import FirstPanelItem
from pamir_desktop.views.texts.game_texts import GameWords
from pamir_desktop.views.texts.voice import Voice
from tests.window.application import table
from tests.window.first_edition import first_table, without_early_end
from tests.window.languages.words_painted import recorded


def play_to_the_menu(application: Application, choices: int = 0) -> Game:
    """So many choices, then on to the menu of a turn."""
    dice = Dice(3)
    while True:
        application.control.display.lift_curtain()
        decision = application.session.decision
        assert decision is not None
        game = application.session.game
        assert game is not None
        if len(game.past) >= choices and decision.prompt == "first.action":
            return game
        application.session.choose(without_early_end(decision, dice))


@pytest.mark.parametrize("open_hands", [False, True])
def test_loyalties_are_chosen_behind_the_curtain(
    application: Application, open_hands: bool
) -> None:
    application.session.start(first_table(3, open_hands=open_hands))
    for seat in range(3):
        assert application.control.display.handed_to == seat
        application.control.display.lift_curtain()
        decision = application.session.decision
        assert decision is not None
        assert decision.prompt == "first.loyalty"
        application.control.choose(decision.choices[0])
    loyalties = [player.loyalty for player in application.session.state.players]
    assert None not in loyalties


def test_a_choice_is_undone_and_redone(application: Application) -> None:
    application.settings.change(auto_answer=False)
    application.session.start(first_table(3, seed=2))
    game = play_to_the_menu(application)
    decision = application.session.decision
    assert decision is not None
    before = game.state
    application.control.choose(decision.choices[0])
    after = game.state
    application.control.undo()
    assert game.state == before
    application.control.redo()
    assert game.state == after


def test_a_saved_game_is_the_same_game(application: Application, tmp_path: Path) -> None:
    application.session.start(first_table(4, options=FirstEditionOptions(badal=True)))
    game = play_to_the_menu(application, 60)
    file = tmp_path / "first.pamir"
    file.write_bytes(save_bytes(game.record()))
    again = open_game(file).game
    assert again.state == game.state
    assert pending(again.state) == pending(game.state)


def test_a_game_is_replayed(application: Application) -> None:
    application.session.start(first_table(2, seed=6))
    play_to_the_menu(application, 30)
    application.replay.start()
    assert application.control.display.is_watching
    application.replay.leave()
    assert not application.control.display.is_watching


def test_a_deal_changes_hands_when_the_other_accepts(
    application: Application, qtbot: QtBot
) -> None:
    application.session.start(first_table(2, seed=6))
    game = play_to_the_menu(application)
    state = game.state
    seat = state.active
    dialog = DealDialog(
        application.control.display.position().state,
        lambda seat: state.players[seat].hand,
        application.session.why_not,
        Style(),
        application.window,
    )
    qtbot.addWidget(dialog)
    assert not dialog.offer.isEnabled()  # a deal must contain something
    assert dialog.offer.toolTip()
    assert not dialog.message.text()  # but it does not begin with a warning
    voice, other = Voice(state.setup), Seat(1 - seat)
    assert dialog.gives.title.text() == f"{voice.player(seat)} gives"
    assert dialog.takes.title.text() == f"{voice.player(other)} gives"
    # the one who is not active pays, whoever offers
    promise = f"{voice.player(other)} sets rupees aside for something {voice.player(seat)} does"
    assert dialog.promises.text() == promise
    dialog.partner.setCurrentIndex(seat)
    assert dialog.message.text()  # a deal with oneself
    dialog.proposer.setCurrentIndex(other)
    assert dialog.promises.text() == promise
    dialog.proposer.setCurrentIndex(seat)
    dialog.partner.setCurrentIndex(other)
    dialog.gives.rupees.setValue(1)
    assert dialog.offer.isEnabled()
    dialog.chosen.connect(application.control.propose)
    dialog.offer.click()
    assert dialog.gives.cards.isHidden()  # no one has a hand card
    question = application.window.table.bar.content.sentence
    assert "You receive: 1" in question  # who answers sees what is offered
    assert "You give: nothing" in question
    assert game.past[-1].choice == ProposeDeal(seat, other, Goods(1), Goods())
    purse = game.state.players[other].rupees
    application.control.choose(AcceptDeal())
    assert game.state.players[other].rupees == purse + 1
    assert application.session.barrier() is not None  # an answer of another player


def test_new_game_offers_it_to_people_only(application: Application, qtbot: QtBot) -> None:
    dialog = NewGameDialog(table(3), Style(), application.window)
    qtbot.addWidget(dialog)
    box = dialog.more.edition
    assert dialog.setup().first_edition is None
    box.plays.setChecked(True)
    box.options["weak_states"].setChecked(True)
    assert dialog.setup().first_edition == FirstEditionOptions()  # three are too few for it
    dialog.set_players(4)
    assert dialog.setup().first_edition == FirstEditionOptions(weak_states=True)
    with_wakhan = NewGameDialog(table(1, wakhan=True), Style(), application.window)
    qtbot.addWidget(with_wakhan)
    assert not with_wakhan.more.edition.plays.isEnabled()
    assert "Wakhan" in with_wakhan.more.edition.about.text()


def test_the_table_turns_to_the_edition_of_its_game(application: Application) -> None:
    scene = application.window.table.view.table
    application.session.start(first_table(3))
    assert isinstance(scene.facts, FirstFactsItem)
    application.session.start(table(3))
    assert type(scene.facts) is FactsItem


def finished_game() -> Game:
    """A whole random game."""
    setup = first_table(3, seed=4)
    game, dice = Game(setup, new_game(setup)), Dice(4)
    while (decision := pending(game.state)) is not None:
        game.choose(without_early_end(decision, dice))
    return game


def test_a_long_name_gives_way_to_the_influence_in_all_coalitions(
    application: Application,
) -> None:
    setup = first_table(5)
    chairs = tuple(evolve(chair, name=f"Konstantin {chair.name}") for chair in setup.seats)
    application.session.start(evolve(setup, seats=chairs))
    play_to_the_menu(application)
    view = application.window.table.view
    panels = [item for item in view.scene().items() if isinstance(item, FirstPanelItem)]
    assert len(panels) == 5
    for panel in panels:
        with recorded() as recorder:
            picture = QPixmap(panel.box.size().toSize())
            painter = QPainter(picture)
            panel.render(painter)
            painter.end()
        upper = panel.box.height() / 2
        line = [one.text for one in recorder.painted if one.rect.center().y() < upper]
        assert sum(text[-1:].isdigit() for text in line) == 3, line


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "First edition (2015), adapted"),
        ("de", "Erste Ausgabe (2015), bearbeitet"),
        ("ru", "Первое издание (2015), в\xa0обработке"),
    ],
)
def test_title_lists_and_statistics_name_the_edition(
    application: Application, qtbot: QtBot, language: str, name: str
) -> None:
    application.settings.change(language=language)
    application.session.start(table(3))
    assert name not in application.window.windowTitle()
    application.session.start(first_table(3))
    assert name in application.window.windowTitle()
    assert name.replace("\xa0", " ") in application.files._name(".md")

    # a saved game, in the list and on the start page
    game = finished_game()
    header = header_of(game.identity, game.state, game.made)
    entry = LibraryEntry(Path("a.pamir"), header, None, 0.0)
    words = GameWords(entry, on_table=False)
    assert name in words.line()
    assert name in words.options()
    assert "0:0" not in words.standing()
    application.window.pages.start.show_offer(ContinueOffer.of(game.setup))
    assert name in application.window.pages.start.subtitle()

    # the statistics
    view = StatisticsView(statistics([header]), Style(), application.window)
    qtbot.addWidget(view)
    texts = [label.text() for label in view.findChildren(QLabel)]
    assert name in texts
    assert not any("VP" in text for text in texts)

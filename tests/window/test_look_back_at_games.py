"""Looking back in the window: from the end of a game, from saved games, and in the exported log."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.bots.hints import hints
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.looking_back import TurnChances, Turning, look_back
from pamir_desktop.control.look_back_control import can_look_back, own_knowledge, turn_played
from pamir_desktop.model import new_game
from pamir_desktop.model.decisions import DeclineBribe, PayBribe, PlayCard, ProposeBribe, Withdraw
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.dialogs.message_box import MessageBox
from pamir_desktop.views.ending.look_back_view import LookBackView, wanted_size
from pamir_desktop.views.game_menu import ExportKind
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.look_back_lines import LookBackLines
from tests.model import positions
from tests.model.given import ANNA, BORIS
from tests.window.application import play_to_the_end, table
from tests.window.saved_games import Opener
from tools.attacks.sample_games import played

PATIENCE = 120_000


def finished(application: Application, seed: int = 5) -> None:
    application.session.start(table(3, seed))
    play_to_the_end(application, Dice(seed))
    application.checks.skip()


def looked_back(application: Application) -> LookBackView:
    view = application.looking_back.view
    assert view is not None
    return view


def test_the_end_of_a_game_leads_to_its_chances(application: Application, qtbot: QtBot) -> None:
    # Given a game that is over
    finished(application)
    over = application.window.table.game_over

    # When the person looks back
    QTest.mouseClick(over.look_back_button, Qt.MouseButton.LeftButton)
    view = looked_back(application)

    # Then there is a line for every player, which ends at 0 or 100 percent, and says what it is
    game = application.session.game
    assert game is not None
    found = look_back(game)
    lines = view.plotted().lines
    assert [line.name for line in lines] == ["Anna", "Boris", "Clara"]
    assert sorted(line.values[-1] for line in lines)[-1] == 100
    scored = [
        moment.state.turn
        for moment in game.past
        for entry in moment.log
        if entry.id == "check.scored"
    ]
    assert list(view.plotted().checks) == scored
    assert scored
    assert "fitted to games between computer players" in view.about.text()
    assert "Dashed vertical lines" in view.about.text()
    assert view.turnings.text().count("<a href=") == len(found.turnings) > 0
    view.close()


def test_without_a_check_no_line_is_spoken_of(application: Application) -> None:
    finished(application)
    application.show_look_back()
    view = looked_back(application)
    content = view.content._replace(checks=())
    other = LookBackView(content, view._style, application.window)
    assert "Dashed" not in other.about.text()
    view.close()


@pytest.mark.parametrize(
    ("window", "scale", "wanted"),
    [
        (QSize(1024, 700), 1.0, QSize(980, 760)),
        (QSize(1280, 800), 1.0, QSize(1178, 760)),
        (QSize(2560, 1440), 1.0, QSize(1280, 960)),
        (QSize(2560, 1440), 2.0, QSize(2356, 1520)),
    ],
)
def test_a_large_window_has_room_for_more_of_it(window: QSize, scale: float, wanted: QSize) -> None:
    assert wanted_size(window, Style(scale=scale)) == wanted


def test_expert_says_what_it_would_have_played(application: Application, qtbot: QtBot) -> None:
    finished(application)
    application.show_look_back()
    view, game = looked_back(application), application.session.game
    assert game is not None
    own = look_back(game).own
    assert own
    assert "Expert is thinking about it: 0%" in view.own.text()
    qtbot.waitUntil(lambda: not application.looking_back.is_thinking, timeout=PATIENCE)

    first = hints(own_knowledge(game, own[0]))[0]
    lines = LookBackLines(view.content)
    assert view.own.text().count("Expert would have ") == len(own)
    advice = view._advice[0]
    assert advice.hint is not None
    assert advice.hint.choice == first.choice
    assert lines.advice(view.content.own[0], advice)
    view.close()


def test_advice_knows_nothing_that_happened_later() -> None:
    """Two players swap hands in this game: before that no one knew of it."""
    game = played(random_setup(3, 11))
    misled = 0
    for before, after in pairwise(look_back(game).curve):
        past = played(random_setup(3, 11), before.moment)
        known = knowledge_of(past.state, before.seat, past.log)
        assert own_knowledge(game, Turning(before, after, before.seat)) == known
        misled += knowledge_of(past.state, before.seat, game.log) != known
    assert misled, "the whole log would say something else"


def test_what_a_bribe_prevented_was_not_played() -> None:
    # Given a turn in which a card was played only after a bribe had been refused and withdrawn
    state = positions.of_a_bribe()
    game = Game(state.setup, state)
    play = PlayCard(CardId(2))
    for choice in (play, Withdraw(), play, ProposeBribe(0), DeclineBribe(), play, PayBribe(2)):
        game.choose(choice)

    # When the turn is looked back at, then the card was played once
    before = TurnChances(state.turn, 0, ANNA, (50, 30, 20))
    after = TurnChances(state.turn + 1, len(game.past), BORIS, (30, 50, 20))
    steps = turn_played(game, Turning(before, after, ANNA))
    assert [step.choice for step in steps] == [play]
    assert steps[0].state.declined_bribes == 1


def test_a_turning_point_leads_into_the_replay(application: Application) -> None:
    finished(application)
    application.show_look_back()
    view = looked_back(application)
    point = view.content.turnings[0]
    game = application.session.game
    assert game is not None
    start = game.position(point.moment)
    assert (start.turn, start.active) == (point.turn, point.active)
    assert game.position(point.moment - 1).turn == point.turn - 1, "the turn has just begun"
    view.turnings.linkActivated.emit(f"moment:{point.moment}")
    assert application.replay.is_shown
    assert application.replay.moment == point.moment
    assert application.looking_back.view is None


def test_closing_the_view_stops_the_thought(application: Application) -> None:
    finished(application)
    application.show_look_back()
    view = looked_back(application)
    assert application.looking_back.advice.worker.process.pid
    view.close_button.click()
    assert application.looking_back.advice.worker.process.pid == 0


def test_while_several_people_play_no_hand_is_spoken_of(application: Application) -> None:
    application.session.start(table(3, 5))
    dice = Dice(5)
    for _ in range(120):
        decision = application.session.decision
        assert decision is not None
        application.session.choose(dice.pick(decision))
    application.control.display.lift_curtain()
    application.show_look_back()
    view = looked_back(application)
    assert view.content.own == ()
    assert len(view.plotted().lines) == 3
    view.close()


def test_a_game_without_a_past_is_answered(application: Application) -> None:
    application.session.start(table(3, 1))
    application.window.menus.game.actions["look_back"].trigger()
    assert application.looking_back.view is None
    (box,) = application.window.findChildren(MessageBox)
    assert box.text() == "Nothing has been played yet."
    box.close()


def test_the_first_edition_is_not_looked_back_at() -> None:
    setup = evolve(table(3, 1), first_edition=FirstEditionOptions())
    assert not can_look_back(Game(setup, new_game(setup)))


def test_saved_games_can_be_looked_back_at(opened: Opener, qtbot: QtBot) -> None:
    application = opened()
    finished(application)
    application.files.close()
    assert application.session.game is None
    application.games.show()
    browser = application.games.browser
    assert browser is not None
    qtbot.waitUntil(lambda: browser.list.count() == 1)
    browser.list.setCurrentRow(0)
    QTest.mouseClick(browser.buttons["look_back"], Qt.MouseButton.LeftButton)
    view = looked_back(application)
    assert view.isVisible()
    view.close()


def test_the_exported_log_has_the_chances(
    application: Application, tmp_path: Path, qtbot: QtBot
) -> None:
    finished(application)
    game = application.session.game
    assert game is not None
    application.show_look_back()  # what it finds is not asked for again
    qtbot.waitUntil(lambda: not application.looking_back.is_thinking, timeout=PATIENCE)
    looked_back(application).close()
    for kind, mark in ((ExportKind.TEXT, "  Turn "), (ExportKind.MARKDOWN, "- Turn ")):
        path = tmp_path / f"log{kind.value}"
        application.files._export(kind, path)
        text = path.read_text(encoding="utf-8")
        head, _, tail = text.partition("Looking back")
        assert "Turn" in head
        assert tail.count(mark) >= len(look_back(game).curve)


def exported(application: Application, path: Path, kind: ExportKind = ExportKind.TEXT) -> str:
    application.files._export(kind, path)
    QApplication.processEvents()
    return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Expert would have "), ("de", "Der Experte hätte "), ("ru", "Эксперт ")],
)
def test_the_exported_log_waits_for_the_advice(
    application: Application, tmp_path: Path, qtbot: QtBot, language: str, words: str
) -> None:
    # Given a game that is over, at which no one has looked back
    application.settings.change(language=language)
    finished(application)
    game = application.session.game
    assert game is not None
    own = look_back(game).own
    assert own
    path = tmp_path / "log.txt"

    # When its log is exported
    assert exported(application, path) == ""
    dialog = application.looking_back.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.bar.maximum() == 100 * len(own)
    qtbot.waitUntil(path.exists, timeout=PATIENCE)

    # Then it says what Expert would have played, in the current language, and the worker is gone
    assert application.looking_back.dialog is None
    assert application.looking_back.advice.worker.process.pid == 0
    text = path.read_text(encoding="utf-8")
    assert text.count(words) == len(own)

    # And it is known from now on: neither the next export nor the view waits
    path.unlink()
    assert exported(application, path, ExportKind.MARKDOWN).count(f"- {words}") == len(own)
    application.show_look_back()
    assert not application.looking_back.is_thinking
    assert looked_back(application).own.text().count(words) == len(own)
    looked_back(application).close()


def test_whoever_does_not_wait_gets_the_log_without_advice(
    application: Application, tmp_path: Path
) -> None:
    finished(application)
    path = tmp_path / "log.txt"
    assert exported(application, path) == ""
    dialog = application.looking_back.dialog
    assert dialog is not None
    QTest.mouseClick(dialog.skip_button, Qt.MouseButton.LeftButton)
    text = path.read_text(encoding="utf-8")
    assert "Played: " in text
    assert "Expert would have" not in text
    assert application.looking_back.advice.worker.process.pid == 0


def test_another_language_says_the_same(application: Application) -> None:
    finished(application)
    application.show_look_back()
    view = looked_back(application)
    application.settings.change(language="de")
    QApplication.processEvents()
    assert view.title.text() == "Rückblick"
    assert view.plotted().turn_word == "Zug"
    view.close()

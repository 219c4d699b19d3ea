"""Games against computer players through the real window, with the real worker process."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.thinking import choose
from pamir_desktop.control.wakhan_playback import acting_card
from pamir_desktop.model import SeatSetup, Setup, State
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.settings import Pace
from tests.window.application import USUAL_SIZE, ApplicationMaker, calm_settings, sensible
from tests.window.person import Person
from tests.window.saved_games import Opener

PATIENCE = 30_000


def against_bots(
    people: int = 1, bots: int = 2, level: Level = Level.NOVICE, seed: int = 5
) -> Setup:
    names = ("Anna", "Boris", "Clara")[:people]
    chairs = [SeatSetup(name, Colour(place)) for place, name in enumerate(names)]
    chairs += [
        SeatSetup(f"Bot {place}", Colour(place), bot=Bot(level, seed=place))
        for place in range(people, people + bots)
    ]
    return Setup(chairs, seed=seed)


def wait_for_a_person(application: Application, qtbot: QtBot) -> None:
    """Until a person can decide, or the game is over."""

    def waits() -> bool:
        application.checks.skip()
        decision = application.session.decision
        return decision is None or application.control.display.bot_decision() is None

    qtbot.waitUntil(waits, timeout=PATIENCE)


def wait_for_a_bot(application: Application, qtbot: QtBot) -> State:
    """Play at random until a bot has to decide in its own turn; the position before it does."""
    dice = Dice(1)
    session = application.session
    while True:
        wait_for_a_person(application, qtbot)
        decision = session.decision
        assert decision is not None
        choice = EndTurn() if EndTurn() in decision.choices else sensible(decision, dice)
        application.control.choose(choice)
        bots = application.control.display.bot_decision()
        if bots is not None and session.state.active == bots.seat:
            return session.state


def is_over(application: Application) -> bool:
    application.checks.skip()
    return application.session.decision is None


def test_a_whole_game_against_two_novices(application: Application, qtbot: QtBot) -> None:
    # Given a person against two computer players
    application.session.start(against_bots())
    person, dice = Person(application, qtbot), Dice(3)

    # When the person answers every question put to them by mouse and keys, to the end
    while True:
        wait_for_a_person(application, qtbot)
        person.watch_checks()
        decision = application.session.decision
        if decision is None:
            break
        assert decision.seat == 0
        assert not application.window.table.curtain.isVisible()
        person.make(decision, sensible(decision, dice))

    # Then the bots have decided for themselves what their seats would have decided anywhere
    game = application.session.game
    assert game is not None
    assert game.state.result is not None
    assert application.window.table.game_over.isVisible()
    first = next(moment for moment in game.past if moment.seat == 1)
    bot = game.setup.seats[1].bot
    assert bot is not None
    assert first.choice == choose(knowledge_of(first.state, Seat(1)), bot).choice


def test_hands_of_bots_stay_hidden(application: Application, qtbot: QtBot) -> None:
    application.session.start(against_bots(seed=8))
    for _ in range(2):
        wait_for_a_bot(application, qtbot)
    wait_for_a_person(application, qtbot)
    position = application.window.table.view.table.position
    assert position is not None
    assert position.hand_shown
    assert position.seat == 0
    hands = [player.hand for player in application.session.state.players]
    assert any(hands[1] + hands[2])
    for seat in (1, 2):
        assert not any(card in position.state.players[seat].hand for card in hands[seat])


def test_undo_goes_back_to_the_persons_own_decision(application: Application, qtbot: QtBot) -> None:
    # Given a game for practice, in which bots have decided since the person did
    application.session.start(against_bots(), practice=True)
    wait_for_a_bot(application, qtbot)
    wait_for_a_person(application, qtbot)
    game = application.session.game
    assert game is not None
    assert game.past[-1].seat != 0
    own = next(moment for moment in reversed(game.past) if moment.seat == 0)

    # When the choice is undone, and done again
    after = application.session.state
    application.control.undo()
    undone = application.session.state
    application.control.redo()

    # Then the person decides again, and afterwards everything is as it was
    assert undone == own.state
    assert application.session.state == after


def test_undo_while_a_bot_thinks_drops_its_thought(application: Application, qtbot: QtBot) -> None:
    application.session.start(against_bots(level=Level.EXPERT), practice=True)
    before = wait_for_a_bot(application, qtbot)
    application.control.undo()
    assert application.control.display.bot_decision() is None
    own = application.session.state
    qtbot.wait(300)
    assert application.session.state is own is not before


def test_a_killed_worker_is_replaced_and_the_decision_is_the_same(
    application: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a bot that is thinking, and that only a worker may think
    monkeypatch.delattr("pamir_desktop.control.bot_process.answered_here")
    application.session.start(against_bots())
    before = wait_for_a_bot(application, qtbot)
    killed = application.bots.process.pid
    made = application.session.game.made if application.session.game else 0

    # When its process is killed
    os.kill(killed, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    wait_for_a_person(application, qtbot)

    # Then another one has thought again, with the same answer
    game = application.session.game
    assert game is not None
    assert application.bots.process.pid not in {0, killed}
    moment = game.past[made]
    assert moment.state is before
    bot = game.setup.seats[moment.seat].bot
    assert bot is not None
    log = [entry for earlier in game.past[:made] for entry in earlier.log]
    assert moment.choice == choose(knowledge_of(before, moment.seat, log), bot).choice


def test_a_worker_that_never_starts_does_not_stop_the_game(
    application: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pamir_desktop.control.bot_process.worker_command", lambda: ["/no/such"])
    application.session.start(against_bots())
    wait_for_a_bot(application, qtbot)
    wait_for_a_person(application, qtbot)
    assert application.session.game is not None
    assert application.session.game.past[-1].seat != 0


def test_a_game_with_bots_is_saved_and_goes_on(
    opened: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    # Given a game that is saved while a bot thinks, and closed
    first = opened()
    first.session.start(against_bots(level=Level.SKILLED))
    state = wait_for_a_bot(first, qtbot)
    path = tmp_path / "bots.pamir"
    first.session.save(path)
    first.window.close()

    # When it is opened again
    second = opened()
    second.files.open(path)
    assert second.session.state == state

    # Then the bots go on where they were
    wait_for_a_person(second, qtbot)
    assert second.session.game is not None
    assert second.session.game.past[-1].seat != 0


def test_another_game_during_a_thought_is_untouched(application: Application, qtbot: QtBot) -> None:
    application.session.start(against_bots(level=Level.EXPERT))
    wait_for_a_bot(application, qtbot)
    application.session.start(against_bots(people=2, bots=0))
    state = application.session.state
    qtbot.wait(300)
    assert application.session.state is state
    assert application.bots.process.pid == 0  # no bots, no worker


def test_no_curtain_falls_for_a_bot(application: Application, qtbot: QtBot) -> None:
    application.session.start(against_bots(people=2, bots=1))
    curtain, control = application.window.table.curtain, application.control
    dice = Dice(2)
    fell: set[Seat] = set()
    control.display.curtain_raised.connect(lambda seat: fell.add(Seat(seat)))
    for _ in range(60):
        wait_for_a_person(application, qtbot)
        if curtain.isVisible():
            control.display.lift_curtain()
        decision = application.session.decision
        if decision is None:
            break
        control.choose(sensible(decision, dice))
    assert fell == {0, 1}


def test_bots_alone_can_be_watched(application: Application, qtbot: QtBot) -> None:
    application.session.start(against_bots(people=0, bots=3))
    qtbot.waitUntil(lambda: is_over(application), timeout=4 * PATIENCE)
    assert application.session.state.result is not None


def test_step_by_step_waits_for_a_click(applications: ApplicationMaker, qtbot: QtBot) -> None:
    # Given the pace at which every action needs a click
    application = applications(calm_settings(pace=Pace.STEP), None, USUAL_SIZE)
    application.session.start(against_bots())
    bar = application.window.table.bar
    before = wait_for_a_bot(application, qtbot)

    # When the bot has thought and nothing is clicked, nothing happens
    qtbot.wait(500)
    assert application.session.state is before

    # Then Next shows the next action, and Skip the rest
    bar.press(1)
    qtbot.waitUntil(lambda: application.session.state is not before, timeout=PATIENCE)
    bar.press(3)
    wait_for_a_person(application, qtbot)


def test_escape_hurries_a_bot(applications: ApplicationMaker, qtbot: QtBot) -> None:
    application = applications(calm_settings(pace=Pace.STEP), None, USUAL_SIZE)
    application.session.start(against_bots())
    wait_for_a_bot(application, qtbot)
    QTest.keyClick(application.window.table.view, Qt.Key.Key_Escape)
    wait_for_a_person(application, qtbot)


def test_the_bar_says_who_thinks_and_how_far(application: Application, qtbot: QtBot) -> None:
    application.session.start(against_bots(level=Level.EXPERT))
    wait_for_a_bot(application, qtbot)
    bar = application.window.table.bar
    application.bots.thinking.emit(40)
    assert bar.sentence() == "Bot 1 is thinking: 40%"
    wait_for_a_person(application, qtbot)
    assert "thinking" not in bar.sentence()


def test_why_stops_the_turn_and_gives_reasons(applications: ApplicationMaker, qtbot: QtBot) -> None:
    # Given a bot whose turn is followed step by step
    application = applications(calm_settings(pace=Pace.STEP), None, USUAL_SIZE)
    application.session.start(against_bots(level=Level.SKILLED))
    bar = application.window.table.bar
    wait_for_a_bot(application, qtbot)
    bar.press(1)
    qtbot.waitUntil(lambda: any(button.key == 4 for button in bar.buttons), timeout=PATIENCE)
    before = application.session.state

    # When it is asked why
    bar.press(4)

    # Then the bar says what the bot expects, and nothing goes on until the next click
    assert "Bot 1 expects to gain: " in bar.sentence()
    qtbot.wait(300)
    assert application.session.state is before
    bar.press(3)
    wait_for_a_person(application, qtbot)


def test_the_card_a_bot_acts_with_is_shown_in_the_details(
    applications: ApplicationMaker, qtbot: QtBot
) -> None:
    # Given a bot whose turn is followed step by step
    application = applications(calm_settings(pace=Pace.STEP), None, USUAL_SIZE)
    application.session.start(against_bots())
    wait_for_a_bot(application, qtbot)
    game = application.session.game
    assert game is not None

    # When it does something with a card
    card = None
    while card is None:
        logged = len(game.log)
        with qtbot.waitSignal(application.session.advanced, timeout=PATIENCE):
            application.bots.next_step()
        card = acting_card(game.log[logged:])

    # Then its details are shown
    facts = application.window.table.side.inspector.facts
    assert facts is not None
    assert facts.card == card
    application.bots.finish()
    wait_for_a_person(application, qtbot)


def test_reasons_can_be_read_after_the_turn(application: Application, qtbot: QtBot) -> None:
    # Given a person who has to decide again after the turns of two bots
    application.session.start(against_bots(level=Level.SKILLED))
    turn = wait_for_a_bot(application, qtbot).turn
    wait_for_a_person(application, qtbot)
    table = application.window.table
    log = table.side.log
    assert f"reasons:{turn}" in log.toHtml()

    # When the link in the heading of a bot's turn is chosen
    log.link_chosen.emit(f"reasons:{turn}")

    # Then the bar says why, and the person's own turn goes on
    assert "Bot 1 expects to gain: " in table.bar.sentence()
    decision = application.session.decision
    assert decision is not None
    application.control.choose(decision.choices[0])
    assert "expects to gain" not in table.bar.sentence()


def test_an_opened_game_has_no_reasons_of_past_turns(
    opened: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    application = opened()
    application.session.start(against_bots(level=Level.SKILLED))
    turn = wait_for_a_bot(application, qtbot).turn
    wait_for_a_person(application, qtbot)
    path = tmp_path / "bots.pamir"
    application.session.save(path)
    application.files.close()
    application.files.open(path)
    application.window.table.side.log.link_chosen.emit(f"reasons:{turn}")
    assert application.window.table.bar.sentence() == "Bot 1 gave no reasons for that turn."

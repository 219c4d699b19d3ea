"""What happened since a player's last turn, on the curtain and played back before it lifts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.control.turn_recap import (
    RECAP_LINES,
    actions_of_others,
    recap_items,
    steps_since,
)
from pamir_desktop.model import LogEntry
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    Args,
    CounterBribe,
    DeclineBribe,
    EndTurn,
    PlayCard,
    ProposeBribe,
)
from pamir_desktop.model.history import Game, Moment
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import HIDDEN, CardId
from pamir_desktop.model.turn_changes import TurnChange
from pamir_desktop.settings import Speed
from pamir_desktop.views.art.text_fit import LEGIBLE
from pamir_desktop.views.prompt.curtain import HOLD
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.texts.change_lines import change_items
from pamir_desktop.views.texts.voice import Voice
from tests.model import given, positions
from tests.model.given import ANNA, BORIS
from tests.window.application import sensible, table
from tests.window.languages.words_painted import recorded
from tests.window.table_positions import show_state
from tools.scene_check import compare_scene


def bought(seat: int, slot: int) -> LogEntry:
    args: Args = {
        "seat": seat,
        "card": given.FULL_TOP[slot],
        "slot": slot,
        "price": slot,
        "gained": 0,
    }
    return LogEntry("card.bought", args)


def cleanup(seat: int) -> LogEntry:
    return LogEntry("turn.cleanup", {"seat": seat})


def game_with(*groups: tuple[LogEntry, ...]) -> Game:
    """A game in which every choice logged one of these groups."""
    state = given.table()
    past = [Moment(state, EndTurn(), group) for group in groups]
    return Game(state.setup, state, past)


def test_the_curtain_lists_what_others_did_since_ones_last_turn() -> None:
    game = game_with((bought(ANNA, 0), cleanup(ANNA)), (bought(BORIS, 2), cleanup(BORIS)))
    [item] = actions_of_others(game, ANNA)
    assert item.text.startswith("Boris buys “Khyber Pass”")
    assert actions_of_others(game, BORIS) == []


def test_the_curtain_lists_only_the_last_things_and_none_of_the_details() -> None:
    detail = LogEntry("cylinder.placed", {"cylinder": 0, "origin": 0, "place": 9})
    slots = [slot % 6 for slot in range(RECAP_LINES + 2)]
    game = game_with(*((bought(BORIS, slot), detail) for slot in slots))
    single = [actions_of_others(game_with((bought(BORIS, slot),)), ANNA) for slot in slots[2:]]
    assert actions_of_others(game, ANNA) == [item for items in single for item in items]


def test_the_curtain_shows_these_lines(hung: Application) -> None:
    game, seat = hung.session.game, hung.control.display.handed_to
    assert game is not None
    assert hung.window.table.curtain.recap == recap_items(game, seat) != []


def to_the_curtain(application: Application, turns: int) -> None:
    """Until so many curtains have been lifted and another one hangs."""
    application.session.start(table(3, seed=2))
    dice = Dice(3)
    for _ in range(900):
        if not application.window.table.curtain.isHidden():
            if turns == 0:
                return
            turns -= 1
            application.control.display.lift_curtain()
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
    pytest.fail("the curtain never hung")


@pytest.fixture
def hung(application: Application) -> Iterator[Application]:
    to_the_curtain(application, 4)
    application.window.activateWindow()
    assert application.window.table.curtain.replay_button.isVisible()
    yield application
    application.recap.stop()


def shown_during(application: Application) -> list[Position]:
    """Every position that is shown from now on."""
    found: list[Position] = []
    application.control.display.position_changed.connect(found.append)
    return found


def assert_closed(positions: list[Position]) -> None:
    for position in positions:
        assert not position.hand_shown
        assert position.decision is None
        assert all(set(player.hand) <= {HIDDEN} for player in position.state.players)
        assert set(position.state.deck) <= {HIDDEN}


def test_it_plays_everything_since_ones_last_turn_and_shows_no_hand(
    hung: Application, qtbot: QtBot
) -> None:
    game = hung.session.game
    assert game is not None
    seat = hung.control.display.handed_to
    before, scenes = steps_since(game, seat)
    assert len(scenes) > 3
    seen = shown_during(hung)
    QTest.mouseClick(hung.window.table.curtain.replay_button, Qt.MouseButton.LeftButton)
    assert hung.recap.is_playing
    assert hung.window.table.curtain.isHidden()
    for scene in scenes[1:]:
        hung.recap.next_step()
        hung.window.table.view.motion.finish()
        compare_scene(hung.window.table.view.table, scene.state)
        assert hung.window.table.bar.content.sentence.startswith("Replay: ")
    assert [position.seat for position in seen] == [seat] * (len(scenes) + 1)
    assert_closed(seen)
    assert seen[0].state.turn == before.turn
    hung.recap.next_step()
    assert not hung.recap.is_playing
    assert not hung.window.table.curtain.isHidden()
    assert hung.control.display.handed_to == seat
    assert_closed(seen)
    compare_scene(hung.window.table.view.table, hung.session.state)


def test_the_playback_begins_with_the_state_after_ones_last_turn(hung: Application) -> None:
    game, seat = hung.session.game, hung.control.display.handed_to
    assert game is not None
    before, _ = steps_since(game, seat)
    end = next(moment for moment in reversed(game.past) if cleanup(seat) in moment.log)
    assert before.turn == end.state.turn > game.position(0).turn
    assert before.players[seat].hand == end.state.players[seat].hand != []


def test_what_is_shown_begins_after_ones_last_turn(hung: Application) -> None:
    game = hung.session.game
    assert game is not None
    seat = hung.control.display.handed_to
    _, scenes = steps_since(game, seat)
    logged = [entry for scene in scenes for entry in scene.entries]
    whole = [*game.first_log, *game.log]
    assert logged == whole[-len(logged) :]
    own = [entry for entry in logged if entry.id == "turn.cleanup" and entry.args["seat"] == seat]
    assert not own
    before = whole[: -len(logged)]
    assert any(entry.id == "turn.cleanup" and entry.args["seat"] == seat for entry in before)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_F7])
def test_any_key_is_enough_of_it_and_does_nothing_else(hung: Application, key: Qt.Key) -> None:
    log = hung.window.menus.actions["log"].isChecked()
    QTest.keyClick(hung.window.table.curtain, Qt.Key.Key_1)
    assert hung.recap.is_playing
    QTest.keyClick(hung.window.table.view, key)
    assert not hung.recap.is_playing
    assert not hung.window.table.curtain.isHidden()
    assert hung.window.menus.actions["log"].isChecked() == log
    position = hung.window.table.view.table.position
    assert position is not None
    assert_closed([position])


def test_any_click_is_enough_of_it(hung: Application) -> None:
    QTest.keyClick(hung.window.table.curtain, Qt.Key.Key_1)
    made = len(hung.session.game.past) if hung.session.game else 0
    viewport = hung.window.table.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(700, 300))
    assert not hung.recap.is_playing
    assert hung.session.game is not None
    assert len(hung.session.game.past) == made
    assert not hung.window.table.curtain.isHidden()


def test_nothing_can_be_chosen_meanwhile(hung: Application) -> None:
    decision = hung.session.decision
    assert decision is not None
    QTest.keyClick(hung.window.table.curtain, Qt.Key.Key_1)
    hung.control.choose(decision.choices[0])
    assert hung.session.decision == decision


def test_things_travel(hung: Application) -> None:
    hung.settings.change(animation=Speed.SLOW)
    QTest.keyClick(hung.window.table.curtain, Qt.Key.Key_1)
    moved = hung.window.table.view.motion.is_running
    for _ in range(len(hung.recap._steps)):
        hung.recap.next_step()
        moved = moved or hung.window.table.view.motion.is_running
    assert moved
    hung.recap.stop()
    assert not hung.window.table.view.motion.is_running


def test_it_goes_on_by_itself(hung: Application, qtbot: QtBot) -> None:
    QTest.keyClick(hung.window.table.curtain, Qt.Key.Key_1)
    left = len(hung.recap._steps)
    qtbot.waitUntil(lambda: len(hung.recap._steps) < left, timeout=5000)


def test_afterwards_the_curtain_is_lifted_as_ever(hung: Application, qtbot: QtBot) -> None:
    curtain, seat = hung.window.table.curtain, hung.control.display.handed_to
    QTest.keyClick(curtain, Qt.Key.Key_1)
    hung.recap.stop()
    with qtbot.waitSignal(curtain.lifted, timeout=HOLD + 3000):
        QTest.keyPress(curtain, Qt.Key.Key_Return)
    position = hung.window.table.view.table.position
    assert position is not None
    assert position.hand_shown
    assert position.seat == seat


def test_closing_the_game_ends_it(hung: Application) -> None:
    QTest.keyClick(hung.window.table.curtain, Qt.Key.Key_1)
    hung.session.start(table(2, open_hands=True))
    assert not hung.recap.is_playing
    assert hung.window.table.curtain.isHidden()


def test_losses_come_first_on_the_curtain(application: Application) -> None:
    application.session.start(table(3, seed=2))
    dice, found = Dice(3), 0
    for _ in range(400):
        decision = application.session.decision
        if decision is None:
            break
        if not application.window.table.curtain.isHidden():
            losses = [item.is_loss for item in application.window.table.curtain.recap]
            assert losses == sorted(losses, reverse=True)
            found += any(losses)
        application.control.display.lift_curtain()
        application.control.choose(sensible(decision, dice))
        application.checks.skip()
    assert found


def test_in_the_middle_of_a_turn_the_curtain_lists_what_was_answered(
    application: Application,
) -> None:
    # Given a turn of Anna, who asks Boris to waive a bribe
    show_state(application, positions.of_a_bribe())
    control, curtain = application.control, application.window.table.curtain
    control.choose(PlayCard(CardId(2)))
    control.choose(ProposeBribe(0))

    # When he demands a rupee, then her hand is behind a curtain that says so and nothing else
    control.choose(CounterBribe(1))
    assert control.display.handed_to == ANNA
    assert [item.text for item in curtain.recap] == ["Boris demands 1\xa0rupee from Anna."]

    # When she makes him another offer, then only his last answer is new
    control.display.lift_curtain()
    control.choose(ProposeBribe(1))
    control.choose(DeclineBribe())
    assert [item.text for item in curtain.recap] == ["Boris refuses Anna’s offer."]


def test_those_who_play_alone_see_it_until_they_choose(application: Application) -> None:
    # Given a solo game in which something has changed since the last turn
    application.session.start(table(1, seed=3, wakhan=True))
    dice, slips = Dice(3), 0
    for _ in range(80):
        decision = application.session.decision
        if decision is None:
            break
        slip = application.window.table.recap
        if slip.isVisible():
            slips += 1
            assert decision.prompt == "turn.action"
            assert slip.items[0].text in slip.accessibleName()

            # When it is clicked, or the next choice is made, then it is gone
            if slips % 2:
                QTest.mouseClick(slip, Qt.MouseButton.LeftButton)
                assert not slip.isVisible()
        application.control.choose(sensible(decision, dice))
        application.checks.skip()
        after = application.session.decision
        if after is not None and after.prompt != "turn.action":
            assert not slip.isVisible()
    assert slips > 2


def test_the_panel_beside_the_courts_does_not_hide_it(application: Application) -> None:
    # Given a window of usual size, where the card details are beside the courts
    application.window.resize(1440, 900)
    application.session.start(table(1, seed=3, wakhan=True))
    page, dice = application.window.table, Dice(3)
    while not page.recap.isVisible():
        assert application.session.decision is not None
        application.control.choose(sensible(application.session.decision, dice))
        application.checks.skip()
    assert page.side.isVisible()

    def slip() -> QRect:
        return QRect(page.recap.mapTo(page, QPoint(0, 0)), page.recap.size())

    # Then the whole list is seen, also when the panel is closed and opened again
    assert not slip().intersects(page.side.geometry())
    page.toggle_part("inspector")
    assert page.side.isHidden()
    without = slip().right()
    page.toggle_part("inspector")
    assert not slip().intersects(page.side.geometry())
    assert slip().right() < without


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_line_can_be_read(application: Application, language: str) -> None:
    # Given the list of someone who plays alone, with the longest names of cards
    setup = table(1, seed=3, wakhan=True)
    application.session.start(setup)
    slip = application.window.table.recap
    changes = [TurnChange("hostage", {"card": card, "other": 1}, is_loss=True) for card in CARDS]

    # When it is shown, in another language as well
    slip.show_recap(lambda: change_items(changes, Voice(setup)))
    application.settings.change(language=language)
    application.app.processEvents()
    with recorded() as recorder:
        slip.grab()

    # Then no line is smaller than what can be read
    shown = {item.text for item in slip.items}
    sizes = [one.size for one in recorder.painted if one.text in shown]
    assert len(sizes) == len(CARDS)
    assert min(sizes) >= LEGIBLE

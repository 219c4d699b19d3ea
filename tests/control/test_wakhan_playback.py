"""Wakhan's turn in steps: how an outcome is split, and how the steps are shown."""

from __future__ import annotations

from functools import cache

import pytest
from attrs import evolve
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.control.wakhan_playback import (
    PlaybackStep,
    WakhanPlayback,
    acting_card,
    group_by_action,
    split_outcome,
    steps_of,
)
from pamir_desktop.model import LogEntry, Outcome, apply, new_game, pending
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Seat
from pamir_desktop.settings import Pace, Speed
from tests.window.application import calm_settings, sensible, table


@cache
def wakhans_turn() -> Outcome:
    """A player ends the turn, and Wakhan takes hers."""
    state = new_game(table(1, wakhan=True))
    for _ in range(100):
        decision = pending(state)
        assert decision is not None
        end = EndTurn()
        outcome = apply(state, end if end in decision.choices else decision.choices[0])
        if any(entry.id == "trace.drawn" for entry in outcome.log):
            return outcome
        state = outcome.state
    pytest.fail("Wakhan never acted")


def wakhan() -> Seat:
    mind = wakhans_turn().state.wakhan
    assert mind is not None
    return mind.seat


def steps() -> list[PlaybackStep]:
    return split_outcome(wakhans_turn(), wakhan())[1]


def entries_of(shown: list[PlaybackStep]) -> tuple[LogEntry, ...]:
    return tuple(entry for step in shown for entry in step.entries)


# --- Splitting an outcome ----------------------------------------------------------------------


def test_every_frame_is_a_step_with_its_part_of_the_log() -> None:
    outcome = wakhans_turn()
    found = steps_of(outcome)
    assert [step.state for step in found] == [frame.state for frame in outcome.frames]
    assert entries_of(found) == outcome.log
    assert all(step.entries for step in found)


def test_what_the_player_did_is_logged_at_once_and_her_turn_is_steps() -> None:
    outcome = wakhans_turn()
    at_once, hers = split_outcome(outcome, wakhan())
    assert at_once
    assert at_once + entries_of(hers) == outcome.log
    assert "trace.drawn" not in {entry.id for entry in at_once}
    assert hers[0].state.active == wakhan()


def test_no_step_shows_thoughts_alone() -> None:
    """They are joined to the step that shows what she decided."""
    raw = [step for step in steps_of(wakhans_turn()) if step.state.active == wakhan()]
    assert not all(step.is_visible for step in raw)
    assert all(step.is_visible for step in steps())


def test_thoughts_after_the_last_deed_are_not_lost() -> None:
    outcome = wakhans_turn()
    thought = next(i for i, step in enumerate(steps_of(outcome)) if not step.is_visible)
    frames = outcome.frames[: thought + 1]
    cut = evolve(outcome, log=outcome.log[: frames[-1].logged], frames=frames)
    at_once, hers = split_outcome(cut, wakhan())
    assert at_once + entries_of(hers) == cut.log
    assert not hers[-1].is_visible


@pytest.mark.parametrize("seat", [None, Seat(4)])
def test_without_a_turn_of_hers_everything_is_logged_at_once(seat: Seat | None) -> None:
    assert split_outcome(wakhans_turn(), seat) == (wakhans_turn().log, [])


def test_steps_can_be_grouped_by_action() -> None:
    grouped = group_by_action(steps())
    assert 2 <= len(grouped) < len(steps())
    assert entries_of(grouped) == entries_of(steps())
    assert grouped[-1].state == steps()[-1].state
    assert all(step.opens() for step in grouped[1:])
    bought = [sum(entry.id == "card.bought" for entry in step.entries) for step in grouped]
    assert max(bought) <= 1


# --- Showing them ------------------------------------------------------------------------------


class Watcher:
    """Keeps what the playback shows."""

    def __init__(self, playback: WakhanPlayback) -> None:
        self.logged: list[LogEntry] = []
        self.shown: list[PlaybackStep | None] = []
        self.events: list[str] = []
        playback.logged.connect(self.logged.extend)
        playback.step_shown.connect(lambda: self.shown.append(playback.shown))
        playback.step_shown.connect(lambda: self.events.append("step"))
        playback.stepping.connect(lambda: self.events.append("stepping"))
        playback.ended.connect(lambda: self.events.append("ended"))


def made(pace: Pace) -> tuple[WakhanPlayback, Watcher]:
    playback = WakhanPlayback(calm_settings(pace=pace, animation=Speed.OFF))
    return playback, Watcher(playback)


def is_timed(playback: WakhanPlayback) -> bool:
    """The next step will be shown without a click."""
    timer = playback.findChild(QTimer)
    assert timer is not None
    return timer.isActive()


def test_click_by_click_one_action_is_shown_for_each_click(qtbot: QtBot) -> None:
    playback, watcher = made(Pace.STEP)
    grouped = group_by_action(steps())
    playback.start(steps())
    assert watcher.events == ["stepping", "step"]
    assert playback.shown == grouped[0]
    clicks = 0
    while playback.is_running:
        playback.next_step()
        clicks += 1
    assert clicks == len(grouped) - 1
    assert watcher.shown == grouped[:-1]
    assert watcher.events.count("ended") == 1
    assert tuple(watcher.logged) == entries_of(steps())
    assert playback.shown is None


def test_click_by_click_nothing_is_shown_by_itself(qtbot: QtBot) -> None:
    playback, _ = made(Pace.STEP)
    playback.start(steps())
    assert not is_timed(playback)
    playback.next_step()
    assert not is_timed(playback)


def test_watching_shows_every_step_on_a_timer(qtbot: QtBot) -> None:
    playback, watcher = made(Pace.WATCH)
    with qtbot.waitSignal(playback.ended, timeout=20_000):
        playback.start(steps()[:4])
    assert watcher.shown == steps()[:3]
    assert "stepping" not in watcher.events


def test_a_turn_that_is_followed_can_be_watched_from_there(qtbot: QtBot) -> None:
    playback, watcher = made(Pace.STEP)
    playback.start(steps())
    with qtbot.waitSignal(playback.ended, timeout=20_000):
        playback.watch()
    assert tuple(watcher.logged) == entries_of(steps())


def test_the_rest_can_be_skipped_and_is_still_logged(qtbot: QtBot) -> None:
    playback, watcher = made(Pace.WATCH)
    playback.start(steps())
    playback.finish()
    assert watcher.events == ["step", "ended"]
    assert tuple(watcher.logged) == entries_of(steps())
    assert not playback.is_running
    assert not is_timed(playback)


def test_when_it_has_ended_nothing_more_is_shown(qtbot: QtBot) -> None:
    playback, watcher = made(Pace.WATCH)
    playback.start(steps())
    playback.finish()
    events = list(watcher.events)
    playback.next_step()
    playback.finish()
    assert watcher.events == events


def test_a_stopped_playback_shows_and_logs_nothing_more(qtbot: QtBot) -> None:
    playback, watcher = made(Pace.WATCH)
    playback.start(steps())
    assert is_timed(playback)
    logged = len(watcher.logged)
    playback.stop()
    playback.next_step()
    assert not is_timed(playback)
    assert (playback.is_running, playback.shown) == (False, None)
    assert len(watcher.logged) == logged
    assert watcher.events == ["step"]


def test_the_card_she_acts_with_is_in_the_details(application: Application) -> None:
    # Given a turn of Wakhan that is followed step by step
    application.settings.change(pace=Pace.STEP)
    application.session.start(table(1, seed=3, wakhan=True))
    dice = Dice(3)
    shown: list[bool] = []
    for _ in range(60):
        decision = application.session.decision
        if decision is None:
            break
        application.control.choose(sensible(decision, dice))
        application.checks.skip()

        # When she does something with a card, then that card is read
        while application.control.display.playback.is_running:
            step = application.control.display.playback.shown
            card = None if step is None else acting_card(step.entries)
            if card is not None:
                assert application.control.display.card_read == card
                shown.append(True)
            application.control.display.playback.next_step()
            application.checks.skip()
    assert len(shown) > 5

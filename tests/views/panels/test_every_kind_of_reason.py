"""Every kind of reason of many games against Wakhan, in the panel."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from pamir_desktop.app import Application
from pamir_desktop.model import IMPROVED, RULEBOOK, LogEntry, Setup, new_game, pending
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.wakhan.trace import TRACE_IDS
from pamir_desktop.views.panels.wakhan_panel import WakhanPanel
from pamir_desktop.views.texts.reason_rows import ReasonRow, reason_rows
from pamir_desktop.views.texts.voice import Voice
from tests.model import given
from tests.model.wakhan import given_wakhan
from tests.window.application import sensible
from tests.window.table_positions import show_state

from .wakhan_games import play

GAMES = 40


class Thought(NamedTuple):
    """A reason among all that was logged in its turn."""

    id: str
    setup: Setup
    turn: tuple[LogEntry, ...]
    place: int


@cache
def thoughts() -> tuple[Thought, ...]:
    """One of every kind, from games at random; only a new AI deck is rarer than that."""
    found: dict[str, Thought] = {}
    for seed in range(GAMES):
        setup = random_setup(2 + seed % 2, seed, IMPROVED if seed % 4 > 1 else RULEBOOK)
        game, dice, turn = Game(setup, new_game(setup)), Dice(seed), list[LogEntry]()
        fresh: list[tuple[str, list[LogEntry], int]] = []
        while (decision := pending(game.state)) is not None:
            for entry in game.choose(sensible(decision, dice)).log:
                if entry.id == "turn.started":
                    turn = []
                turn.append(entry)
                if entry.id in TRACE_IDS and entry.id not in found:
                    fresh.append((entry.id, turn, len(turn) - 1))
        for identity, wording, place in fresh:  # by now the whole turn has been shown
            thought = Thought(identity, game.state.setup, tuple(wording), place)
            found.setdefault(identity, thought)
    assert set(found) | {"trace.reshuffled"} == set(TRACE_IDS)
    return tuple(found.values())


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_kind_of_reason_is_shown(application: Application, language: str) -> None:
    play(application, 0)
    application.settings.change(language=language)
    application.window.resize(2560, 1080)
    application.window.show_reasons()
    panel = application.window.table.side.wakhan
    assert panel.isVisible()
    for thought in thoughts():
        panel.begin(thought.setup)
        panel.reset_log([thought.turn])
        wording = reason_rows(panel.entries(), Voice(thought.setup))
        rows = [row for row in wording if row.place == thought.place]
        assert [row.id for row in rows] == [thought.id]
        assert_shown(panel, rows[0])
    application.settings.change(language="en")


def assert_shown(panel: WakhanPanel, row: ReasonRow) -> None:
    """As a sentence on the panel and in the copy, with what was compared."""
    assert row.text[0].isupper() or row.text[0] in "“„«"
    assert row.text.endswith(".")
    assert not set("{}%") & set(row.text)
    assert row.text in panel.text()
    if row.id == "trace.drawn":
        assert row.text in panel.card.accessibleName()
        return
    shown = panel.reasons.toPlainText().replace("\ufffc", "").replace("\xa0", " ")
    assert row.text.replace("\xa0", " ") in shown
    for candidate in row.candidates:
        for text in (candidate.name, *candidate.figures):
            assert text.replace("\xa0", " ") in shown


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_a_new_deck_is_shown(application: Application, language: str) -> None:
    """One card is left of her deck when the human ends a turn."""
    state = given_wakhan.solo()
    assert state.wakhan is not None
    state.wakhan.deck, state.wakhan.discard = [24], list(range(1, 24))
    given.market(state, top=given_wakhan.FILLER_TOP, bottom=given_wakhan.FILLER_BOTTOM)
    given.beginning(state, given_wakhan.H)
    show_state(application, state)
    application.settings.change(language=language)
    application.control.choose(EndTurn())
    panel = application.window.table.side.wakhan
    (row,) = [
        row
        for row in reason_rows(panel.entries(), Voice(state.setup))
        if row.id == "trace.reshuffled"
    ]
    assert "24" in row.text
    assert_shown(panel, row)
    application.settings.change(language="en")

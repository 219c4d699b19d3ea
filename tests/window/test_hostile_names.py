"""Names are shown as they are, on every screen: no markup, no pictures, no other direction.

The names of players and files come from files of others. `Qt` takes a text for markup by its look.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from pamir_desktop.games.errors import PROBLEMS, SaveError
from pamir_desktop.games.statistics import SeatTally, Statistics
from pamir_desktop.views.dialogs.message_box import MessageBox
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.statistics_view import StatisticsView
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.plain_text import clean_name, plain_tip
from pamir_desktop.views.texts.save_errors import save_error_text
from tools.screens import SCENES
from tools.stage import MOMENTS, Stage

from .languages.stages import FEW, settle, stage_at
from .languages.words_painted import recorded
from .languages.words_seen import words_on
from .markup_shown import HOSTILE, markup_on

PICTURE = f"<img src={HOSTILE}:1>"
NAMES = (
    PICTURE,
    f"<a href={HOSTILE}:2>{{0}} %1 %n &lt;b&gt;",
    f"\u202e\n<h1><img src={HOSTILE}:3>\u2066",
    f"<table><img src={HOSTILE}:4>" + "W" * 150,
    f"<?xml?><b>\x00\x1b[2J\ud800<img src={HOSTILE}:5>",
)
INPUTS = (*NAMES, "W" * 10_000, "\n".join("line" for _ in range(200)), "[](){}*\\^$.|?+")
FORBIDDEN = {"\u202e", "\u2066", "\x00", "\x1b", "\ud800"}


@pytest.fixture
def stage(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Stage]:
    with stage_at(qapp, tmp_path, names=NAMES) as made:
        yield made


def test_no_name_is_markup_on_any_screen(stage: Stage) -> None:
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    with recorded() as recorder:
        for name in FEW:
            widget = SCENES[name](stage)
            settle(stage, widget)
            widget.grab()
            texts = {text for _, text in words_on(widget)} | recorder.texts()
            wrong = [*markup_on(widget), *(t for t in texts if FORBIDDEN & set(t))]
            if name.startswith("table"):
                wrong += filter(Qt.mightBeRichText, tips_on_table(stage))
            if wrong:
                found[name] = wrong
            if any(PICTURE in text for text in texts):
                seen.add(name)
            recorder.clear()
            stage.tidy()
    assert not found
    assert len(seen) > 20  # the names are on most screens


def tips_on_table(stage: Stage) -> list[str]:
    """The tooltip wherever the mouse rests."""
    view, tips = stage.table.view, []
    for spot in view.table.spots():
        at = view.mapFromScene(view.table.spot_rect(spot).center())
        corner = view.viewport().mapToGlobal(at)
        event = QHelpEvent(QEvent.Type.ToolTip, at, corner)
        QApplication.sendEvent(view.viewport(), event)
        tips.append(QToolTip.text())
        QToolTip.hideText()
    return tips


def test_a_card_names_its_owner_as_plain_text(stage: Stage) -> None:
    stage.play("5", MOMENTS["late"])
    stage.show_part("inspector")
    cards = [card for player in stage.application.session.state.players for card in player.court]
    assert cards
    for card in cards:
        stage.application.control.display.read(card)
        stage.table.side.inspector.complete()
        assert not list(markup_on(stage.table.side.inspector))


def test_every_field_takes_any_text(stage: Stage) -> None:
    fields = 0
    for name in FEW:
        widget = SCENES[name](stage)
        for field in widget.findChildren(QLineEdit):
            if field.isReadOnly() or not field.isVisible():
                continue
            fields += 1
            for text in INPUTS:
                field.selectAll()
                field.insert(text)  # as if it were pasted
                settle(stage, widget)
                assert not list(markup_on(widget)), name
        stage.tidy()
    assert fields > 8


def test_a_game_can_be_played_under_hostile_names(stage: Stage) -> None:
    stage.window.last_table = stage.setup("5")
    stage.window.ask_for_game()
    dialog = stage.opened()
    assert isinstance(dialog, NewGameDialog)
    dialog.accept()
    stage.application.control.display.lift_curtain()
    settle(stage, stage.window)
    stage.play_until(lambda: stage.application.session.state.turn > 4)
    assert not list(markup_on(stage.window))
    assert clean_name(NAMES[2])[:20] in stage.window.windowTitle()


def test_statistics_of_hostile_files(stage: Stage) -> None:
    counted = Statistics(games=2, players={NAMES[2]: SeatTally(1), NAMES[3]: SeatTally(1)})
    counted.ends.update(NAMES)
    view = StatisticsView(counted, Style(), stage.window)
    assert not list(markup_on(view))
    texts = {text for _, text in words_on(view)}
    assert not any(FORBIDDEN & set(text) for text in texts)
    view.deleteLater()


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_file_name_in_an_error_is_shown_as_it_is(stage: Stage, problem: str) -> None:
    args = dict.fromkeys(("file", "system", "detail", "app", "number", "pid", "host"), NAMES[2])
    text = save_error_text(SaveError(problem, **args))
    assert not FORBIDDEN & set(text)
    stage.window.show_problem(lambda: text)
    box = stage.opened()
    assert isinstance(box, MessageBox)
    assert not list(markup_on(box))
    box.close()


@pytest.mark.parametrize(
    "text",
    [*NAMES, "<!DOCTYPE html>", "&lt;b&gt;", "a & b < c > d", "Kabul\n<b>x</b>", " <p>x", "plain"],
)
def test_a_tip_reads_like_its_text(text: str) -> None:
    tip = plain_tip(text)
    assert not Qt.mightBeRichText(tip)
    assert tip.replace("\u2060", "") == text


def test_a_clean_name_is_one_line_of_text() -> None:
    assert clean_name("a\u202eb\nc\x00\ud800") == "a\ufffdb\ufffdc\ufffd\ufffd"
    assert clean_name("Анна O’Neil أحمد 名 👩‍🎓") == "Анна O’Neil أحمد 名 👩‍🎓"

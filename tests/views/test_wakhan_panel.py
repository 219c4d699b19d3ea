"""Wakhan's mind: her card, her reasons in order, and every kind of thought, through the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Desk
from pamir_desktop.history import Game
from pamir_desktop.model import IMPROVED, RULEBOOK, LogEntry, new_game, pending
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.wakhan.trace import TRACE_IDS
from pamir_desktop.settings import Pace, ThemeWish
from pamir_desktop.views.ai_face import ai_face
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.reason_rows import reason_rows, reasons_as_text
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.wakhan_panel import WakhanPanel

from .desk import sensible, table

GAMES = 40


def play(desk: Desk, choices: int = 60, seed: int = 3) -> WakhanPanel:
    desk.session.start(table(1, seed, wakhan=True))
    dice = Dice(seed)
    for _ in range(choices):
        decision = desk.session.decision
        if decision is None:
            break
        desk.control.choose(sensible(decision, dice))
    return desk.window.table.side.wakhan


def line(number: int, result: str = "invalid") -> LogEntry:
    reason = "arrows" if result == "valid" else "no_acting_card"
    figures = {"turn": 1, "ai_card": 9, "line": number, "acting": 0, "chosen": 11, "bonus": 0}
    names = {"action": "radicalize", "result": result, "reason": reason}
    return LogEntry("trace.line", {**figures, **names, "actions_left": 2})


ARROWS = LogEntry(
    "trace.arrows",
    {"column": 1, "side": 0, "slots": (1, 0), "verdicts": "buy.too_dear buyable", "chosen": 0},
)
MARKET = LogEntry(
    "trace.market",
    {
        "rule": "radicalize_most_blocks",
        "figure": "blocks",
        "cards": (11, 12),
        "slots": (3, 4),
        "figures": (4, 3),
        "costs": (3, 1),
        "decided": "figure",
        "chosen": 11,
    },
)
BOUGHT = LogEntry("card.bought", {"seat": 0, "card": 11, "slot": 2, "price": 2, "gained": 0})
SIDE = LogEntry("trace.side", {"card": 11, "end": 0})
PLAYED = LogEntry("card.played", {"seat": 0, "card": 11, "end": 0})


def test_f5_shows_and_hides_it(desk: Desk) -> None:
    panel = play(desk, 20)
    assert not panel.isVisible()
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert panel.isVisible()
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert not panel.isVisible()


def test_without_wakhan_there_is_nothing_to_ask(desk: Desk) -> None:
    desk.session.start(table(2))
    assert not desk.window.menus.actions["wakhan"].isEnabled()
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert not desk.window.table.side.wakhan.isVisible()


def test_it_opens_by_itself_step_by_step(desk: Desk) -> None:
    panel = play(desk, 0)
    desk.settings.override(pace=Pace.STEP)
    dice = Dice(1)
    while not desk.control.is_watching:
        decision = desk.session.decision
        assert decision is not None
        desk.control.choose(sensible(decision, dice))
    assert panel.isVisible()
    desk.control.next_scene()
    assert panel.card.face is not None
    desk.control.finish()


def test_in_wide_windows_it_takes_the_place_of_the_details(desk: Desk) -> None:
    desk.window.resize(1920, 1080)
    side = desk.window.table.side
    play(desk, 20)
    assert side.inspector.isVisible()
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert side.wakhan.isVisible()
    assert not side.inspector.isVisible()
    QTest.keyClick(desk.window, Qt.Key.Key_F5)
    assert side.inspector.isVisible()


def test_what_was_tried_stands_before_its_details() -> None:
    voice = Voice(table(1, wakhan=True))
    thoughts = [ARROWS, line(2, "valid"), BOUGHT, SIDE, PLAYED, MARKET, line(0)]
    told = [(row.id, row.possible, row.below) for row in reason_rows(thoughts, voice)]
    assert told == [
        ("trace.line", True, False),
        ("trace.arrows", None, True),
        ("trace.side", None, True),
        ("trace.line", False, False),
        ("trace.market", None, True),
    ]


def test_candidates_have_figures_and_the_chosen_one_a_mark(desk: Desk) -> None:
    text = reasons_as_text(reason_rows([MARKET, ARROWS], Voice(table(1, wakhan=True))))
    assert "-> Lapis Lazuli Mine: icons 4, 3\u00a0rupees" in text
    assert "top row, column 1: too expensive" in text
    assert "-> top row, column 0: can be bought" in text


def test_the_card_says_what_she_tried(desk: Desk) -> None:
    panel = play(desk, 120)
    drawn = [entry for entry in panel.entries() if entry.id == "trace.drawn"]
    face = ai_face(panel.entries())
    assert face is not None
    number = drawn[-1].args["card"]
    assert isinstance(number, int)
    assert face.title == f"AI card {number}"
    assert len(face.lines) == len(AI_CARDS[number].lines)
    assert face.columns[face.column_arrow] == drawn[-1].args["column"]
    assert face.sides[face.side_arrow] == drawn[-1].args["side"]
    turns = [ai_face(panel._told[turn]) for turn in panel._turns]
    tried = [row.tried for shown in turns if shown is not None for row in shown.lines]
    assert {True, False, None} == set(tried)


def test_her_tray_tells_what_leads_her(desk: Desk) -> None:
    """The same as her AI card in the panel; nothing before she has drawn one."""
    desk.session.start(table(1, 3, wakhan=True))
    assert desk.window.table.view.table.heads[0].shown.mind is None
    face = ai_face(play(desk).entries())
    (head,) = desk.window.table.view.table.heads
    position = desk.window.table.view.table.position
    mind = head.shown.mind
    assert face is not None
    assert mind is not None
    assert position is not None
    assert mind.title == face.title
    assert mind.lines == tuple(line.text for line in face.lines)
    assert (mind.loyalty_order, mind.region_order) == (face.loyalty_order, face.region_order)
    assert mind.loyalty is position.facts.pragmatic


def test_the_log_leads_to_the_turn_that_is_asked_about(desk: Desk) -> None:
    panel = play(desk, 120)
    log = desk.window.table.side.log
    assert "why?" in log.toPlainText()
    turns = panel._turns
    assert len(turns) > 2
    log.anchorClicked.emit(QUrl(f"why:{turns[0]}"))
    assert panel.turn == turns[0]
    assert panel.isVisible()
    QTest.mouseClick(panel.after, Qt.MouseButton.LeftButton)
    assert panel.turn == turns[1]
    QTest.mouseClick(panel.before, Qt.MouseButton.LeftButton)
    assert panel.turn == turns[0]
    assert not panel.before.isEnabled()


def test_her_reasons_can_be_copied(desk: Desk) -> None:
    panel = play(desk)
    panel.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert text == panel.text()
    assert "AI card" in text
    assert "<a " not in text


def test_another_game_begins_with_an_empty_mind(desk: Desk) -> None:
    panel = play(desk, 120)
    before = panel.text()
    play(desk, 0, seed=9)
    told = {entry.id for group in desk.control.outcome_groups() for entry in group}
    assert {entry.id for entry in panel.entries()} <= told
    assert panel.text() != before


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeWish.LIGHT, ThemeWish.DUSK])
def test_it_speaks_and_is_painted(desk: Desk, language: str, theme: ThemeWish) -> None:
    desk.window.resize(1920, 1080)
    panel = play(desk)
    desk.window.show_reasons(10**6)
    desk.settings.change(language=language, theme=theme)
    desk.app.processEvents()
    word = {"en": "AI card", "de": "KI-Karte", "ru": "Карта ИИ"}[language]
    assert panel.card.face is not None
    assert panel.card.face.title.startswith(word)
    assert word in panel.text()
    assert panel.isVisible()
    picture = panel.card.picture(350)
    pixels = [picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(30, 90, 5)]
    assert len(set(pixels)) > 20
    desk.settings.change(language="en", theme=ThemeWish.LIGHT)


def test_every_kind_of_thought_is_told(qtbot: QtBot) -> None:
    """Over a set of random games; only a new AI deck is rarer than that."""
    panel = WakhanPanel()
    qtbot.addWidget(panel)
    panel.set_look(Style())
    seen = {"trace.reshuffled"}
    for seed in range(GAMES):
        setup = random_setup(2 + seed % 2, seed, IMPROVED if seed % 4 > 1 else RULEBOOK)
        game, dice = Game(setup, new_game(setup)), Dice(seed)
        panel.begin(game.state.setup)
        while (decision := pending(game.state)) is not None:
            outcome = game.choose(sensible(decision, dice))
            fresh = {entry.id for entry in outcome.log if entry.id in TRACE_IDS} - seen
            if fresh:
                panel.append_entries(outcome.log)
                rows = reason_rows(panel.entries(), Voice(game.state.setup))
                assert fresh <= {row.id for row in rows}
                assert all(row.text in panel.text() for row in rows)
                assert panel.reasons.toPlainText()
                seen |= fresh
    assert seen == set(TRACE_IDS)


def test_a_new_deck_is_told(qtbot: QtBot) -> None:
    panel = WakhanPanel()
    qtbot.addWidget(panel)
    panel.begin(table(1, wakhan=True))
    panel.append_entries([LogEntry("trace.reshuffled", {"cards": 23})])
    assert "23" in panel.text()
    assert panel.card.face is None

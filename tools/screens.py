"""Every screen of the program, reached in a real application, for screenshots and tests.

A new screen is a function here. `tools/screenshots.py` takes pictures of it, and the tests of
languages read it in a pseudo-language, change its language and measure its texts.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache, partial
from itertools import product
from typing import Final

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QPoint
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from pamir_desktop.app import Application
from pamir_desktop.games.daily_results import DayResult
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.lessons.lesson import StepKind
from pamir_desktop.lessons.progress import LessonProgress
from pamir_desktop.model import (
    RULEBOOK,
    Choice,
    SeatKind,
    SeatSetup,
    Setup,
    State,
    apply,
    if_scored_now,
    new_game,
    pending,
    preview,
)
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.check_report import dominance_reports, scored_checks
from pamir_desktop.model.decisions import BetrayCard, EndTurn, PlayCard, Purchase, RemoveCylinder
from pamir_desktop.model.game_summary import Series
from pamir_desktop.model.history import Game, Identity
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import CardId, Colour, Region, Suit
from pamir_desktop.model.turn_changes import TurnChange
from pamir_desktop.puzzles.progress import PuzzleMark, PuzzleProgress
from pamir_desktop.settings import Pace
from pamir_desktop.views.dialogs.error_dialog import ErrorDialog
from pamir_desktop.views.dialogs.key_groups import menus_by_action
from pamir_desktop.views.dialogs.report_dialog import ReportDialog
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.reading_dialog import ReadingDialog
from pamir_desktop.views.panel_parts import PARTS
from pamir_desktop.views.table.gestures import gesture
from pamir_desktop.views.texts.change_lines import change_items
from pamir_desktop.views.texts.voice import Voice

NAMES: Final = ("Anna", "Boris", "Clara", "Daria", "Emil")
COLOURS: Final = (Colour.RED, Colour.BLUE, Colour.TAN, Colour.BLACK, Colour.GREY)
MOMENTS: Final = {"early": 14, "middle": 70, "late": 170}
SOLO_MOMENTS: Final = {"early": 8, "middle": 32, "late": 72}
"""After how many choices; random games against Wakhan are never long."""
TABLES: Final = {
    "solo": (1, True),
    "2": (2, False),
    "3": (3, False),
    "4": (4, False),
    "5": (5, False),
}
SEEDS: Final = {"solo": 95, "2": 39, "3": 27, "4": 9, "5": 41, "bots2": 27, "bots4": 41}
"""Random games that are long enough for a crowded table."""
READ: Final = (CardId(3), CardId(109))
"""A card with everything on it, and an event."""
PAGES: Final = ("first_game", "read_card", "bribes", "wakhan_radicalize")
LONG_AGO: Final = 1_700_000_000
"""The date of all saved games, so that their pictures are always the same."""
SECONDS_FOR_A_BOT: Final = 60
PATIENCE: Final = 400
"""The number of choices after which to give up waiting for something."""


BOTS: Final = (
    Bot(Level.NOVICE, Temperament.MERCHANT, 1),
    Bot(Level.SKILLED, Temperament.GENERAL, 2),
    Bot(Level.STRONG, Temperament.SPYMASTER, 3),
    Bot(Level.EXPERT, Temperament.TURNCOAT, 4),
)


def setup_of(table: str, names: tuple[str, ...] = NAMES) -> Setup:
    if table.startswith("bots"):
        person = SeatSetup(names[0], COLOURS[0])
        bots = [
            SeatSetup(names[place], COLOURS[place], bot=bot)
            for place, bot in enumerate(BOTS[: int(table[4:])], start=1)
        ]
        return Setup([person, *bots], seed=SEEDS[table])
    people, has_wakhan = TABLES[table]
    chairs = [SeatSetup(names[i], COLOURS[i]) for i in range(people)]
    if has_wakhan:
        chairs.append(SeatSetup("Wakhan", COLOURS[people], SeatKind.WAKHAN))
    return Setup(chairs, seed=SEEDS[table], wakhan=RULEBOOK)


@cache
def saved(setup: Setup, most: int) -> bytes:
    """A game after at most this many choices, as a file."""
    identity = Identity(id=str(setup.seed), created="2023-11-14T22:13:20Z")
    game = Game(setup, new_game(setup), identity=identity)
    dice = Dice(1)
    while (decision := pending(game.state)) is not None:
        if game.made >= most and not game.is_bots(decision.seat):
            break  # where a bot has to decide, the table would not stay as it is
        game.choose(dice.pick(decision))
    return save_bytes(game.record())


class Stage:
    """An application that is taken from screen to screen."""

    def __init__(self, application: Application, names: tuple[str, ...] = NAMES) -> None:
        self.application = application
        self.names = names
        self.window = application.window
        self.table = application.window.table
        self._parts = {name: self.table.part_shown(name) for name in PARTS}

    def setup(self, table: str) -> Setup:
        return setup_of(table, self.names)

    def play(self, table: str, choices: int) -> QWidget:
        """A game after this many choices, from a file: choices at the table would be autosaved."""
        assert self.application.files.folders is not None
        folder = self.application.files.folders.root / "scenes"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{len(self.setup(table).seats)}.pamir"
        file.write_bytes(saved(self.setup(table), choices))
        self.application.files.open(file)
        self.application.control.display.lift_curtain()
        return self.window

    def open(self, game: bytes) -> None:
        """Any game, from a file."""
        assert self.application.files.folders is not None
        file = self.application.files.folders.root / "scenes" / "1.pamir"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(game)
        self.application.files.open(file)
        self.application.control.display.lift_curtain()

    def play_until(self, happened: Callable[[], bool]) -> None:
        """Continue at the table, ending turns early, until something is the case."""
        dice = Dice(4)
        for _ in range(PATIENCE):
            decision = self.application.session.decision
            if decision is None or happened():
                return
            end = EndTurn() in decision.choices
            self.application.control.choose_anyway(EndTurn() if end else dice.pick(decision))

    def offers(self, kind: type[Choice]) -> bool:
        """A player is asked for such a choice; that player takes the seat."""
        self.application.control.display.lift_curtain()
        decision = self.application.session.decision
        return decision is not None and any(isinstance(c, kind) for c in decision.choices)

    def show_part(self, name: str) -> None:
        if not self.table.part_shown(name):
            self.table.toggle_part(name)

    def opened(self) -> QDialog:
        """The dialog opened last: the one waiting for an answer, if any."""
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QDialog):
            return modal
        shown = [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]
        return shown[-1]

    def keep_games(self) -> None:
        """Some saved games, two of them over; autosaved ones are set aside."""
        assert self.application.files.folders is not None
        self.application.files.close()
        shutil.rmtree(self.application.files.folders.autosaves, ignore_errors=True)
        folder = self.application.files.folders.games
        folder.mkdir(parents=True, exist_ok=True)
        for number, (table, most) in enumerate((("solo", 20_000), ("2", 20_000), ("5", 60)), 1):
            file = folder / f"{number}.pamir"
            file.write_bytes(saved(self.setup(table), most))
            os.utime(file, (LONG_AGO, LONG_AGO))

    def tidy(self) -> None:
        """Close everything a screen has opened."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog | QMenu) and widget.isVisible():
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if self.application.session.game is not None:
            self.application.replay.leave()
            self.application.control.display.lift_curtain()
            self.application.session.trouble.emit(None)
            QCoreApplication.processEvents()
        self.table.scene.close_scene()
        self.table.hide_notice()
        self.table.hide_recap()
        if self.table.game_over.isVisible():
            self.table.game_over.put_away()
        self.application.hints.stop()
        self.application.outline.hide()
        if self.application.ring.wanted:
            self.application.ring.toggle()
        for name, shown in self._parts.items():
            if self.table.part_shown(name) != shown:
                self.table.toggle_part(name)


Scene = Callable[[Stage], QWidget]
SCENES: Final[dict[str, Scene]] = {}
"""By the names of their pictures."""


def scene(name: str) -> Callable[[Scene], Scene]:
    def keep(made: Scene) -> Scene:
        SCENES[name] = made
        return made

    return keep


@scene("start")
def start(stage: Stage) -> QWidget:
    stage.window.pages.show_start()
    return stage.window


def new_game_dialog(stage: Stage, table: str) -> QWidget:
    stage.window.last_table = stage.setup(table)
    stage.window.ask_for_game()
    return stage.opened()


@scene("new-game-more")
def new_game_options(stage: Stage) -> QWidget:
    dialog = new_game_dialog(stage, "solo")
    assert isinstance(dialog, NewGameDialog)
    dialog.more_button.click()
    return dialog


for _table in ("solo", "5", "bots4"):
    SCENES[f"new-game-{_table}"] = partial(new_game_dialog, table=_table)

for _table, (_moment, _count) in product(TABLES, MOMENTS.items()):
    _choices = SOLO_MOMENTS[_moment] if _table == "solo" else _count
    SCENES[f"table-{_table}-{_moment}"] = partial(Stage.play, table=_table, choices=_choices)


def inspector(stage: Stage, card: CardId) -> QWidget:
    stage.play("4", 60)
    stage.show_part("inspector")
    stage.application.control.display.read(card)
    stage.table.side.inspector.complete()
    return stage.window


for _card in READ:
    SCENES[f"inspector-{_card}"] = partial(inspector, card=_card)


def part(stage: Stage, name: str) -> QWidget:
    stage.play("4", 60)
    stage.show_part(name)
    return stage.window


for _part in ("log", "forecast"):
    SCENES[_part] = partial(part, name=_part)


@scene("outline")
def outline(stage: Stage) -> QWidget:
    stage.play("3", 60)
    stage.application.outline.show()
    return stage.window


@scene("ring")
def ring(stage: Stage) -> QWidget:
    stage.play("4", 60)
    stage.application.ring.toggle()
    return stage.window


@cache
def scored(setup: Setup, kind: str) -> tuple[State, Choice]:
    """A choice of a random game that led to a check of this kind, and the position before."""
    for seed in range(PATIENCE):
        state, dice = new_game(evolve(setup, seed=seed)), Dice(seed)
        while (decision := pending(state)) is not None:
            choice = dice.pick(decision)
            outcome = apply(state, choice)
            if scored_checks(outcome.log):
                report = dominance_reports(state, choice)[-1]
                is_of = {
                    "success": report.dominant is not None and not report.ending,
                    "failure": report.dominant is None and not report.ending,
                    "final": bool(report.ending),
                }
                if is_of[kind]:
                    return state, choice
            state = outcome.state
    raise LookupError(kind)


def check(stage: Stage, table: str, kind: str) -> QWidget:
    """The scene of a Dominance Check, with everything shown."""
    stage.play(table, 10)
    report = dominance_reports(*scored(stage.setup(table), kind))[-1]
    stage.table.scene.show_report(report, 0, stays=True)
    return stage.window


for _table, _kind in (("3", "success"), ("5", "failure"), ("solo", "final")):
    SCENES[f"check-{_kind}"] = partial(check, table=_table, kind=_kind)


@scene("recap-solo")
def recap_solo(stage: Stage) -> QWidget:
    """What changed since the last turn of a player who plays alone."""
    stage.play("solo", 32)
    changes = (
        TurnChange("court_lost", {"card": READ[0]}, is_loss=True),
        TurnChange("tribes_lost", {"region": Region.KABUL, "number": 2}, is_loss=True),
        TurnChange("rupees_won", {"number": 1}),
        TurnChange("check", {"number": 5}),
    )
    voice = Voice(stage.setup("solo"))
    stage.table.recap.show_recap(lambda: change_items(changes, voice))
    return stage.window


@scene("check-announced")
def check_announced(stage: Stage) -> QWidget:
    stage.play("3", 60)
    stage.table.notice.announce(stage.setup("4"), 4, is_last=False)
    return stage.window


def previewed_items(stage: Stage, name: str) -> QWidget:
    """The mouse rests on a choice of this kind; random games are searched for one."""
    game, choice = searched(stage.setup("3"), name)
    stage.open(save_bytes(game.record()))
    decision = pending(game.state)
    assert decision is not None
    hands = gesture(game.state, decision, choice)
    assert hands.click is not None
    stage.table.view.pointer.hover([hands.click])
    return stage.window


@cache
def searched(setup: Setup, name: str) -> tuple[Game, Choice]:
    """The first position in which a choice would lead to the condition."""
    for seed in range(PATIENCE):
        made = evolve(setup, seed=seed)
        identity = Identity(id=str(seed), created="2023-11-14T22:13:20Z")
        game, dice = Game(made, new_game(made), identity=identity), Dice(seed)
        while (decision := pending(game.state)) is not None:
            for choice in decision.choices:
                if SEARCHED[name](game.state, choice):
                    return game, choice
            game.choose(dice.pick(decision))
    raise AssertionError(f"no game has {name}")


def passes_vacant_slots(state: State, choice: Choice) -> bool:
    """A purchase at double prices for which rupees go to the other row."""
    if not isinstance(choice, Purchase) or state.favored is not Suit.MILITARY:
        return False
    row = choice.slot // COLUMNS
    got = [slot for slot, (old, new) in preview(state, choice).market.items() if new > old]
    return len(got) > 1 and any(slot // COLUMNS != row for slot in got)


def overthrows(state: State, choice: Choice) -> bool:
    if not isinstance(choice, RemoveCylinder | BetrayCard):
        return False
    seen = preview(state, choice)
    return bool(seen.rulers and seen.courts_lost)


def changes_loyalty(state: State, choice: Choice) -> bool:
    if not isinstance(choice, PlayCard):
        return False
    seen = preview(state, choice)
    return bool(seen.loyalties and seen.gifts and seen.courts_lost)


def would_win(state: State, choice: Choice) -> bool:
    """Called once per decision: whenever a turn could end."""
    return isinstance(choice, EndTurn) and if_scored_now(state).wins_at_once is not None


SEARCHED: Final[dict[str, Callable[[State, Choice], bool]]] = {
    "purchase": passes_vacant_slots,
    "overthrow": overthrows,
    "loyalty": changes_loyalty,
    "alarm": would_win,
}

for _kind in ("purchase", "overthrow", "loyalty"):
    SCENES[f"preview-{_kind}"] = partial(previewed_items, name=_kind)


def lit(stage: Stage, link: str) -> QWidget:
    """The mouse rests on a link of the log."""
    stage.play("4", 60)
    stage.show_part("log")
    stage.table.side.log.link_pointed.emit(link)
    return stage.window


for _link in ("region:kabul", "player:1"):
    SCENES[f"log-link-{_link.partition(':')[0]}"] = partial(lit, link=_link)


@scene("forecast-alarm")
def alarm(stage: Stage) -> QWidget:
    """A player would win at once."""
    game, _ = searched(stage.setup("3"), "alarm")
    stage.open(save_bytes(game.record()))
    stage.show_part("forecast")
    return stage.window


@scene("bar-reason")
def reason(stage: Stage) -> QWidget:
    """A card is too expensive."""
    stage.play("3", 60)
    stage.play_until(lambda: stage.offers(EndTurn))
    for slot in range(12):
        stage.application.control.ask(Purchase(slot))
    return stage.window


@scene("bar-bribe")
def bribe(stage: Stage) -> QWidget:
    """An amount must be chosen."""
    return stage.play("4", 44)


@scene("bar-end")
def end_of_turn(stage: Stage) -> QWidget:
    """Something would be wasted."""
    stage.play("3", 14)
    stage.play_until(lambda: stage.offers(EndTurn))
    stage.table.bar.end_turn()
    return stage.window


@scene("bar-warning")
def warning(stage: Stage) -> QWidget:
    """A card would cost patriots and gifts."""
    game, choice = searched(stage.setup("3"), "loyalty")
    stage.open(save_bytes(game.record()))
    stage.application.control.choose(choice)
    return stage.window


@scene("hints")
def hints(stage: Stage) -> QWidget:
    """Three moves, one of them pointed at."""
    stage.play("solo", 60)
    stage.play_until(lambda: stage.offers(PlayCard) and stage.offers(Purchase))
    stage.application.hints.toggle()
    slip = stage.table.hints
    while slip.percent is not None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 100)
    return stage.window


@scene("hints-search")
def hints_search(stage: Stage) -> QWidget:
    """They are still being looked for."""
    stage.play("solo", 30)
    stage.play_until(lambda: stage.offers(EndTurn))
    stage.application.hints.toggle()
    stage.application.hints.process.forget()
    stage.table.hints.show_search(35)
    return stage.window


@scene("curtain")
def curtain(stage: Stage) -> QWidget:
    """It shows what happened since."""
    stage.play("3", 60)
    dice = Dice(2)
    while stage.table.curtain.isHidden() or not stage.table.curtain.recap:
        stage.application.control.display.lift_curtain()
        assert stage.application.session.decision is not None
        stage.application.control.choose_anyway(dice.pick(stage.application.session.decision))
    return stage.window


for _table in ("bots2", "bots4"):
    SCENES[f"table-{_table}"] = partial(Stage.play, table=_table, choices=90)


@scene("bots")
def bots(stage: Stage) -> QWidget:
    """The turn of a computer player step by step, and why it plays so."""
    stage.application.settings.override(pace=Pace.STEP)
    stage.play("bots2", 20)
    stage.play_until(lambda: stage.application.control.display.bot_decision() is not None)
    bar, waited = stage.table.bar, QDeadlineTimer(SECONDS_FOR_A_BOT * 1000)
    while bar.question is None or bar.question.why is None:
        assert not waited.hasExpired()
        stage.application.bots.next_step()
        QCoreApplication.processEvents()
    bar.show_why(bar.question.seat, bar.question.why)
    stage.application.bots.pause()
    stage.application.settings.override(pace=Pace.INSTANT)
    return stage.window


@scene("wakhan")
def wakhan(stage: Stage) -> QWidget:
    """Her turn step by step, with her reasons beside it."""
    stage.play("solo", 24)
    stage.application.settings.override(pace=Pace.STEP)
    stage.play_until(lambda: stage.application.control.display.is_watching)
    stage.application.control.display.playback.next_step()
    stage.application.settings.override(pace=Pace.INSTANT)
    stage.show_part("wakhan")
    return stage.window


@scene("over")
def over(stage: Stage) -> QWidget:
    return stage.play("4", 20_000)


@scene("over-blocks")
def over_blocks(stage: Stage) -> QWidget:
    stage.play("solo", 20_000)
    stage.table.game_over.charts.show_series(Series.BLOCKS)
    return stage.window


def look_back(stage: Stage, table: str) -> QWidget:
    """The chances of a game, and advice on the turns that cost most."""
    stage.play(table, 20_000)
    stage.application.checks.skip()
    stage.application.show_look_back()
    view = stage.application.looking_back.view
    assert view is not None
    while stage.application.looking_back.is_thinking:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 100)
    return view


for _table in ("solo", "4"):
    SCENES[f"look-back-{_table}"] = partial(look_back, table=_table)


def lesson(stage: Stage, number: int, steps: int) -> QWidget:
    """A lesson after this many steps, each by the first answer."""
    control = stage.application.lessons
    control.progress = LessonProgress()
    control.start(control.lessons[number])
    assert control.course is not None
    if steps:
        stage.table.stage.slip.buttons["begin"].click()
    for _ in range(steps - 1):
        if control.course.step.kind is StepKind.DO:
            control.do_it()
        else:
            control.go_on()
        stage.application.checks.skip()
    return stage.window


SCENES["lesson-opening"] = lambda stage: lesson(stage, 0, 0)
SCENES["lesson-note"] = lambda stage: lesson(stage, 1, 3)
SCENES["lesson-look"] = lambda stage: lesson(stage, 4, 2)
SCENES["lesson-closing"] = lambda stage: lesson(stage, 0, 15)


@scene("lessons")
def lessons(stage: Stage) -> QWidget:
    control = stage.application.lessons
    control.progress = LessonProgress().done(control.lessons[0]).skipped(control.lessons[1])
    stage.application.pastimes.show_lessons()
    stage.window.pages.lessons.list.setCurrentRow(0)
    return stage.window


@scene("puzzles")
def puzzles(stage: Stage) -> QWidget:
    control = stage.application.puzzles
    first, second, third = control.puzzles[:3]
    solved = PuzzleProgress().marked(first, PuzzleMark.SOLVED).marked(second, PuzzleMark.HELPED)
    control.progress = solved.marked(third, PuzzleMark.TRIED)
    stage.application.pastimes.show_puzzles()
    return stage.window


def puzzle(stage: Stage, hints: int = 0) -> QWidget:
    """The last puzzle, after this many hints."""
    control = stage.application.puzzles
    control.start(control.puzzles[-1])
    for _ in range(hints):
        control.give_hint()
    return stage.window


SCENES["puzzle"] = puzzle
SCENES["puzzle-cards"] = lambda stage: puzzle(stage, 1)
SCENES["puzzle-step"] = lambda stage: puzzle(stage, 2)


@scene("puzzle-failed")
def puzzle_failed(stage: Stage) -> QWidget:
    window = puzzle(stage)
    stage.application.control.choose(EndTurn())
    stage.application.checks.skip()
    return window


@scene("puzzle-solution")
def puzzle_solution(stage: Stage) -> QWidget:
    window = puzzle(stage)
    stage.application.puzzles.show_solution()
    stage.application.replay.show_moment(2)
    return window


@scene("daily")
def daily(stage: Stage) -> QWidget:
    stage.application.files.close()  # the menus still name the players of the last game
    control, today = stage.application.daily, date(2026, 11, 18)
    for day, place in ((1, 1), (2, 2), (5, 1), (9, 3), (15, 1), (16, 2), (17, 1)):
        result = DayResult(place, 3, 12, 7 + place, (str(day),))
        control._kept = control.kept.with_result(date(2026, 11, day), result)
    stage.window.pages.show_daily(control.kept, today)
    stage.window.pages.daily.calendar.select(date(2026, 11, 16))
    return stage.window


@scene("replay")
def replay(stage: Stage) -> QWidget:
    stage.play("3", 60)
    stage.application.replay.start(20)
    return stage.window


def rules(stage: Stage, page: str) -> QWidget:
    stage.window.rules_help.show_page(page)
    return stage.opened()


for _page in PAGES:
    SCENES[f"rules-{_page}"] = partial(rules, page=_page)


@scene("games")
def games(stage: Stage) -> QWidget:
    stage.keep_games()
    stage.application.games.show()
    browser = stage.application.games.browser
    assert browser is not None
    browser.search.setText(stage.names[0])
    browser.preview.complete()
    return browser


@scene("games-5")
def games_of_five(stage: Stage) -> QWidget:
    """A crowded preview: there is less room for the map."""
    games(stage)
    browser = stage.application.games.browser
    assert browser is not None
    browser.list.setCurrentRow(2)
    browser.preview.complete()
    return browser


@scene("games-none")
def games_none(stage: Stage) -> QWidget:
    browser = games(stage)
    assert stage.application.games.browser is not None
    stage.application.games.browser.search.setText("??")
    return browser


@scene("statistics")
def statistics(stage: Stage) -> QWidget:
    games(stage)
    assert stage.application.games.browser is not None
    stage.application.games.browser.statistics_asked.emit()
    return stage.opened()


@scene("statistics-reading")
def statistics_reading(stage: Stage) -> QWidget:
    """Very many games are read first."""
    application = stage.application
    style = application.appearance.style()
    dialog = ReadingDialog(6000, style, stage.window)
    dialog.bar.setValue(1234)
    dialog.open()
    return dialog


@scene("banner")
def banner(stage: Stage) -> QWidget:
    """The disk is full."""
    stage.play("3", 14)
    stage.application.session.trouble.emit(SaveError("save.disk_full", file="…"))
    QCoreApplication.processEvents()
    return stage.window


@scene("error")
def failure(stage: Stage) -> QWidget:
    dialog = ErrorDialog("…", "…", stage.window)
    dialog.show_game(12)
    dialog.show_saved("…")
    dialog.show()
    return dialog


def wording(stage: Stage, name: str) -> QWidget:
    stage.window.menus.actions[name].trigger()
    return stage.opened()


for _name in ("keys", "about"):
    SCENES[_name] = partial(wording, name=_name)


def settings(stage: Stage, place: int) -> QWidget:
    stage.application.settings_control.show()
    dialog = stage.application.settings_control.dialog
    assert dialog is not None
    dialog.show_page(dialog.pages[place])
    return dialog


for _place, _name in enumerate(("display", "play", "keys", "folders")):
    SCENES[f"settings-{_name}"] = partial(settings, place=_place)


@scene("report")
def report(stage: Stage) -> QWidget:
    dialog = ReportDialog(stage.window, has_game=True)
    dialog.show_not_saved("…")
    dialog.show()
    return dialog


def menu(stage: Stage, place: int) -> QWidget:
    stage.play("solo", 24)
    bar = stage.window.menuBar()
    found = menus_by_action(bar)[bar.actions()[place]]
    found.popup(stage.window.mapToGlobal(QPoint(40, 40)))
    return found


for _place, _name in enumerate(("game", "edit", "view", "play", "help")):
    SCENES[f"menu-{_name}"] = partial(menu, place=_place)


def wanted(beginning: str = "") -> Iterator[tuple[str, Scene]]:
    """The screens whose names begin like this."""
    return ((name, made) for name, made in SCENES.items() if name.startswith(beginning))


from tools import first_edition_screens  # noqa: E402  # its screens are made of those above

__all__ = ["first_edition_screens"]

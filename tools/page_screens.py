"""Screens beside the table: pages, lists of games, lessons and puzzles, dialogs and menus."""

from __future__ import annotations

from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint
from PySide6.QtWidgets import QWidget

from pamir_desktop.games.daily_results import DayResult
from pamir_desktop.lessons.lesson import StepKind
from pamir_desktop.lessons.progress import LessonProgress
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.game_summary import Series
from pamir_desktop.puzzles.progress import PuzzleMark, PuzzleProgress
from pamir_desktop.views.dialogs.error_dialog import ErrorDialog
from pamir_desktop.views.dialogs.key_groups import menus_by_action
from pamir_desktop.views.dialogs.report_dialog import ReportDialog
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.reading_dialog import ReadingDialog
from tools.stage import (
    PAGES,
    SCENES,
    Stage,
    scene,
)


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


@scene("error")
def failure(stage: Stage) -> QWidget:
    dialog = ErrorDialog("…", "…", stage.window)
    dialog.show_game(12)
    dialog.show_saved("…")
    dialog.show()
    return dialog


def help_dialog(stage: Stage, name: str) -> QWidget:
    stage.window.menus.actions[name].trigger()
    return stage.opened()


for _name in ("keys", "about"):
    SCENES[_name] = partial(help_dialog, name=_name)


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

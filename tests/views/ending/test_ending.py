"""The end of a game through the window: charts, checks, totals, and charts on disk."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
)

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.model import IMPROVED, LogEntry, SeatKind, SeatSetup, Setup, State
from pamir_desktop.model.game_summary import Series, game_summary
from pamir_desktop.model.rules.ruling import influence, ruler_of
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardAction, Coalition, Colour, Region, Seat
from pamir_desktop.settings import ThemeChoice
from pamir_desktop.views.art.chart import DASHES, line_colour
from pamir_desktop.views.art.text_fit import LEGIBLE
from pamir_desktop.views.ending.game_over import GameOver
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.terms import coalition_name
from pamir_desktop.views.texts.voice import Voice
from tests.views.ending.report_rows import rows_of
from tests.window.application import play_to_the_end, table
from tests.window.languages.words_painted import recorded
from tests.window.saved_games import Opener, answer


def finish(application: Application, people: int = 3, seed: int = 1) -> GameOver:
    return finish_at(application, table(people, 5), seed=seed)


def finish_at(
    application: Application, setup: Setup, *, practice: bool = False, seed: int = 1
) -> GameOver:
    application.session.start(setup, practice)
    play_to_the_end(application, Dice(seed))
    assert application.session.state.result is not None
    QApplication.processEvents()
    return application.window.table.game_over


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(over: GameOver, button: QPushButton, *, by_key: bool) -> None:
    """With the mouse, or with nothing but Tab and Enter."""
    if not by_key:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    for _ in range(20):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is button:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)


def test_the_charts_are_those_of_the_game(application: Application) -> None:
    over = finish(application)
    game = application.session.game
    assert game is not None
    assert over.isVisible()
    assert over.charts.summary == game_summary(game)
    chart = over.charts.chart()
    scores = [player.score for player in game.state.players]
    assert [line.values[-1] for line in chart.lines] == scores
    assert chart.checks == tuple(check.turn for check in game_summary(game).checks)


def test_each_series_has_a_button(application: Application) -> None:
    over = finish(application)
    for series, button in over.charts.buttons.items():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert over.charts.series is series
        assert over.charts.view.plotted == over.charts.chart()
    assert [line.mark for line in over.charts.chart().lines] == list(Coalition)


def test_keys_choose_a_chart(application: Application) -> None:
    over = finish(application)
    over.charts.buttons[Series.RUPEES].setFocus()
    QTest.keyClick(over.charts.buttons[Series.RUPEES], Qt.Key.Key_Space)
    assert over.charts.series is Series.RUPEES
    QTest.keyClick(over, Qt.Key.Key_Escape)
    assert not over.isVisible()


@pytest.mark.parametrize("series", [Series.POINTS, Series.BLOCKS])
def test_lines_differ_in_mark_and_dash(application: Application, series: Series) -> None:
    """In the drawing itself: no two lines have the same dashes, whatever their colours."""
    charts = finish(application, 5).charts
    click(charts.buttons[series])
    lines = charts.chart().lines
    assert len({line.mark for line in lines}) == len(lines)
    drawn = charts.svg().decode()
    plain = 1  # a line without dashes differs from all others
    for shape in ("<path", "<polyline"):  # the lines of the chart, and those of its legend
        groups = [group for group in drawn.split("<g ") if shape in group]
        dashes = set(re.findall(r'stroke-dasharray="([^"]*)"', " ".join(groups)))
        assert len(dashes) >= len(lines) - plain
    assert len(set(DASHES)) >= len(lines)


VALUES: dict[Series, Callable[[State], tuple[int, ...]]] = {
    Series.POINTS: lambda state: tuple(player.score for player in state.players),
    Series.RUPEES: lambda state: tuple(player.rupees for player in state.players),
    Series.CYLINDERS: lambda state: tuple(
        sum(map(bool, state.cylinders[10 * seat : 10 * seat + 10]))
        for seat in range(len(state.players))
    ),
    Series.BLOCKS: lambda state: tuple(
        sum(map(bool, state.blocks[12 * side : 12 * side + 12])) for side in Coalition
    ),
    Series.REGIONS: lambda state: tuple(
        [ruler_of(state, region) for region in Region].count(Seat(seat))
        for seat in range(len(state.players))
    ),
    Series.INFLUENCE: lambda state: tuple(
        0 if player.loyalty is None else influence(state, Seat(seat), player.loyalty)
        for seat, player in enumerate(state.players)
    ),
}
"""Counted from the pieces of a position, in another way than the summary does."""


@pytest.mark.parametrize("series", list(Series))
def test_pointing_at_a_turn_says_what_the_table_showed_then(
    application: Application, series: Series
) -> None:
    charts = finish(application).charts
    click(charts.buttons[series])
    game = application.session.game
    assert game is not None
    beginnings = {moment.state.turn: moment.state for moment in reversed(game.past)}
    view, plot = charts.view, charts.view.plot()
    names = [line.name for line in plot.chart.lines]
    turns = list(plot.chart.turns)[1:-1]
    for turn in (turns[0], turns[len(turns) // 2], turns[-1]):
        at = QPoint(round(plot.x(turn)), round(plot.area.center().y()))
        QTest.mouseMove(view, QPoint(1, 1))
        QTest.mouseMove(view, at)
        QApplication.processEvents()
        with recorded() as recorder:
            view.grab()
        values = VALUES[series](beginnings[turn])
        wording = [f"{name}: {value}" for name, value in zip(names, values, strict=True)]
        painted = recorder.texts()
        assert f"{charts.name(series)} · Turn {turn}" in painted
        assert set(wording) <= painted
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view.pointed is None


def test_the_report_shows_each_check_with_counts_and_points(application: Application) -> None:
    """As the log has it, with the turn in which it came."""
    report = finish(application).report
    game = application.session.game
    assert game is not None
    turn, expected = 0, list[list[str]]()
    for entry in game.log:
        if entry.id == "turn.started":
            turn = int(str(entry.args["turn"]))
        elif entry.id == "check.scored":
            args = entry.args
            outcome = "unsuccessful" if args["dominant"] == -1 else "dominant: "
            if args["dominant"] != -1:
                outcome += coalition_name(Coalition(int(str(args["dominant"]))))
            if args["final"]:
                outcome += ", final (points doubled)"
            blocks, points, counts = args["blocks"], args["points"], args["measures"]
            assert isinstance(blocks, tuple)
            assert isinstance(points, tuple)
            assert isinstance(counts, tuple)
            cells = [
                (f"+{won}" if won else "–") + (f" ({count})" if count >= 0 else "")
                for won, count in zip(points, counts, strict=True)
            ]
            head = f"{len(expected) + 1}. {outcome}"
            expected.append([head, str(turn), *map(str, blocks), *cells])
    assert len(expected) > 1
    heads, *rows = rows_of(report, 0)
    assert rows == expected
    names = [Voice(game.setup).player(Seat(seat)) for seat in range(3)]
    assert heads == ["Dominance Checks", "Turn", "", "", "", *names]
    assert (
        "In parentheses: cylinders in play if the check was unsuccessful, otherwise influence."
        in report.toPlainText()
    )


def test_the_report_counts_the_actions_that_the_log_has(application: Application) -> None:
    """Counted from the log, without the summary, until every column had an entry."""
    totals = [0] * 12
    for seed in range(1, 20):
        report = finish(application, 4, seed).report
        game = application.session.game
        assert game is not None
        names = [Voice(game.setup).player(Seat(seat)) for seat in range(4)]
        expected = [totals_of(game.log, Seat(seat)) for seat in range(4)]
        _, *rows = rows_of(report, 1)
        assert rows == [[name, *map(str, row)] for name, row in zip(names, expected, strict=True)]
        totals = [sum(column) for column in zip(totals, *expected, strict=True)]
        if all(totals):
            break
    assert all(totals)
    assert rows_of(report, 1)[0] == [
        "Totals",
        "Purchases",
        "Cards played",
        *("Taxes", "Gifts", "Builds", "Moves", "Betrayals", "Battles"),
        "Rupees spent",
        "Bribes paid",
        "Bribes received",
        "Loyalty changes",
    ]


def totals_of(log: Iterable[LogEntry], seat: Seat) -> list[int]:
    """In the order of the columns."""
    entries = list(log)
    own = [entry for entry in entries if entry.args.get("seat") == seat]

    def count(identity: str) -> int:
        return sum(entry.id == identity for entry in own)

    def rupees(found: Iterable[LogEntry]) -> int:
        return sum(int(str(entry.args["rupees"])) for entry in found)

    actions = [e.args["action"] for e in own if e.id == "action.begun"]
    spent = [e for e in own if e.id in {"rupees.placed", "rupees.removed"}]
    received = [e for e in entries if e.id == "bribe.paid" and e.args["recipient"] == seat]
    return [
        count("card.bought"),
        count("card.played"),
        *(actions.count(action) for action in CardAction),
        rupees(spent),
        rupees(e for e in own if e.id == "bribe.paid"),
        rupees(received),
        count("loyalty.changed"),
    ]


@pytest.mark.parametrize("by_key", [False, True])
def test_the_game_is_watched_again(application: Application, by_key: bool) -> None:
    over = finish(application)
    game = application.session.game
    assert game is not None
    press(over, over.replay_button, by_key=by_key)

    # Then the table is as it was at the beginning, and the end comes back with the last moment
    assert application.replay.is_shown
    assert not over.isVisible()
    assert application.window.table.replay_bar.isVisible()
    shown = application.window.table.view.table.position
    assert shown is not None
    assert shown.state.turn == game.position(0).turn
    application.replay.leave()
    assert over.isVisible()


WITH_WAKHAN = Setup(
    [SeatSetup("Anna", Colour.TAN), SeatSetup("Wakhan", Colour.BLACK, SeatKind.WAKHAN)],
    seed=5,
    wakhan=IMPROVED,
)
FOR_THREE = evolve(table(3, 5, open_hands=True), first_chooser=Seat(2))


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize(
    ("setup", "practice"),
    [(FOR_THREE, False), (WITH_WAKHAN, False), (WITH_WAKHAN, True)],
    ids=["three", "Wakhan", "practice"],
)
def test_a_rematch_is_another_game_of_the_same_players(
    opened: Opener, setup: Setup, practice: bool, by_key: bool
) -> None:
    # Given a game that has ended
    application = opened()
    over = finish_at(application, setup, practice=practice)
    ended = application.session.game
    assert ended is not None

    # When it is played again
    press(over, over.rematch_button, by_key=by_key)

    # Then everything is as it was but the cards, and the first question is asked
    game = application.session.game
    assert game is not None
    assert game.setup.seed != ended.setup.seed
    assert evolve(game.setup, seed=setup.seed) == setup
    assert game.identity.practice is practice
    assert game.identity.id != ended.identity.id
    assert game.made == 0
    assert game.state.deck != ended.position(0).deck
    assert not over.isVisible()
    assert application.window.table.bar.question is not None
    assert application.window.table.bar.question.decision == application.session.decision

    # And the one that has ended is still in the list
    application.window.menus.game.games_asked.emit()
    assert application.files.store is not None
    listed = application.files.store.library.entries()
    kept = [entry.header for entry in listed if entry.header is not None]
    assert ended.identity in [header.identity for header in kept if header.finished]
    assert application.games.browser is not None
    application.games.browser.reject()


def test_each_rematch_has_other_cards(application: Application) -> None:
    decks = set()
    for _ in range(3):
        over = finish_at(application, FOR_THREE)
        press(over, over.rematch_button, by_key=False)
        decks.add(tuple(application.session.state.deck))
    assert len(decks) == 3


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
def test_the_log_goes_to_a_file(application: Application, tmp_path: Path, by_key: bool) -> None:
    over = finish(application)
    press(over, over.export_button, by_key=by_key)
    answer(application, tmp_path / "log.txt")
    waiting = application.looking_back.dialog  # for what Expert would have played
    assert waiting is not None
    if by_key:
        QTest.keyClick(waiting, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(waiting.skip_button, Qt.MouseButton.LeftButton)
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert over.title().split()[0] in text.splitlines()[-1]  # the winner is named last
    assert over.isVisible()


def test_tab_walks_the_buttons_from_left_to_right(application: Application) -> None:
    over = finish(application)
    row = [over.replay_button, over.look_back_button, over.save_button, over.export_button]
    row += [over.close_button, over.rematch_button, over.new_button]
    assert over.new_button.hasFocus()
    assert [button.x() for button in row] == sorted(button.x() for button in row)
    over.replay_button.setFocus()
    for button in row:
        assert button.hasFocus()
        QTest.keyClick(button, Qt.Key.Key_Tab)


# --- Charts on disk -----------------------------------------------------------------------------


def ask_to_save(over: GameOver) -> QFileDialog:
    click(over.save_button)
    QApplication.processEvents()
    dialog = over.charts.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    return dialog


def write_name(dialog: QFileDialog, name: str) -> None:
    """Type it and press Enter."""
    line = dialog.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    line.selectAll()
    QTest.keyClicks(line, name)
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


@pytest.mark.parametrize("suffix", ["png", "svg"])
@pytest.mark.parametrize("series", list(Series))
def test_each_chart_is_saved_through_the_dialog(
    application: Application, tmp_path: Path, series: Series, suffix: str
) -> None:
    over = finish(application)
    click(over.charts.buttons[series])
    file = tmp_path / f"my chart.{suffix}"
    write_name(ask_to_save(over), str(file))
    assert file.exists()
    if suffix == "png":
        picture = QImage(str(file))
        assert (picture.width(), picture.height()) == (1200, 675)
    else:
        drawing = QSvgRenderer(str(file))
        assert drawing.isValid()
        assert over.charts.name(series) in file.read_text(encoding="utf-8")
        picture = QImage(1200, 675, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
    pixels = [picture.pixel(x, y) for x in range(0, 1200, 3) for y in range(0, 675, 9)]
    assert len(set(pixels)) > 20
    for line in over.charts.chart().lines:
        colour = line_colour(line.mark, Style().theme, Style().palette)
        assert any(QColor(pixel) == colour for pixel in all_pixels(picture)), line.name


def all_pixels(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}


def test_whoever_picks_svg_gets_svg(application: Application, tmp_path: Path) -> None:
    """The name in the dialog follows the kind, also when it is written without a suffix."""
    over = finish(application)
    for name in ("", "mine"):
        dialog = ask_to_save(over)
        dialog.setDirectory(str(tmp_path))
        kinds = dialog.findChild(QComboBox, "fileTypeCombo")
        assert kinds is not None
        assert kinds.count() == 2
        QTest.keyClick(kinds, Qt.Key.Key_Down)
        assert Path(dialog.selectedFiles()[0]).name == "points.svg"
        write_name(dialog, name or "points.svg")
        file = tmp_path / f"{name or 'points'}.svg"
        assert QSvgRenderer(str(file)).isValid()


def test_a_chart_that_cannot_be_written_is_reported(
    application: Application, tmp_path: Path
) -> None:
    over = finish(application)
    over.charts._save_and_report(tmp_path / "nowhere" / "chart.png")
    box = application.window.findChild(QMessageBox)
    assert box is not None
    assert box.isVisible()
    assert "nowhere" in box.text()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DUSK])
def test_it_is_translated_and_painted(
    application: Application, language: str, theme: ThemeChoice
) -> None:
    over = finish(application, 4)
    application.settings.change(language=language, theme=theme)
    QApplication.processEvents()
    word = {"en": "Points", "de": "Punkte", "ru": "Очки"}[language]
    assert over.charts.buttons[Series.POINTS].text() == word
    head = {"en": "Rupees spent", "de": "Ausgegebene Rupien", "ru": "Потраченные рупии"}[language]
    assert head in over.report.toPlainText()
    for button in over.charts.buttons.values():
        assert button.width() >= button.sizeHint().width()
    picture = over.charts.view.grab().toImage()
    assert len({picture.pixel(x, 12) for x in range(picture.width())}) > 8
    application.settings.change(language="en", theme=ThemeChoice.LIGHT)


@pytest.mark.parametrize("people", [2, 5])
def test_star_and_coin_are_explained(application: Application, people: int) -> None:
    ending = finish(application, people)
    with recorded() as recorder:
        ending.grab()
    painted = [p for p in recorder.painted if p.widget is ending]
    said = " ".join(p.text for p in painted)
    assert ending.legend() in said
    assert ending.accessibleDescription() == ending.legend()
    assert not [p for p in painted if p.is_cut]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_do_not_touch_the_points(application: Application, language: str) -> None:
    # Given long names, a winner in bold letters, and points of two digits
    application.settings.change(language=language)
    setup = table(3, 5)
    chairs = [evolve(chair, name=f"{chair.name} Maximiliana") for chair in setup.seats]
    ending = finish_at(application, evolve(setup, seats=chairs))
    assert ending.ending is not None
    many = tuple(evolve(standing, measure=19) for standing in ending.ending.standings)
    ending.ending = evolve(ending.ending, standings=many)

    # When the ranking is painted
    with recorded() as recorder:
        ending.grab()
    painted = [one for one in recorder.painted if one.widget is ending]

    # Then there is room behind each name
    for chair in chairs:
        (first,) = [one for one in painted if one.text in chair.name and "Max" not in one.text]
        assert first.size >= LEGIBLE
        name = first.rect
        for one in painted:
            if one.text == "Maximiliana" and abs(one.rect.top() - name.top()) < 30:
                name = name.united(one.rect)
        behind = [one.rect for one in painted if one.rect.left() > name.right() - 4]
        row = [r.left() for r in behind if r.bottom() > name.top() and r.top() < name.bottom()]
        assert min(row) - name.right() > 4

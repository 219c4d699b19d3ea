"""The new-game dialog makes every kind of table, remembers the last one and explains itself."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.model import (
    IMPROVED,
    RULEBOOK,
    Printing,
    SeatKind,
    Setup,
    SpyMovement,
    WakhanOptions,
)
from pamir_desktop.model.bot import Level, Temperament
from pamir_desktop.model.terms import Colour, Seat
from pamir_desktop.views.games.new_game_dialog import NewGameDialog
from pamir_desktop.views.games.player_kinds import PERSON, WAKHAN, Table
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.languages import use_language
from pamir_desktop.views.widgets.screen_room import room_on_screen
from tests.window.application import table

"""The offscreen platform has no windows whose least size could change."""


def opened(qtbot: QtBot, last: Setup | None = None) -> NewGameDialog:
    dialog = NewGameDialog(last, Style())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(dialog: NewGameDialog, text: str) -> None:
    buttons = dialog.findChildren(QAbstractButton)
    button = next(b for b in buttons if b.text() == text and b.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_starts_with_one_enter(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    setup = dialog.setup()
    assert [chair.kind for chair in setup.seats] == [SeatKind.HUMAN, SeatKind.WAKHAN]
    assert setup.wakhan == RULEBOOK


def test_enter_in_a_name_starts_as_well(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.rows[0].name, Qt.Key.Key_Return)


def test_escape_gives_up(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_hot_seat_table_of_any_size(qtbot: QtBot, count: int) -> None:
    dialog = opened(qtbot)
    press(dialog, "People only")
    press(dialog, str(count))
    setup = dialog.setup()
    assert len(setup.seats) == count
    assert not setup.has_wakhan
    assert sum(row.name.isVisible() for row in dialog.rows) == count


def test_two_and_wakhan(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "Two people and Wakhan")
    kinds = [chair.kind for chair in dialog.setup().seats]
    assert kinds == [SeatKind.HUMAN, SeatKind.HUMAN, SeatKind.WAKHAN]
    assert not dialog.more.first.isVisible()


def test_names_and_options_are_taken_over(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "People only")
    press(dialog, "More…")
    dialog.rows[0].name.setText("Мира")
    QTest.mouseClick(dialog.more.open_hands, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    dialog.more.first.setCurrentIndex(2)
    QTest.keyClicks(dialog.more.seed, "1234")
    setup = dialog.setup()
    assert setup.seats[0].name == "Мира"
    assert setup.open_hands
    assert setup.first_chooser == 1
    assert setup.seed == 1234


def test_without_a_seed_every_game_is_another(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert len({dialog.setup().seed for _ in range(5)}) > 1


def test_choosing_a_taken_colour_swaps(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "People only")
    first, second = dialog.rows[0].colour(), dialog.rows[1].colour()
    box = dialog.rows[0]._colour
    box.setFocus()
    box.setCurrentIndex(second)
    box.activated.emit(int(second))
    assert dialog.rows[0].colour() == second
    assert dialog.rows[1].colour() == first
    assert len({chair.colour for chair in dialog.setup().seats}) == 3


def test_a_seat_is_called_by_its_colour_until_it_has_a_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.rows[0]
    assert row.name.text() == "Red"
    row.set_colour(Colour.GREY)
    assert row.name.text() == "Gray"
    row.name.setText("Anna")
    row.set_colour(Colour.BLUE)
    assert row.name.text() == "Anna"


@pytest.mark.parametrize(
    ("name", "seed", "words"),
    [
        ("", "", "needs a name"),
        ("Wakhan", "", "same name"),
        ("Anna", "abc", "seed"),
        ("Anna", "1" * 19, "seed"),
    ],
)
def test_what_is_wrong_is_said_in_the_dialog(
    qtbot: QtBot, name: str, seed: str, words: str
) -> None:
    dialog = opened(qtbot)
    dialog.rows[0].name.setText(name)
    dialog.more.seed.setText(seed)
    assert words in dialog.message.text()
    assert dialog.message.isVisible()
    assert not dialog.start.isEnabled()
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    dialog.rows[0].name.setText("Anna")
    dialog.more.seed.clear()
    assert not dialog.message.isVisible()
    assert dialog.start.isEnabled()


def test_wakhans_presets(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    box = dialog.more.wakhan
    box.preset.setCurrentIndex(1)
    box.preset.activated.emit(1)
    assert dialog.setup().wakhan == IMPROVED
    QTest.mouseClick(box.savvy, Qt.MouseButton.LeftButton)
    assert box.preset.currentText() == "Custom"
    box.printing.setCurrentIndex(1)
    options = dialog.setup().wakhan
    assert options.printing is Printing.OLDER
    assert options.spy_movement is SpyMovement.DIRECT
    assert not options.savvy_purchasing


def test_the_coin_erratum_is_off_in_every_preset_and_chosen_by_hand(qtbot: QtBot) -> None:
    # Given the dialog with Wakhan
    dialog = opened(qtbot, table(1, wakhan=True))
    box = dialog.more.wakhan
    assert not box.coin.isChecked()

    # When its box is clicked, then the game has it and no preset is named
    QTest.mouseClick(box.coin, Qt.MouseButton.LeftButton)
    assert dialog.setup().wakhan == WakhanOptions(coin_erratum=True)
    assert box.preset.currentText() == "Custom"
    assert "most rupees" in box.hints[box.coin].text()

    # And a dialog that opens with such a table shows it
    assert opened(qtbot, dialog.setup()).more.wakhan.coin.isChecked()

    # When a preset is chosen, then it is off again
    box.preset.setCurrentIndex(1)
    box.preset.activated.emit(1)
    assert dialog.setup().wakhan == IMPROVED
    assert not box.coin.isChecked()


@pytest.mark.parametrize("last", [table(1, wakhan=True), table(2, wakhan=True), table(2), table(5)])
def test_it_opens_as_the_last_table_was(qtbot: QtBot, last: Setup) -> None:
    dialog = opened(qtbot, last)
    again = dialog.setup()
    assert [chair.name for chair in again.seats] == [chair.name for chair in last.seats]
    assert [chair.colour for chair in again.seats] == [chair.colour for chair in last.seats]
    assert again.has_wakhan == last.has_wakhan
    assert again.open_hands == last.open_hands


def test_options_of_the_last_table_come_back(qtbot: QtBot) -> None:
    dialog = opened(qtbot, table(3, open_hands=True))
    assert dialog.kinds() == (PERSON, PERSON, PERSON)
    assert dialog.setup().open_hands


def test_it_begins_simple_and_has_the_rest_under_more(qtbot: QtBot) -> None:
    # Given the dialog as it opens the first time
    dialog = opened(qtbot)

    # Then it says who Wakhan is, and asks for names only
    assert "automated opponent" in dialog.about.text()
    assert not dialog.more.isVisible()
    low = dialog.height()

    # When More is clicked, then every option is there with a sentence, and the dialog has grown
    QTest.mouseClick(dialog.more_button, Qt.MouseButton.LeftButton)
    assert dialog.more.seed.isVisible()
    assert dialog.more.wakhan.printing.isVisible()
    assert dialog.height() > low
    shown = [
        option
        for kind in (QComboBox, QCheckBox, QLineEdit)
        for option in dialog.more.findChildren(kind)
        if option.isVisible()
    ]
    labels = [label for label in dialog.more.findChildren(QLabel) if label.isVisible()]
    hints = [label for label in labels if label.property("part") == "hint"]
    assert len(shown) == len(hints) == 9
    assert all(hint.text().endswith(".") for hint in hints)

    # When it is clicked again, then the dialog is as it was
    QTest.mouseClick(dialog.more_button, Qt.MouseButton.LeftButton)
    assert not dialog.more.isVisible()
    assert dialog.height() == low


@pytest.mark.parametrize(
    ("last", "is_open"),
    [
        (table(1, wakhan=True), False),
        (evolve(table(1, wakhan=True), wakhan=IMPROVED), True),
        (table(3, open_hands=True), True),
        (evolve(table(3), first_chooser=Seat(2)), True),
    ],
)
def test_unusual_options_of_the_last_table_are_not_hidden(
    qtbot: QtBot, last: Setup, is_open: bool
) -> None:
    assert opened(qtbot, last).more.isVisible() is is_open


def choose_kind(dialog: NewGameDialog, seat: int, text: str) -> None:
    """By the arrow keys."""
    box = dialog.rows[seat].kinds
    box.setFocus()
    ahead = box.findText(text) > box.currentIndex()
    while box.currentText() != text:
        QTest.keyClick(box, Qt.Key.Key_Down if ahead else Qt.Key.Key_Up)


def test_every_seat_has_a_kind_of_player(qtbot: QtBot) -> None:
    # Given a game against Wakhan
    dialog = opened(qtbot)
    assert dialog.kinds() == (PERSON, WAKHAN)

    # When she is given the first seat, then the second is a person's
    choose_kind(dialog, 0, "Wakhan")
    assert dialog.kinds() == (WAKHAN, PERSON)
    assert not dialog.rows[0].name.isVisible()
    assert dialog.rows[1].name.isVisible()
    kinds = [chair.kind for chair in dialog.setup().seats]
    assert kinds == [SeatKind.WAKHAN, SeatKind.HUMAN]

    # When that seat becomes a person's too, then it is a game of two
    choose_kind(dialog, 0, "Person")
    assert not dialog.setup().has_wakhan
    assert not dialog.more.wakhan.isVisible()


def test_wakhan_at_a_large_table_is_explained(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "People only")
    press(dialog, "5")
    choose_kind(dialog, 1, "Wakhan")
    assert "Wakhan" in dialog.message.text()
    assert not dialog.start.isEnabled()
    press(dialog, "3")
    assert dialog.start.isEnabled()
    assert dialog.kinds() == (PERSON, WAKHAN, PERSON)


def test_a_person_cannot_take_wakhans_name_in_any_language(
    qtbot: QtBot, qapp: QApplication
) -> None:
    use_language(qapp, "ru")
    dialog = opened(qtbot)
    dialog.rows[0].name.setText("Wakhan")
    assert not dialog.start.isEnabled()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_more_options_than_the_screen_has_room_for_are_scrolled(qtbot: QtBot, scale: float) -> None:
    dialog = NewGameDialog(table(2, wakhan=True), Style(scale=scale))
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.more_button, Qt.MouseButton.LeftButton)
    room = room_on_screen(dialog)
    assert dialog.height() <= room.height()
    assert dialog.width() <= room.width()
    assert dialog.rect().contains(dialog.start.geometry())


# --- Computer players ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "people", "bots"), [("Against one", 1, 1), ("Against two", 1, 2), ("Watch", 0, 3)]
)
def test_tables_with_computer_players(qtbot: QtBot, button: str, people: int, bots: int) -> None:
    dialog = opened(qtbot)
    press(dialog, button)
    setup = dialog.setup()
    assert len(setup.people) == people
    assert [chair.bot is not None for chair in setup.seats] == [False] * people + [True] * bots


def test_computer_players_at_one_table_begin_with_different_temperaments(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "Watch")
    bots = [chair.bot for chair in dialog.setup().seats if chair.bot is not None]
    assert len({bot.temperament for bot in bots}) == 3


def test_level_and_temperament_are_chosen_described_and_remembered(qtbot: QtBot) -> None:
    # Given a table with a computer player
    dialog = opened(qtbot)
    press(dialog, "Against one")
    row = dialog.rows[1].bot

    # When its level and its temperament are chosen
    row.levels.setCurrentIndex(list(Level).index(Level.EXPERT))
    row.temperaments.setCurrentIndex(list(Temperament).index(Temperament.GENERAL))

    # Then the dialog says what they mean, and the next one begins with them
    assert "considers how the others may respond" in row.about.text()
    assert "battles" in row.about.text()
    setup = dialog.setup()
    again = opened(qtbot, setup).setup()
    for seats in (setup.seats, again.seats):
        bot = seats[1].bot
        assert bot is not None
        assert (bot.level, bot.temperament) == (Level.EXPERT, Temperament.GENERAL)
    assert again.seats[1].name == setup.seats[1].name == "Daud"


def test_every_bot_has_a_seed_of_its_own(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "Watch")
    dialog.more.seed.setText("12")
    setup = dialog.setup()
    seeds = {chair.bot.seed for chair in setup.seats if chair.bot is not None}
    assert len(seeds | {setup.seed}) == 4


def test_a_given_name_follows_the_kind_of_player(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "Against one")
    assert dialog.rows[1].name.text() == "Daud"
    press(dialog, "People only")
    assert dialog.rows[1].name.text() == "Blue"
    dialog.rows[1].name.setText("Boris")
    press(dialog, "Against one")
    assert dialog.rows[1].name.text() == "Boris"


def test_who_joins_a_table_of_bots_is_a_bot(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "Against two")
    press(dialog, "4")
    assert len(dialog.setup().people) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_is_scrolled_where_there_is_room(application: Application, language: str) -> None:
    """In the style of the program, in which bars and letters are wider than in plain Qt."""
    application.settings.change(language=language)
    application.window.menus.actions["new"].trigger()
    application.app.processEvents()
    dialog = application.window.findChild(NewGameDialog)
    assert dialog is not None
    for kind in (Table.SOLO, *Table):
        dialog.set_table(kind)
        for _ in range(5):
            application.app.processEvents()
        assert dialog.height() < room_on_screen(dialog).height()
        (area,) = dialog.findChildren(QScrollArea)
        content = area.widget()
        assert content is not None
        assert not area.verticalScrollBar().isVisible(), kind
        assert content.height() >= content.heightForWidth(content.width()), kind
        assert area.viewport().height() >= content.height(), kind


def test_it_moves_up_when_it_grows_beyond_the_screen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    bottom = dialog.screen().availableGeometry().bottom()
    dialog.move(10, bottom - dialog.height())
    before = dialog.height()
    press(dialog, "More…")
    assert dialog.height() > before
    assert dialog.frameGeometry().bottom() <= bottom

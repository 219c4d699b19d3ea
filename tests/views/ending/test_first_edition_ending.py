"""The end of a game of the first edition: ranking, charts and topples."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.game_summary import ToppleRecord, game_summary
from pamir_desktop.model.history import Game
from pamir_desktop.model.standings import ending
from pamir_desktop.model.terms import Suit
from pamir_desktop.views.ending.game_over import GameOver
from pamir_desktop.views.ending.report import EndingReport
from pamir_desktop.views.style import Style
from tests.model.first_edition.tables import supremacy
from tests.views.ending.report_rows import rows_of
from tests.window.languages.words_painted import recorded


@pytest.fixture
def over(qtbot: QtBot) -> GameOver:
    """Anna has bought a topple while the British were supreme."""
    state = supremacy()
    game = Game(state.setup, state)
    game.choose(Purchase(0))
    over = GameOver()
    qtbot.addWidget(over)
    over.resize(1240, 880)
    over.set_look(Style())
    over.show_ending(ending(game.state), game_summary(game))
    return over


def test_charts_of_the_first_edition_mark_topples_and_name_its_pieces(over: GameOver) -> None:
    charts = over.charts
    assert charts.chart().checks == (1,)
    shown = [button.text() for button in charts.buttons.values() if not button.isHidden()]
    assert shown == ["Influence", "Pieces", "Rupees", "Armies and roads"]


def test_the_report_of_the_first_edition_lists_the_topples(over: GameOver) -> None:
    rows = rows_of(over.report, 0)
    assert rows[1] == ["1. supremacy: Britain (armies)", "1", "1", "4", "0", "1", "0", "0"]


def test_the_report_says_that_a_majority_lacked_other_units(qapp: QApplication) -> None:
    report = EndingReport()
    for units, outcome in (
        ((0, 2, 0), "no supremacy, other units lacking (spies), last topple"),
        ((1, 2, 1), "no supremacy (spies), last topple"),
    ):
        record = ToppleRecord(9, None, True, Suit.INTELLIGENCE, units, ())
        assert report.topple_outcome(record) == outcome


def test_the_ranking_of_the_first_edition_shows_the_influence(over: GameOver) -> None:
    with recorded() as recorder:
        over.grab()
    said = [painted.text for painted in recorder.painted if painted.widget is over]
    assert "Supremacy: Britain. The most influence there wins." in said
    first = said.index("1.")
    assert said[first : first + 5] == ["1.", "Anna", "1", "0", "4"]  # influence, stars, rupees
    assert "2." not in said, "only a winner is declared (F24)"
    assert over.legend() in " ".join(said)

"""“If scored now”: the right figures, the alarm, and three languages, through the window."""

from __future__ import annotations

import re
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.forecast import NextCheck, Outlook, if_scored_now, next_check
from pamir_desktop.model.history import Game
from pamir_desktop.model.rules.turn import TakeActions
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import CardId, Coalition
from pamir_desktop.settings import ThemeChoice
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.panels.forecast_panel import ForecastPanel
from pamir_desktop.views.panels.forecast_parts import BlockRow, Notice
from pamir_desktop.views.texts.terms import coalition_name
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, PUNJAB
from tests.window.application import play_to_the_end, sensible, table
from tests.window.languages.words_painted import recorded

Kind = TypeVar("Kind")


def show_state(application: Application, state: State) -> ForecastPanel:
    """Put a position made for the test on the table."""
    state.agenda.append(TakeActions(ANNA))
    application.session.game = Game(state.setup, state)
    application.session.replaced.emit()
    return application.window.table.side.forecast


@pytest.fixture
def dominance() -> State:
    state = given.table(loyalties=(AFGHAN, AFGHAN, BRITISH))
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, 0)
    given.gift(state, BORIS, 0)
    given.tribe(state, CLARA, PUNJAB, 4)
    return state


def parts(panel: ForecastPanel, kind: type[Kind]) -> list[Kind]:
    assert panel.outlook is not None
    return [part for part in panel._parts(panel.outlook) if isinstance(part, kind)]


def test_f4_shows_and_hides_it(application: Application) -> None:
    application.session.start(table(3))
    panel = application.window.table.side.forecast
    assert not panel.isVisible()
    QTest.keyClick(application.window, Qt.Key.Key_F4)
    assert panel.isVisible()
    assert application.window.menus.actions["forecast"].isChecked()
    QTest.keyClick(application.window, Qt.Key.Key_F4)
    assert not panel.isVisible()


def test_a_wide_window_shows_it_between_details_and_log(application: Application) -> None:
    application.window.resize(2560, 1080)
    application.session.start(table(4))
    side = application.window.table.side
    shown = (side.inspector, side.forecast, side.log_part)
    assert all(part.isVisible() for part in shown)
    tops = [part.mapTo(side, part.rect().topLeft()).y() for part in shown]
    assert tops == sorted(tops)
    assert side.forecast.height() >= side.forecast.sheet.height()


def test_a_dominant_coalition_brings_points_by_influence(
    application: Application, dominance: State
) -> None:
    text = show_state(application, dominance).text()
    assert "Afghanistan leads by 4: the check would succeed." in text
    assert "now: Anna +3, Boris +5, Clara +0" in text
    assert "on failure: Anna +0, Boris +1, Clara +3" in text
    assert "dominant: Britain: Anna +0, Boris +0, Clara +5" in text
    assert "lead needed: 4" in text
    assert "lacks" not in text


def test_blocks_are_in_rows_the_most_first(application: Application) -> None:
    state = given.table()
    given.army(state, BRITISH, KABUL, 3)
    given.army(state, AFGHAN, HERAT, 2)
    panel = show_state(application, state)
    rows = parts(panel, BlockRow)
    assert rows[:2] == [BlockRow(BRITISH, 3), BlockRow(AFGHAN, 2)]
    assert "Britain leads by 1: the check would fail." in panel.text()
    assert "Britain needs 3\u00a0more blocks for dominance; left in supply: 9." in panel.text()


def test_the_alarm_is_shown_when_a_player_would_win(
    application: Application, dominance: State
) -> None:
    panel = show_state(application, dominance)
    assert len(parts(panel, Notice)) == 1
    dominance.players[BORIS].score = 2
    show_state(application, dominance.clone())
    assert "Boris would win at once" in panel.text()
    assert len(parts(panel, Notice)) == 2


ALARMS = {
    # nobody, a lead of 4, the final check for one and for two: scores before, checks scored, alarm
    "nobody": ((0, 0, 0), 0, {"en": "", "de": "", "ru": ""}),
    "lead": (
        (0, 2, 0),
        0,
        {
            "en": "Boris would win at once: at least 4 points ahead of everyone else.",
            "de": "Sofortiger Sieg für Boris: mindestens 4 Punkte Vorsprung vor allen.",
            "ru": "Немедленная победа: Boris, отрыв от всех не меньше 4 очков.",
        },
    ),
    "final": (
        (2, 0, 3),
        3,
        {
            "en": "The game would end: Boris would win.",
            "de": "Das Spiel wäre zu Ende. Sieg: Boris.",
            "ru": "Игра закончилась бы. Победа: Boris.",
        },
    ),
    "final, shared": (
        (4, 0, 3),
        3,
        {
            "en": "The game would end in a shared victory: Anna and Boris.",
            "de": "Das Spiel wäre zu Ende. Geteilter Sieg: Anna und Boris.",
            "ru": "Игра закончилась бы. Победу делят: Anna и Boris.",
        },
    ),
}


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("name", list(ALARMS))
def test_the_alarm_is_written_and_painted(
    application: Application, dominance: State, name: str, language: str
) -> None:
    scores, checks, alarms = ALARMS[name]
    given.scores(dominance, *scores)
    dominance.resolved_checks = [CardId(101 + check) for check in range(checks)]
    application.window.resize(2560, 1080)
    panel = show_state(application, dominance)
    application.settings.change(language=language)
    application.app.processEvents()
    wording, expected = panel.text().replace("\xa0", " "), alarms[language]
    on_paper = " ".join(words(panel)).replace("\xa0", " ")
    everything = [alarm[language] for _, _, alarm in ALARMS.values() if alarm[language]]
    for alarm in everything:
        assert (alarm in wording) == (alarm == expected)
        assert (alarm in on_paper) == (alarm == expected)
    warnings = [part for part in parts(panel, Notice) if part.icon is Glyph.WARNING]
    assert len(warnings) == bool(expected)


def words(panel: ForecastPanel) -> list[str]:
    """Everything that is painted on the panel, in the order of painting."""
    with recorded() as recorder:
        panel.sheet.grab()
    return [painted.text for painted in recorder.painted]


def test_success_and_failure_are_painted_for_everyone(
    application: Application, dominance: State
) -> None:
    """A row for each player: on failure, then with each coalition dominant, points and count."""
    application.window.resize(2560, 1080)
    painted = words(show_state(application, dominance))
    anna, boris, clara = (painted.index(name) for name in ("Anna", "Boris", "Clara"))
    assert painted[anna:boris] == ["Anna", "–", "0", "+3", "1", "–", "–"]
    assert painted[boris:clara] == ["Boris", "+1", "1", "+5", "2", "–", "–"]
    assert painted[clara : clara + 7] == ["Clara", "+3", "4", "–", "+5", "1", "–"]


def test_the_final_check_is_painted_doubled(application: Application, dominance: State) -> None:
    dominance.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    application.window.resize(2560, 1080)
    painted = words(show_state(application, dominance))
    boris, clara = painted.index("Boris"), painted.index("Clara")
    assert painted[boris:clara] == ["Boris", "+2", "1", "+10", "2", "–", "–"]


def test_what_it_shows_is_what_a_check_then_brings(application: Application) -> None:
    """Wherever a check is bought in games at the window."""
    panel, bought, ended = application.window.table.side.forecast, 0, 0
    for seed in range(6):
        application.session.start(table(2 + seed % 4, seed, open_hands=True))
        dice = Dice(seed)
        while (decision := application.session.decision) is not None:
            state = application.session.state
            checks = [
                choice
                for choice in decision.choices
                if isinstance(choice, Purchase) and 101 <= state.market_cards[choice.slot] <= 104
            ]
            wording = panel.text().replace("\xa0", " ").splitlines()
            application.control.choose(checks[0] if checks else sensible(decision, dice))
            if checks:
                bought += 1
                ended += compare_with_the_log(application, wording)
    assert bought > 6
    assert ended > 1


def compare_with_the_log(application: Application, wording: list[str]) -> bool:
    """The panel's text before a check, and what the log says about it; whether the game is over."""
    entries = {entry.id: entry.args for entry in application.control.display.log[-1]}
    scored, names = entries["check.scored"], given.NAMES
    points = scored["points"]
    assert isinstance(points, tuple)
    gains = ", ".join(f"{name} +{won}" for name, won in zip(names, points, strict=False))
    assert f"now: {gains}" in wording
    blocks = scored["blocks"]
    assert isinstance(blocks, tuple)
    for side in Coalition:
        assert f"{coalition_name(side)} {blocks[side]}" in wording[0]
    assert any("would succeed" in line for line in wording) == (scored["dominant"] != -1)
    assert any("count double" in line for line in wording) == bool(scored["final"])
    result = application.session.state.result
    by_lead = result is not None and result.how == "lead"
    assert any("would win at once" in line for line in wording) == by_lead
    assert any("The game would end" in line for line in wording) == (
        result is not None and not by_lead
    )
    if by_lead and result is not None:
        winner = names[result.winners[0]]
        assert f"{winner} would win at once: at least 4 points ahead of everyone else." in wording
    return result is not None


def test_when_the_game_is_over_nobody_would_win_any_more(application: Application) -> None:
    panel, results = application.window.table.side.forecast, set()
    for seed in range(12):
        application.session.start(table(2, seed))
        play_to_the_end(application, Dice(seed))
        result = application.session.state.result
        assert result is not None
        results.add(result.how)
        assert not any(part.icon is Glyph.WARNING for part in parts(panel, Notice))
        if len(results) > 1:
            break
    assert results == {"lead", "final_check"}


def test_the_final_check_counts_double(application: Application, dominance: State) -> None:
    dominance.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    text = show_state(application, dominance).text()
    assert "now: Anna +6, Boris +10, Clara +0" in text
    assert "all points count double" in text


@pytest.mark.parametrize(
    ("coming", "wording"),
    [
        (NextCheck(3, 0, 0), "is in the market, column 3."),
        (NextCheck(-1, -1, -1), "No Dominance Checks are left."),
        (NextCheck(-1, 1, 1), "comes after 1\u00a0more card."),
        (NextCheck(-1, 4, 9), "after 4 to 9\u00a0more cards."),
    ],
)
def test_when_the_next_check_can_come(
    application: Application, coming: NextCheck, wording: str
) -> None:
    state = given.table()
    panel = application.window.table.side.forecast
    panel.show_outlook(Outlook(state.setup, if_scored_now(state), coming))
    assert wording in panel.text()


@pytest.mark.parametrize("column", range(COLUMNS))
def test_a_column_is_named_by_the_price_above_it(application: Application, column: int) -> None:
    state = given.table()
    given.market(state, top=(*[0] * column, 101))
    text = show_state(application, state).text()
    prices = [sign.value for sign, _ in application.window.table.view.table.prices.signs()]
    assert f"in the market, column {prices[column]}." in text


SHOWN = {
    "market": re.compile(r"A Dominance Check is in the market, column (\d)\."),
    "none": re.compile(r"No Dominance Checks are left\."),
    "sure": re.compile(r"The next Dominance Check comes after (\d+) more cards?\."),
    "bounds": re.compile(r"after (\d+) to (\d+) more cards?\."),
}


def test_the_next_check_comes_within_the_range_shown(application: Application) -> None:
    """At every moment of some games, against the deck that nobody sees."""
    panel, seen = application.window.table.side.forecast, set()
    for seed in range(3):
        application.session.start(table(2 + seed % 4, seed, open_hands=True))
        dice = Dice(seed)
        while (decision := application.session.decision) is not None:
            application.control.choose(sensible(decision, dice))
            text = panel.text().replace("\xa0", " ")
            ((kind, match),) = [(k, m) for k, p in SHOWN.items() if (m := p.search(text))]
            seen.add(kind)
            check_coming(
                application.session.state, kind, [int(number) for number in match.groups()]
            )
    assert seen >= {"market", "bounds"}


def check_coming(state: State, kind: str, numbers: list[int]) -> None:
    checks = range(101, 105)
    columns = [slot % 6 for slot, card in enumerate(state.market_cards) if card in checks]
    deep = [depth for depth, card in enumerate(reversed(state.deck), 1) if card in checks]
    match kind:
        case "market":
            assert min(columns) == numbers[0]
        case "none":
            assert not deep
            assert not columns
        case "sure":
            assert not columns
            assert deep[0] == numbers[0]
        case _:
            assert not columns
            assert numbers[0] <= deep[0] <= numbers[1]


def test_it_follows_the_game(application: Application) -> None:
    application.session.start(table(3, open_hands=True))
    panel, dice = application.window.table.side.forecast, Dice(3)
    for _ in range(60):
        decision = application.session.decision
        if decision is None:
            break
        application.control.choose(sensible(decision, dice))
        state = application.session.state
        assert panel.outlook == Outlook(state.setup, if_scored_now(state), next_check(state))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DUSK])
def test_it_is_translated_and_painted(
    application: Application, dominance: State, language: str, theme: ThemeChoice
) -> None:
    application.window.resize(2560, 1080)
    panel = show_state(application, dominance)
    application.settings.change(language=language, theme=theme)
    title = {"en": "If scored now", "de": "Wertungsvorschau", "ru": "Прогноз подсчёта"}[language]
    assert panel.text().startswith(title)
    picture = panel.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(60, 90)}
    assert len(colours) > 8
    application.settings.change(language="en", theme=ThemeChoice.LIGHT)


def test_nothing_is_repainted_without_news(application: Application, dominance: State) -> None:
    panel = show_state(application, dominance)
    before = panel.outlook
    application.control.display.show()
    assert panel.outlook is before

"""Wakhan's mind: her card, her reasons in order, and every kind of thought, through the window."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.model import LogEntry
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.decisions import Args, EndTurn
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardAction, Coalition, CourtEnd
from pamir_desktop.model.wakhan.trace import TRACE_IDS
from pamir_desktop.settings import Pace, ThemeChoice
from pamir_desktop.views.panels.ai_card_content import ai_face
from pamir_desktop.views.table.spots import MarketSlot
from pamir_desktop.views.texts.reason_rows import reason_rows, reasons_as_text
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.texts.wakhan_texts import ai_line
from tests.model import given
from tests.model.given import BRITISH, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.window.application import sensible, table
from tests.window.languages.words_painted import recorded
from tests.window.table_positions import hover, show_state

from .wakhan_games import play


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


def test_f5_shows_and_hides_it(application: Application) -> None:
    panel = play(application, 20)
    assert not panel.isVisible()
    QTest.keyClick(application.window, Qt.Key.Key_F5)
    assert panel.isVisible()
    QTest.keyClick(application.window, Qt.Key.Key_F5)
    assert not panel.isVisible()


def test_without_wakhan_there_is_nothing_to_ask(application: Application) -> None:
    application.session.start(table(2))
    assert not application.window.menus.actions["wakhan"].isEnabled()
    QTest.keyClick(application.window, Qt.Key.Key_F5)
    assert not application.window.table.side.wakhan.isVisible()


def test_it_opens_by_itself_step_by_step(application: Application) -> None:
    panel = play(application, 0)
    application.settings.override(pace=Pace.STEP)
    dice = Dice(1)
    while not application.control.display.is_watching:
        decision = application.session.decision
        assert decision is not None
        application.control.choose(sensible(decision, dice))
    assert panel.isVisible()
    application.control.display.playback.next_step()
    assert panel.card.face is not None
    application.control.display.playback.finish()


def test_in_wide_windows_it_takes_the_place_of_the_details(application: Application) -> None:
    application.window.resize(2560, 1080)
    side = application.window.table.side
    play(application, 20)
    assert side.inspector.isVisible()
    QTest.keyClick(application.window, Qt.Key.Key_F5)
    assert side.wakhan.isVisible()
    assert not side.inspector.isVisible()
    QTest.keyClick(application.window, Qt.Key.Key_F5)
    assert side.inspector.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_a_button_leads_back_from_her_reasons_to_the_card_details(
    application: Application, size: tuple[int, int]
) -> None:
    # Given her reasons where the card details were
    application.window.resize(*size)
    page = application.window.table
    play(application, 20)
    assert page.side.inspector.isVisible()
    QTest.mouseClick(page.rail.buttons["wakhan"], Qt.MouseButton.LeftButton)
    assert not page.side.inspector.isVisible()

    # When the button on them is clicked, then the card under the mouse can be read again
    QTest.mouseClick(page.side.wakhan.close_button, Qt.MouseButton.LeftButton)
    assert not page.side.wakhan.isVisible()
    assert page.side.inspector.isVisible()
    assert not application.window.menus.actions["wakhan"].isChecked()
    application.checks.skip()
    hover(application, MarketSlot(3))
    page.side.inspector.complete()
    assert page.side.inspector.facts is not None
    assert page.side.inspector.facts.card == application.session.state.market_cards[3]


def test_what_was_tried_comes_before_its_details() -> None:
    voice = Voice(table(1, wakhan=True))
    thoughts = [ARROWS, line(2, "valid"), BOUGHT, SIDE, PLAYED, MARKET, line(0)]
    wording = [(row.id, row.possible, row.below) for row in reason_rows(thoughts, voice)]
    assert wording == [
        ("trace.line", True, False),
        ("trace.arrows", None, True),
        ("trace.side", None, True),
        ("trace.line", False, False),
        ("trace.market", None, True),
    ]


def test_candidates_have_figures_and_the_chosen_one_a_mark(application: Application) -> None:
    text = reasons_as_text(reason_rows([MARKET, ARROWS], Voice(table(1, wakhan=True))))
    assert "-> Lapis Lazuli Mine: icons 4, 3\u00a0rupees" in text
    assert "top row, column 1: too expensive" in text
    assert "-> top row, column 0: can be bought" in text


def test_a_variant_that_looks_at_the_money_is_named() -> None:
    voice = Voice(table(1, wakhan=True))
    rules = ("coin_net", "savvy_net", "radicalize_most_net_rupees_if_under_two_rupees")
    entries = (
        LogEntry("trace.market", {**MARKET.args, "figure": "net", "rule": rule}) for rule in rules
    )
    coin, savvy, instruction = (reasons_as_text(reason_rows([e], voice)) for e in entries)
    by_rupees = "Cards by rupees gained: "
    assert f"Coin Erratum: no card has spies or tribes. {by_rupees}" in coin
    assert f"Savvy Purchasing: no card has spies or tribes. {by_rupees}" in savvy
    assert by_rupees in instruction
    assert "no card has" not in instruction


COMPARED: dict[str, tuple[Args, Args, str]] = {
    "acting": (
        {"action": CardAction.GIFT, "cards": (11, 12), "bribes": (0, 2), "cost": 2, "rupees": 3},
        {"payable": (1, 0)},
        """\
Cards Wakhan can use for the gift action: “Lapis Lazuli Mine”. Wakhan’s rupees: 3.
   Lapis Lazuli Mine: 2 rupees, affordable
   City of Ghazni: 4 rupees, not affordable""",
    ),
    "tax": (
        {"rank": 3, "humans": (0, 1), "rupees": (5, 3), "shelters": (3, 3), "paid": (2, 0)},
        {"slots": (1, 8), "slots_paid": (1, 0)},
        """\
Tax, rank 3, richest player first: Anna (2) and Wakhan (0); from the market: 1.
-> Anna: 5 rupees, sheltered: 3, taken: 2
   Wakhan: 3 rupees, sheltered: 3, taken: 0
-> top row, column 1: taken: 1
   bottom row, column 2: taken: 0""",
    ),
    "move": (
        {"left": 2, "regions": (3, 2, 5), "armies": (2, 0, 0), "tribes": (1, 1, 0)},
        {"enemies": (0, 1, 0), "origin": 3, "destination": 2},
        """\
Move: an army moves from Kabul to Herat. Moves left: 2.
   Kabul: her armies: 2, 1 tribe
-> Herat: her armies: 0, 1 tribe, another player has tribes there""",
    ),
    "spy_move": (
        {"left": 1, "origins": (11, 12), "targets": (9, 13), "origin": 11, "destination": 9},
        {},
        """\
Spy Movement: from “Lapis Lazuli Mine” to “Afghan Handicrafts”. Moves left: 1.
-> Lapis Lazuli Mine: a spy is not needed here
   City of Ghazni: a spy is not needed here
-> Afghan Handicrafts: a spy is needed here
   Ghilzai Nomads: a spy is needed here""",
    ),
    "discard": (
        {"purpose": "limit", "cards": (11, 12), "left": (2, 1), "decided": "not_patriot"},
        {"chosen": 12},
        """\
Wakhan discards “City of Ghazni”: it is not a patriot.
   Lapis Lazuli Mine
-> City of Ghazni""",
    ),
    "build": (
        {"region": 4, "ruled": (4, 0), "rupees": 6, "available": 12, "units": 3, "armies": 3},
        {"free": 0},
        """\
Kandahar is the first region she rules: she builds 3 armies there. Wakhan’s rupees: 6. \
Blocks available: 12.
-> Kandahar
   Persia""",
    ),
    "region": (
        {"regions": (2, 3, 5), "human": (3,), "any": (2, 3), "decided": "human", "chosen": 3},
        {},
        """\
Kabul is the first region with another player’s pieces.
   Herat: other pieces only
-> Kabul: another player’s pieces
   Punjab: no pieces""",
    ),
    "savvy": (
        {"found": 14, "price": 3, "cards": (11, 12), "costs": (1, 1), "decided": "column"},
        {"chosen": 11},
        """\
Savvy Purchasing: “Lapis Lazuli Mine” is as good as “Money Lenders” and cheaper. \
Of the cheapest, it is furthest left.
-> Lapis Lazuli Mine: 1 rupee
   City of Ghazni: 1 rupee""",
    ),
}


@pytest.mark.parametrize("name", list(COMPARED))
def test_what_she_compared_is_below_with_its_figures(application: Application, name: str) -> None:
    some, more, expected = COMPARED[name]
    entry = LogEntry(f"trace.{name}", {**some, **more})
    assert tuple(entry.args) == TRACE_IDS[entry.id]
    application.session.start(table(1, wakhan=True))
    panel = application.window.table.side.wakhan
    setup = table(1, wakhan=True)  # Anna in seat 0
    panel.begin(setup)
    panel.append_entries([LogEntry("turn.started", {"seat": 1, "turn": 1}), entry])
    wording = [
        line[4:] if n == 0 else line[6:] for n, line in enumerate(panel.text().split("\n")[1:])
    ]
    assert "\n".join(wording).replace("\xa0", " ") == expected


def test_the_card_says_what_she_tried(application: Application) -> None:
    panel = play(application, 120)
    drawn = [entry for entry in panel.entries() if entry.id == "trace.drawn"]
    face = ai_face(panel.entries())
    assert face is not None
    number = drawn[-1].args["card"]
    assert isinstance(number, int)
    assert face.title == f"AI card {number}"
    assert len(face.lines) == len(AI_CARDS[number].lines)
    assert face.columns[face.column_arrow] == drawn[-1].args["column"]
    assert face.sides[face.side_arrow] == drawn[-1].args["side"]
    turns = [ai_face(panel.entries_by_turn[turn]) for turn in panel.turns]
    tried = [row.tried for shown in turns if shown is not None for row in shown.lines]
    assert {True, False, None} == set(tried)


def test_her_tray_shows_what_leads_her(application: Application) -> None:
    """The same as her AI card in the panel; nothing before she has drawn one."""
    application.session.start(table(1, 3, wakhan=True))
    assert application.window.table.view.table.heads[0].shown.mind is None
    face = ai_face(play(application).entries())
    (head,) = application.window.table.view.table.heads
    position = application.window.table.view.table.position
    mind = head.shown.mind
    assert face is not None
    assert mind is not None
    assert position is not None
    assert mind.title == face.title
    assert mind.lines == tuple(line.text for line in face.lines)
    assert (mind.loyalty_order, mind.region_order) == (face.loyalty_order, face.region_order)
    assert mind.loyalty is position.facts.pragmatic


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_her_reasons_can_be_copied(application: Application, language: str) -> None:
    application.window.resize(2560, 1080)
    panel = play(application)
    application.settings.change(language=language)
    application.app.processEvents()
    application.window.show_reasons(panel.turns[0])
    QTest.mouseClick(panel.copy_button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text == panel.text()
    assert {"en": "AI card", "de": "KI-Karte", "ru": "Карта ИИ"}[language] in text
    assert "<" not in text
    rows = reason_rows(panel.entries(), Voice(application.session.state.setup))
    assert len(rows) > 5
    for row in rows:
        sign = {True: "+ ", False: "- ", None: ""}[row.possible]
        assert f"{sign}{row.text}" in text
        for candidate in row.candidates:
            assert candidate.name in text
            assert all(figure in text for figure in candidate.figures)


def test_another_game_begins_with_an_empty_mind(application: Application) -> None:
    panel = play(application, 120)
    before = panel.text()
    play(application, 0, seed=9)
    wording = {entry.id for group in application.control.display.log for entry in group}
    assert {entry.id for entry in panel.entries()} <= wording
    assert panel.text() != before


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DUSK])
def test_it_is_translated_and_painted(
    application: Application, language: str, theme: ThemeChoice
) -> None:
    application.window.resize(2560, 1080)
    panel = play(application)
    application.window.show_reasons(10**6)
    application.settings.change(language=language, theme=theme)
    application.app.processEvents()
    word = {"en": "AI card", "de": "KI-Karte", "ru": "Карта ИИ"}[language]
    assert panel.card.face is not None
    assert panel.card.face.title.startswith(word)
    assert word in panel.text()
    assert panel.isVisible()
    picture = panel.card.picture(350)
    pixels = [picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(30, 90, 5)]
    assert len(set(pixels)) > 20
    application.settings.change(language="en", theme=ThemeChoice.LIGHT)


@pytest.mark.parametrize(("rupees", "buys"), [(2, True), (1, False)])
def test_a_check_she_buys_has_a_tick_and_one_she_cannot_has_none(
    application: Application, rupees: int, buys: bool
) -> None:
    state = given_wakhan.to_draw(given_wakhan.solo(BRITISH), front=1)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.market(state, top=(55, 61, 101, 67, 48, 62), bottom=given_wakhan.FILLER_BOTTOM)
    given.rupees(state, given_wakhan.W, rupees)
    given.beginning(state, given_wakhan.H)
    show_state(application, state)
    application.control.choose(EndTurn())
    panel = application.window.table.side.wakhan
    rows = reason_rows(panel.entries(), Voice(state.setup))
    ambition = next(row for row in rows if row.id == "trace.ambition")
    assert ambition.possible is buys
    assert f"{'+' if buys else '-'} {ambition.text}" in panel.text()
    assert ("score Wakhan the most points" in ambition.text) is buys


def test_her_card_shows_front_arrows_and_the_back_they_point_at(application: Application) -> None:
    """What is painted is what the trace says of the card she drew."""
    application.window.resize(2560, 1080)
    panel = play(application, 60)
    drawn, turn = next(
        (entry.args, turn)
        for turn, entries in panel.entries_by_turn.items()
        for entry in entries
        if entry.id == "trace.drawn" and entry.args["columns"] != tuple(range(6))
    )
    application.window.show_reasons(turn)
    application.app.processEvents()
    front = AI_CARDS[int(str(drawn["card"]))]
    with recorded() as recorder:
        panel.card.grab()
    words = [painted.text for painted in recorder.painted]
    on_card = " ".join(words)
    assert f"AI card {front.number}" in words
    for action in front.lines:
        assert ai_line(action) in on_card
    for word in ("Loyalty", "Region priority"):
        assert word in words
    assert f"column {drawn['column']}" in words
    assert ("top (left)" if drawn["side"] == CourtEnd.LEFT else "bottom (right)") in words
    columns = drawn["columns"]
    assert isinstance(columns, tuple)
    at = words.index(next(w for w in words if w.startswith("Arrows on the back")))
    assert words[at + 1 : at + 7] == [str(column) for column in columns]
    face = panel.card.face
    assert face is not None
    assert face.loyalty_order == drawn["loyalty_order"]
    assert face.loyalty == drawn["loyalty"]
    assert face.region_order == drawn["region_order"]


@pytest.mark.parametrize("change", ["loyalty", "region_order", "column_arrow", "side_arrow"])
def test_nothing_on_her_card_is_only_written(application: Application, change: str) -> None:
    """Another loyalty, order or arrow is another picture."""
    panel = play(application, 60)
    face, view = panel.card.face, panel.card
    assert face is not None
    others = {
        "loyalty": evolve(face, loyalty=next(c for c in Coalition if c is not face.loyalty)),
        "region_order": evolve(face, region_order=tuple(reversed(face.region_order))),
        "column_arrow": evolve(face, column_arrow=(face.column_arrow + 1) % 6),
        "side_arrow": evolve(face, side_arrow=1 - face.side_arrow),
    }
    before = view.picture(350)
    view.face = others[change]
    assert view.picture(350) != before

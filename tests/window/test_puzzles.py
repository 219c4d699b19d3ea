"""Puzzles in the window: solved by hand, missed with a reason, with hints and as a replay."""

from __future__ import annotations

import html
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pamir_desktop.app import Application
from pamir_desktop.games.folders import Folders
from pamir_desktop.model import Decision, State, pending
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    Act,
    DeclineBribe,
    EndTurn,
    PlayCard,
    ProposeBribe,
    Purchase,
)
from pamir_desktop.model.engine import apply
from pamir_desktop.model.terms import CardId
from pamir_desktop.puzzles.goals import Goal
from pamir_desktop.puzzles.progress import PuzzleMark
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles
from pamir_desktop.puzzles.turn_tree import Verb, followed
from pamir_desktop.settings import Settings
from pamir_desktop.views.table.spots import CourtCard, MarketSlot
from pamir_desktop.views.texts.puzzle_texts import goal_text
from tests.window.application import ApplicationMaker, calm_settings
from tests.window.by_hand import choose, covered, press
from tests.window.table_positions import click

PUZZLES = load_puzzles()
LANGUAGES = ("en", "de", "ru")


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def first(goal: Goal) -> Puzzle:
    return next(puzzle for puzzle in PUZZLES if puzzle.goal is goal)


def solve(application: Application, puzzle: Puzzle) -> None:
    for choice in puzzle.lines[0]:
        choose(application, choice)
    application.checks.skip()
    application.app.processEvents()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_a_puzzle_is_solved_by_hand(applications: ApplicationMaker, puzzle: Puzzle) -> None:
    language = LANGUAGES[puzzle.number % 3]
    application = applications(calm_settings(language=language), None, (1280, 800))
    control = application.puzzles
    control.start(puzzle)
    stage = application.window.table.stage
    assert stage.note.isVisible()
    assert covered(application) == []
    solve(application, puzzle)
    assert stage.slip.isVisible()
    assert set(stage.slip.buttons) == {"next", "solution", "list"}
    assert control.progress.mark(puzzle) is PuzzleMark.SOLVED
    assert not application.window.table.game_over.isVisible()


@pytest.mark.parametrize("goal", list(Goal))
def test_a_turn_that_misses_the_goal_is_explained_and_tried_again(
    application: Application, goal: Goal
) -> None:
    puzzle = first(goal)
    application.puzzles.start(puzzle)
    before = application.session.state
    press(application.window.table.bar.end_button)
    application.checks.skip()
    application.app.processEvents()
    slip = application.window.table.stage.slip
    assert slip.isVisible()
    assert slip.title.text() == "Not solved"
    words = {
        Goal.WIN: ("No Dominance Check", "wins", "goes on"),
        Goal.SURVIVE: ("would win", "wins"),
        Goal.DOMINATE: ("To be dominant",),
    }
    assert any(word in slip.text.text() for word in words[goal])
    assert application.puzzles.progress.mark(puzzle) is PuzzleMark.TRIED
    press(slip.buttons["again"])
    assert slip.isHidden()
    assert application.session.state == before
    solve(application, puzzle)
    assert application.puzzles.progress.mark(puzzle) is PuzzleMark.SOLVED


def test_nothing_is_dealt_when_the_turn_is_over(application: Application) -> None:
    puzzle = first(Goal.DOMINATE)
    application.puzzles.start(puzzle)
    deck = list(application.session.state.deck)
    press(application.window.table.bar.end_button)
    assert application.session.state.deck == deck
    assert application.session.state.active == puzzle.seat
    bar = application.window.table.bar
    assert application.control.display.guide is not None
    decision = application.session.decision
    assert decision is not None
    assert application.control.display.guide.offered(decision) == ()
    assert bar.question is not None


def test_a_purchase_that_would_show_hidden_cards_is_refused_with_a_sentence(
    application: Application,
) -> None:
    # Given a card in the market whose purchase turns over hidden cards
    puzzle, hidden = next(
        (puzzle, choice)
        for puzzle in PUZZLES
        for choice in asked(puzzle.state).choices
        if isinstance(choice, Purchase) and followed(puzzle.state, choice) is None
    )
    application.puzzles.start(puzzle)
    before = application.session.state

    # When it is clicked
    click(application, MarketSlot(hidden.slot))

    # Then nothing happens, and the note says why
    assert application.session.state == before
    assert application.session.game is not None
    assert application.session.game.past == []
    assert application.window.table.stage.note.reaction.isVisible()


def test_others_take_no_bribe(application: Application) -> None:
    # Given a turn in which a card can be played for a bribe
    puzzle, card = next(
        (puzzle, choice.card)
        for puzzle in PUZZLES
        for choice in asked(puzzle.state).choices
        if isinstance(choice, PlayCard)
        and ProposeBribe(0) in asked(apply(puzzle.state, choice).state).choices
    )
    application.puzzles.start(puzzle)
    session = application.session

    # When the player asks for a waiver
    application.control.choose(PlayCard(card))
    application.control.choose(ProposeBribe(0))
    assert asked(session.state).seat != puzzle.seat
    application.puzzles._timer.timeout.emit()

    # Then it is declined, and the card is still in the hand
    assert session.game is not None
    assert session.game.past[-1].choice == DeclineBribe()
    assert asked(session.state).seat == puzzle.seat
    assert card in session.state.players[puzzle.seat].hand

    # And going back takes the question back with its answer
    application.puzzles.go_back()
    assert session.game is not None
    assert [moment.choice for moment in session.game.past] == [PlayCard(card)]


def asked(state: State) -> Decision:
    decision = pending(state)
    assert decision is not None
    return decision


def test_a_click_beside_an_action_is_no_attempt_to_reveal_something(
    application: Application,
) -> None:
    puzzle = next(one for one in PUZZLES if acting_card(one) is not None)
    control, note = application.puzzles, application.window.table.stage.note
    control.start(puzzle)
    card = acting_card(puzzle)
    assert card is not None
    click(application, CourtCard(card))
    assert note.reaction.isHidden()


def acting_card(puzzle: Puzzle) -> CardId | None:
    """A card that can act, whose first action is possible at the beginning of the turn."""
    decision = pending(puzzle.state)
    assert decision is not None
    acts = [choice for choice in decision.choices if isinstance(choice, Act)]
    return next((one.card for one in acts if CARDS[one.card].actions[0] is one.action), None)


def test_hints_name_the_cards_and_then_every_step(application: Application) -> None:
    puzzle = max(PUZZLES, key=lambda one: len(one.actions))
    control, note = application.puzzles, application.window.table.stage.note
    control.start(puzzle)
    press(note.hint_button)
    assert "highlighted" in note.reaction.text()
    assert html.unescape(note.text.text()) == goal_text(puzzle), "the goal can still be read"
    assert application.window.table.view.table.marks.lit
    assert covered(application) == []
    for _ in range(30):
        if not note.isVisible():
            break
        press(note.hint_button)
        step = control._hints.step
        assert step is not None
        assert note.reaction.text().startswith("Next: ")
        assert covered(application) == []
        application.control.choose(step)
        application.checks.skip()
        application.app.processEvents()
    assert application.window.table.stage.slip.title.text() == "Solved"
    assert control.progress.mark(puzzle) is PuzzleMark.HELPED


def has_spare_cards(puzzle: Puzzle) -> bool:
    """Two cards without a price that the solution does not need, and two actions for it."""
    state, needed = puzzle.state, {action.card for action in puzzle.actions}
    free = [state.market_cards[slot] for slot in (0, 6)]
    return (
        len(puzzle.actions) >= 2
        and all(0 < card <= CardId(100) and card not in needed for card in free)
        and all(action.verb is not Verb.ACT for action in puzzle.actions)
    )


def test_a_hint_away_from_the_solution_says_so(application: Application) -> None:
    puzzle = next(one for one in PUZZLES if has_spare_cards(one))
    control, note = application.puzzles, application.window.table.stage.note
    control.start(puzzle)
    needed = {action.card for action in puzzle.actions}
    for _ in range(2):
        decision, market = application.session.decision, application.session.state.market_cards
        assert decision is not None
        bought = next(
            choice
            for choice in control.offered(decision)
            if isinstance(choice, Purchase)
            and market[choice.slot] not in needed
            and market[choice.slot] <= CardId(100)
        )
        application.control.choose(bought)
    press(note.hint_button)
    press(note.hint_button)
    assert "no solution from here" in note.reaction.text()
    while control.can_go_back:
        press(note.back_button)
    press(note.hint_button)
    assert note.reaction.text().startswith("Next: ")


def test_the_solution_is_a_replay_and_then_it_is_the_players_turn(
    application: Application,
) -> None:
    puzzle = first(Goal.DOMINATE)
    control = application.puzzles
    control.start(puzzle)
    before = application.session.state
    application.window.table.stage.note.menu.actions()[2].trigger()
    assert application.replay.is_shown
    bar = application.window.table.replay_bar
    assert bar.go_on.isHidden(), "a puzzle is not continued as a game"
    assert bar.slider.maximum() == len(puzzle.lines[0]) - 1, "the market is not refilled"
    application.replay.show_moment(bar.slider.maximum())
    assert application.control.display.position().seat == puzzle.seat
    press(bar.leave)
    application.app.processEvents()
    assert not application.replay.is_shown
    assert application.session.state == before
    assert application.window.table.stage.note.isVisible()
    solve(application, puzzle)
    assert control.progress.mark(puzzle) is PuzzleMark.HELPED


def test_back_and_undo_take_choices_back(application: Application) -> None:
    puzzle = next(one for one in PUZZLES if len(one.lines[0]) > 3)
    application.puzzles.start(puzzle)
    before = application.session.state
    choose(application, puzzle.lines[0][0])
    assert application.session.state != before
    press(application.window.table.stage.note.back_button)
    assert application.session.state == before
    choose(application, puzzle.lines[0][0])
    application.window.menus.actions["undo"].trigger()
    assert application.session.state == before
    assert application.window.table.stage.note.back_button.isHidden()


def test_from_the_start_page_by_keys_and_kept_over_a_restart(
    applications: ApplicationMaker, tmp_path: Path
) -> None:
    def program() -> Application:
        settings = Settings(tmp_path / "pamir.ini")
        settings.override(language="en", animation="off")
        return applications(settings, Folders(tmp_path), (1280, 800))

    application = program()
    press(application.window.pages.start.puzzles_button)
    page = application.window.pages.puzzles
    assert page.isVisible()
    spoken = page.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Puzzle 1: ")
    assert "1\xa0star" in spoken
    assert spoken.endswith("new")
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert application.puzzles.puzzle is PUZZLES[1]
    solve(application, PUZZLES[1])
    slip = application.window.table.stage.slip
    QTest.keyClick(slip.buttons["list"], Qt.Key.Key_Return)
    assert page.isVisible()
    assert application.session.game is None
    assert application.files.store is not None
    assert application.files.store.library.entries() == [], "a puzzle is no game"

    again = program()
    press(again.window.pages.start.puzzles_button)
    spoken = again.window.pages.puzzles.list.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("solved")
    assert f"1\xa0of {len(PUZZLES)} solved" in again.window.pages.puzzles.intro.text()


def test_another_game_or_lesson_ends_the_puzzle(application: Application) -> None:
    application.puzzles.start(PUZZLES[0])
    application.lessons.start(application.lessons.lessons[0])
    assert application.puzzles.puzzle is None
    slip = application.window.table.stage.slip
    press(slip.buttons["begin"])
    assert application.window.table.stage.note.content.steps
    application.puzzles.start(PUZZLES[0])
    assert application.lessons.course is None
    assert not application.window.table.stage.note.content.steps
    application.session.start(application.session.state.setup)
    assert application.puzzles.puzzle is None
    assert application.control.display.guide is None
    assert application.window.table.stage.note.isHidden()


def test_players_and_words_follow_the_language(application: Application) -> None:
    puzzle = first(Goal.SURVIVE)
    application.puzzles.start(puzzle)
    state = application.session.state
    application.settings.change(language="de")
    application.app.processEvents()
    names = [seat.name for seat in application.session.state.setup.seats]
    assert names != [seat.name for seat in state.setup.seats]
    assert "Dominanz" in application.window.table.stage.note.text.text()
    application.control.choose(EndTurn())
    application.checks.skip()
    title = application.window.table.stage.slip.title.text()
    application.settings.change(language="ru")
    application.app.processEvents()
    assert application.window.table.stage.slip.isVisible()
    assert application.window.table.stage.slip.title.text() != title


def test_the_outline_and_the_reader_say_what_is_asked(application: Application) -> None:
    said: list[str] = []
    application.puzzles.announced.connect(lambda text, _at_once: said.append(text))
    puzzle = first(Goal.WIN)
    application.puzzles.start(puzzle)
    assert said[0].startswith(f"Puzzle {puzzle.number}: Win at this check. End the game with a ")
    zone = application.reader.zones()[0]
    assert zone.name == "Puzzle"
    assert zone.children[0].name == said[0]
    application.control.choose(EndTurn())
    application.checks.skip()
    application.app.processEvents()
    assert "Not solved" in said[-1]

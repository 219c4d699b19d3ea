"""Lessons in the window: every one is played to its end by mouse, key and button."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPropertyAnimation, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.control.lesson_control import LessonControl
from pamir_desktop.control.lesson_notes import closing_slip
from pamir_desktop.games.folders import Folders
from pamir_desktop.lessons.course import Course
from pamir_desktop.lessons.lesson import Lesson, StepKind
from pamir_desktop.lessons.marks import LessonMark
from pamir_desktop.lessons.patterns import alike, matching
from pamir_desktop.model import Choice
from pamir_desktop.model.decisions import EndTurn, PlayAt, PlayCard, Purchase
from pamir_desktop.model.terms import CardAction, CardId, CourtEnd, Region
from pamir_desktop.settings import Settings
from pamir_desktop.views.table.spots import (
    ActionTile,
    CourtCard,
    CourtEndSpot,
    HandCard,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
)
from pamir_desktop.views.texts.lesson_texts import named_cards
from tests.window.application import ApplicationMaker, calm_settings
from tests.window.by_hand import choose, covered, press
from tests.window.playing_lessons import (
    LESSONS,
    answer,
    by_id,
    do_step,
    go_on,
    named,
    skip_to,
    started,
)
from tests.window.table_positions import click, point_of

SIZES = [(1280, 800), (1024, 700), (1920, 1080)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_by_every_answer(
    applications: ApplicationMaker, lesson: Lesson, language: str
) -> None:
    """Other enabled answers are made and taken back; tests/lessons follows each to the end."""
    size = SIZES[list(LANGUAGES).index(language)]
    application = applications(calm_settings(language=language), None, size)
    course = started(application, lesson.id)
    stage = application.window.table.stage
    while not course.is_over:
        if course.step.kind is not StepKind.GOAL:
            assert course.light == () or stage.lit_boxes() or stage.note.content.steps
            assert covered(application) == []
        for other in other_answers(application, course):
            make_and_take_back(application, course, other)
        answer(application, course)
    assert stage.slip.isVisible()
    assert stage.note.isHidden()
    assert len(stage.slip.points) == len(lesson.known)
    assert application.lessons.progress.mark(lesson) is LessonMark.DONE
    assert not application.window.table.game_over.isVisible()


def other_answers(application: Application, course: Course) -> list[Choice]:
    """Those after the first; pieces in the same place are one answer."""
    if course.step.kind is not StepKind.DO or course.at + 1 == len(course.lesson.steps):
        return []
    state = application.session.state
    found = {alike(state, choice): choice for choice in reversed(course.expected(state))}
    return list(found.values())[:-1]


def make_and_take_back(application: Application, course: Course, choice: Choice) -> None:
    at, state = course.at, application.session.state
    choose(application, choice)
    application.checks.skip()
    assert course.at > at
    assert application.session.state != state
    assert covered(application) == []
    press(application.window.table.stage.note.back_button)
    assert (course.at, application.session.state) == (at, state)


def test_every_word_of_the_slips_can_be_read(application: Application) -> None:
    """The title of the next lesson is on a button, and long in some languages."""
    slip = application.window.table.stage.slip
    started(application, "goal")
    for language in LANGUAGES:
        application.settings.change(language=language)
        for lesson, following in pairwise(LESSONS):
            slip.show_content(closing_slip(lesson, following))
            application.app.processEvents()
            for button in slip.buttons.values():
                assert button.width() >= button.sizeHint().width(), (language, button.text())
            for label in (slip.text, *slip.points):
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_only_what_is_asked_for_is_outlined_and_other_choices_get_their_sentence(
    application: Application,
) -> None:
    started(application, "goal")
    skip_to(application, 5)
    marks, note = application.window.table.view.table.marks, application.window.table.stage.note
    assert marks.legal == {MarketSlot(0)}
    before = application.session.state
    click(application, HandCard(CardId(25)))
    assert note.reaction.text().startswith("First the check")
    press(application.window.table.bar.end_button)
    assert note.reaction.text().startswith("If you end the turn")
    click(application, MarketSlot(1))
    assert note.reaction.text().startswith("A good purchase")
    assert application.session.state is before
    assert note.help_button.isVisible(), "after three other choices"
    press(note.help_button)
    assert application.session.state.players[0].score == 5
    assert note.isHidden(), "the check is watched first"
    application.checks.skip()
    assert note.isVisible()
    assert note.reaction.isHidden()


def test_what_is_lit_leads_to_what_is_to_be_chosen_first(application: Application) -> None:
    course = started(application, "actions")
    skip_to(application, 5)
    stage, table = application.window.table.stage, application.window.table.view.table
    build = ActionTile(CardId(6), CardAction.BUILD)
    kabul = RegionSpot(Region.KABUL)
    assert {build, kabul} <= table.marks.lit
    click(application, kabul)
    assert stage.note.reaction.text().startswith("That is where it happens")
    assert table.spot_rect(build).contains(stage.spotlight.way[-1])
    assert course.at == 4
    click(application, build)
    click(application, kabul)
    assert course.at == 6, "now it is what is asked for"


def test_the_right_card_leads_to_its_action(application: Application) -> None:
    course = started(application, "actions")
    skip_to(application, 2)
    stage, table = application.window.table.stage, application.window.table.view.table
    click(application, CourtCard(CardId(13)))
    assert stage.note.reaction.text().startswith("That is where it happens")
    tax = ActionTile(CardId(13), CardAction.TAX)
    assert table.spot_rect(tax).contains(stage.spotlight.way[-1])
    click(application, ActionTile(CardId(13), CardAction.MOVE))
    assert stage.note.reaction.text().startswith("Armies can wait")
    assert course.at == 1


def test_what_is_to_be_read_comes_before_any_choice(application: Application) -> None:
    course = started(application, "goal")
    note = application.window.table.stage.note
    click(application, MarketSlot(1))
    assert note.reaction.text().startswith("In a moment. First read this")
    go_on(application)
    press(application.window.table.bar.end_button)
    assert note.reaction.text().startswith("In a moment. First click what the sentence names")
    assert course.at == 1


def test_an_impossible_choice_has_the_reason_of_the_rules(application: Application) -> None:
    started(application, "goal")
    skip_to(application, 5)
    click(application, MarketSlot(11))
    assert application.window.table.bar.reason is not None


def test_pointing_is_answered_and_goes_on(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 4)
    click(application, PlayerPanel(application.session.state.turn_order(course.lesson.me)[1]))
    assert course.at == 3
    assert "another house" in application.window.table.stage.note.reaction.text()
    click(application, PlayerPanel(course.lesson.me))
    assert course.at == 4


def test_a_dragged_card_is_played_where_it_is_dropped(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 8)
    view = application.window.table.view
    start = point_of(application, HandCard(CardId(25)))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + (view.rect().center() - start) / 4)
    QTest.mouseMove(view.viewport(), view.rect().center())
    end: Spot = CourtEndSpot(CourtEnd.RIGHT)
    assert end in view.table.marks.targets
    effect = application.window.table.stage.note.graphicsEffect()
    assert effect is not None
    assert effect.isEnabled(), "the note fades while something is dragged"
    drop = view.mapFromScene(view.table.spot_centre(end))
    QTest.mouseMove(view.viewport(), drop)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=drop)
    application.app.processEvents()
    assert course.at == 9, "both the card and its end were chosen"
    assert course.choices[-2:] == (PlayCard(CardId(25)), PlayAt(CourtEnd.RIGHT))
    assert not effect.isEnabled()


def test_other_houses_act_by_themselves_and_wait_to_be_read(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 11)
    control: LessonControl = application.lessons
    assert not application.window.table.view.table.marks.legal
    assert not application.window.table.bar.end_button.isEnabled()
    for _ in range(2):
        assert control._timer.isActive()
        control._timer.timeout.emit()
    assert not control._timer.isActive()
    assert course.at == 10
    assert application.session.state.active == 2, "Sarbaz has ended the turn"
    go_on(application)
    assert course.at == 11


def test_light_and_note_are_at_rest_while_cards_move(applications: ApplicationMaker) -> None:
    application = applications(calm_settings(animation="normal"), None, (1280, 800))
    started(application, "goal")
    skip_to(application, 11)
    stage, motion = application.window.table.stage, application.window.table.view.motion
    note = stage.note.target()
    for slot in (5, 5, 4):
        assert motion.is_running
        [lit] = stage.lit_boxes()
        assert stage.note.target() == note
        motion.finish()
        assert stage.lit_boxes() == [lit]
        assert lit == application.window.table.view.table.spot_rect(MarketSlot(slot))
        application.lessons._timer.timeout.emit()


def test_back_undoes_and_undo_goes_back(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 6)
    assert application.session.state.players[0].score == 5
    press(application.window.table.stage.note.back_button)
    assert (course.at, course.choices) == (4, ())
    assert application.session.state.players[0].score == 0
    application.window.menus.actions["undo"].trigger()
    assert course.at == 3
    skip_to(application, 6)
    assert course.choices == (Purchase(0),)


def test_a_lost_game_is_undone_without_a_ranking(application: Application) -> None:
    course = started(application, "sides")
    skip_to(application, 3)
    do_step(application, course)
    scene = application.window.table.checks.scene
    assert scene.button.text() == "Continue", "there is no ranking of a lesson"
    press(scene.button)
    assert application.session.state.result is not None
    assert not application.window.table.game_over.isVisible()
    go_on(application)
    assert course.at == 4
    assert application.session.state.result is None


def test_a_missed_goal_is_said_and_undone(application: Application) -> None:
    started(application, "timing")
    skip_to(application, 10)
    press(application.window.table.bar.end_button)
    application.app.processEvents()
    note = application.window.table.stage.note
    assert "The turn is over" in note.text.text()
    assert note.content.can_undo
    press(note.back_button)
    assert "Now you" in note.text.text()
    press(note.hint_button)
    assert "British Regulars" in note.text.text()
    press(note.hint_button)
    assert "bonus action" in note.text.text()


def test_left_and_resumed_after_a_restart(applications: ApplicationMaker, tmp_path: Path) -> None:
    def program() -> Application:
        settings = Settings(tmp_path / "pamir.ini")
        settings.override(language="en", animation="off")
        return applications(settings, Folders(tmp_path), (1280, 800))

    application = program()
    started(application, "market")
    skip_to(application, 6)
    state = application.session.state
    application.window.table.stage.note.leave_asked.emit()
    assert application.window.pages.start.isVisible()
    assert application.session.game is None
    assert application.files.store is not None
    assert application.files.store.library.entries() == [], "a lesson is no game"
    assert not application.window.pages.start.how_button.icon().isNull()

    again = program()
    press(again.window.pages.start.how_button)
    page = again.window.pages.lessons
    assert page.start_button.text() == "Continue at step 6 of 18"
    press(page.start_button)
    course = again.lessons.course
    assert course is not None
    assert (course.lesson.id, course.at) == ("market", 5)
    assert again.session.state == state
    assert again.window.table.stage.note.reaction.text().startswith("We stopped here")
    press(again.window.table.stage.note.back_button)
    assert course.at == 4


def test_restarted_and_skipped_from_the_seal(application: Application) -> None:
    started(application, "goal")
    skip_to(application, 6)
    note, slip = application.window.table.stage.note, application.window.table.stage.slip
    note.menu.actions()[0].trigger()
    assert slip.isVisible()
    assert application.lessons.course is not None
    assert application.lessons.course.at == 0
    press(slip.buttons["begin"])
    note.menu.actions()[1].trigger()
    assert application.lessons.progress.mark(by_id("goal")) is LessonMark.SKIPPED
    assert application.lessons.course is not None
    assert application.lessons.course.lesson.id == "market"


def test_the_menu_of_the_note_is_opened_by_key(application: Application) -> None:
    started(application, "goal")
    note = application.window.table.stage.note
    application.window.menus.actions["lesson_note"].trigger()
    at = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, note.mapToGlobal(at))
    application.app.sendEvent(note, event)
    assert note.menu.isVisible()
    note.menu.close()


def test_another_game_ends_the_lesson(application: Application) -> None:
    started(application, "goal")
    application.session.start(application.session.state.setup)
    assert application.lessons.course is None
    assert application.control.display.guide is None
    assert application.window.table.stage.note.isHidden()
    assert application.window.table.view.table.marks.lit == frozenset()
    click(application, PlayerPanel(application.control.display.position().seat))  # nobody listens


def test_houses_and_note_follow_the_language(application: Application) -> None:
    started(application, "goal")
    skip_to(application, 5)
    before = application.session.state
    application.settings.change(language="ru")
    application.app.processEvents()
    assert application.session.state.setup.seats[1].name == "Сарбаз"
    assert application.session.state.market_cards == before.market_cards
    assert "Возьмите" in application.window.table.stage.note.text.text()
    assert application.lessons.course is not None
    assert application.lessons.course.at == 4


def test_everything_is_said_to_a_screen_reader(application: Application) -> None:
    said: list[tuple[str, bool]] = []
    application.lessons.announced.connect(lambda text, at_once: said.append((text, at_once)))
    started(application, "goal")
    assert said[0][0].startswith("Lesson 0")
    assert said[1] == (f"Lesson 0, step 1 of 14. {by_id('goal').steps[0].say}", True)
    go_on(application)
    assert said[2][0].endswith("Click what the sentence names.")
    click(application, PlayerPanel(application.control.display.position().seat))
    assert said[3] == (by_id("goal").steps[1].wrong, True)
    assert len(said) == 4, "each once"
    application.window.menus.actions["lesson_note"].trigger()
    assert said[4] == said[2], "again on request"
    assert application.window.table.stage.note.hasFocus()


def test_show_me_draws_the_way_and_does_nothing(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 5)
    state = application.session.state
    press(application.window.table.stage.note.show_button)
    way = application.window.table.stage.spotlight.way
    slot = application.window.table.view.table.spot_rect(MarketSlot(0))
    assert slot.contains(way[-1])
    assert application.session.state is state
    assert course.at == 4


def test_the_outline_begins_with_the_lesson(application: Application) -> None:
    course = started(application, "goal")
    skip_to(application, 4)
    zone = application.reader.zones()[0]
    assert zone.name == "Lesson"
    sentence, *lit = zone.children
    assert course.sentence in sentence.name
    assert [entry.spot for entry in lit] == [
        MarketSlot(0),
        PlayerPanel(course.lesson.me),
        PlayerPanel(application.session.state.turn_order(course.lesson.me)[1]),
    ]
    panel = lit[1].spot
    assert panel is not None
    application.reader.press(panel)
    application.app.processEvents()
    assert course.at == 4, "pressing an entry is a click on it"
    application.session.start(application.session.state.setup)
    assert application.reader.zones()[0].name == "Players"


def test_the_bar_says_which_lesson_it_is_and_where(application: Application) -> None:
    bar = application.window.table.bar
    started(application, "goal")
    assert bar.content.tag == "Lesson 0 · 1/14"
    skip_to(application, 5)
    assert bar.content.tag == "Lesson 0 · 5/14"
    application.session.start(application.session.state.setup)
    assert bar.content.tag == ""


def test_the_teacher_nods_at_a_right_choice_and_only_then(applications: ApplicationMaker) -> None:
    application = applications(calm_settings(animation="normal"), None, (1280, 800))
    started(application, "goal")
    note = application.window.table.stage.note
    running = QPropertyAnimation.State.Running
    go_on(application)
    assert note._nod.state() is not running, "reading is no choice"
    skip_to(application, 7)
    note._nod.stop()
    go_on(application)
    answer(application, cast(Course, application.lessons.course))
    assert note._nod.state() is running
    place = note._nod.keyValueAt(0)
    assert note._nod.keyValueAt(0.45).y() == place.y() + 4


def test_the_note_leaves_the_announcement_of_a_check_readable(application: Application) -> None:
    course = started(application, "goal")
    while application.window.table.checks.notice_geometry() is None:
        answer(application, course)
    notice = application.window.table.checks.notice_geometry()
    assert notice is not None
    stage = application.window.table.stage
    assert notice in stage.surroundings(stage.lit_boxes()).closed
    assert not stage.note.paper().intersects(notice)


@pytest.mark.parametrize("name", ["actions", "sides", "spies"])
def test_the_note_covers_no_card_that_it_names_and_none_with_a_lit_spy(
    application: Application, name: str
) -> None:
    course = started(application, name)
    scene, note = application.window.table.view.table, application.window.table.stage.note
    seen = set()
    while not course.is_over:
        spied = {int(link.split(":")[2]) for link in course.light if link.startswith("spies:")}
        for card in spied | set(named_cards(course.sentence)):
            spot = CourtCard(CardId(card))
            if scene.item_of(spot) is not None:
                seen.add(card)
                assert not note.paper().intersects(scene.resting_rect(spot)), (course.at, card)
        answer(application, course)
    assert seen, "some steps speak of court cards"


def test_the_note_stays_where_it_is_when_it_answers(application: Application) -> None:
    started(application, "goal")
    skip_to(application, 5)
    stage, side = application.window.table.stage, application.window.table.side
    place = stage.note.paper()
    assert place.left() > side.geometry().left(), "below the card details"
    click(application, MarketSlot(6))
    assert stage.note.reaction.isVisible()
    assert stage.note.paper().bottomLeft() == place.bottomLeft()
    assert stage.note.paper().height() > place.height()
    assert covered(application) == []


def test_the_note_stays_and_is_said_once_while_another_house_acts(
    application: Application,
) -> None:
    """Yar Mohammad goes from the market to a court: what is lit is somewhere else then."""
    course = started(application, "market")
    skip_to(application, 9)
    stage, said = application.window.table.stage, []
    application.lessons.announced.connect(lambda text, at_once: said.append(text))
    place = stage.note.paper()
    lit = stage.lit_boxes()
    while application.lessons._timer.isActive():
        application.lessons._timer.timeout.emit()
        assert stage.note.paper() == place
    assert stage.lit_boxes() != lit
    assert course.at == 8
    assert said == []


def test_the_table_has_the_focus_when_the_button_that_had_it_is_gone(
    application: Application,
) -> None:
    started(application, "goal")
    note = application.window.table.stage.note
    note.continue_button.setFocus()
    press(note.continue_button)
    assert note.continue_button.isHidden()
    assert application.window.table.view.hasFocus()


def test_free_play_is_saved_as_a_game_for_practice(
    applications: ApplicationMaker, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "pamir.ini")
    settings.override(language="en", animation="off", pace="instant")
    application = applications(settings, Folders(tmp_path), (1280, 800))
    actions = application.window.menus.actions
    started(application, "market")
    assert not actions["save_as"].isEnabled(), "a lesson is no game"
    course = started(application, "game")
    skip_to(application, len(course.lesson.steps))
    assert actions["save_as"].isEnabled()
    assert not actions["save"].isEnabled()
    state = application.session.state
    file = tmp_path / "mine.pamir"
    application.files._save(file)
    assert file.exists()
    assert application.lessons.course is None
    assert application.control.display.guide is None
    assert application.session.is_kept
    assert application.session.state == state
    assert application.lessons.progress.bookmark is not None, "the lesson can be resumed"
    application.files.open(file)
    assert application.session.game is not None
    assert application.session.game.identity.practice
    assert application.session.state == state


def test_a_challenge_is_played_from_the_list_and_its_seal_is_filled(
    application: Application,
) -> None:
    application.pastimes.show_lessons()
    page = application.window.pages.lessons
    page.list.setCurrentRow(0)
    lesson = by_id("goal")
    button = page.challenges[0]
    assert button.accessibleName() == "Challenge: A better friend, not begun"
    assert page.challenges[2].isHidden(), "there are two"
    press(button)
    note, slip = application.window.table.stage.note, application.window.table.stage.slip
    assert note.heading.text() == "Challenge: A better friend"
    assert application.window.table.bar.content.tag == "Challenge"
    bookmark = application.lessons.progress.bookmark

    # A missed turn is said, and undone
    application.control.choose(EndTurn())
    application.checks.skip()
    assert note.text.text().startswith("The turn is over")
    press(note.back_button)
    press(note.hint_button)
    assert "patriot" in note.text.text()

    # The solution is done by hand
    for pattern in lesson.challenges[0].solution:
        state, decision = application.session.state, application.session.decision
        choose(application, matching(state, decision, [pattern])[0])
    application.checks.skip()
    application.app.processEvents()
    assert slip.title.text() == "Challenge done"
    assert application.lessons.progress.challenges == {"0a"}
    assert application.lessons.progress.bookmark == bookmark, "the lessons stay where they were"
    press(slip.buttons["list"])
    assert page.isVisible()
    page.list.setCurrentRow(0)
    assert button.accessibleName() == "Challenge: A better friend, done"
    press(button)
    note.menu.actions()[0].trigger()
    assert application.lessons.course is not None
    assert application.lessons.course.lesson.is_challenge

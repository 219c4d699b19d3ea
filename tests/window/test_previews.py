"""Previews in the window: what a choice under the mouse would do, on the table and in the bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pamir_desktop.app import Application
from pamir_desktop.model import State
from pamir_desktop.model.decisions import Act, ChooseLoyalty, PlayCard, ProposeBribe
from pamir_desktop.model.pieces import cylinders_in_play, in_region
from pamir_desktop.model.rules.betray import AcceptPrize
from pamir_desktop.model.rules.impact import ResolveIcons
from pamir_desktop.model.rules.move import Move
from pamir_desktop.model.terms import NOBODY, Border, CardAction, CardId, Seat
from pamir_desktop.views.table.marks import Mark
from pamir_desktop.views.table.spots import (
    BlockStack,
    CourtCard,
    CylinderStack,
    GiftSpace,
    HandCard,
    MarketSlot,
    PrizeCard,
    RegionSpot,
    Spot,
)
from pamir_desktop.views.table.table_item import TableItem
from pamir_desktop.views.texts.card_texts import card_name
from tests.model import given, positions
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL
from tests.window.application import table
from tests.window.table_positions import click, hover, point_at, show_state


def logged(application: Application) -> str:
    return application.window.table.bar.content.sentence.replace("\xa0", " ")


def lost(application: Application) -> set[Spot]:
    marks = application.window.table.view.table.marks
    return {spot for spot in marks.spots() if Mark.LOSS in marks.of(spot)}


def test_an_overthrow_shows_everything_that_falls(application: Application) -> None:
    show_state(application, positions.of_an_overthrow())
    hover(application, CylinderStack(BORIS, in_region(KABUL)))
    assert lost(application) == {
        CourtCard(CardId(6)),
        CylinderStack(BORIS, in_region(KABUL)),
        CylinderStack(CLARA, 6),
    }
    assert application.window.table.view.table.marks.new_rulers == {KABUL: NOBODY}
    assert f"Boris loses “{card_name(CardId(6))}”" in logged(application)
    assert "Kabul: Boris → no one" in logged(application)
    assert "Clara: cylinders in play 1 → 0" in logged(application)
    assert application.window.table.view.table.marks.cylinders[CLARA] == 0


def test_panels_and_the_players_supply_preview_cylinders(application: Application) -> None:
    state = given.table()
    show_state(application, given.acting(state))
    view = application.window.table.view
    view.complete()
    before = view.grab().toImage()

    # When a preview says that Anna, who sits here, and Boris would have other cylinders in play
    view.table.marks.cylinders = {ANNA: 3, BORIS: 1}
    view.table.refresh_marks()

    # Then both panels and Anna's supply are repainted, and nothing else is
    after = view.grab().toImage()
    items: dict[str, TableItem[Any]] = {panel.shown.name: panel for panel in view.table.panels}
    items |= {"dial": view.table.dial, "map": view.table.map}
    changed = {
        name
        for name, item in items.items()
        if (place := item.sceneBoundingRect().adjusted(12, 12, -12, -12).toRect())
        and after.copy(place) != before.copy(place)
    }
    assert changed == {"Anna", "Boris", "dial"}
    assert "0→3" in [figure.text for figure in view.table.panels[ANNA]._figures()]


def of_a_bribe_for_a_foreign_patriot() -> State:
    """Anna is British and would become Afghan; Boris may demand a bribe for the card."""
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    given.tribe(state, BORIS, KABUL, 2)
    given.hand(state, ANNA, 11)
    given.gift(state, ANNA, 0)
    given.prizes(state, ANNA, 2)
    return given.acting(state)


def test_a_change_of_loyalty_is_said_before_the_bribe(application: Application) -> None:
    # Given a foreign patriot for which a bribe is due
    show_state(application, of_a_bribe_for_a_foreign_patriot())

    # When it is pointed at, then the change and all losses are said with the bribe
    hover(application, HandCard(CardId(11)))
    for words in (
        "bribe first: 2 rupees to Boris",
        "then Anna’s loyalty changes to Afghanistan",
        "Anna loses 1 gift",
        "Anna loses prizes: “",
    ):
        assert words in logged(application)

    # When it is chosen, then the question about the bribe says so too
    click(application, HandCard(CardId(11)))
    assert application.session.decision is not None
    assert application.session.decision.prompt == "bribe.offer"
    hover(application, MarketSlot(0))
    assert ("Playing it changes your loyalty to Afghanistan; you lose the prize “") in logged(
        application
    )
    assert application.session.state.players[ANNA].loyalty is BRITISH


def test_the_one_who_takes_the_bribe_sees_nothing_of_a_loyalty(application: Application) -> None:
    show_state(application, of_a_bribe_for_a_foreign_patriot())
    click(application, HandCard(CardId(11)))
    application.control.choose(ProposeBribe(0))
    decision = application.session.decision
    assert decision is not None
    assert decision.seat == BORIS
    application.control.display.lift_curtain()
    assert "loyalty" not in logged(application)


def test_a_gift_that_brings_nothing_is_marked_so(application: Application) -> None:
    # Given Embarrassment of Riches and a card that gives gifts
    state = given.table()
    given.court(state, ANNA, 11)
    given.event(state, 106)
    show_state(application, given.acting(state))

    # When the gift is considered, then the bar says that it brings no influence
    application.control.consider(Act(CardId(11), CardAction.GIFT))
    assert "no influence for gifts" in logged(application)

    # And without the event it does not
    state = given.table()
    given.court(state, ANNA, 11)
    show_state(application, given.acting(state))
    application.control.consider(Act(CardId(11), CardAction.GIFT))
    assert "no influence" not in logged(application)


def test_the_first_loyalty_says_what_it_means(application: Application) -> None:
    application.session.start(table(2, open_hands=True))
    assert "if this coalition dominates a check, you score" in logged(application)
    application.control.consider(ChooseLoyalty(AFGHAN))
    assert "you rule with its armies" in logged(application)
    assert "→" not in logged(application)


def test_a_foreign_patriot_shows_what_loyalty_costs(application: Application) -> None:
    show_state(application, positions.of_another_loyalty())
    hover(application, HandCard(CardId(69)))
    assert lost(application) == {
        CourtCard(CardId(11)),
        PrizeCard(CardId(26)),
        GiftSpace(ANNA, 0),
        GiftSpace(ANNA, 2),
    }
    for words in (
        "Anna’s loyalty changes: Afghanistan → Russia",
        "Anna loses “Lapis Lazuli Mine”",
        "Anna loses 2 gifts",
        "Anna loses prizes: “",
        "Anna: influence 5 → 2",
    ):
        assert words in logged(application)
    assert application.window.table.view.table.marks.influence == {ANNA: 2}


def test_the_prize_of_another_player_is_hatched_too(application: Application) -> None:
    """Its picture in another player's tray bears the mark."""
    state = given.table()
    given.prizes(state, BORIS, 26)
    show_state(application, given.acting(state))
    view = application.window.table.view
    view.complete()
    before = view.grab().toImage()
    view.table.marks.lost = frozenset({PrizeCard(CardId(26))})
    view.table.refresh_marks()
    rect = view.table.spot_rect(PrizeCard(CardId(26))).toRect()
    assert view.grab().toImage().copy(rect) != before.copy(rect)


def test_a_debt_says_who_must_pay_with_cards(application: Application) -> None:
    show_state(application, positions.of_a_debt())
    hover(application, CourtCard(CardId(46)))
    assert CourtCard(CardId(46)) in lost(application)
    assert "Boris must discard cards to cover 1 rupee" in logged(application)
    assert "Boris: rupees 1 → 0" in logged(application)
    assert "1 rupee leaves the game" in logged(application)
    marks = application.window.table.view.table.marks
    assert marks.purses == {ANNA: 2, BORIS: 0}
    assert marks.ghosts == {MarketSlot(5): 1, MarketSlot(11): 1}
    assert application.window.table.bar.content.purse == (4, 2)


def test_a_purchase_past_vacant_slots_under_double_prices(application: Application) -> None:
    show_state(application, positions.of_a_purchase_past_vacant_slots())
    hover(application, MarketSlot(3))
    marks = application.window.table.view.table.marks
    assert marks.ghosts == {MarketSlot(0): 2, MarketSlot(7): 2}
    assert application.window.table.bar.content.purse == (10, 7)
    assert marks.purses == {ANNA: 7}
    assert logged(application).startswith("Buy “")
    assert "2 rupees leave the game" in logged(application)


# --- Hostages ------------------------------------------------------------------------------------


def spy_to_place(*, boris: int = 0) -> State:
    """Anna has played a card of Herat with a spy; card 61 of Clara's court is of that region."""
    state = given.table()
    given.court(state, ANNA, 54)
    given.court(state, CLARA, 61)
    given.spy(state, BORIS, 61, boris)
    given.doing(state, ResolveIcons(ANNA, CardId(54), 0))
    return state


def spy_to_move() -> State:
    """Anna's spy on her own card can walk onto Boris's; there Clara has one already."""
    state = given.table(3)
    given.court(state, ANNA, 9)
    given.court(state, BORIS, 61)
    given.spy(state, ANNA, 9)
    given.spy(state, CLARA, 61)
    given.doing(state, Move(ANNA, left=1))
    return state


class Hostage(NamedTuple):
    """Boris, Anna or nobody holds card 61 before and after."""

    make: Callable[[], State]
    picked: Spot | None  # picked up first
    spot: Spot  # pointed at, then clicked
    before: tuple[Seat, int]  # holder and bribe
    after: tuple[Seat, int]
    words: str


CARD = CardId(61)
HOSTAGES = {
    "a spy is placed": Hostage(
        spy_to_place,
        None,
        CourtCard(CARD),
        (NOBODY, 0),
        (ANNA, 1),
        "“Karakul Sheep” becomes Anna’s hostage",
    ),
    "a spy is placed beside another": Hostage(
        lambda: spy_to_place(boris=1),
        None,
        CourtCard(CARD),
        (BORIS, 1),
        (NOBODY, 0),
        "“Karakul Sheep” is no longer a hostage",
    ),
    "a spy comes to a draw": Hostage(
        spy_to_move,
        CylinderStack(ANNA, 9),
        CourtCard(CARD),
        (CLARA, 1),
        (NOBODY, 0),
        "“Karakul Sheep” is no longer a hostage",
    ),
    "a battle": Hostage(
        positions.of_a_release,
        None,
        CylinderStack(BORIS, CARD),
        (BORIS, 2),
        (NOBODY, 0),
        "“Karakul Sheep” is no longer a hostage",
    ),
}


@pytest.mark.parametrize("name", list(HOSTAGES))
def test_a_previewed_hostage_is_what_it_then_is(application: Application, name: str) -> None:
    case = HOSTAGES[name]
    state = case.make()
    show_state(application, state)
    view = application.window.table.view
    view.complete()
    assert holder(application) == case.before
    assert view.table.cards[CARD].shown.hostage == case.before[1]
    if case.picked is not None:
        click(application, case.picked)

    # When it is pointed at, then mark and words say what would be
    hover(application, case.spot)
    marks = view.table.marks
    is_held, is_freed = case.after[0] != NOBODY, case.after[0] == NOBODY
    assert (Mark.HELD in marks.of(CourtCard(CARD))) == is_held
    assert (Mark.FREED in marks.of(CourtCard(CARD))) == is_freed
    assert marks.held | marks.freed == {CourtCard(CARD)}
    previewed_items = logged(application).split(" · ")
    assert case.words in previewed_items
    cylinders = [words for words in previewed_items if "cylinders in play" in words]
    assert lost(application) <= {case.spot}
    rect = view.table.spot_rect(CourtCard(CARD)).toRect()
    locked = view.grab().toImage().copy(rect)
    marks.held = marks.freed = frozenset()
    view.table.refresh_marks()
    assert view.grab().toImage().copy(rect) != locked, "the lock itself does not show it"

    # When it is done, then it is so
    in_play = [cylinders_in_play(state, Seat(seat)) for seat in range(3)]
    click(application, case.spot)
    after = application.session.state
    assert holder(application) == case.after
    assert view.table.cards[CARD].shown.hostage == case.after[1]
    now = [cylinders_in_play(after, Seat(seat)) for seat in range(3)]
    assert cylinders == [
        f"{given.NAMES[seat]}: cylinders in play {old} → {new}"
        for seat, (old, new) in enumerate(zip(in_play, now, strict=True))
        if old != new
    ]
    assert not view.table.marks.held | view.table.marks.freed


def holder(application: Application) -> tuple[Seat, int]:
    """Who holds the card, and the bribe, as the table shows it."""
    position = application.window.table.view.table.position
    assert position is not None
    return position.facts.hostages.get(CARD, (NOBODY, 0))


def test_a_hostage_that_is_won_from_a_draw_is_shown_with_its_holder(
    application: Application,
) -> None:
    """Anna and Boris have two spies each on it; hers would be three."""
    state = given.table()
    given.court(state, ANNA, 54)
    given.court(state, CLARA, 61)
    given.spy(state, BORIS, 61, 2)
    given.spy(state, ANNA, 61, 2)
    given.doing(state, ResolveIcons(ANNA, CardId(54), 0))
    show_state(application, state)
    assert holder(application) == (NOBODY, 0)
    hover(application, CourtCard(CARD))
    assert "“Karakul Sheep” becomes Anna’s hostage" in logged(application).split(" · ")
    click(application, CourtCard(CARD))
    assert holder(application) == (ANNA, 3)


def test_a_choice_that_changes_no_hostage_names_none(application: Application) -> None:
    """One more spy of the holder: the bribe rises, the holder stays."""
    state = given.table()
    given.court(state, ANNA, 54)
    given.court(state, CLARA, 61)
    given.spy(state, ANNA, 61)
    given.doing(state, ResolveIcons(ANNA, CardId(54), 0))
    show_state(application, state)
    hover(application, CourtCard(CARD))
    marks = application.window.table.view.table.marks
    assert not marks.held | marks.freed
    assert "hostage" not in logged(application)
    assert "free" not in logged(application)


def test_figures_are_in_the_panel_and_on_the_dial(application: Application) -> None:
    show_state(application, positions.of_another_loyalty())
    view = application.window.table.view
    view.complete()
    panel, dial = view.table.panels[ANNA], view.table.dial
    areas = [item.sceneBoundingRect().toRect() for item in (panel, dial)]
    before = [view.grab(area).toImage() for area in areas]
    hover(application, HandCard(CardId(69)))
    after = [view.grab(area).toImage() for area in areas]
    assert before[0] != after[0]
    assert before[1] != after[1]
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    assert [view.grab(area).toImage() for area in areas] == before


def test_the_focus_shows_the_same_as_the_mouse(application: Application) -> None:
    show_state(application, positions.of_another_loyalty())
    hover(application, HandCard(CardId(69)))
    by_mouse = (logged(application), lost(application))
    QTest.mouseMove(application.window.table.view.viewport(), QPoint(1, 1))
    assert not lost(application)
    application.window.table.view.pointer.focus(HandCard(CardId(69)))
    assert (logged(application), lost(application)) == by_mouse


def test_nothing_is_left_when_the_mouse_goes(application: Application) -> None:
    show_state(application, positions.of_an_overthrow())
    asked = logged(application)
    hover(application, CylinderStack(BORIS, in_region(KABUL)))
    assert logged(application) != asked
    QTest.mouseMove(application.window.table.view.viewport(), QPoint(1, 1))
    assert logged(application) == asked
    assert not lost(application)
    assert not application.window.table.view.table.marks.purses


def test_the_second_half_of_a_gesture_is_previewed(application: Application) -> None:
    """An army that is picked up: pointing at a region says who would rule there."""
    state = given.table()
    given.court(state, ANNA, 61)
    given.army(state, AFGHAN, HERAT, 2)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.doing(state, Move(ANNA, left=1))
    show_state(application, state)
    click(application, BlockStack(AFGHAN, in_region(HERAT)))
    hover(application, RegionSpot(KABUL))
    assert application.window.table.view.table.marks.new_rulers == {KABUL: ANNA}
    assert "Kabul: no one → Anna" in logged(application)


def test_buttons_are_previewed_by_mouse_and_by_focus(application: Application) -> None:
    show_state(application, given.choose(positions.of_a_bribe(), PlayCard(CardId(2))))
    bar = application.window.table.bar
    pay = next(button for button in bar.buttons if "2" in button.text())
    folders = [button.geometry() for button in bar.buttons]
    asked = logged(application)
    point_at(pay)
    assert "Boris: rupees 4 → 6" in logged(application)
    assert bar.content.purse == (4, 2)
    assert [button.geometry() for button in bar.buttons] == folders, "nothing moves under the mouse"
    QTest.mouseMove(application.window.table.view.viewport(), QPoint(1, 1))
    assert logged(application) == asked
    application.window.activateWindow()
    pay.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert "Boris: rupees 4 → 6" in logged(application)


def test_a_bribe_that_comes_first_is_mentioned(application: Application) -> None:
    show_state(application, positions.of_a_bribe())
    hover(application, HandCard(CardId(2)))
    assert "bribe first: 2 rupees to Boris" in logged(application)


def test_a_prize_shows_influence_before_and_after(application: Application) -> None:
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    state.discard = [CardId(34)]
    given.doing(state, AcceptPrize(ANNA, CardId(34)))
    show_state(application, state)
    point_at(application.window.table.bar.buttons[0])
    assert "Anna: influence 1 → 2" in logged(application)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_it_is_translated(application: Application, language: str) -> None:
    show_state(application, positions.of_another_loyalty())
    application.settings.change(language=language)
    application.app.processEvents()
    hover(application, HandCard(CardId(69)))
    word = {"en": "influence 5", "de": "Einfluss 5", "ru": "влияние 5"}[language]
    assert word in logged(application)
    application.settings.change(language="en")

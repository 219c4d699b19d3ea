"""What the bar says: the question, unless something more urgent takes its place."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from pamir_desktop.model import Reason, State, apply, new_game, preview
from pamir_desktop.model.decisions import EndTurn, PlayCard, Purchase
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.views.prompt.bar_sentence import BarSentence
from pamir_desktop.views.prompt.question import Barrier, Question, Why
from tests.model import given, positions
from tests.model.given import ANNA, BORIS

from .questions import question

TOO_EXPENSIVE = Reason("buy.too_dear", {"seat": 0, "card": 9, "cost": 3, "have": 1, "short": 2})


@pytest.fixture(autouse=True)
def texts(qapp: QApplication) -> None:
    """Texts need Qt's translators."""


def shopping() -> State:
    state = given.table()
    given.full_market(state)
    given.rupees(state, ANNA, 4)
    return given.acting(state)


def asked() -> Question:
    return question(shopping())


def test_it_asks_the_question() -> None:
    said = BarSentence(asked())
    content = said.content()
    assert "buy, play or use a card" in content.sentence
    assert (content.name, content.actions) == ("Anna", 2)
    assert (content.is_reason, content.is_barrier, content.is_preview) == (False, False, False)


def test_a_reason_comes_before_everything_else() -> None:
    choice = Purchase(1)
    shown = (choice, preview(shopping(), choice))
    said = BarSentence(asked(), reason=TOO_EXPENSIVE, preview=shown, pointed="Locked.")
    assert "cannot afford" in said.text()
    assert said.content().is_reason
    assert not said.content().is_preview
    assert not said.content().is_barrier


def test_what_is_not_for_now_is_answered_with_the_question() -> None:
    # Given a question in the middle of an action
    state = positions.of_a_bribe()
    state = apply(state, PlayCard(CardId(2))).state
    asks = question(state)
    assert asks.decision is not None
    not_now = Reason("not_now", {"seat": ANNA, "prompt": asks.decision.prompt})

    # When something else is tried, then the bar says again what comes first
    said = BarSentence(asks, reason=not_now)
    assert said.text() == f"Not now. {BarSentence(asks).text()}"
    assert said.content().is_reason

    # But a long question would be too small, and is not repeated
    first = question(new_game(given.table().setup))
    assert first.decision is not None
    not_now = Reason("not_now", {"seat": ANNA, "prompt": first.decision.prompt})
    said = BarSentence(first, reason=not_now)
    assert said.text() == "Not now: you must decide something else first."

    # And on the menu of a turn there is nothing that comes first
    on_menu = Reason("not_now", {"seat": ANNA, "prompt": "turn.action"})
    assert BarSentence(asked(), reason=on_menu).text().startswith("Nothing to choose here now")


def test_a_preview_names_the_choice_and_shows_the_purse() -> None:
    choice = Purchase(1)
    said = BarSentence(asked(), preview=(choice, preview(shopping(), choice)))
    content = said.content()
    assert content.is_preview
    assert content.purse == (4, 3)
    assert content.sentence != BarSentence(asked()).text()


def test_a_barrier_ahead_follows_the_preview() -> None:
    choice = Purchase(1)
    ahead = asked()._replace(ahead=lambda choice: Barrier("revealed"))
    shown = (choice, preview(shopping(), choice))
    with_barrier = BarSentence(ahead, preview=shown).content()
    without = BarSentence(asked(), preview=shown).content()
    assert with_barrier.is_barrier
    assert not without.is_barrier
    assert with_barrier.sentence.startswith(f"{without.sentence} · ")


def test_the_barrier_of_a_button_is_shown_without_a_preview() -> None:
    said = BarSentence(asked(), pointed="This cannot be undone.")
    assert said.text() == "This cannot be undone."
    assert said.content().is_barrier


def test_a_bot_says_why_rather_than_how_far_it_has_thought() -> None:
    why = Why(BORIS, (("money", 2),), ())
    waiting = asked()._replace(watching=(), decision=None, why=why)
    thinking = BarSentence(waiting, thinking=40)
    assert "40" in thinking.text()
    assert thinking._replace(why=(BORIS, why)).text() == "Boris expects to gain: rupees."
    nothing = thinking._replace(why=(BORIS, None)).text()
    assert nothing == "Boris gave no reasons for that turn."


def test_the_end_of_the_turn_is_confirmed_in_other_words() -> None:
    assert BarSentence(asked(), ending=True).text() != BarSentence(asked()).text()


@pytest.mark.parametrize(("seat", "actions"), [(ANNA, 2), (BORIS, None)])
def test_actions_are_shown_only_in_the_turn_of_the_player(seat: Seat, actions: int | None) -> None:
    answering = asked()._replace(seat=seat)
    assert BarSentence(answering).content().actions == actions
    assert EndTurn() in given.options(shopping())

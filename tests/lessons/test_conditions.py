"""Facts that no step of a lesson asks for: those of the remarks in free play."""

from __future__ import annotations

import pytest

from pamir_desktop.lessons.conditions import answer, best_other, holds
from pamir_desktop.lessons.layout import lay_out
from pamir_desktop.lessons.lesson import Condition, Fact
from pamir_desktop.lessons.reader import load_lessons
from pamir_desktop.model import State
from pamir_desktop.model.rules.ruling import court_limit
from pamir_desktop.model.terms import NO_CARD, CardId, Coalition, Seat

ME = Seat(0)


def table(name: str) -> State:
    return lay_out(next(lesson for lesson in load_lessons() if lesson.id == name).position)


@pytest.mark.parametrize(
    ("name", "fact", "arguments", "expected"),
    [
        ("goal", "check_column", (), 0),
        ("goal", "check_affordable", (0,), True),
        ("goal", "gain", (0,), 2),
        ("goal", "lead", (0,), 4),
        ("goal", "lead", (2,), -4),
        ("market", "check_column", (), -1),
        ("market", "checks_near", (), False),
        ("goal", "checks_near", (), True),
        ("market", "market_political", (), 3),
        ("ruling", "hand_political", (0,), 1),
        ("market", "best_coins", (), 0),
        ("actions", "can_tax", (0,), True),
        ("actions", "can_gift", (0,), True),
        ("actions", "can_tax", (1,), False),
        ("actions", "bonus_left", (0,), 0),
        ("spies", "bonus_left", (0,), 1),
        ("actions", "over_limit", (0,), 0),
        ("actions", "held_cards", (2,), 0),
        ("timing", "held_cards", (2,), 1),
        ("timing", "lone_tribes", (0,), 2),
        ("market", "lone_tribes", (0,), 0),
    ],
)
def test_facts(name: str, fact: str, arguments: tuple[int, ...], expected: object) -> None:
    assert answer(table(name), Fact(fact, arguments), ME) == expected


def test_a_court_above_its_limit() -> None:
    state = table("timing")
    assert answer(state, Fact("over_limit", (0,)), ME) == 0
    limit = court_limit(state, ME)
    state.players[0].court = [CardId(13)] * 9  # without a political star
    assert limit > 3
    assert answer(state, Fact("over_limit", (0,)), ME) == 9 - 3


def test_coins_pay_for_a_card_when_there_are_more_than_its_price() -> None:
    state = table("market")
    state.market_rupees[2] = 5
    assert answer(state, Fact("best_coins"), ME) == 3
    state.market_cards[2] = CardId(NO_CARD)
    assert answer(state, Fact("best_coins"), ME) == 0


def test_me_and_other_mean_seats() -> None:
    state = table("timing")
    assert best_other(state, ME) == 2
    assert answer(state, Fact("score", ("ME",)), ME) == 5
    assert answer(state, Fact("score", ("OTHER",)), ME) == 3
    assert holds(state, Condition(Fact("score", ("ME",)), ">", Fact("score", ("OTHER",))), ME)
    assert holds(state, Condition(Fact("wins_now"), "==", "ME"), ME)
    assert not holds(state, Condition(Fact("wins_now"), "==", "OTHER"), ME)


def test_without_a_loyalty_there_is_neither_influence_nor_a_lead() -> None:
    state = table("game")
    me = Seat(1)
    assert answer(state, Fact("loyalty", ("ME",)), me) == "none"
    assert answer(state, Fact("influence", ("ME",)), me) == 0
    assert answer(state, Fact("lead", ("ME",)), me) == 0
    state.players[1].loyalty = Coalition.AFGHAN
    assert answer(state, Fact("lead", ("ME",)), me) == 1

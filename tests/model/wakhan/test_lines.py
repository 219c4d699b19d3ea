"""Every line of each of the 24 AI cards, valid on one position and invalid on another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.ai_cards import AI_CARDS, AiAction
from pamir_desktop.model.terms import CardId, Suit
from pamir_desktop.model.wakhan.card_actions import LISTED
from pamir_desktop.model.wakhan.instructions import INSTRUCTIONS
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, KABUL, PERSIA, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W

LINES = [
    pytest.param(number, line, id=f"{number}-{action}")
    for number, card in AI_CARDS.items()
    for line, action in enumerate(card.lines)
]


def taxable(state: State) -> None:
    given.court(state, W, 9)
    given.rupees_on(state, 0, 2)


def buildable(state: State) -> None:
    given.court(state, W, 10)
    given.tribe(state, W, KABUL)


def movable(state: State) -> None:
    given.court(state, W, 48)
    for coalition in (AFGHAN, RUSSIAN):
        given.army(state, coalition, KABUL, 2)
    given.tribe(state, H, PUNJAB)


def betrayable(state: State) -> None:
    given.court(state, W, 16)
    given.court(state, H, 96)
    given.spy(state, W, 96)


def fightable(state: State) -> None:
    given.court(state, W, 33)
    for coalition in (AFGHAN, RUSSIAN):
        given.army(state, coalition, KABUL)
    given.tribe(state, H, KABUL)


def spied(state: State) -> None:
    given.court(state, W, 33)
    given.court(state, H, 9)
    given.spy(state, W, 9)
    given.spy(state, H, 9)


def offering(*cards: int) -> Callable[[State], None]:
    def offer(state: State) -> None:
        given.market(state, top=cards)

    return offer


def military(state: State) -> None:
    state.favored = Suit.MILITARY
    given.market(state, top=(33,))


def poor(state: State) -> None:
    given.rupees(state, W, 1)
    given.market(state, top=(113,))


def dominated(state: State) -> None:
    given.army(state, RUSSIAN, PERSIA, 4)
    given.market(state, top=(86,))


def full(state: State) -> None:
    given.court(state, W, 9, 13, 29)
    given.market(state, top=(25,))


def outspied(state: State) -> None:
    given.court(state, H, 9)
    given.spy(state, H, 9)
    given.market(state, top=(18,))


def unfavored(state: State) -> None:
    state.favored = Suit.ECONOMIC
    given.market(state, top=(33, 9))


def with_mover(state: State) -> None:
    given.court(state, W, 9)
    given.market(state, top=(13,))


VALID: dict[AiAction, Callable[[State], None]] = {
    AiAction.TAX: taxable,
    AiAction.BUILD: buildable,
    AiAction.MOVE: movable,
    AiAction.BETRAY: betrayable,
    AiAction.BATTLE: fightable,
    AiAction.BATTLE_MOST_SPIED_CARD: spied,
    AiAction.RADICALIZE: offering(9),
    AiAction.RADICALIZE_ANY_INTELLIGENCE: offering(18),
    AiAction.RADICALIZE_GAIN_REGION_CONTROL: offering(75),
    AiAction.RADICALIZE_HIGHEST_RANKED_ECONOMIC_IF_POLITICAL_FAVORED: offering(9),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE: offering(18),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES: outspied,
    AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED: military,
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL: offering(25),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL: full,
    AiAction.RADICALIZE_MOST_BLOCKS: offering(9),
    AiAction.RADICALIZE_MOST_CYLINDERS_IF_NO_DOMINANCE: offering(18),
    AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES: poor,
    AiAction.RADICALIZE_MOVE_CARD_IF_COURT_HAS_NONE: offering(13),
    AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION: dominated,
}

INVALID: dict[AiAction, tuple[Callable[[State], None], str]] = {
    AiAction.TAX: (offering(9), "no_acting_card"),
    AiAction.BUILD: (offering(9), "no_acting_card"),
    AiAction.MOVE: (offering(9), "no_acting_card"),
    AiAction.BETRAY: (offering(9), "no_acting_card"),
    AiAction.BATTLE: (offering(9), "no_acting_card"),
    AiAction.BATTLE_MOST_SPIED_CARD: (fightable, "no_target"),
    AiAction.RADICALIZE: (offering(111), "no_candidate"),
    AiAction.RADICALIZE_ANY_INTELLIGENCE: (offering(9), "no_candidate"),
    AiAction.RADICALIZE_GAIN_REGION_CONTROL: (offering(18), "no_candidate"),
    AiAction.RADICALIZE_HIGHEST_RANKED_ECONOMIC_IF_POLITICAL_FAVORED: (
        unfavored,
        "condition_false",
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE: (offering(9), "no_candidate"),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES: (
        offering(18),
        "condition_false",
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED: (
        unfavored,
        "condition_false",
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL: (offering(9), "no_candidate"),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL: (offering(25), "condition_false"),
    AiAction.RADICALIZE_MOST_BLOCKS: (offering(18), "no_candidate"),
    AiAction.RADICALIZE_MOST_CYLINDERS_IF_NO_DOMINANCE: (dominated, "condition_false"),
    AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES: (offering(113), "condition_false"),
    AiAction.RADICALIZE_MOVE_CARD_IF_COURT_HAS_NONE: (with_mover, "condition_false"),
    AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION: (offering(86), "condition_false"),
}


def test_every_action_is_known() -> None:
    assert set(VALID) == set(INVALID) == set(AiAction)
    assert set(LISTED) | set(INSTRUCTIONS) | {AiAction.RADICALIZE} == set(AiAction)
    assert len(INSTRUCTIONS) == 13


def position(number: int) -> State:
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), number)
    state.favored = Suit.POLITICAL
    given.market(state, top=(98,))
    return state


@pytest.mark.parametrize(("number", "line"), LINES)
def test_a_line_is_carried_out_when_it_can_be(number: int, line: int) -> None:
    action = AI_CARDS[number].lines[line]
    state = position(number)
    VALID[action](state)
    before = state.clone()

    seen = given_wakhan.try_line(state, action)

    trace = seen.one("trace.line")
    assert (trace["ai_card"], trace["line"], trace["action"]) == (number, line, action)
    assert (trace["result"], trace["actions_left"]) == ("valid", 1)
    assert state != before
    if action in LISTED:
        assert seen.one("action.begun")["card"] == trace["acting"]
        assert trace["reason"] == "target"
    else:
        assert given_wakhan.bought(seen) == [trace["chosen"]]
        assert trace["reason"] in ("instruction", "arrows")


@pytest.mark.parametrize(("number", "line"), LINES)
def test_a_line_is_passed_over_when_it_cannot_be(number: int, line: int) -> None:
    action = AI_CARDS[number].lines[line]
    state = position(number)
    state.market_cards[0] = CardId(0)
    arrange, reason = INVALID[action]
    arrange(state)
    before = state.clone()

    seen = given_wakhan.try_line(state, action)

    assert seen.lines() == [(action, "invalid", reason)]
    assert seen.one("trace.stopped") == {"actions_left": 1}
    before.actions_left = 1
    assert state == before

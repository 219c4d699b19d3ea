"""Hints: sensible moves of different kinds, from what the asking seat knows and nothing else."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.bots.hints import (
    FAR_BEHIND,
    MOST_HINTS,
    TOPICS,
    Coach,
    Hint,
    best_of,
    chosen,
    hints,
    kind_of,
)
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.levels import EFFORTS
from pamir_desktop.bots.plans import Plan
from pamir_desktop.bots.terms import TERMS
from pamir_desktop.bots.thinking import Pace, ThoughtCancelledError, choose
from pamir_desktop.model import Setup, State, new_game, pending
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.decisions import (
    Act,
    ChooseLoyalty,
    Decision,
    EndTurn,
    PlayCard,
    Purchase,
)
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import CardAction, CardId, Coalition
from tests.bots.bot_games import SETUPS, bot_game, otherwise, position
from tests.model.playing import PROMPTS, one_of_each_prompt

QUICK = evolve(EFFORTS[Level.EXPERT], budget=1_500)
"""Everything Expert does, but not for long."""


def asked(state: State) -> tuple[Decision, tuple[Hint, ...]]:
    decision = pending(state)
    assert decision is not None
    return decision, hints(knowledge_of(state, decision.seat), effort=QUICK)


def test_there_are_hints_at_every_kind_of_decision() -> None:
    setups = [random_setup(3, seed) for seed in (0, 1, 2, 15, 33)]
    setups.append(random_setup(5, 65))
    found = one_of_each_prompt([*setups, SETUPS["solo"], SETUPS["five"]])
    assert sorted(found) == list(PROMPTS), "everything that is ever asked"
    for prompt, state in found.items():
        decision, given = asked(state)
        assert given, prompt
        assert len({hint.choice for hint in given}) == len(given) <= MOST_HINTS, prompt
        assert all(hint.choice in decision.choices for hint in given), prompt
        for hint in given:
            weights = [abs(gain.change) for gain in hint.gains]
            assert weights == sorted(weights, reverse=True), "the weightiest reason comes first"
            assert all(weights), "what does not change is no reason"


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_hints_do_not_depend_on_what_the_seat_cannot_know(setup: Setup) -> None:
    compared = 0
    for count, (state, decision) in enumerate(bot_game(setup)):
        if count % 45 == 20:
            seat = decision.seat
            other = otherwise(state, seat, count)
            assert other != state
            known, guessed = (knowledge_of(one, seat, state.log or []) for one in (state, other))
            assert hints(known, effort=QUICK) == hints(guessed, effort=QUICK)
            compared += 1
    assert compared > 1


def test_the_hints_are_of_different_kinds_where_there_are_several() -> None:
    varied = 0
    for count, (state, decision) in enumerate(bot_game(SETUPS["three"])):
        if decision.prompt != "turn.action" or count % 9 or len(decision.choices) < 8:
            continue
        _, given = asked(state)
        kinds = {kind_of(hint.choice) for hint in given}
        varied += len(kinds) > 1
    assert varied > 3


def test_a_plan_of_each_kind_comes_before_a_second_one_of_the_same() -> None:
    # Given three purchases that look best, then a card to play and a tax
    state = new_game(random_setup(3, 1))
    for _ in range(3):
        asked_for = pending(state)
        assert asked_for is not None
        advance(state, asked_for.choices[0])
    decision = pending(state)
    assert decision is not None
    assert decision.prompt == "turn.action"
    tax = Act(CardId(4), CardAction.TAX)
    moves = (Purchase(0), Purchase(1), Purchase(2), PlayCard(CardId(3)), EndTurn(), tax)
    plans = [Plan(100 - place, (move,)) for place, move in enumerate(moves)]

    # When hints are chosen from them
    shown = [plan.path[0] for plan in chosen(plans, decision)]

    # Then there is one of each kind, and ending the turn is none
    assert shown == [Purchase(0), PlayCard(CardId(3)), tax]
    assert [plan.path[0] for plan in chosen(plans[:3], decision)] == list(moves[:3])
    assert [plan.path[0] for plan in chosen(plans[4:], decision)] == [EndTurn(), tax]


def test_a_plan_that_is_far_behind_is_no_hint() -> None:
    state = next(
        state
        for state, decision in bot_game(SETUPS["three"])
        if decision.prompt == "turn.action" and len(decision.choices) > 12
    )
    decision = pending(state)
    assert decision is not None
    coach = Coach(knowledge_of(state, decision.seat), None, QUICK)
    others = [choice for choice in decision.choices if isinstance(choice, Purchase)]
    plans = [Plan(-place, (choice,)) for place, choice in enumerate(others)]
    near = Plan(-len(others) - FAR_BEHIND // 2, (others[0], others[1]))
    far = Plan(-len(others) - FAR_BEHIND, (others[0], others[2]))
    assert len(plans) >= QUICK.plans, "neither is tried"
    found = coach._foreseen([*plans, near, far])
    assert near in found
    assert far not in found


def test_the_first_hint_is_what_a_strong_player_would_consider() -> None:
    """Expert's own choice is among the hints; it may differ from the first by luck of its dice."""
    agreed = total = 0
    for count, (state, decision) in enumerate(bot_game(SETUPS["three"])):
        if decision.prompt != "turn.action" or count % 26 or len(decision.choices) < 5:
            continue
        knowledge = knowledge_of(state, decision.seat)
        given, thought = hints(knowledge), choose(knowledge, Bot(Level.EXPERT))
        agreed += thought.choice in {hint.choice for hint in given}
        total += 1
    assert total > 2
    assert agreed >= total * 2 // 3


def test_reasons_count_what_the_seat_gains() -> None:
    for count, (state, decision) in enumerate(bot_game(SETUPS["three"])):
        if decision.prompt == "turn.action" and count > 20:
            _, given = asked(state)
            played = [hint for hint in given if isinstance(hint.choice, PlayCard)]
            if played and not played[0].then[1:2]:
                break
    court = next(gain for gain in played[0].gains if gain.topic == "court")
    assert (court.by, court.change > 0) == (1, True)


def test_the_first_loyalty_is_where_patriots_can_be_afforded() -> None:
    # Given a market with two British patriots for 0 and 3 rupees, an Afghan one for 4, and a
    # Russian one that is too expensive
    state = new_game(random_setup(3, 1))
    decision = pending(state)
    assert decision is not None
    seat = decision.seat
    state.players[seat].rupees = 4
    cards = (20, 61, 62, 19, 6, 84, 65, 63, 67, 79, 9, 66)
    state.market_cards[:] = map(CardId, cards)

    # When a hint is asked for
    given = hints(knowledge_of(state, seat))

    # Then the coalitions are ordered by what can be bought, and each is compared with the best
    assert [hint.choice for hint in given] == [
        ChooseLoyalty(Coalition.BRITISH),
        ChooseLoyalty(Coalition.AFGHAN),
        ChooseLoyalty(Coalition.RUSSIAN),
    ]
    assert [hint.gains[0].by for hint in given] == [1, -1, -2]
    assert {gain.topic for hint in given for gain in hint.gains} == {"patriots"}


def test_an_action_is_best_only_if_it_is_better_than_none() -> None:
    helped = idle = 0
    for count, (state, decision) in enumerate(bot_game(SETUPS["three"])):
        acts = [choice for choice in decision.choices if isinstance(choice, Act)]
        if acts and count % 5 == 0:
            best = best_of(knowledge_of(state, decision.seat), acts)
            assert best in [None, *acts]
            helped, idle = helped + (best is not None), idle + (best is None)
    assert helped
    assert idle


def test_a_victory_needs_no_other_reason() -> None:
    for setup in [random_setup(3, seed) for seed in range(40)]:
        for state, decision in bot_game(setup):
            if decision.prompt != "turn.action" or not state.resolved_checks:
                continue
            for choice in decision.choices:
                if not isinstance(choice, Purchase):
                    continue
                after = state.clone()
                over = advance(after, choice, stop_at_chance=True) is None
                won = over and after.result is not None and after.result.winners == (decision.seat,)
                if won:
                    _, given = asked(state)
                    assert given[0].wins
                    return
    raise AssertionError("nobody could win by a purchase")


def test_every_term_belongs_to_one_topic() -> None:
    named = [term for terms in TOPICS.values() for term in terms]
    assert sorted(named) == sorted(set(TERMS) - {"tempo"})


def test_a_search_says_how_far_it_is_and_can_be_stopped() -> None:
    state, seat = position(SETUPS["three"], 30)
    heard: list[int] = []

    def watch(done: int, planned: int) -> Pace:
        heard.append(100 * done // planned)
        return Pace.GO_ON if len(heard) < 3 else Pace.CANCEL

    with pytest.raises(ThoughtCancelledError):
        hints(knowledge_of(state, seat), watch)
    assert heard == sorted(heard)
    assert len(heard) == 3


def test_a_hurried_search_answers_with_what_it_knows() -> None:
    state, seat = position(SETUPS["three"], 30)
    assert hints(knowledge_of(state, seat), lambda done, planned: Pace.HURRY)

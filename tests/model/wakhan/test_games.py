"""Whole games with her: they end, every position is sound, and they can be repeated.

PAMIR_LONG_GAMES=<n> plays n games for each set of options instead of a few.
"""

from __future__ import annotations

import os
from itertools import product, takewhile

import pytest

from pamir_desktop.model import (
    Choice,
    Decision,
    LogEntry,
    Printing,
    SpyMovement,
    State,
    WakhanOptions,
    new_game,
    pending,
    state_from_data,
    state_to_data,
)
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.cards import is_event
from pamir_desktop.model.codec import step_from_data, step_to_data
from pamir_desktop.model.decisions import AgreeEnd, EndTurn
from pamir_desktop.model.engine import advance
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.rng import draw, shuffle
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.wakhan.trace import TRACE_IDS
from pamir_desktop.model.wakhan.turn import plan_for
from tests.model.wakhan.given_wakhan import W, check_trace
from tests.model.wakhan.playing import EagerHuman

GAMES = int(os.environ.get("PAMIR_LONG_GAMES", "2"))
MOST_CHOICES = 6000

OPTIONS = [
    pytest.param(WakhanOptions(printing, savvy, spies, steadfast), seats, id=name)
    for printing, savvy, spies, steadfast, seats in product(
        Printing, (False, True), SpyMovement, (False, True), (2, 3)
    )
    for name in [f"{printing}-savvy{savvy:d}-{spies}-steadfast{steadfast:d}-{seats}"]
]
OPTIONS += [
    pytest.param(WakhanOptions(printing, coin_erratum=True), seats, id=f"{printing}-coin-{seats}")
    for printing, seats in product(Printing, (2, 3))
]


INTERRUPTIONS = {"debt.card", "battle.safe_house", "event.confidence", "take.block"}
"""Nothing else needs a human in her turn (4.21); the last one for a human's Insurrection."""


def play(
    setup_seed: int, seats: int, options: WakhanOptions, levelled: bool = True
) -> tuple[State, list[LogEntry]]:
    """One game to its end, every position checked; the whole log.

    She beats random humans within a few turns. With `levelled` the humans are given 3 points more
    than her before each choice, so that her first good check does not end the game.
    """
    state = new_game(random_setup(seats, setup_seed, options))
    human = EagerHuman(setup_seed ^ 0xBEEF)
    log: list[LogEntry] = []
    decision = pending(state)
    for _ in range(MOST_CHOICES):
        if decision is None:
            break
        assert decision.seat != W
        assert decision.choices
        assert broken_invariants(state) == []
        check_resumable(state, decision)
        choice = AgreeEnd() if AgreeEnd() in decision.choices else human.pick(decision)
        if levelled:
            for seat, player in enumerate(state.players):
                player.score = 0 if seat == W else 3
        state.log = []
        decision = advance(state, choice)
        log += state.log
        state.log = None
    assert state.result is not None
    return state, log


def check_resumable(state: State, decision: Decision) -> None:
    """A clone is equal and asks the same; every step on the agenda survives a save."""
    copy = state.clone()
    assert copy == state
    assert pending(copy) == decision
    count = len(state.players)
    assert [step_from_data(step_to_data(step), count) for step in state.agenda] == state.agenda
    if state.active == W:  # a human interrupts her turn (4.21): save, open, and it is the same
        assert decision.prompt in INTERRUPTIONS
        assert state_from_data(state_to_data(state)) == state


def check_turns(log: list[LogEntry]) -> None:
    """Her walk keeps within 3 x (court + 4) visits, the court at the start plus cards played."""
    visits = bound = 0
    court: set[int] = set()
    for entry in log:
        match entry.id, entry.args:
            case "turn.started", _:
                visits, bound = 0, 3 * (len(court) + 4)
            case "card.played", {"seat": 0, "card": int(card)}:
                court.add(card)
                bound += 3
            case "card.discarded", {"seat": 0, "card": int(card)}:
                court.discard(card)
            case ("trace.line", _) | ("trace.ambition", {"result": "buys"}):
                visits += 1
                assert visits <= bound


@pytest.mark.parametrize(("options", "seats"), OPTIONS)
def test_games_under_every_option_end_and_are_sound(options: WakhanOptions, seats: int) -> None:
    for game in range(GAMES):
        _, log = play(1000 * seats + game, seats, options, levelled=game % 2 == 0)
        check_trace(log)
        check_turns(log)


def test_the_games_exercise_every_ai_card_and_nearly_every_trace_id() -> None:
    """What no random game is sure to reach has a test of its own."""
    logged: set[str] = set()
    fronts: set[object] = set()
    for seed in range(20):
        options = WakhanOptions(
            savvy_purchasing=bool(seed & 1),
            spy_movement=(SpyMovement.OFF, SpyMovement.DIRECT, SpyMovement.ADJACENT)[seed % 3],
        )
        _, log = play(seed, 2 + seed % 2, options)
        logged.update(entry.id for entry in log if entry.id.startswith("trace."))
        fronts.update(entry.args["card"] for entry in log if entry.id == "trace.drawn")
    assert fronts == set(AI_CARDS)
    rare = {"trace.reshuffled", "trace.hand", "trace.spied", "trace.player", "trace.suit"}
    rare |= {"trace.region", "trace.take", "trace.savvy", "trace.spy_move", "trace.stopped"}
    assert set(TRACE_IDS) - logged <= rare


@pytest.mark.parametrize("seats", [2, 3])
def test_same_seed_and_same_choices_give_the_same_game(seats: int) -> None:
    first, log = play(77, seats, WakhanOptions())
    second, again = play(77, seats, WakhanOptions())
    assert first == second
    assert log == again


@pytest.mark.parametrize("seats", [2, 3])
def test_listening_changes_nothing(seats: int) -> None:
    """The trace only explains; a game without it goes the same way."""
    for seed in range(3):
        states = []
        for listens in (True, False):
            state = new_game(random_setup(seats, seed, WakhanOptions()))
            human = EagerHuman(seed)
            decision = pending(state)
            for _ in range(200):
                if decision is None:
                    break
                state.log = [] if listens else None
                decision = advance(state, human.pick(decision))
            state.log = None
            states.append(state)
        assert states[0] == states[1]


def test_planning_a_line_never_changes_the_position() -> None:
    planned = 0
    state = new_game(random_setup(3, 5, WakhanOptions(savvy_purchasing=True)))
    human = EagerHuman(5)
    decision = pending(state)
    while decision is not None and state.turn < 40:
        decision = advance(state, human.pick(decision))
        if state.wakhan is None or not state.wakhan.front:
            continue
        before = state.clone()
        for action in {line for card in AI_CARDS.values() for line in card.lines}:
            plan_for(state, action)
        assert state == before
        planned += 1
    assert planned


def test_a_game_resumed_from_a_clone_at_any_decision_goes_on_alike() -> None:
    state = new_game(random_setup(2, 9, WakhanOptions()))
    human = EagerHuman(9)
    decision = pending(state)
    while decision is not None and state.turn < 30:
        choice = human.pick(decision)
        copy = state.clone()
        decision = advance(state, choice)
        assert advance(copy, choice) == decision
        assert copy == state


def test_w70_she_looks_at_no_hand_and_not_into_the_deck() -> None:
    """With other hidden cards her turn is the same, up to the cards turned over at its end."""
    turns = 0
    for seed in range(12):
        state = new_game(random_setup(3, seed, WakhanOptions()))
        human = EagerHuman(seed)
        decision = pending(state)
        while decision is not None and state.turn < 20:
            choice = human.pick(decision)
            if isinstance(choice, EndTurn) and decision.seat == len(state.players) - 1:
                logged = her_turn(state.clone(), choice)
                turns += bool(logged)
                assert her_turn(with_other_secrets(state), choice) == logged
            decision = advance(state, choice)
    assert turns > 20


def with_other_secrets(state: State) -> State:
    """The same table as everyone sees it, with the hidden cards dealt again."""
    other = state.clone()
    hidden = other.deck + [card for player in other.players for card in player.hand]
    shuffle(other, hidden)
    # what this turn's cleanup turns over must stay, for she will see it
    shown = 12
    kept = state.deck[-shown:]
    court_cards = [card for card in hidden if card not in kept and not is_event(card)]
    for player in other.players:
        player.hand = [court_cards.pop() for _ in player.hand]
    held = {card for player in other.players for card in player.hand}
    other.deck = [card for card in hidden if card not in kept and card not in held] + kept
    other.rng = state.rng
    return other


def her_turn(state: State, choice: Choice) -> list[LogEntry]:
    """Everything logged from the start of her turn to its cleanup, or to the end of the game."""
    state.log = []
    advance(state, choice)
    ids = [entry.id for entry in state.log]
    if "trace.drawn" not in ids:  # the human has to trim a hand first
        return []
    turn = state.log[ids.index("trace.drawn") :]
    return list(takewhile(lambda entry: entry.id != "turn.cleanup", turn))


def test_wakhan_needs_no_more_than_the_generator_for_chance() -> None:
    """Between reshuffles and swapped hands her turns draw nothing from the generator."""
    state = new_game(random_setup(2, 3, WakhanOptions()))
    before = state.rng
    human = EagerHuman(3)
    decision = pending(state)
    while decision is not None and state.turn < 8:
        decision = advance(state, human.pick(decision))
    assert state.rng == before
    assert draw(state, 6) in range(6)

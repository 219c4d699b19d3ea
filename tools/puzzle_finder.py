"""Promising positions from games between computer players, for `find_puzzles.py`."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.bots.guess import guess
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.thinking import Expected, choose
from pamir_desktop.model import State, new_game, pending
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.decisions import Choice, Purchase
from pamir_desktop.model.engine import advance
from pamir_desktop.model.forecast import next_is_final
from pamir_desktop.model.rng import draw
from pamir_desktop.model.rules.ruling import dominant_coalition
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import Seat
from pamir_desktop.puzzles.goals import Goal, is_decided, is_reached
from pamir_desktop.puzzles.proof import Actions, Solver
from pamir_desktop.puzzles.turn_tree import (
    END_TURN,
    Action,
    action_of,
    distinct_choices,
    followed,
    is_at_menu,
    is_turn_over,
    was_taken,
)

MOST_CHOICES = 5_000
TRIES = {Goal.WIN: 600, Goal.SURVIVE: 300, Goal.DOMINATE: 80}
"""Random turns from a position; a goal that none of them reaches is given up."""

MOST_SOLVING = 4_000
"""Positions of the turns with the actions of a solution alone."""

TOO_EASY = 0.3
"""The share of random turns that reach the goal."""


def turns(seats: int, seed: int, level: Level = Level.SKILLED) -> Iterator[State]:
    """The position at the beginning of every turn of a game."""
    state = new_game(random_setup(seats, seed))
    state.log = []
    plans: dict[Seat, tuple[Expected, ...]] = {}
    temperaments = list(Temperament)
    decision = pending(state)
    last = 0
    for _ in range(MOST_CHOICES):
        if decision is None:
            return
        if decision.prompt == "turn.action" and state.turn != last:
            last = state.turn
            yield state.clone()
        seat = decision.seat
        bot = Bot(level, temperaments[(seed + seat) % len(temperaments)], seed * 8 + seat)
        thought = choose(knowledge_of(state, seat, state.log), bot, plans.get(seat, ()))
        plans[seat] = thought.plan
        decision = advance(state, thought.choice)


def promising(state: State) -> Iterator[Goal]:
    """Goals that are not reached by doing nothing, and not obviously out of reach."""
    seat = state.active
    columns = [slot % COLUMNS for slot, card in enumerate(state.market_cards) if is_check(card)]
    ended = followed(state, END_TURN)
    if not state.deck or ended is None or not is_turn_over(ended):
        return  # at the end of the deck the game could be ended by agreement
    if columns and not is_reached(Goal.SURVIVE, ended, seat):
        yield Goal.SURVIVE
    is_near = any(column <= state.players[seat].rupees + 3 for column in columns)
    if is_near and not is_reached(Goal.WIN, ended, seat) and _could_win(state, seat):
        yield Goal.WIN
    is_late = state.turn > 4 * len(state.players)
    if is_late and not columns and dominant_coalition(state) is None:
        yield Goal.DOMINATE


def _could_win(state: State, seat: Seat) -> bool:
    mine = state.players[seat].score
    best = max(p.score for other, p in enumerate(state.players) if other != seat)
    return mine + 10 > best if next_is_final(state) else mine + 5 - best >= 4


def with_other_hidden_cards(state: State, seat: Seat, seed: int) -> State:
    """The same position as the seat sees it: what its file holds of hidden cards means nothing."""
    world = guess(knowledge_of(state, seat), Dice(seed))
    world.rng = seed
    return world


def random_turn(start: State, goal: Goal, seat: Seat, dice: Dice) -> Actions | None:
    """The actions of one turn at random; None if it misses the goal."""
    state: State | None = start
    taken: set[Action] = set()
    while state is not None:
        if is_turn_over(state) or is_decided(goal, start, state):
            if not is_reached(goal, state, seat):
                return None
            return frozenset(action for action in taken if was_taken(state, action))
        choices = distinct_choices(state)
        if is_at_menu(state, seat) and len(choices) > 1 and draw(dice, 6):
            choices.remove(END_TURN)
            checks = [c for c in choices if _buys_a_check(state, c)]
            if checks and not draw(dice, 4):
                choices = checks  # most of what can be reached is reached by it
        choice = choices[draw(dice, len(choices))]
        action = action_of(state, choice)
        if action is not None:
            taken.add(action)
        state = followed(state, choice)
    return None


def _buys_a_check(state: State, choice: Choice) -> bool:
    return isinstance(choice, Purchase) and is_check(state.market_cards[choice.slot])


def candidate(state: State, goal: Goal, seat: Seat, dice: Dice) -> tuple[Actions, float] | None:
    """The actions that all random turns with the goal share, if they are enough to reach it.

    Also the share of random turns that reach it.
    """
    count = TRIES[goal]
    shared: Actions | None = None
    reached = 0
    for _ in range(count):
        actions = random_turn(state, goal, seat, dice)
        if actions is not None:
            reached += 1
            shared = actions if shared is None else shared & actions
            if not shared:
                return None
    if not shared or reached > TOO_EASY * count or not _enough(state, goal, seat, shared):
        return None
    for action in sorted(shared, key=str):
        if _enough(state, goal, seat, shared - {action}):
            shared -= {action}
    return shared, reached / count


def _enough(state: State, goal: Goal, seat: Seat, actions: Actions) -> bool:
    return Solver(state, goal, seat, MOST_SOLVING).next_step(state, actions) is not None

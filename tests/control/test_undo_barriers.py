"""Barriers are announced before they are crossed, and each announced one is really there."""

from __future__ import annotations

from collections import Counter

import pytest

from pamir_desktop.control.undo_barriers import barrier_ahead
from pamir_desktop.model import Choice, Decision, State, pending
from pamir_desktop.model.decisions import EndTurn
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import NO_CARD
from pamir_desktop.views.prompt.question import Barrier
from tools.attacks.sample_games import TABLES, dealt, played


def nothing_forced(state: State, decision: Decision | None) -> Choice | None:
    return None


def first_card_goes(state: State, decision: Decision | None) -> Choice | None:
    limited = decision is not None and decision.prompt.startswith("limit.")
    return decision.choices[0] if decision is not None and limited else None


@pytest.mark.parametrize("table", ["2 players", "4 players", "solo", "2 humans and Wakhan"])
def test_what_bars_the_way_was_announced_before(table: str) -> None:
    logged: Counter[str | None] = Counter()
    for seed in range(4):
        game, dice = dealt(TABLES[table](seed)), Dice(2)
        while (decision := pending(game.state)) is not None:
            choice = dice.pick(decision)
            before = game.state.clone()
            ahead = barrier_ahead(game, choice, nothing_forced)
            assert game.state == before
            logged[None if ahead is None else ahead.id] += 1
            game.choose(choice)
            check(game, ahead.id if ahead else None, decision)
    people = {"other_decides", "answer"} if table == "4 players" else set()
    assert {"revealed", None} | people <= set(logged)


def check(game: Game, logged: str | None, decision: Decision) -> None:
    after = pending(game.state)
    match logged:
        case "revealed":
            assert game.barrier() == "revealed"
        case "answer":
            assert game.barrier() == "other_decided"
        case "other_decides":
            assert game.barrier() is None
            assert after is not None
            assert after.seat not in {decision.seat, game.state.active}
        case "hand_shown":
            assert game.barrier() is None
            assert after is not None
            game.hand_shown(after.seat)
            assert game.barrier() == "hand_shown"
            game.shown = 0
        case _:
            assert game.barrier() is None


def test_a_turn_that_ends_with_a_full_market_shows_nothing_new_but_a_hand() -> None:
    """Nobody has bought anything, so nothing is dealt; but the next player looks at a hand."""
    game, dice = dealt(TABLES["2 players"](3)), Dice(4)
    found = 0
    while (decision := pending(game.state)) is not None and found < 3:
        ending = EndTurn() in decision.choices
        if ending and NO_CARD not in game.state.market_cards:
            ahead = barrier_ahead(game, EndTurn(), nothing_forced)
            other = game.state.players[1 - decision.seat]
            if ahead is not None and ahead.id == "hand_shown":
                assert (ahead.seat, bool(other.hand)) == (1 - decision.seat, True)
                found += 1
            elif ahead is None:
                assert not other.hand
        game.choose(dice.pick(decision))
    assert found == 3


def test_what_is_answered_by_itself_is_followed() -> None:
    """A card has to go before the market is filled; the player who lets it go is warned."""
    found = 0
    for seed in range(30):
        game, dice = dealt(TABLES["3 players"](seed)), Dice(1)
        while (decision := pending(game.state)) is not None and not found:
            if EndTurn() in decision.choices:
                asked = barrier_ahead(game, EndTurn(), nothing_forced)
                by_itself = barrier_ahead(game, EndTurn(), first_card_goes)
                found += asked is None and by_itself == Barrier("revealed")
            game.choose(dice.pick(decision))
    assert found


def test_practice_has_no_barrier() -> None:
    game = played(TABLES["solo"](3), 5, practice=True)
    decision = pending(game.state)
    assert decision is not None
    assert {barrier_ahead(game, c, nothing_forced) for c in decision.choices} == {None}

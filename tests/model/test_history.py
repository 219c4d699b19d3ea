"""Undo, redo, barriers, replay and branches."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.model import Choice, SeatKind, SeatSetup, Setup, State, pending
from pamir_desktop.model.bot import Bot
from pamir_desktop.model.first_edition.choices import AcceptDeal, CloseDeal, RefuseDeal
from pamir_desktop.model.history import REVEALING, Game
from pamir_desktop.model.terms import NOBODY, Colour
from tools.attacks.sample_games import TABLES, choices, dealt, played


@pytest.mark.parametrize("table", TABLES)
def test_in_practice_all_can_be_undone_and_redone(table: str) -> None:
    game = played(TABLES[table](6), practice=True)
    end, made = game.state, [moment.choice for moment in game.past]
    positions = [moment.state for moment in game.past]
    seen: list[State] = []
    while game.undo():
        seen.append(game.state)
    assert seen == positions[::-1]
    assert game.barrier() == "start"
    again: list[Choice | None] = []
    while game.undone:
        again.append(game.redo())
    assert again == made
    assert game.state == end
    assert game.redo() is None


@pytest.mark.parametrize("table", TABLES)
def test_elsewhere_undo_stops_at_the_barriers(table: str) -> None:
    """At every decision: back as far as it goes, and forth to the identical game."""
    game = dealt(TABLES[table](6))
    for _ in choices(game, 7):
        before = evolve(game, past=list(game.past), undone=[])
        while game.undo():
            assert not any(entry.id in REVEALING for entry in game.undone[-1].log)
        check_barrier(game)
        while game.undone:
            game.redo()
        assert game == before


def check_barrier(game: Game) -> None:
    """The barrier that holds now is there for its reason."""
    match game.barrier():
        case "start":
            assert not game.past
        case "revealed":
            assert any(entry.id in REVEALING for entry in game.past[-1].log)
        case "other_decided":
            assert game.people > 1
            last = game.past[-1]
            since = game.undone[-1].seat if game.undone else last.seat
            answers_deal = isinstance(last.choice, AcceptDeal | RefuseDeal | CloseDeal)
            assert last.seat != since or last.seat != last.state.active or answers_deal
        case barrier:
            raise AssertionError(barrier)


def test_a_different_choice_ends_redo() -> None:
    game = played(TABLES["2 players"](6), 3, practice=True)
    game.undo()
    decision = pending(game.state)
    assert decision is not None
    game.choose(decision.choices[0])
    assert game.undone == []


def test_an_answer_in_the_turn_of_another_player_bars_undo() -> None:
    found = 0
    for seed in range(8):
        game = dealt(TABLES["4 players"](seed))
        for _ in choices(game, 2):
            last = game.past[-1]
            shown = any(entry.id in REVEALING for entry in last.log)
            if last.state.active not in {NOBODY, last.seat} and not shown:
                assert game.barrier() == "other_decided"
                found += 1
    assert found > 3


def test_a_hand_that_was_shown_bars_the_way_to_what_others_did() -> None:
    """The choice of a loyalty can be undone until the next player has seen their hand."""
    game = played(TABLES["2 players"](6), 1)
    first, second = game.past[0].seat, pending(game.state)
    assert second is not None
    assert first != second.seat
    assert game.barrier() is None
    game.hand_shown(first)
    assert game.barrier() is None
    game.hand_shown(second.seat)
    assert game.barrier() == "hand_shown"
    game.choose(second.choices[0])
    game.hand_shown(second.seat)
    assert game.barrier() is None
    assert game.undo()
    assert game.barrier() == "other_decided"


def test_every_moment_can_be_seen_again() -> None:
    game = played(TABLES["3 players"](5), 40)
    assert [game.position(n) for n in range(40)] == [moment.state for moment in game.past]
    assert game.position(40) == game.position(41) == game.state


def test_a_branch_is_a_game_of_its_own() -> None:
    game = played(TABLES["3 players"](5), 40)
    branch = game.branch(25)
    assert branch.state == game.past[25].state
    assert branch.past == game.past[:25]
    assert branch.identity.id != game.identity.id
    assert (branch.identity.branched, game.identity.branched) == (True, False)
    for _ in zip(range(5), choices(branch, 99), strict=False):
        pass
    assert len(game.past) == 40
    assert branch.made == 30
    game.shown = 30
    assert (game.branch(25).shown, game.branch(35).shown) == (25, 30)
    whole = game.branch(40)
    assert (whole.state, len(whole.past)) == (game.state, 40)


def test_wakhan_is_no_human() -> None:
    game = dealt(TABLES["2 humans and Wakhan"](1))
    assert game.people == 2
    assert sum(seat.kind is SeatKind.WAKHAN for seat in game.state.setup.seats) == 1


def test_the_log_has_a_group_for_the_deal_and_one_for_every_choice() -> None:
    game = played(TABLES["3 players"](6), practice=True)
    groups = game.log_groups()
    assert groups[0] == game.first_log
    assert groups[1:] == [moment.log for moment in game.past]
    game.undo()
    assert game.log_groups() == groups[:-1]


def test_undo_stops_at_a_persons_choice_and_never_at_a_bots() -> None:
    # Given a game of a person against two bots, without barriers
    chairs = [SeatSetup("Anna", Colour.RED)]
    chairs += [SeatSetup(f"Bot {n}", Colour(n), bot=Bot(seed=n)) for n in (1, 2)]
    game = played(Setup(chairs, seed=3), 40, practice=True)
    own = [moment for moment in game.past if moment.seat == 0]
    assert len(own) < len(game.past)

    # When everything is undone
    undone = []
    while game.undo():
        undone.append(game.state)

    # Then each step led to a decision of the person
    assert undone == [moment.state for moment in reversed(own)]


def test_what_only_bots_decided_cannot_be_undone() -> None:
    chairs = [SeatSetup(f"Bot {n}", Colour(n), bot=Bot(seed=n)) for n in range(3)]
    game = played(Setup(chairs, seed=3), 4)
    assert game.barrier() == "start"
    assert not game.undo()

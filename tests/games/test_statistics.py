"""Statistics over finished games."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.games.header import Header, header_of
from pamir_desktop.games.statistics import Lengths, SeatTally, statistics
from pamir_desktop.model import Result, SeatSetup, Setup
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.history import Game
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import Colour
from tools.attacks.sample_games import TABLES, played


def header(game: Game) -> Header:
    return header_of(game.identity, game.state, game.made)


def test_no_games() -> None:
    found = statistics([])
    assert (found.games, found.lengths(), found.players) == (0, None, {})


def test_victories_points_and_lengths_are_counted() -> None:
    headers = [header(played(TABLES["3 players"](seed))) for seed in range(6)]
    found = statistics(headers)
    assert found.games == 6
    winners = [(h, seat) for h in headers if h.result for seat in h.result.winners]
    assert sum(tally.won for tally in found.players.values()) == len(winners)
    assert sum(found.coalitions.values()) == len(winners)
    for name in ("Player 1", "Player 2", "Player 3"):
        points = sum(p.points for h in headers for p in h.players if p.name == name)
        won = sum(h.players[seat].name == name for h, seat in winners)
        assert found.players[name] == SeatTally(played=6, won=won, points=points)
    turns = sorted(h.turn for h in headers)
    assert found.lengths() == Lengths(turns[0], round((turns[2] + turns[3]) / 2), turns[5])
    assert sum(found.ends.values()) == 6
    assert found.wakhan == {}


def test_wakhan_is_counted_by_the_people_against_her() -> None:
    alone = [header(played(TABLES["solo"](seed))) for seed in range(4)]
    two = [header(played(TABLES["2 humans and Wakhan"](seed))) for seed in range(3)]
    found = statistics([*alone, *two])
    assert {people: tally.played for people, tally in found.wakhan.items()} == {1: 4, 2: 3}
    for people, headers in ((1, alone), (2, two)):
        won = sum(
            header.players[seat].kind == "wakhan"
            for header in headers
            if header.result
            for seat in header.result.winners
        )
        assert found.wakhan[people].won == won
    assert "Wakhan" not in found.players


def test_a_game_counts_once_as_it_stood_last() -> None:
    game = played(TABLES["2 players"](1))
    early = evolve(header(game), result=None, made=5)
    found = statistics([early, header(game), header(game), early])
    assert (found.games, found.unfinished) == (1, 0)
    assert statistics([early]).unfinished == 1


def test_practice_and_branches_are_left_out() -> None:
    practice = played(TABLES["2 players"](1), practice=True)
    game = played(TABLES["2 players"](1))
    branch = game.branch(len(game.past))
    found = statistics([header(practice), header(branch), header(game)])
    assert (found.games, found.left_out) == (1, 2)


def test_bots_are_counted_by_level_and_people_by_their_strongest_bot() -> None:
    # Given three games of one person against a novice and an expert
    chairs = (
        SeatSetup("Anna", Colour.RED),
        SeatSetup("Daud", Colour.BLUE, bot=Bot(Level.NOVICE)),
        SeatSetup("Laleh", Colour.TAN, bot=Bot(Level.EXPERT)),
    )
    headers = [header(played(Setup(chairs, seed=seed))) for seed in range(3)]

    # When they are counted
    found = statistics(headers)

    # Then only people are counted by name and by coalition
    winners = [int(seat) for h in headers if h.result for seat in h.result.winners]
    assert set(found.players) == {"Anna"}
    assert found.against_bots == {Level.EXPERT: found.players["Anna"]}
    assert {level: tally.played for level, tally in found.bots.items()} == {
        Level.NOVICE: 3,
        Level.EXPERT: 3,
    }
    assert found.bots[Level.NOVICE].won == winners.count(1)
    assert sum(found.coalitions.values()) == winners.count(0)


def test_games_with_hints_are_counted_among_the_others() -> None:
    games = [played(TABLES["2 players"](seed)) for seed in range(3)]
    games[1].identity = evolve(games[1].identity, hinted=True)
    found = statistics([header(game) for game in games])
    assert (found.games, found.hinted) == (3, 1)


def test_games_of_the_first_edition_are_counted_apart() -> None:
    # Given two games of the second edition and three of the first, one of them without a winner
    second = [header(played(TABLES["3 players"](seed))) for seed in range(2)]
    first = [evolve(each, edition=Edition.FIRST) for each in (*second, second[0])]
    ids = ("a", "b", "c")
    first = [
        evolve(each, identity=evolve(each.identity, id=name))
        for each, name in zip(first, ids, strict=True)
    ]
    first[2] = evolve(first[2], result=Result("final_topple", ()))

    # When they are counted, then neither edition knows the games of the other
    found = statistics([*second, *first])
    assert found.first is not None
    assert (found.games, found.first.games) == (2, 3)
    assert (found.without_winner, found.first.without_winner) == (0, 1)
    assert found.first.ends["final_topple"] == 1
    assert "final_topple" not in found.ends
    assert found.players["Player 1"].played == 2
    assert found.first.players["Player 1"].played == 3

    # And without games of the first edition nothing is said of it
    assert statistics(second).first is None

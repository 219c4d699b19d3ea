"""Save files: every position comes back as it was, and nothing hidden is in the header."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from pamir_desktop import __version__
from pamir_desktop.games.documents import (
    MOST_BYTES,
    MOST_VALUES,
    Document,
    check_bounds,
    digest,
    document_bytes,
    parse,
    sealed,
)
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.header import MOST_CHOICES, header_from_data, header_of, header_to_data
from pamir_desktop.games.save_format import (
    Opened,
    begun_at,
    open_game,
    read_header,
    read_preview,
    replayed,
    save_bytes,
)
from pamir_desktop.games.upgrades import SCHEMA
from pamir_desktop.model import SeatKind, SeatSetup, Setup, onlooker, state_to_data
from pamir_desktop.model.bot import Bot, Level, Temperament
from pamir_desktop.model.history import Game, Start
from pamir_desktop.model.rules.play import PutInCourt
from pamir_desktop.model.terms import NOBODY, Colour, Seat
from tools.attacks.sample_games import TABLES, choices, dealt, played


def through_a_file(game: Game, path: Path) -> Opened:
    path.write_bytes(save_bytes(game.record()))
    return open_game(path)


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_a_game_can_be_saved(table: str, tmp_path: Path) -> None:
    """The file is read at every decision; the whole past is replayed at every 15th."""
    game = dealt(TABLES[table](31))
    path = tmp_path / "game.pamir"
    for made, _ in enumerate(choices(game, 3), 1):
        path.write_bytes(save_bytes(game.record()))
        assert read_preview(path) == onlooker(game.state)
        if made % 15 and game.state.result is None:
            assert replay_ends_at(game)
            continue
        opened = open_game(path)
        assert opened.game == evolve(game, undone=[])
        assert not opened.rules_changed
        assert (opened.app, opened.schema) == (__version__, SCHEMA)
    assert game.state.result is not None


def replay_ends_at(game: Game) -> bool:
    """The last choice as read from the record leads to the same position."""
    last = evolve(game.record(), choices=(game.past[-1].choice,))
    before = begun_at(evolve(last, state=game.past[-1].state, choices=()))
    again, failed_at = replayed(evolve(last, start=before.start))
    return failed_at is None and again.state == game.state


@pytest.mark.parametrize("table", TABLES)
def test_the_header_has_the_state_of_the_game(table: str, tmp_path: Path) -> None:
    game = played(TABLES[table](12), 40)
    path = tmp_path / "game.pamir"
    path.write_bytes(save_bytes(game.record()))
    header = read_header(path)
    assert header.names == tuple(seat.name for seat in game.state.setup.seats)
    assert [p.points for p in header.players] == [p.score for p in game.state.players]
    assert [p.loyalty for p in header.players] == [p.loyalty for p in game.state.players]
    assert (header.turn, header.made) == (game.state.turn, len(game.past))
    assert header.identity == game.identity
    assert header.result == game.state.result
    assert header.finished == (header.seat == NOBODY)


def test_the_header_comes_first_and_hides_what_is_hidden() -> None:
    setup = evolve(TABLES["4 players"](8), seed=123456789)
    lines = save_bytes(played(setup, 60).record()).decode().splitlines()
    assert [line.partition(":")[0] for line in lines[1:5]] == [
        '"format"',
        '"schema"',
        '"app"',
        '"header"',
    ]
    header = json.loads("{" + lines[4].rstrip(",") + "}")["header"]
    assert "123456789" not in lines[4]
    assert not {"hand", "deck", "rng", "seed", "agenda"} & set(keys(header))


def keys(data: object) -> list[str]:
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in keys(value))]
    return [key for item in data for key in keys(item)] if isinstance(data, list) else []


def test_names_in_any_writing_stay_as_they_are(tmp_path: Path) -> None:
    names = ["Дост Мухаммед", "شاه شجاع", "\ud83d half", 'a "b" \\ c\n']
    setup = Setup([SeatSetup(name, Colour(i)) for i, name in enumerate(names)], seed=1)
    game = played(setup, 5)
    assert through_a_file(game, tmp_path / "Игра.pamir").game.setup == setup
    assert list(read_header(tmp_path / "Игра.pamir").names) == names


def test_options_of_the_table_are_kept(tmp_path: Path) -> None:
    setup = evolve(TABLES["3 players"](1), open_hands=True, first_chooser=Seat(2))
    game = played(setup, 10, practice=True)
    opened = through_a_file(game, tmp_path / "game.pamir")
    assert opened.game.setup == setup
    assert opened.game.identity == game.identity
    assert read_header(tmp_path / "game.pamir").identity.practice


def test_a_solo_game_keeps_the_seats_it_was_set_up_with(tmp_path: Path) -> None:
    game = played(TABLES["2 humans and Wakhan"](2), 10)
    opened = through_a_file(game, tmp_path / "game.pamir")
    assert opened.game.setup == game.setup
    assert opened.game.state.setup.seats[0].kind is SeatKind.WAKHAN


def forged(game: Game, **changes: object) -> Document:
    document = parse(save_bytes(game.record()), "a game")
    del document["sha256"]
    return sealed({**document, **changes})


def test_where_the_rules_have_changed_the_position_wins(tmp_path: Path) -> None:
    """A file of another version whose choices lead elsewhere now."""
    game, other = played(TABLES["3 players"](4), 30), played(TABLES["3 players"](4), 30, dice=8)
    theirs = parse(save_bytes(other.record()), "another")["choices"]
    path = tmp_path / "old.pamir"
    path.write_bytes(document_bytes(forged(game, app="0.0.1", choices=theirs)))
    opened = open_game(path)
    assert opened.rules_changed
    assert opened.game.state == game.state
    assert (opened.game.past, opened.game.made) == ([], 30)
    assert opened.game.barrier() == "start"


def test_a_history_that_begins_midway_is_kept(tmp_path: Path) -> None:
    game = begun_at(played(TABLES["3 players"](4), 30).record())
    for _ in zip(range(10), choices(game, 1), strict=False):
        pass
    opened = through_a_file(game, tmp_path / "game.pamir")
    assert opened.game == game
    assert (opened.game.made, len(opened.game.past)) == (40, 10)


def test_a_wrong_file_of_this_version_opens_only_where_it_is_trusted(tmp_path: Path) -> None:
    game = played(TABLES["2 players"](4), 30)
    path = tmp_path / "game.pamir"
    snapshot = state_to_data(played(TABLES["2 players"](4), 29).state)
    changes = {"snapshot": snapshot, "snapshot_sha256": digest(snapshot)}
    path.write_bytes(document_bytes(forged(game, **changes)))
    with pytest.raises(ValueError, match="choice 31"):
        open_game(path)
    assert open_game(path, trusting=True).game.made == 30


def test_a_position_must_fit_its_hash_and_a_header_its_game(tmp_path: Path) -> None:
    game, path = played(TABLES["3 players"](4), 30), tmp_path / "game.pamir"
    other = parse(save_bytes(played(TABLES["4 players"](4), 30).record()), "another")
    header = parse(save_bytes(game.record()), "a game")["header"]
    for changes, words in (
        ({"snapshot_sha256": digest({})}, "hash of the position"),
        ({"header": other["header"]}, "header is of another game"),
        ({"header": {**header, "made": 29}}, "header is of another game"),
    ):
        path.write_bytes(document_bytes(forged(game, **changes)))
        with pytest.raises(ValueError, match=words):
            open_game(path)


def test_the_longest_history_can_be_read_and_a_longer_one_is_left_out(tmp_path: Path) -> None:
    game = played(TABLES["5 players"](3), 200)
    some = game.record()
    long = evolve(some, choices=(some.choices * (MOST_CHOICES // 200 + 1))[:MOST_CHOICES])
    data = save_bytes(long)
    check_bounds(data, "a long game")
    assert len(data) < MOST_BYTES
    assert data.count(b",") + data.count(b"{") + data.count(b"[") < MOST_VALUES
    longer = evolve(long, choices=(*long.choices, some.choices[0]))
    (tmp_path / "longer.pamir").write_bytes(save_bytes(longer))
    opened = open_game(tmp_path / "longer.pamir")
    assert (opened.game.state, opened.game.made) == (game.state, MOST_CHOICES + 1)


def test_a_header_with_a_strange_id_is_refused() -> None:
    game = played(TABLES["2 players"](4), 3)
    data = header_to_data(header_of(game.identity, game.state, 3))
    for name in ("../../etc", "", "x" * 41, "a b", "<b>"):
        with pytest.raises(ValueError, match=r"id or a date|short text"):
            header_from_data({**data, "game": name})


def limits(made: int, turn: int) -> Game:
    """A game made by hand that claims to be very long."""
    game = begun_at(played(TABLES["2 players"](8), 60).record())
    state = game.state.clone()
    state.turn = turn
    return Game(game.setup, state, identity=game.identity, start=Start(state, made))


@pytest.mark.parametrize(("made", "turn"), [(1_000_000, 3), (3, 1_000_000), (10**12, 999_999)])
def test_a_game_at_the_limits_can_be_played_and_saved(tmp_path: Path, made: int, turn: int) -> None:
    path = tmp_path / "long.pamir"
    path.write_bytes(save_bytes(limits(made, turn).record()))
    game = open_game(path).game
    for _ in choices(game, 3):
        for record in (game.record(), begun_at(game.record()).record()):
            path.write_bytes(save_bytes(record))
            assert read_header(path).made == record.made
    assert open_game(path).game.state == game.state
    assert game.state.result is not None


def test_an_agenda_that_spends_actions_no_one_has_is_refused(tmp_path: Path) -> None:
    """It could be played, but not saved after the next choice."""
    game = limits(3, 3)
    game.state.actions_left = 0
    seat = next(Seat(s) for s, player in enumerate(game.state.players) if player.hand)
    game.state.agenda.append(PutInCourt(seat, game.state.players[seat].hand[0]))
    path = tmp_path / "spent.pamir"
    path.write_bytes(save_bytes(game.record()))
    with pytest.raises(SaveError) as refusal:
        open_game(path)
    assert refusal.value.id == "save.damaged"


# --- Computer players ------------------------------------------------------------------------


def with_bots(seed: int = 4) -> Setup:
    return Setup(
        [
            SeatSetup("Anna", Colour.RED),
            SeatSetup("Daud", Colour.BLUE, bot=Bot(Level.EXPERT, Temperament.GENERAL, 7)),
            SeatSetup("Laleh", Colour.TAN, bot=Bot(Level.NOVICE, Temperament.MERCHANT, 8)),
        ],
        seed=seed,
    )


def test_bots_are_saved_with_the_game(tmp_path: Path) -> None:
    game = played(with_bots(), 30)
    opened = through_a_file(game, tmp_path / "bots.pamir")
    assert opened.game == game
    assert not opened.bots_changed
    levels = [player.level for player in read_header(tmp_path / "bots.pamir").players]
    assert levels == [None, Level.EXPERT, Level.NOVICE]


def test_an_unknown_level_opens_as_the_nearest_one(tmp_path: Path) -> None:
    # Given a file of another version, with names this one does not know
    game = played(with_bots(), 30)
    path = tmp_path / "unknown.pamir"
    text = json.dumps(parse(save_bytes(game.record()), path.name))
    text = text.replace('"expert"', '"experts"').replace('"merchant"', '"juggler"')
    document = json.loads(text)
    del document["sha256"]
    snapshot = document["snapshot"]
    path.write_bytes(document_bytes(sealed({**document, "snapshot_sha256": digest(snapshot)})))

    # When it is opened
    opened = open_game(path)

    # Then similar players sit there, the game is the same, and the player is informed
    assert opened.bots_changed
    assert not opened.rules_changed
    assert opened.game.state.players == game.state.players
    bots = [seat.bot for seat in opened.game.setup.seats]
    assert bots[1] == Bot(Level.EXPERT, Temperament.GENERAL, 7)
    assert bots[2] == Bot(Level.NOVICE, Temperament.BALANCED, 8)


@pytest.mark.parametrize("table", TABLES)
def test_games_without_bots_do_not_mention_them(table: str) -> None:
    game = played(TABLES[table](3), 12)
    data = save_bytes(game.record())
    assert b'"bot"' not in data
    assert b'"level"' not in data

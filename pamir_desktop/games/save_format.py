"""Save files: a header, the setup, every choice, and the position they led to with its hash."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from attrs import evolve

from pamir_desktop import __version__
from pamir_desktop.model import (
    Choice,
    DamagedData,
    State,
    choice_from_data,
    choice_to_data,
    onlooker,
    setup_from_data,
    setup_to_data,
    state_from_data,
    state_to_data,
    why_not,
)
from pamir_desktop.model.codec import Data, entry, items, mapping, number, only_fields, text
from pamir_desktop.model.history import MOST_MADE_BEFORE, Game, Moment, Record, Start, follow
from pamir_desktop.model.values import frozen

from .documents import FORMAT, SEAL, Document, digest, document_bytes, read_document, sealed
from .errors import SaveError
from .header import MOST_CHOICES, Header, header_from_data, header_of, header_to_data
from .upgrades import SCHEMA, schema_of, upgraded

SUFFIX: Final = ".pamir"

FIELDS: Final = (
    *("format", "schema", "app", "header", "setup", "start"),
    *("choices", "snapshot", "snapshot_sha256", SEAL),
)


@frozen
class Opened:
    """A game from disk, and what the user should know about it."""

    game: Game
    app: str  # the version that wrote it
    schema: int
    seal: str
    rules_changed: bool  # the history could not be replayed: it begins with the last position
    bots_changed: bool = False  # of a level or temperament unknown here: the nearest one plays


# --- Writing ---------------------------------------------------------------------------------


def save_bytes(record: Record) -> bytes:
    """The whole file; a history too long to be read again is omitted."""
    if len(record.choices) > MOST_CHOICES:
        start = Start(record.state, record.made)
        record = evolve(record, start=start, choices=())
    snapshot = state_to_data(record.state)
    header = header_of(record.identity, record.state, record.made)
    return document_bytes(
        sealed(
            {
                "format": FORMAT,
                "schema": SCHEMA,
                "app": __version__,
                "header": header_to_data(header),
                "setup": setup_to_data(record.setup),
                "start": _start_to_data(record.start),
                "choices": [choice_to_data(choice) for choice in record.choices],
                "snapshot": snapshot,
                "snapshot_sha256": digest(snapshot),
            }
        )
    )


def _start_to_data(start: Start | None) -> Data | None:
    return None if start is None else {"made": start.made, "state": state_to_data(start.state)}


# --- Reading ---------------------------------------------------------------------------------


def read_save(path: Path) -> tuple[Document, int]:
    """The document in a file, verified, in the current version; and the version of the file."""
    document = read_document(path)
    schema = schema_of(document, path.name)
    try:
        today = upgraded(document, schema)
        only_fields(today, *FIELDS)
        text(today["app"])
    except DamagedData as error:
        raise damaged(path, error) from error
    return today, schema


def read_header(path: Path) -> Header:
    """Players and state of the game, without a replay."""
    try:
        return header_from_data(read_save(path)[0]["header"])
    except DamagedData as error:
        raise damaged(path, error) from error


def read_preview(path: Path) -> State:
    """The position as an onlooker would see it, without a replay."""
    try:
        return onlooker(state_from_data(read_save(path)[0]["snapshot"]))
    except ValueError as error:
        raise damaged(path, error) from error


def open_game(path: Path, trusting: bool = False) -> Opened:
    """Read, upgrade, replay and compare; the file is not changed.

    If the replay fails with the version that wrote the file, the file is invalid; `trusting` uses
    its last position nevertheless.
    """
    document, schema = read_save(path)
    app = document["app"]
    try:
        record = _decoded(document, path)
    except SaveError as error:
        if is_newer(app):  # it may contain things that this version does not know
            raise SaveError("save.newer", file=path.name, app=app[:20]) from error
        raise
    game, failed_at = replayed(record)
    if failed_at is not None and app == __version__ and not trusting:
        raise SaveError("save.illegal", file=path.name, number=failed_at)
    if failed_at is not None:
        game = begun_at(record)
    if game.start is not None:
        _playtest(game, path)
    return Opened(
        game,
        app,
        schema,
        document[SEAL],
        rules_changed=failed_at is not None,
        bots_changed=setup_to_data(record.setup)["seats"] != document["setup"]["seats"],
    )


def _playtest(game: Game, path: Path) -> None:
    """No choices led to its first position: it has to prove playable."""
    from pamir_desktop.model.playtest import (  # noqa: PLC0415  # most games are never rehearsed
        playtest,
    )

    try:
        playtest(game.position(0))
        if game.past:
            playtest(game.state)
    except DamagedData as error:
        raise damaged(path, error) from error


def is_newer(app: str) -> bool:
    """A later version of the program."""
    numbers = re.compile(r"\d{1,6}")
    return [int(n) for n in numbers.findall(app)] > [int(n) for n in numbers.findall(__version__)]


def damaged(path: Path, error: ValueError) -> SaveError:
    if isinstance(error, SaveError):
        return error
    return SaveError("save.damaged", file=path.name, detail=str(error)[:200])


def _decoded(document: Document, path: Path) -> Record:
    try:
        snapshot = document["snapshot"]
        if document["snapshot_sha256"] != digest(snapshot):
            raise DamagedData("the hash of the position is wrong")
        header = header_from_data(document["header"])
        record = Record(
            identity=header.identity,
            setup=setup_from_data(document["setup"]),
            start=_start_from_data(document["start"]),
            choices=tuple(
                choice_from_data(choice) for choice in items(document["choices"], MOST_CHOICES)
            ),
            state=state_from_data(snapshot),
        )
    except ValueError as error:  # DamagedData or SetupError
        raise damaged(path, error) from error
    if record.made != header.made or header.names != _names(record.state):
        raise SaveError("save.damaged", file=path.name, detail="the header is of another game")
    return record


def _start_from_data(data: object) -> Start | None:
    if data is None:
        return None
    group = mapping(data)
    only_fields(group, "made", "state")
    return Start(
        state=state_from_data(entry(group, "state")),
        made=number(entry(group, "made"), 0, MOST_MADE_BEFORE),
    )


def _names(state: State) -> tuple[str, ...]:
    return tuple(seat.name for seat in state.setup.seats)


# --- Replay ----------------------------------------------------------------------------------


def replayed(record: Record) -> tuple[Game, int | None]:
    """The game with its whole past, and the number of the first choice that does not fit.

    The last position counts like a choice after the last one.
    """
    state = record.first_state()
    game = Game(record.setup, state, identity=record.identity, start=record.start)
    for made, choice in enumerate(record.choices, 1):
        if not add_choice(game, choice):
            return game, made
    return game, None if game.state == record.state else len(record.choices) + 1


def add_choice(game: Game, choice: Choice) -> bool:
    """Replay one more choice, if it is legal."""
    try:
        if why_not(game.state, choice) is not None:
            return False
        after, log, _ = follow(game.state, choice)
    except (LookupError, ValueError, AssertionError, TypeError, ArithmeticError):
        return False  # a start that passed all checks and still cannot be played
    game.past.append(Moment(game.state, choice, log))
    game.state = after
    return True


def begun_at(record: Record) -> Game:
    """The game without a past: its history begins with the last position."""
    start = Start(record.state, record.made)
    return Game(record.setup, record.state, identity=record.identity, start=start)

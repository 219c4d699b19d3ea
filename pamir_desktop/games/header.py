"""What a games browser shows of each game without opening it. It contains nothing hidden."""

from __future__ import annotations

from pamir_desktop.model import DamagedData, Result, SeatKind, SeatSetup, State, pending
from pamir_desktop.model.bot import Level, nearest_level
from pamir_desktop.model.codec import (
    Data,
    entry,
    enum_member,
    items,
    mapping,
    number,
    only_fields,
    str_member,
    text,
    truth,
)
from pamir_desktop.model.history import MOST_MADE_BEFORE, Identity, now
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.state import LAST_TURN, Player
from pamir_desktop.model.terms import NOBODY, Coalition, Colour, Seat, word
from pamir_desktop.model.values import frozen

MOST_CHOICES = 50_000
MOST_MADE = MOST_MADE_BEFORE + 2 * MOST_CHOICES


@frozen
class PlayerHeader:
    name: str
    colour: Colour
    kind: SeatKind
    points: int
    loyalty: Coalition | None
    level: Level | None = None  # of a bot


@frozen
class Header:
    """One game as shown in a list."""

    identity: Identity
    saved: str
    players: tuple[PlayerHeader, ...]  # clockwise
    open_hands: bool
    turn: int
    seat: Seat  # who has to decide; NOBODY once the game is over
    made: int  # choices
    result: Result | None
    edition: Edition = Edition.SECOND

    @property
    def finished(self) -> bool:
        return self.result is not None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)


def header_of(identity: Identity, state: State, made: int) -> Header:
    decision = pending(state)
    return Header(
        identity=identity,
        saved=now(),
        players=tuple(
            _player_header(chair, player)
            for chair, player in zip(state.setup.seats, state.players, strict=True)
        ),
        open_hands=state.setup.open_hands,
        turn=state.turn,
        seat=NOBODY if decision is None else decision.seat,
        made=made,
        result=state.result,
        edition=state.setup.edition,
    )


def _player_header(chair: SeatSetup, player: Player) -> PlayerHeader:
    level = None if chair.bot is None else chair.bot.level
    return PlayerHeader(chair.name, chair.colour, chair.kind, player.score, player.loyalty, level)


def header_to_data(header: Header) -> Data:
    """Hints and the first edition are named only where they occur: other headers stay the same."""
    identity, result = header.identity, header.result
    data: Data = {
        "game": identity.id,
        "created": identity.created,
        "saved": header.saved,
        "practice": identity.practice,
        "branched": identity.branched,
        "players": [_player_to_data(player) for player in header.players],
        "open_hands": header.open_hands,
        "turn": header.turn,
        "seat": header.seat,
        "made": header.made,
        "result": None
        if result is None
        else {"how": result.how, "winners": [int(seat) for seat in result.winners]},
    }
    if identity.hinted:
        data["hinted"] = True
    if header.edition is not Edition.SECOND:
        data["edition"] = header.edition.value
    return data


def _player_to_data(player: PlayerHeader) -> Data:
    """The level is named only of bots: headers of other games look as they always did."""
    data: Data = {
        "name": player.name,
        "colour": word(player.colour),
        "kind": player.kind.value,
        "points": player.points,
        "loyalty": None if player.loyalty is None else word(player.loyalty),
    }
    return data if player.level is None else {**data, "level": player.level.value}


FIELDS = (
    *("game", "created", "saved", "practice", "branched", "players"),
    *("open_hands", "turn", "seat", "made", "result"),
)


def header_from_data(data: object) -> Header:
    """Raises DamagedData."""
    group = dict(mapping(data))
    hinted = truth(group.pop("hinted")) if "hinted" in group else False
    edition = Edition.SECOND
    if "edition" in group:
        edition = str_member(Edition, group.pop("edition"))
    only_fields(group, *FIELDS)
    players = tuple(_player_from_data(item) for item in items(entry(group, "players"), 5))
    result = entry(group, "result")
    return Header(
        identity=Identity(
            id=_short(entry(group, "game")),
            created=_short(entry(group, "created")),
            practice=truth(entry(group, "practice")),
            branched=truth(entry(group, "branched")),
            hinted=hinted,
        ),
        saved=_short(entry(group, "saved")),
        players=players,
        open_hands=truth(entry(group, "open_hands")),
        turn=number(entry(group, "turn"), 0, LAST_TURN),
        seat=Seat(number(entry(group, "seat"), -1, len(players) - 1)),
        made=number(entry(group, "made"), 0, MOST_MADE),
        result=None if result is None else _result_from_data(result, len(players)),
        edition=edition,
    )


def _short(value: object) -> str:
    """An id or a date: never empty, and safe in any context."""
    found = text(value)
    if not 0 < len(found) <= 40 or not found.replace(":", "").replace("-", "").isalnum():
        raise DamagedData("an id or a date is wrong")
    return found


def _player_from_data(data: object) -> PlayerHeader:
    group = dict(mapping(data))
    level = nearest_level(text(group.pop("level"))) if "level" in group else None
    only_fields(group, "name", "colour", "kind", "points", "loyalty")
    loyalty = entry(group, "loyalty")
    return PlayerHeader(
        name=text(entry(group, "name")),
        colour=enum_member(Colour, entry(group, "colour")),
        kind=str_member(SeatKind, entry(group, "kind")),
        points=number(entry(group, "points"), 0, 1000),
        loyalty=None if loyalty is None else enum_member(Coalition, loyalty),
        level=level,
    )


def _result_from_data(data: object, seats: int) -> Result:
    group = mapping(data)
    only_fields(group, "how", "winners")
    winners = items(entry(group, "winners"), seats)
    return Result(
        text(entry(group, "how")), tuple(Seat(number(seat, 0, seats - 1)) for seat in winners)
    )

"""A whole state as JSON-able data, and back, with everything validated on input."""

from __future__ import annotations

from typing import Final

import attrs

from .ai_cards import AI_CARDS
from .cards import CARDS, EVENTS
from .codec import (
    Data,
    card,
    entry,
    enum_member,
    items,
    mapping,
    number,
    only_fields,
    seat_or_nobody,
    setup_from_data,
    setup_to_data,
    step_from_data,
    step_to_data,
    text,
    truth,
)
from .engine import pending
from .errors import DamagedData
from .first_edition.table_data import table_from_data, table_to_data
from .integrity import broken_invariants
from .pieces import CYLINDERS_EACH, LAST_PLACE
from .state import LAST_TURN, SLOTS, Player, Result, State
from .terms import CardId, Coalition, Seat, Suit, word
from .wakhan_deck import WakhanDeck

MOST_RUPEES = 10_000

FIELDS: Final = tuple(
    field.name for field in attrs.fields(State) if field.eq and field.name != "first"
)
"""Everything that makes up a position of the second edition; the log is not part of it."""


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def state_to_data(state: State) -> Data:
    """What only the first edition has is named only there: all other hashes stay as they were."""
    data: Data = {
        "setup": setup_to_data(state.setup),
        "rng": state.rng,
        "players": [_player_to_data(player) for player in state.players],
        "blocks": list(state.blocks),
        "cylinders": list(state.cylinders),
        "deck": list(state.deck),
        "market_cards": list(state.market_cards),
        "market_rupees": list(state.market_rupees),
        "discard": list(state.discard),
        "resolved_checks": list(state.resolved_checks),
        "favored": word(state.favored),
        "events": [list(event) for event in state.events],
        "leveraged": bits(state.leveraged),
        "rupees_in_game": state.rupees_in_game,
        "turn": state.turn,
        "active": state.active,
        "actions_left": state.actions_left,
        "used": bits(state.used),
        "banned": bits(state.banned),
        "placed_blocks": bits(state.placed_blocks),
        "placed_cylinders": bits(state.placed_cylinders),
        "declined_bribes": state.declined_bribes,
        "end_proposed": state.end_proposed,
        "agenda": [step_to_data(step) for step in state.agenda],
        "result": _result_to_data(state.result),
        "wakhan": _mind_to_data(state.wakhan),
    }
    return data if state.first is None else {**data, "first": table_to_data(state.first)}


def _player_to_data(player: Player) -> Data:
    return {
        "rupees": player.rupees,
        "score": player.score,
        "loyalty": None if player.loyalty is None else word(player.loyalty),
        "hand": list(player.hand),
        "court": list(player.court),
        "prizes": list(player.prizes),
    }


def _result_to_data(result: Result | None) -> Data | None:
    return None if result is None else {"how": result.how, "winners": list(result.winners)}


def _mind_to_data(mind: WakhanDeck | None) -> Data | None:
    if mind is None:
        return None
    return {"seat": mind.seat, "deck": list(mind.deck), "discard": list(mind.discard)}


def state_from_data(data: object) -> State:
    """A sound position whose pending steps can be asked; raises DamagedData."""
    group = dict(mapping(data))
    table = group.pop("first", None)
    only_fields(group, *FIELDS)
    setup = setup_from_data(entry(group, "setup"))
    seats = len(setup.seats)
    result = entry(group, "result")
    mind = entry(group, "wakhan")
    players = [_player_from_data(player) for player in items(entry(group, "players"), seats)]
    state = State(
        setup=setup,
        rng=number(entry(group, "rng"), 0, 2**64 - 1),
        players=players,
        blocks=_places(group, "blocks", 36),
        cylinders=_places(group, "cylinders", CYLINDERS_EACH * seats),
        deck=_cards(group, "deck"),
        market_cards=_cards(group, "market_cards", exactly=SLOTS),
        market_rupees=[number(n, 0, MOST_RUPEES) for n in _list(group, "market_rupees", SLOTS)],
        discard=_cards(group, "discard"),
        resolved_checks=_cards(group, "resolved_checks"),
        favored=enum_member(Suit, entry(group, "favored")),
        events=[_event(event, seats) for event in items(entry(group, "events"))],
        leveraged=_mask(group, "leveraged", 117),
        rupees_in_game=number(entry(group, "rupees_in_game"), 0, MOST_RUPEES),
        turn=number(entry(group, "turn"), 0, LAST_TURN),
        active=Seat(seat_or_nobody(entry(group, "active"), seats)),
        actions_left=number(entry(group, "actions_left"), 0, 2),
        used=_mask(group, "used", 117),
        banned=_mask(group, "banned", 117),
        placed_blocks=_mask(group, "placed_blocks", 36),
        placed_cylinders=_mask(group, "placed_cylinders", CYLINDERS_EACH * seats),
        declined_bribes=number(entry(group, "declined_bribes"), 0, 3),
        end_proposed=truth(entry(group, "end_proposed")),
        agenda=[step_from_data(step, seats) for step in items(entry(group, "agenda"))],
        result=None if result is None else _result_from_data(result, seats),
        wakhan=None if mind is None else _mind_from_data(mind, seats),
        first=None if table is None else table_from_data(table, seats),
    )
    check_playable(state)
    return state


def check_playable(state: State) -> None:
    """The invariants hold, and all pending decisions can be asked."""
    if broken := broken_invariants(state):
        raise DamagedData(f"the position is impossible: {broken[0]}")
    try:
        decision = pending(state)
        for step in state.agenda:
            step.ask(state)
    except (LookupError, ValueError, AssertionError, TypeError) as error:
        raise DamagedData("what is under way is impossible") from error
    if decision is None and state.result is None:
        raise DamagedData("the game is not over, but nobody has anything to decide")
    if state.agenda and state.result is not None:
        raise DamagedData("the game is over, but something is under way")
    if decision is not None and not decision.choices:
        raise DamagedData(f"the decision {decision.prompt!r} has no answer")


def _list(group: Data, key: str, exactly: int) -> list[object]:
    found = items(entry(group, key), exactly)
    if len(found) != exactly:
        raise DamagedData(f"{key} must be {exactly} values, found {len(found)}")
    return found


def _places(group: Data, key: str, exactly: int) -> bytearray:
    return bytearray(number(place, 0, LAST_PLACE) for place in _list(group, key, exactly))


def _cards(group: Data, key: str, exactly: int | None = None) -> list[CardId]:
    found = items(entry(group, key)) if exactly is None else _list(group, key, exactly)
    cards = [CardId(card(value)) for value in found]
    unknown = [c for c in cards if c not in CARDS and c not in EVENTS]
    if unknown and exactly is None:
        raise DamagedData(f"{key} holds a card {unknown[0]} that does not exist")
    return cards


def _mask(group: Data, key: str, size: int) -> int:
    return sum({1 << number(bit, 0, size - 1) for bit in items(entry(group, key))})


def _event(value: object, seats: int) -> tuple[CardId, Seat]:
    pair = items(value, 2)
    if len(pair) != 2:
        raise DamagedData("an event in force is a card and a seat")
    return CardId(number(pair[0], 105, 116)), Seat(seat_or_nobody(pair[1], seats))


def _player_from_data(data: object) -> Player:
    group = mapping(data)
    only_fields(group, "rupees", "score", "loyalty", "hand", "court", "prizes")
    loyalty = entry(group, "loyalty")
    return Player(
        rupees=number(entry(group, "rupees"), 0, MOST_RUPEES),
        score=number(entry(group, "score"), 0, 1000),
        loyalty=None if loyalty is None else enum_member(Coalition, loyalty),
        hand=_cards(group, "hand"),
        court=_cards(group, "court"),
        prizes=_cards(group, "prizes"),
    )


def _result_from_data(data: object, seats: int) -> Result:
    group = mapping(data)
    only_fields(group, "how", "winners")
    winners = tuple(Seat(number(s, 0, seats - 1)) for s in items(entry(group, "winners"), seats))
    return Result(text(entry(group, "how")), winners)


def _mind_from_data(data: object, seats: int) -> WakhanDeck:
    group = mapping(data)
    only_fields(group, "seat", "deck", "discard")
    ai_cards = len(AI_CARDS)
    return WakhanDeck(
        seat=Seat(number(entry(group, "seat"), 0, seats - 1)),
        deck=[number(c, 1, ai_cards) for c in items(entry(group, "deck"), ai_cards)],
        discard=[number(c, 1, ai_cards) for c in items(entry(group, "discard"), ai_cards)],
    )

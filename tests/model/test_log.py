"""The log is data: ids and plain arguments, fine enough to follow every piece and rupee."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pamir_desktop.model
from pamir_desktop.model import LogEntry, apply
from pamir_desktop.model.first_edition.log import FIRST_EDITION_LOG_IDS
from pamir_desktop.model.log import LOG_IDS
from pamir_desktop.model.selfplay import random_setup
from tests.model.log_samples import SENTENCES
from tests.model.playing import walk

ALL_IDS = LOG_IDS | FIRST_EDITION_LOG_IDS
MODEL = Path(pamir_desktop.model.__file__).parent


def logged_by_the_rules() -> list[tuple[str, tuple[str | None, ...]]]:
    """Every id that the model logs, with the names of its arguments; not Wakhan's reasons."""
    calls = [
        node
        for path in sorted(MODEL.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "add_log"
    ]
    found = [
        (str(call.args[0].value), tuple(keyword.arg for keyword in call.keywords))
        for call in calls
        if isinstance(call.args[0], ast.Constant)
    ]
    return [(entry, names) for entry, names in found if not entry.startswith("trace.")]


def test_the_list_of_ids_is_what_the_rules_log() -> None:
    assert {entry for entry, _ in logged_by_the_rules()} == set(ALL_IDS)


def test_every_call_gives_the_listed_arguments_in_their_order() -> None:
    assert [c for c in logged_by_the_rules() if ALL_IDS[c[0]] != c[1]] == []
    assert not LOG_IDS.keys() & FIRST_EDITION_LOG_IDS.keys()


def test_the_golden_games_have_a_sentence_for_every_entry_of_the_rules() -> None:
    assert set(LOG_IDS) == set(SENTENCES) | {"turn.started"}


@pytest.mark.parametrize("players", [2, 4])
def test_arguments_are_numbers_ids_or_rows_of_numbers(players: int) -> None:
    for state, _, choice in walk(random_setup(players, 3)):
        for entry in apply(state, choice).log:
            for value in entry.args.values():
                if isinstance(value, tuple):
                    assert all(isinstance(item, int) for item in value)
                else:
                    assert isinstance(value, int | str)


def number(entry: LogEntry, name: str) -> int:
    value = entry.args[name]
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_log_alone_says_where_every_piece_is(players: int) -> None:
    """Follow the entries with a board of one's own: it must stay the board of the game."""
    blocks, cylinders = bytearray(36), bytearray(10 * players)
    for state, _, choice in walk(random_setup(players, 9)):
        assert (state.blocks, state.cylinders) == (blocks, cylinders)
        for entry in apply(state, choice).log:
            kind, _, what = entry.id.partition(".")
            if what not in ("placed", "moved", "returned") or kind not in ("block", "cylinder"):
                continue
            board = blocks if kind == "block" else cylinders
            piece = number(entry, kind)
            assert board[piece] == number(entry, "origin")
            board[piece] = number(entry, "place") if what != "returned" else 0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_log_alone_says_what_is_in_the_market(players: int) -> None:
    cards: list[int] | None = None
    for state, _, choice in walk(random_setup(players, 9)):
        cards = list(state.market_cards) if cards is None else cards
        assert state.market_cards == cards
        for entry in apply(state, choice).log:
            if entry.id in ("card.bought", "check.discarded"):
                cards[number(entry, "slot")] = 0
            elif entry.id == "event.discarded":
                cards[cards.index(number(entry, "card"))] = 0
            elif entry.id == "market.slid":
                cards[number(entry, "origin")] = 0
                cards[number(entry, "slot")] = number(entry, "card")
            elif entry.id == "market.dealt":
                cards[number(entry, "slot")] = number(entry, "card")


RUPEES = {
    "rupees.placed": (("seat", -1),),
    "rupees.removed": (("seat", -1),),
    "rupees.granted": (("seat", 1),),
    "leverage.repaid": (("seat", -1),),
    "tax.market": (("seat", 1),),
    "tax.player": (("seat", 1), ("other", -1)),
    "bribe.paid": (("seat", -1), ("recipient", 1)),
}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_log_alone_gives_the_rupees_of_all_players(players: int) -> None:
    purses = [4] * players
    for state, _, choice in walk(random_setup(players, 9)):
        assert [player.rupees for player in state.players] == purses
        for entry in apply(state, choice).log:
            if entry.id == "card.bought":
                purses[number(entry, "seat")] += number(entry, "gained")
            if entry.id == "leverage.taken":
                purses[number(entry, "seat")] += 2
            for seat, sign in RUPEES.get(entry.id, ()):
                purses[number(entry, seat)] += sign * number(entry, "rupees")


def test_an_argument_of_another_type_is_never_taken_for_a_number() -> None:
    entry = LogEntry("check.scored", {"final": 1, "points": (3, 0), "how": "lead"})

    assert (entry.number("final"), entry.numbers("points")) == (1, (3, 0))
    for key in ("points", "how"):
        with pytest.raises(AssertionError):
            entry.number(key)
    with pytest.raises(AssertionError):
        entry.numbers("final")

"""Golden games of the first edition as text: a change of rules shows as a difference.

`PAMIR_UPDATE_GOLDEN=1 pytest tests/model/first_edition/test_playthroughs.py` writes them again;
read what changed before you commit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pamir_desktop.model import LogEntry, Setup, State, apply, new_game
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.terms import CardId
from tests.model.first_edition.games import walk, with_all_switches, with_some_options
from tests.model.first_edition.tables import first_setup

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, Setup] = {
    "two_players": with_some_options(2, 3),
    "three_players": first_setup(3, 21),
    "five_players": with_all_switches(5, 8),
}


def words(entry: LogEntry) -> str:
    """An entry as a line: its id and its arguments, cards by name."""
    shown = [f"{key}={value}" for key, value in entry.args.items()]
    card = entry.args.get("card")
    name = CARDS[CardId(card)].name if isinstance(card, int) and card in CARDS else ""
    return " ".join(("-", entry.id, *shown, *((f"({name})",) if name else ())))


def position(state: State) -> str:
    players = (
        f"{player.rupees} rupees, hand {player.hand}, tableau {player.court}"
        for player in state.players
    )
    return f"regime {state.favored.name.lower()}; " + "; ".join(players)


def story(setup: Setup) -> Iterator[str]:
    state = new_game(setup)
    yield f"{len(setup.seats)} players, seed {setup.seed}, {setup.first_edition}"
    for before, decision, choice in walk(setup):
        if decision.prompt == "first.action":
            yield ""
            yield position(before)
        yield f"{decision.seat}: {choice}"
        outcome = apply(before, choice)
        yield from (words(entry) for entry in outcome.log)
        state = outcome.state
    yield f"{state.result}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_is_written(name: str) -> None:
    text = "\n".join(story(GAMES[name])) + "\n"
    golden = FOLDER / f"{name}.txt"
    if os.environ.get("PAMIR_UPDATE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8", newline="\n")
    assert text.splitlines() == golden.read_text(encoding="utf-8").splitlines()
    assert len(text.encode()) < 250_000


def test_the_golden_games_show_most_of_what_can_happen() -> None:
    found: set[str] = set()
    for setup in GAMES.values():
        for state, _, choice in walk(setup):
            found.update(entry.id for entry in apply(state, choice).log)
    assert len(found) > 60

"""What the first edition logs: only what it lists, and all of it comes up in some game."""

from __future__ import annotations

from pamir_desktop.model import apply, new_game, pending
from pamir_desktop.model.first_edition.log import FIRST_EDITION_LOG_IDS
from pamir_desktop.model.log import LOG_IDS
from pamir_desktop.model.selfplay import picker
from tests.model.first_edition.tables import first_setup

ALL_IDS = LOG_IDS | FIRST_EDITION_LOG_IDS


def test_every_entry_of_random_games_is_listed_with_its_arguments() -> None:
    found = set()
    for seed in range(12):
        setup = first_setup(2 + seed % 4, seed, badal=True, nation_building=seed % 2 == 0)
        state, pick = new_game(setup), picker(setup, seed)
        while (decision := pending(state)) is not None:
            outcome = apply(state, pick(state, decision))
            for entry in outcome.log:
                assert tuple(entry.args) == ALL_IDS[entry.id]
                found.add(entry.id)
            state = outcome.state
    assert len(found & FIRST_EDITION_LOG_IDS.keys()) > 35
    # what belongs to the second edition alone never comes up
    foreign = {"ruler.changed", "check.scored", "bribe.paid", "event.bought", "overthrow.tribes"}
    assert not found & foreign

"""The editions: which rules belong to a setup, and what they do for engine and files."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model import Setup, new_game, pending
from pamir_desktop.model.editions import rules_of
from pamir_desktop.model.first_edition.edition import FIRST_EDITION
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.rules.edition import SECOND_EDITION
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.setup import Edition


def first(players: int = 3) -> Setup:
    return evolve(random_setup(players, 1), first_edition=FirstEditionOptions())


def test_the_setup_says_which_rules_apply() -> None:
    assert rules_of(random_setup(3, 1)) is SECOND_EDITION
    assert rules_of(first()) is FIRST_EDITION
    assert (random_setup(3, 1).edition, first().edition) == (Edition.SECOND, Edition.FIRST)


def test_each_edition_deals_its_own_table() -> None:
    second, other = new_game(random_setup(3, 1)), new_game(first())
    assert second.first is None
    assert other.first is not None
    asked = [pending(second), pending(other)]
    assert [decision and decision.prompt for decision in asked] == [
        "loyalty.choose",
        "first.loyalty",
    ]


def test_a_table_of_one_edition_is_broken_in_the_other() -> None:
    second, other = new_game(random_setup(3, 1)), new_game(first())
    assert SECOND_EDITION.broken_invariants(second) == []
    assert FIRST_EDITION.broken_invariants(other) == []
    assert SECOND_EDITION.broken_invariants(other)
    assert FIRST_EDITION.broken_invariants(second)

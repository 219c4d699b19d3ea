"""The catalog of reasons is complete: each id once, each with a position that gives it."""

from __future__ import annotations

from pamir_desktop.model.reason_ids import REASONS
from tests.model import attempted_actions
from tests.model.attempted_choices import CASES

assert attempted_actions  # importing it adds its cases


def test_every_reason_of_the_catalog_has_a_position() -> None:
    assert sorted(CASES) == sorted(REASONS)


def test_no_reason_is_listed_twice() -> None:
    assert len(set(REASONS)) == len(REASONS)

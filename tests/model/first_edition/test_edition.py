"""The first edition as the engine uses it."""

from __future__ import annotations

from pamir_desktop.model import apply
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.first_edition.edition import FIRST_EDITION
from tests.model import given
from tests.model.first_edition.tables import acting, table
from tests.model.given import ANNA, KABUL


def test_nothing_is_found_by_comparing() -> None:
    """There are no rulers here, so no step logs a change of them (F31)."""
    state = table()
    state.log = []
    log_changes = FIRST_EDITION.watch(state)
    given.tribe(state, ANNA, KABUL)
    log_changes()
    assert state.log == []


def test_frames_are_kept_for_every_step_that_logs() -> None:
    state = table()
    given.full_market(state)
    outcome = apply(acting(state), Purchase(0))
    assert [entry.id for entry in outcome.log] == ["card.bought"]
    assert [frame.logged for frame in outcome.frames] == [1]

"""The second edition as the engine uses it: changes of rulers are logged after each step."""

from __future__ import annotations

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.pieces import in_region, place_cylinder
from pamir_desktop.model.rules.edition import SECOND_EDITION
from pamir_desktop.model.terms import NOBODY
from tests.model import given
from tests.model.given import ANNA, KABUL


def test_a_new_ruler_is_logged() -> None:
    # Given nobody rules Kabul
    state = given.table()
    state.log = []
    log_changes = SECOND_EDITION.watch(state)
    # When Anna gets a tribe there
    place_cylinder(state, 0, in_region(KABUL))
    log_changes()
    # Then she rules it, and that is in the log
    assert state.log[-1] == LogEntry("ruler.changed", {"region": KABUL, "old": NOBODY, "new": ANNA})
    # And without a change nothing is logged
    logged = len(state.log)
    SECOND_EDITION.watch(state)()
    assert len(state.log) == logged

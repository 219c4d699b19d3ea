"""The lists of reasons: nothing twice, and nothing in both."""

from __future__ import annotations

from pamir_desktop.model.first_edition.reason_ids import FIRST_EDITION_REASONS, SHARED_REASONS
from pamir_desktop.model.reason_ids import REASONS


def test_no_id_is_listed_twice() -> None:
    assert len(set(SHARED_REASONS)) == len(SHARED_REASONS)
    assert not set(SHARED_REASONS) & set(FIRST_EDITION_REASONS)
    assert not set(FIRST_EDITION_REASONS) & set(REASONS)
    assert list(FIRST_EDITION_REASONS) == sorted(FIRST_EDITION_REASONS)

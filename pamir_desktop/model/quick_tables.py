"""Tables that can be started by name, with defaults for everything else (`--new`)."""

from __future__ import annotations

from typing import Final, NamedTuple


class QuickTable(NamedTuple):
    people: int
    has_wakhan: bool = False
    is_first_edition: bool = False


COUNTS: Final = range(2, 6)

TABLES: Final = {
    "solo": QuickTable(1, has_wakhan=True),
    "2w": QuickTable(2, has_wakhan=True),
    **{f"hotseat:{count}": QuickTable(count) for count in COUNTS},
    **{f"first:{count}": QuickTable(count, is_first_edition=True) for count in COUNTS},
}

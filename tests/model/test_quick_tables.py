"""The tables that can be started by name."""

from __future__ import annotations

from pamir_desktop.model.quick_tables import TABLES, QuickTable


def test_a_name_says_who_plays_what() -> None:
    assert TABLES["solo"] == QuickTable(1, has_wakhan=True)
    assert TABLES["2w"] == QuickTable(2, has_wakhan=True)
    assert TABLES["hotseat:5"] == QuickTable(5)
    assert TABLES["first:2"] == QuickTable(2, is_first_edition=True)


def test_both_editions_have_a_table_for_two_to_five() -> None:
    for name in ("hotseat", "first"):
        people = [table.people for key, table in TABLES.items() if key.startswith(f"{name}:")]
        assert people == [2, 3, 4, 5]

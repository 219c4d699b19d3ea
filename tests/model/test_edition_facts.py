"""What a table shows of a position is read by the rules of its edition."""

from __future__ import annotations

from pamir_desktop.model import SeatSetup, Setup, facts, new_game
from pamir_desktop.model.edition_facts import facts_of
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.shown import FIRST_EDITION
from pamir_desktop.model.second_edition_facts import SECOND_EDITION
from pamir_desktop.model.terms import Colour

SEATS = (SeatSetup("Anna", Colour.RED), SeatSetup("Boris", Colour.BLUE))


def test_each_edition_reads_its_own_positions() -> None:
    first = Setup(SEATS, seed=1, first_edition=FirstEditionOptions())
    second = Setup(SEATS, seed=1)
    assert facts_of(first) is FIRST_EDITION
    assert facts_of(second) is SECOND_EDITION
    assert facts(new_game(first)).first is not None
    assert facts(new_game(second)).first is None

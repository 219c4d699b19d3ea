"""Tax (3.4)."""

from __future__ import annotations

from pamir_desktop.model.decisions import Stop, TaxPlayer, TaxSlot
from pamir_desktop.model.rules.tax import Tax
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL


def test_e7_tax_stops_at_the_shelter_and_takes_from_market_cards() -> None:
    # Given Anna rules Kabul; Boris has 3 rupees and a Kabul card that shelters 2
    state = given.table(players=2)
    given.full_market(state)
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 14)
    given.rupees(state, BORIS, 3)
    for slot, rupees in ((0, 1), (8, 2), (11, 1)):
        given.rupees_on(state, slot, rupees)
    given.doing(state, Tax(ANNA, left=2))

    # When she takes one rupee from him
    after = given.choose(state, TaxPlayer(BORIS))

    # Then his last two are out of reach, and she may stop
    assert set(given.asked(after).choices) == {TaxSlot(0), TaxSlot(8), TaxSlot(11), Stop()}

    # When she takes the second from the market, the tax is over
    after = given.choose(after, TaxSlot(8))
    assert after.market_rupees[8] == 1
    assert [player.rupees for player in after.players] == [6, 2]
    assert not after.agenda

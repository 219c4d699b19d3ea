"""What happens after each completed action (F22, F28, F39, F42)."""

from __future__ import annotations

from pamir_desktop.model.first_edition.acts import TurnAct
from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.settling import SETTLE, unmarked
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import BADAL, first_of, lose_starting_card, table
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, RUSSIAN


def test_f39_loyalties_then_tokens_then_escrows_then_favors() -> None:
    state = table(3, (AFGHAN, BRITISH, RUSSIAN), options=BADAL)
    lose_starting_card(state, BORIS)
    first = first_of(state)
    first.harmed = 1 << CLARA
    first.escrows = [Escrow(CLARA, Promise(1, Deed.PLAY, CardId(84)))]
    first.act = TurnAct(Deed.PLAY, CardId(84))
    state.log = []
    given.doing(state, SETTLE)
    assert [entry.id for entry in state.log] == [
        "loyalty.default",
        "token.taken",
        "escrow.paid",
        "favor.moved",
        "favor.moved",
        "favor.moved",
    ]
    assert first.harmed == 0
    assert first.escrows == []


def test_f19_who_has_no_marker() -> None:
    state = table(3, (AFGHAN, BRITISH, RUSSIAN))
    lose_starting_card(state, ANNA, BORIS, CLARA)
    assert unmarked(state) == [BORIS, CLARA]
    state.active = CLARA
    assert unmarked(state) == [CLARA, BORIS]
    given.prizes(state, CLARA, 1)
    assert unmarked(state) == [BORIS]

"""What the active player is doing, and which promises it fulfills (F42)."""

from __future__ import annotations

from pamir_desktop.model.first_edition.acts import TurnAct
from pamir_desktop.model.first_edition.deal import Promise
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.terms import CardId
from tests.model.first_edition.tables import TAX
from tests.model.given import CLARA, HERAT, KABUL


def test_what_fulfills_a_promise() -> None:
    act = TurnAct(Deed.USE, CardId(7), TAX, players=1 << CLARA, locations=1 << KABUL)
    assert act.fulfills(Promise(1, Deed.USE, action=TAX, on_player=CLARA, on_location=KABUL))
    assert not act.fulfills(Promise(1, Deed.USE, action=TAX, on_player=CLARA, on_location=HERAT))
    assert not act.fulfills(Promise(1, Deed.PLAY, CardId(7)))
    assert TurnAct(Deed.BUY, CardId(7)).fulfills(Promise(1, Deed.BUY, CardId(7)))
    assert not TurnAct(Deed.BUY, CardId(7)).fulfills(Promise(1, Deed.BUY, CardId(8)))

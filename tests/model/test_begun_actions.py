"""Which action has to be chosen before something on the table can be pointed at."""

from __future__ import annotations

import pytest

from pamir_desktop.model import Choice, Reason, why_not
from pamir_desktop.model.begun_actions import action_for
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    BattleIn,
    BetrayCard,
    BuildArmy,
    BuildRoad,
    GiveGift,
    MoveArmy,
    MoveTribe,
    Stop,
    TaxPlayer,
    TaxSlot,
)
from pamir_desktop.model.terms import Border, CardAction, CardId
from tests.model import given
from tests.model.attempted_choices import in_turn
from tests.model.given import AFGHAN, ANNA, BRITISH, HERAT, KABUL


@pytest.mark.parametrize(
    ("attempt", "action"),
    [
        (TaxSlot(0), CardAction.TAX),
        (GiveGift(0), CardAction.GIFT),
        (BuildArmy(KABUL), CardAction.BUILD),
        (BuildRoad(Border.HERAT_KABUL), CardAction.BUILD),
        (BetrayCard(CardId(9)), CardAction.BETRAY),
        (BattleIn(KABUL), CardAction.BATTLE),
        (MoveArmy(0, HERAT), CardAction.MOVE),
        (MoveArmy(24, HERAT), CardAction.BATTLE),
        (MoveTribe(0, HERAT), CardAction.MOVE),
        (MoveTribe(10, HERAT), CardAction.BATTLE),
    ],
    ids=str,
)
def test_on_the_menu_the_action_is_named_that_has_to_be_chosen_first(
    attempt: Choice, action: CardAction
) -> None:
    """Pieces of others are attacked, not moved."""
    state = given.table(loyalties=(AFGHAN, BRITISH, BRITISH))
    given.full_market(state)
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    in_turn(state)
    assert why_not(state, attempt) == Reason("act.none", {"seat": ANNA, "action": action})
    given.court(state, ANNA, next(c for c, f in CARDS.items() if action in f.actions))
    assert why_not(state, attempt) == Reason("act.first", {"seat": ANNA, "action": action})


@pytest.mark.parametrize("attempt", [TaxPlayer(ANNA), MoveArmy(0, HERAT), Stop()], ids=str)
def test_no_action_leads_to_what_none_could_do(attempt: Choice) -> None:
    """Taxing oneself, moving a block out of the supply, ending something that has not begun."""
    state = given.table(loyalties=(AFGHAN, BRITISH, BRITISH))
    assert action_for(state, ANNA, attempt) is None

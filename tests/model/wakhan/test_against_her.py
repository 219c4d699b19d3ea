"""Humans against her, and the abilities in her court (wakhan.md 4.13, 4.16, 4.20)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    Act,
    BattleIn,
    BattleOn,
    PayBribe,
    PlayCard,
    RemoveCylinder,
    Withdraw,
)
from pamir_desktop.model.pieces import spies
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.betray import card_obstacle
from pamir_desktop.model.rules.tax import taxable_players
from pamir_desktop.model.terms import CardAction, CardId, Region
from tests.model import given
from tests.model.given import BRITISH, KABUL, PUNJAB, RUSSIAN, TRANSCASPIA
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W


def test_case_39_w35_a_human_who_cannot_pay_her_may_not_play() -> None:
    # Given she rules Punjab with two tribes; the human has 1 rupee and a Punjab card
    state = given_wakhan.arrow_table()
    given.tribe(state, W, PUNJAB, 2)
    given.hand(state, H, 33)
    given.rupees(state, H, 1)
    given.acting(state, H)
    assert PlayCard(CardId(33)) not in given_wakhan.asked(state).choices

    # With 2 rupees it may, for the full price and without haggling
    given.rupees(state, H, 2)
    after, _ = given_wakhan.answer(state, PlayCard(CardId(33)))
    assert given_wakhan.asked(after).choices == (PayBribe(2), Withdraw())


def test_w35_a_human_hostage_of_hers_is_freed_only_in_full() -> None:
    state = given_wakhan.arrow_table()
    given.court(state, H, 9)
    given.spy(state, W, 9, 2)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 1)
    given.rupees(state, H, 1)
    given.acting(state, H)
    assert Act(CardId(9), CardAction.TAX) not in given_wakhan.asked(state).choices
    given.rupees(state, H, 2)
    after, _ = given_wakhan.answer(state, Act(CardId(9), CardAction.TAX))
    assert given_wakhan.asked(after).choices == (PayBribe(2), Withdraw())


def test_courtly_manners_lets_a_human_refuse_her() -> None:
    state = given_wakhan.arrow_table()
    given.event(state, 107, H)
    given.tribe(state, W, PUNJAB, 9)
    given.hand(state, H, 33)
    given.acting(state, H)
    after, _ = given_wakhan.answer(state, PlayCard(CardId(33)))
    assert "WithholdBribe" in {type(c).__name__ for c in given_wakhan.asked(after).choices}


def test_humans_tax_her_down_to_her_shelter() -> None:
    state = given_wakhan.arrow_table()
    given.tribe(state, H, KABUL)
    given.court(state, W, 14)
    given.rupees(state, W, 2)
    assert taxable_players(state, H) == []
    given.rupees(state, W, 3)
    assert taxable_players(state, H) == [W]


@pytest.mark.parametrize("card", [15, 83])
def test_bodyguards_protect_her_political_cards_from_everyone(card: int) -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, card, 93)
    given.spy(state, H, 93)
    given.spy(state, W, 93)
    assert card_obstacle(state, H, CardId(93)) == "betray.bodyguards"
    assert card_obstacle(state, W, CardId(93)) == "betray.bodyguards"


@pytest.mark.parametrize(("card", "region"), [(17, KABUL), (97, TRANSCASPIA)])
def test_her_citadels_protect_her_tribes(card: int, region: Region) -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, card)
    given.tribe(state, W, region)
    given.army(state, BRITISH, region)
    given.army(state, RUSSIAN, region)
    state.active = H
    given.doing(state, Battle(H, 3))
    after, _ = given_wakhan.answer(state, BattleIn(region))
    assert not any(isinstance(c, RemoveCylinder) for c in given_wakhan.asked(after).choices)


def test_card_1_keeps_her_spies_safe() -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, 1, 9)
    given.spy(state, W, 9)
    given.spy(state, H, 9)
    given.court(state, H, 33)
    state.active = H
    given.acting(state, H)
    assert Act(CardId(33), CardAction.BATTLE) not in given_wakhan.asked(state).choices


def test_case_46_safe_house_takes_every_spy_a_human_removes() -> None:
    # Given she holds 41 and 72, no dominance, neither favored; two spies of hers on 9
    state = given_wakhan.arrow_table()
    given.court(state, W, 41, 72)
    given.court(state, H, 9)
    given.spy(state, W, 9, 2)
    given.spy(state, H, 9, 2)
    state.active = H
    given.doing(state, Battle(H, 2))
    state, _ = given_wakhan.answer(state, BattleOn(CardId(9)))
    seen: list[object] = []
    while state.agenda:
        first = given_wakhan.asked(state).choices[0]
        state, logged = given_wakhan.answer(state, first)
        seen += logged.all("trace.cards")

    # Then both go to 72, the higher number
    assert spies(state, W, CardId(72)) == 2
    assert len(seen) == 2


def test_safe_house_works_when_the_battle_is_on_that_very_card() -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, 41)
    given.spy(state, W, 41)
    given.spy(state, H, 41)
    state.active = H
    given.doing(state, Battle(H, 1))
    state, _ = given_wakhan.answer(state, BattleOn(CardId(41)))
    state, _ = given_wakhan.answer(state, given_wakhan.asked(state).choices[0])
    assert spies(state, W, CardId(41)) == 1

"""Overthrow (3.11): by the loss of the last tribe, by the loss of the last political card."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Act,
    BattleIn,
    DiscardCard,
    MoveTribe,
    NameRegion,
    PlaceSpy,
    Purchase,
    RemoveCylinder,
    Stop,
    TakeCylinder,
)
from pamir_desktop.model.pieces import cylinder_at, in_region, spies, tribes
from pamir_desktop.model.rules.impact import ResolveIcons
from pamir_desktop.model.rules.overthrow import Overthrow, overthrow_in_turn_order
from pamir_desktop.model.terms import Border, CardAction, CardId, Region, Seat
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    CLARA,
    DARIA,
    HERAT,
    KABUL,
    PERSIA,
    PUNJAB,
    RUSSIAN,
)


def tribe_of(state: State, seat: Seat, region: Region) -> int:
    return cylinder_at(state, seat, in_region(region))


# --- By tribe --------------------------------------------------------------------------------


def test_the_last_tribe_takes_all_political_cards_of_its_region() -> None:
    # Given three political cards, two of Herat, and other cards of Herat
    state = given.table()
    given.court(state, ANNA, 57, 61, 5, 55)
    given.spy(state, BORIS, 57)
    given.doing(state, Overthrow(ANNA, HERAT))
    assert state.players[ANNA].court == [61, 5]
    assert state.discard == [57, 55]
    assert spies(state, BORIS, CardId(57)) == 0


def test_a_tribe_that_is_left_saves_the_court() -> None:
    state = given.table()
    given.court(state, ANNA, 57)
    given.tribe(state, ANNA, HERAT)
    given.doing(state, Overthrow(ANNA, HERAT))
    assert state.players[ANNA].court == [57]


def test_without_a_political_card_of_the_region_nothing_happens() -> None:
    state = given.table()
    given.court(state, ANNA, 5, 61)
    state.log = []
    given.doing(state, Overthrow(ANNA, HERAT))
    assert state.players[ANNA].court == [5, 61]
    assert state.discard == []
    assert state.log == []


def test_never_having_had_a_tribe_triggers_nothing() -> None:
    # Given Boris has a political card of Kabul but no tribe there; Anna's tribe is removed
    state = given.table(loyalties=(AFGHAN, RUSSIAN, BRITISH))
    given.court(state, ANNA, 43)
    given.court(state, BORIS, 7)
    given.court(state, CLARA, 5)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, CLARA, KABUL)
    given.acting(state)
    after = given.choose(
        state,
        Act(CardId(43), CardAction.BATTLE),
        BattleIn(KABUL),
        RemoveCylinder(tribe_of(state, CLARA, KABUL)),
    )
    assert after.players[CLARA].court == []
    assert after.players[BORIS].court == [7]


def test_both_political_cards_leave_together_and_owe_one_debt() -> None:
    # Given two political cards of Punjab, one leveraged, no money
    state = given.table()
    given.court(state, ANNA, 27, 26, 9)
    given.rupees(state, ANNA, 0)
    given.doing(state, Overthrow(ANNA, PUNJAB))
    assert given.options(state) == {DiscardCard(CardId(9))}
    assert state.discard == [27, 26]


def test_r45_d7_a_tribe_that_moves_out_is_missed_before_the_next_move() -> None:
    # Given Nationalism, Anna's only Kabul tribe, #5, a loyal road to Herat, a Move of rank 2
    state = given.table()
    given.event(state, 110, ANNA)
    given.court(state, ANNA, 5, 29)
    given.tribe(state, ANNA, KABUL)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.acting(state)
    tribe = tribe_of(state, ANNA, KABUL)
    after = given.choose(state, Act(CardId(29), CardAction.MOVE), MoveTribe(tribe, HERAT))
    assert after.players[ANNA].court == [29]
    assert given.options(after) == {MoveTribe(tribe, KABUL), Stop()}


def test_r19_d4_a_last_tribe_taken_for_another_place_is_missed() -> None:
    # Given all of Anna's cylinders are in play, one tribe in Herat, and #57 with two spies on it
    state = given.table()
    given.court(state, ANNA, 57, 4)
    given.tribe(state, ANNA, HERAT)
    given.spy(state, ANNA, 57, 1)
    given.spy(state, ANNA, 4, 8)
    given.spy(state, BORIS, 57)
    given.doing(state, ResolveIcons(ANNA, CardId(4), 0))
    after = given.choose(state, PlaceSpy(CardId(4)))

    # When she takes that tribe for the spy
    after = given.choose(after, TakeCylinder(tribe_of(after, ANNA, HERAT)))

    # Then the spy is placed and #57 is lost, with the spies on it
    assert spies(after, ANNA, CardId(4)) == 9
    assert after.players[ANNA].court == [4]
    assert spies(after, ANNA, CardId(57)) == spies(after, BORIS, CardId(57)) == 0


def test_r19_a_tribe_put_back_where_it_was_is_not_missed() -> None:
    # Given all cylinders in play and a tribe icon of the very region
    state = given.table()
    given.court(state, ANNA, 57, 4)
    given.tribe(state, ANNA, HERAT)
    given.spy(state, ANNA, 4, 9)
    given.doing(state, ResolveIcons(ANNA, CardId(57), 0))
    after = given.choose(state, TakeCylinder(tribe_of(state, ANNA, HERAT)))
    assert tribes(after, ANNA, HERAT) == 1
    assert after.players[ANNA].court == [57, 4]


# --- Several players at once -----------------------------------------------------------------


def test_d22_r51_battle_overthrows_several_players_in_turn_order_each_with_its_debts() -> None:
    # Given Clara and Daria have one tribe each in Punjab, Daria a leveraged card and no money
    state = given.table(players=4, loyalties=(BRITISH, RUSSIAN, BRITISH, BRITISH))
    given.court(state, BORIS, 35)
    given.court(state, CLARA, 26)
    given.court(state, DARIA, 27, 9)
    given.tribe(state, CLARA, PUNJAB)
    given.tribe(state, DARIA, PUNJAB)
    given.army(state, RUSSIAN, PUNJAB, 2)
    given.rupees(state, DARIA, 0)
    given.acting(state, BORIS)

    # When Boris removes both tribes
    after = given.choose(
        state,
        Act(CardId(35), CardAction.BATTLE),
        BattleIn(PUNJAB),
        RemoveCylinder(tribe_of(state, DARIA, PUNJAB)),
        RemoveCylinder(tribe_of(state, CLARA, PUNJAB)),
    )

    # Then Clara, next in turn order, lost her card first; Daria is asked to pay her debt
    assert after.discard == [26, 27]
    assert given.asked(after).seat == DARIA
    assert given.options(after) == {DiscardCard(CardId(9))}


@pytest.mark.parametrize("active", range(3))
def test_r76_turn_order_from_the_active_player_each_to_the_end(active: int) -> None:
    # Given each player has a leveraged political card, another card and no money
    state = given.table()
    for seat, cards in ((ANNA, (27, 9)), (BORIS, (26, 13)), (CLARA, (24, 29))):
        given.court(state, seat, *cards)
        given.rupees(state, seat, 0)
        state.leveraged |= 1 << cards[0]
    state.active = Seat(active)
    overthrow_in_turn_order(state, PUNJAB, {ANNA, BORIS, CLARA})
    given.doing(state)
    asked = []
    for _ in range(3):
        asked.append(given.asked(state).seat)
        lost = [27, 26, 24]
        later = {lost[(active + i) % 3] for i in range(len(asked), 3)}
        assert later.isdisjoint(state.discard)
        state = given.choose(state, given.asked(state).choices[0])
    assert asked == [(active + i) % 3 for i in range(3)]
    assert not state.agenda


def test_r76_a_riot_overthrows_everyone_who_lost_tribes_there() -> None:
    # Given Anna buys Rebuke, and all three have tribes and political cards of Persia
    state = given.table()
    given.market(state, top=(116,))
    given.court(state, ANNA, 75)
    given.court(state, BORIS, 76)
    given.court(state, CLARA, 77, 9)
    given.tribe(state, ANNA, PERSIA)
    given.tribe(state, BORIS, PERSIA, 2)
    given.army(state, RUSSIAN, PERSIA)
    given.acting(state)
    after = given.choose(state, Purchase(0), NameRegion(PERSIA))

    # Then those with tribes lost their cards; Clara had none to lose
    assert [player.court for player in after.players] == [[], [], [77, 9]]
    assert after.discard == [116, 75, 76]
    assert after.blocks == bytearray(36)


# --- By card ---------------------------------------------------------------------------------


def test_tribes_overthrown_by_a_card_do_not_overthrow_other_cards() -> None:
    # Given the last political card of Herat goes; the tribes go, Kabul is untouched
    state = given.table()
    given.court(state, ANNA, 27, 57, 5)
    given.tribe(state, ANNA, HERAT)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 1)
    given.doing(state, Overthrow(ANNA, PUNJAB))
    after = given.choose(state, DiscardCard(CardId(57)))
    assert after.players[ANNA].court == [5]
    assert tribes(after, ANNA, HERAT) == 0
    assert tribes(after, ANNA, KABUL) == 1
    assert not after.agenda

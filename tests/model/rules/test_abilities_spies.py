"""Special abilities (section 4) about spies and what they do to courts."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Act,
    BattleOn,
    BetrayCard,
    Blackmail,
    Choice,
    DiscardCard,
    EndTurn,
    MoveSpy,
    PlayAt,
    PlayCard,
    RemoveCylinder,
    ReturnSpy,
    ShelterSpy,
    Skip,
    TakeCylinder,
)
from pamir_desktop.model.pieces import cylinder_at, cylinders_in_play, in_region, spies
from pamir_desktop.model.rules import battle, betray
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.overthrow import Overthrow
from pamir_desktop.model.terms import CardAction, CardId, CourtEnd, Seat
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA, HERAT, KABUL, KANDAHAR, PUNJAB


def spy_of(state: State, seat: Seat, card: int) -> int:
    return cylinder_at(state, seat, card)


# --- Indispensable Advisors (#1) -------------------------------------------------------------


def test_r55_spies_of_the_advisors_owner_cannot_be_removed_in_battle() -> None:
    # Given Boris has #1; Anna, Boris and Clara have spies on Clara's card
    state = given.table()
    given.court(state, ANNA, 39)
    given.court(state, BORIS, 1)
    given.court(state, CLARA, 9)
    for seat in (ANNA, BORIS, CLARA):
        given.spy(state, seat, 9)
    given.acting(state)
    after = given.choose(state, Act(CardId(39), CardAction.BATTLE), BattleOn(CardId(9)))
    assert given.options(after) == {RemoveCylinder(spy_of(state, CLARA, 9))}


def test_r55_a_card_with_only_such_spies_is_no_battle_site() -> None:
    state = given.table()
    given.court(state, ANNA, 39)
    given.court(state, BORIS, 1)
    given.spy(state, ANNA, 39)
    given.spy(state, BORIS, 39)
    given.acting(state)
    assert battle.card_obstacle(state, ANNA, CardId(39)) == "battle.nothing_there"
    assert Act(CardId(39), CardAction.BATTLE) not in given.options(state)


def test_advisors_do_not_stop_betrayal_of_the_card_they_are_on() -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 1, 9)
    given.spy(state, ANNA, 9)
    given.spy(state, BORIS, 9, 2)
    given.acting(state)
    after = given.choose(state, Act(CardId(16), CardAction.BETRAY), BetrayCard(CardId(9)))
    assert cylinders_in_play(after, BORIS) == 0


# --- Bodyguards (#15, #83) -------------------------------------------------------------------


@pytest.mark.parametrize("guard", [15, 83])
def test_r18_bodyguards_protect_political_cards_from_betrayal_and_no_others(guard: int) -> None:
    # Given Boris has a guard, a political card and an economic one, all with Anna's spies
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, guard, 5, 9)
    for card in (guard, 5, 9):
        given.spy(state, ANNA, card)
    given.acting(state)
    after = given.choose(state, Act(CardId(16), CardAction.BETRAY))
    assert given.options(after) == {BetrayCard(CardId(guard)), BetrayCard(CardId(9))}


@pytest.mark.parametrize("guard", [15, 83])
def test_r18_bodyguards_bar_their_owner_too(guard: int) -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16, guard, 5)
    given.spy(state, ANNA, 5)
    given.acting(state)
    assert betray.obstacle(state, ANNA) == "betray.bodyguards"
    assert Act(CardId(16), CardAction.BETRAY) not in given.options(state)


def test_bodyguards_of_one_court_do_not_protect_another() -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 15)
    given.court(state, CLARA, 5)
    given.spy(state, ANNA, 5)
    given.acting(state)
    after = given.choose(state, Act(CardId(16), CardAction.BETRAY))
    assert given.options(after) == {BetrayCard(CardId(5))}


def test_r18_bodyguards_do_not_help_against_overthrow() -> None:
    state = given.table()
    given.court(state, BORIS, 15, 5)
    given.doing(state, Overthrow(BORIS, KABUL))
    assert state.players[BORIS].court == [15]


# --- Strange Bedfellows (#21) and Well-Connected (#56) ---------------------------------------


def mover(*court: int) -> State:
    """Anna has #29 (Move 2, Punjab) and more; Boris three Kabul cards, Clara Herat and Kabul.

    The clockwise ring: Anna's court, then 8, 9, 10, then 12, 61.
    """
    state = given.table()
    given.court(state, ANNA, 29, *court)
    given.court(state, BORIS, 10, 9, 8)
    given.court(state, CLARA, 61, 12)
    given.spy(state, ANNA, 9)
    return given.acting(state)


def targets(state: State) -> set[int]:
    after = given.choose(state, Act(CardId(29), CardAction.MOVE))
    return {choice.card for choice in given.options(after) if isinstance(choice, MoveSpy)}


def test_without_them_a_spy_goes_to_its_two_neighbours() -> None:
    assert targets(mover()) == {10, 8}


def test_r5_bedfellows_reach_every_other_card_of_the_region() -> None:
    assert targets(mover(21)) == {10, 8, 12}


def test_r4_well_connected_goes_one_or_two_steps() -> None:
    # Clockwise from #9: 10, 12; the other way: 8, then Anna's leftmost card, #29
    assert targets(mover(56)) == {10, 8, 12, 29}


def test_r4_r5_both_combine_step_by_step_and_never_end_where_they_began() -> None:
    # One step: 10, 8, 12. Two: from 8 to #29; from 12 to #61; back to #9 is no move
    assert targets(mover(56, 21)) == {10, 8, 12, 29, 61}


def test_bedfellows_in_hand_and_connections_of_others_do_not_count() -> None:
    state = mover()
    given.hand(state, ANNA, 21)
    given.court(state, CLARA, 61, 12, 56)
    assert targets(state) == {10, 8}


# --- Safe House (#41, #72) -------------------------------------------------------------------


def battle_on(card: int, attackers: int = 3, defenders: int = 2) -> State:
    """Anna with three spies attacks Boris's spies on his card."""
    state = given.table()
    given.court(state, ANNA, 50)
    given.spy(state, ANNA, card, attackers)
    given.spy(state, BORIS, card, defenders)
    return state


def test_r54_each_removed_spy_may_go_to_the_safe_house_or_home() -> None:
    # Given Boris has #41 and #9; two of his spies are removed from #9
    state = battle_on(9)
    given.court(state, BORIS, 41, 9)
    given.doing(state, Battle(ANNA, 2))
    first, second = (c for c in range(10, 20) if state.cylinders[c] == 9)
    after = given.choose(state, BattleOn(CardId(9)), RemoveCylinder(first), RemoveCylinder(second))

    # Then he decides about each, in Anna's turn
    assert given.asked(after).seat == BORIS
    assert given.options(after) == {ShelterSpy(CardId(41)), ReturnSpy()}
    after = given.choose(after, ShelterSpy(CardId(41)), ReturnSpy())
    assert spies(after, BORIS, CardId(41)) == 1
    assert cylinders_in_play(after, BORIS) == 1
    assert after.placed_cylinders == 1 << first  # the sheltered spy counts as placed
    assert not after.agenda


def test_r54_with_both_houses_the_owner_picks_one_for_each_spy() -> None:
    state = battle_on(9, defenders=1)
    given.court(state, BORIS, 41, 9, 72)
    given.doing(state, Battle(ANNA, 2))
    after = given.choose(state, BattleOn(CardId(9)), RemoveCylinder(10))
    assert given.options(after) == {ShelterSpy(CardId(41)), ShelterSpy(CardId(72)), ReturnSpy()}
    after = given.choose(after, ShelterSpy(CardId(72)))
    assert spies(after, BORIS, CardId(72)) == 1


def test_d12_r54_spies_removed_from_the_safe_house_itself_may_go_back() -> None:
    state = battle_on(41)
    given.court(state, BORIS, 41)
    given.doing(state, Battle(ANNA, 2))
    after = given.choose(
        state,
        BattleOn(CardId(41)),
        RemoveCylinder(10),
        RemoveCylinder(11),
        ShelterSpy(CardId(41)),
        ShelterSpy(CardId(41)),
    )
    assert spies(after, BORIS, CardId(41)) == 2
    assert not after.agenda  # the limit of the attack was used


def test_r54_owners_decide_in_turn_order_from_the_attacker() -> None:
    # Given Clara attacks; Anna and Boris each have a Safe House
    state = given.table()
    given.court(state, ANNA, 41)
    given.court(state, BORIS, 72)
    given.court(state, CLARA, 9)
    given.spy(state, CLARA, 9, 2)
    given.spy(state, ANNA, 9)
    given.spy(state, BORIS, 9)
    state.active = CLARA
    given.doing(state, Battle(CLARA, 2))
    after = given.choose(state, BattleOn(CardId(9)), RemoveCylinder(10), RemoveCylinder(0))
    assert given.asked(after).seat == ANNA
    after = given.choose(after, ShelterSpy(CardId(41)))
    assert given.asked(after).seat == BORIS


def test_r54_betrayal_is_no_battle() -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 41, 9)
    given.spy(state, ANNA, 9)
    given.spy(state, BORIS, 9)
    given.acting(state)
    after = given.choose(state, Act(CardId(16), CardAction.BETRAY), BetrayCard(CardId(9)))
    assert cylinders_in_play(after, BORIS) == 0
    assert given.asked(after).seat == ANNA


# --- Blackmail (#43, #54) --------------------------------------------------------------------


def blackmails(by: int, *cards: int) -> set[Choice]:
    return {Blackmail(CardId(by), CardId(card)) for card in cards}


def test_d19_r65_only_cards_of_the_region_without_any_spy_are_offered() -> None:
    # Given #54 and Herat cards; one carries Clara's spy, one is in a hand
    state = given.table()
    given.court(state, ANNA, 54, 9)
    given.court(state, BORIS, 61, 62)
    given.hand(state, BORIS, 63)
    given.spy(state, CLARA, 62)
    given.beginning(state)
    assert given.asked(state).prompt == "turn.blackmail"
    assert given.options(state) == {*blackmails(54, 54, 61), Skip()}
    after = given.choose(state, Blackmail(CardId(54), CardId(61)))
    assert spies(after, ANNA, CardId(61)) == 1
    assert given.asked(after).prompt == "turn.action"
    assert after.actions_left == 2
    assert after.placed_cylinders == 1 << 0


def test_d19_r65_blackmail_may_be_declined() -> None:
    state = given.table()
    given.court(state, ANNA, 54)
    given.beginning(state)
    after = given.choose(state, Skip())
    assert given.asked(after).prompt == "turn.action"
    assert cylinders_in_play(after, ANNA) == 0


def test_d19_no_blackmail_in_the_turn_the_card_is_played_nor_in_other_turns() -> None:
    state = given.table(players=2)
    given.hand(state, ANNA, 43)
    given.court(state, ANNA, 54)
    given.spy(state, BORIS, 54)
    given.beginning(state)
    after = given.choose(state, PlayCard(CardId(43)), PlayAt(CourtEnd.LEFT))
    assert given.asked(after).prompt == "turn.action"
    after = given.choose(after, EndTurn())
    assert given.asked(after).seat == BORIS
    assert given.asked(after).prompt == "turn.action"
    after = given.choose(after, EndTurn())
    assert given.options(after) == {*blackmails(43, 43), Skip()}


def test_r65_two_blackmail_cards_are_used_in_the_order_the_owner_likes() -> None:
    state = given.table()
    given.court(state, ANNA, 43, 54)
    given.beginning(state)
    assert given.options(state) == {*blackmails(43, 43), *blackmails(54, 54), Skip()}
    after = given.choose(state, Blackmail(CardId(54), CardId(54)))
    assert given.options(after) == {*blackmails(43, 43), Skip()}
    after = given.choose(after, Blackmail(CardId(43), CardId(43)))
    assert given.asked(after).prompt == "turn.action"
    assert spies(after, ANNA, CardId(43)) == spies(after, ANNA, CardId(54)) == 1


def test_r104_with_an_empty_supply_a_piece_in_play_must_be_taken() -> None:
    state = given.table()
    given.court(state, ANNA, 54)
    given.tribe(state, ANNA, KABUL, 10)
    given.beginning(state)
    after = given.choose(state, Blackmail(CardId(54), CardId(54)))
    assert given.options(after) == {TakeCylinder(0)}
    after = given.choose(after, TakeCylinder(0))
    assert spies(after, ANNA, CardId(54)) == 1


def test_a_blackmail_card_lost_at_the_start_of_the_turn_is_of_no_use_any_more() -> None:
    # Given both cards, an empty supply, and the only Kandahar tribe, which holds #43 in court
    state = given.table()
    given.court(state, ANNA, 43, 54)
    given.court(state, BORIS, 48)
    given.tribe(state, ANNA, KANDAHAR)
    given.tribe(state, ANNA, HERAT, 9)
    given.beginning(state)

    # When that tribe becomes the spy of #54
    after = given.choose(state, Blackmail(CardId(54), CardId(54)))
    tribe = cylinder_at(after, ANNA, in_region(KANDAHAR))
    after = given.choose(after, TakeCylinder(tribe))

    # Then #43 is overthrown and blackmails nobody
    assert after.players[ANNA].court == [54]
    assert given.asked(after).prompt == "turn.action"


def test_debts_caused_by_blackmail_come_before_the_first_action() -> None:
    # Given the last Punjab tribe is taken and costs a leveraged card
    state = given.table()
    given.court(state, ANNA, 54, 27)
    given.tribe(state, ANNA, PUNJAB)
    given.tribe(state, ANNA, HERAT, 9)
    given.rupees(state, ANNA, 1)
    given.beginning(state)
    after = given.choose(state, Blackmail(CardId(54), CardId(54)))
    tribe = cylinder_at(after, ANNA, in_region(PUNJAB))
    after = given.choose(after, TakeCylinder(tribe))
    assert given.options(after) == {DiscardCard(CardId(54))}

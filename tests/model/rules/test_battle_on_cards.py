"""Battle (3.9) on court cards: spies, Safe House, Indispensable Advisors."""

from __future__ import annotations

from pamir_desktop.model.decisions import BattleOn, RemoveCylinder, ReturnSpy, ShelterSpy, Stop
from pamir_desktop.model.pieces import cylinders_in_play, spies
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.ruling import holder_of
from pamir_desktop.model.terms import CardAction, CardId
from tests.model import given
from tests.model.given import ANNA, BORIS, BRITISH, CLARA, HERAT

BATTLE = CardAction.BATTLE
MASSON, WADE = CardId(41), CardId(72)
SITE = CardId(9)


def test_e11_spies_are_removed_whatever_the_loyalty_and_the_card_becomes_a_hostage() -> None:
    # Given Anna and Boris are both British; two spies of each on a card of his
    state = given.table(players=2, loyalties=(BRITISH, BRITISH))
    given.court(state, BORIS, 14)
    given.spy(state, ANNA, 14, 2)
    given.spy(state, BORIS, 14, 2)
    given.doing(state, Battle(ANNA, rank=2))
    card = CardId(14)
    assert given.options(state) == {BattleOn(card)}
    assert holder_of(state, BORIS, card)[1] == 0

    # When Anna removes both of his
    state = given.choose(state, BattleOn(card), RemoveCylinder(10), RemoveCylinder(11))

    # Then they are in his supply, and she holds the card for two
    assert cylinders_in_play(state, BORIS) == 0
    assert holder_of(state, BORIS, card) == (ANNA, 2)
    assert not state.agenda


def test_r48_the_limit_is_the_smaller_of_rank_and_own_spies_on_the_card() -> None:
    state = given.table()
    given.court(state, CLARA, SITE)
    given.spy(state, ANNA, SITE, 2)
    given.spy(state, BORIS, SITE, 3)

    # Given rank 3 and two spies: two can be removed
    given.doing(state, Battle(ANNA, rank=3))
    after = given.choose(state, BattleOn(SITE), RemoveCylinder(10))
    assert given.options(after) == {RemoveCylinder(11), Stop()}
    after = given.choose(after, RemoveCylinder(11))
    assert not after.agenda
    assert spies(after, BORIS, SITE) == 1


def test_r50_own_spies_are_never_targets_and_every_other_player_is() -> None:
    # Given a card in Anna's own court with spies of all three
    state = given.table()
    given.court(state, ANNA, SITE)
    given.spy(state, ANNA, SITE)
    given.spy(state, BORIS, SITE, 2)
    given.spy(state, CLARA, SITE)
    given.doing(state, Battle(ANNA, rank=1))

    state = given.choose(state, BattleOn(SITE))

    assert given.options(state) == {RemoveCylinder(10), RemoveCylinder(20)}


def test_a_card_is_a_site_only_with_an_own_spy_and_one_of_another_player() -> None:
    state = given.table()
    given.court(state, BORIS, SITE, 13, 29, 33)
    given.spy(state, ANNA, SITE)
    given.spy(state, BORIS, 13)
    for seat in (ANNA, CLARA):
        given.spy(state, seat, 29)
    given.doing(state, Battle(ANNA, rank=1))

    assert given.options(state) == {BattleOn(CardId(29))}


def test_a_battle_on_a_card_overthrows_nobody() -> None:
    # Given Boris has a Herat card but no tribe there
    state = given.table()
    given.court(state, BORIS, 57)
    given.spy(state, ANNA, 57)
    given.spy(state, BORIS, 57)
    given.tribe(state, CLARA, HERAT)
    given.doing(state, Battle(ANNA, rank=1))

    state = given.choose(state, BattleOn(CardId(57)), RemoveCylinder(10))

    assert state.players[BORIS].court == [57]


# --- Indispensable Advisors ------------------------------------------------------------------


def test_r55_advisors_keep_all_spies_of_their_owner_from_removal() -> None:
    # Given Boris has #1; his spy and Clara's are beside Anna's
    state = given.table()
    given.court(state, ANNA, 38)
    given.court(state, BORIS, 1)
    given.court(state, CLARA, SITE)
    given.spy(state, ANNA, SITE)
    given.spy(state, BORIS, SITE)
    given.acting(state)

    # Then the card is no site while only his spies are there
    assert given.act(38, BATTLE) not in given.acts(state)

    # And when Clara's spy is there, only that can be removed
    given.spy(state, CLARA, SITE)
    state = given.choose(state, given.act(38, BATTLE), BattleOn(SITE))
    assert given.options(state) == {RemoveCylinder(20)}


def test_r55_advisors_of_the_cards_owner_do_not_protect_spies_of_others() -> None:
    state = given.table()
    given.court(state, BORIS, 1)
    given.spy(state, ANNA, 1)
    given.spy(state, CLARA, 1)
    given.doing(state, Battle(ANNA, rank=1))

    state = given.choose(state, BattleOn(CardId(1)))

    assert given.options(state) == {RemoveCylinder(20)}


# --- Safe House ------------------------------------------------------------------------------


def test_r54_a_removed_spy_may_go_to_the_safe_house_or_to_supply() -> None:
    # Given Boris has #41
    state = given.table()
    given.court(state, BORIS, MASSON)
    given.court(state, CLARA, SITE)
    given.spy(state, ANNA, SITE)
    given.spy(state, BORIS, SITE)
    given.doing(state, Battle(ANNA, rank=1))

    # When Anna removes his spy, he is asked
    state = given.choose(state, BattleOn(SITE), RemoveCylinder(10))
    assert given.asked(state).seat == BORIS
    assert given.options(state) == {ShelterSpy(MASSON), ReturnSpy()}

    # Then a sheltered spy counts as placed this turn (R21), a returned one is in supply
    sheltered = given.choose(state, ShelterSpy(MASSON))
    assert sheltered.cylinders[10] == MASSON
    assert sheltered.placed_cylinders == 1 << 10
    assert not sheltered.agenda
    returned = given.choose(state, ReturnSpy())
    assert returned.cylinders[10] == 0
    assert not returned.agenda


def test_r54_with_both_safe_houses_each_spy_chooses_again() -> None:
    state = given.table()
    given.court(state, BORIS, MASSON, WADE)
    given.court(state, CLARA, SITE)
    given.spy(state, ANNA, SITE, 3)
    given.spy(state, BORIS, SITE, 3)
    given.doing(state, Battle(ANNA, rank=3))

    state = given.choose(state, BattleOn(SITE), *(RemoveCylinder(10 + i) for i in range(3)))
    assert given.options(state) == {ShelterSpy(MASSON), ShelterSpy(WADE), ReturnSpy()}
    state = given.choose(state, ShelterSpy(WADE), ShelterSpy(MASSON), ReturnSpy())

    assert spies(state, BORIS, WADE) == spies(state, BORIS, MASSON) == 1
    assert cylinders_in_play(state, BORIS) == 2
    assert not state.agenda


def test_d12_spies_removed_from_the_safe_house_itself_may_return_to_it() -> None:
    """R54."""
    # Given two spies of Boris on his own #41, and two of Anna
    state = given.table()
    given.court(state, ANNA, 38)
    given.court(state, BORIS, MASSON)
    given.spy(state, ANNA, MASSON, 2)
    given.spy(state, BORIS, MASSON, 2)
    given.acting(state)
    state = given.choose(
        state, given.act(38, BATTLE), BattleOn(MASSON), RemoveCylinder(10), RemoveCylinder(11)
    )

    # When he puts both back
    state = given.choose(state, ShelterSpy(MASSON), ShelterSpy(MASSON))

    # Then the battle is over and its limit used up
    assert spies(state, BORIS, MASSON) == 2
    assert given.asked(state).prompt == "turn.action"
    assert given.act(38, BATTLE) not in given.acts(state)


def test_r54_owners_decide_in_turn_order_from_the_active_player() -> None:
    # Given it is Boris' turn; Anna and Clara each have a Safe House and lose a spy
    state = given.table()
    given.court(state, ANNA, MASSON)
    given.court(state, CLARA, WADE)
    given.court(state, BORIS, SITE, 38)
    given.spy(state, ANNA, SITE)
    given.spy(state, BORIS, SITE, 2)
    given.spy(state, CLARA, SITE)
    given.acting(state, BORIS)

    state = given.choose(
        state, given.act(38, BATTLE), BattleOn(SITE), RemoveCylinder(0), RemoveCylinder(20)
    )

    # Then Clara, at his left hand, decides first
    assert given.asked(state).seat == CLARA
    assert given.options(state) == {ShelterSpy(WADE), ReturnSpy()}
    state = given.choose(state, ShelterSpy(WADE))
    assert given.asked(state).seat == ANNA
    assert given.options(state) == {ShelterSpy(MASSON), ReturnSpy()}


def test_r54_a_safe_house_does_not_help_spies_of_other_players() -> None:
    state = given.table()
    given.court(state, BORIS, MASSON)
    given.spy(state, ANNA, MASSON)
    given.spy(state, CLARA, MASSON)
    given.doing(state, Battle(ANNA, rank=1))

    state = given.choose(state, BattleOn(MASSON), RemoveCylinder(20))

    assert not state.agenda
    assert cylinders_in_play(state, CLARA) == 0

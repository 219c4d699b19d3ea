"""Battle (3.9) in a region; battles on court cards are in test_battle_on_cards.py."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import BattleIn, DiscardCard, RemoveBlock, RemoveCylinder, Stop
from pamir_desktop.model.pieces import armies, blocks_in_play, cylinders_in_play, tribes
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.terms import Border, CardAction, CardId, Region
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
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)

BATTLE = CardAction.BATTLE
NATIONALISM = 110


def test_e10_one_army_removes_one_enemy_army_or_road() -> None:
    # Given Anna and Boris are British; in Kabul a British and a Russian army, a tribe of each
    # of them, and a Russian road on a border
    state = given.table(loyalties=(BRITISH, BRITISH, AFGHAN))
    given.army(state, BRITISH, KABUL)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.army(state, RUSSIAN, KABUL)
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    given.doing(state, Battle(ANNA, rank=2))
    assert given.options(state) == {BattleIn(KABUL)}

    # When she fights there, the army and the road are the only targets
    state = given.choose(state, BattleIn(KABUL))
    assert given.options(state) == {RemoveBlock(24), RemoveBlock(25)}

    # And one piece is all she can remove
    state = given.choose(state, RemoveBlock(25))
    assert not state.agenda
    assert blocks_in_play(state, RUSSIAN) == 1
    assert armies(state, RUSSIAN, KABUL) == 1


@pytest.mark.parametrize(
    ("card", "force", "limit"), [(23, 3, 1), (38, 1, 1), (38, 2, 2), (38, 5, 2)]
)
def test_r48_from_one_piece_to_the_smaller_of_rank_and_force(
    card: int, force: int, limit: int
) -> None:
    """R49."""
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    given.court(state, ANNA, card)
    given.army(state, BRITISH, KABUL, force)
    given.army(state, RUSSIAN, KABUL, 6)
    given.acting(state)

    # Given the fight has begun, the first piece is not optional
    state = given.choose(state, given.act(card, BATTLE), BattleIn(KABUL))
    assert given.options(state) == {RemoveBlock(24)}

    # When she removes as many as she can, the battle is over
    for removed in range(limit):
        if removed:
            assert Stop() in given.options(state)
        state = given.choose(state, RemoveBlock(24 + removed))
    assert given.asked(state).prompt == "turn.action"
    assert armies(state, RUSSIAN, KABUL) == 6 - limit


def test_r48_one_may_stop_after_the_first_piece() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 2)
    given.doing(state, Battle(ANNA, rank=2))

    state = given.choose(state, BattleIn(KABUL), RemoveBlock(24))
    assert given.options(state) == {RemoveBlock(25), Stop()}
    state = given.choose(state, Stop())

    assert not state.agenda
    assert armies(state, RUSSIAN, KABUL) == 1


def test_a_battle_ends_when_nothing_is_left_to_remove() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 3)
    given.army(state, RUSSIAN, KABUL)
    given.doing(state, Battle(ANNA, rank=3))

    state = given.choose(state, BattleIn(KABUL), RemoveBlock(24))

    assert not state.agenda


def test_armies_roads_of_any_border_and_tribes_of_other_loyalties_can_be_removed() -> None:
    """R50."""
    # Given in Herat blocks of three coalitions and tribes of four players, two of them Afghan
    state = given.table(players=4)
    given.army(state, AFGHAN, HERAT, 3)
    given.army(state, BRITISH, HERAT)
    given.army(state, RUSSIAN, HERAT)
    given.road(state, AFGHAN, Border.PERSIA_HERAT)
    given.road(state, BRITISH, Border.PERSIA_HERAT)
    given.road(state, BRITISH, Border.HERAT_KANDAHAR)
    given.road(state, BRITISH, Border.KABUL_PUNJAB)
    given.army(state, BRITISH, KABUL)
    for seat in (ANNA, BORIS, CLARA, DARIA):
        given.tribe(state, seat, HERAT)
    given.tribe(state, BORIS, KABUL)
    given.doing(state, Battle(ANNA, rank=3))

    state = given.choose(state, BattleIn(HERAT))

    # Then the pieces of Afghans are safe, and those of other regions out of reach
    british_army, road_to_persia, road_to_kandahar, russian_army = 12, 13, 14, 24
    assert given.options(state) == {
        RemoveBlock(british_army),
        RemoveBlock(road_to_persia),
        RemoveBlock(road_to_kandahar),
        RemoveBlock(russian_army),
        RemoveCylinder(10),
        RemoveCylinder(20),
    }


def test_pieces_go_back_to_their_supplies() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 2)
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, BORIS, KABUL)
    state.placed_blocks = 1 << 24
    given.doing(state, Battle(ANNA, rank=2))

    state = given.choose(state, BattleIn(KABUL), RemoveBlock(24), RemoveCylinder(10))

    assert blocks_in_play(state, RUSSIAN) == 0
    assert cylinders_in_play(state, BORIS) == 0
    assert not state.placed_blocks  # in supply it is an ordinary piece again (R21)


@pytest.mark.parametrize("region", [KABUL, TRANSCASPIA])
def test_r52_own_roads_are_no_force(region: Region) -> None:
    # Given Anna has a road and a tribe but no army where the enemy is
    state = given.table()
    given.court(state, ANNA, 38)
    given.road(state, AFGHAN, Border.TRANSCASPIA_KABUL)
    given.tribe(state, ANNA, region)
    given.army(state, RUSSIAN, region)
    given.acting(state)

    assert given.act(38, BATTLE) not in given.acts(state)


def test_battle_is_not_on_the_menu_when_there_is_nothing_to_remove() -> None:
    # Given an army where only friends are, and the enemy elsewhere
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.court(state, ANNA, 38)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.army(state, RUSSIAN, PUNJAB)
    given.acting(state)
    assert given.act(38, BATTLE) not in given.acts(state)

    # When an enemy road touches the region, there is
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    assert given.act(38, BATTLE) in given.acts(state)


# --- Overthrow -------------------------------------------------------------------------------


def test_losing_the_last_tribe_in_battle_is_an_overthrow() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 2)
    given.court(state, BORIS, 5, 9, 57)
    given.tribe(state, BORIS, KABUL, 2)
    given.doing(state, Battle(ANNA, rank=2))
    state = given.choose(state, BattleIn(KABUL))

    # When one tribe stays, nothing happens
    one = given.choose(state, RemoveCylinder(10), Stop())
    assert one.players[BORIS].court == [5, 9, 57]

    # When both go, so does the political card of Kabul
    both = given.choose(state, RemoveCylinder(10), RemoveCylinder(11))
    assert both.players[BORIS].court == [9, 57]


def test_d22_players_are_overthrown_in_turn_order_each_to_the_end() -> None:
    """R51, R76."""
    # Given it is Boris' turn; he removes the last Punjab tribes of Anna and of Clara, whose
    # political card there is leveraged while she has no rupee
    state = given.table()
    given.army(state, BRITISH, PUNJAB, 2)
    given.tribe(state, ANNA, PUNJAB)
    given.tribe(state, CLARA, PUNJAB)
    given.court(state, ANNA, 26)
    given.court(state, BORIS, 38)
    given.court(state, CLARA, 27, 9)
    given.hand(state, CLARA, 13)
    given.rupees(state, CLARA, 0)
    given.acting(state, BORIS)

    state = given.choose(
        state, given.act(38, BATTLE), BattleIn(PUNJAB), RemoveCylinder(0), RemoveCylinder(20)
    )

    # Then both tribes have gone, Clara comes first, and Anna waits until her debt is settled
    assert tribes(state, ANNA, PUNJAB) == tribes(state, CLARA, PUNJAB) == 0
    assert (given.asked(state).seat, given.asked(state).prompt) == (CLARA, "debt.card")
    assert state.players[CLARA].court == [9]
    assert state.players[ANNA].court == [26]

    state = given.choose(state, DiscardCard(CardId(13)), DiscardCard(CardId(9)))
    assert state.players[ANNA].court == []
    assert state.players[CLARA].court == []
    assert state.discard == [27, 13, 9, 26]


def test_r51_marked_pieces_are_removed_together_at_the_end() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, BORIS, KABUL)
    given.court(state, BORIS, 5)
    given.army(state, RUSSIAN, KABUL)
    given.doing(state, Battle(ANNA, rank=3))

    state = given.choose(state, BattleIn(KABUL), RemoveCylinder(10))
    assert tribes(state, BORIS, KABUL) == 1
    assert state.players[BORIS].court == [5]
    assert given.options(state) == {RemoveBlock(24), Stop()}

    state = given.choose(state, RemoveBlock(24))
    assert tribes(state, BORIS, KABUL) == 0
    assert state.players[BORIS].court == []
    assert armies(state, RUSSIAN, KABUL) == 0


# --- Citadel ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("citadel", "region", "other"), [(17, KABUL, TRANSCASPIA), (97, TRANSCASPIA, KABUL)]
)
def test_r53_a_citadel_protects_the_tribes_of_its_owner_in_its_region(
    citadel: int, region: Region, other: Region
) -> None:
    # Given Boris has the Citadel, and tribes in both regions; Clara has one beside his
    state = given.table()
    given.court(state, BORIS, citadel)
    for place in (region, other):
        given.army(state, AFGHAN, place)
        given.tribe(state, BORIS, place)
    given.doing(state, Battle(ANNA, rank=1))

    # Then the region with his protected tribe alone is no site
    assert given.options(state) == {BattleIn(other)}

    # And where something else can be removed, the tribe still cannot
    given.tribe(state, CLARA, region)
    given.army(state, BRITISH, region)
    given.road(state, BRITISH, Border.TRANSCASPIA_KABUL)
    state = given.choose(state, BattleIn(region))
    assert given.options(state) == {RemoveBlock(12), RemoveBlock(13), RemoveCylinder(20)}


# --- Nationalism -----------------------------------------------------------------------------


def test_nationalism_makes_own_tribes_force_in_a_region() -> None:
    # Given Anna has two tribes and an army where three Russian armies are
    state = given.table()
    given.tribe(state, ANNA, KABUL, 2)
    given.army(state, AFGHAN, KABUL)
    given.army(state, RUSSIAN, KABUL, 4)
    given.event(state, NATIONALISM, ANNA)
    given.doing(state, Battle(ANNA, rank=4))

    state = given.choose(state, BattleIn(KABUL), *(RemoveBlock(24 + i) for i in range(3)))

    assert not state.agenda
    assert armies(state, RUSSIAN, KABUL) == 1


def test_nationalism_needs_no_army_and_counts_no_tribes_of_others() -> None:
    # Given Anna and Boris are both Afghan, without armies; Anna has Nationalism
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.court(state, ANNA, 38)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, PUNJAB)
    given.army(state, RUSSIAN, KABUL, 2)
    given.army(state, RUSSIAN, PUNJAB)
    given.event(state, NATIONALISM, ANNA)
    given.acting(state)

    state = given.choose(state, given.act(38, BATTLE))
    assert given.options(state) == {BattleIn(KABUL)}
    state = given.choose(state, BattleIn(KABUL), RemoveBlock(24))

    assert given.asked(state).prompt == "turn.action"
    assert armies(state, RUSSIAN, KABUL) == 1

"""Special abilities (section 4) about armies and tribes: #3, #17 and #97, #51."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Act,
    BattleIn,
    EndTurn,
    MoveArmy,
    MoveTribe,
    NameRegion,
    Purchase,
    RemoveBlock,
    RemoveCylinder,
    Stop,
    TakeBlock,
    TakeCylinder,
)
from pamir_desktop.model.pieces import (
    armies,
    block_at,
    blocks_in_play,
    cylinder_at,
    in_region,
    on_border,
    tribes,
)
from pamir_desktop.model.rules import battle
from pamir_desktop.model.rules.placing import PlaceCylinder
from pamir_desktop.model.terms import NEIGHBOURS, Border, CardAction, CardId, Region
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    CLARA,
    HERAT,
    KABUL,
    KANDAHAR,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)

# --- Insurrection (#3) -----------------------------------------------------------------------


def insurgent(check: int = 101) -> State:
    """Boris is Afghan and has #3; Anna may buy a check; nobody leads by 4 afterwards."""
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.court(state, BORIS, 3)
    given.market(state, top=(check,))
    for player in state.players:
        player.score = 10
    return given.acting(state)


def test_r90_after_a_failed_check_two_afghan_armies_rise_in_kabul() -> None:
    state = insurgent()
    given.army(state, RUSSIAN, KABUL, 3)
    after = given.choose(state, Purchase(0))
    assert armies(after, AFGHAN, KABUL) == 2
    assert armies(after, RUSSIAN, KABUL) == 3
    assert given.asked(after).seat == ANNA
    assert after.placed_blocks == 0b11


def test_r90_after_a_success_the_map_is_cleared_first() -> None:
    state = insurgent()
    given.army(state, AFGHAN, HERAT, 4)
    state.players[CLARA].score = 15
    after = given.choose(state, Purchase(0))
    assert armies(after, AFGHAN, KABUL) == 2
    assert blocks_in_play(after, AFGHAN) == 2


def test_r90_also_when_the_check_is_discarded_in_cleanup() -> None:
    state = insurgent()
    after = given.choose(state, EndTurn())
    assert armies(after, AFGHAN, KABUL) == 2


def test_r90_also_after_instability_once() -> None:
    # Given a check in the market and another one on top of the deck
    state = insurgent()
    given.market(state, top=(9, 101))
    given.deck(state, 102, 13)
    result = given.outcome(state, EndTurn())
    assert "instability" in given.logged(result)
    assert armies(result.state, AFGHAN, KABUL) == 2


def test_r90_with_a_short_supply_the_owner_picks_the_blocks() -> None:
    # Given one Afghan block in supply; armies in Herat, of which one was placed this turn, a road
    state = insurgent()
    given.army(state, AFGHAN, HERAT, 3)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB, 8)
    given.army(state, BRITISH, HERAT, 11)
    given.army(state, RUSSIAN, HERAT, 11)
    state.placed_blocks = 1 << 0
    after = given.choose(state, Purchase(0))
    assert given.asked(after).seat == BORIS
    road = block_at(after, AFGHAN, on_border(Border.KABUL_PUNJAB))
    assert given.options(after) == {TakeBlock(1), TakeBlock(road)}
    after = given.choose(after, TakeBlock(road))
    assert armies(after, AFGHAN, KABUL) == 2
    assert given.asked(after).seat == ANNA


def test_r22_r90_pieces_placed_this_turn_are_barred_in_cleanup_too() -> None:
    # Given all Afghan blocks were placed this turn, and the check comes in cleanup
    state = insurgent()
    given.army(state, AFGHAN, HERAT, 12)
    given.army(state, BRITISH, HERAT, 12)
    state.placed_blocks = (1 << 12) - 1
    after = given.choose(state, EndTurn())
    assert armies(after, AFGHAN, KABUL) == 0
    assert armies(after, AFGHAN, HERAT) == 12


def test_insurrection_is_over_when_the_game_ends() -> None:
    state = insurgent()
    state.resolved_checks = [CardId(102), CardId(103), CardId(104)]
    after = given.choose(state, Purchase(0))
    assert after.result is not None
    assert armies(after, AFGHAN, KABUL) == 0


def test_without_prince_akbar_khan_nobody_rises() -> None:
    state = insurgent()
    given.court(state, BORIS)
    given.hand(state, BORIS, 3)
    after = given.choose(state, Purchase(0))
    assert blocks_in_play(after, AFGHAN) == 0


# --- Citadel (#17, #97) ----------------------------------------------------------------------


def besieged(citadel: int, region: Region) -> State:
    """Boris's tribes, an army and a road of his coalition against Anna's armies."""
    state = given.table()
    given.court(state, ANNA, 43)
    given.court(state, BORIS, citadel)
    given.army(state, AFGHAN, region, 2)
    given.army(state, BRITISH, region)
    given.road(state, BRITISH, Border.TRANSCASPIA_KABUL)
    given.tribe(state, BORIS, region, 2)
    return given.acting(state)


BATTLE = Act(CardId(43), CardAction.BATTLE)


@pytest.mark.parametrize(("citadel", "region"), [(17, KABUL), (97, TRANSCASPIA)])
def test_r53_a_citadel_protects_tribes_in_its_region_but_not_armies_and_roads(
    citadel: int, region: Region
) -> None:
    state = besieged(citadel, region)
    after = given.choose(state, BATTLE, BattleIn(region))
    army = block_at(state, BRITISH, in_region(region))
    road = block_at(state, BRITISH, on_border(Border.TRANSCASPIA_KABUL))
    assert given.options(after) == {RemoveBlock(army), RemoveBlock(road)}


@pytest.mark.parametrize(("citadel", "region"), [(17, TRANSCASPIA), (97, KABUL), (17, HERAT)])
def test_a_citadel_protects_no_other_region(citadel: int, region: Region) -> None:
    state = besieged(citadel, region)
    after = given.choose(state, BATTLE, BattleIn(region))
    assert RemoveCylinder(10) in given.options(after)


def test_a_citadel_protects_only_its_owners_tribes() -> None:
    state = besieged(17, KABUL)
    given.tribe(state, CLARA, KABUL)
    after = given.choose(state, BATTLE, BattleIn(KABUL))
    assert RemoveCylinder(20) in given.options(after)
    assert RemoveCylinder(10) not in given.options(after)


def test_a_region_with_nothing_but_protected_tribes_is_no_battle_site() -> None:
    state = given.table()
    given.court(state, ANNA, 43)
    given.court(state, BORIS, 17)
    given.army(state, AFGHAN, KABUL, 2)
    given.tribe(state, BORIS, KABUL)
    given.acting(state)
    assert battle.region_obstacle(state, ANNA, KABUL) == "battle.nothing_there"
    assert BATTLE not in given.options(state)


@pytest.mark.parametrize(("citadel", "region"), [(17, KABUL), (97, TRANSCASPIA)])
def test_r53_a_citadel_does_not_help_against_rebuke(citadel: int, region: Region) -> None:
    state = given.table()
    given.market(state, top=(116,))
    given.court(state, BORIS, citadel)
    given.tribe(state, BORIS, region)
    given.acting(state)
    after = given.choose(state, Purchase(0), NameRegion(region))
    assert tribes(after, BORIS, region) == 0


def test_r53_a_citadel_does_not_help_against_riots() -> None:
    state = given.table()
    given.market(state, top=(112,))
    given.court(state, BORIS, 17)
    given.tribe(state, BORIS, KABUL)
    given.acting(state)
    after = given.choose(state, EndTurn())
    assert tribes(after, BORIS, KABUL) == 0


def test_r53_a_citadel_does_not_stop_its_owner_from_taking_the_tribe_elsewhere() -> None:
    state = given.table()
    given.court(state, BORIS, 17)
    given.tribe(state, BORIS, KABUL, 10)
    given.doing(state, PlaceCylinder(BORIS, in_region(PUNJAB)))
    after = given.choose(state, TakeCylinder(10))
    assert tribes(after, BORIS, KABUL) == 9


# --- Indian Supplies (#51) -------------------------------------------------------------------


def supplied() -> State:
    """Anna is British with #51 and Move 2; one British army in Kandahar, no roads."""
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.court(state, ANNA, 51, 50)
    given.army(state, BRITISH, KANDAHAR)
    return given.acting(state)


MOVE = Act(CardId(50), CardAction.MOVE)


def test_indian_supplies_march_without_roads_to_neighbours_only() -> None:
    state = supplied()
    army = block_at(state, BRITISH, in_region(KANDAHAR))
    after = given.choose(state, MOVE)
    assert given.options(after) == {MoveArmy(army, region) for region in (HERAT, KABUL, PUNJAB)}
    after = given.choose(after, MoveArmy(army, KABUL))
    assert given.options(after) == {
        *(MoveArmy(army, region) for region in NEIGHBOURS[KABUL]),
        Stop(),
    }


def test_without_indian_supplies_an_army_needs_a_road_of_its_own_coalition() -> None:
    state = supplied()
    given.court(state, ANNA, 50)
    given.court(state, CLARA, 51)
    given.road(state, RUSSIAN, Border.HERAT_KANDAHAR)
    assert MOVE not in given.options(state)
    given.road(state, BRITISH, Border.KABUL_KANDAHAR)
    army = block_at(state, BRITISH, in_region(KANDAHAR))
    assert given.options(given.choose(state, MOVE)) == {MoveArmy(army, KABUL)}


def test_indian_supplies_move_no_foreign_armies() -> None:
    state = supplied()
    state.blocks = bytearray(36)
    given.army(state, RUSSIAN, KANDAHAR)
    assert MOVE not in given.options(state)


def test_r46_indian_supplies_cover_tribes_moved_by_nationalism() -> None:
    state = supplied()
    given.event(state, 110, ANNA)
    given.tribe(state, ANNA, PUNJAB)
    tribe = cylinder_at(state, ANNA, in_region(PUNJAB))
    army = block_at(state, BRITISH, in_region(KANDAHAR))
    after = given.choose(state, MOVE)
    assert given.options(after) == {
        *(MoveTribe(tribe, region) for region in (KABUL, KANDAHAR)),
        *(MoveArmy(army, region) for region in (HERAT, KABUL, PUNJAB)),
    }
    after = given.choose(after, MoveTribe(tribe, KABUL))
    assert tribes(after, ANNA, KABUL) == 1

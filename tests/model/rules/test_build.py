"""Build (3.6)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    BuildArmy,
    BuildRoad,
    Choice,
    PlayAt,
    PlayCard,
    Purchase,
    Stop,
    TakeBlock,
)
from pamir_desktop.model.pieces import armies, blocks_in_play, roads
from pamir_desktop.model.rules.build import Build
from pamir_desktop.model.terms import Border, CardAction, CardId, CourtEnd
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, HERAT, KABUL, KANDAHAR, PERSIA, PUNJAB

BUILD = CardAction.BUILD
NATION_BUILDING = 112

KABUL_SPACES: set[Choice] = {
    BuildArmy(KABUL),
    BuildRoad(Border.TRANSCASPIA_KABUL),
    BuildRoad(Border.HERAT_KABUL),
    BuildRoad(Border.KABUL_KANDAHAR),
    BuildRoad(Border.KABUL_PUNJAB),
}


def test_e8_two_armies_in_the_only_region_ruled() -> None:
    # Given Anna is British, rules Kabul only, and the market is full
    state = given.table(loyalties=(BRITISH, AFGHAN, AFGHAN))
    given.full_market(state)
    given.court(state, ANNA, 10)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 20)
    given.acting(state)

    # Then Kabul and its four borders are the spaces
    state = given.choose(state, given.act(10, BUILD))
    assert given.options(state) == KABUL_SPACES

    # When she builds two armies
    state = given.choose(state, BuildArmy(KABUL), BuildArmy(KABUL), Stop())

    # Then four rupees are on the two rightmost cards of both rows, which she may not buy
    assert armies(state, BRITISH, KABUL) == 2
    assert state.players[ANNA].rupees == 16
    assert state.market_rupees == [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1]
    bought = {choice.slot for choice in given.options(state) if isinstance(choice, Purchase)}
    assert bought == {0, 1, 2, 3, 6, 7, 8, 9}
    assert state.actions_left == 1


def test_r40_one_block_must_be_built_and_three_are_the_most() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 20)
    given.doing(state, Build(ANNA))
    assert Stop() not in given.options(state)

    state = given.choose(state, BuildArmy(KABUL))
    assert given.options(state) == KABUL_SPACES | {Stop()}

    state = given.choose(state, BuildArmy(KABUL), BuildRoad(Border.KABUL_PUNJAB))
    assert not state.agenda
    assert state.players[ANNA].rupees == 14


def test_building_ends_when_the_next_block_cannot_be_paid() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 5)
    given.doing(state, Build(ANNA))

    state = given.choose(state, BuildArmy(KABUL), BuildArmy(KABUL))

    assert not state.agenda
    assert state.players[ANNA].rupees == 1


def test_blocks_are_of_the_builders_loyalty_and_may_join_others() -> None:
    # Given an Afghan rules Kabul and Kandahar; a British road is between Kandahar and Punjab
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, ANNA, KANDAHAR)
    given.road(state, BRITISH, Border.KANDAHAR_PUNJAB)
    given.doing(state, Build(ANNA))

    # Then the border of the two is offered once
    assert given.options(state) == KABUL_SPACES | {
        BuildArmy(KANDAHAR),
        BuildRoad(Border.HERAT_KANDAHAR),
        BuildRoad(Border.KANDAHAR_PUNJAB),
    }
    state = given.choose(state, BuildRoad(Border.KANDAHAR_PUNJAB))
    assert roads(state, AFGHAN, Border.KANDAHAR_PUNJAB) == 1
    assert roads(state, BRITISH, Border.KANDAHAR_PUNJAB) == 1


def test_r21_a_built_block_counts_as_placed_this_turn() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, KABUL)
    given.doing(state, Build(ANNA))

    state = given.choose(state, BuildArmy(KABUL))

    assert state.placed_blocks == 0b10


@pytest.mark.parametrize(
    ("rupees", "tribes", "rivals", "offered"),
    [(2, 1, 0, True), (1, 1, 0, False), (9, 0, 0, False), (9, 1, 1, False), (9, 2, 1, True)],
)
def test_build_needs_a_ruled_region_and_two_rupees(
    rupees: int, tribes: int, rivals: int, offered: bool
) -> None:
    state = given.table()
    given.court(state, ANNA, 10)
    given.rupees(state, ANNA, rupees)
    given.tribe(state, ANNA, KABUL, tribes)
    given.tribe(state, BORIS, KABUL, rivals)
    given.acting(state)

    assert (given.act(10, BUILD) in given.acts(state)) is offered


def test_claim_of_ancient_lineage_does_not_let_one_build() -> None:
    state = given.table()
    given.court(state, ANNA, 5)
    given.acting(state)

    assert given.act(5, BUILD) not in given.acts(state)


def test_r25_with_an_empty_supply_blocks_come_from_the_map() -> None:
    # Given all twelve Afghan blocks in play, whoever put them there
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, PERSIA, 11)
    given.road(state, AFGHAN, Border.PERSIA_HERAT)
    given.doing(state, Build(ANNA))

    state = given.choose(state, BuildArmy(KABUL))

    # Then Anna takes an army or the road, and a road may become an army
    assert given.options(state) == {TakeBlock(0), TakeBlock(11)}
    state = given.choose(state, TakeBlock(11))
    assert armies(state, AFGHAN, KABUL) == 1
    assert roads(state, AFGHAN, Border.PERSIA_HERAT) == 0


def test_r25_build_cannot_start_when_no_block_qualifies() -> None:
    # Given all twelve Afghan blocks were placed this turn
    state = given.table()
    given.court(state, ANNA, 10)
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, PERSIA, 12)
    state.placed_blocks = (1 << 12) - 1
    given.acting(state)
    assert given.act(10, BUILD) not in given.acts(state)

    # When one is from an earlier turn, it can
    state.placed_blocks &= ~(1 << 7)
    assert given.act(10, BUILD) in given.acts(state)


def test_r41_rule_is_judged_before_a_block_is_picked_up_and_again_for_the_next() -> None:
    # Given Anna rules Kabul only thanks to one army, and Herat; the supply is empty
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, ANNA, HERAT)
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    given.army(state, AFGHAN, PERSIA, 11)
    given.rupees(state, ANNA, 20)
    given.doing(state, Build(ANNA))

    # When she takes that very army for a road on a border of Kabul
    state = given.choose(state, BuildRoad(Border.KABUL_PUNJAB), TakeBlock(0))

    # Then the road is built, and the next block can only go to Herat
    assert roads(state, AFGHAN, Border.KABUL_PUNJAB) == 1
    assert BuildArmy(KABUL) not in given.options(state)
    assert BuildRoad(Border.KABUL_PUNJAB) not in given.options(state)
    assert BuildArmy(HERAT) in given.options(state)


def test_r41_building_ends_when_no_region_is_ruled_any_more() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    given.army(state, AFGHAN, PERSIA, 11)
    given.rupees(state, ANNA, 20)
    given.doing(state, Build(ANNA))

    state = given.choose(state, BuildRoad(Border.KABUL_PUNJAB), TakeBlock(0))

    assert not state.agenda
    assert state.players[ANNA].rupees == 18


# --- Nation Building -------------------------------------------------------------------------


@pytest.mark.parametrize(("blocks", "price"), [(1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_r42_nation_building_gives_two_blocks_for_each_one_paid(blocks: int, price: int) -> None:
    state = given.table()
    given.full_market(state)
    given.event(state, NATION_BUILDING, ANNA)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 20)
    given.doing(state, Build(ANNA))

    state = given.choose(state, *[BuildArmy(KABUL)] * blocks)
    if blocks < 6:
        state = given.choose(state, Stop())

    # Then all instalments are one payment: no card has two rupees
    assert not state.agenda
    assert armies(state, AFGHAN, KABUL) == blocks
    assert state.players[ANNA].rupees == 20 - price
    assert sum(state.market_rupees) == price
    assert max(state.market_rupees) == 1


def test_r42_with_two_rupees_nation_building_gives_both_blocks_and_no_third() -> None:
    state = given.table()
    given.event(state, NATION_BUILDING, ANNA)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 3)
    given.doing(state, Build(ANNA))

    state = given.choose(state, BuildArmy(KABUL))
    assert given.options(state) == KABUL_SPACES | {Stop()}
    state = given.choose(state, BuildArmy(KABUL))

    assert not state.agenda
    assert state.players[ANNA].rupees == 1


def test_three_instalments_go_leftwards_and_the_surplus_leaves_the_game() -> None:
    """2.7, R28, R29."""
    # Given one card in the top row and three in the bottom row
    state = given.table()
    given.market(state, top=(9,), bottom=(55, 59, 61))
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 6)
    given.doing(state, Build(ANNA))

    state = given.choose(state, BuildArmy(KABUL))
    assert (state.market_rupees[0], state.market_rupees[6:9]) == (1, [0, 0, 1])
    state = given.choose(state, BuildArmy(KABUL))
    assert (state.market_rupees[0], state.market_rupees[6:9]) == (1, [1, 1, 1])
    before = state.rupees_in_game
    state = given.choose(state, BuildArmy(KABUL))
    assert (state.market_rupees[0], state.market_rupees[6:9]) == (1, [1, 1, 1])
    assert state.players[ANNA].rupees == 0
    assert state.rupees_in_game == before - 2


def test_nation_building_helps_only_its_owner() -> None:
    state = given.table()
    given.event(state, NATION_BUILDING, BORIS)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 20)
    given.doing(state, Build(ANNA))

    state = given.choose(state, *[BuildArmy(KABUL)] * 3)

    assert not state.agenda
    assert state.players[ANNA].rupees == 14


# --- Infrastructure --------------------------------------------------------------------------


def test_r43_infrastructure_adds_one_free_block_that_must_be_placed() -> None:
    # Given Anna has #78 and builds with another card
    state = given.table()
    given.court(state, ANNA, 78, 10)
    given.tribe(state, ANNA, KABUL)
    given.acting(state)
    state = given.choose(state, given.act(10, BUILD), BuildArmy(KABUL), Stop())

    # Then one more block is placed for nothing, and she cannot decline
    assert given.options(state) == KABUL_SPACES
    state = given.choose(state, BuildRoad(Border.HERAT_KABUL))
    assert roads(state, AFGHAN, Border.HERAT_KABUL) == 1
    assert state.players[ANNA].rupees == 2
    assert given.asked(state).prompt == "turn.action"


def test_r43_infrastructure_follows_a_full_build_and_nation_building_does_not_double_it() -> None:
    state = given.table()
    given.event(state, NATION_BUILDING, ANNA)
    given.court(state, ANNA, 78)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 6)
    given.acting(state)

    state = given.choose(state, given.act(78, BUILD), *[BuildArmy(KABUL)] * 7)

    assert given.asked(state).prompt == "turn.action"
    assert armies(state, AFGHAN, KABUL) == 7


def test_infrastructure_of_another_player_gives_nothing() -> None:
    state = given.table()
    given.court(state, ANNA, 10)
    given.court(state, BORIS, 78)
    given.tribe(state, ANNA, KABUL)
    given.acting(state)

    state = given.choose(state, given.act(10, BUILD), BuildArmy(KABUL), Stop())

    assert given.asked(state).prompt == "turn.action"


def test_r43_infrastructure_is_skipped_when_no_region_is_ruled_any_more() -> None:
    state = given.table()
    given.court(state, ANNA, 78)
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    given.army(state, AFGHAN, PERSIA, 11)
    given.acting(state)

    state = given.choose(state, given.act(78, BUILD), BuildRoad(Border.KABUL_PUNJAB), TakeBlock(0))

    assert given.asked(state).prompt == "turn.action"


def test_d24_after_all_twelve_blocks_were_placed_infrastructure_and_road_icons_are_skipped() -> (
    None
):
    """R23, R43."""
    # Given a rich player with Nation Building, Infrastructure and two favored Build cards
    state = given.table()
    given.event(state, NATION_BUILDING, ANNA)
    given.court(state, ANNA, 44, 77, 78)
    given.hand(state, ANNA, 9)
    given.tribe(state, ANNA, PUNJAB)
    given.rupees(state, ANNA, 30)
    given.acting(state)

    # When the first Build brings seven blocks and the second the last five
    state = given.choose(state, given.act(44, BUILD), *[BuildArmy(PUNJAB)] * 7)
    assert blocks_in_play(state, AFGHAN) == 7
    state = given.choose(state, given.act(77, BUILD), *[BuildArmy(PUNJAB)] * 5)

    # Then neither a sixth block nor Infrastructure is asked for, and no further Build is offered
    assert given.asked(state).prompt == "turn.action"
    assert state.actions_left == 2
    assert given.act(78, BUILD) not in given.acts(state)

    # When she plays a card with a road icon, the icon is skipped
    state = given.choose(state, PlayCard(CardId(9)), PlayAt(CourtEnd.LEFT))
    assert given.asked(state).prompt == "turn.action"
    assert armies(state, AFGHAN, PUNJAB) == 12

"""Placing a piece, and what to do when the supply is empty (3.3b)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Act,
    BuildArmy,
    GiveGift,
    MoveArmy,
    PlaceSpy,
    PlayAt,
    PlayCard,
    Stop,
    TakeBlock,
    TakeCylinder,
)
from pamir_desktop.model.pieces import (
    armies,
    block_at,
    blocks_in_play,
    cylinder_at,
    cylinders_in_play,
    gifts,
    in_region,
    on_border,
    on_gift,
    return_block,
    return_cylinder,
    roads,
    spies,
    takeable_cylinders,
    tribes,
)
from pamir_desktop.model.rules import build, gift
from pamir_desktop.model.rules.gift import Gift
from pamir_desktop.model.rules.placing import PlaceBlock, PlaceCylinder
from pamir_desktop.model.terms import Border, CardAction, CardId, CourtEnd, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, HERAT, KABUL, PERSIA, PUNJAB, RUSSIAN


def no_cylinder_left(state: State) -> None:
    """Anna's ten: three tribes in Herat, one in Kabul, a gift, five spies on #9."""
    given.court(state, BORIS, 9)
    given.tribe(state, ANNA, HERAT, 3)
    given.tribe(state, ANNA, KABUL)
    given.gift(state, ANNA, 1)
    given.spy(state, ANNA, 9, 5)


# --- From the supply -------------------------------------------------------------------------


def test_while_there_is_a_supply_no_other_source_is_offered() -> None:
    # Given one cylinder and one block are left in supply, the very first ones
    state = given.table()
    state.cylinders[1:10] = bytes([in_region(HERAT)] * 9)
    state.blocks[1:12] = bytes([in_region(HERAT)] * 11)
    given.doing(state, PlaceCylinder(ANNA, in_region(KABUL)))
    given.doing(state, PlaceBlock(ANNA, AFGHAN, in_region(KABUL)))
    assert not state.agenda
    assert (tribes(state, ANNA, KABUL), tribes(state, ANNA, HERAT)) == (1, 9)
    assert (armies(state, AFGHAN, KABUL), armies(state, AFGHAN, HERAT)) == (1, 11)


def test_r21_every_placement_is_remembered_for_the_turn() -> None:
    state = given.table()
    given.court(state, BORIS, 9)
    given.doing(
        state,
        PlaceCylinder(ANNA, in_region(KABUL)),
        PlaceCylinder(BORIS, CardId(9)),
        PlaceBlock(ANNA, RUSSIAN, on_border(Border.KABUL_PUNJAB)),
    )
    assert state.placed_cylinders == 1 << 0 | 1 << 10
    assert state.placed_blocks == 1 << 24


def test_r21_a_returned_piece_is_an_ordinary_supply_piece_again() -> None:
    # Given two armies and two tribes were placed this turn
    state = given.table()
    army, tribe = PlaceBlock(ANNA, AFGHAN, in_region(KABUL)), PlaceCylinder(ANNA, in_region(KABUL))
    given.doing(state, army, army, tribe, tribe)
    assert (state.placed_blocks, state.placed_cylinders) == (0b11, 0b11)

    # When the second of each returns
    return_block(state, 1)
    return_cylinder(state, 1)
    assert (state.placed_blocks, state.placed_cylinders) == (0b01, 0b01)


# --- From play -------------------------------------------------------------------------------


def test_e3_with_an_empty_supply_a_tribe_may_become_a_spy() -> None:
    # Given Anna plays Harry Flashman with all cylinders in play
    state = given.table()
    no_cylinder_left(state)
    given.hand(state, ANNA, 18)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(18)), PlaceSpy(CardId(18)))

    # Then she must take a piece: one tribe of either region, the gift, or a spy (R20)
    sources = (in_region(HERAT), in_region(KABUL), on_gift(1), 9)
    pieces = {place: cylinder_at(after, ANNA, place) for place in sources}
    assert given.options(after) == {TakeCylinder(piece) for piece in pieces.values()}

    # When she takes the tribe from Herat
    after = given.choose(after, TakeCylinder(pieces[in_region(HERAT)]))
    assert spies(after, ANNA, CardId(18)) == 1
    assert tribes(after, ANNA, HERAT) == 2
    assert cylinders_in_play(after, ANNA) == 10


def test_r20_a_gift_may_be_taken_and_is_simply_lost() -> None:
    state = given.table()
    no_cylinder_left(state)
    given.doing(state, PlaceCylinder(ANNA, in_region(PUNJAB)))
    piece = cylinder_at(state, ANNA, on_gift(1))
    after = given.choose(state, TakeCylinder(piece))
    assert gifts(after, ANNA) == []
    assert tribes(after, ANNA, PUNJAB) == 1
    assert after.players[ANNA].rupees == 4


def test_r21_pieces_placed_this_turn_are_barred() -> None:
    # Given the gift, the Kabul tribe and one of the Herat tribes were placed this turn
    state = given.table()
    no_cylinder_left(state)
    herat = [c for c in range(10) if state.cylinders[c] == in_region(HERAT)]
    kabul = cylinder_at(state, ANNA, in_region(KABUL))
    present = cylinder_at(state, ANNA, on_gift(1))
    state.placed_cylinders = 1 << herat[0] | 1 << kabul | 1 << present
    given.doing(state, PlaceCylinder(ANNA, in_region(PERSIA)))
    assert given.options(state) == {
        TakeCylinder(herat[1]),
        TakeCylinder(cylinder_at(state, ANNA, 9)),
    }


def test_r24_a_piece_may_be_put_back_where_it_came_from() -> None:
    state = given.table()
    no_cylinder_left(state)
    given.court(state, ANNA, 5)
    given.doing(state, PlaceCylinder(ANNA, in_region(KABUL)))
    piece = cylinder_at(state, ANNA, in_region(KABUL))
    after = given.choose(state, TakeCylinder(piece))
    assert after.cylinders == state.cylinders
    assert after.players[ANNA].court == [5]
    assert after.placed_cylinders == 1 << piece


def test_r24_the_overthrow_comes_after_the_placement() -> None:
    # Given the last Kabul tribe becomes a spy on the very card that falls with it
    state = given.table()
    no_cylinder_left(state)
    given.court(state, ANNA, 5)
    given.doing(state, PlaceCylinder(ANNA, CardId(5)))
    piece = cylinder_at(state, ANNA, in_region(KABUL))
    result = given.outcome(state, TakeCylinder(piece))

    # Then the spy was on it for a moment and is home again, to be placed again this turn (R103)
    assert result.state.players[ANNA].court == []
    assert given.logged(result)[0] == "cylinder.placed"
    assert cylinders_in_play(result.state, ANNA) == 9
    assert result.state.placed_cylinders == 0


def test_r19_a_last_tribe_that_becomes_a_tribe_elsewhere_costs_the_court() -> None:
    # Given Anna's only tribe in Kabul, a political card of Kabul and one of Herat
    state = given.table()
    no_cylinder_left(state)
    given.court(state, ANNA, 5, 57)
    given.doing(state, PlaceCylinder(ANNA, in_region(PUNJAB)))

    # When that tribe goes to Punjab
    after = given.choose(state, TakeCylinder(cylinder_at(state, ANNA, in_region(KABUL))))

    # Then she is overthrown in Kabul alone
    assert (tribes(after, ANNA, KABUL), tribes(after, ANNA, PUNJAB)) == (0, 1)
    assert after.players[ANNA].court == [57]


def test_blocks_are_taken_from_anywhere_on_the_map_whoever_put_them_there() -> None:
    state = given.table()
    given.army(state, AFGHAN, HERAT, 5)
    given.army(state, AFGHAN, KABUL, 4)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB, 3)
    given.army(state, RUSSIAN, HERAT, 3)
    given.doing(state, PlaceBlock(BORIS, AFGHAN, on_border(Border.PERSIA_HERAT)))
    assert given.asked(state).seat == BORIS
    places = (in_region(HERAT), in_region(KABUL), on_border(Border.KABUL_PUNJAB))
    assert given.options(state) == {TakeBlock(block_at(state, AFGHAN, p)) for p in places}

    # When an army becomes a road
    after = given.choose(state, TakeBlock(block_at(state, AFGHAN, in_region(HERAT))))
    assert armies(after, AFGHAN, HERAT) == 4
    assert roads(after, AFGHAN, Border.PERSIA_HERAT) == 1
    assert blocks_in_play(after, AFGHAN) == 12


def test_r21_a_moved_piece_is_not_a_placed_one() -> None:
    # Given all Afghan blocks are in play and one army moves
    state = given.table()
    given.army(state, AFGHAN, HERAT, 11)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.court(state, ANNA, 29)
    given.acting(state)
    after = given.choose(state, Act(CardId(29), CardAction.MOVE), MoveArmy(0, KABUL), Stop())
    assert after.placed_blocks == 0
    after.agenda.clear()
    given.doing(after, PlaceBlock(ANNA, AFGHAN, in_region(PUNJAB)))
    assert TakeBlock(0) in given.options(after)


# --- Nothing to take -------------------------------------------------------------------------


def test_r23_without_any_piece_the_placement_is_skipped() -> None:
    state = given.table()
    no_cylinder_left(state)
    given.army(state, AFGHAN, HERAT, 12)
    state.placed_cylinders = (1 << 10) - 1
    state.placed_blocks = (1 << 12) - 1
    state.log = []
    before = (state.cylinders[:], state.blocks[:])
    given.doing(
        state,
        PlaceCylinder(ANNA, in_region(PERSIA)),
        PlaceBlock(ANNA, AFGHAN, in_region(PERSIA)),
    )
    assert not state.agenda
    assert (state.cylinders, state.blocks) == before
    assert [entry.id for entry in state.log] == ["placement.skipped"] * 2


def test_r25_r26_build_and_gift_need_a_piece_that_qualifies() -> None:
    # Given everything is in play, and then also placed this turn
    state = given.table()
    no_cylinder_left(state)
    given.army(state, AFGHAN, HERAT, 12)
    assert (build.obstacle(state, ANNA), gift.obstacle(state, ANNA)) == (None, None)
    state.placed_cylinders = (1 << 10) - 1
    state.placed_blocks = (1 << 12) - 1
    assert build.obstacle(state, ANNA) == "build.no_block"
    assert gift.obstacle(state, ANNA) == "gift.no_cylinder"


def test_r26_a_gift_with_an_empty_supply_takes_a_cylinder_from_play() -> None:
    state = given.table()
    given.full_market(state)
    no_cylinder_left(state)
    given.doing(state, Gift(ANNA))
    after = given.choose(state, GiveGift(0))
    assert given.asked(after).prompt == "take.cylinder"
    after = given.choose(after, TakeCylinder(cylinder_at(after, ANNA, 9)))
    assert gifts(after, ANNA) == [0, 1]
    assert spies(after, ANNA, CardId(9)) == 4


def test_d24_twelve_blocks_may_be_built_in_one_turn_and_the_next_is_skipped() -> None:
    # Given Nation Building, two favored Build cards, Infrastructure, and Anna rules Kabul
    state = given.table()
    given.full_market(state)
    given.event(state, 112, ANNA)
    given.court(state, ANNA, 14, 28, 78)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 30)
    state.favored = Suit.ECONOMIC
    given.acting(state)

    # When she builds six armies and the free one, and six more, of which five are left
    army = BuildArmy(KABUL)
    after = given.choose(state, Act(CardId(14), CardAction.BUILD), *[army] * 7)
    assert armies(after, AFGHAN, KABUL) == 7
    after = given.choose(after, Act(CardId(28), CardAction.BUILD), *[army] * 5)

    # Then all twelve are there, the rest of the Build and the Infrastructure are skipped
    assert armies(after, AFGHAN, KABUL) == 12
    assert given.asked(after).prompt == "turn.action"
    assert Act(CardId(78), CardAction.BUILD) not in given.options(after)

    # And so is the road of a card played now
    given.hand(after, ANNA, 96)
    played = given.choose(after, PlayCard(CardId(96)), PlayAt(CourtEnd.LEFT))
    assert given.asked(played).prompt == "turn.action"
    assert armies(played, AFGHAN, KABUL) == 12


def test_r22_pieces_are_free_again_in_the_next_turn() -> None:
    state = given.table(players=2)
    no_cylinder_left(state)
    state.placed_cylinders = (1 << 10) - 1
    assert takeable_cylinders(state, ANNA) == []
    given.beginning(state, BORIS)
    assert len(takeable_cylinders(state, ANNA)) == 4

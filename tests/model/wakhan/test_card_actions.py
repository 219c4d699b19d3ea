"""Her card actions: acting card, bribes, targets (wakhan.md 4.5 to 4.12)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.decisions import ReturnSpy, ShelterSpy
from pamir_desktop.model.pieces import armies, gifts, in_region, roads, spies, tribes
from pamir_desktop.model.rules.ruling import influence, ruler_of
from pamir_desktop.model.setup import Printing, SpyMovement
from pamir_desktop.model.wakhan.card_actions import WakhanAct
from pamir_desktop.model.wakhan.move import WakhanMove
from pamir_desktop.model.words import Border, CardAction, CardId, CourtEnd, Seat, Suit
from tests.model import given
from tests.model.given import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)
from tests.model.wakhan import scenes
from tests.model.wakhan.scenes import BOTTOM, LEFT, RIGHT, TOP, H, Seen, W


def act(state: State, card: int, action: CardAction) -> Seen:
    """She carries out an action with exactly this card."""
    return scenes.watch(state, WakhanAct(CardId(card), action, most_spied=False))


# --- The acting card -------------------------------------------------------------------------


def test_w41_the_highest_priority_card_acts_hostage_or_not() -> None:
    # Given three tax cards; 29 is hostage for one rupee
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, W, 9, 29, 13)
    given.spy(state, H, 29)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)

    # When the tax line is tried
    seen = scenes.try_line(state, "tax")

    # Then 29 acts, and the bribe is paid first
    trace = seen.one("trace.acting")
    assert (trace["cards"], trace["bribes"], trace["payable"]) == (
        (9, 29, 13),
        (0, 1, 0),
        (1, 1, 1),
    )
    choice = seen.one("trace.cards", purpose="act")
    assert (choice["cards"], choice["decided"]) == ((29, 13, 9), "number")
    assert seen.one("trace.line")["acting"] == 29
    assert given.purses(state) == [4 - 1 + 2, 5]
    ids = seen.ids()
    assert ids.index("bribe.paid") < ids.index("action.begun") < ids.index("tax.market")


def test_a_card_acts_once_and_a_missing_card_is_the_reason() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)
    assert scenes.try_line(state, "tax").lines() == [("tax", "invalid", "no_acting_card")]
    given.court(state, W, 9)
    state.used = 1 << 9
    assert scenes.try_line(state, "tax").lines() == [("tax", "invalid", "no_acting_card")]


def test_case_24_a_hostage_she_cannot_pay_for_is_not_eligible() -> None:
    # Given her only tax card carries two human spies, and a taxable rupee exists
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, W, 9)
    given.spy(state, H, 9, 2)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 1)

    # When she has 1 rupee the line is invalid
    given.rupees(state, W, 1)
    assert scenes.try_line(state, "tax").lines() == [("tax", "invalid", "cannot_pay")]

    # When she has 2 she pays them to that human, then taxes
    given.rupees(state, W, 2)
    seen = scenes.try_line(state, "tax")
    assert seen.one("bribe.paid") == {"seat": W, "recipient": H, "rupees": 2}
    assert given.purses(state) == [1, 6]


def test_civil_service_and_courtly_manners_free_her_hostages() -> None:
    for reforms in (True, False):
        state = scenes.reading(scenes.solo(), front=1)
        given.court(state, W, 9)
        if reforms:
            given.court(state, W, 9, 24)
            given.tribe(state, W, PUNJAB)
        else:
            given.event(state, 107, W)
        given.spy(state, H, 9, 2)
        given.market(state, top=(55,))
        given.rupees_on(state, 0, 1)
        given.rupees(state, W, 0)
        seen = scenes.try_line(state, "tax")
        assert seen.lines() == [("tax", "valid", "target")]
        assert given.purses(state) == [1, 4]
        assert ("bribe.withheld" in seen.ids()) is not reforms


def test_a_favored_card_acts_as_a_bonus_and_spends_no_action() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 9)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 1)
    first = scenes.try_line(state, "tax").all("trace.line")[0]
    assert (first["bonus"], first["reason"], first["actions_left"]) == (1, "favored", 1)


# --- Tax -------------------------------------------------------------------------------------


def test_case_22_humans_are_taxed_before_the_market() -> None:
    # Given both humans 4 rupees and a Punjab card; LEFT shelters 2, RIGHT nothing; rank 3
    state = scenes.reading(scenes.trio(), front=1, side=TOP)
    given.tribe(state, W, PUNJAB)
    given.court(state, LEFT, 29)
    given.court(state, RIGHT, 33)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)
    state.players[W].court = [CardId(12)]

    # When she taxes with rank 3 (12 stands in for a rank 3 card)
    seen = act(state, 12, CardAction.TAX)

    # Then 2 come from LEFT, 1 from RIGHT, and the market is untouched
    assert given.purses(state) == [7, 2, 3]
    assert state.market_rupees[0] == 3
    trace = seen.one("trace.tax")
    assert (trace["humans"], trace["shelters"], trace["paid"]) == ((LEFT, RIGHT), (2, 0), (2, 1))
    assert trace["slots_paid"] == (0,)


def test_w42_the_richest_human_first_by_total_rupees() -> None:
    state = scenes.reading(scenes.trio(), front=1, side=TOP)
    given.tribe(state, W, PUNJAB)
    given.court(state, LEFT, 33)
    given.court(state, RIGHT, 29)
    given.rupees(state, RIGHT, 5)
    seen = act(state, 13, CardAction.TAX)
    assert seen.one("trace.tax")["humans"] == (RIGHT, LEFT)
    assert given.purses(state) == [6, 4, 3]


def test_the_rest_comes_from_the_market_by_column_and_the_red_arrows_row() -> None:
    # Given rupees in T0, B0 and T1, a loose rupee in T2, red arrow bottom; rank 3
    state = scenes.reading(scenes.solo(), front=1, side=BOTTOM)
    given.market(state, top=(55, 61), bottom=(52, 60))
    for slot, count in ((0, 1), (1, 5), (2, 1), (6, 1)):
        given.rupees_on(state, slot, count)
    seen = act(state, 12, CardAction.TAX)
    trace = seen.one("trace.tax")
    assert (trace["slots"], trace["slots_paid"]) == ((6, 0, 1), (1, 1, 1))
    assert state.players[W].rupees == 7


def test_claim_of_ancient_lineage_taxes_everybody() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, H, 33)
    given.court(state, W, 5, 9)
    given.tribe(state, W, KABUL)
    seen = scenes.try_line(state, "tax")
    assert seen.one("trace.tax")["paid"] == (1,)


def test_tax_without_any_rupee_within_reach_has_no_target() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, W, 9)
    given.court(state, H, 33)
    assert scenes.try_line(state, "tax").lines() == [("tax", "invalid", "no_target")]


# --- Gift ------------------------------------------------------------------------------------


def test_gifts_are_bonus_actions_on_the_cheapest_free_space() -> None:
    # Given a favored gift card, the first space taken, 4 rupees
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 12)
    given.gift(state, W, 0)
    given.full_market(state)

    # When the bonus phase runs
    seen = scenes.bonus_phase(state)

    # Then she gives for 4, and it counts in all three coalitions
    assert seen.one("trace.gift") == {"gift": 1, "price": 4}
    assert gifts(state, W) == [0, 1]
    assert [influence(state, W, c) for c in (AFGHAN, BRITISH, RUSSIAN)] == [3, 3, 3]
    assert state.players[W].rupees == 0


def test_w44_a_gift_too_dear_is_not_given() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 12)
    given.gift(state, W, 0)
    given.rupees(state, W, 3)
    seen = scenes.bonus_phase(state)
    assert seen.one("trace.bonus") == {
        "card": 12,
        "action": CardAction.GIFT,
        "result": "invalid",
        "reason": "cannot_pay",
    }


# --- Build -----------------------------------------------------------------------------------


def build_position(*court: int) -> State:
    """AI 2: Persia before Kabul, which she rules both; 7 rupees; she serves the Afghans."""
    state = scenes.reading(scenes.solo(BRITISH), front=7)
    state.favored = Suit.INTELLIGENCE
    given.tribe(state, W, KABUL)
    given.tribe(state, W, PERSIA)
    given.court(state, W, *court)
    given.rupees(state, W, 7)
    given.full_market(state)
    return scenes.reading(state, front=2)


def build(state: State, card: int) -> Seen:
    state.actions_left = 1
    return act(state, card, CardAction.BUILD)


def test_case_25_three_armies_in_the_first_region_she_rules() -> None:
    # Given the acting card is hostage for 1; AI 7 lists build (Kabul before Persia)
    state = build_position(10)
    scenes.reading(state, front=7)
    given.spy(state, H, 10)
    seen = scenes.try_line(state, "build")
    assert seen.one("bribe.paid")["rupees"] == 1
    assert armies(state, AFGHAN, KABUL) == 3
    assert state.players[W].rupees == 0

    # And by the region order of AI 2 they stand in Persia
    state = build_position(10)
    seen = build(state, 10)
    trace = seen.one("trace.build")
    assert (trace["region"], trace["ruled"]) == (PERSIA, (PERSIA, KABUL))
    assert (trace["units"], trace["armies"], trace["free"]) == (3, 3, 0)
    assert armies(state, AFGHAN, PERSIA) == 3
    # one rupee on each of the three rightmost cards of both rows
    assert state.market_rupees == [0, 0, 0, 1, 1, 1] * 2


def test_case_25_infrastructure_adds_one_and_nation_building_doubles() -> None:
    state = build_position(10, 78)
    build(state, 10)
    assert armies(state, AFGHAN, PERSIA) == 4

    state = build_position(10)
    given.event(state, 112, W)
    seen = build(state, 10)
    assert seen.one("trace.build")["armies"] == 6
    assert armies(state, AFGHAN, PERSIA) == 6


def test_build_spends_what_she_has_and_needs_two_rupees() -> None:
    state = build_position(10)
    given.rupees(state, W, 5)
    build(state, 10)
    assert armies(state, AFGHAN, PERSIA) == 2
    assert state.players[W].rupees == 1

    state = build_position(10)
    scenes.reading(state, front=7)
    given.rupees(state, W, 1)
    assert scenes.try_line(state, "build").lines() == [("build", "invalid", "cannot_pay")]


def test_build_needs_a_region_she_rules() -> None:
    state = scenes.reading(scenes.solo(), front=7)
    given.court(state, W, 10)
    assert scenes.try_line(state, "build").lines() == [("build", "invalid", "no_target")]


def test_w46_no_unit_is_paid_for_a_block_that_is_there_already() -> None:
    # Given eleven Afghan blocks in Persia and one in Herat
    state = build_position(10)
    given.army(state, AFGHAN, PERSIA, 11)
    given.army(state, AFGHAN, HERAT, 1)
    seen = build(state, 10)
    assert (seen.one("trace.build")["available"], seen.one("trace.build")["units"]) == (1, 1)
    assert state.players[W].rupees == 5
    assert armies(state, AFGHAN, PERSIA) == 12

    # And with all twelve there the action is invalid
    state = build_position(10)
    given.army(state, AFGHAN, PERSIA, 12)
    scenes.reading(state, front=7)  # Kabul comes first there, and a human rules it now
    given.tribe(state, H, KABUL, 2)
    assert scenes.try_line(state, "build").lines() == [("build", "invalid", "no_target")]


def test_w46_nation_building_caps_by_half_rounded_up() -> None:
    state = build_position(10)
    given.event(state, 112, W)
    given.army(state, AFGHAN, PERSIA, 9)
    seen = build(state, 10)
    assert (seen.one("trace.build")["available"], seen.one("trace.build")["units"]) == (3, 2)
    assert armies(state, AFGHAN, PERSIA) == 12


# --- Move ------------------------------------------------------------------------------------


def test_case_26_armies_go_to_human_tribes_and_do_not_hop_on() -> None:
    # Given AI 15 (Russian), three Russian armies in Kabul; human tribes Transcaspia 1, Herat 2
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    given.court(state, W, 29)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, TRANSCASPIA, 1)
    given.tribe(state, H, HERAT, 2)

    # When she moves with rank 2
    seen = scenes.try_line(state, "move")

    # Then Kabul to Transcaspia, then Kabul to Herat: the army in Transcaspia is not spare (W48)
    assert [(t["origin"], t["destination"]) for t in seen.all("trace.move")] == [
        (KABUL, TRANSCASPIA),
        (KABUL, HERAT),
    ]
    assert [armies(state, RUSSIAN, r) for r in (KABUL, TRANSCASPIA, HERAT)] == [1, 1, 1]
    first = seen.all("trace.move")[0]
    assert first["regions"] == (TRANSCASPIA, KABUL, PUNJAB, PERSIA, HERAT, KANDAHAR)
    assert (first["armies"], first["tribes"]) == ((0, 3, 0, 0, 0, 0), (1, 0, 0, 0, 2, 0))
    assert first["enemies"] == (1, 0, 0, 0, 1, 0)


def test_move_stops_early_when_nothing_is_left_to_do() -> None:
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, TRANSCASPIA)
    seen = scenes.watch(state, WakhanMove(3))
    assert [t["origin"] for t in seen.all("trace.move")] == [KABUL, -1]
    assert armies(state, RUSSIAN, KABUL) == 2


def test_w47_her_own_tribes_count_as_tribes_to_match() -> None:
    # Given Herat with a human and a Wakhan tribe and one army: still one army short
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, HERAT)
    given.tribe(state, W, HERAT)
    given.army(state, RUSSIAN, HERAT)
    scenes.watch(state, WakhanMove(3))
    assert armies(state, RUSSIAN, HERAT) == 2


def test_an_army_whose_leaving_costs_the_rule_stays() -> None:
    # Given Kabul: she rules by one army against a human with British armies; Herat wants an army
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    state.players[H].loyalty = BRITISH
    given.tribe(state, W, KABUL)
    given.tribe(state, H, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, HERAT)
    assert ruler_of(state, KABUL) == W
    given.court(state, W, 29)
    assert scenes.try_line(state, "move").lines() == [("move", "invalid", "no_target")]

    # And one more army makes one spare
    given.army(state, RUSSIAN, KABUL, 1)
    scenes.watch(state, WakhanMove(1))
    assert armies(state, RUSSIAN, HERAT) == 1


def test_w49_nationalism_moves_tribes_but_never_into_her_own_overthrow() -> None:
    # Given she holds Nationalism, two tribes in Kabul, a human tribe in Herat
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    given.event(state, 110, W)
    given.court(state, W, 7)
    given.tribe(state, W, KABUL, 2)
    given.tribe(state, H, HERAT)

    # When she moves, one tribe goes; the last one would cost her 7 and stays
    scenes.watch(state, WakhanMove(2))
    assert (tribes(state, W, KABUL), tribes(state, W, HERAT)) == (1, 1)

    # And an army leaves before a tribe
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, HERAT, 2)
    scenes.watch(state, WakhanMove(1))
    assert armies(state, RUSSIAN, HERAT) == 1
    assert tribes(state, W, KABUL) == 1


@pytest.mark.parametrize(("court", "destination"), [((), HERAT), ((7,), -1)])
def test_w49_a_last_tribe_leaves_only_where_neither_rule_nor_court_hangs_on_it(
    court: tuple[int, ...], destination: int
) -> None:
    # Given the older printing: her one tribe in Kabul rules nothing beside three Afghan armies
    state = scenes.solo(BRITISH, WakhanOptions(printing=Printing.OLDER))
    scenes.reading(state, front=15)
    given.event(state, 110, W)
    given.court(state, W, *court)
    given.tribe(state, W, KABUL)
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, H, HERAT)
    seen = scenes.watch(state, WakhanMove(1))
    assert seen.one("trace.move")["destination"] == destination


def test_w49_a_last_tribe_that_rules_stays() -> None:
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    given.event(state, 110, W)
    given.tribe(state, W, KABUL)
    given.tribe(state, H, HERAT)
    assert scenes.watch(state, WakhanMove(1)).one("trace.move")["origin"] == -1


# --- Spy Movement ----------------------------------------------------------------------------


def spy_position(movement: SpyMovement) -> State:
    """An idle spy on her own 9; the ring of courts: 9, 13, then the human's 93 and 25."""
    state = scenes.solo(options=WakhanOptions(spy_movement=movement))
    scenes.reading(state, front=15)
    state.favored = Suit.MILITARY
    given.court(state, W, 13, 9, 29)
    given.court(state, H, 93, 26, 17)
    given.spy(state, W, 9)
    return state


def test_spy_movement_direct_goes_to_the_highest_card_anywhere() -> None:
    state = spy_position(SpyMovement.DIRECT)
    seen = scenes.watch(state, WakhanMove(1))
    trace = seen.one("trace.spy_move")
    assert (trace["origins"], trace["origin"], trace["destination"]) == ((9,), 9, 17)
    assert list(scenes.spies_of(state, W)) == [(17, 1)]


def test_spy_movement_adjacent_goes_one_step_round_the_table() -> None:
    state = spy_position(SpyMovement.ADJACENT)
    seen = scenes.watch(state, WakhanMove(1))
    # the neighbours of 9 are 13 and 29: 29 has the higher number
    assert seen.one("trace.spy_move")["destination"] == 29


def test_spy_movement_adjacent_uses_cards_21_and_56() -> None:
    state = spy_position(SpyMovement.ADJACENT)
    state.players[W].court.append(CardId(21))
    state.players[H].court.append(CardId(8))  # a Kabul card as 9 is
    seen = scenes.watch(state, WakhanMove(1))
    assert seen.one("trace.spy_move")["destination"] == 17  # Kabul, favored

    state = spy_position(SpyMovement.ADJACENT)
    given.court(state, W, 56, 9, 29)
    given.tribe(state, W, HERAT)
    seen = scenes.watch(state, WakhanMove(1))
    # two steps from 9: over 56 to the human's 17, the right end of the next court
    assert seen.one("trace.spy_move")["destination"] == 17


def test_spy_movement_adjacent_tries_the_next_lowest_origin() -> None:
    # Given idle spies on 9 and 13; 9 has only lower neighbours or ones she leads on
    state = scenes.solo(options=WakhanOptions(spy_movement=SpyMovement.ADJACENT))
    scenes.reading(state, front=15)
    given.court(state, W, 13, 9)
    given.court(state, H, 93)
    given.spy(state, W, 9)
    given.spy(state, W, 13)
    given.spy(state, W, 93)
    assert "trace.spy_move" not in scenes.watch(state, WakhanMove(1)).ids()
    given.spy(state, H, 93)
    # now 93 is tied, and both neighbours of it are 9 and 13: the lowest goes
    seen = scenes.watch(state, WakhanMove(1))
    assert seen.one("trace.spy_move")["origin"] == 9


def test_spy_movement_guard_never_moves_down() -> None:
    state = scenes.solo(options=WakhanOptions(spy_movement=SpyMovement.DIRECT))
    scenes.reading(state, front=15)
    given.court(state, W, 9)
    given.court(state, H, 93)
    given.spy(state, W, 93)
    given.court(state, W, 29)
    assert scenes.try_line(state, "move").lines() == [("move", "invalid", "no_target")]


def test_spy_movement_only_for_points_without_an_army_move() -> None:
    state = spy_position(SpyMovement.DIRECT)
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, HERAT)
    seen = scenes.watch(state, WakhanMove(2))
    assert armies(state, RUSSIAN, HERAT) == 1
    assert [t["left"] for t in seen.all("trace.spy_move")] == [1]


def test_without_the_variant_no_spy_moves() -> None:
    state = spy_position(SpyMovement.OFF)
    assert scenes.try_line(state, "move").lines() == [("move", "invalid", "no_target")]


# --- Betray ----------------------------------------------------------------------------------


def test_case_32_a_humans_card_outranks_a_favored_one_of_hers() -> None:
    # Given spies on 93 (political, its owner holds 15), on 96 (prize British), on her own 2
    state = scenes.reading(scenes.solo(BRITISH), front=8)
    state.favored = Suit.INTELLIGENCE
    given.court(state, H, 93, 96, 15)
    given.court(state, W, 2, 16)
    for card in (93, 96, 2):
        given.spy(state, W, card)
    before = influence(state, W, BRITISH)

    # When she betrays
    seen = scenes.try_line(state, "betray")

    # Then 96 goes, 93 being protected, and its prize is hers
    trace = seen.one("trace.cards", purpose="betray")
    assert (trace["cards"], trace["decided"]) == ((96, 2), "human_court")
    assert state.players[W].prizes == [96]
    assert influence(state, W, BRITISH) == before + 1
    assert state.players[W].loyalty is None
    assert state.players[W].rupees == 2
    assert spies(state, W, CardId(96)) == 0


def test_w55_she_may_betray_the_acting_card_and_keeps_gifts_and_prizes() -> None:
    # Given her only target is the acting card itself, with a foreign prize
    state = scenes.reading(scenes.solo(BRITISH), front=8)
    given.court(state, W, 10)
    given.gift(state, W, 0)
    given.prizes(state, W, 13)
    given.spy(state, W, 10)
    scenes.try_line(state, "betray")
    assert state.players[W].court == []
    assert state.players[W].prizes == [13, 10]
    assert gifts(state, W) == [0]


def test_betray_needs_a_prize_and_respects_her_own_bodyguards() -> None:
    state = scenes.reading(scenes.solo(), front=8)
    given.court(state, W, 16, 15, 91)
    given.court(state, H, 9)
    given.spy(state, W, 9)  # no prize
    given.spy(state, W, 91)  # political, protected by her own 15
    assert scenes.try_line(state, "betray").lines() == [("betray", "invalid", "no_target")]


def test_betraying_a_leveraged_card_of_hers_costs_the_loan() -> None:
    state = scenes.reading(scenes.solo(), front=8)
    given.court(state, W, 79, 16)
    given.spy(state, W, 79)
    seen = scenes.try_line(state, "betray")
    assert seen.one("leverage.repaid") == {"seat": W, "rupees": 2}
    assert state.players[W].rupees == 0
    assert state.players[W].prizes == [79]


# --- Battle ----------------------------------------------------------------------------------


def battle_position() -> State:
    """AI 15 (Russian): Transcaspia, Kabul, Punjab, Persia, Herat, Kandahar."""
    state = scenes.reading(scenes.solo(BRITISH), front=15)
    given.court(state, W, 33)
    return state


def test_battle_takes_tribes_then_armies_then_roads() -> None:
    # Given three Russian armies in Kabul, one British army, one British road, one human tribe
    state = battle_position()
    given.army(state, RUSSIAN, KABUL, 3)
    given.army(state, BRITISH, KABUL)
    given.road(state, BRITISH, Border.KABUL_PUNJAB)
    given.tribe(state, H, KABUL)

    # When she battles with rank 2
    seen = scenes.try_line(state, "battle")

    # Then the tribe and the army go, the road stays
    assert tribes(state, H, KABUL) == 0
    assert armies(state, BRITISH, KABUL) == 0
    assert roads(state, BRITISH, Border.KABUL_PUNJAB) == 1
    sites = seen.one("trace.sites")
    assert (sites["forces"], sites["targets"]) == ((0, 3, 0, 0, 0, 0), (0, 3, 1, 0, 0, 0))
    assert sites["chosen"] == KABUL
    victims = seen.one("trace.victims")
    assert (victims["rank"], victims["force"], victims["limit"]) == (2, 3, 2)
    assert victims["place"] == in_region(KABUL)


def test_w52_equal_roads_go_by_the_far_region() -> None:
    state = battle_position()
    given.army(state, RUSSIAN, KABUL, 1)
    for border in (Border.HERAT_KABUL, Border.KABUL_PUNJAB):
        given.road(state, BRITISH, border)
    scenes.try_line(state, "battle")
    assert roads(state, BRITISH, Border.KABUL_PUNJAB) == 0  # Punjab stands before Herat
    assert roads(state, BRITISH, Border.HERAT_KABUL) == 1


@pytest.mark.parametrize(("side", "first"), [(TOP, LEFT), (BOTTOM, RIGHT)])
def test_w51_kinds_in_order_and_the_red_arrow_inside_each(side: CourtEnd, first: Seat) -> None:
    # Given both humans have a tribe and an army in Kabul; she serves Russia
    state = scenes.reading(scenes.trio(BRITISH, AFGHAN), front=15, side=side)
    given.court(state, W, 98)
    given.army(state, RUSSIAN, KABUL, 3)
    given.army(state, BRITISH, KABUL)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, LEFT, KABUL)
    given.tribe(state, RIGHT, KABUL)

    # When three pieces go
    seen = act(state, 98, CardAction.BATTLE)

    # Then both tribes, then the army of the human the arrow names
    victims = seen.one("trace.victims")
    assert victims["named"] == first
    gone = BRITISH if first == LEFT else AFGHAN
    kept = AFGHAN if first == LEFT else BRITISH
    assert armies(state, gone, KABUL) == 0
    assert armies(state, kept, KABUL) == 1
    assert tribes(state, LEFT, KABUL) == tribes(state, RIGHT, KABUL) == 0


def test_case_29_a_citadel_leaves_no_site() -> None:
    # Given her army in Kabul, where the only target is a tribe of the human holding 17
    state = battle_position()
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, KABUL)
    given.court(state, H, 17)
    assert scenes.try_line(state, "battle").lines() == [("battle", "invalid", "no_target")]

    # When Persia has a target, that is the next region
    given.army(state, RUSSIAN, PERSIA)
    given.army(state, BRITISH, PERSIA)
    seen = scenes.try_line(state, "battle")
    assert seen.one("trace.sites")["chosen"] == PERSIA
    assert tribes(state, H, KABUL) == 1


def test_case_29_without_a_region_a_court_card_is_the_site() -> None:
    state = battle_position()
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, KABUL)
    given.court(state, H, 17)
    given.spy(state, W, 17)
    given.spy(state, H, 17)
    seen = scenes.try_line(state, "battle")
    assert seen.one("trace.sites")["chosen"] == -1
    assert seen.one("trace.victims")["place"] == 17
    assert spies(state, H, CardId(17)) == 0


def test_case_30_blocks_nobody_serves_are_no_targets() -> None:
    # Given Persia: two Russian, two Afghan armies, nothing British, no human tribe
    state = battle_position()
    given.army(state, RUSSIAN, PERSIA, 2)
    given.army(state, AFGHAN, PERSIA, 2)
    assert scenes.try_line(state, "battle").lines() == [("battle", "invalid", "no_target")]


def test_case_44_nationalism_makes_her_tribes_a_force() -> None:
    # Given she holds Nationalism; Kabul: two tribes of hers, no army, one human tribe; rank 1
    state = battle_position()
    given.court(state, W, 52)
    given.event(state, 110, W)
    given.tribe(state, W, KABUL, 2)
    given.tribe(state, H, KABUL)
    seen = scenes.try_line(state, "battle")
    assert seen.one("trace.victims")["force"] == 2
    assert tribes(state, H, KABUL) == 0


def test_a_human_losing_the_last_tribe_is_overthrown() -> None:
    state = battle_position()
    given.court(state, H, 7)
    given.tribe(state, H, KABUL)
    given.army(state, RUSSIAN, KABUL)
    seen = scenes.try_line(state, "battle")
    assert seen.one("overthrow.court") == {"seat": H, "region": KABUL, "cards": (7,)}


def test_spies_of_a_human_with_card_1_are_safe() -> None:
    state = battle_position()
    given.court(state, H, 1, 13)
    given.spy(state, W, 13)
    given.spy(state, H, 13)
    assert scenes.try_line(state, "battle").lines() == [("battle", "invalid", "no_target")]


def test_spy_battle_removes_the_red_arrows_human_first_up_to_her_spies() -> None:
    state = scenes.reading(scenes.trio(), front=15, side=BOTTOM)
    given.court(state, W, 33)
    given.court(state, LEFT, 13)
    given.spy(state, W, 13)
    given.spy(state, LEFT, 13)
    given.spy(state, RIGHT, 13)
    scenes.try_line(state, "battle")
    assert spies(state, LEFT, CardId(13)) == 1
    assert spies(state, RIGHT, CardId(13)) == 0


def test_a_humans_safe_house_interrupts_her_turn_for_each_spy() -> None:
    # Given two human spies to be removed, the human holds 41
    state = battle_position()
    given.court(state, H, 13, 41)
    given.spy(state, W, 13, 2)
    given.spy(state, H, 13, 2)
    scenes.try_line(state, "battle")

    # Then the human is asked, once for each, and her turn goes on after it
    decision = scenes.asked(state)
    assert (decision.seat, decision.prompt) == (H, "battle.safe_house")
    after, _ = scenes.answer(state, ShelterSpy(CardId(41)))
    after, _ = scenes.answer(after, ReturnSpy())
    assert spies(after, H, CardId(41)) == 1
    assert not after.agenda


def test_w54_the_most_spied_card_counts_all_spies_and_needs_a_removable_one() -> None:
    # Given AI 14; 13 with three spies, 9 with two, 29 with four but none of a human
    state = scenes.reading(scenes.solo(BRITISH), front=14)
    given.court(state, W, 33)
    given.court(state, H, 13, 9, 29)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, H, KABUL)  # a region battle would be possible
    given.spy(state, W, 13, 2)
    given.spy(state, H, 13)
    given.spy(state, W, 9)
    given.spy(state, H, 9)
    given.spy(state, W, 29, 4)
    seen = scenes.try_line(state, "battle_most_spied_card")
    trace = seen.one("trace.spied")
    assert (trace["cards"], trace["spies"], trace["kept"]) == ((9, 13), (2, 3), (13,))
    assert spies(state, H, CardId(13)) == 0
    assert tribes(state, H, KABUL) == 1


def test_w54_equal_counts_go_by_priority_and_it_never_becomes_a_region_battle() -> None:
    state = scenes.reading(scenes.solo(BRITISH), front=14)
    given.court(state, W, 33)
    given.court(state, H, 13, 9)
    for card in (13, 9):
        given.spy(state, W, card)
        given.spy(state, H, card)
    seen = scenes.try_line(state, "battle_most_spied_card")
    assert seen.one("trace.cards", purpose="battle_most_spied")["decided"] == "rank"
    assert spies(state, H, CardId(13)) == 0

    state = scenes.reading(scenes.solo(BRITISH), front=14)
    given.court(state, W, 33)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, H, KABUL)
    assert scenes.try_line(state, "battle_most_spied_card").lines() == [
        ("battle_most_spied_card", "invalid", "no_target")
    ]

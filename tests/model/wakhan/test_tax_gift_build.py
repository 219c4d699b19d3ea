"""Her tax, gifts and building (wakhan.md 4.6 to 4.8)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.pieces import armies, gifts
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.terms import CardAction, CardId, Suit
from pamir_desktop.model.wakhan.card_actions import WakhanAct
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, HERAT, KABUL, PERSIA, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, LEFT, RIGHT, TOP, H, Seen, W


def act(state: State, card: int, action: CardAction) -> Seen:
    """She carries out an action with exactly this card."""
    return given_wakhan.watch(state, WakhanAct(CardId(card), action, most_spied=False))


# --- Tax -------------------------------------------------------------------------------------


def test_case_22_humans_are_taxed_before_the_market() -> None:
    # Given both humans 4 rupees and a Punjab card; LEFT shelters 2, RIGHT nothing; rank 3
    state = given_wakhan.reading(given_wakhan.trio(), front=1, side=TOP)
    given.tribe(state, W, PUNJAB)
    given.court(state, LEFT, 29)
    given.court(state, RIGHT, 33)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)
    state.players[W].court = [CardId(12)]

    # When she taxes with rank 3 (12 is used as a rank 3 card)
    seen = act(state, 12, CardAction.TAX)

    # Then 2 come from LEFT, 1 from RIGHT, and the market is untouched
    assert given.purses(state) == [7, 2, 3]
    assert state.market_rupees[0] == 3
    trace = seen.one("trace.tax")
    assert (trace["humans"], trace["shelters"], trace["paid"]) == ((LEFT, RIGHT), (2, 0), (2, 1))
    assert trace["slots_paid"] == (0,)


def test_w42_the_richest_human_first_by_total_rupees() -> None:
    state = given_wakhan.reading(given_wakhan.trio(), front=1, side=TOP)
    given.tribe(state, W, PUNJAB)
    given.court(state, LEFT, 33)
    given.court(state, RIGHT, 29)
    given.rupees(state, RIGHT, 5)
    seen = act(state, 13, CardAction.TAX)
    assert seen.one("trace.tax")["humans"] == (RIGHT, LEFT)
    assert given.purses(state) == [6, 4, 3]


def test_the_rest_comes_from_the_market_by_column_and_the_red_arrows_row() -> None:
    # Given rupees in T0, B0 and T1, a loose rupee in T2, red arrow bottom; rank 3
    state = given_wakhan.reading(given_wakhan.solo(), front=1, side=BOTTOM)
    given.market(state, top=(55, 61), bottom=(52, 60))
    for slot, count in ((0, 1), (1, 5), (2, 1), (6, 1)):
        given.rupees_on(state, slot, count)
    seen = act(state, 12, CardAction.TAX)
    trace = seen.one("trace.tax")
    assert (trace["slots"], trace["slots_paid"]) == ((6, 0, 1), (1, 1, 1))
    assert state.players[W].rupees == 7


def test_claim_of_ancient_lineage_taxes_everyone() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, H, 33)
    given.court(state, W, 5, 9)
    given.tribe(state, W, KABUL)
    seen = given_wakhan.try_line(state, "tax")
    assert seen.one("trace.tax")["paid"] == (1,)


def test_tax_without_any_rupee_within_reach_has_no_target() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9)
    given.court(state, H, 33)
    assert given_wakhan.try_line(state, "tax").lines() == [("tax", "invalid", "no_target")]


# --- Gift ------------------------------------------------------------------------------------


def test_gifts_are_bonus_actions_on_the_cheapest_free_space() -> None:
    # Given a favored gift card, the first space taken, 4 rupees
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 12)
    given.gift(state, W, 0)
    given.full_market(state)

    # When the bonus phase runs
    seen = given_wakhan.bonus_phase(state)

    # Then she gives for 4, and it counts in all three coalitions
    assert seen.one("trace.gift") == {"gift": 1, "price": 4}
    assert gifts(state, W) == [0, 1]
    assert [influence(state, W, c) for c in (AFGHAN, BRITISH, RUSSIAN)] == [3, 3, 3]
    assert state.players[W].rupees == 0


def test_w44_a_gift_she_cannot_afford_is_not_given() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 12)
    given.gift(state, W, 0)
    given.rupees(state, W, 3)
    seen = given_wakhan.bonus_phase(state)
    assert seen.one("trace.bonus") == {
        "card": 12,
        "action": CardAction.GIFT,
        "result": "invalid",
        "reason": "cannot_pay",
    }


# --- Build -----------------------------------------------------------------------------------


def build_position(*court: int) -> State:
    """AI 2: Persia before Kabul, which she rules both; 7 rupees; she serves the Afghans."""
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=7)
    state.favored = Suit.INTELLIGENCE
    given.tribe(state, W, KABUL)
    given.tribe(state, W, PERSIA)
    given.court(state, W, *court)
    given.rupees(state, W, 7)
    given.full_market(state)
    return given_wakhan.reading(state, front=2)


def build(state: State, card: int) -> Seen:
    state.actions_left = 1
    return act(state, card, CardAction.BUILD)


def test_case_25_three_armies_in_the_first_region_she_rules() -> None:
    # Given the acting card is hostage for 1; AI 7 lists build (Kabul before Persia)
    state = build_position(10)
    given_wakhan.reading(state, front=7)
    given.spy(state, H, 10)
    seen = given_wakhan.try_line(state, "build")
    assert seen.one("bribe.paid")["rupees"] == 1
    assert armies(state, AFGHAN, KABUL) == 3
    assert state.players[W].rupees == 0

    # And by the region order of AI 2 they are in Persia
    state = build_position(10)
    seen = build(state, 10)
    trace = seen.one("trace.build")
    assert (trace["region"], trace["ruled"]) == (PERSIA, (PERSIA, KABUL))
    assert (trace["units"], trace["armies"], trace["free"]) == (3, 3, 0)
    assert armies(state, AFGHAN, PERSIA) == 3
    # one rupee on each of the three rightmost cards of both rows
    assert state.market_rupees == [0, 0, 0, 1, 1, 1] * 2


def test_case_25_w45_infrastructure_adds_one_and_nation_building_doubles() -> None:
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
    given_wakhan.reading(state, front=7)
    given.rupees(state, W, 1)
    assert given_wakhan.try_line(state, "build").lines() == [("build", "invalid", "cannot_pay")]


def test_build_pays_for_three_units_at_most() -> None:
    state = build_position(10)
    given.rupees(state, W, 12)
    build(state, 10)
    assert armies(state, AFGHAN, PERSIA) == 3
    assert state.players[W].rupees == 6


def test_build_needs_a_region_she_rules() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=7)
    given.court(state, W, 10)
    assert given_wakhan.try_line(state, "build").lines() == [("build", "invalid", "no_target")]


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
    given_wakhan.reading(state, front=7)  # Kabul comes first there, and a human rules it now
    given.tribe(state, H, KABUL, 2)
    assert given_wakhan.try_line(state, "build").lines() == [("build", "invalid", "no_target")]


def test_w46_nation_building_caps_by_half_rounded_up() -> None:
    state = build_position(10)
    given.event(state, 112, W)
    given.army(state, AFGHAN, PERSIA, 9)
    seen = build(state, 10)
    assert (seen.one("trace.build")["available"], seen.one("trace.build")["units"]) == (3, 2)
    assert armies(state, AFGHAN, PERSIA) == 12

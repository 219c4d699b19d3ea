"""Ambition: buying a Dominance Check (wakhan.md 3.3)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import WakhanOptions
from pamir_desktop.model.pieces import armies
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Suit
from pamir_desktop.model.wakhan.turn import WalkLines
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, HERAT, KABUL, KANDAHAR, PERSIA, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import TOP, H, Seen, W

NO_LINE = 22  # betray and battle, which a bare court cannot do


def consider(state: State) -> Seen:
    """One visit to a line, with Ambition before it."""
    state.actions_left = 1
    return given_wakhan.watch(state, WalkLines(0, invalid_run=2))


def test_case_6_the_sole_scorer_buys_whatever_line_1_says() -> None:
    # Given Russia leads by 4 blocks, the human is British and has 3 points, the check costs 2
    state = given_wakhan.to_draw(given_wakhan.solo(BRITISH), front=1)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.market(state, top=(55, 61, 101), bottom=given_wakhan.FILLER_BOTTOM)
    given.rupees(state, W, 2)
    state.players[H].score = 3

    # When her turn begins
    seen = given_wakhan.whole_turn(state)

    # Then she buys the check, scores 5 and the blocks are cleared
    trace = seen.all("trace.ambition")[0]
    assert trace == {
        "card": 101,
        "slot": 2,
        "price": 2,
        "rupees": 0,
        "dominant": RUSSIAN,
        "final": 0,
        "measures": (1, -1),
        "points": (5, 0),
        "totals": (5, 3),
        "result": "buys",
        "reason": "ambition_points",
    }
    assert given_wakhan.bought(seen)[0] == 101
    assert [player.score for player in state.players] == [5, 3]
    assert "blocks.cleared" in seen.ids()
    assert state.result is None

    # And with one action left the walk begins at line 1 (W72)
    first = seen.all("trace.line")[0]
    assert (first["line"], first["actions_left"]) == (0, 1)


def test_case_8_a_tie_is_not_the_most_points() -> None:
    # Given no dominance and four cylinders each
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    given.tribe(state, W, KABUL, 4)
    given.tribe(state, H, HERAT, 4)
    given.market(state, top=(101,))

    # When Ambition is tested
    seen = consider(state)

    # Then 2 points each are no reason to buy
    trace = seen.one("trace.ambition")
    assert trace["measures"] == (4, 4)
    assert trace["points"] == (2, 2)
    assert (trace["result"], trace["reason"]) == ("declines", "not_ahead")
    assert given_wakhan.bought(seen) == []


def test_w12_more_cylinders_than_every_human_are_the_most_points() -> None:
    state = given_wakhan.reading(given_wakhan.trio(), NO_LINE)
    given.tribe(state, W, KABUL, 2)
    given.tribe(state, given_wakhan.LEFT, HERAT, 1)
    given.market(state, top=(101,))
    seen = consider(state)
    assert seen.one("trace.ambition")["points"] == (3, 1, 0)
    assert seen.one("trace.ambition")["reason"] == "ambition_points"
    assert [player.score for player in state.players] == [3, 1, 0]


def test_w13_second_scorer_with_a_lead_of_four_wins_and_buys() -> None:
    # Given she has fewer cylinders and gets 1 point against 3, but leads by 6
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    given.tribe(state, H, HERAT)
    state.players[W].score = 6
    given.market(state, top=(101,))

    # When Ambition is tested
    seen = consider(state)

    # Then she buys the victory
    trace = seen.one("trace.ambition")
    assert (trace["points"], trace["totals"]) == ((1, 3), (7, 3))
    assert trace["reason"] == "ambition_win"
    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("lead", (W,))


def test_w13_the_final_check_is_bought_when_she_alone_comes_out_on_top() -> None:
    # Given the last check; she gets 2 points against 6 and leads by 5 before it
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    given.tribe(state, H, HERAT)
    state.players[W].score = 5
    given.market(state, top=(104,))

    # When Ambition is tested
    seen = consider(state)

    # Then doubled points leave her one ahead, and she takes the game
    trace = seen.one("trace.ambition")
    assert (trace["final"], trace["points"], trace["totals"]) == (1, (2, 6), (7, 6))
    assert trace["reason"] == "ambition_win"
    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("final_check", (W,))


@pytest.mark.parametrize(("hers", "theirs", "buys"), [(4, 1, True), (3, 1, False), (2, 1, False)])
def test_w13_tie_breaks_of_the_final_check_count_rupees_after_payment(
    hers: int, theirs: int, buys: bool
) -> None:
    # Given the final check would leave equal points; the check costs 2
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    given.tribe(state, W, KABUL)
    given.tribe(state, H, HERAT)
    given.market(state, top=(0, 0, 104))
    given.rupees(state, W, hers)
    given.rupees(state, H, theirs)

    # When Ambition is tested
    trace = consider(state).one("trace.ambition")

    # Then what is left in her purse decides
    assert trace["totals"] == (4, 4)
    assert trace["rupees"] == hers - 2
    assert (trace["result"] == "buys") is buys


@pytest.mark.parametrize(("there", "buys"), [(1, False), (2, True)])
def test_w13_the_last_tie_break_counts_the_rupees_on_the_check(there: int, buys: bool) -> None:
    # Given the final check would leave equal points; after paying she has 1 rupee, the human 2
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    given.tribe(state, W, KABUL)
    given.tribe(state, H, HERAT)
    given.market(state, top=(0, 0, 104))
    given.rupees(state, W, 3)
    given.rupees(state, H, 2)
    given.rupees_on(state, 2, there)

    # When Ambition is tested, then the rupees on the check are hers already
    trace = consider(state).one("trace.ambition")
    assert trace["rupees"] == 1 + there
    assert (trace["result"] == "buys") is buys


def test_w13_military_stars_come_before_rupees() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    given.court(state, W, 33)
    given.tribe(state, W, KABUL)
    given.tribe(state, H, HERAT)
    given.rupees(state, H, 20)
    given.market(state, top=(104,))
    assert consider(state).one("trace.ambition")["reason"] == "ambition_win"


def test_w14_most_points_are_bought_even_if_a_human_then_wins() -> None:
    # Given the final check gives her the most points and the human the game
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    given.tribe(state, W, KABUL)
    state.players[H].score = 8
    given.market(state, top=(104,))
    seen = consider(state)
    assert seen.one("trace.ambition")["reason"] == "ambition_points"
    assert state.result is not None
    assert state.result.winners == (H,)


def test_w15_money_that_arrives_in_mid_turn_lets_her_buy() -> None:
    # Given a check for 2 rupees, an empty purse, and a tax card; AI 1: tax first
    state = given_wakhan.to_draw(given_wakhan.solo(), front=1)
    state.favored = Suit.MILITARY
    given.market(state, top=(55, 101))
    given.rupees_on(state, 0, 2)
    given.rupees(state, W, 0)
    given.court(state, W, 29)
    given.tribe(state, W, KABUL)

    # When her turn runs
    seen = given_wakhan.whole_turn(state)

    # Then Ambition is too expensive before the tax and carried out after it, with her last action
    assert [t["reason"] for t in seen.all("trace.ambition")][:2] == ["too_dear", "ambition_points"]
    assert given_wakhan.bought(seen) == [101]
    assert [entry["line"] for entry in seen.all("trace.line")] == [0]


def test_w72_after_ambition_the_walk_goes_on_with_the_line_it_came_before() -> None:
    # Given a check for 2 rupees, an empty purse, and a favored tax card; AI 1: tax first
    state = given_wakhan.to_draw(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.market(state, top=(55, 0, 101))
    given.rupees_on(state, 0, 2)
    given.rupees(state, W, 0)
    given.court(state, W, 29)
    given.tribe(state, W, KABUL)

    # When her turn runs, then the bonus tax pays for the check, and line 2 comes next
    seen = given_wakhan.whole_turn(state)
    found = [entry for entry in seen.entries if entry.id in ("trace.line", "card.bought")]
    assert [entry.args.get("line", "bought") for entry in found][:3] == [0, "bought", 1]
    assert found[2].args["actions_left"] == 1


def test_w16_a_check_she_put_a_rupee_on_may_not_be_bought() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    given.tribe(state, W, KABUL)
    given.market(state, top=(101,))
    state.banned = 1 << 101
    trace = consider(state).one("trace.ambition")
    assert (trace["result"], trace["reason"]) == ("declines", "paid_on")


def test_an_unaffordable_check_is_declined() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE)
    given.tribe(state, W, KABUL)
    given.market(state, top=(55, 101))
    given.rupees(state, W, 0)
    assert consider(state).one("trace.ambition")["reason"] == "too_dear"


def test_no_check_no_ambition() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), NO_LINE, side=TOP)
    given.market(state, top=(55,))
    assert consider(state).all("trace.ambition") == []


def test_the_older_printing_looks_only_at_the_most_points() -> None:
    state = given_wakhan.solo(options=WakhanOptions(printing=Printing.OLDER))
    given_wakhan.reading(state, NO_LINE)
    given.tribe(state, H, HERAT)
    state.players[W].score = 6
    given.market(state, top=(101,))
    assert consider(state).one("trace.ambition")["reason"] == "not_ahead"
    assert state.result is None


def test_case_33_influence_counts_in_all_three_coalitions() -> None:
    # Given one gift, prizes British and Russian, two Russian patriots; the British human has 3
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), NO_LINE)
    given.gift(state, W, 0)
    state.players[W].prizes = [CardId(96), CardId(13)]
    given.court(state, W, 86, 87)
    given.gift(state, H, 0)
    given.gift(state, H, 1)
    given.market(state, top=(101,))

    # When the Russians dominate, she alone scores with an influence of 5
    russian = state.clone()
    given.army(russian, RUSSIAN, PERSIA, 4)
    assert consider(russian).one("trace.ambition")["measures"] == (5, -1)

    # When the Afghans dominate, she has 2
    afghan = state.clone()
    given.army(afghan, AFGHAN, PERSIA, 4)
    assert consider(afghan).one("trace.ambition")["measures"] == (2, -1)

    # When the British dominate, 3 against 3 is 4 points each, and no purchase
    given.army(state, BRITISH, PERSIA, 4)
    trace = consider(state).one("trace.ambition")
    assert trace["measures"] == (3, 3)
    assert trace["points"] == (4, 4)
    assert trace["reason"] == "not_ahead"


def test_case_42_w39_insurrection_brings_afghan_armies_whatever_she_serves() -> None:
    # Given she holds Insurrection and serves the British for now
    state = given_wakhan.reading(given_wakhan.solo(RUSSIAN), 5)
    given.court(state, W, 3)
    given.spy(state, W, 3)
    given.market(state, top=(101,))

    # When she buys a check
    seen = consider(state)

    # Then two Afghan armies are in Kabul (W39)
    assert "insurrection" in seen.ids()
    assert armies(state, AFGHAN, KABUL) == 2
    assert armies(state, BRITISH, KABUL) == 0


def test_insurrection_with_an_empty_supply_takes_armies_in_region_order() -> None:
    # Given all Afghan blocks are on the map, in Kandahar and in Herat; AI 5: Kandahar before Herat
    state = given_wakhan.reading(given_wakhan.solo(RUSSIAN), 5)
    given.court(state, W, 3)
    given.spy(state, W, 3)
    given.army(state, AFGHAN, HERAT, 6)
    given.army(state, AFGHAN, KANDAHAR, 6)
    given.army(state, BRITISH, HERAT, 11)  # no dominance, so nothing is cleared
    given.market(state, top=(101,))

    # When a check is resolved
    seen = consider(state)

    # Then the two armies come from Kandahar
    assert armies(state, AFGHAN, KABUL) == 2
    assert armies(state, AFGHAN, KANDAHAR) == 4
    assert [trace["kind"] for trace in seen.all("trace.take")] == ["block", "block"]

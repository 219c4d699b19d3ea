"""Her turn: the walk along the lines, bonus phase, Blackmail, cleanup (wakhan.md 3.1 to 3.5)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import Blackmail, TakeCylinder
from pamir_desktop.model.pieces import gifts, is_region, spies, tribes
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.terms import CardAction, CardId, Suit
from pamir_desktop.model.wakhan.turn import BlackmailFirst, CleanUp
from tests.model import given
from tests.model.given import BRITISH, KABUL, KANDAHAR, PERSIA, PUNJAB
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import TOP, H, W


def test_case_10_bonus_actions_do_not_use_up_the_two_actions() -> None:
    # Given AI 8 (tax, betray, radicalize), economic favored, court 9 and 13, market rupees
    state = given_wakhan.to_draw(given_wakhan.solo(), front=8, column=0, side=TOP)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 9, 13)
    given.market(state, top=(33, 38, 59), bottom=(100, 50, 82))
    for slot in (1, 2, 7, 8):
        given.rupees_on(state, slot, 3)

    # When her turn runs
    seen = given_wakhan.whole_turn(state)

    # Then tax with 13, radicalize, tax with 9, radicalize; betray is never possible
    assert [
        (t["action"], t["result"], t["acting"], t["bonus"], t["actions_left"])
        for t in seen.all("trace.line")
    ] == [
        ("tax", "valid", 13, 1, 2),
        ("betray", "invalid", 0, 0, 2),
        ("radicalize", "valid", 0, 0, 2),
        ("tax", "valid", 9, 1, 1),
        ("betray", "invalid", 0, 0, 1),
        ("radicalize", "valid", 0, 0, 1),
    ]
    assert given_wakhan.bought(seen) == [33, 100]
    assert "trace.stopped" not in seen.ids()


def test_case_11_w17_three_invalid_lines_stop_the_walk_and_the_bonus_phase_follows() -> None:
    # Given AI 22; arrows: column 0, top; T0 is Public Withdrawal; a favored card with a gift
    state = given_wakhan.to_draw(given_wakhan.solo(), front=22, column=0, side=TOP)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 12)
    given.market(state, top=(111, 55), bottom=(33, 61))

    # When her turn runs
    seen = given_wakhan.whole_turn(state)

    # Then betray and battle are invalid, radicalize takes B0, a lap of invalid lines ends it
    assert seen.lines() == [
        ("betray", "invalid", "no_acting_card"),
        ("battle_most_spied_card", "invalid", "no_acting_card"),
        ("radicalize", "valid", "arrows"),
        ("betray", "invalid", "no_acting_card"),
        ("battle_most_spied_card", "invalid", "no_target"),
        ("radicalize", "invalid", "no_candidate"),
    ]
    assert seen.one("trace.stopped") == {"actions_left": 1}
    ids = seen.ids()
    assert ids.index("trace.stopped") < ids.index("trace.bonus") < ids.index("turn.cleanup")
    assert gifts(state, W) == [0]


def test_w18_a_card_played_this_turn_may_act_this_turn() -> None:
    # Given AI 3 (tax, highest ranked intelligence, radicalize) and a favored suit she will buy into
    state = given_wakhan.to_draw(given_wakhan.solo(), front=8, column=0, side=TOP)
    given.market(state, top=(16, 9), bottom=(55,))
    given.rupees_on(state, 1, 3)

    # When her turn runs: no tax card, no betray, buys 16 (tax), then taxes with it
    seen = given_wakhan.whole_turn(state)
    assert [(t["action"], t["result"]) for t in seen.all("trace.line")][:4] == [
        ("tax", "invalid"),
        ("betray", "invalid"),
        ("radicalize", "valid"),
        ("tax", "valid"),
    ]
    assert seen.all("trace.line")[3]["acting"] == 16


def test_w19_the_bonus_scan_starts_again_at_the_left_after_each_action() -> None:
    # Given no rupees; 12 (gift) left of 9 (tax, move); three rupees on a market card
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 12, 13)
    given.rupees(state, W, 0)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)

    # When the bonus phase runs
    seen = given_wakhan.bonus_phase(state)

    # Then the gift is too expensive, the tax pays for it, and the scan comes back to the gift
    assert [(t["card"], t["action"], t["result"]) for t in seen.all("trace.bonus")] == [
        (12, CardAction.GIFT, "invalid"),
        (13, CardAction.TAX, "valid"),
        (12, CardAction.GIFT, "valid"),
    ]
    assert gifts(state, W) == [0]


def test_bonus_actions_are_tried_from_left_to_right_one_for_each_card() -> None:
    # Given 34 (battle, move, betray) with a betrayal to make only
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.MILITARY
    given.court(state, W, 34, 9)
    given.court(state, H, 96)
    given.spy(state, W, 96)
    seen = given_wakhan.bonus_phase(state)
    assert [(t["card"], t["action"], t["reason"]) for t in seen.all("trace.bonus")] == [
        (34, CardAction.BATTLE, "no_target"),
        (34, CardAction.MOVE, "no_target"),
        (34, CardAction.BETRAY, "favored"),
    ]
    assert state.players[W].prizes == [96]


@pytest.mark.parametrize("card", [91, 99])
def test_w10_always_favored_cards_give_bonus_actions(card: int) -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, card)
    state.favored = Suit.ECONOMIC
    assert given_wakhan.bonus_phase(state).all("trace.bonus")[0]["card"] == card


def test_new_tactics_makes_her_military_cards_favored() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 33)
    state.favored = Suit.ECONOMIC
    assert given_wakhan.bonus_phase(state).all("trace.bonus") == []
    given.event(state, 105, W)
    assert given_wakhan.bonus_phase(state).all("trace.bonus")[0]["card"] == 33


def test_no_ambition_in_the_bonus_phase() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.tribe(state, W, KABUL)
    given.market(state, top=(101,))
    assert given_wakhan.bonus_phase(state).all("trace.ambition") == []


# --- Blackmail -------------------------------------------------------------------------------


def test_blackmail_comes_after_the_ai_card_and_before_ambition() -> None:
    # Given she holds 54 (Herat); Herat cards in both courts, one with a spy; a check in the market
    state = given_wakhan.to_draw(given_wakhan.solo(), front=1)
    given.court(state, W, 54)
    given.court(state, H, 61, 63)
    given.spy(state, H, 63)
    given.market(state, top=(101,))

    # When her turn begins
    seen = given_wakhan.whole_turn(state)

    # Then the human's 61 takes the spy
    trace = seen.one("trace.cards", purpose="blackmail")
    assert (trace["cards"], trace["chosen"]) == ((61, 54), 61)
    assert spies(state, W, CardId(61)) == 1
    ids = seen.ids()
    assert ids.index("trace.drawn") < ids.index("blackmail.used") < ids.index("trace.ambition")


@pytest.mark.parametrize(("front", "order"), [(1, (43, 54)), (6, (54, 43))])
def test_w40_two_blackmails_in_region_order(front: int, order: tuple[int, ...]) -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front)
    given.court(state, W, 54, 43)
    given.tribe(state, W, KANDAHAR)
    seen = given_wakhan.watch(state, BlackmailFirst())
    assert tuple(t["card"] for t in seen.all("blackmail.used")) == order


def test_w40_blackmail_is_used_with_an_empty_supply_and_skipped_without_a_target() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 54)
    given.tribe(state, W, PERSIA, 10)
    seen = given_wakhan.watch(state, BlackmailFirst())
    assert seen.one("trace.take")["kind"] == "cylinder"
    assert spies(state, W, CardId(54)) == 1
    assert tribes(state, W, PERSIA) == 9

    seen = given_wakhan.watch(state, BlackmailFirst())
    assert seen.ids() == []


def test_a_blackmail_card_lost_to_the_first_spy_gives_no_second() -> None:
    # Given a human with both; the first spy takes the last Kandahar tribe, and with it card 43
    state = given.table(players=2)
    given.court(state, given.ANNA, 54, 43)
    given.tribe(state, given.ANNA, KANDAHAR)
    given.spy(state, given.ANNA, 43, 9)
    given.court(state, given.BORIS, 61, 44)
    given.doing(state, StartTurn(given.ANNA))
    after = given.choose(state, Blackmail(CardId(54), CardId(61)))
    tribe = next(
        choice
        for choice in given.asked(after).choices
        if isinstance(choice, TakeCylinder) and is_region(after.cylinders[choice.cylinder])
    )
    after = given.choose(after, tribe)
    assert after.players[given.ANNA].court == [54]
    assert given.asked(after).prompt == "turn.action"


# --- Cleanup ---------------------------------------------------------------------------------


def test_cleanup_trims_her_court_then_discards_events_then_refills() -> None:
    # Given five cards and no political one, a riot in T0 with a human tribe to hit
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9, 13, 29, 61, 63)
    given.market(state, top=(109, 33))
    given.tribe(state, H, PUNJAB)
    given.deck(state, 38)

    # When she cleans up
    seen = given_wakhan.watch(state, CleanUp())

    # Then two cards go by the discard order, then the event, then the market is filled
    assert [t["chosen"] for t in seen.all("trace.discard")] == [9, 13]
    assert state.players[W].court == [29, 61, 63]
    ids = seen.ids()
    assert (
        ids.index("trace.discard")
        < ids.index("event.discarded")
        < ids.index("cylinder.returned")
        < ids.index("market.slid")
        < ids.index("market.dealt")
    )


def test_her_political_cards_raise_the_limit() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9, 13, 29, 61, 93)
    assert given_wakhan.watch(state, CleanUp()).all("trace.discard") == []


def test_w65_confidence_failure_in_her_cleanup_asks_the_human_only() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.market(state, top=(114,))
    given.hand(state, H, 40, 41)
    given_wakhan.watch(state, CleanUp())
    decision = given_wakhan.asked(state)
    assert (decision.seat, decision.prompt) == (H, "event.confidence")
    after, _ = given_wakhan.answer(state, decision.choices[0])
    assert after.players[H].hand == [41]
    assert not after.agenda


def test_a_riot_in_her_cleanup_can_ask_a_human_for_a_debt() -> None:
    # Given a riot in Punjab; the human's last tribe there keeps 27, which is leveraged
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=22)
    given.market(state, top=(109,))
    given.court(state, H, 27, 9, 13)
    given.rupees(state, H, 0)
    given.tribe(state, H, PUNJAB)
    given_wakhan.watch(state, CleanUp())
    decision = given_wakhan.asked(state)
    assert (decision.seat, decision.prompt) == (H, "debt.card")

"""Events bought by her or aimed at her, abilities in her court (wakhan.md 4.13, 4.16, 4.17)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Act,
    BattleIn,
    BattleOn,
    NamePlayer,
    NameRegion,
    NameSuit,
    PayBribe,
    PlayCard,
    Purchase,
    RemoveCylinder,
    Withdraw,
)
from pamir_desktop.model.pieces import armies, spies, tribes
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.betray import card_obstacle
from pamir_desktop.model.rules.dominance import DominanceCheck
from pamir_desktop.model.rules.event_cards import discard_event
from pamir_desktop.model.rules.ruling import dominant_coalition, influence, is_favored
from pamir_desktop.model.rules.tax import taxable_players
from pamir_desktop.model.words import (
    NOBODY,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Region,
    Seat,
    Suit,
)
from tests.model import given
from tests.model.given import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)
from tests.model.wakhan import scenes
from tests.model.wakhan.scenes import BOTTOM, LEFT, RIGHT, TOP, H, Seen, W


def buys(state: State, event: int) -> Seen:
    """The arrows lead her to an event in T0."""
    given.market(state, top=(event,))
    return scenes.radicalize(state)


def table(front: int = 1, side: CourtEnd = TOP) -> State:
    return scenes.reading(scenes.solo(), front, column=0, side=side)


def human_buys(state: State, event: int) -> State:
    """A human buys an event from T0; the state before the next decision."""
    given.market(state, top=(event,))
    given.acting(state, H)
    state, _ = scenes.answer(state, Purchase(0))
    return state


# --- Bought by her ---------------------------------------------------------------------------


@pytest.mark.parametrize("event", [105, 106, 107, 110, 112])
def test_events_she_keeps_lie_before_her(event: int) -> None:
    state = table()
    seen = buys(state, event)
    assert state.events == [(event, W)]
    assert scenes.bought(seen) == [event]
    assert state.actions_left == 0


def test_105_new_tactics_favors_her_military_cards() -> None:
    state = table()
    given.court(state, W, 33)
    assert not is_favored(state, W, CardId(33))
    buys(state, 105)
    assert is_favored(state, W, CardId(33))


def test_106_koh_i_noor_doubles_her_gifts_in_every_coalition() -> None:
    state = table()
    given.gift(state, W, 0)
    buys(state, 106)
    assert [influence(state, W, coalition) for coalition in Coalition] == [3, 3, 3]


@pytest.mark.parametrize(("side", "named"), [(TOP, LEFT), (BOTTOM, RIGHT)])
def test_w61_rumor_hits_the_human_the_red_arrow_names(side: CourtEnd, named: Seat) -> None:
    state = scenes.reading(scenes.trio(), 1, column=0, side=side)
    seen = buys(state, 108)
    assert state.events == [(108, named)]
    assert seen.one("trace.player") == {"event": "event.rumor", "side": side, "chosen": named}


def test_109_conflict_fatigue_halves_the_lead() -> None:
    state = table()
    given.army(state, RUSSIAN, KABUL, 2)
    assert dominant_coalition(state) is None
    buys(state, 109)
    assert state.events == [(109, NOBODY)]
    assert dominant_coalition(state) is RUSSIAN


def test_111_public_withdrawal_is_never_bought() -> None:
    assert buys(table(), 111).lines() == [("radicalize", "invalid", "no_candidate")]


def test_113_persian_aristocracy_brings_three_rupees() -> None:
    state = table()
    buys(state, 113)
    assert state.players[W].rupees == 7


def test_w63_pashtunwali_keeps_the_current_suit_and_locks_it() -> None:
    state = table()
    state.favored = Suit.ECONOMIC
    seen = buys(state, 115)
    assert state.favored is Suit.ECONOMIC
    assert state.events == [(115, NOBODY)]
    assert seen.one("trace.suit") == {"chosen": Suit.ECONOMIC}


def test_case_38_rebuke_clears_the_first_region_with_human_pieces() -> None:
    # Given AI 13: Herat, Kabul, ...; Herat holds only her tribes, Kabul a human tribe
    state = table(front=13)
    given.tribe(state, W, HERAT, 2)
    given.tribe(state, H, KABUL)
    given.army(state, RUSSIAN, KABUL)
    seen = buys(state, 116)
    assert (tribes(state, W, HERAT), tribes(state, H, KABUL)) == (2, 0)
    assert armies(state, RUSSIAN, KABUL) == 0
    trace = seen.one("trace.region")
    assert (trace["human"], trace["any"]) == ((KABUL,), (HERAT, KABUL))
    assert (trace["decided"], trace["chosen"]) == ("human", KABUL)


def test_w62_rebuke_without_human_pieces_takes_any_then_the_first() -> None:
    state = table(front=13)
    given.tribe(state, W, KABUL)
    given.army(state, AFGHAN, PERSIA)  # nobody serves the Afghans
    assert buys(state, 116).one("trace.region")["decided"] == "any"
    assert tribes(state, W, KABUL) == 0
    assert buys(table(front=13), 116).one("trace.region") == {
        "regions": (HERAT, KABUL, TRANSCASPIA, PUNJAB, PERSIA, given.KANDAHAR),
        "human": (),
        "any": (),
        "decided": "first",
        "chosen": HERAT,
    }


def test_w62_an_army_of_a_humans_coalition_counts_as_human() -> None:
    state = table(front=13)
    given.army(state, BRITISH, PUNJAB)
    assert buys(state, 116).one("trace.region")["chosen"] == PUNJAB


# --- Other Persuasive Methods ----------------------------------------------------------------


def test_case_37_w60_she_plays_the_whole_hand_at_once_and_a_bribe_never_stops_it() -> None:
    # Given a human hand of three; Punjab ruled by that human with two tribes; she has 1 rupee
    for seed in range(6):
        state = table()
        state.rng = seed
        given.rupees(state, W, 1)
        given.tribe(state, H, PUNJAB, 2)
        given.hand(state, H, 33, 9, 61)

        # When she buys 114
        seen = buys(state, 114)

        # Then the Punjab card is discarded, the other two are played, in a random order told
        order = seen.one("trace.hand")["cards"]
        assert isinstance(order, tuple)
        assert set(order) == {33, 9, 61}
        assert set(state.players[W].court) == {9, 61}
        assert 33 in state.discard
        assert state.players[W].hand == state.players[H].hand == []
        assert seen.one("trace.bribe")["verdict"] == "cannot_pay"
        assert [t["card"] for t in seen.all("trace.side")] == [c for c in order if c != 33]
        assert state.actions_left == 0


def test_w60_the_order_is_drawn_from_the_games_generator() -> None:
    orders = set()
    for seed in range(12):
        state = table()
        state.rng = seed
        given.hand(state, H, 33, 9, 61)
        orders.add(buys(state, 114).one("trace.hand")["cards"])
    assert len(orders) > 1


def test_114_bought_by_a_human_brings_her_that_hand_and_the_human_nothing() -> None:
    state = table()
    given.hand(state, H, 33, 9)
    state = human_buys(state, 114)
    after, seen = scenes.answer(state, NamePlayer(W))
    assert set(after.players[W].court) == {33, 9}
    assert after.players[H].hand == []
    assert len(seen.all("card.played")) == 2
    # the human's turn goes on, and the action was the purchase alone
    assert scenes.asked(after).seat == H
    assert after.actions_left == 1


def test_114_among_humans_leaves_her_out_of_it() -> None:
    state = scenes.reading(scenes.trio(), 1)
    given.hand(state, LEFT, 33)
    given.hand(state, RIGHT, 9)
    given.market(state, top=(114,))
    given.acting(state, LEFT)
    state, _ = scenes.answer(state, Purchase(0))
    after, seen = scenes.answer(state, NamePlayer(RIGHT))
    assert (after.players[LEFT].hand, after.players[RIGHT].hand) == ([9], [33])
    assert "trace.hand" not in seen.ids()


def test_114_with_an_empty_hand_gives_her_nothing_to_play() -> None:
    state = table()
    seen = buys(state, 114)
    assert "trace.hand" not in seen.ids()
    assert seen.one("hands.swapped")["received"] == 0


# --- Aimed at her, or hitting her ------------------------------------------------------------


def test_108_rumor_aimed_at_her_silences_her_patriots_in_all_coalitions() -> None:
    state = table()
    given.court(state, W, 86, 11)
    state = human_buys(state, 108)
    after, _ = scenes.answer(state, NamePlayer(W))
    assert [influence(after, W, coalition) for coalition in Coalition] == [1, 1, 1]


def test_w66_failure_to_impress_takes_all_her_prizes() -> None:
    state = table()
    given.prizes(state, W, 96, 13)
    discard_event(state, CardId(108))
    assert state.players[W].prizes == []


def test_106_embarrassment_of_riches_makes_her_gifts_worthless() -> None:
    state = table()
    given.gift(state, W, 0)
    discard_event(state, CardId(106))
    assert influence(state, W, BRITISH) == 1


@pytest.mark.parametrize(
    ("event", "region", "political"),
    [(109, PUNJAB, 24), (110, HERAT, 57), (112, KABUL, 7), (113, PERSIA, 76)],
)
def test_riots_remove_her_tribes_and_overthrow_her(
    event: int, region: Region, political: int
) -> None:
    state = table()
    given.court(state, W, political, 9)
    given.tribe(state, W, region, 2)
    given.army(state, RUSSIAN, region)
    discard_event(state, CardId(event))
    scenes.watch(state)
    assert tribes(state, W, region) == 0
    assert armies(state, RUSSIAN, region) == 0
    assert state.players[W].court == [9]


def test_116_rebuke_by_a_human_may_hit_her() -> None:
    state = table()
    given.court(state, W, 7)
    given.tribe(state, W, KABUL)
    after, _ = scenes.answer(human_buys(state, 116), NameRegion(KABUL))
    assert after.players[W].court == []


@pytest.mark.parametrize(
    ("event", "suit"), [(105, Suit.MILITARY), (115, Suit.INTELLIGENCE), (116, Suit.POLITICAL)]
)
def test_discarded_suit_events_move_the_marker_unless_locked(event: int, suit: Suit) -> None:
    state = scenes.favored(table(), Suit.ECONOMIC)
    discard_event(state, CardId(event))
    assert state.favored is suit

    locked = scenes.favored(table(), Suit.ECONOMIC)
    given.event(locked, 115)
    discard_event(locked, CardId(event))
    assert locked.favored is Suit.ECONOMIC


def test_115_by_a_human_makes_her_ignore_suit_icons() -> None:
    state = human_buys(table(), 115)
    after, _ = scenes.answer(state, NameSuit(Suit.MILITARY))
    assert after.events == [(115, NOBODY)]


# --- Humans against her ----------------------------------------------------------------------


def test_case_39_w35_a_human_who_cannot_pay_her_may_not_play() -> None:
    # Given she rules Punjab with two tribes; the human has 1 rupee and a Punjab card
    state = table()
    given.tribe(state, W, PUNJAB, 2)
    given.hand(state, H, 33)
    given.rupees(state, H, 1)
    given.acting(state, H)
    assert PlayCard(CardId(33)) not in scenes.asked(state).choices

    # With 2 rupees it may, for the full price and without haggling
    given.rupees(state, H, 2)
    after, _ = scenes.answer(state, PlayCard(CardId(33)))
    assert scenes.asked(after).choices == (PayBribe(2), Withdraw())


def test_w35_a_human_hostage_of_hers_is_freed_only_in_full() -> None:
    state = table()
    given.court(state, H, 9)
    given.spy(state, W, 9, 2)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 1)
    given.rupees(state, H, 1)
    given.acting(state, H)
    assert Act(CardId(9), CardAction.TAX) not in scenes.asked(state).choices
    given.rupees(state, H, 2)
    after, _ = scenes.answer(state, Act(CardId(9), CardAction.TAX))
    assert scenes.asked(after).choices == (PayBribe(2), Withdraw())


def test_courtly_manners_lets_a_human_refuse_her() -> None:
    state = table()
    given.event(state, 107, H)
    given.tribe(state, W, PUNJAB, 9)
    given.hand(state, H, 33)
    given.acting(state, H)
    after, _ = scenes.answer(state, PlayCard(CardId(33)))
    assert "WithholdBribe" in {type(c).__name__ for c in scenes.asked(after).choices}


def test_humans_tax_her_down_to_her_shelter() -> None:
    state = table()
    given.tribe(state, H, KABUL)
    given.court(state, W, 14)
    given.rupees(state, W, 2)
    assert taxable_players(state, H) == []
    given.rupees(state, W, 3)
    assert taxable_players(state, H) == [W]


@pytest.mark.parametrize("card", [15, 83])
def test_bodyguards_protect_her_political_cards_from_everybody(card: int) -> None:
    state = table()
    given.court(state, W, card, 93)
    given.spy(state, H, 93)
    given.spy(state, W, 93)
    assert card_obstacle(state, H, CardId(93)) == "betray.bodyguards"
    assert card_obstacle(state, W, CardId(93)) == "betray.bodyguards"


@pytest.mark.parametrize(("card", "region"), [(17, KABUL), (97, TRANSCASPIA)])
def test_her_citadels_protect_her_tribes(card: int, region: Region) -> None:
    state = table()
    given.court(state, W, card)
    given.tribe(state, W, region)
    given.army(state, BRITISH, region)
    given.army(state, RUSSIAN, region)
    state.active = H
    given.doing(state, Battle(H, 3))
    after, _ = scenes.answer(state, BattleIn(region))
    assert not any(isinstance(c, RemoveCylinder) for c in scenes.asked(after).choices)


def test_card_1_keeps_her_spies_safe() -> None:
    state = table()
    given.court(state, W, 1, 9)
    given.spy(state, W, 9)
    given.spy(state, H, 9)
    given.court(state, H, 33)
    state.active = H
    given.acting(state, H)
    assert Act(CardId(33), CardAction.BATTLE) not in scenes.asked(state).choices


def test_case_46_safe_house_takes_every_spy_a_human_removes() -> None:
    # Given she holds 41 and 72, no dominance, neither favored; two spies of hers on 9
    state = table()
    given.court(state, W, 41, 72)
    given.court(state, H, 9)
    given.spy(state, W, 9, 2)
    given.spy(state, H, 9, 2)
    state.active = H
    given.doing(state, Battle(H, 2))
    state, _ = scenes.answer(state, BattleOn(CardId(9)))
    seen: list[object] = []
    while state.agenda:
        first = scenes.asked(state).choices[0]
        state, told = scenes.answer(state, first)
        seen += told.all("trace.cards")

    # Then both go to 72, the higher number
    assert spies(state, W, CardId(72)) == 2
    assert len(seen) == 2


def test_safe_house_works_when_the_battle_is_on_that_very_card() -> None:
    state = table()
    given.court(state, W, 41)
    given.spy(state, W, 41)
    given.spy(state, H, 41)
    state.active = H
    given.doing(state, Battle(H, 1))
    state, _ = scenes.answer(state, BattleOn(CardId(41)))
    state, _ = scenes.answer(state, scenes.asked(state).choices[0])
    assert spies(state, W, CardId(41)) == 1


# --- Checks ----------------------------------------------------------------------------------


def test_she_alone_scores_when_no_human_serves_the_dominant_coalition() -> None:
    state = table()
    given.army(state, AFGHAN, KABUL, 4)
    scenes.watch(state, DominanceCheck((CardId(101),)))
    assert given.points(state) == [5, 0]


def test_she_is_ranked_with_the_humans_of_the_dominant_coalition() -> None:
    state = scenes.reading(scenes.trio(BRITISH, BRITISH), 1)
    given.army(state, BRITISH, KABUL, 4)
    given.gift(state, LEFT, 0)
    scenes.watch(state, DominanceCheck((CardId(101),)))
    assert given.points(state) == [2, 5, 2]


def test_w68_a_complete_tie_at_the_end_is_a_shared_victory() -> None:
    state = table()
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    scenes.watch(state, DominanceCheck((CardId(104),)))
    assert state.result is not None
    assert state.result.winners == (W, H)

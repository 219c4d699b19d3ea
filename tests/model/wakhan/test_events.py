"""Events bought by her (wakhan.md 4.17)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import NamePlayer, Purchase
from pamir_desktop.model.pieces import armies, tribes
from pamir_desktop.model.preview import preview
from pamir_desktop.model.rules.ruling import dominant_coalition, influence, is_favored
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, CourtEnd, Seat, Suit
from pamir_desktop.model.wakhan.turn import DrawAiCard
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, HERAT, KABUL, PERSIA, PUNJAB, RUSSIAN, TRANSCASPIA
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, LEFT, RIGHT, TOP, H, W

# --- Bought by her ---------------------------------------------------------------------------


@pytest.mark.parametrize("event", [105, 106, 107, 110, 112])
def test_w29_events_she_keeps_are_hers(event: int) -> None:
    state = given_wakhan.arrow_table()
    seen = given_wakhan.buys(state, event)
    assert state.events == [(event, W)]
    assert given_wakhan.bought(seen) == [event]
    assert state.actions_left == 0


def test_105_new_tactics_favors_her_military_cards() -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, 33)
    assert not is_favored(state, W, CardId(33))
    given_wakhan.buys(state, 105)
    assert is_favored(state, W, CardId(33))


def test_106_koh_i_noor_doubles_her_gifts_in_every_coalition() -> None:
    state = given_wakhan.arrow_table()
    given.gift(state, W, 0)
    given_wakhan.buys(state, 106)
    assert [influence(state, W, coalition) for coalition in Coalition] == [3, 3, 3]


@pytest.mark.parametrize(("side", "named"), [(TOP, LEFT), (BOTTOM, RIGHT)])
def test_w61_rumor_hits_the_human_the_red_arrow_names(side: CourtEnd, named: Seat) -> None:
    state = given_wakhan.reading(given_wakhan.trio(), 1, column=0, side=side)
    seen = given_wakhan.buys(state, 108)
    assert state.events == [(108, named)]
    assert seen.one("trace.player") == {"event": "event.rumor", "side": side, "chosen": named}


def test_109_conflict_fatigue_halves_the_lead() -> None:
    state = given_wakhan.arrow_table()
    given.army(state, RUSSIAN, KABUL, 2)
    assert dominant_coalition(state) is None
    given_wakhan.buys(state, 109)
    assert state.events == [(109, NOBODY)]
    assert dominant_coalition(state) is RUSSIAN


def test_111_public_withdrawal_is_never_bought() -> None:
    assert given_wakhan.buys(given_wakhan.arrow_table(), 111).lines() == [
        ("radicalize", "invalid", "no_candidate")
    ]


def test_113_persian_aristocracy_brings_three_rupees() -> None:
    state = given_wakhan.arrow_table()
    given_wakhan.buys(state, 113)
    assert state.players[W].rupees == 7


def test_w63_pashtunwali_keeps_the_current_suit_and_locks_it() -> None:
    state = given_wakhan.arrow_table()
    state.favored = Suit.ECONOMIC
    seen = given_wakhan.buys(state, 115)
    assert state.favored is Suit.ECONOMIC
    assert state.events == [(115, NOBODY)]
    assert seen.one("trace.suit") == {"chosen": Suit.ECONOMIC}


def test_case_38_rebuke_clears_the_first_region_with_human_pieces() -> None:
    # Given AI 13: Herat, Kabul, ...; Herat holds only her tribes, Kabul a human tribe
    state = given_wakhan.arrow_table(front=13)
    given.tribe(state, W, HERAT, 2)
    given.tribe(state, H, KABUL)
    given.army(state, RUSSIAN, KABUL)
    seen = given_wakhan.buys(state, 116)
    assert (tribes(state, W, HERAT), tribes(state, H, KABUL)) == (2, 0)
    assert armies(state, RUSSIAN, KABUL) == 0
    trace = seen.one("trace.region")
    assert (trace["human"], trace["any"]) == ((KABUL,), (HERAT, KABUL))
    assert (trace["decided"], trace["chosen"]) == ("human", KABUL)


def test_w62_rebuke_without_human_pieces_takes_any_then_the_first() -> None:
    state = given_wakhan.arrow_table(front=13)
    given.tribe(state, W, KABUL)
    given.army(state, AFGHAN, PERSIA)  # nobody serves the Afghans
    assert given_wakhan.buys(state, 116).one("trace.region")["decided"] == "any"
    assert tribes(state, W, KABUL) == 0
    assert given_wakhan.buys(given_wakhan.arrow_table(front=13), 116).one("trace.region") == {
        "regions": (HERAT, KABUL, TRANSCASPIA, PUNJAB, PERSIA, given.KANDAHAR),
        "human": (),
        "any": (),
        "decided": "first",
        "chosen": HERAT,
    }


def test_w62_an_army_of_a_humans_coalition_counts_as_human() -> None:
    state = given_wakhan.arrow_table(front=13)
    given.army(state, BRITISH, PUNJAB)
    assert given_wakhan.buys(state, 116).one("trace.region")["chosen"] == PUNJAB


# --- Other Persuasive Methods ----------------------------------------------------------------


def test_case_37_w60_she_plays_the_whole_hand_at_once_and_a_bribe_never_stops_it() -> None:
    # Given a human hand of three; Punjab ruled by that human with two tribes; she has 1 rupee
    for seed in range(6):
        state = given_wakhan.arrow_table()
        state.rng = seed
        given.rupees(state, W, 1)
        given.tribe(state, H, PUNJAB, 2)
        given.hand(state, H, 33, 9, 61)

        # When she buys 114
        seen = given_wakhan.buys(state, 114)

        # Then the Punjab card is discarded, the other two are played, in a random logged order
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
        state = given_wakhan.arrow_table()
        state.rng = seed
        given.hand(state, H, 33, 9, 61)
        orders.add(given_wakhan.buys(state, 114).one("trace.hand")["cards"])
    assert len(orders) > 1


def test_114_bought_by_a_human_brings_her_that_hand_and_the_human_nothing() -> None:
    state = given_wakhan.arrow_table()
    given.hand(state, H, 33, 9)
    state = given_wakhan.human_buys(state, 114)
    after, seen = given_wakhan.answer(state, NamePlayer(W))
    assert set(after.players[W].court) == {33, 9}
    assert after.players[H].hand == []
    assert len(seen.all("card.played")) == 2
    # the human's turn goes on, and the action was the purchase alone
    assert given_wakhan.asked(after).seat == H
    assert after.actions_left == 1


def test_114_among_humans_leaves_her_out_of_it() -> None:
    state = given_wakhan.reading(given_wakhan.trio(), 1)
    given.hand(state, LEFT, 33)
    given.hand(state, RIGHT, 9)
    given.market(state, top=(114,))
    given.acting(state, LEFT)
    state, _ = given_wakhan.answer(state, Purchase(0))
    after, seen = given_wakhan.answer(state, NamePlayer(RIGHT))
    assert (after.players[LEFT].hand, after.players[RIGHT].hand) == ([9], [33])
    assert "trace.hand" not in seen.ids()


def test_114_with_an_empty_hand_gives_her_nothing_to_play() -> None:
    state = given_wakhan.arrow_table()
    seen = given_wakhan.buys(state, 114)
    assert "trace.hand" not in seen.ids()
    assert seen.one("hands.swapped")["received"] == 0


def test_a_preview_shows_neither_the_next_ai_card_nor_the_random_order() -> None:
    assert DrawAiCard.reveals
    state = given_wakhan.arrow_table()
    given.hand(state, H, 33, 9)
    state = given_wakhan.human_buys(state, 114)
    seen = {entry.id for entry in preview(state, NamePlayer(W)).log}
    assert "hands.swapped" in seen
    assert "trace.hand" not in seen
    assert "card.played" not in seen

"""The AI deck in play: drawing, arrows, pragmatic loyalty (wakhan.md 1, 2, 3.0.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from pamir_desktop.model import IMPROVED, RULEBOOK, SpyMovement, WakhanOptions, new_game, pending
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.decisions import ChooseLoyalty
from pamir_desktop.model.engine import advance
from pamir_desktop.model.rules.pragmatic import pragmatic_loyalty
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.setup import Printing, SeatKind
from pamir_desktop.model.terms import NOBODY, Border, Coalition
from pamir_desktop.model.wakhan.arrows import (
    borders_in_order,
    column,
    humans,
    market_rows,
    named_human,
    side,
)
from pamir_desktop.model.wakhan.turn import DrawAiCard
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, KABUL, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, TOP, H, W


def test_case_1_arrows_point_at_the_back_of_the_next_card() -> None:
    # Given AI 1 is open and AI 5 is next; two humans
    state = given_wakhan.backed_by(given_wakhan.trio(), front=1, back=5)

    # Then the arrows read column 0, bottom row, right end, the human on her right
    assert column(state) == 0
    assert side(state) is BOTTOM
    assert market_rows(state) == (6, 0)
    assert named_human(state) == given_wakhan.RIGHT
    assert humans(state) == [given_wakhan.RIGHT, given_wakhan.LEFT]


def test_w2_left_is_the_human_who_acts_right_after_her() -> None:
    state = given_wakhan.reading(given_wakhan.trio(), front=1, side=TOP)
    assert named_human(state) == given_wakhan.LEFT
    assert state.turn_order(W)[1] == given_wakhan.LEFT
    solo = given_wakhan.reading(given_wakhan.solo(), front=1, side=TOP)
    assert humans(solo) == [H]


def test_case_2_arrow_search_runs_left_in_the_arrows_row_then_in_the_other() -> None:
    # Given AI 18 and the back of AI 10, an empty market
    state = given_wakhan.backed_by(given_wakhan.solo(), front=18, back=10)

    # When she radicalizes
    seen = given_wakhan.radicalize(state)

    # Then B2, B1, B0, T2, T1, T0 were looked at, in vain
    trace = seen.one("trace.arrows")
    assert (trace["column"], trace["side"]) == (2, BOTTOM)
    assert trace["slots"] == (8, 7, 6, 2, 1, 0)
    assert trace["verdicts"] == " ".join(["buy.vacant"] * 6)
    assert trace["chosen"] == -1
    assert seen.lines() == [("radicalize", "invalid", "no_candidate")]


def test_case_3_the_last_card_is_shuffled_in_before_it_can_act() -> None:
    # Given one card is left in the AI deck
    state = given_wakhan.solo()
    assert state.wakhan is not None
    state.wakhan.deck = [24]
    state.wakhan.discard = list(range(1, 24))

    # When her turn starts
    seen = given_wakhan.watch(state, DrawAiCard())

    # Then all 24 are shuffled, one is drawn and 23 remain
    assert seen.one("trace.reshuffled") == {"cards": 24}
    assert len(state.wakhan.deck) == 23
    assert len(state.wakhan.discard) == 1
    assert sorted(state.wakhan.deck + state.wakhan.discard) == list(AI_CARDS)
    assert seen.one("trace.drawn")["card"] == state.wakhan.front


def test_w4_a_pass_through_the_deck_gives_23_turns() -> None:
    state = given_wakhan.solo()
    fronts = []
    for _ in range(23):
        seen = given_wakhan.watch(state, DrawAiCard())
        assert "trace.reshuffled" not in seen.ids()
        fronts.append(seen.one("trace.drawn")["card"])
    assert len(set(fronts)) == 23
    assert "trace.reshuffled" in given_wakhan.watch(state, DrawAiCard()).ids()


def test_drawing_logs_how_the_card_is_read_and_only_the_back_of_the_next() -> None:
    # Given AI 1 will be drawn, with AI 5 below it; the human is British, one Afghan block in play
    state = given_wakhan.backed_by(given_wakhan.solo(BRITISH), front=1, back=5)
    assert state.wakhan is not None
    state.wakhan.deck.append(state.wakhan.discard.pop())
    given.army(state, AFGHAN, KABUL)

    # When it is drawn
    trace = given_wakhan.watch(state, DrawAiCard()).one("trace.drawn")

    # Then arrows, orders and loyalty are logged
    assert trace == {
        "card": 1,
        "loyalty_order": (RUSSIAN, AFGHAN, BRITISH),
        "region_order": AI_CARDS[1].region_order,
        "column_arrow": 2,
        "side_arrow": 1,
        "columns": AI_CARDS[5].back_columns,
        "sides": AI_CARDS[5].back_sides,
        "column": 0,
        "side": BOTTOM,
        "named": H,
        "served": (BRITISH,),
        "blocks": (1, 0, 0),
        "loyalty": RUSSIAN,
    }


def test_w70_a_turn_depends_on_nothing_of_the_next_card_but_its_back() -> None:
    backs = {number: (card.back_columns, card.back_sides) for number, card in AI_CARDS.items()}
    pairs = [
        (one, other)
        for one in AI_CARDS
        for other in AI_CARDS
        if one < other and backs[one] == backs[other]
    ]
    assert len(pairs) >= 10
    for one, other in pairs:
        front = next(n for n in AI_CARDS if n not in (one, other))
        logs = []
        for back in (one, other):
            state = given_wakhan.solo()
            given.market(state, top=given_wakhan.FILLER_TOP, bottom=given_wakhan.FILLER_BOTTOM)
            given_wakhan.backed_by(state, front, back)
            assert state.wakhan is not None
            state.wakhan.deck.append(state.wakhan.discard.pop())
            logs.append(given_wakhan.whole_turn(state).entries)
        assert logs[0] == logs[1]


@pytest.mark.parametrize(
    ("loyalties", "expected"),
    [((BRITISH,), RUSSIAN), ((RUSSIAN, RUSSIAN), AFGHAN), ((RUSSIAN, AFGHAN), BRITISH)],
)
def test_case_4_pragmatic_loyalty_is_the_first_nobody_serves(
    loyalties: tuple[Coalition, ...], expected: Coalition
) -> None:
    state = given.table_with_wakhan(len(loyalties), loyalties)
    given_wakhan.reading(state, front=1)
    assert pragmatic_loyalty(state) is expected


def test_case_4_w6_a_human_turning_to_it_changes_it_at_once() -> None:
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=1)
    assert pragmatic_loyalty(state) is RUSSIAN
    state.players[H].loyalty = RUSSIAN
    assert pragmatic_loyalty(state) is AFGHAN


def test_case_5_her_largest_army_counts_for_ruling_in_the_newest_printing() -> None:
    # Given Kabul with one tribe each, two British and two Afghan armies
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=1)
    given.tribe(state, W, KABUL)
    given.tribe(state, H, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.army(state, AFGHAN, KABUL, 2)

    # Then 3 against 3 is nobody, and one more tribe makes it hers
    assert ruler_of(state, KABUL) == NOBODY
    given.tribe(state, W, KABUL)
    assert ruler_of(state, KABUL) == W


def test_case_5_older_printing_counts_only_her_pragmatic_loyalty() -> None:
    state = given_wakhan.solo(BRITISH, WakhanOptions(printing=Printing.OLDER))
    given_wakhan.reading(state, front=1)  # Russian
    given.tribe(state, W, KABUL, 2)
    given.tribe(state, H, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.army(state, AFGHAN, KABUL, 2)
    assert ruler_of(state, KABUL) == H


def test_older_printing_a_new_front_can_change_the_ruler_and_it_is_logged() -> None:
    # Given she has a tribe and two Russian armies against two human tribes, AI 2 (Afghan) is next
    state = given_wakhan.solo(BRITISH, WakhanOptions(printing=Printing.OLDER))
    given_wakhan.to_draw(state, front=1)
    given.tribe(state, W, KABUL)
    given.tribe(state, H, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 2)
    state.wakhan.discard = [2]  # type: ignore[union-attr]
    assert ruler_of(state, KABUL) == NOBODY

    # When she draws AI 1 (Russian)
    seen = given_wakhan.watch(state, DrawAiCard())

    # Then her armies count, and she rules Kabul
    assert seen.one("ruler.changed") == {"region": KABUL, "old": NOBODY, "new": W}


def test_case_49_steadfast_loyalty_follows_the_blocks_in_play() -> None:
    # Given the human is British and the front lists Russian, Afghan, British
    state = given_wakhan.solo(BRITISH, WakhanOptions(steadfast_loyalty=True))
    given_wakhan.reading(state, front=1)
    given.army(state, RUSSIAN, KABUL, 3)
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, Border.HERAT_KABUL, 2)

    # Then 3 against 5 is Afghan, 5 against 5 the one further left
    assert pragmatic_loyalty(state) is AFGHAN
    given.road(state, RUSSIAN, Border.HERAT_KABUL, 2)
    assert pragmatic_loyalty(state) is RUSSIAN


def test_borders_come_in_the_order_of_the_region_on_the_far_side() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=4)
    assert borders_in_order(state, KABUL) == [
        Border.KABUL_KANDAHAR,
        Border.HERAT_KABUL,
        Border.KABUL_PUNJAB,
        Border.TRANSCASPIA_KABUL,
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_setup_s1_to_s9_w1_w3(seats: int) -> None:
    # Given a new game with her
    state = new_game(random_setup(seats, seed=7, wakhan=RULEBOOK))
    assert state.wakhan is not None

    # Then she sits in seat 0, holds 4 rupees, no loyalty, no hand; the AI deck is whole
    assert state.setup.seats[W].kind is SeatKind.WAKHAN
    assert state.wakhan.seat == W
    assert (state.players[W].rupees, state.players[W].loyalty) == (4, None)
    assert sorted(state.wakhan.deck) == list(AI_CARDS)
    assert state.wakhan.discard == []
    assert len(state.deck) + 12 == {2: 52, 3: 58}[seats]
    assert Counter(card > 100 for card in state.deck + state.market_cards)[True] == 10

    # And the humans choose a loyalty: the first chooser sits before her, the last after her
    choosers = []
    while (decision := pending(state)) is not None and decision.prompt == "loyalty.choose":
        choosers.append(decision.seat)
        advance(state, ChooseLoyalty(BRITISH))
    assert choosers == list(range(seats - 1, 0, -1))

    # And she has had the first turn of the game
    assert len(state.wakhan.discard) == 1
    decision = pending(state)
    assert decision is not None
    assert decision.seat == H
    assert state.turn == 2


def test_presets_are_the_rulebook_and_all_three_variants() -> None:
    assert WakhanOptions(Printing.NEWEST, False, SpyMovement.OFF, False) == RULEBOOK
    assert WakhanOptions(Printing.NEWEST, True, SpyMovement.DIRECT, True) == IMPROVED

"""Events aimed at her or that affect everyone, and checks (wakhan.md 4.17, 4.19)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import NamePlayer, NameRegion, NameSuit
from pamir_desktop.model.pieces import armies, tribes
from pamir_desktop.model.rules.dominance import DominanceCheck
from pamir_desktop.model.rules.event_cards import discard_event
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Region, Suit
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, HERAT, KABUL, PERSIA, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import LEFT, H, W

# --- Aimed at her, or hitting her ------------------------------------------------------------


def test_108_rumor_aimed_at_her_silences_her_patriots_in_all_coalitions() -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, 86, 11)
    state = given_wakhan.human_buys(state, 108)
    after, _ = given_wakhan.answer(state, NamePlayer(W))
    assert [influence(after, W, coalition) for coalition in Coalition] == [1, 1, 1]


def test_w66_failure_to_impress_takes_all_her_prizes() -> None:
    state = given_wakhan.arrow_table()
    given.prizes(state, W, 96, 13)
    discard_event(state, CardId(108))
    assert state.players[W].prizes == []


def test_106_embarrassment_of_riches_makes_her_gifts_worthless() -> None:
    state = given_wakhan.arrow_table()
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
    state = given_wakhan.arrow_table()
    given.court(state, W, political, 9)
    given.tribe(state, W, region, 2)
    given.army(state, RUSSIAN, region)
    discard_event(state, CardId(event))
    given_wakhan.watch(state)
    assert tribes(state, W, region) == 0
    assert armies(state, RUSSIAN, region) == 0
    assert state.players[W].court == [9]


def test_116_rebuke_by_a_human_may_hit_her() -> None:
    state = given_wakhan.arrow_table()
    given.court(state, W, 7)
    given.tribe(state, W, KABUL)
    after, _ = given_wakhan.answer(given_wakhan.human_buys(state, 116), NameRegion(KABUL))
    assert after.players[W].court == []


@pytest.mark.parametrize(
    ("event", "suit"), [(105, Suit.MILITARY), (115, Suit.INTELLIGENCE), (116, Suit.POLITICAL)]
)
def test_discarded_suit_events_move_the_marker_unless_locked(event: int, suit: Suit) -> None:
    state = given_wakhan.favored(given_wakhan.arrow_table(), Suit.ECONOMIC)
    discard_event(state, CardId(event))
    assert state.favored is suit

    locked = given_wakhan.favored(given_wakhan.arrow_table(), Suit.ECONOMIC)
    given.event(locked, 115)
    discard_event(locked, CardId(event))
    assert locked.favored is Suit.ECONOMIC


def test_115_by_a_human_makes_her_ignore_suit_icons() -> None:
    state = given_wakhan.human_buys(given_wakhan.arrow_table(), 115)
    after, _ = given_wakhan.answer(state, NameSuit(Suit.MILITARY))
    assert after.events == [(115, NOBODY)]


# --- Checks ----------------------------------------------------------------------------------


def test_she_alone_scores_when_no_human_serves_the_dominant_coalition() -> None:
    state = given_wakhan.arrow_table()
    given.army(state, AFGHAN, KABUL, 4)
    given_wakhan.watch(state, DominanceCheck((CardId(101),)))
    assert given.points(state) == [5, 0]


def test_she_is_ranked_with_the_humans_of_the_dominant_coalition() -> None:
    state = given_wakhan.reading(given_wakhan.trio(BRITISH, BRITISH), 1)
    given.army(state, BRITISH, KABUL, 4)
    given.gift(state, LEFT, 0)
    given_wakhan.watch(state, DominanceCheck((CardId(101),)))
    assert given.points(state) == [2, 5, 2]


def test_w68_a_complete_tie_at_the_end_is_a_shared_victory() -> None:
    state = given_wakhan.arrow_table()
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    given_wakhan.watch(state, DominanceCheck((CardId(104),)))
    assert state.result is not None
    assert state.result.winners == (W, H)

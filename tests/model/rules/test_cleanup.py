"""Cleanup (3.12): court limit, hand limit, and the order of the steps."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import Choice, DiscardCard, EndTurn
from pamir_desktop.model.pieces import cylinders_in_play, tribes
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA, HERAT, PUNJAB


def discard(card: int) -> DiscardCard:
    return DiscardCard(CardId(card))


def discards(*cards: int) -> set[Choice]:
    return {discard(card) for card in cards}


@pytest.mark.parametrize(
    "court", [(9, 13, 29), (57, 9, 13, 29), (56, 9, 13, 29, 33), (56, 93, 9, 13, 29, 33, 38)]
)
def test_the_court_limit_is_three_and_a_card_for_each_political_star(
    court: tuple[int, ...],
) -> None:
    # Given as many cards as allowed, cleanup asks nothing
    state = given.table()
    given.court(state, ANNA, *court)
    given.doing(state, StartTurn(ANNA))
    assert given.asked(given.choose(state, EndTurn())).seat == BORIS

    # When there is one more, any card of the court may go
    given.court(state, ANNA, *court, 59)
    state = given.choose(state, EndTurn())
    decision = given.asked(state)
    assert (decision.seat, decision.prompt) == (ANNA, "limit.court")
    assert given.options(state) == discards(*state.players[ANNA].court)


def test_r78_the_limit_is_counted_again_after_each_discard() -> None:
    # Given five cards with one political star: one too many
    state = given.table()
    given.court(state, ANNA, 57, 9, 13, 29, 33)
    given.acting(state)
    state = given.choose(state, EndTurn())
    assert given.options(state) == discards(57, 9, 13, 29, 33)

    # When a card without political star goes, that is enough
    assert not given.choose(state, discard(9)).agenda

    # When the political card goes, one more must follow
    state = given.choose(state, discard(57))
    assert given.options(state) == discards(9, 13, 29, 33)
    state = given.choose(state, discard(33))
    assert not state.agenda
    assert state.players[ANNA].court == [9, 13, 29]


def test_r78_debts_are_settled_at_once_and_their_cards_count() -> None:
    # Given six cards, three too many, one of them leveraged; no rupee and no hand
    state = given.table()
    given.court(state, ANNA, 14, 9, 13, 29, 33, 38)
    given.rupees(state, ANNA, 0)
    given.acting(state)
    state = given.choose(state, EndTurn(), discard(14))

    # Then the debt takes two more, and the limit is kept
    assert given.asked(state).prompt == "debt.card"
    state = given.choose(state, discard(9))
    assert given.asked(state).prompt == "debt.card"
    state = given.choose(state, discard(13))
    assert not state.agenda
    assert state.players[ANNA].court == [29, 33, 38]


def test_a_court_card_discarded_in_cleanup_takes_spies_and_tribes_with_it() -> None:
    """3.11."""
    state = given.table()
    given.court(state, ANNA, 57, 9, 13, 29, 33)
    given.tribe(state, ANNA, HERAT, 2)
    given.spy(state, BORIS, 57)
    given.acting(state)

    state = given.choose(state, EndTurn(), discard(57))

    assert tribes(state, ANNA, HERAT) == 0
    assert cylinders_in_play(state, BORIS) == 0


@pytest.mark.parametrize(("court", "limit"), [((), 2), ((39,), 3), ((2,), 4), ((2, 39, 1), 8)])
def test_the_hand_limit_is_two_and_a_card_for_each_intelligence_star(
    court: tuple[int, ...], limit: int
) -> None:
    state = given.table()
    given.court(state, ANNA, *court)
    given.hand(state, ANNA, *range(8, 8 + limit))
    given.acting(state)
    assert not given.choose(state, EndTurn()).agenda

    given.hand(state, ANNA, *range(8, 9 + limit))
    state = given.choose(state, EndTurn())
    assert given.asked(state).prompt == "limit.hand"
    assert given.options(state) == discards(*range(8, 9 + limit))
    state = given.choose(state, discard(8))
    assert not state.agenda
    assert state.discard == [8]


def test_the_hand_limit_counts_the_court_as_it_is_after_the_court_limit() -> None:
    # Given four cards in court, one with an intelligence star, and three in hand
    state = given.table()
    given.court(state, ANNA, 39, 9, 13, 29)
    given.hand(state, ANNA, 61, 63, 67)
    given.acting(state)
    state = given.choose(state, EndTurn())

    # When the star goes, so must a hand card
    assert not given.choose(state, discard(9)).agenda
    state = given.choose(state, discard(39))
    assert given.asked(state).prompt == "limit.hand"


def test_leveraged_cards_discarded_from_hand_owe_nothing() -> None:
    state = given.table()
    given.hand(state, ANNA, 14, 9, 13)
    given.acting(state)

    state = given.choose(state, EndTurn(), discard(14))

    assert not state.agenda
    assert state.players[ANNA].rupees == 4


def test_r79_the_limits_of_other_players_are_not_looked_at() -> None:
    # Given Boris and Clara are far over their limits
    state = given.table()
    given.court(state, BORIS, 9, 13, 29, 33, 38)
    given.hand(state, CLARA, 2, 4, 18, 39)
    given.doing(state, StartTurn(ANNA))

    state = given.choose(state, EndTurn())

    assert (given.asked(state).seat, given.asked(state).prompt) == (BORIS, "turn.action")
    assert len(state.players[BORIS].court) == 5
    assert len(state.players[CLARA].hand) == 4

    # But Boris' own cleanup looks at his
    state = given.choose(state, EndTurn())
    assert (given.asked(state).seat, given.asked(state).prompt) == (BORIS, "limit.court")


def test_the_steps_are_court_hand_top_event_bottom_event_and_refill() -> None:
    # Given a court and a hand too large, Confidence Failure on top of Military favor
    state = given.table(players=2)
    given.court(state, ANNA, 9, 13, 29, 33)
    given.hand(state, ANNA, 61, 63, 67)
    given.hand(state, BORIS, 2)
    given.market(state, top=(114, 38), bottom=(105, 75))
    given.deck(state, 96)
    given.acting(state)

    prompts = []
    state = given.choose(state, EndTurn())
    while state.agenda:
        decision = given.asked(state)
        prompts.append((decision.seat, decision.prompt))
        assert state.favored.name == "POLITICAL"
        assert state.market_cards[1] == 38
        state = given.choose(state, decision.choices[0])

    assert prompts == [
        (ANNA, "limit.court"),
        (ANNA, "limit.hand"),
        (ANNA, "event.confidence"),
        (BORIS, "event.confidence"),
    ]
    assert state.favored.name == "MILITARY"
    assert state.market_cards[:2] == [38, 96]
    assert state.market_cards[6:8] == [75, 0]
    assert not state.deck


def test_the_hand_limit_is_not_looked_at_again_when_an_event_shrinks_the_court() -> None:
    # Given Anna keeps four cards in hand thanks to two stars; riots in Punjab will cost her a
    # leveraged card whose debt she cannot pay
    state = given.table()
    given.court(state, ANNA, 27, 2)
    given.tribe(state, ANNA, PUNJAB)
    given.hand(state, ANNA, 61, 63, 67, 75)
    given.rupees(state, ANNA, 0)
    given.market(state, top=(109,))
    given.acting(state)

    # When she pays with the stars and one hand card
    state = given.choose(state, EndTurn(), discard(2), discard(75))

    # Then she keeps three cards, though the limit is two now
    assert not state.agenda
    assert state.players[ANNA].hand == [61, 63, 67]
    assert not state.players[ANNA].court

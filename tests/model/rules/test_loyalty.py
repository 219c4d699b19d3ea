"""Loyalty: the first choice (1.3), and what a change costs (3.10)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import Setup, State, new_game
from pamir_desktop.model.decisions import (
    Act,
    BetrayCard,
    ChooseLoyalty,
    DiscardCard,
    LeavePrize,
    PlayAt,
    PlayCard,
    TakePrize,
)
from pamir_desktop.model.pieces import armies, gifts, roads, spies, tribes
from pamir_desktop.model.rules.loyalty import ChangeLoyalty
from pamir_desktop.model.rules.ruling import influence, ruler_of
from pamir_desktop.model.terms import NOBODY, Border, CardAction, CardId, Coalition, CourtEnd, Seat
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, KANDAHAR, RUSSIAN

# --- The start of the game -------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_r95_players_choose_clockwise_and_the_last_to_choose_begins(
    players: int, first: int
) -> None:
    # Given a table where one seat is to choose first
    state = new_game(Setup(given.seats(players), seed=3, first_chooser=Seat(first)))

    # When everyone takes the same coalition
    chosen = []
    for _ in range(players):
        decision = given.asked(state)
        assert decision.prompt == "loyalty.choose"
        assert given.options(state) == {ChooseLoyalty(coalition) for coalition in Coalition}
        chosen.append(decision.seat)
        state = given.choose(state, ChooseLoyalty(BRITISH))

    # Then they did so clockwise, and the last one has the first turn
    assert chosen == [(first + i) % players for i in range(players)]
    assert given.asked(state).prompt == "turn.action"
    assert given.asked(state).seat == state.active == chosen[-1]
    assert [player.loyalty for player in state.players] == [BRITISH] * players
    assert (state.turn, state.actions_left) == (1, 2)


def test_each_player_gets_the_loyalty_chosen() -> None:
    state = new_game(Setup(given.seats(3), seed=1, first_chooser=BORIS))
    after = given.choose(
        state, ChooseLoyalty(RUSSIAN), ChooseLoyalty(AFGHAN), ChooseLoyalty(RUSSIAN)
    )
    assert [player.loyalty for player in after.players] == [RUSSIAN, RUSSIAN, AFGHAN]


def test_r95_the_first_to_choose_is_drawn_by_lot() -> None:
    firsts = {given.asked(new_game(Setup(given.seats(4), seed=seed))).seat for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


# --- The change ------------------------------------------------------------------------------


def blake() -> State:
    """Anna is Afghan with a gift, an Afghan prize and an Afghan patriot; influence 4."""
    state = given.table()
    given.gift(state, ANNA, 0)
    given.prizes(state, ANNA, 5)
    given.court(state, ANNA, 3)
    return state


def test_e2_playing_a_foreign_patriot_leaves_an_influence_of_two() -> None:
    state = blake()
    assert influence(state, ANNA, AFGHAN) == 4
    given.hand(state, ANNA, 51)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(51)), PlayAt(CourtEnd.LEFT))
    assert influence(after, ANNA, BRITISH) == 2
    assert gifts(after, ANNA) == []
    assert after.discard == [5, 3]
    assert armies(after, BRITISH, KANDAHAR) == 1


def test_r7_gifts_go_before_prizes_before_patriots_before_the_dial() -> None:
    state = blake()
    given.gift(state, ANNA, 2)
    state.log = []
    given.doing(state, ChangeLoyalty(ANNA, RUSSIAN))
    order = ["gifts.lost", "prizes.lost", "card.discarded", "loyalty.changed"]
    assert [entry.id for entry in state.log if entry.id in order] == order
    assert [entry.args["gifts"] for entry in state.log if entry.id == "gifts.lost"] == [2]
    assert state.cylinders == bytearray(30)
    assert state.players[ANNA].loyalty is RUSSIAN


def test_r9_all_patriots_but_the_kept_one_leave_together() -> None:
    # Given three Afghan patriots, the political one of Herat with tribes there
    state = given.table()
    given.court(state, ANNA, 3, 9, 58, 51, 25)
    given.tribe(state, ANNA, HERAT, 2)
    given.spy(state, CLARA, 25)
    given.doing(state, ChangeLoyalty(ANNA, BRITISH, kept=CardId(51)))
    assert state.players[ANNA].court == [9, 51]
    assert state.discard == [3, 58, 25]
    assert tribes(state, ANNA, HERAT) == 0
    assert spies(state, CLARA, CardId(25)) == 0


def test_r9_no_doomed_patriot_can_pay_the_debt_of_another() -> None:
    # Given a leveraged patriot beside another patriot and an ordinary card, and no money
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.court(state, ANNA, 40, 88, 9)
    given.hand(state, ANNA, 13)
    given.rupees(state, ANNA, 0)
    given.doing(state, ChangeLoyalty(ANNA, AFGHAN))
    assert given.options(state) == {DiscardCard(CardId(13)), DiscardCard(CardId(9))}

    # And the dial turns only after the debt is settled
    assert state.players[ANNA].loyalty is BRITISH
    after = given.choose(state, DiscardCard(CardId(9)), DiscardCard(CardId(13)))
    assert after.players[ANNA].loyalty is AFGHAN
    assert after.discard == [40, 88, 9, 13]


def test_r10_the_loyalty_changes_even_if_the_kept_card_pays_the_debt() -> None:
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.court(state, ANNA, 40, 58)
    given.rupees(state, ANNA, 1)
    given.doing(state, ChangeLoyalty(ANNA, AFGHAN, kept=CardId(58)))
    assert given.options(state) == {DiscardCard(CardId(58))}
    after = given.choose(state, DiscardCard(CardId(58)))
    assert after.players[ANNA].loyalty is AFGHAN
    assert after.players[ANNA].court == []


def test_blocks_spies_tribes_rupees_hand_and_events_stay() -> None:
    state = blake()
    given.army(state, AFGHAN, KABUL, 2)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.court(state, BORIS, 9)
    given.spy(state, ANNA, 9)
    given.tribe(state, ANNA, KABUL)
    given.hand(state, ANNA, 13)
    given.event(state, 105, ANNA)
    state.used = 1 << 3
    given.doing(state, ChangeLoyalty(ANNA, RUSSIAN))
    assert armies(state, AFGHAN, KABUL) == 2
    assert roads(state, AFGHAN, Border.KABUL_PUNJAB) == 1
    assert spies(state, ANNA, CardId(9)) == 1
    assert tribes(state, ANNA, KABUL) == 1
    assert state.players[ANNA].rupees == 4
    assert state.players[ANNA].hand == [13]
    assert state.events == [(105, ANNA)]
    assert state.used == 1 << 3


def test_gifts_and_prizes_nobody_had_are_not_logged() -> None:
    state = given.table()
    state.log = []
    given.doing(state, ChangeLoyalty(ANNA, RUSSIAN))
    assert [entry.id for entry in state.log] == ["loyalty.changed"]


def test_other_players_lose_nothing() -> None:
    state = blake()
    given.gift(state, BORIS, 1)
    given.court(state, BORIS, 51)
    given.prizes(state, BORIS, 25)
    given.doing(state, ChangeLoyalty(ANNA, RUSSIAN))
    assert gifts(state, BORIS) == [1]
    assert (state.players[BORIS].court, state.players[BORIS].prizes) == ([51], [25])


def test_rulers_are_judged_again() -> None:
    # Given Anna rules Kabul with the help of Afghan armies, against British ones
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, KABUL, 3)
    given.army(state, BRITISH, KABUL, 2)
    assert ruler_of(state, KABUL) == ANNA
    given.doing(state, ChangeLoyalty(ANNA, BRITISH))
    assert ruler_of(state, KABUL) == NOBODY


# --- A foreign prize -------------------------------------------------------------------------


def betraying(*court: int) -> State:
    """Anna, Afghan, betrays #69 (Russian patriot, British prize) in Boris's court with #16."""
    state = given.table(loyalties=(AFGHAN, RUSSIAN, BRITISH))
    given.full_market(state)
    given.court(state, ANNA, 16, *court)
    given.court(state, BORIS, 69)
    given.spy(state, ANNA, 69)
    given.gift(state, ANNA, 1)
    given.prizes(state, ANNA, 5)
    given.acting(state)
    return given.choose(state, Act(CardId(16), CardAction.BETRAY), BetrayCard(CardId(69)))


def test_taking_a_foreign_prize_changes_the_loyalty_first() -> None:
    state = betraying(3)
    assert given.options(state) == {TakePrize(), LeavePrize()}
    after = given.choose(state, TakePrize())
    anna = after.players[ANNA]
    assert anna.loyalty is BRITISH
    assert anna.prizes == [69]
    assert anna.court == [16]
    assert gifts(after, ANNA) == []
    assert after.discard == [5, 3]
    assert influence(after, ANNA, BRITISH) == 2


def test_a_prize_left_alone_changes_nothing() -> None:
    after = given.choose(betraying(3), LeavePrize())
    anna = after.players[ANNA]
    assert anna.loyalty is AFGHAN
    assert anna.prizes == [5]
    assert anna.court == [16, 3]
    assert gifts(after, ANNA) == [1]
    assert after.discard == [69]


def test_a_prize_of_ones_own_coalition_adds_to_the_others() -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 4)
    given.spy(state, ANNA, 4)
    given.gift(state, ANNA, 1)
    given.prizes(state, ANNA, 5)
    given.acting(state)
    after = given.choose(
        state, Act(CardId(16), CardAction.BETRAY), BetrayCard(CardId(4)), TakePrize()
    )
    assert after.players[ANNA].prizes == [5, 4]
    assert gifts(after, ANNA) == [1]
    assert influence(after, ANNA, AFGHAN) == 4
    assert after.discard == []


def test_r15_the_debts_of_a_loyalty_change_come_before_the_prize_is_kept() -> None:
    # Given a leveraged Afghan patriot and, after the betrayal, one rupee
    state = betraying(42)
    given.rupees(state, ANNA, 1)
    after = given.choose(state, TakePrize())
    assert given.options(after) == {DiscardCard(CardId(16))}
    assert after.players[ANNA].prizes == []
    after = given.choose(after, DiscardCard(CardId(16)))
    assert after.players[ANNA].prizes == [69]
    assert after.players[ANNA].court == []
    assert after.players[ANNA].loyalty is BRITISH

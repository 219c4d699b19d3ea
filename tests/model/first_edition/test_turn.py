"""The turn (1.3): the duty to act, and the end by agreement (F4, F30, F34)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import (
    AgreeEnd,
    DiscardCard,
    EndTurn,
    ProposeEnd,
    Purchase,
    RefuseEnd,
    TaxPlayer,
)
from pamir_desktop.model.first_edition.choices import TargetCard
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import (
    ASSASSINATION,
    TAX,
    acting,
    first_of,
    is_menu,
    table,
    topples,
    use,
    uses,
)
from tests.model.given import AFGHAN, ANNA, BORIS, CLARA, KABUL, PUNJAB


def must_act(state: State) -> bool:
    reason = why_not(state, EndTurn())
    assert reason is None or reason.id == "first.must_act"
    assert (reason is None) == (EndTurn() in given.options(state))
    return reason is not None


def test_t39_free_actions_do_not_count_toward_the_two() -> None:
    state = table()
    given.full_market(state)
    given.court(state, ANNA, 7, 24)
    for region in (KABUL, PUNJAB):
        given.army(state, AFGHAN, region, 3)
        given.tribe(state, BORIS, region)
    state = given.choose(acting(state), use(7, TAX), TaxPlayer(BORIS), TaxPlayer(BORIS))
    state = given.choose(state, use(24, TAX), TaxPlayer(BORIS), TaxPlayer(BORIS))
    assert state.actions_left == 2
    assert must_act(state)
    state.players[ANNA].hand.clear()
    state = given.choose(state, Purchase(0), DiscardCard(CardId(given.FULL_TOP[0])))
    assert not must_act(state)


def test_t39_nothing_is_legal_after_one_counted_action() -> None:
    state = table()
    topples(state, 2)
    given.market(state, top=(9, 103, 104))
    given.rupees(state, ANNA, 1)
    state = given.choose(acting(state), Purchase(1))
    assert state.actions_left == 1
    assert state.banned >> 9 & 1
    assert not must_act(state)


def test_t42_only_a_discard_is_legal() -> None:
    state = table()
    given.market(state, top=(13, 29))
    given.rupees(state, ANNA, 0)
    given.hand(state, ANNA, 9)
    given.tribe(state, BORIS, KABUL)
    acting(state)
    state.declined_bribes = 3
    assert given.options(state) == {DiscardCard(CardId(9)), ProposeEnd()}
    assert must_act(state)
    state = given.choose(state, DiscardCard(CardId(9)))
    # after it a column-0 card must be bought, if one is there
    assert given.options(state) == {Purchase(0), ProposeEnd()}
    assert must_act(state)
    state.market_cards[0] = CardId(0)
    assert not must_act(state)


def test_f34_consent_of_others_makes_nothing_compulsory() -> None:
    state = table()
    given.court(state, ANNA, 15)
    given.court(state, BORIS, 5)
    given.spy(state, CLARA, 5)
    acting(state)
    assert uses(state) == {use(15, ASSASSINATION)}
    assert not must_act(state)
    # harm is no excuse: with one of your spies on one of your cards it is a duty
    given.spy(state, ANNA, 15)
    assert must_act(state)
    state = given.choose(state, use(15, ASSASSINATION))
    assert TargetCard(CardId(15), ANNA) in given.options(state)


def test_f4_a_free_action_is_no_duty() -> None:
    state = table()
    given.court(state, ANNA, 7)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, BORIS, KABUL)
    state.players[BORIS].loyalty = given.RUSSIAN
    given.army(state, AFGHAN, KABUL)
    acting(state)
    assert uses(state) == {use(7, TAX)}
    assert not must_act(state)


def test_f30_all_must_agree_to_end() -> None:
    state = table()
    given.rupees(state, CLARA, 6)
    acting(state)
    state = given.choose(state, ProposeEnd())
    assert given.asked(state).seat == BORIS
    refused = given.choose(state, AgreeEnd(), RefuseEnd())
    assert is_menu(refused)
    assert ProposeEnd() not in given.options(refused)  # once per turn
    agreed = given.choose(state, AgreeEnd(), AgreeEnd())
    assert agreed.result is not None
    assert (agreed.result.how, agreed.result.winners) == ("agreement", (CLARA,))


def test_the_next_turn_begins_clockwise_with_everything_reset() -> None:
    state = table()
    given.full_market(state)
    given.hand(state, ANNA, 5, 8)
    state = given.choose(acting(state), DiscardCard(CardId(5)), DiscardCard(CardId(8)))
    state = given.choose(state, TaxPlayer(BORIS))
    state.used = state.banned = 1 << 9
    state.declined_bribes = 2
    state.end_proposed = True
    state = given.choose(state, EndTurn())
    assert is_menu(state, BORIS)
    assert (state.turn, state.active, state.actions_left) == (2, BORIS, 2)
    assert (state.used, state.banned, state.declined_bribes, state.end_proposed) == (0, 0, 0, False)
    assert first_of(state).discards == 0

"""Topples (1.12): the end, the purge, Nation Building (F27)."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model import State
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.first_edition.choices import KeepCard, TakeToHand
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.game_summary import Series, ToppleRecord, game_summary
from pamir_desktop.model.history import Game
from pamir_desktop.model.standings import ending
from pamir_desktop.model.terms import Border, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    MILITARY,
    acting,
    first_of,
    is_menu,
    supremacy,
    table,
    topples,
)
from tests.model.given import ANNA, BORIS, BRITISH, CLARA, HERAT, RUSSIAN

NATION_BUILDING = FirstEditionOptions(nation_building=True)


def test_t21_supremacy_ends_the_game_at_once() -> None:
    outcome = given.outcome(supremacy(), Purchase(0))
    result = outcome.state.result
    assert result is not None
    assert (result.how, result.winners) == ("supremacy", (ANNA,))
    assert outcome.decision is None
    checked = next(entry for entry in outcome.log if entry.id == "supremacy.checked")
    assert checked.args["empire"] == BRITISH
    assert checked.args["units"] == (0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 4, 0)
    assert checked.args["influence"] == (0, 1, 0, 0, 0, 1, 1, 0, 0)
    assert "purge" not in given.logged(outcome)


def test_the_ranking_shows_the_influence_that_decided() -> None:
    state = supremacy()
    given.court(state, CLARA, 17)  # military stars count only in a tie
    given.prizes(state, ANNA, 23)
    found = ending(given.choose(state, Purchase(0)))
    assert found.supreme is BRITISH
    ranking = [(row.place, row.seat, row.measure) for row in found.standings]
    assert ranking == [(1, ANNA, 2), (2, CLARA, 0), (3, BORIS, 0)]


def test_without_supremacy_the_tie_rule_ranks() -> None:
    found = ending(given.choose(failing(1), Purchase(0)))
    assert (found.how, found.supreme) == ("final_topple", None)
    best = found.standings[0]
    assert (best.seat, best.measure, best.stars) == (ANNA, 0, 2)


def test_the_summary_records_what_a_topple_counted() -> None:
    state = supremacy()
    game = Game(state.setup, state)
    game.choose(Purchase(0))
    summary = game_summary(game)
    record = ToppleRecord(1, BRITISH, False, MILITARY, (1, 4, 0), (1, 0, 0))
    assert summary.topples == (record,)
    assert summary.marks == (1,)
    state = failing(2)
    given.army(state, RUSSIAN, HERAT, 3)
    given.road(state, RUSSIAN, Border.HERAT_KABUL)
    game = Game(state.setup, state)
    game.choose(Purchase(0))
    summary = game_summary(game)
    assert summary.topples == (ToppleRecord(1, None, False, MILITARY, (0, 0, 3), ()),)
    assert summary.topples[0].lacks_units
    # the chart shows what was counted, and then what the purge left
    assert summary.line(Series.BLOCKS, RUSSIAN)[-2:] == [4, 2]


def failing(left: int) -> State:
    """No empire is near supremacy, and Anna has two military cards."""
    state = table(regime=MILITARY)
    topples(state, left)
    given.market(state, top=(104,))
    given.court(state, ANNA, 16, 17)
    return acting(state)


def test_a_failed_topple_purges_and_the_turn_goes_on() -> None:
    state = given.choose(failing(4), Purchase(0))
    assert given.asked(state).prompt == "first.keep"
    state = given.choose(state, KeepCard(CardId(16)), TakeToHand(CardId(17)))
    assert is_menu(state)
    assert state.actions_left == 1
    assert state.resolved_checks == [104]


def test_t26_the_last_two_topples() -> None:
    # Given an empty deck and the last two topples in the market
    state = table()
    topples(state, 2)
    given.market(state, top=(9, 103), bottom=(13, 29, 104))
    given.rupees(state, ANNA, 3)
    given.rupees(state, BORIS, 2)
    given.rupees(state, CLARA, 2)
    # When Anna buys the first one, it is not the final one
    state = given.choose(acting(state), Purchase(1))
    assert is_menu(state)
    assert given.purses(state)[ANNA] == 2
    # When she buys the second one, the game ends without a purge; superior are Boris and Clara
    outcome = given.outcome(state, Purchase(8))
    result = outcome.state.result
    assert result is not None
    assert (result.how, result.winners) == ("final_topple", ())
    assert "purge" not in given.logged(outcome)


def test_f24_the_final_topple_can_be_won_by_supremacy() -> None:
    result = given.choose(supremacy(1), Purchase(0)).result
    assert result is not None
    assert (result.how, result.winners) == ("supremacy", (ANNA,))


def test_t34_f27_after_the_first_supremacy_a_honeymoon() -> None:
    state = supremacy(4, NATION_BUILDING)
    given.gift(state, ANNA, 1)
    given.prizes(state, CLARA, 4)
    given.hand(state, BORIS, 8)
    outcome = given.outcome(state, Purchase(0))
    state = outcome.state
    # All armies and roads (Afghan too), tribes and spies are home; gifts and prizes stay
    assert not any(state.blocks)
    assert [place for place in state.cylinders if place] == [117]
    assert state.players[CLARA].prizes == [4]
    assert "purge" not in given.logged(outcome)
    # All tableaus are emptied; a leveraged card taken to hand costs nothing
    assert (given.asked(state).seat, given.asked(state).prompt) == (BORIS, "first.treat")
    state = given.choose(state, TakeToHand(CardId(30)), TakeToHand(CardId(5)))
    assert state.players[BORIS].hand == [8, 30, 5]
    assert given.purses(state) == [4, 4, 4]
    assert is_menu(state)
    assert first_of(state).last_supreme is BRITISH


def test_t34_f27_another_empire_begins_again_and_the_same_one_wins() -> None:
    state = supremacy(3, NATION_BUILDING)
    first_of(state).last_supreme = RUSSIAN
    other = given.choose(state, Purchase(0))
    assert (other.result, first_of(other).last_supreme) == (None, BRITISH)
    first_of(state).last_supreme = BRITISH
    result = given.choose(state, Purchase(0)).result
    assert result is not None
    assert result.how == "supremacy"


def test_t34_f27_a_failure_resets_the_count_and_the_last_topple_needs_one_supremacy() -> None:
    state = failing(2)
    state.setup = evolve(state.setup, first_edition=NATION_BUILDING)
    first_of(state).last_supreme = BRITISH
    outcome = given.outcome(state, Purchase(0))
    assert "purge" in given.logged(outcome)
    assert first_of(outcome.state).last_supreme is None
    last = given.choose(supremacy(1, NATION_BUILDING), Purchase(0))
    assert last.result is not None

"""Previews: what a choice would lead to, never against the rules and never showing a card."""

from __future__ import annotations

import pytest
from attrs import fields

from pamir_desktop.model import Choice, State, apply, pending, preview
from pamir_desktop.model.decisions import (
    BetrayCard,
    DiscardCard,
    EndTurn,
    NamePlayer,
    PlayCard,
    Purchase,
    RemoveCylinder,
    TakePrize,
)
from pamir_desktop.model.preview import Preview
from pamir_desktop.model.rules.betray import AcceptPrize
from pamir_desktop.model.rules.event_cards import SwapHands
from pamir_desktop.model.rules.ruling import influence, rulers
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import NOBODY, CardId, Region, Seat
from tests.model import given, positions
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN
from tests.model.playing import walk


def test_an_overthrow_runs_through_to_its_end() -> None:
    seen = preview(positions.of_an_overthrow(), RemoveCylinder(10))

    assert seen.rulers == {KABUL: (BORIS, NOBODY)}
    assert seen.courts_lost == ((BORIS, 6),)
    assert seen.cylinders == {BORIS: (1, 0), CLARA: (1, 0)}
    assert seen.rupees == {}
    assert [entry.id for entry in seen.log if entry.id.startswith(("overthrow", "ruler"))] == [
        "ruler.changed",
        "overthrow.court",
    ]


def test_a_foreign_patriot_costs_gifts_prizes_and_patriots() -> None:
    seen = preview(positions.of_another_loyalty(), PlayCard(CardId(69)))

    assert seen.loyalties == {ANNA: (AFGHAN, RUSSIAN)}
    assert seen.gifts == {ANNA: (2, 0)}
    assert (
        seen.cylinders == {}
    )  # both gifts return, two spies are placed: nobody else has a card there
    assert seen.prizes_lost == ((ANNA, 26),)
    assert seen.courts_lost == ((ANNA, 11),)
    # one for being loyal, gifts 2, prize 1, patriot 1; afterwards the new patriot alone
    assert seen.influence == {ANNA: (5, 2)}
    assert seen.bribe is None


def test_a_debt_that_must_be_paid_with_cards_is_shown_to_the_betrayer() -> None:
    seen = preview(positions.of_a_debt(), BetrayCard(CardId(46)))

    assert seen.rupees == {ANNA: (4, 2), BORIS: (1, 0)}
    assert seen.debts == {BORIS: 1}
    assert seen.courts_lost == ((BORIS, 46),)
    assert seen.removed == 1
    assert seen.market == {5: (0, 1), 11: (0, 1)}
    # Then she sees that he must choose, and not among which cards of his hand
    assert seen.asks is not None
    assert (seen.asks.seat, seen.asks.prompt) == (BORIS, "debt.card")
    assert seen.asks.choices == ()


def test_a_purchase_past_vacant_slots_under_double_prices() -> None:
    seen = preview(positions.of_a_purchase_past_vacant_slots(), Purchase(3))

    assert seen.rupees == {ANNA: (10, 10 - 6 + 3)}
    assert seen.market == {0: (0, 2), 7: (0, 2), 3: (3, 0)}
    assert seen.removed == 2
    assert seen.asks is not None
    assert seen.asks.prompt == "turn.action"


def test_a_hostage_freed_by_a_battle() -> None:
    seen = preview(positions.of_a_release(), RemoveCylinder(10))

    assert seen.hostages == {61: (BORIS, NOBODY)}
    assert seen.cylinders == {BORIS: (2, 1)}


def test_a_bribe_comes_first() -> None:
    seen = preview(positions.of_a_bribe(), PlayCard(CardId(2)))

    assert seen.bribe == (BORIS, 2)
    assert seen.rupees == {}
    assert seen.asks is not None
    assert seen.asks.prompt == "bribe.offer"


def test_a_prize_of_another_coalition() -> None:
    state = given.table()
    given.gift(state, ANNA, 1)
    state.discard = [CardId(21), CardId(34)]
    given.doing(state, AcceptPrize(ANNA, CardId(34)))

    seen = preview(state, TakePrize())

    assert seen.loyalties == {ANNA: (AFGHAN, BRITISH)}
    assert seen.gifts == {ANNA: (1, 0)}
    assert seen.influence == {}  # 1 + a gift before, 1 + the prize after


def test_a_check_that_ends_the_game() -> None:
    state = given.table()
    given.market(state, top=(103,))
    given.scores(state, 3, 1, 0)
    given.tribe(state, ANNA, KABUL)
    given.acting(state)

    seen = preview(state, Purchase(0))

    assert seen.scores == {ANNA: (3, 6)}
    assert seen.asks is None
    assert seen.log[-1].id == "game.ended"


def test_a_preview_changes_nothing() -> None:
    state = given.table()
    given.full_market(state)
    given.acting(state)
    record = state.clone()
    preview(state, Purchase(2))
    assert state == record
    assert state.log is None


# --- Nothing hidden --------------------------------------------------------------------------


def test_the_end_of_a_turn_stops_before_the_deck() -> None:
    state = given.table()
    given.market(state, top=(9,))
    given.deck(state, 101, 13)
    given.acting(state)

    seen = preview(state, EndTurn())

    assert seen.asks is None
    assert not any(entry.id == "market.dealt" for entry in seen.log)


def test_the_single_hand_card_of_another_player_stays_hidden() -> None:
    # Given Confidence Failure at the end of Anna's turn; she holds nothing, Boris one card
    state = given.table()
    given.market(state, top=(114,))
    given.hand(state, BORIS, 77)
    given.acting(state)

    seen = preview(state, EndTurn())

    assert seen.asks is not None
    assert (seen.asks.seat, seen.asks.prompt, seen.asks.choices) == (BORIS, "event.confidence", ())
    assert "77" not in str(seen)


@pytest.mark.parametrize("players", [2, 3])
def test_a_swap_of_hands_shows_no_card_of_the_other_hand(players: int) -> None:
    state = given.table(players=players)
    given.hand(state, BORIS, 77, 78)
    given.acting(state)
    given.doing(state, SwapHands(ANNA))

    seen = preview(state, NamePlayer(BORIS))

    assert seen.asks is None
    assert [entry.id for entry in seen.log] == ["hands.swapped"]
    assert "77" not in str(seen)


@pytest.mark.parametrize("players", [2, 3])
def test_buying_the_swap_of_hands_shows_no_card_either(players: int) -> None:
    """With two players the partner needs no choice, but the hand is still a secret."""
    state = given.table(players=players)
    given.market(state, top=(114,))
    given.hand(state, BORIS, 77)
    given.acting(state)

    seen = preview(state, Purchase(0))

    assert seen.asks is not None
    assert seen.asks.prompt == "event.swap"
    assert "77" not in str(seen)


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_never_change_a_preview(seed: int) -> None:
    """Exchange deck and hands of others for other cards: the preview must not notice."""
    for count, (state, decision, choice) in enumerate(walk(random_setup(3, seed))):
        if count % 4:
            continue
        other = state.clone()
        other.deck = [CardId(101)] * len(other.deck)
        for seat, player in enumerate(other.players):
            if seat != decision.seat:
                player.hand = [CardId(76)] * len(player.hand)
        assert preview(other, choice) == preview(state, choice), choice


# --- Against the rules -----------------------------------------------------------------------


RARE = {"prizes_lost", "worthless"}
"""Have tests of their own; not every set of games has them."""

FIGURES = {field.name for field in fields(Preview)} - {"asks", "log", "passed"}


def played_to(state: State, choice: Choice, seen: Preview) -> State | None:
    """The real position at the question the preview stopped at, if no more than formalities are
    between; None if it stopped at a choice of others, or in front of the unknown."""
    seat = given.asked(state).seat
    outcome = apply(state, choice)
    entries = list(outcome.log)
    while outcome.decision is not None and outcome.decision != seen.asks:
        decision = outcome.decision
        formal = len(decision.choices) == 1 or decision.prompt == "play.end"
        if decision.seat != seat or not formal:
            return None
        outcome = apply(outcome.state, decision.choices[0])
        entries += outcome.log
    if outcome.decision is None and seen.asks is not None:
        return None
    if len(entries) != len(seen.log):
        return None  # the preview stopped in front of the unknown, the game went on
    assert tuple(entries) == seen.log
    return outcome.state


def check_figures(before: State, after: State, seen: Preview) -> None:
    """Logged or not: every figure follows from the two positions."""
    for number, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        seat = Seat(number)
        assert seen.rupees.get(seat, (old.rupees, old.rupees)) == (old.rupees, new.rupees)
        assert seen.scores.get(seat, (old.score, old.score)) == (old.score, new.score)
        assert seen.loyalties.get(seat, (old.loyalty, old.loyalty)) == (old.loyalty, new.loyalty)
        assert {card for s, card in seen.courts_lost if s == seat} == {*old.court} - {*new.court}
        assert {card for s, card in seen.prizes_lost if s == seat} == {*old.prizes} - {*new.prizes}
        for logged, places in ((seen.cylinders, range(1, 119)), (seen.gifts, range(116, 119))):
            counts = [
                sum(where in places for where in state.cylinders[10 * seat : 10 * seat + 10])
                for state in (before, after)
            ]
            assert logged.get(seat, (counts[0], counts[0])) == tuple(counts)
    for slot in range(12):
        was, will = before.market_rupees[slot], after.market_rupees[slot]
        assert seen.market.get(slot, (was, was)) == (was, will)
    assert seen.removed == before.rupees_in_game - after.rupees_in_game
    for region, ruler, next_ruler in zip(Region, rulers(before), rulers(after), strict=True):
        assert seen.rulers.get(region, (ruler, ruler)) == (ruler, next_ruler)
    for number in range(len(before.players)):
        influences = [best_influence(state, Seat(number)) for state in (before, after)]
        assert seen.influence.get(Seat(number), (influences[0],) * 2) == tuple(influences)
    stayed = holders(before).keys() & holders(after).keys()
    changed = {card for card in stayed if holders(before)[card] != holders(after)[card]}
    assert seen.hostages == {
        card: (holders(before)[card], holders(after)[card]) for card in changed
    }
    asked = pending(after)
    owing = asked if asked is not None and asked.prompt == "debt.card" else None
    assert seen.debts == ({} if owing is None else {owing.seat: owing.args["missing"]})
    due = asked if asked is not None and asked.prompt == "bribe.offer" else None
    assert seen.bribe == (None if due is None else (due.args["recipient"], due.args["due"]))


def best_influence(state: State, seat: Seat) -> int:
    """One point for loyalty, one for each patriot, prize and gift; event cards may change that."""
    loyalty = state.players[seat].loyalty
    return 0 if loyalty is None else influence(state, seat, loyalty)


def holders(state: State) -> dict[CardId, Seat]:
    """Who holds each court card hostage, counted spy by spy."""
    found: dict[CardId, Seat] = {}
    for owner, player in enumerate(state.players):
        for card in player.court:
            counts = [
                state.cylinders[10 * seat : 10 * seat + 10].count(card)
                for seat in range(len(state.players))
            ]
            best = max(counts)
            most = [seat for seat, count in enumerate(counts) if count == best]
            alone = best > 0 and len(most) == 1 and most[0] != owner
            found[card] = Seat(most[0]) if alone else NOBODY
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_preview_is_what_happens(players: int) -> None:
    checked, logged = 0, set()
    for seed in range(5):
        for count, (state, decision, choice) in enumerate(walk(random_setup(players, seed))):
            others = decision.choices[count % 5 :: 5]
            for attempt in {choice, *others}:
                seen = preview(state, attempt)
                after = played_to(state, attempt, seen)
                if after is not None:
                    check_figures(state, after, seen)
                    checked += 1
                    logged |= {name for name in FIGURES if getattr(seen, name)}
    assert checked > 900
    assert logged >= FIGURES - RARE, "every figure has been predicted and has come true"


def test_every_question_of_another_player_comes_without_choices() -> None:
    for state, decision, choice in walk(random_setup(3, 12)):
        seen = preview(state, choice)
        if seen.asks is not None and seen.asks.seat != decision.seat:
            assert seen.asks.choices == ()
            assert isinstance(choice, Choice)
    assert pending(state) is None


def test_a_discard_of_ones_own_shows_what_it_drags_along() -> None:
    # Given Anna is over her court limit; her last Herat card has tribes behind it
    state = given.table()
    given.court(state, ANNA, 55, 9, 13, 29, 33)
    given.tribe(state, ANNA, HERAT, 2)
    given.acting(state)
    state = given.choose(state, EndTurn())

    seen = preview(state, DiscardCard(CardId(55)))

    assert seen.rulers == {HERAT: (ANNA, NOBODY)}
    assert seen.cylinders == {ANNA: (2, 0)}
    assert seen.courts_lost == ((ANNA, 55),)

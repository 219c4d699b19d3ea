"""What a seat may know: change anything hidden, and the seat must not notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from attrs import evolve

from pamir_desktop.model import IMPROVED, Setup, State, new_game, onlooker, visible_to
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import HIDDEN, NOBODY, CardId, Seat
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA
from tests.model.playing import walk


def seen_by(state: State) -> Iterator[State]:
    """The position in the eyes of each seat and of an onlooker."""
    yield onlooker(state)
    yield from (visible_to(state, Seat(seat)) for seat in range(len(state.players)))


def mid_game(setup: Setup, choices: int = 90) -> State:
    for count, (state, _, _) in enumerate(walk(setup)):
        if count == choices:
            return state
    raise AssertionError("a short game")


def table_with_hands() -> State:
    state = given.table()
    given.hand(state, ANNA, 1, 2)
    given.hand(state, BORIS, 3, 4, 5)
    given.hand(state, CLARA, 6)
    given.deck(state, 10, 11, 12, 13)
    return state


def _other_generator(state: State) -> None:
    state.rng ^= 0xABCDEF


def _other_seed(state: State) -> None:
    state.setup = evolve(state.setup, seed=state.setup.seed + 1)


def _other_deck_order(state: State) -> None:
    state.deck.reverse()


def _other_deck(state: State) -> None:
    """The deck and the cards left in the box trade places."""
    dealt = {*state.deck, *state.market_cards, *state.discard}
    dealt |= {card for p in state.players for card in (*p.hand, *p.court, *p.prizes)}
    box = [CardId(card) for card in range(1, 101) if card not in dealt]
    state.deck = (box * 2)[: len(state.deck)]


HIDDEN_FROM_ALL: list[Callable[[State], None]] = [
    _other_generator,
    _other_seed,
    _other_deck_order,
    _other_deck,
]


@pytest.mark.parametrize("change", HIDDEN_FROM_ALL)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_deck_generator_or_seed(change: Callable[[State], None], seed: int) -> None:
    state = mid_game(random_setup(3, seed))
    other = state.clone()
    change(other)
    assert other != state
    assert list(seen_by(other)) == list(seen_by(state))


@pytest.mark.parametrize("seat", [NOBODY, ANNA, BORIS, CLARA])
def test_a_seat_sees_its_own_hand_and_the_size_of_the_others(seat: Seat) -> None:
    state = table_with_hands()
    seen = visible_to(state, seat)
    for other, player in enumerate(state.players):
        hand = seen.players[other].hand
        assert hand == (player.hand if other == seat else [HIDDEN] * len(player.hand))


@pytest.mark.parametrize("seat", [ANNA, BORIS, CLARA])
def test_hands_of_others_may_change_unnoticed(seat: Seat) -> None:
    state = table_with_hands()
    other = state.clone()
    for number, player in enumerate(other.players):
        if number != seat:
            player.hand = [CardId(card + 20) for card in player.hand]
    assert visible_to(other, seat) == visible_to(state, seat)
    assert all(
        visible_to(other, s) != visible_to(state, s) for s in (ANNA, BORIS, CLARA) if s != seat
    )
    assert onlooker(other) == onlooker(state)


def test_with_open_hands_everyone_sees_all_hands_and_nothing_more() -> None:
    state = table_with_hands()
    state.setup = evolve(state.setup, open_hands=True)
    for seen in seen_by(state):
        assert [player.hand for player in seen.players] == [p.hand for p in state.players]
        assert seen.deck == [HIDDEN] * 4
        assert seen.rng == 0
        assert seen.setup.seed == 0


def test_what_is_public_is_seen_by_all() -> None:
    state = mid_game(random_setup(4, 3))
    for seen in seen_by(state):
        assert seen.market_cards == state.market_cards
        assert seen.market_rupees == state.market_rupees
        assert seen.discard == state.discard
        assert seen.blocks == state.blocks
        assert seen.cylinders == state.cylinders
        assert seen.events == state.events
        assert seen.favored == state.favored
        assert len(seen.deck) == len(state.deck)
        for mine, theirs in zip(seen.players, state.players, strict=True):
            assert (mine.court, mine.prizes) == (theirs.court, theirs.prizes)
            assert (mine.rupees, mine.score, mine.loyalty) == (
                theirs.rupees,
                theirs.score,
                theirs.loyalty,
            )


def test_steps_under_way_are_not_seen() -> None:
    """They may name a card that is not public yet."""
    state = table_with_hands()
    given.acting(state)
    assert all(seen.agenda == [] for seen in seen_by(state))


def test_looking_changes_nothing() -> None:
    state = mid_game(random_setup(3, 2))
    record = state.clone()
    for seen in seen_by(state):
        seen.players[0].court.append(CardId(1))
        seen.market_cards[0] = CardId(1)
        seen.discard.append(CardId(1))
    assert state == record


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_whole_games_nothing_hidden_is_seen(players: int) -> None:
    for count, (state, _, _) in enumerate(walk(random_setup(players, 11))):
        if count % 5:
            continue
        for seat, seen in enumerate(seen_by(state), start=-1):
            assert set(seen.deck) <= {HIDDEN}
            known = [card for player in seen.players for card in player.hand if card != HIDDEN]
            assert known == (state.players[seat].hand if seat >= 0 else [])
            assert (seen.rng, seen.setup.seed, seen.agenda, seen.log) == (0, 0, [], None)


# --- Wakhan ----------------------------------------------------------------------------------


def wakhan_table() -> State:
    state = new_game(random_setup(3, 4, IMPROVED))
    assert state.wakhan is not None
    state.wakhan.discard = [state.wakhan.deck.pop() for _ in range(3)]
    return state


def test_of_wakhans_deck_only_the_top_back_is_seen() -> None:
    state = wakhan_table()
    assert state.wakhan is not None
    deck = state.wakhan.deck
    for top in range(1, len(AI_CARDS) + 1):
        # Given this AI card on top; one with the same back is shown to everyone instead
        state.wakhan.deck = [*deck[:-1], top]
        for seen in seen_by(state):
            assert seen.wakhan is not None
            shown = seen.wakhan.deck[-1]
            assert set(seen.wakhan.deck[:-1]) == {0}
            assert len(seen.wakhan.deck) == len(deck)
            assert AI_CARDS[shown].back_columns == AI_CARDS[top].back_columns
            assert AI_CARDS[shown].back_sides == AI_CARDS[top].back_sides


def test_ai_cards_with_the_same_back_cannot_be_distinguished() -> None:
    state = wakhan_table()
    assert state.wakhan is not None
    backs: dict[object, list[State]] = {}
    for top, card in AI_CARDS.items():
        state.wakhan.deck = [*state.wakhan.deck[:-1], top]
        backs.setdefault((card.back_columns, card.back_sides), []).append(onlooker(state))
    assert any(len(alike) > 1 for alike in backs.values())
    assert all(seen == alike[0] for alike in backs.values() for seen in alike)


def test_the_order_of_wakhans_deck_below_its_top_is_not_seen() -> None:
    state = wakhan_table()
    other = state.clone()
    assert other.wakhan is not None
    other.wakhan.deck[:-1] = reversed(other.wakhan.deck[:-1])
    assert other != state
    assert list(seen_by(other)) == list(seen_by(state))


def test_wakhans_face_up_card_is_seen() -> None:
    state = wakhan_table()
    assert state.wakhan is not None
    for seen in seen_by(state):
        assert seen.wakhan is not None
        assert seen.wakhan.discard == state.wakhan.discard


def test_an_empty_ai_deck_shows_no_back() -> None:
    state = wakhan_table()
    assert state.wakhan is not None
    state.wakhan.deck.clear()
    seen = onlooker(state)
    assert seen.wakhan is not None
    assert seen.wakhan.deck == []

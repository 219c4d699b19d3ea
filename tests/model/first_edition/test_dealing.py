"""Setting up the table (1.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from pamir_desktop.model import new_game, visible_to
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import ChooseLoyalty
from pamir_desktop.model.first_edition.cards import TOPPLES, is_topple
from pamir_desktop.model.first_edition.terms import LOYALTY_CARDS
from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import HIDDEN, NO_CARD, NOBODY, Seat
from tests.model import given
from tests.model.first_edition.tables import POLITICAL, first_of, first_setup, is_menu, table
from tests.model.given import ANNA


def test_t1_a_table_for_three() -> None:
    state = new_game(first_setup(3, 5))
    cards = [*state.deck, *state.market_cards]
    assert sum(card in CARDS for card in cards) == 64
    assert sorted(card for card in cards if is_topple(card)) == sorted(TOPPLES)
    assert NO_CARD not in state.market_cards
    assert not TOPPLES & set(state.market_cards)
    assert not any(state.market_rupees)
    assert state.favored is POLITICAL
    assert [player.rupees for player in state.players] == [4, 4, 4]
    assert not any(player.hand or player.court or player.prizes for player in state.players)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, (10, 10, 9, 9, 9, 9)),
        (3, (11, 11, 11, 11, 10, 10)),
        (4, (12,) * 6),
        (5, (14, 14, 13, 13, 13, 13)),
    ],
)
def test_f2_a_topple_is_in_each_of_the_four_stacks_below(players: int, sizes: tuple[int]) -> None:
    for seed in range(20):
        state = new_game(first_setup(players, seed))
        # the market was dealt from the top: its cards are above the deck
        order = [*(1,) * 12, *reversed(state.deck)]
        assert len(order) == 40 + 8 * players + 4
        at = 0
        for number, size in enumerate(sizes):
            stack = order[at : at + size + (number >= 2)]
            assert sum(card > 100 for card in stack) == (number >= 2)
            at += len(stack)
        assert at == len(order)


def test_f3_seats_are_in_the_order_of_the_loyalty_cards_and_the_lowest_begins() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(40):
        setup = first_setup(3, seed)
        state = new_game(setup)
        numbers = first_of(state).loyalty_cards
        assert list(numbers) == sorted(set(numbers))
        assert set(state.setup.seats) == set(setup.seats)
        seen[numbers] += 1
        for seat, number in enumerate(numbers):
            asked = given.asked(state)
            assert (asked.prompt, asked.seat, asked.args["card"]) == ("first.loyalty", seat, number)
            assert [c.coalition for c in asked.choices if isinstance(c, ChooseLoyalty)] == [
                *LOYALTY_CARDS[number - 1]
            ]
            state = given.choose(state, asked.choices[0])
        assert is_menu(state, Seat(0))
        assert state.turn == 1
    assert len(seen) > 5


def test_f3_the_pairs_on_the_loyalty_cards() -> None:
    words = ["/".join(empire.name.title() for empire in pair) for pair in LOYALTY_CARDS]
    assert words == [
        "British/Russian",
        "Russian/Afghan",
        "Afghan/British",
        "British/Russian",
        "Russian/Afghan",
    ]


def test_f43_loyalties_are_secret_until_all_have_chosen() -> None:
    state = new_game(first_setup(3, 2))
    choice = given.asked(state).choices[0]
    assert isinstance(choice, ChooseLoyalty)
    outcome = given.outcome(state, choice)
    state = outcome.state
    # Nothing in the log or in the eyes of others says what was chosen
    assert [(e.id, e.args) for e in outcome.log] == [("loyalty.decided", {"seat": 0})]
    assert state.players[0].loyalty is None
    own, other = visible_to(state, Seat(0)), visible_to(state, Seat(1))
    assert first_of(own).secret == [choice.coalition, None, None]
    assert first_of(other).secret == [None, None, None]
    # With the last choice all are revealed together
    state = given.choose(state, given.asked(state).choices[1])
    last = given.outcome(state, given.asked(state).choices[1])
    assert "loyalties.revealed" in given.logged(last)
    assert None not in [player.loyalty for player in last.state.players]
    assert first_of(last.state).secret == [None, None, None]
    assert first_of(last.state).starting_cards == 0b111


def test_f43_a_secret_choice_is_not_shown_again_by_undo() -> None:
    game = Game(first_setup(3, 2), new_game(first_setup(3, 2)))
    for _ in range(3):
        game.choose(given.asked(game.state).choices[0])
        assert not game.undo()
    assert game.barrier() == "revealed"


def test_f32_hands_and_deck_are_hidden() -> None:
    state = table()
    given.hand(state, ANNA, 5, 7)
    given.deck(state, 1, 2)
    seen = visible_to(state, NOBODY)
    assert seen.players[ANNA].hand == [HIDDEN, HIDDEN]
    assert seen.deck == [HIDDEN, HIDDEN]

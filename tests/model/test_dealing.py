"""Setting the table (1.3)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import SeatKind, SeatSetup, Setup, SetupError, State, new_game
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.cards import CARDS, EVENTS, is_check, is_event
from pamir_desktop.model.decisions import ChooseLoyalty
from pamir_desktop.model.terms import CardId, Colour, Seat, Suit
from tests.model import given
from tests.model.given import BRITISH

SEEDS = range(40)
WAKHAN = SeatSetup("Wakhan", Colour.BLACK, SeatKind.WAKHAN)


def dealt(players: int, seed: int = 1) -> State:
    return new_game(Setup(given.seats(players), seed=seed))


def in_dealing_order(state: State) -> list[CardId]:
    """The deck as it was before the market was dealt, top card first: columns, top slot first."""
    market = [state.market_cards[row * 6 + column] for column in range(6) for row in range(2)]
    return market + state.deck[::-1]


def piles(state: State) -> list[list[CardId]]:
    cards = in_dealing_order(state)
    first = 5 + len(state.players)
    found = [cards[:first]]
    for start in range(first, len(cards), first + 2):
        found.append(cards[start : start + first + 2])
    return found


# --- The deck --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "others", "before", "after", "unused"),
    [
        (2, 7, 9, 52, 40, 58),
        (3, 8, 10, 58, 46, 52),
        (4, 9, 11, 64, 52, 46),
        (5, 10, 12, 70, 58, 40),
    ],
)
def test_the_table_of_counts(
    players: int, first: int, others: int, before: int, after: int, unused: int
) -> None:
    state = dealt(players)
    cards = in_dealing_order(state)
    assert [len(pile) for pile in piles(state)] == [first] + [others] * 5
    assert len(cards) == before
    assert len(state.deck) == after
    assert len(CARDS) - sum(not is_event(card) for card in cards) == unused
    assert all(state.market_cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_pile_holds_its_checks_and_events(players: int, seed: int) -> None:
    state = dealt(players, seed)
    cards = in_dealing_order(state)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= {*CARDS, *EVENTS}
    checks = [sum(map(is_check, pile)) for pile in piles(state)]
    events = [sum(is_event(card) and not is_check(card) for card in pile) for pile in piles(state)]
    assert checks == [0, 0, 1, 1, 1, 1]
    assert events == [0, 2, 1, 1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_opening_market_has_no_check_and_no_event_in_the_first_three_columns(
    players: int,
) -> None:
    states = [dealt(players, seed) for seed in SEEDS]
    for state in states:
        assert not any(map(is_check, state.market_cards))
        assert not any(map(is_event, state.market_cards[0:3] + state.market_cards[6:9]))
        assert (state.events, state.discard, state.resolved_checks) == ([], [], [])
        assert state.market_rupees == [0] * 12
    assert any(any(map(is_event, state.market_cards)) for state in states)


def test_shuffling_reaches_every_card_and_every_place_of_a_pile() -> None:
    opening: set[CardId] = set()
    check_places: set[int] = set()
    events: set[CardId] = set()
    for seed in range(300):
        state = dealt(2, seed)
        opening.update(card for card in state.market_cards if not is_event(card))
        pile = piles(state)[2]
        check_places.add(next(i for i, card in enumerate(pile) if is_check(card)))
        events.update(card for card in pile if is_event(card) and not is_check(card))
    assert opening == set(CARDS)
    assert check_places == set(range(9))
    assert events == {card for card in EVENTS if not is_check(card)}


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert dealt(3, 7) == dealt(3, 7)
    assert dealt(3, 7).market_cards != dealt(3, 8).market_cards


# --- The seats -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_four_rupees_and_nothing_else(players: int) -> None:
    state = dealt(players)
    assert len(state.players) == players
    for player in state.players:
        assert (player.rupees, player.score, player.loyalty) == (4, 0, None)
        assert player.hand == player.court == player.prizes == []
    assert state.blocks == bytearray(36)
    assert state.cylinders == bytearray(10 * players)
    assert state.rupees_in_game == 4 * players
    assert state.favored is Suit.POLITICAL
    assert state.leveraged == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r95_a_random_seat_chooses_first(players: int) -> None:
    firsts = [given.asked(dealt(players, seed)).seat for seed in range(80)]
    assert set(firsts) == set(range(players))


def test_r95_the_seat_that_chooses_first_may_be_fixed_and_takes_the_second_turn() -> None:
    state = new_game(Setup(given.seats(4), seed=5, first_chooser=Seat(2)))
    assert given.asked(state).seat == 2
    after = given.choose(state, *[ChooseLoyalty(BRITISH)] * 4)
    assert given.asked(after).seat == 1
    assert after.turn_order(after.active)[1] == 2


def test_a_fixed_first_chooser_changes_nothing_about_the_deck() -> None:
    free = dealt(3, 9)
    fixed = new_game(Setup(given.seats(3), seed=9, first_chooser=Seat(0)))
    assert fixed.deck == free.deck
    assert fixed.market_cards == free.market_cards


# --- With Wakhan -----------------------------------------------------------------------------


@pytest.mark.parametrize(("humans", "deck", "in_pile"), [(1, 40, 7), (2, 46, 8)])
def test_s2_the_deck_counts_wakhan_as_a_player(humans: int, deck: int, in_pile: int) -> None:
    for seed in SEEDS:
        state = new_game(Setup([*given.seats(humans), WAKHAN], seed=seed))
        assert len(state.deck) == deck
        assert [len(pile) for pile in piles(state)] == [in_pile] + [in_pile + 2] * 5


def test_s6_wakhan_sits_right_of_the_last_chooser_and_the_first_chooser_acts_last() -> None:
    first_choosers = set()
    for seed in SEEDS:
        state = new_game(Setup([*given.seats(2), WAKHAN], seed=seed))
        names = [seat.name for seat in state.setup.seats]
        assert names[0] == "Wakhan"
        assert sorted(names[1:]) == ["Anna", "Boris"]
        assert given.asked(state).seat == 2
        first_choosers.add(names[2])
        after = given.choose(state, ChooseLoyalty(BRITISH))
        assert (given.asked(after).seat, given.asked(after).prompt) == (1, "loyalty.choose")
    assert first_choosers == {"Anna", "Boris"}


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("place", [0, 1])
def test_s3_s8_wakhan_has_four_rupees_no_loyalty_and_a_shuffled_ai_deck(
    humans: int, place: int
) -> None:
    # Given Wakhan may be named at any place of the setup
    seats = given.seats(humans)
    seats.insert(place, WAKHAN)
    state = new_game(Setup(seats, seed=2))
    assert state.wakhan is not None
    assert state.wakhan.seat == 0
    assert state.setup.seats[0] == WAKHAN
    assert sorted(state.wakhan.deck) == sorted(AI_CARDS)
    assert state.wakhan.deck != sorted(AI_CARDS)
    assert state.wakhan.discard == []
    wakhan = state.players[0]
    assert (wakhan.rupees, wakhan.loyalty, wakhan.hand) == (4, None, [])
    assert len(state.cylinders) == 10 * (humans + 1)


def test_s5_solo_only_the_human_chooses() -> None:
    state = new_game(Setup([*given.seats(1), WAKHAN], seed=4))
    assert given.asked(state).seat == 1
    assert given.asked(state).prompt == "loyalty.choose"


@pytest.mark.parametrize("humans", [1, 2])
def test_s7_wakhan_takes_the_first_turn(humans: int) -> None:
    state = new_game(Setup([*given.seats(humans), WAKHAN], seed=6))
    for _ in range(humans - 1):
        state = given.choose(state, ChooseLoyalty(BRITISH))
    result = given.outcome(state, ChooseLoyalty(BRITISH))
    started = [entry.args["seat"] for entry in result.log if entry.id == "turn.started"]
    assert started[0] == 0


# --- Tables that cannot be set ---------------------------------------------------------------


@pytest.mark.parametrize(
    "seats",
    [
        given.seats(1),
        [*given.seats(5), WAKHAN],
        [WAKHAN],
        [*given.seats(3), WAKHAN],
        [SeatSetup("Anna", Colour.RED), SeatSetup("Boris", Colour.RED)],
        [SeatSetup("Anna", Colour.RED), SeatSetup("Anna", Colour.BLUE)],
        [SeatSetup(" ", Colour.RED), SeatSetup("Anna", Colour.BLUE)],
        [WAKHAN, SeatSetup("Wakhan too", Colour.RED, SeatKind.WAKHAN)],
    ],
)
def test_a_wrong_set_of_seats_is_refused(seats: list[SeatSetup]) -> None:
    with pytest.raises(SetupError):
        Setup(seats)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(SetupError):
        Setup(given.seats(2), seed=seed)


def test_a_first_chooser_must_sit_at_the_table_and_not_with_wakhan() -> None:
    with pytest.raises(SetupError):
        Setup(given.seats(2), first_chooser=Seat(2))
    with pytest.raises(SetupError):
        Setup([*given.seats(1), WAKHAN], first_chooser=Seat(0))

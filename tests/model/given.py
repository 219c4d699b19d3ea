"""Positions for tests, in words that read like setting a table.

Every function changes the state it is given, as one would put pieces on a table.
"""

from __future__ import annotations

from pamir_desktop.model import SeatKind, SeatSetup, Setup, State, WakhanOptions, new_game
from pamir_desktop.model.agenda import Step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Act, Choice, Decision
from pamir_desktop.model.engine import Outcome, apply, pending, settle
from pamir_desktop.model.pieces import SUPPLY, block_at, cylinder_at, in_region, on_border, on_gift
from pamir_desktop.model.rules.turn import StartTurn, TakeActions
from pamir_desktop.model.terms import (
    NO_CARD,
    NOBODY,
    CardAction,
    CardId,
    Coalition,
    Colour,
    Impact,
    Region,
    Seat,
)

ANNA, BORIS, CLARA, DARIA, EMIL = (Seat(seat) for seat in range(5))
NAMES = ("Anna", "Boris", "Clara", "Daria", "Emil")

AFGHAN, BRITISH, RUSSIAN = Coalition
PERSIA, TRANSCASPIA, HERAT, KABUL, KANDAHAR, PUNJAB = Region


def seats(count: int) -> list[SeatSetup]:
    return [SeatSetup(NAMES[i], Colour(i)) for i in range(count)]


def table(
    players: int = 3, loyalties: tuple[Coalition, ...] = (AFGHAN, BRITISH, RUSSIAN, AFGHAN, BRITISH)
) -> State:
    """An empty table in the middle of Anna's turn: no cards, no pieces, 4 rupees each."""
    state = new_game(Setup(seats(players), seed=1))
    for player, loyalty in zip(state.players, loyalties, strict=False):
        player.loyalty = loyalty
    return _cleared(state, ANNA)


def table_with_wakhan(
    humans: int = 1,
    loyalties: tuple[Coalition, ...] = (BRITISH, RUSSIAN),
    options: WakhanOptions | None = None,
) -> State:
    """As `table`, with Wakhan in seat 0; seat 1 acts after her, in her turn."""
    wakhan = SeatSetup("Wakhan", Colour.BLACK, SeatKind.WAKHAN)
    state = new_game(Setup([*seats(humans), wakhan], seed=1, wakhan=options or WakhanOptions()))
    for player, loyalty in zip(state.players[1:], loyalties, strict=False):
        player.loyalty = loyalty
    return _cleared(state, Seat(0))


def _cleared(state: State, active: Seat) -> State:
    state.agenda.clear()
    state.deck.clear()
    state.market_cards = [NO_CARD] * 12
    state.active = active
    state.actions_left = 2
    state.turn = 1
    return state


# --- Pieces ----------------------------------------------------------------------------------


def _block(state: State, coalition: Coalition, place: int, count: int) -> None:
    for _ in range(count):
        block = block_at(state, coalition, SUPPLY)
        assert block >= 0, "no block left in supply"
        state.blocks[block] = place


def _cylinder(state: State, seat: Seat, place: int, count: int) -> None:
    for _ in range(count):
        cylinder = cylinder_at(state, seat, SUPPLY)
        assert cylinder >= 0, "no cylinder left in supply"
        state.cylinders[cylinder] = place


def army(state: State, coalition: Coalition, region: Region, count: int = 1) -> None:
    _block(state, coalition, in_region(region), count)


def road(state: State, coalition: Coalition, border: int, count: int = 1) -> None:
    _block(state, coalition, on_border(border), count)


def tribe(state: State, seat: Seat, region: Region, count: int = 1) -> None:
    _cylinder(state, seat, in_region(region), count)


def spy(state: State, seat: Seat, card: int, count: int = 1) -> None:
    _cylinder(state, seat, card, count)


def gift(state: State, seat: Seat, space: int) -> None:
    """A gift on space 0, 1 or 2 (priced 2, 4, 6)."""
    _cylinder(state, seat, on_gift(space), 1)


# --- Cards and rupees ------------------------------------------------------------------------


def court(state: State, seat: Seat, *cards: int) -> None:
    """The court from the owner's left to right; cards with a leverage icon have been paid out."""
    state.players[seat].court = [CardId(card) for card in cards]
    for card in cards:
        if Impact.LEVERAGED in CARDS[CardId(card)].impact:
            state.leveraged |= 1 << card


def hand(state: State, seat: Seat, *cards: int) -> None:
    state.players[seat].hand = [CardId(card) for card in cards]


def rupees(state: State, seat: Seat, count: int) -> None:
    state.players[seat].rupees = count


def market(state: State, *, top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> None:
    """Cards of both rows from the left; 0 is a vacant slot."""
    for start, row in ((0, top), (6, bottom)):
        for column, card in enumerate(row):
            state.market_cards[start + column] = CardId(card)


FULL_TOP = (9, 13, 29, 33, 38, 39)
FULL_BOTTOM = (55, 59, 61, 63, 67, 75)


def full_market(state: State) -> None:
    """Twelve court cards without ability, patriot or leverage."""
    market(state, top=FULL_TOP, bottom=FULL_BOTTOM)


def rupees_on(state: State, slot: int, count: int) -> None:
    state.market_rupees[slot] = count


def scores(state: State, *points: int) -> None:
    for player, score in zip(state.players, points, strict=True):
        player.score = score


def deck(state: State, *cards: int) -> None:
    """The deck, its top card first."""
    state.deck = [CardId(card) for card in reversed(cards)]


def prizes(state: State, seat: Seat, *cards: int) -> None:
    state.players[seat].prizes = [CardId(card) for card in cards]


def event(state: State, card: int, seat: Seat = NOBODY) -> None:
    """An event in force: in front of a player, or beside the map."""
    state.events.append((CardId(card), seat))


# --- Asking and answering --------------------------------------------------------------------


def acting(state: State, seat: Seat = ANNA) -> State:
    """It is this player's turn to choose an action."""
    state.active = seat
    state.agenda.append(TakeActions(seat))
    return state


def beginning(state: State, seat: Seat = ANNA) -> State:
    """A whole turn of this player begins, and others after it."""
    doing(state, StartTurn(seat))
    return state


def doing(state: State, *steps: Step) -> Decision | None:
    """Put steps on the agenda and run to the next decision."""
    state.then(*steps)
    return settle(state)


def asked(state: State) -> Decision:
    """The pending decision, which must exist."""
    decision = pending(state)
    assert decision is not None
    return decision


def options(state: State) -> set[Choice]:
    """Exactly what may be answered to the pending decision."""
    choices = asked(state).choices
    assert len(set(choices)) == len(choices), "an answer is offered twice"
    return set(choices)


def act(card: int, action: CardAction) -> Act:
    """Use this action of this court card."""
    return Act(CardId(card), action)


def acts(state: State) -> set[Choice]:
    """The card actions on the menu."""
    return {choice for choice in options(state) if isinstance(choice, Act)}


def choose(state: State, *choices: Choice) -> State:
    """Answer one decision after the other through the public, checked path."""
    for choice in choices:
        state = apply(state, choice).state
    return state


def outcome(state: State, choice: Choice) -> Outcome:
    return apply(state, choice)


def purses(state: State) -> list[int]:
    """The rupees of every player, by seat."""
    return [player.rupees for player in state.players]


def points(state: State) -> list[int]:
    """The score of every player, by seat."""
    return [player.score for player in state.players]


def logged(result: Outcome) -> list[str]:
    """The ids of what happened."""
    return [entry.id for entry in result.log]

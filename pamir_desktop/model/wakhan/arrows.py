"""What Wakhan's AI cards say (wakhan.md 2.1): arrows, orders, the human the red arrow names.

The arrows of the drawn front point at the back of the next card, which stays on the deck.
"""

from __future__ import annotations

from pamir_desktop.model.ai_cards import AI_CARDS, AiCard
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import BORDER_ENDS, BORDERS_OF, Border, CourtEnd, Region, Seat
from pamir_desktop.model.wakhan_deck import WakhanDeck


def mind_of(state: State) -> WakhanDeck:
    """Her state; only used when she is in the game."""
    assert state.wakhan is not None
    return state.wakhan


def seat_of(state: State) -> Seat:
    return mind_of(state).seat


def front(state: State) -> AiCard:
    """The face-up AI card; between her turns it stays what it was (W5)."""
    return AI_CARDS[mind_of(state).front]


def back(state: State) -> AiCard:
    """The next AI card, of which only the back is visible (W70)."""
    return AI_CARDS[mind_of(state).deck[-1]]


def column(state: State) -> int:
    """The black arrow."""
    return back(state).back_columns[front(state).column_arrow]


def side(state: State) -> CourtEnd:
    """The red arrow: LEFT is top (left), RIGHT is bottom (right)."""
    return back(state).back_sides[front(state).side_arrow]


def market_rows(state: State) -> tuple[int, int]:
    """The first slot of the red arrow's market row, then of the other row."""
    return (0, COLUMNS) if side(state) is CourtEnd.LEFT else (COLUMNS, 0)


def named_human(state: State) -> Seat:
    """The human the red arrow names: left acts right after her, right just before her (W2)."""
    step = 1 if side(state) is CourtEnd.LEFT else -1
    return Seat((seat_of(state) + step) % len(state.players))


def humans(state: State) -> list[Seat]:
    """All humans, the one the red arrow names first."""
    named = named_human(state)
    others = (seat for seat in range(len(state.players)) if seat not in (named, seat_of(state)))
    return [named, *map(Seat, others)]


def region_order(state: State) -> tuple[Region, ...]:
    return front(state).region_order


def borders_in_order(state: State, region: Region) -> list[Border]:
    """The borders of a region, ordered by the region on the other side."""
    place = region_order(state).index
    return sorted(BORDERS_OF[region], key=lambda border: place(far_side(border, region)))


def far_side(border: Border, region: Region) -> Region:
    one, other = BORDER_ENDS[border]
    return other if one is region else one

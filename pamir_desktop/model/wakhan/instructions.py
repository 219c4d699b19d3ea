"""The thirteen radicalize instructions (wakhan.md 4.2 b): conditions and candidates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.cards import CARDS, is_event
from pamir_desktop.model.pieces import is_card, own_places
from pamir_desktop.model.rules.ruling import court_limit, dominant_coalition
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardAction, Seat, Suit

from .arrows import seat_of
from .market_options import MarketOption, block_icons, cylinder_icons, is_playable, net
from .simulation import regions_gained


class Condition(NamedTuple):
    """What a line requires before it looks at the market, and what it found."""

    holds: bool
    have: int
    wanted: int


Test = Callable[[State], Condition]
Figure = Callable[[State, MarketOption], int | None]
"""How good a candidate is; None if it does not qualify."""


class Instruction(NamedTuple):
    test: Test | None
    measure: str  # what the figure measures, for the trace
    figure: Figure


# --- Conditions ------------------------------------------------------------------------------


def favors(suit: Suit) -> Test:
    """The marker counts, New Tactics does not (W11)."""
    return lambda state: Condition(state.favored is suit, state.favored, suit)


def is_short_of_rupees(state: State) -> Condition:
    rupees = state.players[seat_of(state)].rupees
    return Condition(rupees < 2, rupees, 1)


def has_no_dominance(state: State) -> Condition:
    dominant = dominant_coalition(state)
    return Condition(dominant is None, -1 if dominant is None else dominant, -1)


def has_dominance(state: State) -> Condition:
    return Condition(dominant_coalition(state) is not None, has_no_dominance(state).have, 0)


def has_no_move_card(state: State) -> Condition:
    """Used cards count too."""
    court = state.players[seat_of(state)].court
    movers = sum(CardAction.MOVE in CARDS[card].actions for card in court)
    return Condition(not movers, movers, 0)


def has_full_court(state: State) -> Condition:
    """She can be over the limit in the middle of a turn (W27)."""
    seat = seat_of(state)
    size, limit = len(state.players[seat].court), court_limit(state, seat)
    return Condition(size >= limit, size, limit)


def has_fewer_spies(state: State) -> Condition:
    """Than at least one human (W28)."""
    counts = [spies_in_play(state, Seat(seat)) for seat in range(len(state.players))]
    own = counts.pop(seat_of(state))
    return Condition(max(counts) > own, own, max(counts))


def spies_in_play(state: State, seat: Seat) -> int:
    return sum(is_card(place) for place in own_places(state, seat))


# --- Candidates ------------------------------------------------------------------------------


def highest_ranked(suit: Suit) -> Figure:
    def figure(state: State, offer: MarketOption) -> int | None:
        facts = CARDS.get(offer.card)
        return facts.rank if facts is not None and facts.suit is suit else None

    return figure


def any_of(suit: Suit) -> Figure:
    def figure(state: State, offer: MarketOption) -> int | None:
        facts = CARDS.get(offer.card)
        return 0 if facts is not None and facts.suit is suit else None

    return figure


def profit(state: State, offer: MarketOption) -> int | None:
    """Events too; at least 1 rupee."""
    rupees = net(state, offer)
    return rupees if rupees > 0 else None


def new_regions(state: State, offer: MarketOption) -> int | None:
    """Which region does not matter, so one counts as much as two (W25)."""
    if is_event(offer.card) or not is_playable(state, offer):
        return None
    return 1 if regions_gained(state, offer.slot) else None


def blocks(state: State, offer: MarketOption) -> int | None:
    """A card that places none cannot be the one that places the most (W22)."""
    icons = block_icons(offer.card)
    return icons if icons and is_playable(state, offer) else None


def cylinders(state: State, offer: MarketOption) -> int | None:
    icons = cylinder_icons(offer.card)
    return icons if icons and is_playable(state, offer) else None


def shows_move(state: State, offer: MarketOption) -> int | None:
    facts = CARDS.get(offer.card)
    return 0 if facts is not None and CardAction.MOVE in facts.actions else None


def dominant_patriot(state: State, offer: MarketOption) -> int | None:
    facts = CARDS.get(offer.card)
    dominant = dominant_coalition(state)
    if facts is None or dominant is None:
        return None
    return 0 if facts.patriot is dominant else None


INSTRUCTIONS: Final[dict[AiAction, Instruction]] = {
    AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED: Instruction(
        favors(Suit.MILITARY), "rank", highest_ranked(Suit.MILITARY)
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_ECONOMIC_IF_POLITICAL_FAVORED: Instruction(
        favors(Suit.POLITICAL), "rank", highest_ranked(Suit.ECONOMIC)
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL: Instruction(
        None, "rank", highest_ranked(Suit.POLITICAL)
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE: Instruction(
        None, "rank", highest_ranked(Suit.INTELLIGENCE)
    ),
    AiAction.RADICALIZE_ANY_INTELLIGENCE: Instruction(None, "none", any_of(Suit.INTELLIGENCE)),
    AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES: Instruction(
        is_short_of_rupees, "net", profit
    ),
    AiAction.RADICALIZE_GAIN_REGION_CONTROL: Instruction(None, "regions", new_regions),
    AiAction.RADICALIZE_MOST_BLOCKS: Instruction(None, "blocks", blocks),
    AiAction.RADICALIZE_MOST_CYLINDERS_IF_NO_DOMINANCE: Instruction(
        has_no_dominance, "cylinders", cylinders
    ),
    AiAction.RADICALIZE_MOVE_CARD_IF_COURT_HAS_NONE: Instruction(
        has_no_move_card, "none", shows_move
    ),
    AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION: Instruction(
        has_dominance, "none", dominant_patriot
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL: Instruction(
        has_full_court, "rank", highest_ranked(Suit.POLITICAL)
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES: Instruction(
        has_fewer_spies, "rank", highest_ranked(Suit.INTELLIGENCE)
    ),
}

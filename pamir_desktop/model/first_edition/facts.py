"""Derived facts of a position that a table shows: regime, favors, influence, limits, prices.

Views read them from here, so that only the rules know how they come about.
"""

from __future__ import annotations

from attrs import Factory

from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import blocks_in_play, cylinders_in_play, gifts, spies_by_seat
from pamir_desktop.model.preview import Change, Preview
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import COALITIONS, NOBODY, CardId, Coalition, Seat, Suit
from pamir_desktop.model.values import frozen

from .cards import TOPPLES
from .deal import Escrow
from .purchase import price, unit_price
from .standing import (
    hand_limit,
    has_marker,
    influences,
    shelter,
    table_of,
    tableau_limit,
)
from .supremacy import (
    Units,
    count_units,
    missing_modes,
    most_influential,
    superior_of_all,
    supreme_empire,
)
from .terms import EMPIRE_PIECES
from .toll import tolls

__all__ = [
    "FirstCardFacts",
    "FirstFacts",
    "FirstPlayerFacts",
    "TablePreview",
    "ToppleForecast",
    "Units",
    "first_card_facts",
    "first_facts",
    "if_toppled_now",
]


@frozen
class FirstPlayerFacts:
    """What a player's tableau and pieces amount to."""

    shelter: int
    hand_limit: int
    tableau_limit: int
    influence: dict[Coalition, int]  # in every empire
    pieces: int  # in play
    gifts: tuple[int, ...]  # filled spots, 0 to 2
    loyalty_card: int  # the seat number on the starting loyalty card
    has_starting_card: bool
    has_marker: bool  # without any, the loyalty is Afghan by default
    tokens: int  # Badal
    set_aside: int  # rupees in escrow
    military_stars: int  # they break ties


@frozen
class FirstFacts:
    """All of it is public."""

    regime: Suit  # the mode of the regime
    units: Units  # by mode, then by empire
    players: tuple[FirstPlayerFacts, ...]
    favor_holders: dict[Coalition, Seat]  # NOBODY: no one
    prices: tuple[int, ...]  # by market slot
    unit_price: int  # rupees per column of the market
    supply: tuple[int, ...]  # armies and roads left, by empire
    topples_left: int
    escrows: tuple[Escrow, ...]


def first_facts(state: State) -> FirstFacts:
    table = table_of(state)
    rows = influences(state)
    return FirstFacts(
        regime=state.favored,
        units=count_units(state),
        players=tuple(
            _player_facts(state, Seat(seat), rows[seat]) for seat in range(len(state.players))
        ),
        favor_holders=dict(zip(COALITIONS, table.favor_holders, strict=True)),
        prices=tuple(price(state, slot) for slot in range(SLOTS)),
        unit_price=unit_price(state),
        supply=tuple(EMPIRE_PIECES - blocks_in_play(state, empire) for empire in COALITIONS),
        topples_left=len(TOPPLES) - len(state.resolved_checks),
        escrows=tuple(table.escrows),
    )


def _player_facts(state: State, seat: Seat, row: list[int]) -> FirstPlayerFacts:
    table = table_of(state)
    return FirstPlayerFacts(
        shelter=shelter(state, seat),
        hand_limit=hand_limit(state, seat),
        tableau_limit=tableau_limit(state, seat),
        influence=dict(zip(COALITIONS, row, strict=True)),
        pieces=cylinders_in_play(state, seat),
        gifts=tuple(gifts(state, seat)),
        loyalty_card=table.loyalty_cards[seat],
        has_starting_card=bool(table.starting_cards >> seat & 1),
        has_marker=has_marker(state, seat),
        tokens=table.tokens[seat] if table.tokens else 0,
        set_aside=sum(e.promise.rupees for e in table.escrows if e.payer == seat),
        military_stars=stars(state, seat, Suit.MILITARY),
    )


# --- Cards -----------------------------------------------------------------------------------


@frozen
class FirstCardFacts:
    """Public facts of a card; those that do not apply have their default."""

    card: CardId
    owner: Seat | None = None  # whose tableau or prizes it is in
    spies: tuple[tuple[Seat, int], ...] = ()
    price: int | None = None  # in the market
    rupees: int = 0  # on it in the market
    banned: bool = False  # a rupee was paid on it this turn, so it cannot be bought
    toll: tuple[tuple[Seat, int], ...] = ()  # what playing it costs `payer`, by owner of tribes
    leveraged: bool = False
    used: bool = False  # it has acted this turn


def first_card_facts(state: State, card: CardId, payer: Seat = NOBODY) -> FirstCardFacts:
    """The facts for `payer`, who would buy or play the card."""
    if card in state.market_cards:
        slot = state.market_cards.index(card)
        return FirstCardFacts(
            card,
            price=price(state, slot),
            rupees=state.market_rupees[slot],
            banned=bool(state.banned >> card & 1),
            toll=() if card in TOPPLES else tolls(state, payer, card),
        )
    for seat, player in enumerate(state.players):
        if card in player.court:
            counts = spies_by_seat(state, card)
            return FirstCardFacts(
                card,
                owner=Seat(seat),
                spies=tuple((Seat(s), count) for s, count in enumerate(counts) if count),
                leveraged=bool(state.leveraged >> card & 1),
                used=bool(state.used >> card & 1),
            )
        if card in player.prizes:
            return FirstCardFacts(card, owner=Seat(seat))
    return FirstCardFacts(card, toll=() if card in TOPPLES else tolls(state, payer, card))


@frozen
class TablePreview(Preview):
    """What a choice would change, with what only the first edition has."""

    tolls: tuple[tuple[Seat, int], ...] = ()  # to be paid or bargained for first, by owner
    favors: dict[Coalition, Change] = Factory(dict)  # who holds a favor card


# --- If toppled now --------------------------------------------------------------------------


@frozen
class ToppleForecast:
    """What a topple bought now would do."""

    regime: Suit
    units: Units  # by mode, then by empire
    supreme: Coalition | None
    missing: dict[Coalition, tuple[Suit, ...]]  # modes without a unit, by empire
    influence: tuple[tuple[int, ...], ...]  # by seat, then by empire
    is_final: bool  # it would be the last topple
    is_honeymoon: bool  # Nation Building: supremacy, but not yet the second in a row
    ends_game: bool
    winner: Seat  # if it ends the game; NOBODY: no winner


def if_toppled_now(state: State) -> ToppleForecast:
    table = table_of(state)
    units = count_units(state)
    supreme = supreme_empire(state, units)
    is_final = len(state.resolved_checks) >= len(TOPPLES) - 1
    options = state.setup.first_edition
    assert options is not None
    honeymoon = (
        options.nation_building
        and supreme is not None
        and not is_final
        and supreme is not table.last_supreme
    )
    ends = is_final or (supreme is not None and not honeymoon)
    winner = NOBODY
    if ends:
        winner = superior_of_all(state) if supreme is None else most_influential(state, supreme)
    return ToppleForecast(
        regime=state.favored,
        units=units,
        supreme=supreme,
        missing={empire: missing_modes(state, units, empire) for empire in COALITIONS},
        influence=tuple(tuple(row) for row in influences(state)),
        is_final=is_final,
        is_honeymoon=honeymoon,
        ends_game=ends,
        winner=winner,
    )

"""Wakhan's battles (wakhan.md 4.11, 4.12): the site, and which human pieces she removes."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    Place,
    cards_with_spy,
    in_region,
    is_card,
    on_border,
    region_at,
    spies,
)
from pamir_desktop.model.rules.abilities import has_citadel
from pamir_desktop.model.rules.battle import Losses, force_in, remove_losses, spy_obstacle
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Coalition, Region, Seat

from .arrows import borders_in_order, humans, named_human, region_order, seat_of
from .priority import highest


def region_targets(state: State, region: Region) -> tuple[list[int], list[int]]:
    """Tribes, then blocks (armies, then roads), in the order they would be removed (W51, W52).

    Blocks of a coalition no human is loyal to are never targets (W50).
    """
    people = humans(state)
    here = in_region(region)
    cylinders = [
        cylinder
        for human in people
        if not has_citadel(state, human, region)
        for cylinder in pieces_at(state.cylinders, human, CYLINDERS_EACH, here)
    ]
    places = [here, *(on_border(border) for border in borders_in_order(state, region))]
    blocks = [
        block
        for kind in (places[:1], places[1:])
        for coalition in served(state, people)
        for place in kind
        for block in pieces_at(state.blocks, coalition, BLOCKS_EACH, place)
    ]
    return cylinders, blocks


def served(state: State, people: list[Seat]) -> list[Coalition]:
    """The coalitions of the humans, starting with the one the red arrow names."""
    loyalties = (state.players[human].loyalty for human in people)
    return list(dict.fromkeys(loyalty for loyalty in loyalties if loyalty is not None))


def pieces_at(places: bytearray, owner: int, each: int, place: Place) -> Iterator[int]:
    """All pieces of one color at a place."""
    first = each * owner
    end = first + each
    piece = places.find(place, first, end)
    while piece >= 0:
        yield piece
        piece = places.find(place, piece + 1, end)


def card_targets(state: State, card: CardId) -> list[int]:
    """Removable human spies on a card, starting with those of the human the red arrow names."""
    seat = seat_of(state)
    return [
        cylinder
        for human in humans(state)
        if spy_obstacle(state, seat, human) is None
        for cylinder in pieces_at(state.cylinders, human, CYLINDERS_EACH, card)
    ]


def card_sites(state: State) -> list[CardId]:
    """Court cards with one of her spies and a removable human spy."""
    return [card for card in cards_with_spy(state, seat_of(state)) if card_targets(state, card)]


def region_site(state: State) -> Region | None:
    """The first region in order with force and a target."""
    seat = seat_of(state)
    for region in region_order(state):
        if force_in(state, seat, region) and any(region_targets(state, region)):
            return region
    return None


def has_target(state: State) -> bool:
    return region_site(state) is not None or bool(card_sites(state))


def battle(state: State, rank: int) -> None:
    """A region if one qualifies, otherwise the highest-priority card."""
    region = region_site(state)
    if state.log is not None:
        log_sites(state, region)
    if region is not None:
        fight(state, in_region(region), rank)
    else:
        fight(state, highest(state, card_sites(state), "battle"), rank)


def battle_most_spied(state: State, rank: int) -> None:
    """Of the cards she can battle on, those with the most spies in all, then by priority (W54)."""
    cards = card_sites(state)
    counts = [state.cylinders.count(card) for card in cards]
    kept = [card for card, count in zip(cards, counts, strict=True) if count == max(counts)]
    if state.log is not None:
        state.add_log("trace.spied", cards=tuple(cards), spies=tuple(counts), kept=tuple(kept))
    fight(state, highest(state, kept, "battle_most_spied"), rank)


def fight(state: State, place: Place, rank: int) -> None:
    """Tribes, then armies, then roads; or spies. All are removed together."""
    seat = seat_of(state)
    if is_card(place):
        force = spies(state, seat, CardId(place))
        cylinders, blocks = card_targets(state, CardId(place)), list[int]()
    else:
        force = force_in(state, seat, region_at(place))
        cylinders, blocks = region_targets(state, region_at(place))
    limit = min(rank, force)
    cylinders = cylinders[:limit]
    blocks = blocks[: limit - len(cylinders)]
    if state.log is not None:
        state.add_log(
            "trace.victims",
            place=place,
            rank=rank,
            force=force,
            limit=limit,
            named=named_human(state),
            blocks=tuple(blocks),
            cylinders=tuple(cylinders),
        )
    state.add_log("battle.fought", seat=seat, place=place, limit=limit)
    remove_losses(state, place, Losses(tuple(blocks), tuple(cylinders)))


def log_sites(state: State, chosen: Region | None) -> None:
    seat, order = seat_of(state), region_order(state)
    state.add_log(
        "trace.sites",
        regions=order,
        forces=tuple(force_in(state, seat, region) for region in order),
        targets=tuple(sum(map(len, region_targets(state, region))) for region in order),
        chosen=-1 if chosen is None else chosen,
    )

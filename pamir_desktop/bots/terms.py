"""What a position means for each seat, as one row of whole numbers per seat.

Search asks for this more often than for anything else, and from one position to the next little
changes: most courts, most pieces and most of the map stay as they are. So what follows from a
court, from the pieces of a seat or from the map is a function of just that, and remembered. Only
whole numbers: a sum of them is the same on every machine and in any order.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId

from .outlook import (
    REMEMBERED,
    Standing,
    block_margins,
    gainers_of,
    nearness,
    needed_margin,
    outlook_of,
)

TERMS: Final = (
    "score", "lead", "points_soon", "points_later", "win_soon", "win_later",
    "cylinders", "cylinder_lead", "influence", "influence_lead", "block_margin",
    "money", "taxable", "hand", "hand_ranks", "hand_patriots", "ruled", "exposed",
    "hostages_held", "hostages_lost", "prize_targets", "tempo",
    "build_power", "gift_power", "betray_power", "tax_power",
    "court", "excess",
    "stars_political", "stars_intelligence", "stars_economic", "stars_military",
    "favored", "leveraged",
    "can_tax", "can_gift", "can_build", "can_move", "can_betray", "can_battle",
)  # fmt: skip

# printed facts as plain lists, by card number
SUIT: Final = [0] * 101
RANK: Final = [0] * 101
PATRIOT: Final = [-1] * 101
PRIZE: Final = [-1] * 101
ACTIONS: Final[list[tuple[int, ...]]] = [()] * 101
for _number, _card in CARDS.items():
    SUIT[_number], RANK[_number] = int(_card.suit), _card.rank
    PATRIOT[_number] = -1 if _card.patriot is None else int(_card.patriot)
    PRIZE[_number] = -1 if _card.prize is None else int(_card.prize)
    ACTIONS[_number] = tuple(int(action) for action in _card.actions)

ROOT: Final = [isqrt(10_000 * rupees) for rupees in range(200)]
"""A hundred times the square root: the first rupees matter most."""

RUMOR: Final = 108
KOH_I_NOOR: Final = 106
"""Embarrassment of Riches when it affects everyone."""


class Pieces(NamedTuple):
    """Where the ten cylinders of a seat are."""

    used: int
    gifts: int
    tribes: tuple[int, ...]  # by region
    spies: dict[int, int]  # by card


class Court(NamedTuple):
    """What follows from the cards of a court."""

    stars: tuple[int, ...]
    can: tuple[int, ...]  # 1 for every action that some card has
    patriots: tuple[int, ...]
    terms: tuple[int, ...]  # court to can_battle in TERMS


class Board(NamedTuple):
    """All that follows from pieces, courts, loyalties, scores and events, by seat.

    Purses, hands and the market are not in it: a purchase, the most frequent action, changes
    nothing here.
    """

    standing: Standing
    margins: tuple[int, ...]  # of blocks, by coalition
    needed: int  # blocks to dominate by
    gainers: tuple[int, ...]  # seats that would buy a check if they could
    courts: tuple[Court, ...]
    gifts: tuple[int, ...]
    ruled: tuple[int, ...]
    exposed: tuple[int, ...]  # regions whose tribes a hostile army could remove
    held: tuple[int, ...]  # hostages
    lost: tuple[int, ...]  # own cards that are hostages
    abroad: tuple[int, ...]  # spies on cards of others
    targets: tuple[int, ...]  # such cards whose prize fits the loyalty


class Intrigue(NamedTuple):
    """What spies achieve, by seat."""

    held: tuple[int, ...]  # hostages
    lost: tuple[int, ...]  # own cards that are hostages
    abroad: tuple[int, ...]  # spies on cards of others
    targets: tuple[int, ...]  # such cards whose prize fits the loyalty


def board_key(state: State) -> tuple[object, ...]:
    """What a board follows from: two positions with the same key have the same board."""
    key: list[object] = [
        bytes(state.blocks), bytes(state.cylinders), int(state.favored), state.leveraged,
        len(state.resolved_checks), state.wakhan.seat if state.wakhan is not None else -1,
        tuple(state.events),
    ]  # fmt: skip
    for player in state.players:
        key += (
            -1 if player.loyalty is None else int(player.loyalty),
            player.score, tuple(player.court), tuple(player.prizes),
        )  # fmt: skip
    return tuple(key)


def board_of(state: State) -> Board:
    players = state.players
    count = len(players)
    wakhan = state.wakhan.seat if state.wakhan is not None else -1
    loyal = tuple([-1 if p.loyalty is None else int(p.loyalty) for p in players])
    blocks, cylinders = bytes(state.blocks), bytes(state.cylinders)
    favored, leveraged = int(state.favored), state.leveraged
    cards = tuple([tuple(player.court) for player in players])
    courts = tuple([_court(court, favored, leveraged) for court in cards])
    pieces = [_pieces(cylinders[first : first + 10]) for first in range(0, 10 * count, 10)]
    influence, wakhans = _influence(state, courts, pieces, loyal, wakhan)
    standing = Standing(
        loyal=loyal,
        used=tuple([own.used for own in pieces]),
        influence=influence,
        wakhan=wakhan,
        wakhans=wakhans,
        scores=tuple([player.score for player in players]),
        final=len(state.resolved_checks) >= 3,
    )
    margins, needed = block_margins(blocks), needed_margin(state)
    gifts = tuple([own.gifts for own in pieces])
    return Board(
        standing, margins, needed, gainers_of(margins, needed, standing), courts, gifts,
        *_regions(blocks, cylinders, loyal, wakhan), *_intrigue(cylinders, cards, loyal),
    )  # fmt: skip


def mover_of(state: State) -> int:
    """The seat that acts next, as far as is known."""
    return state.active if state.actions_left else (state.active + 1) % len(state.players)


def terms(state: State) -> list[list[int]]:
    """A row for every seat, in the order of TERMS."""
    board = board_of(state)
    near = nearness(state, board.gainers)
    outlook = outlook_of(near, board.margins, board.needed, board.standing)
    on_market, mover = sum(state.market_rupees), mover_of(state)
    rows: list[list[int]] = []
    for seat, player in enumerate(state.players):
        stars, can, _, of_court = board.courts[seat]
        gifts, ruled, loyal = board.gifts[seat], board.ruled[seat], board.standing.loyal[seat]
        rupees = player.rupees
        rows.append([
            *outlook[seat],
            ROOT[rupees],
            max(0, rupees - stars[2]),
            len(player.hand),
            sum(RANK[card] for card in player.hand),
            sum(PATRIOT[card] == loyal for card in player.hand),
            ruled, board.exposed[seat],
            board.held[seat], board.lost[seat], board.targets[seat],
            1 if mover == seat else 0,
            min(3, rupees // 2) if can[2] and ruled else 0,
            1 if can[1] and gifts < 3 and rupees >= 2 * gifts + 2 else 0,
            1 if can[4] and board.abroad[seat] and rupees >= 2 else 0,
            min(6, on_market) if can[0] else 0,
            *of_court,
        ])  # fmt: skip
    return rows


@lru_cache(REMEMBERED)
def _pieces(places: bytes) -> Pieces:
    used = gifts = 0
    tribes = [0] * 6
    spies: dict[int, int] = {}
    for place in places:
        if not place:
            continue
        used += 1
        if place <= 100:
            spies[place] = spies.get(place, 0) + 1
        elif place < 107:
            tribes[place - 101] += 1
        else:
            gifts += 1
    return Pieces(used, gifts, tuple(tribes), spies)


@lru_cache(REMEMBERED)
def _regions(
    blocks: bytes, cylinders: bytes, loyal: tuple[int, ...], wakhan: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By seat: regions ruled, and regions whose tribes a hostile army could remove."""
    count = len(loyal)
    tribes = [_pieces(cylinders[10 * seat : 10 * seat + 10]).tribes for seat in range(count)]
    ruled, exposed = [0] * count, [0] * count
    for region in range(6):
        place = 101 + region
        if place not in cylinders:
            continue
        if place in blocks:
            army = [
                blocks.count(place, 0, 12),
                blocks.count(place, 12, 24),
                blocks.count(place, 24),
            ]
        else:
            army = [0, 0, 0]
        largest = most = max(army)
        hostile = army[0] + army[1] + army[2]
        ruler = -1
        for seat in range(count):
            mine = tribes[seat][region]
            if not mine:
                continue
            friends = army[loyal[seat]] if loyal[seat] >= 0 else largest if seat == wakhan else 0
            if mine + friends > most:
                most, ruler = mine + friends, seat
            elif mine + friends == most:
                ruler = -1
            if hostile and mine <= hostile - friends:
                exposed[seat] += 1
        if ruler >= 0:
            ruled[ruler] += 1
    return tuple(ruled), tuple(exposed)


@lru_cache(REMEMBERED)
def _court(cards: tuple[CardId, ...], favored: int, leveraged: int) -> Court:
    stars, can, patriots = [0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0]
    bonus = owing = 0
    for card in cards:
        suit = SUIT[card]
        stars[suit] += RANK[card]
        actions = ACTIONS[card]
        for action in actions:
            can[action] = 1
        if suit == favored and actions:
            bonus += 1
        if PATRIOT[card] >= 0:
            patriots[PATRIOT[card]] += 1
        if leveraged >> card & 1:
            owing += 1
    size = len(cards)
    excess = max(0, size - 3 - stars[0])
    of_court = (size, excess, *stars, bonus, owing, *can)
    return Court(tuple(stars), tuple(can), tuple(patriots), of_court)


@lru_cache(REMEMBERED)
def _intrigue(
    cylinders: bytes, courts: tuple[tuple[CardId, ...], ...], loyal: tuple[int, ...]
) -> Intrigue:
    count = len(loyal)
    held, lost, abroad, targets = [0] * count, [0] * count, [0] * count, [0] * count
    spies = [_pieces(cylinders[10 * seat : 10 * seat + 10]).spies for seat in range(count)]
    for seat, court in enumerate(courts):
        for card in court:
            if card not in cylinders:
                continue
            counts = [own.get(card, 0) for own in spies]
            most = max(counts)
            if counts[seat] < most and counts.count(most) == 1:
                held[counts.index(most)] += 1
                lost[seat] += 1
            prize = PRIZE[card]
            for other in range(count):
                if other != seat and counts[other]:
                    abroad[other] += 1
                    if loyal[other] == prize:
                        targets[other] += 1
    return Intrigue(tuple(held), tuple(lost), tuple(abroad), tuple(targets))


def _influence(
    state: State,
    courts: tuple[Court, ...],
    pieces: list[Pieces],
    loyal: tuple[int, ...],
    wakhan: int,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By seat in its own coalition, and Wakhan's in each coalition; she counts with her most."""
    events = state.events
    influence = [0] * len(loyal)
    wakhans = [0, 0, 0]
    for seat, player in enumerate(state.players):
        worth = pieces[seat].gifts
        if worth and events:
            if (KOH_I_NOOR, -1) in events:
                worth = 0
            elif (KOH_I_NOOR, seat) in events:
                worth *= 2
        patriots = courts[seat].patriots
        if events and (RUMOR, seat) in events:
            patriots = (0, 0, 0)
        if loyal[seat] >= 0:
            influence[seat] = 1 + patriots[loyal[seat]] + len(player.prizes) + worth
        elif seat == wakhan:
            wakhans = [1 + worth + patriots[coalition] for coalition in range(3)]
            for card in player.prizes:
                wakhans[PRIZE[card]] += 1
            influence[seat] = max(wakhans)
    return tuple(influence), tuple(wakhans)

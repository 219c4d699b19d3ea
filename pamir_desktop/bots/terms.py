"""What a position means for each seat, as one row of whole numbers per seat.

Search asks for this more often than for anything else, so it is one pass over plain lists. Only
whole numbers: a sum of them is the same on every machine and in any order.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId

from .outlook import Outlook, outlook_of

TERMS: Final = (
    "score", "lead", "points_soon", "points_later", "win_soon", "win_later",
    "cylinders", "cylinder_lead", "influence", "influence_lead", "block_margin",
    "money", "taxable", "court", "excess",
    "stars_political", "stars_intelligence", "stars_economic", "stars_military",
    "hand", "hand_ranks", "hand_patriots", "ruled", "exposed",
    "hostages_held", "hostages_lost", "prize_targets", "favored", "leveraged", "tempo",
    "can_tax", "can_gift", "can_build", "can_move", "can_betray", "can_battle",
    "build_power", "gift_power", "betray_power", "tax_power",
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


class Cylinders(NamedTuple):
    """Where the cylinders are, by seat."""

    used: list[int]
    gifts: list[int]
    tribes: list[list[int]]  # by region
    spies: dict[int, list[int]]  # by card: how many each seat has there


class Court(NamedTuple):
    stars: list[int]
    can: list[int]  # 1 for every action that some card has
    patriots: list[int]
    bonus: int
    owing: int


class Intrigue(NamedTuple):
    """What spies achieve, by seat."""

    held: list[int]  # hostages
    lost: list[int]  # own cards that are hostages
    abroad: list[int]  # spies on cards of others
    targets: list[int]  # such cards whose prize fits the loyalty


def terms(state: State) -> list[list[int]]:
    """A row for every seat, in the order of TERMS."""
    players = state.players
    count = len(players)
    wakhan = state.wakhan.seat if state.wakhan is not None else -1
    loyal = [-1 if p.loyalty is None else int(p.loyalty) for p in players]
    used, gifts, tribes, spies = _cylinders(state)
    ruled, exposed = _regions(state, tribes, loyal, wakhan)
    courts = [_court(state, player.court) for player in players]
    intrigue = _intrigue(state, spies, loyal)
    influence, wakhans = _influence(state, courts, gifts, loyal, wakhan)
    look = outlook_of(state, loyal, used, influence, wakhan, wakhans)
    near = look.near
    on_market = sum(state.market_rupees)
    mover = state.active if state.actions_left else (state.active + 1) % count
    scores = [player.score for player in players]
    rows: list[list[int]] = []
    for seat, player in enumerate(players):
        stars, can, _, bonus, owing = courts[seat]
        lead = scores[seat] - _most_of_others(scores, seat)
        ahead = used[seat] - _most_of_others(used, seat)
        above, margin = _standing(look, seat, loyal, influence, wakhan, wakhans)
        size = len(player.court)
        excess = size - 3 - stars[0]
        rupees = player.rupees
        spare = rupees - stars[2]
        ranks = friends = 0
        for card in player.hand:
            ranks += RANK[card]
            if PATRIOT[card] == loyal[seat]:
                friends += 1
        expected, winning = look.expected[seat], look.winning[seat]
        soon, win_soon = expected * near // 100, winning * near // 100
        rows.append([
            scores[seat],
            8 if lead > 8 else -8 if lead < -8 else lead,
            soon, expected - soon, win_soon, winning - win_soon,
            used[seat],
            3 if ahead > 3 else -3 if ahead < -3 else ahead,
            influence[seat] - 1,
            3 if above > 3 else -3 if above < -3 else above,
            6 if margin > 6 else -6 if margin < -6 else margin,
            ROOT[rupees],
            spare if spare > 0 else 0,
            size,
            excess if excess > 0 else 0,
            stars[0], stars[1], stars[2], stars[3],
            len(player.hand), ranks, friends,
            ruled[seat], exposed[seat],
            intrigue.held[seat], intrigue.lost[seat], intrigue.targets[seat], bonus, owing,
            1 if mover == seat else 0,
            can[0], can[1], can[2], can[3], can[4], can[5],
            min(3, rupees // 2) if can[2] and ruled[seat] else 0,
            1 if can[1] and gifts[seat] < 3 and rupees >= 2 * gifts[seat] + 2 else 0,
            1 if can[4] and intrigue.abroad[seat] and rupees >= 2 else 0,
            min(6, on_market) if can[0] else 0,
        ])  # fmt: skip
    return rows


def _cylinders(state: State) -> Cylinders:
    count = len(state.players)
    used, gifts = [0] * count, [0] * count
    tribes = [[0] * 6 for _ in range(count)]
    spies: dict[int, list[int]] = {}
    for cylinder, place in enumerate(state.cylinders):
        if not place:
            continue
        seat = cylinder // 10
        used[seat] += 1
        if place <= 100:
            counts = spies.get(place)
            if counts is None:
                counts = spies[place] = [0] * count
            counts[seat] += 1
        elif place < 107:
            tribes[seat][place - 101] += 1
        else:
            gifts[seat] += 1
    return Cylinders(used, gifts, tribes, spies)


def _regions(
    state: State, tribes: list[list[int]], loyal: list[int], wakhan: int
) -> tuple[list[int], list[int]]:
    """By seat: regions ruled, and regions whose tribes a hostile army could remove."""
    blocks = state.blocks
    count = len(tribes)
    ruled, exposed = [0] * count, [0] * count
    for region in range(6):
        place = 101 + region
        if place not in state.cylinders:
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
    return ruled, exposed


def _court(state: State, cards: list[CardId]) -> Court:
    stars, can, patriots = [0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0]
    bonus = owing = 0
    favored = int(state.favored)
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
        if state.leveraged >> card & 1:
            owing += 1
    return Court(stars, can, patriots, bonus, owing)


def _intrigue(state: State, spies: dict[int, list[int]], loyal: list[int]) -> Intrigue:
    count = len(loyal)
    found = Intrigue([0] * count, [0] * count, [0] * count, [0] * count)
    if not spies:
        return found
    for seat, player in enumerate(state.players):
        for card in player.court:
            counts = spies.get(card)
            if counts is None:
                continue
            most = max(counts)
            if counts[seat] < most and counts.count(most) == 1:
                found.held[counts.index(most)] += 1
                found.lost[seat] += 1
            prize = PRIZE[card]
            for other in range(count):
                if other != seat and counts[other]:
                    found.abroad[other] += 1
                    if loyal[other] == prize:
                        found.targets[other] += 1
    return found


def _influence(
    state: State, courts: list[Court], gifts: list[int], loyal: list[int], wakhan: int
) -> tuple[list[int], list[int]]:
    """By seat in its own coalition, and Wakhan's in each coalition; she counts with her most."""
    events = state.events
    influence = [0] * len(loyal)
    wakhans = [0, 0, 0]
    for seat, player in enumerate(state.players):
        worth = gifts[seat]
        if worth and events:
            if (KOH_I_NOOR, -1) in events:
                worth = 0
            elif (KOH_I_NOOR, seat) in events:
                worth *= 2
        patriots = courts[seat].patriots
        if events and (RUMOR, seat) in events:
            patriots = [0, 0, 0]
        if loyal[seat] >= 0:
            influence[seat] = 1 + patriots[loyal[seat]] + len(player.prizes) + worth
        elif seat == wakhan:
            wakhans = [1 + worth + patriots[coalition] for coalition in range(3)]
            for card in player.prizes:
                wakhans[PRIZE[card]] += 1
            influence[seat] = max(wakhans)
    return influence, wakhans


def _most_of_others(values: list[int], seat: int) -> int:
    if len(values) == 2:
        return values[1 - seat]
    return max(values[:seat] + values[seat + 1 :])


def _standing(
    look: Outlook,
    seat: int,
    loyal: list[int],
    influence: list[int],
    wakhan: int,
    wakhans: list[int],
) -> tuple[int, int]:
    """Influence above the best rival in the same coalition, and the coalition's lead in blocks."""
    coalition = loyal[seat]
    if coalition < 0:
        return 0, 0
    best = wakhans[coalition] if wakhan >= 0 else 0
    for other, other_loyal in enumerate(loyal):
        if other != seat and other_loyal == coalition and influence[other] > best:
            best = influence[other]
    return influence[seat] - best, look.margins[coalition]

"""The next Dominance Check: how near it is, how it may end, and who gains by it."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from pamir_desktop.model.cards import DOMINANCE_CHECKS
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import MILITARY

CONFLICT_FATIGUE: Final = (109, -1)
FAILURE: Final = (3, 1, 0, 0, 0)
SUCCESS: Final = (5, 3, 1, 0, 0)
STEPS: Final = 10
REMEMBERED: Final = 4096
"""Entries that a function remembers: more than the thoughts about one decision fill."""


def _chances(nearness: int) -> list[int]:
    """Percent that a coalition dominates at the check, by blocks it has more than it needs.

    The lead may still change: the farther the check, the flatter the curve.
    """
    spread = 0.4 + 1.6 * (1 - nearness / STEPS)
    return [round(100 / (1 + exp((-0.5 - over) / spread))) for over in range(-24, 25)]


CHANCE: Final = [_chances(nearness) for nearness in range(STEPS + 1)]


class Standing(NamedTuple):
    """What a check would be scored by."""

    loyal: tuple[int, ...]  # coalition of each seat, or -1
    used: tuple[int, ...]  # cylinders in play
    influence: tuple[int, ...]
    wakhan: int  # her seat, or -1
    wakhans: tuple[int, ...]  # her influence in each coalition
    scores: tuple[int, ...]
    final: bool


def block_margins(blocks: bytes) -> tuple[int, int, int]:
    """By how many blocks each coalition leads the next; negative where it does not."""
    afghan = 12 - blocks.count(0, 0, 12)
    british = 12 - blocks.count(0, 12, 24)
    russian = 12 - blocks.count(0, 24)
    return (
        afghan - (british if british > russian else russian),
        british - (afghan if afghan > russian else russian),
        russian - (afghan if afghan > british else british),
    )


def needed_margin(state: State) -> int:
    return 2 if CONFLICT_FATIGUE in state.events else 4


@lru_cache(REMEMBERED)
def outlook_of(
    near: int, margins: tuple[int, ...], needed: int, standing: Standing
) -> tuple[tuple[int, ...], ...]:
    """The terms from score to block_margin, for every seat.

    Points and victories are in percent, split into now and later by how near the check is.
    """
    points, victories = _prospects(near // STEPS, margins, needed, standing)
    rows: list[tuple[int, ...]] = []
    for seat, score in enumerate(standing.scores):
        loyalty = standing.loyal[seat]
        soon, win_soon = points[seat] * near // 100, victories[seat] * near // 100
        rows.append((
            score,
            _within(8, score - _most_of_others(standing.scores, seat)),
            soon, points[seat] - soon, win_soon, victories[seat] - win_soon,
            standing.used[seat],
            _within(3, standing.used[seat] - _most_of_others(standing.used, seat)),
            standing.influence[seat] - 1,
            _within(3, _above_rivals(seat, standing)),
            _within(6, margins[loyalty]) if loyalty >= 0 else 0,
        ))  # fmt: skip
    return tuple(rows)


def _within(limit: int, value: int) -> int:
    return max(-limit, min(limit, value))


def _most_of_others(values: tuple[int, ...], seat: int) -> int:
    return max(values[:seat] + values[seat + 1 :])


def _above_rivals(seat: int, standing: Standing) -> int:
    """Influence above the best rival in the same coalition."""
    coalition = standing.loyal[seat]
    if coalition < 0:
        return 0
    rivals = [
        influence
        for other, influence in enumerate(standing.influence)
        if standing.loyal[other] == coalition and other != seat
    ]
    if standing.wakhan >= 0:
        rivals.append(standing.wakhans[coalition])
    return standing.influence[seat] - max(rivals, default=0)


def _prospects(
    step: int, margins: tuple[int, ...], needed: int, standing: Standing
) -> tuple[list[int], list[int]]:
    """Points and victory that each seat may expect of the next check."""
    scores, final = standing.scores, standing.final
    curve = CHANCE[step]
    chances = [curve[margin - needed + 24] for margin in margins]
    total = chances[0] + chances[1] + chances[2]
    if total > 100:
        chances = [100 * chance // total for chance in chances]
        total = 100
    expected, winning = [0] * len(scores), [0] * len(scores)
    for dominant, chance in ((-1, 100 - total), (0, chances[0]), (1, chances[1]), (2, chances[2])):
        if chance < 2:
            continue
        gained = points_if(dominant, standing)
        totals = [score + extra for score, extra in zip(scores, gained, strict=True)]
        best = max(totals)
        leaders = totals.count(best)
        over = final or (leaders == 1 and best - sorted(totals)[-2] >= 4)
        for seat, extra in enumerate(gained):
            expected[seat] += chance * extra
            if over and totals[seat] == best:
                winning[seat] += chance // leaders
    return expected, winning


def points_if(dominant: int, standing: Standing) -> list[int]:
    """Points of a check that this coalition dominates; -1: none does."""
    if dominant < 0:
        found = award(list(standing.used), FAILURE)
    else:
        measures = [
            influence if loyalty == dominant else -1
            for influence, loyalty in zip(standing.influence, standing.loyal, strict=True)
        ]
        if standing.wakhan >= 0:
            measures[standing.wakhan] = standing.wakhans[dominant]
        found = award(measures, SUCCESS)
    return [2 * gained for gained in found] if standing.final else found


def award(measures: list[int], prizes: tuple[int, ...]) -> list[int]:
    """As the rules do (R88), for short lists in a hurry."""
    points = [0] * len(measures)
    place = 0
    for value in sorted(set(measures), reverse=True):
        if value < 0 or place > 2:
            break
        size = measures.count(value)
        if size == 1:
            points[measures.index(value)] = prizes[place]
        else:
            each = sum(prizes[place : place + size]) // size
            for seat, measure in enumerate(measures):
                if measure == value:
                    points[seat] = each
        place += size
    return points


def nearness(state: State, gainers: tuple[int, ...]) -> int:
    """Percent that the next check comes before much else happens.

    A check in the market that someone can pay for and gains by is as good as bought: that seat
    would have the most points of it, or the game.
    """
    cards = state.market_cards
    if DOMINANCE_CHECKS.isdisjoint(cards):
        return _nearness_in_deck(len(state.deck), len(state.resolved_checks), len(state.players))
    best, unit = 0, 2 if state.favored is MILITARY else 1
    for slot, card in enumerate(cards):
        if card in DOMINANCE_CHECKS:
            column = slot % COLUMNS
            best = max(best, 50 - 5 * column, _bought(state, column * unit, gainers))
    return best


@lru_cache(REMEMBERED)
def _nearness_in_deck(left: int, seen: int, count: int) -> int:
    if seen >= 4:
        return 0
    size = 7 + count
    dealt = 6 * size - 2 - left
    first = 2 * size - 2 + seen * size
    middle = (max(1, first - dealt + 1) + first + size - dealt) // 2
    return 400 // (8 + max(1, middle))


def _bought(state: State, price: int, gainers: tuple[int, ...]) -> int:
    """Percent that someone buys the check in the next round of turns."""
    count = len(state.players)
    first = 0 if state.actions_left else 1
    for distance in range(first, count + first):
        seat = (state.active + distance) % count
        if seat in gainers and state.players[seat].rupees >= price:
            return 95 - 10 * distance
    return 0


def gainers_of(margins: tuple[int, ...], needed: int, standing: Standing) -> tuple[int, ...]:
    """Seats that would buy a check if they could."""
    dominant = next((c for c in (0, 1, 2) if margins[c] >= needed), -1)
    return _gainers(dominant, standing)


@lru_cache(REMEMBERED)
def _gainers(dominant: int, standing: Standing) -> tuple[int, ...]:
    """Seats that would buy a check that this coalition dominates."""
    points, scores = points_if(dominant, standing), standing.scores
    return tuple(
        seat
        for seat in range(len(points))
        if _gains(seat, points, scores, standing.final and seat != standing.wakhan)
    )


def _gains(seat: int, points: list[int], scores: tuple[int, ...], final: bool) -> bool:
    """Wakhan buys for the most points (W12), anyone else only if it does not lose the game."""
    most = total = -1
    for other, gained in enumerate(points):
        if other != seat:
            most = max(most, gained)
            total = max(total, scores[other] + gained)
    mine = scores[seat] + points[seat]
    if mine - total >= 4 or (final and mine > total):
        return True
    return points[seat] > most and not final

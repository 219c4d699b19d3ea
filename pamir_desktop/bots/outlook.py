"""The next Dominance Check: how near it is, how it may end, and who gains by it."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import Suit

CONFLICT_FATIGUE: Final = (109, -1)
FAILURE: Final = (3, 1, 0, 0, 0)
SUCCESS: Final = (5, 3, 1, 0, 0)
CHECKS: Final = (101, 102, 103, 104)
STEPS: Final = 10


def _chances(nearness: int) -> list[int]:
    """Percent that a coalition dominates at the check, by blocks it has more than it needs.

    The lead may still change: the farther the check, the flatter the curve.
    """
    spread = 0.4 + 1.6 * (1 - nearness / STEPS)
    return [round(100 / (1 + exp((-0.5 - over) / spread))) for over in range(-24, 25)]


CHANCE: Final = [_chances(nearness) for nearness in range(STEPS + 1)]


class Outlook(NamedTuple):
    """Whole percents: `near` of one check, `expected` of a point, `winning` of a victory."""

    near: int
    margins: list[int]
    expected: list[int]
    winning: list[int]


def outlook_of(
    state: State,
    loyal: list[int],
    used: list[int],
    influence: list[int],
    wakhan: int,
    wakhans: list[int],
) -> Outlook:
    blocks = state.blocks
    afghan = 12 - blocks.count(0, 0, 12)
    british = 12 - blocks.count(0, 12, 24)
    russian = 12 - blocks.count(0, 24)
    margins = [
        afghan - (british if british > russian else russian),
        british - (afghan if afghan > russian else russian),
        russian - (afghan if afghan > british else british),
    ]
    needed = 2 if CONFLICT_FATIGUE in state.events else 4
    final = len(state.resolved_checks) >= 3
    scores = [player.score for player in state.players]
    points: dict[int, list[int]] = {}

    def points_if(dominant: int) -> list[int]:
        found = points.get(dominant)
        if found is None:
            if dominant < 0:
                found = award(used, FAILURE)
            else:
                found = award(
                    [
                        wakhans[dominant]
                        if seat == wakhan
                        else influence[seat]
                        if loyalty == dominant
                        else -1
                        for seat, loyalty in enumerate(loyal)
                    ],
                    SUCCESS,
                )
            if final:
                found = [2 * gained for gained in found]
            points[dominant] = found
        return found

    now = next((c for c in (0, 1, 2) if margins[c] >= needed), -1)
    near = nearness(state, points_if(now), scores, final)
    curve = CHANCE[near // STEPS]
    chances = [curve[margin - needed + 24] for margin in margins]
    total = chances[0] + chances[1] + chances[2]
    if total > 100:
        chances = [100 * chance // total for chance in chances]
        total = 100
    expected, winning = [0] * len(scores), [0] * len(scores)
    for dominant, chance in ((-1, 100 - total), (0, chances[0]), (1, chances[1]), (2, chances[2])):
        if chance < 2:
            continue
        gained = points_if(dominant)
        totals = [score + extra for score, extra in zip(scores, gained, strict=True)]
        best = max(totals)
        leaders = totals.count(best)
        over = final or (leaders == 1 and best - sorted(totals)[-2] >= 4)
        for seat, extra in enumerate(gained):
            expected[seat] += chance * extra
            if over and totals[seat] == best:
                winning[seat] += chance // leaders
    return Outlook(near, margins, expected, winning)


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


def nearness(state: State, points: list[int], scores: list[int], final: bool) -> int:
    """Percent that the next check comes before much else happens.

    A check in the market that someone can pay for and gains by is as good as bought: that seat
    would have the most points of it, or the game.
    """
    unit = 2 if state.favored is Suit.MILITARY else 1
    best = 0
    for slot, card in enumerate(state.market_cards):
        if card in CHECKS:
            column = slot % COLUMNS
            best = max(best, 50 - 5 * column, _bought(state, column * unit, points, scores, final))
    if best:
        return best
    seen = len(state.resolved_checks)
    if seen >= 4:
        return 0
    count = len(state.players)
    size = 7 + count
    dealt = 6 * size - 2 - len(state.deck)
    first = 2 * size - 2 + seen * size
    middle = (max(1, first - dealt + 1) + first + size - dealt) // 2
    return 400 // (8 + max(1, middle))


def _bought(state: State, price: int, points: list[int], scores: list[int], final: bool) -> int:
    """Percent that someone buys the check in the next round of turns."""
    count = len(points)
    first = 0 if state.actions_left else 1
    for distance in range(first, count + first):
        seat = (state.active + distance) % count
        if state.players[seat].rupees < price:
            continue
        is_wakhan = state.wakhan is not None and state.wakhan.seat == seat
        if _gains(seat, points, scores, final and not is_wakhan):
            return 95 - 10 * distance
    return 0


def _gains(seat: int, points: list[int], scores: list[int], final: bool) -> bool:
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

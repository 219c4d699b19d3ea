"""If a check happened now: who would score what; and when the next one can come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pamir_desktop.model.rules.dominance import (
    CHECKS,
    CheckScore,
    final_standing,
    is_final,
    score_check,
)
from pamir_desktop.model.rules.ruling import dominance_lead, dominant_coalition

from .cards import is_check
from .pieces import blocks_in_play
from .setup import Setup
from .state import COLUMNS, State
from .terms import CardId, Coalition, Seat
from .values import frozen

if TYPE_CHECKING:
    from .first_edition.facts import ToppleForecast

PILES = 6


@frozen
class Forecast:
    """The check as it would be scored in the current position."""

    blocks: tuple[int, ...]  # in play, by coalition
    lead_needed: int
    check: CheckScore  # what a check would score now
    failure: CheckScore  # the same position with no dominant coalition
    success: tuple[CheckScore, ...]  # and with each coalition dominant
    wins_at_once: Seat | None  # who would end the game by a lead of 4
    final_winners: tuple[Seat, ...]  # who would win if it were the final check; otherwise empty


def if_scored_now(state: State) -> Forecast:
    """Everything in it is public."""
    final = next_is_final(state)
    check = score_check(state, dominant_coalition(state), final)
    is_over = state.result is not None  # no one can win any more
    leader = None if is_over else winner_by_lead(state, check.points)
    ends = final and leader is None and not is_over
    return Forecast(
        blocks=tuple(blocks_in_play(state, coalition) for coalition in Coalition),
        lead_needed=dominance_lead(state),
        check=check,
        failure=score_check(state, None, final),
        success=tuple(score_check(state, coalition, final) for coalition in Coalition),
        wins_at_once=leader,
        final_winners=best_placed(state, check.points) if ends else (),
    )


def next_is_final(state: State) -> bool:
    """The next single check is the final one."""
    following = next((card for card in range(101, 105) if card not in state.resolved_checks), 0)
    return is_final(state, (CardId(following),))


def winner_by_lead(state: State, points: tuple[int, ...]) -> Seat | None:
    totals = [player.score + gain for player, gain in zip(state.players, points, strict=True)]
    best = max(totals)
    rest = sorted(totals)[-2]
    return Seat(totals.index(best)) if best - rest >= 4 else None


def best_placed(state: State, points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who would be first with these points added (R91)."""
    standings = []
    for seat, gain in enumerate(points):
        score, *rest = final_standing(state, Seat(seat))
        standings.append((score + gain, *rest))
    best = max(standings)
    return tuple(Seat(seat) for seat, standing in enumerate(standings) if standing == best)


@frozen
class NextCheck:
    """How many cards must still be drawn until the next check is in the market."""

    in_market: int  # column of the leftmost check there, -1 if none
    earliest: int  # cards from the top of the deck, counting the check; 0 if one is in the market
    latest: int


def next_check(state: State) -> NextCheck:
    """From public facts only: the piles' sizes and how many checks have been seen (1.3).

    Each of the four lower piles holds exactly one check, so the number of cards left and of checks
    seen limit where the next one can be. A position from a file may have fewer cards than any game:
    the next check is in what is left of its deck.
    """
    columns = [slot % COLUMNS for slot, card in enumerate(state.market_cards) if is_check(card)]
    if columns:
        return NextCheck(min(columns), 0, 0)
    seen, left = len(state.resolved_checks), len(state.deck)
    if seen == CHECKS or not left:
        return NextCheck(-1, -1, -1)
    count = len(state.players)
    sizes = [5 + count, 7 + count, *[7 + count] * (PILES - 2)]  # P1 .. P6 with events and checks
    dealt = sum(sizes) - left
    first = sum(sizes[: 2 + seen])  # cards above the pile with the next check
    earliest = min(max(1, first - dealt + 1), left)
    return NextCheck(-1, earliest, max(earliest, first + sizes[2 + seen] - dealt))


class Outlook(NamedTuple):
    """All public information about the next Dominance Check."""

    setup: Setup
    forecast: Forecast
    coming: NextCheck

    @property
    def is_final(self) -> bool:
        return self.forecast.check.final

    @property
    def ranking(self) -> list[Coalition]:
        """The coalitions by blocks in play."""
        return sorted(Coalition, key=lambda coalition: -self.forecast.blocks[coalition])

    @property
    def lead(self) -> int:
        first, second = self.ranking[:2]
        return self.forecast.blocks[first] - self.forecast.blocks[second]


class ToppleOutlook(NamedTuple):
    """The same of the first edition: all public information about the next topple."""

    setup: Setup
    forecast: ToppleForecast
    is_over: bool  # no one can win any more


def topple_outlook(state: State) -> ToppleOutlook:
    from .first_edition.facts import if_toppled_now  # noqa: PLC0415  # most games do without it

    return ToppleOutlook(state.setup, if_toppled_now(state), state.result is not None)

"""Ambition (wakhan.md 3.3): Wakhan first buys a Dominance Check that benefits her."""

from __future__ import annotations

from pamir_desktop.model.cards import is_check
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.rules.buy import buy, obstacle
from pamir_desktop.model.rules.dominance import CheckScore, is_final, score_check
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.rules.ruling import dominant_coalition
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import CardId, Seat, Suit
from pamir_desktop.model.values import frozen

from .arrows import seat_of


@frozen
class Prospect:
    """A check she might buy, and what it would score for everyone."""

    slot: int
    card: CardId
    price: int
    rupees: int  # hers after paying and taking what is on the card
    score: CheckScore
    totals: tuple[int, ...]


def ambition(state: State) -> int | None:
    """The slot of a check she buys now; tested before every line she tries (W15)."""
    slot = next((slot for slot in range(SLOTS) if is_check(state.market_cards[slot])), None)
    if slot is None:
        return None
    seat = seat_of(state)
    found = prospect(state, slot)
    match obstacle(state, seat, slot):
        case None:
            reason = motive(state, found)
        case "buy.paid_on":  # the base rule applies to her too (W16)
            reason = "paid_on"
        case _:
            reason = "too_dear"
    buys = reason.startswith("ambition")
    if state.log is not None:
        add_log(state, found, "buys" if buys else "declines", reason)
    return slot if buys else None


def prospect(state: State, slot: int) -> Prospect:
    """The check, simulated on the current position."""
    seat, card = seat_of(state), state.market_cards[slot]
    cost = price(state, seat, slot)
    score = score_check(state, dominant_coalition(state), is_final(state, (card,)))
    return Prospect(
        slot=slot,
        card=card,
        price=cost,
        rupees=state.players[seat].rupees - cost + state.market_rupees[slot],
        score=score,
        totals=tuple(
            player.score + points
            for player, points in zip(state.players, score.points, strict=True)
        ),
    )


def motive(state: State, found: Prospect) -> str:
    """Strictly the most points (W12), or the victory (W13; not in the older printing)."""
    seat = seat_of(state)
    rivals = [Seat(other) for other in range(len(state.players)) if other != seat]
    points = found.score.points
    if all(points[seat] > points[rival] for rival in rivals):
        return "ambition_points"
    if state.setup.wakhan.printing is Printing.OLDER:
        return "not_ahead"
    return "ambition_win" if wins(state, found, rivals) else "not_ahead"


def wins(state: State, found: Prospect, rivals: list[Seat]) -> bool:
    """A lead of 4 over everyone, or alone in the lead after the final check."""
    seat = seat_of(state)
    if all(found.totals[seat] - found.totals[rival] >= 4 for rival in rivals):
        return True
    if not found.score.final:
        return False
    own = (found.totals[seat], stars(state, seat, Suit.MILITARY), found.rupees)
    return all(own > standing(state, found, rival) for rival in rivals)


def standing(state: State, found: Prospect, rival: Seat) -> tuple[int, int, int]:
    military = stars(state, rival, Suit.MILITARY)
    return found.totals[rival], military, state.players[rival].rupees


def carry_out(state: State, slot: int) -> None:
    buy(state, seat_of(state), slot)


def add_log(state: State, found: Prospect, result: str, reason: str) -> None:
    score = found.score
    state.add_log(
        "trace.ambition",
        card=found.card,
        slot=found.slot,
        price=found.price,
        rupees=found.rupees,
        dominant=-1 if score.dominant is None else score.dominant,
        final=int(score.final),
        measures=score.measures,
        points=score.points,
        totals=found.totals,
        result=result,
        reason=reason,
    )

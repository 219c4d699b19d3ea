"""Dominance Check: dominance, points, the end of the game (3.15, 3.16)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import blocks_in_play, cylinders_in_play, in_region, return_block
from pamir_desktop.model.state import Result, State
from pamir_desktop.model.terms import CardId, Coalition, Region, Seat, Suit
from pamir_desktop.model.values import frozen

from .abilities import INSURRECTION, has
from .placing import PlaceBlock
from .ruling import dominant_coalition, influence

CHECKS = 4


@frozen
class CheckScore:
    """What a check scores: ranking measure and points of every seat; -1: not in the ranking."""

    dominant: Coalition | None
    final: bool
    measures: tuple[int, ...]  # influence on success, cylinders in play on failure
    points: tuple[int, ...]


def score_check(state: State, dominant: Coalition | None, final: bool) -> CheckScore:
    """Points of a check with the given outcome in the current position."""
    seats = [Seat(seat) for seat in range(len(state.players))]
    if dominant is None:
        measures = [cylinders_in_play(state, seat) for seat in seats]  # zero is ranked too (R87)
        prizes = [3, 1]
    else:
        measures = [
            influence(state, seat, dominant) if serves(state, seat, dominant) else -1
            for seat in seats
        ]
        prizes = [5, 3, 1]
    if final:
        prizes = [2 * prize for prize in prizes]
    return CheckScore(dominant, final, tuple(measures), tuple(award(measures, prizes)))


def serves(state: State, seat: Seat, coalition: Coalition) -> bool:
    """Loyal to the coalition; Wakhan is loyal to all three (wakhan.md 4.19)."""
    if state.wakhan is not None and seat == state.wakhan.seat:
        return True
    return state.players[seat].loyalty is coalition


def award(measures: list[int], prizes: list[int]) -> list[int]:
    """Points by rank; tied players share the prizes of their places, rounded down (R88)."""
    points = [0] * len(measures)
    place = 0
    for value in sorted(set(measures), reverse=True):
        if value < 0:
            break
        group = [seat for seat, measure in enumerate(measures) if measure == value]
        pool = sum(prizes[place : place + len(group)])
        for seat in group:
            points[seat] = pool // len(group)
        place += len(group)
    return points


def is_final(state: State, resolving: tuple[CardId, ...]) -> bool:
    """No check remains in deck or market except the ones being resolved (R84).

    All four are in every deck and public once seen, so counting the resolved ones is enough and
    nothing hidden is read.
    """
    return len({*state.resolved_checks, *resolving}) == CHECKS


@step("dominance-check")
@frozen
class DominanceCheck(Step):
    """Score, test for the end, clear the map after a success, expire lasting events."""

    cards: tuple[CardId, ...]  # one, or two in Instability

    def run(self, state: State, choice: Choice | None) -> None:
        score = score_check(state, dominant_coalition(state), is_final(state, self.cards))
        for player, points in zip(state.players, score.points, strict=True):
            player.score += points
        state.add_log(
            "check.scored",
            cards=self.cards,
            dominant=-1 if score.dominant is None else score.dominant,
            final=int(score.final),
            blocks=tuple(blocks_in_play(state, coalition) for coalition in Coalition),
            measures=score.measures,
            points=score.points,
            scores=tuple(player.score for player in state.players),
        )
        if end_after_check(state, score.final):
            return
        if score.dominant is not None:
            clear_blocks(state)
        expire_events(state)
        call_insurrection(state)


def end_after_check(state: State, final: bool) -> bool:
    """A lead of 4 over everyone ends the game at once; so does the final check (R85)."""
    scores = sorted((player.score for player in state.players), reverse=True)
    if scores[0] - scores[1] >= 4:
        end_game(state, "lead")
        return True
    if final:
        end_game(state, "final_check")
        return True
    return False


def end_game(state: State, how: str) -> None:
    """The game is over; the rest of the agenda will not run."""
    standings = [final_standing(state, Seat(seat)) for seat in range(len(state.players))]
    best = max(standings)
    winners = tuple(Seat(seat) for seat, value in enumerate(standings) if value == best)
    state.result = Result(how, winners)
    state.agenda.clear()
    state.add_log(
        "game.ended", how=how, winners=winners, scores=tuple(p.score for p in state.players)
    )


def final_standing(state: State, seat: Seat) -> tuple[int, int, int]:
    """Points, then military stars, then rupees; still tied, the victory is shared (R91)."""
    player = state.players[seat]
    return player.score, stars(state, seat, Suit.MILITARY), player.rupees


def clear_blocks(state: State) -> None:
    """After a success all blocks return to supply, even if no one scored (R86)."""
    for block, place in enumerate(state.blocks):
        if place:
            return_block(state, block)
    state.add_log("blocks.cleared")


def expire_events(state: State) -> None:
    """Lasting events end after the scoring and before Insurrection (R89)."""
    for card, seat in state.events:
        state.discard.append(card)
        state.add_log("event.expired", card=card, seat=seat)
    state.events.clear()


def call_insurrection(state: State) -> None:
    """The owner of Insurrection places two Afghan armies in Kabul (R90)."""
    for seat in range(len(state.players)):
        if has(state, Seat(seat), INSURRECTION):
            state.add_log("insurrection", seat=seat)
            army = PlaceBlock(Seat(seat), Coalition.AFGHAN, in_region(Region.KABUL))
            state.then(army, army)

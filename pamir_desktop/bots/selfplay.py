"""Whole games among bots, without a window."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from pamir_desktop.model import SeatSetup, Setup, WakhanOptions, new_game, pending
from pamir_desktop.model.bot import Bot
from pamir_desktop.model.engine import advance
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.selfplay import MOST_CHOICES, Played, Tally
from pamir_desktop.model.setup import SeatKind
from pamir_desktop.model.terms import Colour, Seat

from .knowledge import knowledge_of
from .thinking import Expected, choose


def bots_selfplay(
    games: int, bots: Sequence[Bot], seed: int, wakhan: WakhanOptions | None = None
) -> Tally:
    tally = Tally()
    for game in range(games):
        seeded = [evolve(bot, seed=game * len(bots) + place) for place, bot in enumerate(bots)]
        tally.add(play_bots(bots_setup(seeded, seed + game, wakhan)))
    return tally


def bots_setup(bots: Sequence[Bot], seed: int, wakhan: WakhanOptions | None = None) -> Setup:
    chairs = [
        SeatSetup(f"{place + 1} {bot.level} {bot.temperament}", Colour(place), bot=bot)
        for place, bot in enumerate(bots)
    ]
    if wakhan is None:
        return Setup(chairs, seed=seed)
    chairs.append(SeatSetup("Wakhan", Colour(len(bots)), SeatKind.WAKHAN))
    return Setup(chairs, seed=seed, wakhan=wakhan)


def play_bots(setup: Setup) -> Played:
    """Play one game to its end; every position is tested."""
    state = new_game(setup)
    state.log = []
    plans: dict[Seat, tuple[Expected, ...]] = {}
    broken: list[str] = []
    count = 0
    decision = pending(state)
    while decision is not None and not broken and count < MOST_CHOICES:
        seat = decision.seat
        bot = state.setup.seats[seat].bot
        assert bot is not None
        thought = choose(knowledge_of(state, seat, state.log), bot, plans.get(seat, ()))
        plans[seat] = thought.plan
        decision = advance(state, thought.choice)
        count += 1
        broken += broken_invariants(state)
    if decision is not None and not broken:
        broken.append(f"not over after {count} choices")
    return Played(state, count, tuple(broken))

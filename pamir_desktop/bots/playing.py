"""Playing on in a guessed world: which choices are worth a thought, and what comes of them."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.decisions import (
    AcceptBribe,
    AgreeEnd,
    Choice,
    CounterBribe,
    Decision,
    PayBribe,
    ProposeBribe,
    ProposeEnd,
    RefuseEnd,
    Withdraw,
    WithholdBribe,
)
from pamir_desktop.model.engine import advance
from pamir_desktop.model.rules.dominance import final_standing
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Seat

MENU: Final = "turn.action"


def play_on(state: State, choice: Choice, unseen: bool = False) -> Decision | None:
    """Answer in place and go on until someone decides; None also before anything unseen.

    The menu of a turn is only announced: most positions of a search are judged, never played on.
    """
    return advance(state, choice, stop_at_chance=not unseen, menus=False)


def sensible(state: State, decision: Decision) -> list[Choice]:
    """The choices worth a thought. Haggling is cut down to what a fair player would say."""
    match decision.prompt:
        case "bribe.offer":
            return [_bribe(state, decision)]
        case "bribe.counter":
            return _answers_to_counter(decision)
        case "bribe.answer":
            return _answers_to_bribe(decision)
        case "turn.action":
            return [c for c in decision.choices if type(c) is not ProposeEnd]
        case "end.agree":
            agreed = is_winning(state, decision.seat)
            return [AgreeEnd() if agreed else RefuseEnd()]
        case _:
            return list(decision.choices)


def _bribe(state: State, decision: Decision) -> Choice:
    """Pay what is due, or offer all there is, once; a refusal is remembered."""
    by_kind = {type(choice): choice for choice in decision.choices}  # keeps the highest offer
    for kind in (WithholdBribe, PayBribe):
        if kind in by_kind:
            return by_kind[kind]
    if ProposeBribe in by_kind and not state.declined_bribes:
        return by_kind[ProposeBribe]
    return by_kind[Withdraw]


def _answers_to_counter(decision: Decision) -> list[Choice]:
    if WithholdBribe() in decision.choices:
        return [WithholdBribe()]
    return [c for c in decision.choices if type(c) in {AcceptBribe, Withdraw}]


def _answers_to_bribe(decision: Decision) -> list[Choice]:
    """Accept, refuse, or ask for the most the other can pay."""
    counters = [c for c in decision.choices if type(c) is CounterBribe]
    others = [c for c in decision.choices if type(c) is not CounterBribe]
    return others + counters[-1:]


def is_winning(state: State, seat: int) -> bool:
    """The seat would win, alone, if the game ended now."""
    standings = [final_standing(state, Seat(s)) for s in range(len(state.players))]
    mine = standings.pop(seat)
    return all(mine > other for other in standings)


def identity(state: State) -> object:
    """What tells positions within one turn apart."""
    return (
        bytes(state.blocks), bytes(state.cylinders), tuple(state.market_cards),
        tuple(state.market_rupees), state.used, state.actions_left, int(state.favored),
        tuple(
            (p.rupees, p.score, p.loyalty, tuple(p.hand), tuple(p.court), tuple(p.prizes))
            for p in state.players
        ),
    )  # fmt: skip

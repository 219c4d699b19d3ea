"""Positions with Wakhan at the table, and what she says about them.

She sits in seat 0. Alone against her plays H; with two humans LEFT acts after her, RIGHT before.
"""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model import LogEntry, State, WakhanOptions
from pamir_desktop.model.agenda import Step
from pamir_desktop.model.ai_cards import AI_CARDS, AiAction
from pamir_desktop.model.decisions import Args, Choice, Decision, Purchase
from pamir_desktop.model.engine import apply, settle
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.terms import CardId, Coalition, CourtEnd, Seat, Suit
from pamir_desktop.model.wakhan.bonus import BonusPhase
from pamir_desktop.model.wakhan.trace import TRACE_IDS
from pamir_desktop.model.wakhan.turn import WalkLines
from tests.model import given
from tests.model.given import BRITISH, RUSSIAN

W, H = Seat(0), Seat(1)
LEFT, RIGHT = Seat(1), Seat(2)
TOP, BOTTOM = CourtEnd.LEFT, CourtEnd.RIGHT

FILLER_TOP = (55, 61, 67, 48, 62, 65)
FILLER_BOTTOM = (52, 60, 75, 82, 90, 92)


def solo(loyalty: Coalition = BRITISH, options: WakhanOptions | None = None) -> State:
    """She and one human, an empty table, the middle of her turn."""
    state = given.table_with_wakhan(1, (loyalty,), options)
    state.favored = Suit.POLITICAL
    return state


def trio(
    left: Coalition = BRITISH, right: Coalition = RUSSIAN, options: WakhanOptions | None = None
) -> State:
    return given.table_with_wakhan(2, (left, right), options)


def reading(
    state: State, front: int, column: int | None = None, side: CourtEnd | None = None
) -> State:
    """The AI card on top of her discard pile, and a next back its arrows read like this."""
    card = AI_CARDS[front]
    fitting = (
        other
        for other in AI_CARDS.values()
        if other.number != front
        and column in (None, other.back_columns[card.column_arrow])
        and side in (None, other.back_sides[card.side_arrow])
    )
    return backed_by(state, front, next(fitting).number)


def backed_by(state: State, front: int, back: int) -> State:
    """This front is open, that card is the next."""
    assert state.wakhan is not None
    state.wakhan.discard = [front]
    state.wakhan.deck = [*(n for n in AI_CARDS if n not in (front, back)), back]
    return state


def to_draw(
    state: State, front: int, column: int | None = None, side: CourtEnd | None = None
) -> State:
    """She will draw this front in her next turn."""
    reading(state, front, column, side)
    assert state.wakhan is not None
    state.wakhan.deck.append(state.wakhan.discard.pop())
    return state


def favored(state: State, suit: Suit) -> State:
    state.favored = suit
    return state


class Seen:
    """What was logged while she acted; every trace entry must match the table."""

    def __init__(self, entries: list[LogEntry]) -> None:
        self.entries = entries
        check_trace(entries)

    def ids(self) -> list[str]:
        return [entry.id for entry in self.entries]

    def all(self, entry_id: str) -> list[Args]:
        return [entry.args for entry in self.entries if entry.id == entry_id]

    def one(self, entry_id: str, **args: int | str | tuple[int, ...]) -> Args:
        """The only entry of this id, or the only one with these arguments."""
        found = [
            entry
            for entry in self.all(entry_id)
            if all(entry[name] == value for name, value in args.items())
        ]
        assert len(found) == 1, f"{len(found)} entries {entry_id} {args} in {self.all(entry_id)}"
        return found[0]

    def lines(self) -> list[tuple[object, ...]]:
        """Every line tried: action, result, reason."""
        return [(a["action"], a["result"], a["reason"]) for a in self.all("trace.line")]


def check_trace(entries: list[LogEntry]) -> None:
    for entry in entries:
        if entry.id.startswith("trace."):
            assert tuple(entry.args) == TRACE_IDS[entry.id], entry
        for value in entry.args.values():
            assert isinstance(value, int | str) or (
                isinstance(value, tuple) and all(isinstance(item, int) for item in value)
            ), entry


def watch(state: State, *steps: Step) -> Seen:
    """Run steps to the next decision of a human, or to the end of the agenda."""
    state.log = []
    state.then(*steps)
    settle(state)
    seen = Seen(state.log)
    state.log = None
    return seen


def try_line(state: State, action: AiAction | str) -> Seen:
    """She tries the line that shows this action, once, with one action left."""
    assert state.wakhan is not None
    line = AI_CARDS[state.wakhan.front].lines.index(AiAction(action))
    state.actions_left = 1
    return watch(state, WalkLines(line, invalid_run=2))


def radicalize(state: State) -> Seen:
    """She tries a plain radicalize; every AI card has it as line 3."""
    return try_line(state, AiAction.RADICALIZE)


def bonus_phase(state: State) -> Seen:
    state.actions_left = 0
    return watch(state, BonusPhase())


def whole_turn(state: State) -> Seen:
    return watch(state, StartTurn(W))


def answer(state: State, choice: Choice) -> tuple[State, Seen]:
    """A human answers; what follows up to the next decision."""
    outcome = apply(state, choice)
    return outcome.state, Seen(list(outcome.log))


def asked(state: State) -> Decision:
    return given.asked(state)


def bought(seen: Seen) -> list[int]:
    """The market cards bought, in order."""
    return [int(str(args["card"])) for args in seen.all("card.bought")]


def spies_of(state: State, seat: Seat) -> Iterator[tuple[CardId, int]]:
    """Cards and how many spies a seat has on them."""
    places = state.cylinders[10 * seat : 10 * seat + 10]
    for place in sorted(set(places)):
        if 0 < place <= 100:
            yield CardId(place), places.count(place)


def buys(state: State, event: int) -> Seen:
    """The arrows lead her to an event in T0."""
    given.market(state, top=(event,))
    return radicalize(state)


def arrow_table(front: int = 1, side: CourtEnd = TOP) -> State:
    """Solo; the arrows lead her to column 0."""
    return reading(solo(), front, column=0, side=side)


def human_buys(state: State, event: int) -> State:
    """A human buys an event from T0; the state before the next decision."""
    given.market(state, top=(event,))
    given.acting(state, H)
    state, _ = answer(state, Purchase(0))
    return state

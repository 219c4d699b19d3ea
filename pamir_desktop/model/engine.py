"""The engine: ask the step on top of the agenda, or run it."""

from __future__ import annotations

from collections.abc import Iterator

from .decisions import Choice, Decision, Reason
from .editions import rules_of
from .errors import IllegalChoice
from .log import LogEntry
from .state import State
from .values import frozen


@frozen
class Frame:
    """The position after one step of an outcome, and how much of its log was written by then."""

    state: State
    logged: int


@frozen
class Outcome:
    """What one choice led to: the new state, what happened in between, the next decision."""

    state: State
    log: tuple[LogEntry, ...]
    decision: Decision | None
    frames: tuple[Frame, ...]  # every step that logged something, for playback

    def steps(self, before: State) -> Iterator[tuple[State, State, tuple[LogEntry, ...]]]:
        """The position before and after each of these steps, and what it logged."""
        logged = 0
        for frame in self.frames:
            yield before, frame.state, self.log[logged : frame.logged]
            before, logged = frame.state, frame.logged


def pending(state: State) -> Decision | None:
    """The decision the game is waiting for; None means it is over."""
    return state.agenda[-1].ask(state) if state.agenda else None


def apply(state: State, choice: Choice) -> Outcome:
    """Answer the pending decision on a clone; the state passed in is never changed."""
    check_legal(state, choice)
    after = state.clone()
    after.log = []
    frames: list[Frame] = []
    run_top(after, choice, frames)
    decision = settle(after, frames=frames)
    log = tuple(after.log)
    after.log = None
    return Outcome(after, log, decision, tuple(frames))


def check_legal(state: State, choice: Choice) -> None:
    if reason := why_not(state, choice):
        raise IllegalChoice(choice, reason)


def why_not(state: State, attempt: Choice) -> Reason | None:
    """Why a choice cannot be made now, for the seat that has to decide; None if it can."""
    decision = pending(state)
    if decision is None:
        return Reason("game.over", {})
    if attempt in decision.choices:
        return None
    return rules_of(state.setup).explain(state, decision, attempt)


def advance(
    state: State, choice: Choice, stop_at_chance: bool = False, menus: bool = True
) -> Decision | None:
    """The fast path: answer in place, without a check. For search, replays and self-play.

    Search looks at many positions but plays on from few: without `menus` the menu of actions is
    announced without its choices, and `pending` lists them where they are needed.
    """
    if state.log is None:
        state.agenda.pop().run(state, choice)
    else:
        run_top(state, choice)
    return settle(state, stop_at_chance, menus=menus)


def settle(
    state: State,
    stop_at_chance: bool = False,
    frames: list[Frame] | None = None,
    menus: bool = True,
) -> Decision | None:
    """Run steps until a player has to decide; None means the game is over.

    Wakhan answers her own decisions. A preview stops before anything hidden.
    """
    wakhan = state.wakhan.seat if state.wakhan else None
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        decision = None
        if step.asks:
            decision = step.ask(state) if menus else step.announce(state)
            if decision is not None and decision.seat != wakhan:
                return decision
        if stop_at_chance and step.reveals:
            return None
        choice = None if decision is None else _wakhans_answer(state, decision)
        if state.log is None:
            agenda.pop()
            step.run(state, choice)
        else:
            run_top(state, choice, frames)
    return None


def _wakhans_answer(state: State, decision: Decision) -> Choice:
    from pamir_desktop.model.wakhan.answers import (  # noqa: PLC0415  # a game among people does without her
        answer,
    )

    return answer(state, decision)


def run_top(state: State, choice: Choice | None, frames: list[Frame] | None = None) -> None:
    """Run the step on top of the agenda; log and record what it did if there is a log."""
    step = state.agenda.pop()
    if state.log is None:
        step.run(state, choice)
        return
    log_changes, logged = rules_of(state.setup).watch(state), len(state.log)
    step.run(state, choice)
    log_changes()
    if frames is not None and len(state.log) > logged:
        frames.append(Frame(state.clone(), len(state.log)))

"""The way through a lesson: which step it is at, what is expected, and what is said.

A course holds no state of the game. It receives the state after every change and keeps the choices
that lead to it from the position of the lesson; whoever holds the state makes it agree with them.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import Factory

from pamir_desktop.model import Choice, Decision, State, pending
from pamir_desktop.model.decisions import DeclineBribe, EndTurn
from pamir_desktop.model.values import define, frozen

from .conditions import all_hold
from .lesson import Lesson, LessonStep, Remark, RemarkTime, StepKind
from .patterns import matches, matching

PATIENCE = 3
"""Other choices in one step until the course offers to make the choice itself."""

CONTINUED = (StepKind.LOOK, StepKind.SCRIPT, StepKind.REWIND)
"""Steps that are read, and left with Continue."""


@frozen
class Visit:
    """A moment the player can go back to: a step, and the choices made before it."""

    step: int
    choices: tuple[Choice, ...]


@define
class Course:
    lesson: Lesson
    visits: list[Visit] = Factory(list)  # the last one is where the course is
    choices: tuple[Choice, ...] = ()  # of all seats, from the position of the lesson
    at: int = 0
    others: int = 0  # choices in this step that it did not ask for
    _played: int = 0  # answers of a script so far
    _made: dict[str, int] = Factory(dict)  # remarks by their id

    @classmethod
    def resumed(cls, lesson: Lesson, visits: Sequence[Visit]) -> Course:
        """Where the player left it; a script is played again from its beginning."""
        last = visits[-1]
        return cls(lesson, list(visits), last.choices, last.step)

    # --- Where it is -------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def sentence(self) -> str:
        """What is said now; a step without words keeps the sentence before."""
        steps = self.lesson.steps[: self.at + 1]
        return next(step.say for step in reversed(steps) if step.say)

    @property
    def light(self) -> tuple[str, ...]:
        """What is lit: after two wrong clicks only what is meant."""
        step = self.step
        if step.kind is StepKind.POINT and self.others >= 2:
            return tuple(link for link in step.light if link in step.at) or step.light
        return step.light

    @property
    def has_continue(self) -> bool:
        return not self.is_over and self.step.kind in CONTINUED

    @property
    def offers_help(self) -> bool:
        """The player has tried other things often enough: the course would make the choice."""
        return not self.is_over and self.step.kind is StepKind.DO and self.others >= PATIENCE

    # --- What can be chosen ------------------------------------------------------------------

    def expected(self, state: State) -> tuple[Choice, ...]:
        """The choices the player can make now."""
        decision = self._asked(state)
        if decision is None or self.is_over:
            return ()
        match self.step.kind:
            case StepKind.DO:
                return matching(state, decision, self.step.expect)
            case StepKind.GOAL:
                return () if self.failure(state) else decision.choices
            case _:
                return ()

    def reaction(self, state: State, choice: Choice) -> str | None:
        """What the step says to another choice; None if it has no words of its own for it."""
        decision = pending(state)
        is_legal = decision is not None and choice in decision.choices
        for reaction in () if self.is_over else self.step.reactions:
            if (is_legal or reaction.illegal) and matches(state, choice, reaction.when):
                return reaction.say
        return None

    def scripted(self, state: State) -> Choice | None:
        """What another seat answers now; None if it is not asked, or has said everything."""
        decision = pending(state)
        if self.is_over or decision is None:
            return None
        if self.step.kind is StepKind.SCRIPT:
            return self._next_answer(state)[1]
        if self.step.kind is StepKind.GOAL and decision.seat != self.lesson.me:
            wanted = matching(state, decision, self.step.queue)
            answer = wanted[0] if wanted else _usual_answer(decision)
            return None if self.failure(state) else answer
        return None

    def _next_answer(self, state: State) -> tuple[int, Choice | None]:
        """Of a script: how much of its queue this answer uses up. What does not fit is skipped."""
        decision = pending(state)
        if decision is not None and decision.seat == self.step.seat:
            for index in range(self._played, len(self.step.queue)):
                if found := matching(state, decision, [self.step.queue[index]]):
                    return index + 1, found[0]
        return len(self.step.queue), None

    def failure(self, state: State) -> str:
        """Why the goal can no longer be reached; empty if it can."""
        failures = () if self.is_over else self.step.failures
        me = self.lesson.me
        return next((f.say for f in failures if all_hold(state, f.when, me)), "")

    def remark(self, state: State, moment: RemarkTime) -> Remark | None:
        """What free play says by itself now, each so often as the lesson allows."""
        for remark in self.lesson.remarks:
            made = self._made.get(remark.id, 0)
            is_due = remark.moment is moment and made < remark.most
            if is_due and all_hold(state, remark.when, self.lesson.me):
                self._made[remark.id] = made + 1
                return remark
        return None

    def noticed(self, state: State) -> Remark | None:
        """The first remark that fits now, however often it was made: for a player who asks."""
        me, remarks = self.lesson.me, self.lesson.remarks
        return next((remark for remark in remarks if all_hold(state, remark.when, me)), None)

    def _asked(self, state: State) -> Decision | None:
        """The decision of the player, if it is theirs."""
        decision = pending(state)
        return decision if decision is not None and decision.seat == self.lesson.me else None

    # --- Going on ----------------------------------------------------------------------------

    def arrive(self, state: State) -> None:
        """Skip steps that have nothing to do in this state, and remember where the player is."""
        while not self.is_over and self._has_nothing_to_do(state):
            self._next()
        if self.is_over:
            return
        if self.step.kind is StepKind.REWIND:
            self.choices = self._visit_of(self.step.to).choices
        if self._is_under_way(state):
            return
        visit = Visit(self.at, self.choices)
        if not self.visits or self.visits[-1] != visit:
            self.visits.append(visit)

    def _is_under_way(self, state: State) -> bool:
        """Another house acts: there is nothing to go back to before the step is over."""
        match self.step.kind:
            case StepKind.SCRIPT:
                return bool(self._played)
            case StepKind.GOAL:
                return self.scripted(state) is not None
            case _:
                return False

    def _has_nothing_to_do(self, state: State) -> bool:
        step, decision = self.step, pending(state)
        match step.kind:
            case StepKind.DO:
                return step.optional and (decision is None or decision.seat != step.seat)
            case StepKind.SCRIPT:
                is_read = bool(self._played) and bool(step.say)
                return not is_read and self.scripted(state) is None
            case StepKind.GOAL:
                return all_hold(state, step.goal, self.lesson.me)
            case _:
                return False

    def choose(self, choice: Choice, before: State, after: State) -> None:
        """A choice was made, by the player or by another seat."""
        self.choices = (*self.choices, choice)
        match self.step.kind:
            case StepKind.DO:
                self._next()
            case StepKind.SCRIPT:
                self._played = self._next_answer(before)[0]
        self.arrive(after)

    def go_on(self, state: State) -> None:
        """Continue was pressed, or the right thing was clicked. `state` agrees with `choices`."""
        self._next()
        self.arrive(state)

    def tried(self) -> None:
        """The player has tried something the step does not ask for."""
        self.others += 1

    def _next(self) -> None:
        self.at += 1
        self.others = self._played = 0

    # --- Going back --------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        return self._last_own() is not None

    def go_back(self) -> None:
        """To the last moment at which the player was asked for something."""
        found = self._last_own()
        if found is not None:
            del self.visits[found + 1 :]
            self._return(self.visits[found])

    def restart(self) -> None:
        self.visits.clear()
        self._made.clear()
        self._return(Visit(0, ()))

    def _return(self, visit: Visit) -> None:
        self.at, self.choices = visit.step, visit.choices
        self.others = self._played = 0

    def _last_own(self) -> int | None:
        """The index of the visit before this one; turns of other houses are passed over."""
        before = len(self.visits) - (0 if self.is_over else 1)
        own = [
            index
            for index, visit in enumerate(self.visits[:before])
            if self.lesson.steps[visit.step].kind is not StepKind.SCRIPT
        ]
        return own[-1] if own else None

    def _visit_of(self, step: int) -> Visit:
        return next(visit for visit in reversed(self.visits) if visit.step == step)


def _usual_answer(decision: Decision) -> Choice:
    """How other houses answer in free play: they do not bargain, and do nothing in their turn."""
    kinds = (DeclineBribe, EndTurn)
    found = (choice for choice in decision.choices if isinstance(choice, kinds))
    return next(found, decision.choices[0])

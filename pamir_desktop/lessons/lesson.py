"""What a lesson is made of: frozen values, made by the reader from a file.

Texts are English sentences in the files and keys of their translations; a card in a sentence is
written `[Ghilzai Nomads](13)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from pamir_desktop.model import Choice, Setup
from pamir_desktop.model.terms import Border, CardId, Coalition, Region, Seat, Suit
from pamir_desktop.model.values import frozen

Value = str | int | bool
"""What a fact is compared with, or an argument of a fact."""


@frozen
class Pattern:
    """Choices of one kind; a field that is not named can have any value."""

    kind: type[Choice]
    fields: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    who: Seat | None = None  # whose choice it is, in the solution of a goal


@frozen
class Fact:
    """A question about a state, such as `("ruler", "kabul")`."""

    name: str
    arguments: tuple[Value, ...] = ()


@frozen
class Condition:
    fact: Fact
    operator: str
    value: Value | Fact


class StepKind(StrEnum):
    LOOK = "look"  # read it and continue
    POINT = "point"  # click what the sentence names
    DO = "do"  # make an expected choice
    SCRIPT = "script"  # another house acts
    REWIND = "rewind"  # an earlier position is back
    GOAL = "goal"  # everything is allowed until the goal is reached


@frozen
class Reaction:
    """The sentence that answers a choice the step does not ask for."""

    when: Pattern
    say: str
    illegal: bool = False  # also answers this attempt if the rules do not allow it


@frozen
class Unreachable:
    """What is said when a goal has become unreachable."""

    when: tuple[Condition, ...]
    say: str


@frozen
class Tip:
    """A hint that is given on request."""

    say: str
    light: tuple[str, ...] = ()


@frozen
class LessonStep:
    kind: StepKind
    say: str = ""  # empty: the sentence before stays
    light: tuple[str, ...] = ()  # links to what the sentence speaks of
    seat: Seat = Seat(0)  # who acts in DO and SCRIPT
    several: bool = False  # DO: every expected choice is right, not just the first kind of it
    optional: bool = False  # DO: skipped if the seat is not asked
    expect: tuple[Pattern, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    queue: tuple[Pattern, ...] = ()  # SCRIPT: the answers, one after another
    at: tuple[str, ...] = ()  # POINT: links; `*` stands for anything
    wrong: str = ""
    to: int = 0  # REWIND: the index of the step
    goal: tuple[Condition, ...] = ()
    tips: tuple[Tip, ...] = ()
    failures: tuple[Unreachable, ...] = ()
    solutions: tuple[tuple[Pattern, ...], ...] = ()  # for the tests
    check: tuple[Condition, ...] = ()  # true after the step; for the tests


class RemarkTime(StrEnum):
    """When a remark can be made in free play."""

    TURN = "turn"  # the turn of the player begins
    END_TURN = "end_turn"  # the player has no action left


@frozen
class Remark:
    """A sentence that free play says by itself when something is worth noticing."""

    id: str
    moment: RemarkTime
    when: tuple[Condition, ...]
    say: str
    light: tuple[str, ...] = ()
    most: int = 1  # how often in one game


@frozen
class House:
    """What is in front of one seat."""

    loyalty: Coalition | None = None
    rupees: int = 0
    score: int = 0
    hand: tuple[CardId, ...] = ()
    court: tuple[CardId, ...] = ()  # from left to right
    prizes: tuple[CardId, ...] = ()
    gifts: tuple[int, ...] = ()


@frozen
class StartPosition:
    """A table that can be laid out, at the beginning of a turn."""

    setup: Setup
    active: Seat
    turn: int
    favored: Suit
    houses: tuple[House, ...]
    market: tuple[CardId, ...]  # 12 slots, top row first
    market_rupees: tuple[int, ...]
    armies: tuple[tuple[Coalition, Region, int], ...]
    roads: tuple[tuple[Coalition, Border, int], ...]
    tribes: tuple[tuple[Seat, Region, int], ...]
    spies: tuple[tuple[Seat, CardId, int], ...]
    deck: tuple[CardId, ...]  # the top card first
    discard: tuple[CardId, ...]
    resolved_checks: tuple[CardId, ...]
    wakhan_deck: tuple[int, ...]  # AI cards, the top one first


TURN_OVER: Final = "The turn is over, and it was not enough. Go back and try another way."
"""What is said when a challenge was missed."""


@frozen
class Challenge:
    """A moment of the lesson again, with a goal to reach in one turn."""

    id: str
    title: str
    say: str
    hint: str
    before: int  # the index of the step at which it begins
    goal: tuple[Condition, ...]
    solution: tuple[Pattern, ...]  # for the tests
    queue: tuple[Pattern, ...] = ()  # how others answer, if not as usual


@frozen
class Lesson:
    id: str
    version: int
    number: int
    title: str
    year: int
    minutes: int
    me: Seat
    opening: str
    closing: str
    known: tuple[str, ...]  # what the player knows now
    position: StartPosition
    steps: tuple[LessonStep, ...]
    remarks: tuple[Remark, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    is_challenge: bool = False  # made of one of them

    def texts(self) -> Iterator[tuple[str, str]]:
        """Every text for the translators, with a word on where it is said."""
        where = f"Lesson {self.number}"
        yield self.title, f"{where}, title"
        yield self.opening, f"{where}, opening"
        for number, step in enumerate(self.steps, 1):
            here = f"{where}, step {number}"
            yield from ((text, here) for text in (step.say, step.wrong) if text)
            yield from ((reaction.say, f"{here}, to another choice") for reaction in step.reactions)
            yield from ((tip.say, f"{here}, hint") for tip in step.tips)
            yield from ((failure.say, f"{here}, failed") for failure in step.failures)
        yield from ((remark.say, f"{where}, {remark.id}") for remark in self.remarks)
        for challenge in self.challenges:
            here = f"{where}, challenge {challenge.id}"
            yield from ((text, here) for text in (challenge.title, challenge.say, challenge.hint))
            yield TURN_OVER, here
        yield self.closing, f"{where}, closing"
        yield from ((text, f"{where}, what you know now") for text in self.known)

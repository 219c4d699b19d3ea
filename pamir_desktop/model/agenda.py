"""The agenda: what is still to be done, as a stack of small frozen steps in the state.

The top step either asks a question or runs. A step keeps no state outside its fields, so a game can
be cloned, compared and saved at any point.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from .decisions import Choice, Decision

if TYPE_CHECKING:
    from .state import State


class Step(ABC):
    """One thing to do. Subclasses are frozen attrs classes registered with `@step`."""

    __slots__ = ()

    tag: ClassVar[str]
    """The name of the class in files."""

    reveals: ClassVar[bool] = False
    """Running it reveals hidden information; previews stop before it."""

    asks: ClassVar[bool] = False
    """It may ask something; set by `@step` for every class with an `ask` of its own."""

    def ask(self, state: State) -> Decision | None:
        """The decision that has to be made before this step can run, if any."""
        return None

    def announce(self, state: State) -> Decision | None:
        """The same decision, without its choices if they take long to find and search can wait."""
        return self.ask(state)

    @abstractmethod
    def run(self, state: State, choice: Choice | None) -> None:
        """Do it, with the answer if there was a question. Further steps go onto the agenda."""


STEPS: Final[dict[str, type[Step]]] = {}
"""Every step class by its tag, for the codec."""

S = TypeVar("S", bound=type[Step])


def step(tag: str) -> Callable[[S], S]:
    """Register a step class. Saved games know it by the tag alone, so a tag never changes."""

    def register(cls: S) -> S:
        if tag in STEPS:
            raise ValueError(f"two steps share the tag {tag!r}")
        cls.tag = tag
        cls.asks = cls.ask is not Step.ask
        STEPS[tag] = cls
        return cls

    return register

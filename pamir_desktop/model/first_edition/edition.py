"""The rules of the first edition, as engine and files use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.editions import EditionRules
from pamir_desktop.model.state import State

from .dealing import deal
from .integrity import broken_in_first_edition
from .reasons import explain


def watch_nothing(state: State) -> Callable[[], None]:
    """Everything derived that players hold, such as a favor card, is logged where it moves."""
    return _nothing


def _nothing() -> None:
    pass


FIRST_EDITION: Final = EditionRules(deal, explain, watch_nothing, broken_in_first_edition)

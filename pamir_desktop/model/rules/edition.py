"""The rules of the second edition, as engine and files use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.dealing import deal
from pamir_desktop.model.editions import EditionRules
from pamir_desktop.model.integrity import broken_in_second_edition
from pamir_desktop.model.reasons import explain
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Region

from .ruling import rulers


def watch_rulers(state: State) -> Callable[[], None]:
    """Rulers are derived, so their changes are found by comparing."""
    before = rulers(state)

    def log_changes() -> None:
        for region, old, new in zip(Region, before, rulers(state), strict=True):
            if old != new:
                state.add_log("ruler.changed", region=region, old=old, new=new)

    return log_changes


SECOND_EDITION: Final = EditionRules(deal, explain, watch_rulers, broken_in_second_edition)

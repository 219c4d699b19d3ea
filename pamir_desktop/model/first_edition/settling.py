"""After each completed action, deal and cleanup step: loyalties, tokens, escrows, favors (F39)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.model.values import frozen

from .badal import TakeToken, to_console
from .escrow import settle_escrows
from .favor import recheck_favors
from .loyalty import lose_gifts
from .standing import has_marker, table_of

AFGHAN: Final = Coalition.AFGHAN


def check_loyalties(state: State) -> None:
    """Without any marker a player is loyal to the Afghans by default (F19)."""
    for seat in unmarked(state):
        lose_gifts(state, seat)
        state.players[seat].loyalty = AFGHAN
        state.add_log("loyalty.default", seat=seat)


def unmarked(state: State) -> list[Seat]:
    """Players loyal to another empire without a marker, from the active player clockwise."""
    starting = table_of(state).starting_cards  # a marker that most players have for long
    found: list[Seat] = []
    for seat, player in enumerate(state.players):
        if starting >> seat & 1 or player.loyalty is AFGHAN or has_marker(state, Seat(seat)):
            continue
        found.append(Seat(seat))
    if len(found) > 1:
        found.sort(key=lambda seat: (seat - state.active) % len(state.players))
    return found


@step("first.check-loyalties")
@frozen
class CheckLoyalties(Step):
    """One player's cull is settled."""

    def run(self, state: State, choice: Choice | None) -> None:
        check_loyalties(state)


@step("first.settle")
@frozen
class Settle(Step):
    """Everything that an action led to is done."""

    def run(self, state: State, choice: Choice | None) -> None:
        check_loyalties(state)
        table = table_of(state)
        if table.harmed:
            state.then(*(TakeToken(seat) for seat in to_console(state)), CLOSE)
            table.harmed = 0
        else:
            close(state)


@step("first.close")
@frozen
class Close(Step):
    """The tokens are taken as well."""

    def run(self, state: State, choice: Choice | None) -> None:
        close(state)


def close(state: State) -> None:
    if table_of(state).act is not None:
        settle_escrows(state)
    recheck_favors(state)


SETTLE: Final = Settle()
CLOSE: Final = Close()

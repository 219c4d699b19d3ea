"""Topple (1.12): supremacy ends the game, failure purges the table; Nation Building (F27)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Coalition, Seat
from pamir_desktop.model.values import frozen

from .cards import TOPPLES
from .cull import clear_map, cull_all, empty_all, thin_map
from .game_end import end_game, end_without_supremacy
from .standing import influences, table_of
from .supremacy import count_units, most_influential, supreme_empire


def is_final(state: State) -> bool:
    """No topple is left in deck or market.

    All four are in every deck and public once seen, so counting those that have left is enough
    and nothing hidden is read (F24).
    """
    return len(state.resolved_checks) == len(TOPPLES)


@step("first.topple")
@frozen
class Topple(Step):
    seat: Seat
    card: CardId

    def run(self, state: State, choice: Choice | None) -> None:
        units = count_units(state)
        empire, final = supreme_empire(state, units), is_final(state)
        if state.log is not None:
            state.add_log(
                "supremacy.checked",
                card=self.card,
                empire=-1 if empire is None else empire,
                final=int(final),
                units=tuple(number for row in units for number in row),
                influence=tuple(number for row in influences(state) for number in row),
            )
        if empire is not None:
            succeed(state, empire, final)
        elif final:
            end_without_supremacy(state, "final_topple")
        else:
            table_of(state).last_supreme = None
            state.add_log("purge")
            thin_map(state)
            cull_all(state)


def succeed(state: State, empire: Coalition, final: bool) -> None:
    """Under Nation Building the same empire needs it at two topples in a row, or at the last."""
    options, table = state.setup.first_edition, table_of(state)
    assert options is not None
    if options.nation_building and not final and table.last_supreme is not empire:
        table.last_supreme = empire
        state.add_log("honeymoon", empire=empire)
        clear_map(state)
        empty_all(state)
        return
    end_game(state, "supremacy", most_influential(state, empire))

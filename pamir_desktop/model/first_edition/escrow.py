"""Escrow (F42): rupees set aside for something the active player does this turn, or does not do."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Region, Seat

from .acts import TurnAct
from .deal import Escrow
from .standing import table_of
from .terms import Deed, SpecialAction


def begin_act(state: State, deed: Deed, card: CardId, action: SpecialAction | None = None) -> None:
    """An action is under way; only escrows need to know which."""
    table = table_of(state)
    table.act = TurnAct(deed, card, action) if table.escrows else None


def note_target(state: State, seat: Seat | None = None, region: Region | None = None) -> None:
    """The act under way concerns this player or location."""
    table = table_of(state)
    if table.act is None:
        return
    players, locations = table.act.players, table.act.locations
    table.act = evolve(
        table.act,
        players=players if seat is None else players | 1 << seat,
        locations=locations if region is None else locations | 1 << region,
    )


def settle_escrows(state: State) -> None:
    """The act with all its effects is settled: promises kept are paid."""
    table = table_of(state)
    act, table.act = table.act, None
    if act is None:
        return
    left: list[Escrow] = []
    for escrow in table.escrows:
        if not act.fulfills(escrow.promise):
            left.append(escrow)
        elif escrow.promise.is_omission:
            left.append(evolve(escrow, is_broken=True))
        else:
            _pay(state, escrow)
    table.escrows = left


def end_escrows(state: State) -> None:
    """The actions are over, before cleanup: omissions are paid, everything else goes back."""
    table = table_of(state)
    escrows, table.escrows = table.escrows, []
    for escrow in escrows:
        if escrow.promise.is_omission and not escrow.is_broken:
            _pay(state, escrow)
        else:
            _return(state, escrow)


def return_escrows(state: State) -> None:
    """The game ends first: all of them go back."""
    table = table_of(state)
    escrows, table.escrows = table.escrows, []
    for escrow in escrows:
        _return(state, escrow)


def _pay(state: State, escrow: Escrow) -> None:
    rupees = escrow.promise.rupees
    state.players[state.active].rupees += rupees
    state.add_log("escrow.paid", seat=state.active, payer=escrow.payer, rupees=rupees)


def _return(state: State, escrow: Escrow) -> None:
    rupees = escrow.promise.rupees
    state.players[escrow.payer].rupees += rupees
    state.add_log("escrow.returned", payer=escrow.payer, rupees=rupees)

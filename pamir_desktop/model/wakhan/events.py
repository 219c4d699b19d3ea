"""What Wakhan names when an event asks her (wakhan.md 4.17, 4.18)."""

from __future__ import annotations

from pamir_desktop.model.decisions import Choice, Decision, NamePlayer, NameRegion, NameSuit
from pamir_desktop.model.pieces import FIRST_REGION, armies, tribes
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Region

from .arrows import humans, named_human, region_order, side


def name_player(state: State, decision: Decision) -> Choice:
    """The human named by the red arrow, never herself (W61)."""
    chosen = named_human(state)
    state.add_log("trace.player", event=decision.prompt, side=side(state), chosen=chosen)
    return NamePlayer(chosen)


def name_suit(state: State, decision: Decision) -> Choice:
    """The current favored suit (W63)."""
    state.add_log("trace.suit", chosen=state.favored)
    return NameSuit(state.favored)


def name_region(state: State, decision: Decision) -> Choice:
    """The first region with human pieces, otherwise with any pieces, otherwise the first (W62)."""
    regions = region_order(state)
    human = [region for region in regions if has_human_pieces(state, region)]
    occupied = [region for region in regions if has_pieces(state, region)]
    chosen = [*human, *occupied, *regions][0]
    if state.log is not None:
        state.add_log(
            "trace.region",
            regions=regions,
            human=tuple(human),
            any=tuple(occupied),
            decided="human" if human else "any" if occupied else "first",
            chosen=chosen,
        )
    return NameRegion(chosen)


def has_human_pieces(state: State, region: Region) -> bool:
    """A human's tribe, or an army of a coalition a human is loyal to."""
    return any(
        tribes(state, seat, region)
        or ((loyalty := state.players[seat].loyalty) is not None and armies(state, loyalty, region))
        for seat in humans(state)
    )


def has_pieces(state: State, region: Region) -> bool:
    place = FIRST_REGION + region
    return place in state.cylinders or place in state.blocks

"""The supply is empty (wakhan.md 4.14): which piece in play Wakhan uses instead (W56)."""

from __future__ import annotations

from pamir_desktop.model.decisions import Choice, Decision, TakeBlock, TakeCylinder
from pamir_desktop.model.pieces import (
    Place,
    in_region,
    is_card,
    is_gift,
    is_region,
    on_border,
    region_at,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId

from .arrows import borders_in_order, region_order
from .priority import by_priority


def take_cylinder(state: State, decision: Decision) -> Choice:
    """Tribes in region order, spies from the highest priority down, gifts from the cheapest."""
    by_place = {
        state.cylinders[choice.cylinder]: choice
        for choice in decision.choices
        if isinstance(choice, TakeCylinder)
    }
    regions = region_order(state)
    tribes = [place for place in by_place if is_region(place)]
    tribes.sort(key=lambda place: regions.index(region_at(place)))
    cards = (CardId(place) for place in by_place if is_card(place))
    spies = [card for _, card in by_priority(state, cards)]
    gifts = sorted(place for place in by_place if is_gift(place))
    return by_place[_taken(state, "cylinder", decision, [*tribes, *spies, *gifts])]


def take_block(state: State, decision: Decision) -> Choice:
    """Armies in region order, then roads region by region, by the region on the other side."""
    by_place = {
        state.blocks[choice.block]: choice
        for choice in decision.choices
        if isinstance(choice, TakeBlock)
    }
    armies = [in_region(region) for region in region_order(state)]
    roads = [
        on_border(border)
        for region in region_order(state)
        for border in borders_in_order(state, region)
    ]
    places = [place for place in dict.fromkeys([*armies, *roads]) if place in by_place]
    return by_place[_taken(state, "block", decision, places)]


def _taken(state: State, kind: str, decision: Decision, places: list[Place]) -> Place:
    """The first place; the target itself only if there is no other, since that changes nothing."""
    target = decision.args["place"]
    chosen = next((place for place in places if place != target), places[0])
    if state.log is not None:
        state.add_log("trace.take", kind=kind, place=target, places=tuple(places), chosen=chosen)
    return chosen

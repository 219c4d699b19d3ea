"""The trace (wakhan.md 4.22): what Wakhan decides, and why, as log entries of ids and numbers.

An entry `trace.<id>` says what she considered; the ordinary entries around it say what happened.
Names inside a string are separated by spaces. `decided` names the figure that separated the best
candidate from the second best, or "only" if there was no second. Candidates are listed best first.
Nothing here may reveal more of the next AI card than its back (W70).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TRACE_IDS: Final[dict[str, tuple[str, ...]]] = {
    # the AI discard pile was shuffled into a new deck of this many cards
    "trace.reshuffled": ("cards",),
    # the front drawn, what its arrows point at on the next back, and the results: market column,
    # side, the human named, her pragmatic loyalty (served: the loyalties of the humans by seat;
    # blocks: in play, by coalition)
    "trace.drawn": (
        "card",
        "loyalty_order",
        "region_order",
        "column_arrow",
        "side_arrow",
        "columns",
        "sides",
        "column",
        "side",
        "named",
        "served",
        "blocks",
        "loyalty",
    ),
    # a Dominance Check she might buy: points, new totals by seat; rupees: hers after the purchase;
    # reason: ambition_points, ambition_win / too_dear, paid_on, not_ahead
    "trace.ambition": (
        "card",
        "slot",
        "price",
        "rupees",
        "dominant",
        "final",
        "measures",
        "points",
        "totals",
        "result",
        "reason",
    ),
    # one line tried; acting: her court card; chosen: the market card; 0 for none
    "trace.line": (
        "turn",
        "ai_card",
        "line",
        "action",
        "result",
        "reason",
        "acting",
        "chosen",
        "bonus",
        "actions_left",
    ),
    # three lines in a row were invalid: the rest of her actions is lost (W17)
    "trace.stopped": ("actions_left",),
    # the bonus scan, card by card and action by action
    "trace.bonus": ("card", "action", "result", "reason"),
    # the condition printed on an instructed line; have and wanted are what it compares
    "trace.condition": ("action", "holds", "have", "wanted"),
    # market cards compared; rule: the instruction, dominance_patriot, _blocks or _cylinders, or
    # savvy_net and coin_net of two variants; figure: what `figures` are: rank, net, regions,
    # blocks, cylinders or none; decided: figure, cost, number
    "trace.market": (
        "rule",
        "figure",
        "cards",
        "slots",
        "figures",
        "costs",
        "decided",
        "chosen",
    ),
    # the slots the arrows lead to, up to the one taken (-1: none), and the objection to each
    "trace.arrows": ("column", "side", "slots", "verdicts", "chosen"),
    # Savvy Purchasing: cheaper cards that are as good as the one found; decided: cost, column, row
    "trace.savvy": ("found", "price", "cards", "costs", "decided", "chosen"),
    # her unused cards that show an action, what each costs, and whether she can pay it
    "trace.acting": ("action", "cards", "bribes", "cost", "rupees", "payable"),
    # court cards compared by priority, eight numbers per card; decided: a name of PRIORITY
    "trace.cards": ("purpose", "cards", "priorities", "decided", "chosen"),
    # a bribe she owes; verdict: paid, withheld, cannot_pay
    "trace.bribe": ("card", "recipient", "due", "rupees", "verdict"),
    # the end of her court a card goes to
    "trace.side": ("card", "end"),
    # cards that came into her hand, in the order drawn by lot (W60)
    "trace.hand": ("cards",),
    # a spy icon: the cards of the region, her spies on each, and the most another player has there
    "trace.spies": ("cards", "own", "most"),
    # the k-th road icon of a card: the borders in order and the one taken
    "trace.road": ("card", "icon", "borders", "chosen"),
    # the supply is empty: the places she would take a piece from, and the one she chooses
    "trace.take": ("kind", "place", "places", "chosen"),
    # a card she must lose: how many are left after each step of the discard order
    "trace.discard": ("purpose", "cards", "left", "decided", "chosen"),
    # taxable humans in order with rupees and tax shelter, and what each pays; then the market
    "trace.tax": ("rank", "humans", "rupees", "shelters", "paid", "slots", "slots_paid"),
    "trace.gift": ("gift", "price"),
    # region: the first she rules; available: blocks that can really be placed (W46)
    "trace.build": ("region", "ruled", "rupees", "available", "units", "armies", "free"),
    # one movement point; the figures by region in region order
    "trace.move": ("left", "regions", "armies", "tribes", "enemies", "origin", "destination"),
    # Spy Movement: cards with idle spies, lowest priority first; cards that would take one
    "trace.spy_move": ("left", "origins", "targets", "origin", "destination"),
    # regions in order with her force and the targets there; the first with both
    "trace.sites": ("regions", "forces", "targets", "chosen"),
    # court cards where she can battle spies, and all spies on each; the highest counts are kept
    "trace.spied": ("cards", "spies", "kept"),
    # what she removes, and the human whose pieces go first
    "trace.victims": ("place", "rank", "force", "limit", "named", "blocks", "cylinders"),
    # events that name something: a player by the red arrow, the current suit, a region
    "trace.player": ("event", "side", "chosen"),
    "trace.suit": ("chosen",),
    # human: regions with a human's tribe or army; any: with any tribe or army
    "trace.region": ("regions", "human", "any", "decided", "chosen"),
}
"""Every trace id with the names of its arguments."""


def deciding(names: Sequence[str], ranked: Sequence[Sequence[int]]) -> str:
    """The name of the first figure in which the best candidate differs from the second.

    The last figure is always a unique number, so no two candidates are equal.
    """
    if len(ranked) < 2:
        return "only"
    compared = zip(names, ranked[0], ranked[1], strict=True)
    return next(name for name, one, other in compared if one != other)

"""What random games hardly ever say: entries and decisions made by hand."""

from __future__ import annotations

from pamir_desktop.model import Decision, LogEntry, Setup, State, new_game
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.decisions import (
    Args,
    BuildArmy,
    BuildRoad,
    Choice,
    MoveTribe,
    TakeCylinder,
)
from pamir_desktop.model.pieces import in_region, on_border, on_gift
from pamir_desktop.model.terms import Border, CardId, Coalition, CourtEnd, Impact, Region, Seat

KABUL, HERAT = in_region(Region.KABUL), in_region(Region.HERAT)
AMBITION: Args = {
    "card": 101,
    "slot": 3,
    "price": 3,
    "rupees": 1,
    "dominant": Coalition.BRITISH,
    "final": 1,
    "measures": (3, 2),
    "points": (10, 6),
    "totals": (14, 9),
}
MARKET: Args = {
    "rule": "",
    "figure": "",
    "cards": (14, 9),
    "slots": (1, 0),
    "figures": (1, 0),
    "costs": (1, 0),
    "decided": "",
    "chosen": 14,
}

ENTRIES = (
    LogEntry("infrastructure", {"seat": 0}),
    LogEntry("leverage.forgiven", {"seat": 1, "rupees": 1}),
    LogEntry("leverage.waived", {"seat": 1, "rupees": 2}),
    LogEntry("rupees.withdrawn", {"slot": 4, "rupees": 2}),
    LogEntry("icon.skipped", {"seat": 0, "card": 12, "icon": Impact.ROAD}),
    LogEntry("placement.skipped", {"seat": 0, "place": on_border(Border.KABUL_PUNJAB)}),
    LogEntry("placement.skipped", {"seat": 0, "place": on_gift(2)}),
    LogEntry("card.discarded", {"seat": 0, "card": 7, "cause": "unheard of"}),
    LogEntry("hand.discarded", {"seat": 0, "card": 7, "cause": "bribe"}),
    LogEntry("game.ended", {"how": "agreement", "winners": (0, 1), "scores": (5, 5)}),
    LogEntry("cylinder.moved", {"cylinder": 0, "origin": KABUL, "place": HERAT}),
    *(
        LogEntry("block.placed", {"block": block, "origin": origin, "place": place})
        for block in (0, 12, 24)
        for origin in (0, HERAT, on_border(Border.HERAT_KABUL))
        for place in (KABUL, on_border(Border.KABUL_PUNJAB))
    ),
    LogEntry("trace.reshuffled", {"cards": 23}),
    LogEntry("trace.stopped", {"actions_left": 2}),
    *(
        LogEntry("trace.ambition", {**AMBITION, "result": "buys", "reason": reason})
        for reason in ("ambition_points", "ambition_win", "not_ahead", "too_dear", "paid_on")
    ),
    *(
        LogEntry("trace.condition", {"action": action, "holds": 1, "have": have, "wanted": 1})
        for action in AiAction
        if "_if_" in action or action is AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION
        for have in (0, 2)
    ),
    LogEntry(
        "trace.arrows",
        {
            "column": 2,
            "side": CourtEnd.RIGHT,
            "slots": (8, 7),
            "verdicts": "buy.too_dear buy.vacant",
            "chosen": -1,
        },
    ),
    *(
        LogEntry(
            "trace.bribe", {"card": 7, "recipient": 1, "due": 2, "rupees": 1, "verdict": verdict}
        )
        for verdict in ("paid", "withheld", "cannot_pay")
    ),
    *(
        LogEntry(
            "trace.discard",
            {"purpose": "debt", "cards": (7, 8), "left": (1,), "decided": step, "chosen": 8},
        )
        for step in ("only", "not_political", "spy_surplus", "human_spies", "not_favored")
    ),
    *(
        LogEntry("trace.market", {**MARKET, "rule": rule, "figure": "net", "decided": decided})
        for rule in ("savvy_net", "coin_net")
        for decided in ("only", "figure", "cost", "number")
    ),
    LogEntry("trace.spied", {"cards": (7, 8), "spies": (2, 3), "kept": (8,)}),
    LogEntry(
        "trace.cards",
        {
            "purpose": "safe_house",
            "cards": (41, 72),
            "priorities": (),
            "decided": "dominant_patriot",
            "chosen": 41,
        },
    ),
    LogEntry(
        "trace.region",
        {"regions": (3, 2), "human": (), "any": (), "decided": "first", "chosen": Region.KABUL},
    ),
)


def decisions(setup: Setup) -> list[tuple[Decision, State]]:
    state = new_game(setup)
    state.cylinders[0], state.cylinders[1], state.cylinders[2] = KABUL, 46, on_gift(0)
    takes: tuple[Choice, ...] = tuple(map(TakeCylinder, range(3)))
    builds = (BuildArmy(Region.KABUL), BuildRoad(Border.HERAT_KABUL))
    places = (KABUL, CardId(46), on_gift(1))
    seat = Seat(0)
    asked = [
        Decision(seat, "build.free", {}, builds),
        Decision(seat, "move.unit", {"left": 1, "moved": 0}, (MoveTribe(0, Region.HERAT),)),
        *(Decision(seat, "take.cylinder", {"place": place}, takes) for place in places),
    ]
    return [(decision, state) for decision in asked]

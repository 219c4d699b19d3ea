"""The log is data: ids and arguments for everything that happened; views make sentences of it."""

from __future__ import annotations

from typing import Final

from .decisions import Args, number_in, numbers_in
from .values import frozen

LOG_IDS: Final[dict[str, tuple[str, ...]]] = {
    "action.begun": ("seat", "card", "action", "bonus"),
    "battle.fought": ("seat", "place", "limit"),
    "blackmail.used": ("seat", "card", "target"),
    "block.moved": ("block", "origin", "place"),
    "block.placed": ("block", "origin", "place"),
    "block.returned": ("block", "origin"),
    "blocks.cleared": (),
    "bribe.countered": ("seat", "payer", "rupees"),
    "bribe.declined": ("seat", "payer", "card"),
    "bribe.due": ("seat", "card", "recipient", "rupees"),
    "bribe.paid": ("seat", "recipient", "rupees"),
    "bribe.proposed": ("seat", "recipient", "rupees", "due"),
    "bribe.withdrawn": ("seat", "card"),
    "bribe.withheld": ("seat", "recipient", "due"),
    "card.betrayed": ("seat", "card", "owner"),
    "card.bought": ("seat", "card", "slot", "price", "gained"),
    "card.discarded": ("seat", "card", "cause"),
    "card.played": ("seat", "card", "end"),
    "check.discarded": ("card", "slot"),
    "check.scored": ("cards", "dominant", "final", "blocks", "measures", "points", "scores"),
    "cylinder.moved": ("cylinder", "origin", "place"),
    "cylinder.placed": ("cylinder", "origin", "place"),
    "cylinder.returned": ("cylinder", "origin"),
    "end.agreed": ("seat",),
    "end.proposed": ("seat",),
    "end.refused": ("seat",),
    "event.bought": ("seat", "card"),
    "event.discarded": ("card",),
    "event.expired": ("card", "seat"),
    "event.in_force": ("card", "seat"),
    "favor.changed": ("suit",),
    "favor.ignored": ("suit",),
    "game.ended": ("how", "winners", "scores"),
    "gift.given": ("seat", "gift"),
    "gifts.lost": ("seat", "gifts"),
    "hand.discarded": ("seat", "card", "cause"),
    "hands.swapped": ("seat", "other", "received", "given"),
    "icon.skipped": ("seat", "card", "icon"),
    "icons.lost": ("seat", "card"),
    "infrastructure": ("seat",),
    "instability": ("cards",),
    "insurrection": ("seat",),
    "leverage.forgiven": ("seat", "rupees"),
    "leverage.repaid": ("seat", "rupees"),
    "leverage.taken": ("seat", "card"),
    "leverage.waived": ("seat", "rupees"),
    "loyalty.changed": ("seat", "coalition"),
    "loyalty.chosen": ("seat", "coalition"),
    "market.dealt": ("card", "slot"),
    "market.slid": ("card", "origin", "slot"),
    "overthrow.court": ("seat", "region", "cards"),
    "overthrow.tribes": ("seat", "region", "tribes"),
    "placement.skipped": ("seat", "place"),
    "prize.left": ("seat", "card"),
    "prize.taken": ("seat", "card"),
    "prizes.lost": ("seat", "cards"),
    "rebuke": ("seat", "region"),
    "ruler.changed": ("region", "old", "new"),
    "rupees.granted": ("seat", "rupees"),
    "rupees.placed": ("seat", "card", "slot", "rupees"),
    "rupees.removed": ("seat", "rupees"),
    "rupees.withdrawn": ("slot", "rupees"),
    "spy.sheltered": ("seat", "card"),
    "tax.market": ("seat", "card", "slot", "rupees"),
    "tax.player": ("seat", "other", "rupees"),
    "turn.cleanup": ("seat",),
    "turn.started": ("seat", "turn"),
}
"""Every id that the rules log, with its arguments; Wakhan's are in `wakhan/trace.py`."""


@frozen
class LogEntry:
    id: str
    args: Args

    def number(self, key: str) -> int:
        return number_in(self.args, key)

    def numbers(self, key: str) -> tuple[int, ...]:
        return numbers_in(self.args, key)

"""The log in words: one full sentence per entry, in the present tense, actor first.

Each entry is rendered by the method named after its id. Only `market.slid` is silent, and entries
covered by an adjacent one: `event.bought`, discarded events in force, a gift's cylinder, cards that
were betrayed or overthrown. `log_lines` renders a whole outcome and omits what a later entry sums
up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.pieces import in_region, owner_of_cylinder
from pamir_desktop.model.terms import Region
from pamir_desktop.model.values import frozen

from .editions import texts_of
from .log_pieces import BlockLog, CylinderLog
from .log_table import CheckLog, LoyaltyLog, MarketLog, MoneyLog
from .log_turn import BribeLog, CardLog, TurnLog
from .sentences import Sentences, method_name
from .trace_cards import CardTrace
from .trace_lines import ActionTrace, TurnTrace
from .voice import Voice

GROUPS: Final[tuple[type[Sentences], ...]] = (
    TurnLog,
    CardLog,
    BribeLog,
    MoneyLog,
    LoyaltyLog,
    MarketLog,
    CheckLog,
    BlockLog,
    CylinderLog,
    TurnTrace,
    CardTrace,
    ActionTrace,
)

SENTENCES: Final[dict[str, type[Sentences]]] = {
    name: group for group in GROUPS for name in vars(group) if not name.startswith("_")
}


@frozen
class Line:
    """A rendered line; `entry` is the last of the entries it covers."""

    entry: LogEntry
    text: str


def log_line(entry: LogEntry, voice: Voice) -> str | None:
    """The sentence of one entry; None if an adjacent entry covers it."""
    name = method_name(entry.id)
    group = texts_of(voice.setup).log(name)
    wording: str | None = getattr(group(entry.args, voice), name)()
    return wording


def is_trace(entry: LogEntry) -> bool:
    """Whether it says why Wakhan does something, not that anything happened."""
    return entry.id.startswith("trace.")


def log_lines(entries: Iterable[LogEntry], voice: Voice) -> list[Line]:
    """What happened, without Wakhan's reasons and without the single steps that a total covers."""
    lines: list[Line] = []
    for entry in entries:
        if is_trace(entry):
            continue
        while lines and sums_up(entry, lines[-1].entry):
            lines.pop()
        text = log_line(entry, voice)
        if text is not None:
            lines.append(Line(entry, text))
    return list(_with_payments_joined(lines, voice))


def sums_up(entry: LogEntry, before: LogEntry) -> bool:
    """Whether an entry repeats the previous one."""
    match entry.id, before.id:
        case "blocks.cleared", "block.returned":
            return True
        case "overthrow.tribes", "cylinder.returned":
            return before.number("origin") == in_region(
                Region(entry.number("region"))
            ) and owner_of_cylinder(before.number("cylinder")) == entry.number("seat")
        case "spy.sheltered", "cylinder.placed":
            return True
        case _:
            return False


class PaymentLog(Sentences):
    """One payment on several cards."""

    def on_cards(self) -> str:
        count = self.number("rupees")
        return self.tr("{seat} places %n rupee(s) on each of these cards: {cards}.", "", count)


def _with_payments_joined(lines: Iterable[Line], voice: Voice) -> Iterable[Line]:
    """Rupees placed on several cards in a row become one line."""
    run: list[Line] = []
    for line in lines:
        if run and not _same_payment(run[-1].entry, line.entry):
            yield _joined(run, voice)
            run = []
        if line.entry.id == "rupees.placed":
            run.append(line)
        else:
            yield line
    if run:
        yield _joined(run, voice)


def _same_payment(one: LogEntry, other: LogEntry) -> bool:
    return one.id == other.id and all(
        one.args[key] == other.args[key] for key in ("seat", "rupees")
    )


def _joined(run: list[Line], voice: Voice) -> Line:
    if len(run) == 1:
        return run[0]
    last = run[-1].entry
    paid_on = tuple(line.entry.number("card") for line in run)
    return Line(last, PaymentLog({**last.args, "cards": paid_on}, voice).on_cards())

"""A game as readable text: one plain sentence for each log entry, grouped by turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model import LogEntry, Setup, State, new_game, pending
from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.engine import advance
from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    border_at,
    coalition_of_block,
    is_card,
    is_gift,
    is_region,
    owner_of_cylinder,
    region_at,
)
from pamir_desktop.model.terms import (
    BORDER_ENDS,
    GIFT_PRICES,
    Border,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Impact,
    Region,
    Suit,
)

SENTENCES: Final = {
    "action.begun": "{seat} uses {card} to {action}{bonus}",
    "battle.fought": "{seat} fights {place}, and may remove {limit}",
    "blackmail.used": "{seat} blackmails {target} with {card}",
    "block.moved": "{block} army moves from {origin} to {place}",
    "block.placed": "{block} block: {origin} -> {place}",
    "block.returned": "{block} block returns from {origin}",
    "blocks.cleared": "all blocks leave the map",
    "bribe.countered": "{seat} asks {payer} for {rupees} instead",
    "bribe.declined": "{seat} refuses the bribe of {payer} for {card}",
    "bribe.due": "{seat} owes {recipient} a bribe of {rupees} for {card}",
    "bribe.paid": "{seat} pays {recipient} a bribe of {rupees}",
    "bribe.proposed": "{seat} offers {recipient} {rupees} instead of {due}",
    "bribe.withdrawn": "{seat} gives {card} up for now",
    "bribe.withheld": "{seat} withholds the {due} due to {recipient}",
    "card.betrayed": "{seat} betrays {card} of {owner}",
    "card.bought": "{seat} buys {card} at {slot} for {price} and takes {gained} from it",
    "card.discarded": "{seat} loses {card} from court ({cause})",
    "card.played": "{seat} plays {card} to the {end}",
    "check.discarded": "{card} is discarded at {slot}",
    "check.scored": "{cards} scored: blocks {blocks}, dominant {dominant}, final {final},"
    " measures {measures}, points {points}, scores now {scores}",
    "cylinder.moved": "{cylinder}'s cylinder moves from {origin} to {place}",
    "cylinder.placed": "{cylinder}'s cylinder: {origin} -> {place}",
    "cylinder.returned": "{cylinder}'s cylinder returns from {origin}",
    "end.agreed": "{seat} agrees to end the game",
    "end.proposed": "{seat} proposes to end the game",
    "end.refused": "{seat} wants to go on",
    "event.bought": "{seat} resolves {card}, bought",
    "event.discarded": "{card} happens, discarded",
    "event.expired": "{card} expires for {seat}",
    "event.in_force": "{card} is in force for {seat}",
    "favor.changed": "favored suit: {suit}",
    "favor.ignored": "favored suit stays, {suit} is ignored",
    "game.ended": "the game ends by {how}: {winners} with scores {scores}",
    "gift.given": "{seat} gives the gift priced {gift}",
    "gifts.lost": "{seat} loses {gifts} gifts",
    "hand.discarded": "{seat} discards {card} from hand ({cause})",
    "hands.swapped": "{seat} gives {given} cards to {other} and receives {received}",
    "icon.skipped": "{seat} has no piece for the {icon} of {card}",
    "icons.lost": "{seat} loses the other icons of {card}",
    "infrastructure": "{seat} builds one more with Infrastructure",
    "instability": "instability: {cards}",
    "insurrection": "{seat} calls an insurrection",
    "leverage.forgiven": "{seat} is forgiven {rupees}",
    "leverage.repaid": "{seat} repays {rupees} of leverage",
    "leverage.taken": "{seat} takes 2 for {card}",
    "leverage.waived": "{seat} need not repay {rupees}",
    "loyalty.changed": "{seat} now serves: {coalition}",
    "loyalty.chosen": "{seat} chooses: {coalition}",
    "market.dealt": "{slot} <- {card}",
    "market.slid": "{slot} <- {origin} {card}",
    "overthrow.court": "{seat} is overthrown in {region}: {cards}",
    "overthrow.tribes": "{seat} loses {tribes} tribes in {region}",
    "placement.skipped": "{seat} has no piece for {place}",
    "prize.left": "{seat} leaves {card}",
    "prize.taken": "{seat} takes {card} as a prize",
    "prizes.lost": "{seat} loses prizes: {cards}",
    "rebuke": "{seat} rebukes {region}",
    "ruler.changed": "ruler of {region}: {old} -> {new}",
    "rupees.granted": "{seat} receives {rupees} from the bank",
    "rupees.placed": "{seat} puts {rupees} on {card} at {slot}",
    "rupees.removed": "{seat} loses {rupees} out of the game",
    "rupees.withdrawn": "{rupees} at {slot} leave the game",
    "spy.sheltered": "{seat} shelters the spy on {card}",
    "tax.market": "{seat} taxes {rupees} from {card} at {slot}",
    "tax.player": "{seat} taxes {rupees} from {other}",
    "turn.cleanup": "{seat} cleans up",
}
"""Every id the rules log. Wakhan's own entries (`trace.`) are in her tests."""

Value = int | str | tuple[int, ...]


def word(member: Region | Coalition | Suit | CardAction | CourtEnd | Impact) -> str:
    return member.name.capitalize().replace("_", " ")


def log_card(card: int) -> str:
    if card in CARDS:
        return f"#{card} {CARDS[CardId(card)].name}"
    event = EVENTS[CardId(card)]
    halves = dict.fromkeys((event.if_discarded, event.if_purchased))
    return f"#{card} " + " / ".join(halves).replace("_", " ")


def log_slot(slot: int) -> str:
    return f"{'top' if slot < 6 else 'bottom'} {slot % 6}"


def log_place(place: int) -> str:
    if is_region(place):
        return word(region_at(place))
    if is_card(place):
        return log_card(place)
    if is_gift(place):
        return f"gift {GIFT_PRICES[place - FIRST_GIFT]}"
    if place == 0:
        return "supply"
    return " - ".join(word(end) for end in BORDER_ENDS[Border(border_at(place))])


def log_coalition(coalition: int) -> str:
    return "none" if coalition < 0 else word(Coalition(coalition))


WAYS: Final[dict[str, Callable[[int], str]]] = {
    "card": log_card,
    "cards": log_card,
    "target": log_card,
    "slot": log_slot,
    "place": log_place,
    "origin": log_place,
    "region": lambda value: word(Region(value)),
    "coalition": log_coalition,
    "dominant": log_coalition,
    "suit": lambda value: word(Suit(value)),
    "action": lambda value: word(CardAction(value)).lower(),
    "bonus": lambda value: " (bonus)" if value else "",
    "final": lambda value: "yes" if value else "no",
    "end": lambda value: word(CourtEnd(value)).lower(),
    "icon": lambda value: word(Impact(value)).lower(),
    "block": lambda value: word(coalition_of_block(value)),
    "gift": lambda value: str(GIFT_PRICES[value]),
}
"""How an argument is written, by its name; others are plain numbers."""

SEATS: Final = ("seat", "other", "recipient", "payer", "owner", "old", "new", "winners")


class Teller:
    """Knows the names of the people at the table."""

    def __init__(self, setup: Setup) -> None:
        self.names = [seat.name for seat in setup.seats]

    def seat(self, seat: int) -> str:
        return "nobody" if seat < 0 else self.names[seat]

    def argument(self, entry: str, name: str, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            return ", ".join(self.argument(entry, name, item) for item in value)
        if name in SEATS:
            return self.seat(value)
        if name == "cylinder":
            return self.seat(owner_of_cylinder(value))
        if (entry, name) == ("market.slid", "origin"):
            return log_slot(value)
        return WAYS.get(name, str)(value)

    def sentence(self, entry: LogEntry) -> str:
        logged = {name: self.argument(entry.id, name, v) for name, v in entry.args.items()}
        return SENTENCES[entry.id].format_map(logged)

    def standing(self, state: State) -> str:
        """Points, rupees and loyalty of every player, in one line."""
        return "; ".join(
            f"{self.names[seat]}: {player.score} points, {player.rupees} rupees,"
            f" {'no loyalty' if player.loyalty is None else word(player.loyalty)}"
            for seat, player in enumerate(state.players)
        )


def finish_game(setup: Setup, pick: Callable[[Decision], Choice]) -> str:
    """Play a game and write down all that happens, a heading with the standing each turn."""
    state = new_game(setup)
    teller = Teller(state.setup)
    lines = [f"{len(setup.seats)} players, seed {setup.seed}", "", "== Before the first turn"]
    decision = pending(state)
    while decision is not None:
        state.log = []
        decision = advance(state, pick(decision))
        for entry in state.log:
            if entry.id == "turn.started":
                seat = teller.argument(entry.id, "seat", entry.args["seat"])
                lines += ["", f"== Turn {entry.args['turn']}: {seat}", teller.standing(state)]
            else:
                lines.append(f"- {teller.sentence(entry)}")
    return "\n".join([*lines, "", "== The end", teller.standing(state), ""])

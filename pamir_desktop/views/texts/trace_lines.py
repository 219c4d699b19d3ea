"""Wakhan's reasons in words: for each trace entry, what she considered and what decided."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.terms import Border, CardAction, Coalition, CourtEnd, Region, Seat, Suit

from . import terms
from .sentences import Sentences
from .translation import listed, number_text, translate

LISTED: Final = {
    "tax": CardAction.TAX,
    "build": CardAction.BUILD,
    "move": CardAction.MOVE,
    "betray": CardAction.BETRAY,
    "battle": CardAction.BATTLE,
    "battle_most_spied_card": CardAction.BATTLE,
}


def short_ai_action(action: str) -> str:
    """A line of an AI card in one word."""
    if action in LISTED:
        return terms.action_name(LISTED[action])
    return translate("Wakhan", "radicalize")


class TurnTrace(Sentences):
    """The AI card, its lines, and what she buys."""

    def trace_reshuffled(self) -> str:
        return self.tr("The AI cards are shuffled into a new deck of %n.", "", self.number("cards"))

    def trace_drawn(self) -> str:
        order = [terms.coalition_name(Coalition(side)) for side in self.numbers("loyalty_order")]
        self.let(
            order=listed(order),
            loyalty=terms.coalition_name(self.coalition("loyalty")),
            side=self._side("side"),
            number=number_text(self.number("card")),
            regions=self.voice.regions(Region(region) for region in self.numbers("region_order")),
        )
        return " ".join(
            (
                self.tr("AI card {number}. Pragmatic loyalty: {loyalty}."),
                self.tr("Order of loyalties: {order}."),
                self.tr("Red arrow: {side}, {named}; black arrow: column {column}."),
                self.tr("Region priority: {regions}."),
            )
        )

    def _side(self, key: str) -> str:
        if self.number(key) == CourtEnd.LEFT:
            return self.tr("top (left)")
        return self.tr("bottom (right)")

    def trace_ambition(self) -> str:
        self.let(points=self._by_seat("points"), totals=self._by_seat("totals"))
        match self.name("reason"):
            case "too_dear":
                return self.tr(
                    "Ambition: Wakhan cannot afford the Dominance Check. Price: {price}."
                )
            case "paid_on":
                return self.tr(
                    "Ambition: Wakhan has placed rupees on the Dominance Check this turn."
                )
            case "ambition_points":
                return self.tr("Ambition: the check would score Wakhan the most points: {points}.")
            case "ambition_win":
                return self.tr("Ambition: the check would win Wakhan the game: {totals}.")
            case _:
                return self.tr("Ambition: the check would not help Wakhan: {points}.")

    def _by_seat(self, key: str) -> str:
        return listed(
            [
                f"{self.voice.player(Seat(seat))} ({number_text(value)})"
                for seat, value in enumerate(self.numbers(key))
            ]
        )

    def trace_line(self) -> str:
        self.let(
            line=number_text(self.number("line") + 1),
            action=short_ai_action(self.name("action")),
            acting=self.voice.card(self.card("acting")),
            chosen=self.voice.card(self.card("chosen")),
        )
        return self._valid_line() if self.name("result") == "valid" else self._invalid_line()

    def _valid_line(self) -> str:
        match self.name("reason"):
            case "instruction":
                return self.tr("Line {line} ({action}): “{chosen}”, as the line instructs.")
            case "dominance_rule":
                return self.tr(
                    "Line {line} ({action}): “{chosen}”, because a check is in the market."
                )
            case "arrows":
                return self.tr("Line {line} ({action}): “{chosen}”, chosen by the arrows.")
            case "favored":
                return self.tr("Line {line} ({action}): bonus action with “{acting}”.")
            case _:
                return self.tr("Line {line} ({action}): with “{acting}”.")

    def _invalid_line(self) -> str:
        match self.name("reason"):
            case "condition_false":
                return self.tr("Line {line} ({action}) is skipped: its condition is not met.")
            case "no_candidate":
                return self.tr("Line {line} ({action}) is skipped: no such card can be bought.")
            case "no_acting_card":
                return self.tr("Line {line} ({action}) is skipped: no unused card has this action.")
            case "cannot_pay":
                return self.tr("Line {line} ({action}) is skipped: not enough rupees.")
            case _:
                return self.tr("Line {line} ({action}) is skipped: no valid target.")

    def trace_stopped(self) -> str:
        left = self.number("actions_left")
        return self.tr("No line is possible: Wakhan loses %n action(s).", "", left)

    def trace_bonus(self) -> str:
        match self.name("reason"):
            case "cannot_pay":
                return self.tr("No bonus action with “{card}” ({action}): not enough rupees.")
            case "no_target":
                return self.tr("No bonus action with “{card}” ({action}): no valid target.")
            case _:
                return self.tr("Bonus action with “{card}”: {action}.")

    def trace_condition(self) -> str:
        match AiAction(self.name("action")):
            case AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES:
                return self.tr("Condition: at most 1 rupee. Wakhan’s rupees: {have}.")
            case AiAction.RADICALIZE_MOVE_CARD_IF_COURT_HAS_NONE:
                return self.tr("Condition: no move action in her court. Cards with it: {have}.")
            case AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL:
                return self.tr("Condition: a full court. Cards: {have}, court limit: {wanted}.")
            case AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES:
                return self.tr(
                    "Condition: someone has more spies. Wakhan: {have}, the most anyone else "
                    "has: {wanted}."
                )
            case (
                AiAction.RADICALIZE_MOST_CYLINDERS_IF_NO_DOMINANCE
                | AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION as action
            ):
                is_wanted = action is AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION
                return self._dominance(is_wanted)
            case _:
                now, wanted = Suit(self.number("have")), Suit(self.number("wanted"))
                self.let(now=terms.suit_name(now), suit=terms.suit_name(wanted))
                return self.tr("Condition: the favored suit is {suit}. Now: {now}.")

    def _dominance(self, is_wanted: bool) -> str:
        have = self.number("have")
        self.let(
            dominant=terms.no_coalition() if have < 0 else terms.coalition_name(Coalition(have))
        )
        if is_wanted:
            return self.tr("Condition: a dominant coalition. Dominant now: {dominant}.")
        return self.tr("Condition: no dominant coalition. Dominant now: {dominant}.")

    def trace_arrows(self) -> str:
        self.let(side=self._side("side"))
        if self.number("chosen") < 0:
            return self.tr("Arrows: column {column}, {side}. No card there can be bought.")
        return self.tr("Arrows: column {column}, {side}; the first card that can be bought.")

    def trace_savvy(self) -> str:
        self.let(
            found=self.voice.card(self.card("found")), chosen=self.voice.card(self.card("chosen"))
        )
        wording = self.tr("Savvy Purchasing: “{chosen}” is as good as “{found}” and cheaper.")
        return f"{wording} {self._savvy_first()}"

    def _savvy_first(self) -> str:
        match self.name("decided"):
            case "only":
                return self.tr("It is the only such card.")
            case "cost":
                return self.tr("It is the cheapest.")
            case "column":
                return self.tr("Of the cheapest, it is furthest left.")
            case _:
                return self.tr("Of the cheapest, it is in the red arrow’s row.")

    def trace_bribe(self) -> str:
        match self.name("verdict"):
            case "paid":
                return self.tr("Wakhan pays {recipient} the full bribe for “{card}”.")
            case "withheld":
                return self.tr("Wakhan does not have to pay {recipient} a bribe for “{card}”.")
            case _:
                return self.tr(
                    "Wakhan cannot pay the bribe for “{card}”. Due: {due}, rupees: {rupees}."
                )

    def trace_side(self) -> str:
        if self.number("end") == CourtEnd.LEFT:
            return self.tr("Red arrow: “{card}” goes to the left end of the court.")
        return self.tr("Red arrow: “{card}” goes to the right end of the court.")

    def trace_hand(self) -> str:
        return self.tr("Wakhan plays her hand in random order: {cards}.")


class ActionTrace(Sentences):
    """Her card actions, her icons, and what events ask her to choose."""

    def trace_acting(self) -> str:
        payable = zip(self.cards(), self.numbers("payable"), strict=True)
        cards = [card for card, can_pay in payable if can_pay]
        self.let(payable=self.voice.cards(cards))
        if cards:
            wording = self.tr("Cards Wakhan can use for the {action} action: {payable}.")
        else:
            wording = self.tr(
                "Cards with the {action} action: {cards}. Wakhan cannot afford any of them."
            )
        return f"{wording} {self._purse()}"

    def _purse(self) -> str:
        return self.tr("Wakhan’s rupees: {rupees}.")

    def trace_tax(self) -> str:
        people = zip(self.numbers("humans"), self.numbers("paid"), strict=True)
        self.let(
            humans=listed(
                [
                    f"{self.voice.player(Seat(human))} ({number_text(paid)})"
                    for human, paid in people
                ]
            ),
            market=number_text(sum(self.numbers("slots_paid"))),
        )
        if not self.numbers("humans"):
            return self.tr("Tax, rank {rank}: no player can be taxed; from the market: {market}.")
        return self.tr(
            "Tax, rank {rank}, richest player first: {humans}; from the market: {market}."
        )

    def trace_gift(self) -> str:
        return self.tr("Her cheapest empty gift space costs {price}.")

    def trace_build(self) -> str:
        total = self.number("armies") + self.number("free")
        wording = self.tr(
            "{region} is the first region she rules: she builds %n army/armies there.", "", total
        )
        return " ".join((wording, self._purse(), self.tr("Blocks available: {available}.")))

    def trace_move(self) -> str:
        origin = self.number("origin")
        if origin < 0:
            return self.tr("Move: no army has anywhere to go. Moves left: {left}.")
        self.let(
            from_origin=self.voice.from_region(Region(origin)),
            into_destination=self.voice.into_region(self.region("destination")),
        )
        return self.tr("Move: an army moves {from_origin} {into_destination}. Moves left: {left}.")

    def trace_spy_move(self) -> str:
        self.let(
            origin=self.voice.card(self.card("origin")),
            destination=self.voice.card(self.card("destination")),
        )
        return self.tr("Spy Movement: from “{origin}” to “{destination}”. Moves left: {left}.")

    def trace_sites(self) -> str:
        if self.number("chosen") < 0:
            return self.tr("Battle: no region has both a Wakhan army and a target.")
        return self.tr("Battle {in_chosen}: the first region with a Wakhan army and a target.")

    def trace_spied(self) -> str:
        self.let(kept=self.voice.cards(self.cards("kept")))
        return self.tr("Battle: the most spies are on {kept}.")

    def trace_victims(self) -> str:
        self.let(limit=number_text(self.number("limit")))
        return self.tr(
            "Can remove: {limit} (rank {rank}, armies or spies {force}). First target: {named}."
        )

    def trace_road(self) -> str:
        borders = [Border(border) for border in self.numbers("borders")]
        self.let(
            borders=listed([self.voice.border(border) for border in borders]),
            chosen=self.voice.border(Border(self.number("chosen"))),
        )
        return self.tr("Road icon {icon} on “{card}”: {chosen}. Order of borders: {borders}.")

    def trace_take(self) -> str:
        self.let(
            places=listed([self.voice.place(place) for place in self.numbers("places")]),
            chosen=self.voice.place(self.number("chosen")),
        )
        return self.tr("The supply is empty. Search order: {places}; taken from: {chosen}.")

    def trace_player(self) -> str:
        self.let(chosen=self.voice.player(self.seat("chosen")))
        return self.tr("The red arrow picks {chosen}.")

    def trace_suit(self) -> str:
        self.let(suit=terms.suit_name(Suit(self.number("chosen"))))
        return self.tr("Wakhan keeps the favored suit: {suit}.")

    def trace_region(self) -> str:
        self.let(chosen=self.voice.region(self.region("chosen")))
        match self.name("decided"):
            case "human":
                return self.tr("{chosen} is the first region with another player’s pieces.")
            case "any":
                return self.tr("{chosen} is the first region with any pieces.")
            case _:
                return self.tr("No region has pieces; {chosen} is first in the region priority.")

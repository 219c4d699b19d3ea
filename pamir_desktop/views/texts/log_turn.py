"""The log of turns, cards and bribes."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.terms import CourtEnd

from . import terms
from .sentences import Sentences


class TurnLog(Sentences):
    """Turns, and the end of the game by agreement."""

    def turn_started(self) -> str:
        return self.tr("Turn {turn}: {seat}")

    def turn_cleanup(self) -> str:
        return self.tr("{seat} ends the turn.")

    def end_proposed(self) -> str:
        return self.tr("{seat} proposes ending the game.")

    def end_agreed(self) -> str:
        return self.tr("{seat} agrees to end the game.")

    def end_refused(self) -> str:
        return self.tr("{seat} wants to keep playing.")

    def blackmail_used(self) -> str:
        return self.tr("{seat} uses Blackmail (“{card}”).")

    def action_begun(self) -> str:
        if self.number("bonus"):
            return self.tr("{seat} uses “{card}” for a bonus action: {action}.")
        return self.tr("{seat} uses “{card}”: {action}.")

    def infrastructure(self) -> str:
        return self.tr("{seat} builds one more block for free (Infrastructure).")


class CardLog(Sentences):
    """Cards that are bought, played, betrayed and discarded."""

    def card_bought(self) -> str:
        price, gained = self.number("price"), self.number("gained")
        if price and gained:
            return self.tr(
                "{seat} buys “{card}” for %n rupee(s); rupees gained: {gained}.", "", price
            )
        if price:
            return self.tr("{seat} buys “{card}” for %n rupee(s).", "", price)
        if gained:
            return self.tr(
                "{seat} takes “{card}” for free, along with the %n rupee(s) on it.", "", gained
            )
        return self.tr("{seat} takes “{card}” for free.")

    def card_played(self) -> str:
        if self.number("end") == CourtEnd.LEFT:
            return self.tr("{seat} plays “{card}” at the left end of the court.")
        return self.tr("{seat} plays “{card}” at the right end of the court.")

    def card_betrayed(self) -> str:
        if self.seat() == self.seat("owner"):
            return self.tr("{seat} betrays “{card}” in their own court.")
        return self.tr("{seat} betrays “{card}” in {owner}’s court.")

    def card_discarded(self) -> str | None:
        """A betrayed or overthrown card is covered by the entry before."""
        match self.name("cause"):
            case "betrayed" | "overthrow":
                return None
            case "debt":
                return self.tr("{seat} discards “{card}” from court to pay a debt.")
            case "loyalty":
                return self.tr("{seat} loses the patriot “{card}” by changing loyalty.")
            case "limit":
                return self.tr("{seat} discards “{card}”: the court is over its limit.")
            case _:
                return self.tr("{seat} discards “{card}” from court.")

    def hand_discarded(self) -> str:
        match self.name("cause"):
            case "debt":
                return self.tr("{seat} discards “{card}” from hand to pay a debt.")
            case "limit":
                return self.tr("{seat} discards “{card}”: the hand is over its limit.")
            case "bribe":
                return self.tr("{seat} cannot pay the bribe and discards “{card}”.")
            case _:
                return self.tr("{seat} discards “{card}” from hand.")

    def prize_taken(self) -> str:
        prize = CARDS[self.card()].prize
        assert prize is not None
        self.let(prize=terms.coalition_name(prize))
        return self.tr("{seat} keeps “{card}” as a prize ({prize}).")

    def prize_left(self) -> str:
        return self.tr("{seat} declines the prize “{card}”.")

    def prizes_lost(self) -> str:
        return self.tr("{seat} loses prizes: {cards}.")

    def icons_lost(self) -> str:
        return self.tr("“{card}” has left the court: its remaining icons are not resolved.")

    def icon_skipped(self) -> str:
        return self.tr("An icon on “{card}” is skipped: there is no piece left to place.")

    def overthrow_court(self) -> str:
        return self.tr("Overthrow {in_region}: {seat} discards {cards}.")

    def hands_swapped(self) -> str:
        return self.tr("{seat} swaps hands with {other} (receives: {received}, gives: {given}).")


class BribeLog(Sentences):
    """Bribes, from demand to payment."""

    def bribe_due(self) -> str:
        due = self.number("rupees")
        return self.tr("{seat} owes {recipient} a bribe of %n rupee(s) for “{card}”.", "", due)

    def bribe_proposed(self) -> str:
        rupees = self.number("rupees")
        if rupees:
            return self.tr("{seat} offers {recipient} %n rupee(s) instead of {due}.", "", rupees)
        return self.tr("{seat} asks {recipient} to waive the bribe.")

    def bribe_countered(self) -> str:
        return self.tr("{seat} demands %n rupee(s) from {payer}.", "", self.number("rupees"))

    def bribe_declined(self) -> str:
        return self.tr("{seat} refuses {payer}’s offer.")

    def bribe_withdrawn(self) -> str:
        return self.tr("{seat} gives up on “{card}”.")

    def bribe_withheld(self) -> str:
        return self.tr("{seat} does not pay {recipient} the bribe (Courtly Manners).")

    def bribe_paid(self) -> str:
        rupees = self.number("rupees")
        if rupees:
            return self.tr("{seat} pays {recipient} a bribe of %n rupee(s).", "", rupees)
        return self.tr("{recipient} waives {seat}’s bribe.")

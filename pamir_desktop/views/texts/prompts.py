"""The current question to the player whose name is beside it."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Act, Decision
from pamir_desktop.model.pieces import is_card, is_gift, is_region, region_at
from pamir_desktop.model.state import Player, State
from pamir_desktop.model.terms import CardId, Coalition

from . import terms
from .choice_labels import choice_label, menu_label
from .editions import texts_of
from .sentences import Sentences, method_name
from .voice import Voice

__all__ = ["choice_label", "menu_label", "prompt_text"]


def prompt_text(decision: Decision, state: State, voice: Voice) -> str:
    """One or two sentences that say what must be decided."""
    name = method_name(decision.prompt)
    text: str = getattr(texts_of(state.setup).prompt(name)(decision, state, voice), name)()
    return text


class Prompt(Sentences):
    """One method per prompt id; it addresses the seat that decides."""

    def __init__(self, decision: Decision, state: State, voice: Voice) -> None:
        super().__init__(decision.args, voice)
        self.decision = decision
        self.state = state

    def _player(self) -> Player:
        return self.state.players[self.decision.seat]

    def loyalty_choose(self) -> str:
        return self.tr(
            "Choose your loyalty: if this coalition dominates a check, you score by your influence"
            " in it. You can change sides later, at a price."
        )

    # --- The turn ----------------------------------------------------------------------------

    def turn_blackmail(self) -> str:
        return self.tr("Blackmail: place a spy on a card without spies, or skip.")

    def turn_action(self) -> str:
        left = self.number("actions")
        if left:
            return self.tr("%n action(s) left: buy, play or use a card.", "", left)
        if any(isinstance(choice, Act) for choice in self.decision.choices):
            return self.tr("No actions left, but you can still take bonus actions.")
        return self.tr("No actions left: end your turn.")

    def end_agree(self) -> str:
        return self.tr("The deck is empty. Do you agree to end the game?")

    def play_end(self) -> str:
        patriot = self._player().foreign(CARDS[self.card()].patriot)
        if patriot is None:
            return self.tr("Play “{card}” at the left or right end of your court?")
        self.let(patriot=terms.coalition_name(patriot))
        return self.tr("Play “{card}” left or right? Your loyalty will change to {patriot}.")

    # --- Bribes ------------------------------------------------------------------------------

    def bribe_offer(self) -> str:
        due = self.number("due")
        return self.tr("“{card}”: {recipient} may demand a bribe of %n rupee(s).", "", due)

    def bribe_counter(self) -> str:
        asked = self.number("asked")
        return self.tr("“{card}”: {recipient} demands %n rupee(s). Do you accept?", "", asked)

    def bribe_answer(self) -> str:
        proposed = self.number("proposed")
        if proposed:
            return self.tr(
                "{payer} offers you %n rupee(s) for “{card}” instead of {due}.", "", proposed
            )
        return self.tr("{payer} asks you to waive the bribe for “{card}”. Due: {due}.")

    # --- Impact icons ------------------------------------------------------------------------

    def impact_spy(self) -> str:
        return self.tr("“{card}”: place a spy on a court card {of_region}.")

    def impact_road(self) -> str:
        return self.tr("“{card}”: place a road on a border {of_region}.")

    def take_block(self) -> str:
        """The place the block is for is in brackets."""
        match self.coalition():
            case Coalition.AFGHAN:
                return self.tr("No Afghan blocks left: take one from the map for {place}.")
            case Coalition.BRITISH:
                return self.tr("No British blocks left: take one from the map for {place}.")
            case Coalition.RUSSIAN:
                return self.tr("No Russian blocks left: take one from the map for {place}.")

    def take_cylinder(self) -> str:
        place = self.number("place")
        if is_gift(place):
            return self.tr("Your supply is empty: take one of your cylinders in play for the gift.")
        if is_card(place):
            return self.tr(
                "Your supply is empty: take one of your cylinders in play for a spy on {place}."
            )
        return self.tr(
            "Your supply is empty: take one of your cylinders in play for a tribe in {place}."
        )

    # --- Card actions ------------------------------------------------------------------------

    def tax_take(self) -> str:
        return self.tr("Tax: take up to %n more rupee(s).", "", self.number("left"))

    def gift_choose(self) -> str:
        return self.tr("Gift: choose an empty gift space.")

    def build_block(self) -> str:
        left = self.number("most") - self.number("built")
        if self.number("due"):
            return self.tr(
                "Build: place up to %n more block(s); the next costs 2 rupees.", "", left
            )
        return self.tr("Build: place up to %n more block(s); the next is free.", "", left)

    def build_free(self) -> str:
        return self.tr("Infrastructure: place one more block for free.")

    def move_unit(self) -> str:
        left = self.number("left")
        return self.tr("Move: %n move(s) left. Choose a piece and its destination.", "", left)

    def betray_card(self) -> str:
        return self.tr("Betray: choose a card with one of your spies.")

    def betray_prize(self) -> str:
        prize = self._player().foreign(CARDS[self.card()].prize)
        if prize is None:
            return self.tr("Keep “{card}” as a prize?")
        self.let(prize=terms.coalition_name(prize))
        return self.tr("Keep “{card}” as a prize? Your loyalty would change to {prize}.")

    def battle_site(self) -> str:
        limit = self.number("rank")
        return self.tr(
            "Battle: choose a region or court card; remove up to %n piece(s).", "", limit
        )

    def battle_remove(self) -> str:
        place = self.number("place")
        left = self.number("limit") - self.number("marked")
        if is_region(place):
            self.let(in_region=self.voice.in_region(region_at(place)))
            return self.tr("Battle {in_region}: remove up to %n more piece(s).", "", left)
        self.let(card=self.voice.card(CardId(place)))
        return self.tr("Battle on “{card}”: remove up to %n more spy/spies.", "", left)

    def battle_safe_house(self) -> str:
        return self.tr("Safe House: where does the lost spy go?")

    # --- Discards and events -----------------------------------------------------------------

    def debt_card(self) -> str:
        missing = self.number("missing")
        return self.tr("You still owe %n rupee(s): discard a card from hand or court.", "", missing)

    def limit_court(self) -> str:
        excess = self.number("excess")
        return self.tr("Court limit {limit}: discard %n card(s) from your court.", "", excess)

    def limit_hand(self) -> str:
        excess = self.number("excess")
        return self.tr("Hand limit {limit}: discard %n card(s) from your hand.", "", excess)

    def event_confidence(self) -> str:
        return self.tr("Confidence Failure: discard a card from your hand.")

    def event_rumor(self) -> str:
        return self.tr("Rumor: whose patriots give no influence?")

    def event_swap(self) -> str:
        return self.tr("Other Persuasive Methods: with whom do you swap hands?")

    def event_suit(self) -> str:
        return self.tr("Pashtunwali Values: choose the favored suit.")

    def event_rebuke(self) -> str:
        return self.tr("Rebuke: choose a region to clear of armies and tribes.")

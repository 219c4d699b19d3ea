"""The questions that only the first edition asks."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.first_edition.choices import Stay, UseCard
from pamir_desktop.model.first_edition.terms import LOYALTY_CARDS, SpecialAction
from pamir_desktop.model.pieces import is_card, is_gift
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.prompts import Prompt
from pamir_desktop.views.texts.translation import listed

from .first_log import DealWords
from .first_terms import special_action_title


class FirstPrompt(Prompt):
    """One method per prompt id; it addresses the seat that decides."""

    def first_loyalty(self) -> str:
        pair = LOYALTY_CARDS[self.number("card") - 1]
        self.let(
            number=str(self.number("card")),
            coalitions=listed([terms.coalition_name(one) for one in pair]),
        )
        return self.tr(
            "Loyalty card {number}: secretly choose one of its sides ({coalitions}). All are"
            " revealed together."
        )

    # --- The turn ----------------------------------------------------------------------------

    def first_action(self) -> str:
        left = self.number("actions")
        if left:
            return self.tr("%n action(s) to take: buy, play, discard or use a card.", "", left)
        if any(isinstance(choice, UseCard) for choice in self.decision.choices):
            return self.tr("Both actions are taken, but some actions of this regime are free.")
        return self.tr("Both actions are taken: end your turn.")

    def first_agree_end(self) -> str:
        return self.tr(
            "Do you agree to end the game now? Military stars decide, then rupees; there may be "
            "no winner."
        )

    def first_bonus(self) -> str:
        return self.tr("Two discards: take 1 rupee from another player or from a market card.")

    def first_end(self) -> str:
        patriot = self._player().foreign(CARDS[self.card()].patriot)
        if patriot is None or self.card() not in self._player().hand:
            return self.tr("“{card}”: at the left or right end of your court?")
        self.let(patriot=terms.coalition_name(patriot))
        return self.tr("“{card}”: left or right? Your loyalty will change to {patriot}.")

    def first_road(self) -> str:
        left = self.number("left")
        return self.tr("“{card}”: place %n road(s) on borders {of_region}.", "", left)

    def first_take_empire_piece(self) -> str:
        match self.coalition():
            case Coalition.AFGHAN:
                return self.tr("No Afghan pieces left: take one from the map for {place}.")
            case Coalition.BRITISH:
                return self.tr("No British pieces left: take one from the map for {place}.")
            case Coalition.RUSSIAN:
                return self.tr("No Russian pieces left: take one from the map for {place}.")

    def first_take_piece(self) -> str:
        place = self.number("place")
        if is_gift(place):
            return self.tr("Your supply is empty: take one of your tribes or spies for the gift.")
        if is_card(place):
            return self.tr(
                "Your supply is empty: take one of your tribes or spies for a spy on {place}."
            )
        return self.tr(
            "Your supply is empty: take one of your tribes or spies for a tribe in {place}."
        )

    # --- Offers ------------------------------------------------------------------------------

    def first_toll(self) -> str:
        asked, due = self.number("asked"), self.number("due")
        if asked >= 0:
            self.let(due=str(due))
            return self.tr(
                "Toll for “{card}”: {owner} would accept %n rupee(s) instead of {due}.", "", asked
            )
        return self.tr(
            "Toll for “{card}”: %n rupee(s) to {owner}. Pay it, or ask for less.", "", due
        )

    def first_toll_answer(self) -> str:
        proposed = self.number("proposed")
        self.let(asker=self.voice.player(self.seat("asker")), due=str(self.number("due")))
        if not proposed:
            return self.tr("{asker} asks you to waive the toll for “{card}”. Due: {due}.")
        return self.tr(
            "Toll for “{card}”: {asker} offers %n rupee(s) instead of {due}.", "", proposed
        )

    def first_consent(self) -> str:
        asked = self.number("asked")
        if asked >= 0:
            return self.tr(
                "Spy on “{card}”: {owner} wants %n rupee(s) for their consent.", "", asked
            )
        match self.name("purpose"):
            case "assassination":
                return self.tr("Assassination: ask {owner} to lend the spy on “{card}”.")
            case "bribe":
                return self.tr("Bribe: ask {owner} to lend the spy on “{card}”.")
            case _:
                return self.tr("Intel: ask {owner} to lend the spy on “{card}”.")

    def first_consent_answer(self) -> str:
        proposed = self.number("proposed")
        self.let(asker=self.voice.player(self.seat("asker")))
        match self.name("purpose"):
            case "assassination" if not proposed:
                return self.tr(
                    "{asker} wants to assassinate “{card}” with your spy without paying for it."
                )
            case "bribe" if not proposed:
                return self.tr(
                    "{asker} wants to bribe “{card}” with your spy, which then returns to your "
                    "supply, without paying for it."
                )
            case _ if not proposed:
                return self.tr(
                    "{asker} asks for your spy on “{card}” as intel without paying for it."
                )
            case "assassination":
                return self.tr(
                    "{asker} wants to assassinate “{card}” with your spy and offers %n rupee(s).",
                    "",
                    proposed,
                )
            case "bribe":
                return self.tr(
                    "{asker} wants to bribe “{card}” with your spy, which then returns to your "
                    "supply, and offers %n rupee(s).",
                    "",
                    proposed,
                )
            case _:
                return self.tr(
                    "{asker} asks for your spy on “{card}” as intel and offers %n rupee(s).",
                    "",
                    proposed,
                )

    def first_deal(self) -> str:
        deal = DealWords(self.args, self.voice)
        self.let(
            proposer=self.voice.player(self.seat("proposer")),
            gives=deal.goods("gives"),
            takes=deal.goods("takes"),
        )
        text = self.tr("{proposer} offers you a deal. You receive: {gives}. You give: {takes}.")
        return f"{text} {deal.promise()}" if self.number("escrow") else text

    # --- Special actions ---------------------------------------------------------------------

    def first_tokens(self) -> str:
        self.let(
            action=special_action_title(SpecialAction(self.number("action"))),
            rank=str(self.number("rank")),
        )
        return self.tr("{action} with “{card}”, rank {rank}: spend Badal tokens to raise it?")

    def first_commerce(self) -> str:
        left = self.number("left")
        return self.tr("Commerce: take up to %n more rupee(s) from market cards.", "", left)

    def first_gift(self) -> str:
        return self.tr("Gifts: choose an empty gift space.")

    def first_tax(self) -> str:
        left = self.number("left")
        return self.tr("Tax {in_region}: take up to %n more rupee(s) from players.", "", left)

    def first_travel(self) -> str:
        left = self.number("left")
        return self.tr("Travel (our reading): move your spies, %n step(s) left.", "", left)

    def first_counter_espionage(self) -> str:
        left = self.number("left")
        return self.tr(
            "Counter-espionage (our reading): remove up to %n more spy/spies from your court.",
            "",
            left,
        )

    def first_target(self) -> str:
        if self.number("action") == SpecialAction.BRIBE:
            return self.tr("Bribe (our reading): choose a spy on the card to win over.")
        return self.tr("Assassination (our reading): choose a spy on the card to discard.")

    def first_prize(self) -> str:
        prize = self._player().foreign(CARDS[self.card()].prize)
        if prize is None:
            return self.tr("Keep “{card}” as a prize?")
        self.let(prize=terms.coalition_name(prize))
        return self.tr("Keep “{card}” as a prize? Your loyalty would change to {prize}.")

    # --- The campaign ------------------------------------------------------------------------

    def first_muster(self) -> str:
        rank = self.number("rank")
        return self.tr(
            "Campaign, 1 of 4: choose your armies; they can eliminate up to %n piece(s).", "", rank
        )

    def first_march(self) -> str:
        if Stay() not in self.decision.choices:
            return self.tr(
                "Campaign, 2 of 4: choose where the armies {from_region} go. Without a road it "
                "costs %n rupee(s).",
                "",
                self.number("baggage"),
            )
        return self.tr(
            "Campaign, 2 of 4: move the armies {from_region}? Without a road it costs %n rupee(s).",
            "",
            self.number("baggage"),
        )

    def first_baggage(self) -> str:
        return self.tr("Afghan favor: in which row of the market do you pay the rupee?")

    def first_attack(self) -> str:
        return self.tr("Campaign, 3 of 4: whom do you attack {in_region}?")

    def first_favor(self) -> str:
        self.let(rank=str(self.number("rank")), more=str(self.number("rank") + 1))
        return self.tr("Russian favor: pay 1 rupee for rank {more} instead of {rank}?")

    def first_intel(self) -> str:
        return self.tr(
            "Intel {in_region}: ask for a spy, so that armies do not have to be eliminated first?"
        )

    def first_eliminate(self) -> str:
        left = self.number("left")
        if self.number("intel"):
            return self.tr(
                "Campaign, 4 of 4: eliminate up to %n more piece(s) in any order (intel).", "", left
            )
        return self.tr(
            "Campaign, 4 of 4: eliminate up to %n more piece(s), armies first.", "", left
        )

    def first_overthrow(self) -> str:
        return self.tr("Overthrow {in_region}: discard one of your political cards of the region.")

    # --- Losses ------------------------------------------------------------------------------

    def first_debt(self) -> str:
        missing = self.number("missing")
        return self.tr(
            "You still owe %n rupee(s): return a piece in play to your supply or discard a court "
            "card.",
            "",
            missing,
        )

    def first_limit(self) -> str:
        excess = self.number("excess")
        return self.tr("Court limit {limit}: discard %n card(s) from your court.", "", excess)

    def first_keep(self) -> str:
        return self.tr("Purge: choose one card of each suit to keep.")

    def first_treat(self) -> str:
        left = self.number("left")
        return self.tr(
            "%n card(s) must leave your court: discard each or take it into your hand.", "", left
        )

    def first_token(self) -> str:
        return self.tr("Badal: the bank is empty. Take a token from another player?")

"""The log of the first edition: everything that the second does not know, or says differently."""

from __future__ import annotations

from pamir_desktop.model.first_edition.terms import Deed, SpecialAction
from pamir_desktop.model.terms import NOBODY, Coalition, Region, Seat, Suit
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.counts import Count
from pamir_desktop.views.texts.sentences import Sentences
from pamir_desktop.views.texts.translation import listed

from .first_terms import regime_name, special_action_name, units_name


class FirstTurnLog(Sentences):
    """Loyalties, special actions, favor cards, the regime."""

    def loyalty_decided(self) -> str:
        return self.tr("{seat} has secretly chosen a loyalty.")

    def loyalties_revealed(self) -> str:
        return self.tr("All loyalty cards are revealed.")

    def loyalty_default(self) -> str:
        return self.tr("{seat} has no sign of loyalty left and is now loyal to Afghanistan.")

    def starting_card_lost(self) -> str:
        return self.tr("{seat} loses the starting loyalty card.")

    def regime_changed(self) -> str:
        self.let(regime=regime_name(Suit(self.number("suit"))))
        return self.tr("The regime is now: {regime}.")

    def special_begun(self) -> str:
        self.let(action=special_action_name(SpecialAction(self.number("action"))))
        if self.number("free"):
            return self.tr("{seat} uses “{card}” for a free action: {action}.")
        return self.tr("{seat} uses “{card}”: {action}.")

    def units_begun(self) -> None:
        """The pieces that are placed say it."""

    def favor_moved(self) -> str:
        taken = self.seat("new") != NOBODY
        match Coalition(self.number("empire")):
            case Coalition.AFGHAN if taken:
                return self.tr("{new} now holds the Afghan favor card.")
            case Coalition.BRITISH if taken:
                return self.tr("{new} now holds the British favor card.")
            case Coalition.RUSSIAN if taken:
                return self.tr("{new} now holds the Russian favor card.")
            case Coalition.AFGHAN:
                return self.tr("No one holds the Afghan favor card anymore.")
            case Coalition.BRITISH:
                return self.tr("No one holds the British favor card anymore.")
            case Coalition.RUSSIAN:
                return self.tr("No one holds the Russian favor card anymore.")

    def favor_paid(self) -> str:
        cards = self.number("cards")
        return self.tr("{seat} takes %n rupee(s) from the bank (British favor).", "", cards)

    def favor_used(self) -> str:
        return self.tr("{seat} pays 1 rupee for one more rank (Russian favor).")

    def leverage_taken(self) -> str:
        return self.tr(
            "{seat} takes as many rupees from the bank as the rank of “{card}” (leverage)."
        )

    def token_spent(self) -> str:
        return self.tr("{seat} spends %n Badal token(s).", "", self.number("tokens"))

    def token_taken(self) -> str:
        if self.number("holder") == NOBODY:
            return self.tr("{seat} takes a Badal token.")
        self.let(holder=self.voice.player(self.seat("holder")))
        return self.tr("{seat} takes a Badal token from {holder}.")


class DealWords(Sentences):
    """What a deal contains, for the log and for whoever has to answer."""

    def goods(self, half: str) -> str:
        found = [Count(self.number(half)).rupees()] if self.number(half) else []
        found += [self.voice.quoted(card) for card in self.cards(f"{half}_cards")]
        return listed(found) if found else self.tr("nothing")

    def promise(self) -> str:
        self.let(deed=self._deed())
        rupees = self.number("escrow")
        if self.number("omission"):
            return self.tr(
                "%n rupee(s) set aside, paid if this does not happen: {deed}.", "", rupees
            )
        return self.tr("%n rupee(s) set aside, paid for: {deed}.", "", rupees)

    def _deed(self) -> str:
        match Deed(self.number("deed")):
            case Deed.BUY:
                return self.tr("buying “{card}”")
            case Deed.PLAY:
                return self.tr("playing “{card}”")
            case Deed.DISCARD:
                return self.tr("discarding “{card}”")
            case Deed.USE:
                return ", ".join(self._use())

    def _use(self) -> list[str]:
        parts = [special_action_name(SpecialAction(self.number("action")))]
        if self.number("on_player") != NOBODY:
            self.let(target_player=self.voice.player(self.seat("on_player")))
            parts.append(self.tr("on {target_player}"))
        if self.number("on_location") >= 0:
            parts.append(self.voice.in_region(Region(self.number("on_location"))))
        return parts


class OfferLog(Sentences):
    """Tolls, consents and deals."""

    def toll_paid(self) -> str:
        rupees = self.number("rupees")
        if not rupees:
            return self.tr("{owner} waives {seat}’s toll.")
        return self.tr("{seat} pays {owner} a toll of %n rupee(s).", "", rupees)

    def offer_made(self) -> str:
        rupees = self.number("rupees")
        self.let(asked=self.voice.player(self.seat("asked")))
        if self.name("purpose") == "toll":
            if not rupees:
                return self.tr("{seat} asks {asked} to waive the toll for “{card}”.")
            return self.tr(
                "{seat} offers {asked} %n rupee(s) as the toll for “{card}”.", "", rupees
            )
        if not rupees:
            return self.tr("{seat} asks {asked} for a spy on “{card}” without paying for it.")
        return self.tr("{seat} offers {asked} %n rupee(s) for a spy on “{card}”.", "", rupees)

    def offer_countered(self) -> str:
        self.let(asker=self.voice.player(self.seat("asker")))
        return self.tr("{seat} demands %n rupee(s) from {asker}.", "", self.number("rupees"))

    def offer_refused(self) -> str:
        self.let(asker=self.voice.player(self.seat("asker")))
        return self.tr("{seat} refuses {asker}’s offer.")

    def offer_withdrawn(self) -> str:
        return self.tr("{seat} gives up on “{card}”.")

    def consent_given(self) -> str:
        rupees = self.number("rupees")
        self.let(asker=self.voice.player(self.seat("asker")))
        if rupees:
            return self.tr("{seat} lends {asker} the spy on “{card}” for %n rupee(s).", "", rupees)
        return self.tr("{seat} lends {asker} the spy on “{card}”.")

    def deal_proposed(self) -> str:
        deal = DealWords(self.args, self.voice)
        self.let(
            partner=self.voice.player(self.seat("partner")),
            gives=deal.goods("gives"),
            takes=deal.goods("takes"),
        )
        text = self.tr("{seat} offers {partner} a deal. Gives: {gives}. Receives: {takes}.")
        return f"{text} {deal.promise()}" if self.number("escrow") else text

    def deal_struck(self) -> str:
        self.let(proposer=self.voice.player(self.seat("proposer")))
        return self.tr("{seat} accepts {proposer}’s deal.")

    def deal_refused(self) -> str:
        self.let(proposer=self.voice.player(self.seat("proposer")))
        return self.tr("{seat} refuses {proposer}’s deal.")

    def deal_closed(self) -> str:
        return self.tr("{seat} closes the offer.")

    def escrow_paid(self) -> str:
        rupees = self.number("rupees")
        return self.tr("{seat} is paid the %n rupee(s) that {payer} had set aside.", "", rupees)

    def escrow_returned(self) -> str:
        rupees = self.number("rupees")
        return self.tr("{payer} takes back the %n rupee(s) set aside.", "", rupees)


class CampaignLog(Sentences):
    """Campaigns, and the two actions with a target."""

    def campaign_mustered(self) -> str:
        armies = self.number("armies")
        return self.tr("{seat} campaigns with %n army/armies {in_region}.", "", armies)

    def campaign_marched(self) -> str:
        armies = self.number("armies")
        return self.tr("{seat} moves %n army/armies {from_origin} {into_region}.", "", armies)

    def campaign_attacked(self) -> str:
        match Coalition(self.number("empire")):
            case Coalition.AFGHAN:
                return self.tr("{seat} attacks the Afghans {in_region}.")
            case Coalition.BRITISH:
                return self.tr("{seat} attacks the British {in_region}.")
            case Coalition.RUSSIAN:
                return self.tr("{seat} attacks the Russians {in_region}.")

    def baggage_paid(self) -> str:
        rupees = self.number("rupees")
        return self.tr("{seat} pays %n rupee(s) for the baggage train.", "", rupees)

    def intel_used(self) -> str:
        if self.seat() == self.seat("spy_of"):
            return self.tr("{seat} gets intel from one of their own spies.")
        self.let(spy_of=self.voice.player(self.seat("spy_of")))
        return self.tr("{seat} gets intel from {spy_of}’s spy.")

    def overthrow_card(self) -> str:
        return self.tr("Overthrow {in_region}: {seat} discards a political card.")

    def assassination_done(self) -> str:
        seat, spy_of = self.seat("seat"), self.seat("spy_of")
        is_at_home = self.seat("owner") == seat
        self.let(spy_of=self.voice.player(spy_of))
        if spy_of != seat:
            if is_at_home:
                return self.tr(
                    "{seat} assassinates “{card}” in their own court, using {spy_of}’s spy."
                )
            return self.tr("{seat} assassinates “{card}” in {owner}’s court, using {spy_of}’s spy.")
        if is_at_home:
            return self.tr("{seat} assassinates “{card}” in their own court, using their own spy.")
        return self.tr("{seat} assassinates “{card}” in {owner}’s court, using their own spy.")

    def bribery_done(self) -> str:
        rupees, spy_of = self.number("rupees"), self.seat("spy_of")
        self.let(spy_of=self.voice.player(spy_of))
        if spy_of == self.seat("seat"):
            return self.tr(
                "{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using their own spy.",
                "",
                rupees,
            )
        return self.tr(
            "{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using {spy_of}’s spy.",
            "",
            rupees,
        )

    def card_joined(self) -> str:
        return self.tr("“{card}” joins {seat}’s court.")

    def card_discarded(self) -> str | None:
        """An assassinated card is covered by the entry before."""
        match self.name("cause"):
            case "assassinated":
                return None
            case "debt":
                return self.tr("{seat} discards “{card}” from court to pay a debt.")
            case "loyalty":
                return self.tr("{seat} loses the patriot “{card}” by changing loyalty.")
            case "limit":
                return self.tr("{seat} discards “{card}”: the court is over its limit.")
            case _:
                return self.tr("{seat} discards “{card}” from court.")


class ToppleLog(Sentences):
    """Topples, purges, the market, the end of the game."""

    def supremacy_checked(self) -> str:
        empire = self.number("empire")
        self.let(units=self._units())
        if empire < 0:
            if self.number("final"):
                return self.tr("The last topple fails: no coalition has supremacy. {units}.")
            return self.tr("The topple fails: no coalition has supremacy. {units}.")
        match Coalition(empire):
            case Coalition.AFGHAN:
                return self.tr("The topple succeeds: Afghan supremacy. {units}.")
            case Coalition.BRITISH:
                return self.tr("The topple succeeds: British supremacy. {units}.")
            case Coalition.RUSSIAN:
                return self.tr("The topple succeeds: Russian supremacy. {units}.")

    def _units(self) -> str:
        """All units by suit, each in the order of the coalitions."""
        numbers = self.numbers("units")
        found = [
            f"{units_name(suit)} {'/'.join(map(str, numbers[3 * suit : 3 * suit + 3]))}"
            for suit in Suit
        ]
        order = "/".join(terms.coalition_name(coalition) for coalition in Coalition)
        text = f"{', '.join(found)} ({order})"
        return f"{text[:1].upper()}{text[1:]}"

    def purge(self) -> str:
        return self.tr(
            "Purge: one piece of each color stays in every place; all Afghan armies and roads stay."
        )

    def honeymoon(self) -> str:
        match Coalition(self.number("empire")):
            case Coalition.AFGHAN:
                return self.tr("Honeymoon: Afghanistan needs supremacy again at the next topple.")
            case Coalition.BRITISH:
                return self.tr("Honeymoon: Britain needs supremacy again at the next topple.")
            case Coalition.RUSSIAN:
                return self.tr("Honeymoon: Russia needs supremacy again at the next topple.")

    def cull_kept(self) -> str:
        return self.tr("{seat} keeps “{card}”.")

    def cull_taken(self) -> str:
        return self.tr("{seat} takes “{card}” back into hand.")

    def patriot_discarded(self) -> str:
        return self.tr("The patriot “{card}” is discarded from the market.")

    def topple_discarded(self) -> str:
        return self.tr("A topple is discarded from the market.")

    def rupees_moved(self) -> str:
        rupees = self.number("rupees")
        return self.tr("%n rupee(s) move to “{card}”.", "", rupees)

    def rupees_withdrawn(self) -> str:
        rupees = self.number("rupees")
        return self.tr("%n rupee(s) leave the game: there is no card to take them.", "", rupees)

    def game_ended(self) -> str:
        winners = self.numbers("winners")
        if not winners:
            return " ".join((self._cause(), self.tr("No one wins.")))
        self.let(winner=self.voice.player(Seat(winners[0])))
        return " ".join((self._cause(), self.tr("{winner} wins.")))

    def _cause(self) -> str:
        match self.name("how"):
            case "supremacy":
                return self.tr("The game ends: a coalition has supremacy.")
            case "final_topple":
                return self.tr("The game ends with the last topple.")
            case _:
                return self.tr("The game ends by agreement.")

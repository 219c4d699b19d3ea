"""The log of pieces, rupees, the market, events and checks."""

from __future__ import annotations

from pamir_desktop.model.cards import LASTING_WHEN_DISCARDED
from pamir_desktop.model.terms import GIFT_PRICES, NOBODY, CardId, Coalition, Seat, Suit

from . import terms
from .card_texts import event_text
from .sentences import Sentences
from .translation import listed, number_text

RUMOR = CardId(108)


class MoneyLog(Sentences):
    """Movements of rupees."""

    def rupees_placed(self) -> str:
        return self.tr("{seat} places %n rupee(s) on “{card}”.", "", self.number("rupees"))

    def rupees_removed(self) -> str:
        return self.tr("{seat} pays %n rupee(s) that leave the game.", "", self.number("rupees"))

    def rupees_withdrawn(self) -> str:
        count = self.number("rupees")
        return self.tr("%n rupee(s) on “Public Withdrawal” leave the game.", "", count)

    def rupees_granted(self) -> str:
        return self.tr("{seat} takes %n rupee(s) from the bank.", "", self.number("rupees"))

    def tax_market(self) -> str:
        return self.tr("{seat} takes %n rupee(s) in tax from “{card}”.", "", self.number("rupees"))

    def tax_player(self) -> str:
        return self.tr("{seat} takes %n rupee(s) in tax from {other}.", "", self.number("rupees"))

    def gift_given(self) -> str:
        price = GIFT_PRICES[self.number("gift")]
        return self.tr("{seat} gives a gift for %n rupee(s).", "", price)

    def leverage_taken(self) -> str:
        return self.tr("{seat} takes 2 rupees of leverage from the bank (“{card}”).")

    def leverage_repaid(self) -> str:
        return self.tr("{seat} repays %n rupee(s) of leverage.", "", self.number("rupees"))

    def leverage_forgiven(self) -> str:
        missing = self.number("rupees")
        return self.tr("{seat} cannot repay; a debt of %n rupee(s) is forgiven.", "", missing)

    def leverage_waived(self) -> str:
        missing = self.number("rupees")
        return self.tr("{seat} does not have to repay %n rupee(s) of leverage.", "", missing)


class LoyaltyLog(Sentences):
    """Loyalties, rulers and the favored suit."""

    def loyalty_chosen(self) -> str:
        return self.tr("{seat} chooses loyalty: {coalition}.")

    def loyalty_changed(self) -> str:
        return self.tr("{seat} changes loyalty to {coalition}.")

    def gifts_lost(self) -> str:
        return self.tr("{seat} loses %n gift(s).", "", self.number("gifts"))

    def ruler_changed(self) -> str:
        if self.seat("new") == NOBODY:
            return self.tr("No one rules {region} anymore.")
        return self.tr("{new} now rules {region}.")

    def favor_changed(self) -> str:
        match Suit(self.number("suit")):
            case Suit.POLITICAL:
                return self.tr("The favored suit is now political.")
            case Suit.INTELLIGENCE:
                return self.tr("The favored suit is now intelligence.")
            case Suit.ECONOMIC:
                return self.tr("The favored suit is now economic.")
            case Suit.MILITARY:
                return self.tr("The favored suit is now military: purchases cost double.")

    def favor_ignored(self) -> str:
        return self.tr("The favored suit stays as it is: the icon ({suit}) has no effect.")


class MarketLog(Sentences):
    """The market between turns, and events."""

    def market_dealt(self) -> str:
        return self.tr("New in the market: “{card}”.")

    def market_slid(self) -> None:
        """Visible on the table; nothing a player would look up later."""

    def check_discarded(self) -> str:
        return self.tr("A Dominance Check is discarded from the market.")

    def instability(self) -> str:
        return self.tr("Instability: two Dominance Checks are in the market.")

    def event_discarded(self) -> str:
        card = self.card()
        self.let(title=self.voice.event(card, discarded=True), effect=event_text(card, True))
        return self.tr("“{title}” is discarded. {effect}")

    def event_bought(self) -> None:
        """Covered by the purchase before and the effects after."""

    def event_in_force(self) -> str | None:
        """The discard has already said what the event does."""
        card, seat = self.card(), self.seat()
        self.let(title=self.voice.event_in_force(card, seat))
        if card == RUMOR:
            return self.tr(
                "Rumor: {seat}’s patriots give no influence (through the next Dominance Check)."
            )
        if seat != NOBODY:
            return self.tr("“{title}” is in effect for {seat} until the next Dominance Check.")
        if card in LASTING_WHEN_DISCARDED:
            return None
        return self.tr("“{title}” is in effect until the next Dominance Check.")

    def event_expired(self) -> str:
        self.let(title=self.voice.event_in_force(self.card(), self.seat()))
        return self.tr("“{title}” is no longer in effect.")

    def rebuke(self) -> str:
        return self.tr("{seat} removes all armies and tribes from {region}.")

    def insurrection(self) -> str:
        return self.tr("Insurrection: {seat} places 2 Afghan armies in Kabul.")


class CheckLog(Sentences):
    """Dominance Checks and the end of the game."""

    def check_scored(self) -> str:
        blocks = zip(Coalition, self.numbers("blocks"), strict=True)
        self.let(
            blocks=listed([f"{terms.coalition_name(c)} ({number_text(n)})" for c, n in blocks]),
            points=self._points("points"),
        )
        return " ".join((self._outcome(), self.tr("Blocks: {blocks}."), self._scoring()))

    def _outcome(self) -> str:
        final, dominant = self.number("final"), self.number("dominant")
        if dominant < 0:
            if final:
                return self.tr("The final Dominance Check is unsuccessful.")
            return self.tr("The Dominance Check is unsuccessful.")
        self.let(dominant=terms.coalition_name(Coalition(dominant)))
        if final:
            return self.tr("The final Dominance Check is successful: {dominant} is dominant.")
        return self.tr("The Dominance Check is successful: {dominant} is dominant.")

    def _scoring(self) -> str:
        if not any(self.numbers("points")):
            return self.tr("No one scores.")
        return self.tr("Points: {points}.")

    def _points(self, key: str) -> str:
        """Who got something and how much."""
        return listed(
            [
                f"{self.voice.player(Seat(seat))} ({number_text(points)})"
                for seat, points in enumerate(self.numbers(key))
                if points or key == "scores"
            ]
        )

    def blocks_cleared(self) -> str:
        return self.tr("All blocks are removed from the map.")

    def game_ended(self) -> str:
        self.let(
            winners=self.voice.players(Seat(seat) for seat in self.numbers("winners")),
            scores=self._points("scores"),
        )
        return " ".join((self._cause(), self._winners(), self.tr("Final scores: {scores}.")))

    def _cause(self) -> str:
        match self.name("how"):
            case "lead":
                return self.tr("A lead of 4 points ends the game.")
            case "agreement":
                return self.tr("The players agree to end the game.")
            case _:
                return self.tr("The game ends with the final Dominance Check.")

    def _winners(self) -> str:
        if len(self.numbers("winners")) > 1:
            return self.tr("Shared victory: {winners}.")
        return self.tr("Winner: {winners}.")

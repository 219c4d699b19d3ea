"""How Wakhan compares cards: what they were compared by, and what decided."""

from __future__ import annotations

from .sentences import Sentences
from .translation import number_text


class CardTrace(Sentences):
    """Comparisons of cards in the market, in the courts and of her own."""

    def trace_market(self) -> str:
        self._chosen()
        figures = zip(self.cards(), self.numbers("figures"), strict=True)
        self.let(
            rated=", ".join(f"{self.voice.quoted(c)} ({number_text(n)})" for c, n in figures),
        )
        return f"{self._compared()} {self._bought()}"

    def _compared(self) -> str:
        match self.name("figure"):
            case "rank":
                return self.tr("Cards by rank: {rated}.")
            case "net":
                return self._compared_by_money()
            case "regions":
                return self.tr("Cards that win a region: {cards}.")
            case "blocks":
                return self.tr("Cards by army and road icons: {rated}.")
            case "cylinders":
                return self.tr("Cards by spy and tribe icons: {rated}.")
            case _:
                return self.tr("Cards that qualify: {cards}.")

    def _compared_by_money(self) -> str:
        wording = self.tr("Cards by rupees gained: {rated}.")
        match self.name("rule"):
            case "savvy_net":
                variant = self.tr("Savvy Purchasing: no card has spies or tribes.")
            case "coin_net":
                variant = self.tr("Coin Erratum: no card has spies or tribes.")
            case _:
                return wording
        return f"{variant} {wording}"

    def _bought(self) -> str:
        match self.name("decided"):
            case "only":
                return self.tr("“{chosen}” is the only candidate.")
            case "figure":
                return self.tr("“{chosen}” comes first.")
            case "cost":
                return self.tr("“{chosen}” is the cheapest of those tied.")
            case _:
                return self.tr("“{chosen}” has the highest card number of those tied.")

    def trace_spies(self) -> str:
        """Her spies and the most of another player, on each card of the region."""
        counts = zip(self.cards(), self.numbers("own"), self.numbers("most"), strict=True)
        self.let(
            rated=", ".join(
                f"{self.voice.quoted(card)} ({number_text(own)} : {number_text(most)})"
                for card, own, most in counts
            )
        )
        return self.tr("Wakhan’s spies and the most any other player has: {rated}.")

    def trace_cards(self) -> str:
        self._chosen()
        return f"{self._purpose()} {self._first()}"

    def _chosen(self) -> None:
        self.let(chosen=self.voice.card(self.card("chosen")))

    def _purpose(self) -> str:
        match self.name("purpose"):
            case "spy":
                return self.tr("Cards where Wakhan does not have the most spies: {cards}.")
            case "spy_everywhere_ahead":
                return self.tr("Wakhan has the most spies everywhere; possible cards: {cards}.")
            case "blackmail":
                return self.tr("Cards without spies for Blackmail: {cards}.")
            case "safe_house":
                return self.tr("Safe Houses for the spy: {cards}.")
            case _:
                return self._action_purpose()

    def _action_purpose(self) -> str:
        match self.name("purpose"):
            case "betray":
                return self.tr("Cards to betray: {cards}.")
            case "battle" | "battle_most_spied":
                return self.tr("Cards to battle on: {cards}.")
            case _:
                return self.tr("Cards that can take the action: {cards}.")

    def _first(self) -> str:
        """The first figure of the card priority in which the top two differ."""
        match self.name("decided"):
            case "only":
                return self.tr("“{chosen}” is the only candidate.")
            case "human_court":
                return self.tr("“{chosen}” is in another player’s court.")
            case "favored":
                return self.tr("“{chosen}” is favored.")
            case "dominant_patriot":
                return self.tr("“{chosen}” is a patriot of the dominant coalition.")
            case _:
                return self._first_of_the_rest()

    def _first_of_the_rest(self) -> str:
        match self.name("decided"):
            case "dominant_prize":
                return self.tr("“{chosen}” has a prize of the dominant coalition.")
            case "patriot":
                return self.tr("“{chosen}” is a patriot.")
            case "leveraged":
                return self.tr("“{chosen}” is leveraged.")
            case "rank":
                return self.tr("“{chosen}” has the highest rank.")
            case _:
                return self.tr("“{chosen}” has the highest number.")

    def trace_discard(self) -> str:
        """Which of her cards goes first."""
        self._chosen()
        match self.name("decided"):
            case "only":
                return self.tr("Wakhan discards “{chosen}”: it is the only one.")
            case "not_political":
                return self.tr("Wakhan discards “{chosen}”: it is not political.")
            case "not_patriot":
                return self.tr("Wakhan discards “{chosen}”: it is not a patriot.")
            case "not_leveraged":
                return self.tr("Wakhan discards “{chosen}”: it is not leveraged.")
            case _:
                return self._discarded_late()

    def _discarded_late(self) -> str:
        match self.name("decided"):
            case "spy_surplus":
                return self.tr(
                    "Wakhan discards “{chosen}”: rival spies outnumber hers there the most."
                )
            case "human_spies":
                return self.tr("Wakhan discards “{chosen}”: it has the most rival spies.")
            case "fewest_spies":
                return self.tr("Wakhan discards “{chosen}”: it has the fewest spies.")
            case "lowest_rank":
                return self.tr("Wakhan discards “{chosen}”: it has the lowest rank.")
            case "not_favored":
                return self.tr("Wakhan discards “{chosen}”: it is not favored.")
            case _:
                return self.tr("Wakhan discards “{chosen}”: it has the lowest card number.")

"""What the panel “If toppled now” says."""

from __future__ import annotations

from pamir_desktop.model.forecast import ToppleOutlook
from pamir_desktop.model.terms import NOBODY, Coalition, Seat
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.sentences import Sentences
from pamir_desktop.views.texts.translation import Translated, listed, number_text
from pamir_desktop.views.texts.voice import Voice

from .first_terms import regime_name, units_name


class ToppleLines(Sentences):
    def __init__(self, outlook: ToppleOutlook) -> None:
        super().__init__({}, Voice(outlook.setup))
        self.outlook = outlook
        self.forecast = outlook.forecast

    def title(self) -> str:
        return self.tr("If toppled now")

    def aside(self) -> str:
        return regime_name(self.forecast.regime)

    def verdict(self) -> str:
        """What a topple bought now would do."""
        forecast = self.forecast
        if self.outlook.is_over:
            return self.tr("The game is over.")
        parts = [self._supremacy()]
        if forecast.is_honeymoon:
            parts.append(self.tr("Honeymoon: the map and all courts are cleared."))
        elif not forecast.ends_game:
            parts.append(self.tr("There is a purge."))
        else:
            parts.append(self._winner(forecast.winner))
        return " ".join(parts)

    def _supremacy(self) -> str:
        match self.forecast.supreme:
            case Coalition.AFGHAN:
                return self.tr("Afghan supremacy.")
            case Coalition.BRITISH:
                return self.tr("British supremacy.")
            case Coalition.RUSSIAN:
                return self.tr("Russian supremacy.")
            case None if self.forecast.is_final:
                return self.tr("No supremacy at the last topple.")
            case None:
                return self.tr("No supremacy.")

    def _winner(self, winner: Seat) -> str:
        if winner == NOBODY:
            return self.tr("The game ends without a winner.")
        self.let(winner=self.voice.player(winner))
        return self.tr("The game ends: {winner} wins.")

    def notes(self) -> list[str]:
        self.let(units=units_name(self.forecast.regime))
        found = [
            self.tr(
                "Supremacy needs more of the framed units ({units}) than the two other coalitions "
                "together, and at least one of each kind."
            )
        ]
        for coalition, missing in self.forecast.missing.items():
            if missing and self.leads(coalition):
                self.let(
                    coalition=terms.coalition_name(coalition),
                    missing=listed([units_name(suit) for suit in missing]),
                )
                found.append(self.tr("Missing for {coalition}: {missing}."))
        return found

    def leads(self, coalition: Coalition) -> bool:
        """It outnumbers the two others together."""
        row = self.forecast.units[self.forecast.regime]
        return 2 * row[coalition] > sum(row)

    def influence_caption(self) -> str:
        return self.tr("influence", "of the players, over three columns")

    def text(self) -> str:
        """Everything the panel shows, for a screen reader."""
        counted = self.forecast.units[self.forecast.regime]
        units = [f"{terms.coalition_name(one)}: {counted[one]}" for one in Coalition]
        rows = [
            f"{self.voice.player(Seat(seat))}: "
            + ", ".join(
                f"{terms.coalition_name(coalition)} {row[coalition]}" for coalition in Coalition
            )
            for seat, row in enumerate(self.forecast.influence)
        ]
        head = f"{self.title()} ({self.aside()}): {', '.join(units)}"
        caption = self.influence_caption()
        influence = f"{caption[:1].upper()}{caption[1:]}"
        return "\n".join([head, self.verdict(), f"{influence}: {'; '.join(rows)}", *self.notes()])


class ToppleInMarket(Translated):
    def text(self, price: int, *, is_last: bool) -> str:
        if is_last:
            text = self.tr(
                "The last topple has entered the market at price {price}. The game ends when"
                " someone buys it or when it leaves the market from the leftmost column."
            )
        else:
            text = self.tr(
                "A topple has entered the market at price {price}. Supremacy is checked as soon as"
                " someone buys it; from the leftmost column it leaves without effect."
            )
        return text.format(price=number_text(price))

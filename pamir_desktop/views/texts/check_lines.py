"""A Dominance Check in words: what was counted, who got points and why."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.check_report import Award, CheckReport, InfluenceParts
from pamir_desktop.model.terms import COALITIONS

from . import terms
from .sentences import Sentences
from .translation import Translated, listed, number_text
from .voice import Voice

SUCCESS_POINTS = (5, 3, 1)
FAILURE_POINTS = (3, 1)


class CheckLines(Sentences):
    def __init__(self, report: CheckReport) -> None:
        super().__init__({}, Voice(report.setup))
        self.report = report
        self.let(
            coalition=terms.coalition_name(report.leader),
            lead=number_text(report.lead),
            needed=number_text(report.lead_needed),
            winners=self.voice.players(report.winners),
        )

    def title(self) -> str:
        if self.report.final:
            return self.tr("The final Dominance Check")
        if len(self.report.cards) > 1:
            return self.tr("Instability: an immediate Dominance Check")
        return self.tr("Dominance Check")

    def verdict(self) -> str:
        """Whether it succeeded, and why."""
        if self.report.dominant is not None:
            return self.tr("Successful: {coalition} leads by {lead} (needed: {needed}).")
        if not self.report.lead:
            return self.tr("Unsuccessful: no coalition has the most blocks.")
        return self.tr("Unsuccessful: {coalition} leads by {lead} (needed: {needed}).")

    def scoring(self) -> str:
        """What is ranked, and what the places are worth."""
        success = self.report.dominant is not None
        factor = 2 if self.report.final else 1
        prizes = [factor * prize for prize in (SUCCESS_POINTS if success else FAILURE_POINTS)]
        self.let(points=listed([number_text(prize) for prize in prizes]))
        if success and self.report.final:
            return self.tr("Points for influence in {coalition}, doubled: {points}.")
        if success:
            return self.tr("Points for influence in {coalition}: {points}.")
        if self.report.final:
            return self.tr("Points for cylinders in play, doubled: {points}.")
        return self.tr("Points for cylinders in play: {points}.")

    def player(self, award: Award) -> str:
        return self.voice.player(award.seat)

    def reason(self, award: Award) -> str:
        """Why a player got these points."""
        if award.measure < 0:
            assert award.loyalty is not None
            self.let(loyalty=terms.coalition_name(award.loyalty))
            return self.tr("no points: loyal to {loyalty}")
        text = self._measure(award)
        if award.tied > 1:
            self.let(measure=text)
            return self.tr("{measure}; tied players share the points")
        return text

    def _measure(self, award: Award) -> str:
        parts = award.influence
        if parts is None:
            return self.tr("%n cylinder(s) in play", "", award.measure)
        self.let(total=number_text(award.measure), parts=listed(list(self._named(parts))))
        return self.tr("influence {total}: {parts}")

    def _named(self, parts: InfluenceParts) -> Iterator[str]:
        """What the influence is made of, without what is missing."""
        self.let(count=number_text(parts.loyalty))
        yield self.tr("loyalty {count}")
        if parts.patriots:
            self.let(count=number_text(parts.patriots))
            yield self.tr("patriots {count}")
        if parts.prizes:
            self.let(count=number_text(parts.prizes))
            yield self.tr("prizes {count}")
        if parts.gifts:
            self.let(count=number_text(parts.gifts))
            yield self.tr("gifts {count}")

    def after(self) -> str:
        """What happens to the map; empty if nothing does."""
        if self.report.dominant is None or self.report.ending:
            return ""
        return self.tr("All blocks are removed from the map.")

    def ending(self) -> str:
        """Who has won; empty if the game goes on."""
        if not self.report.ending:
            return ""
        if len(self.report.winners) > 1:
            return self.tr("The game is over. Shared victory: {winners}.")
        if self.report.ending == "lead":
            return self.tr("{winners} leads by at least 4 points and wins the game.")
        return self.tr("The game is over: {winners} wins.")

    def all(self) -> str:
        """The whole scene for a screen reader."""
        blocks = [
            f"{terms.coalition_name(coalition)}: {number_text(count)}"
            for coalition, count in zip(COALITIONS, self.report.blocks, strict=True)
        ]
        awards = [
            f"{self.player(award)}: +{number_text(award.points)} ({self.reason(award)})"
            for award in self.report.awards
        ]
        return "\n".join(
            line
            for line in (
                self.title(),
                listed(blocks),
                self.verdict(),
                self.scoring(),
                *awards,
                self.after(),
                self.ending(),
            )
            if line
        )


class CheckInMarket(Translated):
    def text(self, price: int) -> str:
        return self.tr(
            "A Dominance Check has entered the market at price {price}. It is scored when someone"
            " buys it, when it is discarded from column 0 or when a second one comes."
        ).format(price=number_text(price))

"""The forecast of a check: the sentences beside the figures."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.forecast import Outlook
from pamir_desktop.model.pieces import BLOCKS_EACH
from pamir_desktop.views.table.signs import Term

from . import terms
from .sentences import Sentences
from .translation import number_text
from .voice import Voice

LEAD: Final = 4
"""Points that end the game after a check."""


class ForecastLines(Sentences):
    """What the figures mean."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__({}, Voice(outlook.setup))
        self.outlook = outlook
        first = outlook.ranking[0]
        supply = BLOCKS_EACH - outlook.forecast.blocks[first]
        self.let(
            coalition=terms.coalition_name(first),
            lead=number_text(outlook.lead),
            needed=number_text(outlook.forecast.lead_needed),
            supply=number_text(supply),
        )

    def needed(self) -> str:
        """At the head of the panel."""
        return self.tr("lead needed: {needed}")

    def verdict(self) -> str:
        """Whether the check would succeed."""
        if self.outlook.forecast.check.dominant is not None:
            return self.tr("{coalition} leads by {lead}: the check would succeed.")
        if not self.outlook.lead:
            return self.tr("No coalition leads: the check would fail.")
        return self.tr("{coalition} leads by {lead}: the check would fail.")

    def alarm(self) -> str:
        """A player would win at once; empty if no one would."""
        forecast = self.outlook.forecast
        if forecast.wins_at_once is not None:
            self.let(winner=self.voice.player(forecast.wins_at_once))
            return self.tr(
                "{winner} would win at once: at least %n point(s) ahead of everyone else.", "", LEAD
            )
        self.let(winners=self.voice.players(forecast.final_winners))
        match len(forecast.final_winners):
            case 0:
                return ""
            case 1:
                return self.tr("The game would end: {winners} would win.")
            case _:
                return self.tr("The game would end in a shared victory: {winners}.")

    def notes(self) -> list[tuple[Term, str]]:
        """Each with the term that it is about."""
        wording = [
            (Term.BLOCKS, self._missing()),
            (Term.FINAL_CHECK, self._final()),
            (Term.CHECKS_LEFT, self._coming()),
        ]
        return [(term, text) for term, text in wording if text]

    def _missing(self) -> str:
        missing = self.outlook.forecast.lead_needed - self.outlook.lead
        if missing <= 0 or not self.outlook.lead:
            return ""
        return self.tr(
            "{coalition} needs %n more block(s) for dominance; left in supply: {supply}.",
            "",
            missing,
        )

    def _final(self) -> str:
        if not self.outlook.is_final:
            return ""
        return self.tr("The next check is the final one: all points count double.")

    def _coming(self) -> str:
        coming = self.outlook.coming
        if coming.in_market >= 0:
            self.let(column=number_text(coming.in_market))
            return self.tr("A Dominance Check is in the market, column {column}.")
        if coming.earliest < 0:
            return self.tr("No Dominance Checks are left.")
        self.let(earliest=number_text(coming.earliest), latest=number_text(coming.latest))
        if coming.earliest == coming.latest:
            return self.tr(
                "The next Dominance Check comes after %n more card(s).", "", coming.latest
            )
        return self.tr(
            "Next Dominance Check: after {earliest} to %n more card(s).",
            "",
            coming.latest,
        )

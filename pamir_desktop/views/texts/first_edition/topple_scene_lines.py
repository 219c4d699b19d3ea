"""A topple in words: what was counted, whether a coalition is supreme and why, what follows."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model.first_edition.topple_report import (
    EmpireInfluence,
    ToppleLine,
    ToppleReport,
)
from pamir_desktop.model.terms import COALITIONS, Suit
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.sentences import Sentences
from pamir_desktop.views.texts.translation import listed, number_text
from pamir_desktop.views.texts.voice import Voice

from .first_terms import regime_name, units_name


class ToppleSceneLines(Sentences):
    def __init__(self, report: ToppleReport) -> None:
        super().__init__({}, Voice(report.setup))
        self.report = report
        most = report.counted[report.leader]
        self.let(
            coalition=terms.coalition_name(report.leader),
            units=units_name(report.regime),
            most=number_text(most),
            rest=number_text(sum(report.counted) - most),
            missing=listed([units_name(suit) for suit in report.missing]),
            active=self.voice.player(report.lines[0].seat),
            winner=self.voice.players(report.winners),
        )

    def title(self) -> str:
        if not self.report.was_bought:
            return self.tr("The last topple leaves the market")
        return self.tr("The last topple") if self.report.final else self.tr("Topple")

    def aside(self) -> str:
        return regime_name(self.report.regime)

    def verdict(self) -> str:
        """Whether a coalition is supreme, and why."""
        report = self.report
        if not report.was_bought:
            return self.tr("No one bought it, so supremacy is not checked.")
        if report.supreme is not None:
            return self._supremacy()
        if not any(report.counted):
            return self.tr("No supremacy. There are none of the units that count ({units}).")
        if report.has_majority:
            return self.tr(
                "No supremacy. {coalition} has a majority ({units}: {most}, the others together"
                " {rest}) but lacks other units: {missing}."
            )
        return self.tr(
            "No supremacy. No coalition has more than the two others together ({units},"
            " {coalition}: {most}, the others together {rest})."
        )

    def _supremacy(self) -> str:
        report = self.report
        if all(row[report.leader] for row in report.units):
            return self.tr(
                "Supremacy: {coalition} ({units}: {most}, the others together {rest}; at least one"
                " of the other units each)."
            )
        return self.tr("Supremacy: {coalition} ({units}: {most}, the others together {rest}).")

    def follows(self) -> str:
        """What the rules make of it."""
        report = self.report
        if report.is_honeymoon:
            return self.tr(
                "Honeymoon: all armies, roads, tribes and spies leave, and every court is emptied."
                " {coalition} wins with supremacy at the next topple too."
            )
        if not report.ending:
            return self._purge()
        if report.supreme is None:
            return self.tr("The game ends. Military stars decide, then rupees.")
        if not any(line.influence and line.influence.total for line in report.lines):
            return self.tr(
                "No one has influence in {coalition}: military stars decide, then rupees."
            )
        return self.tr(
            "The most influence in {coalition} wins. In a tie, military stars decide, then rupees."
        )

    def _purge(self) -> str:
        report = self.report
        rule = self.tr(
            "Purge: in every place one piece of each color stays, and all Afghan armies and roads."
        )
        gone = [
            f"{units_name(suit)} {number_text(count)}"
            for suit, count in (
                (Suit.MILITARY, report.armies_lost),
                (Suit.ECONOMIC, report.roads_lost),
            )
            if count
        ]
        if not gone:
            return rule
        self.let(gone=listed(gone))
        return " ".join((rule, self.tr("Removed from the map: {gone}.")))

    # --- Players ---------------------------------------------------------------------------

    def player(self, line: ToppleLine) -> str:
        return self.voice.player(line.seat)

    def reason(self, line: ToppleLine) -> str:
        """What the topple means for a player; empty if the figures say all of it."""
        if line.influence is not None:
            return self._influence(line.influence)
        if self.report.ending:
            return ""
        return "; ".join(self._losses(line))

    def _influence(self, influence: EmpireInfluence) -> str:
        if not influence.total:
            return self.tr("no influence")
        return listed(list(self._parts(influence)))

    def _parts(self, influence: EmpireInfluence) -> Iterator[str]:
        """What the influence is made of, without what is missing."""
        if influence.starting_card:
            yield self.tr("loyalty card 1")
        if influence.patriots:
            self.let(count=number_text(influence.patriots))
            yield self.tr("patriots {count}")
        if influence.prizes:
            self.let(count=number_text(influence.prizes))
            yield self.tr("prizes {count}")
        if influence.gifts:
            self.let(count=number_text(influence.gifts))
            yield self.tr("gifts {count}")
        if influence.spies:
            self.let(count=number_text(influence.spies))
            yield self.tr("spies in other courts {count}")

    def _losses(self, line: ToppleLine) -> Iterator[str]:
        if line.lost:
            yield self.tr("loses %n piece(s)", "", line.lost)
        if self.report.is_honeymoon:
            if line.court:
                yield self.tr("%n court card(s) to discard or take into hand", "", line.court)
        elif line.to_keep:
            self.let(suits=listed([self._one_of(suit, count) for suit, count in line.to_keep]))
            yield self.tr("keeps one card each: {suits}")
        else:
            yield self.tr("keeps all court cards")

    def _one_of(self, suit: Suit, count: int) -> str:
        self.let(suit=terms.suit_name(suit), count=number_text(count))
        return self.tr("{suit} (of {count})")

    # --- The end ---------------------------------------------------------------------------

    def after(self) -> str:
        """Who has won, or who goes on."""
        report = self.report
        if report.ending:
            if not report.winners:
                return self.tr("The game is over: a tie that nothing breaks, so no one wins.")
            return self.tr("The game is over: {winner} wins.")
        if any(line.court if report.is_honeymoon else line.to_keep for line in report.lines):
            return self.tr("The players now decide about their cards, then {active} goes on.")
        return self.tr("{active} goes on with the turn.")

    def all(self) -> str:
        """The whole scene for a screen reader."""
        rows = [self.row(line) for line in self.report.lines]
        counted = [self.counted()] if self.report.was_bought else []
        texts = (self.title(), self.aside(), *counted, self.verdict(), self.follows(), *rows)
        return "\n".join((*texts, self.after()))

    def counted(self) -> str:
        """All units by suit, with the coalitions in their order."""
        rows = []
        for suit in (self.report.regime, *(s for s in Suit if s is not self.report.regime)):
            row = self.report.units[suit]
            found = [f"{terms.coalition_name(one)} {number_text(row[one])}" for one in COALITIONS]
            rows.append(f"{units_name(suit)}: {', '.join(found)}")
        return "; ".join(rows)

    def row(self, line: ToppleLine) -> str:
        """A player's line with its figures."""
        texts = [self.reason(line)]
        if line.influence is not None:
            self.let(count=number_text(line.influence.total))
            texts.insert(0, self.tr("influence {count}"))
        if self.report.ending:
            self.let(stars=number_text(line.stars), rupees=number_text(line.rupees))
            texts.append(self.tr("military stars {stars}, rupees {rupees}"))
        return f"{self.player(line)}: {', '.join(text for text in texts if text)}"

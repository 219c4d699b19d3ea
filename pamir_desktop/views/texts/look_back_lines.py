"""A past game in words: where the chances turned, and what Expert would have played."""

from __future__ import annotations

from collections.abc import Mapping

from pamir_desktop.model.terms import Seat
from pamir_desktop.views.ending.look_back_content import Advice, LookBack, OwnTurn, TurningPoint

from .choice_labels import menu_label
from .hint_lines import HintLines
from .translation import SEPARATOR, Translated, listed, number_text, percent_text
from .voice import Voice

FOUND = 100
"""Percent of a thought."""


class LookBackLines(Translated):
    def __init__(self, content: LookBack) -> None:
        self._content = content
        self._voice = Voice(content.setup)

    def title(self) -> str:
        return self.tr("Looking back")

    def chart(self) -> str:
        return self.tr("Chance of winning in %")

    def about(self) -> str:
        """What the curves mean, and what they do not."""
        return self.tr(
            "Each player’s chance of winning at the start of every turn, judged by what everyone "
            "could see. It was fitted to games between computer players and is calibrated: of "
            "100 positions rated 30%, about 30 are won. In the first turns it says little."
        )

    def about_checks(self) -> str:
        """What the vertical lines in the chart are."""
        return self.tr("Dashed vertical lines are Dominance Checks.")

    # --- Turning points --------------------------------------------------------------------

    def turnings_title(self) -> str:
        return self.tr("Turning points")

    def no_turnings(self) -> str:
        return self.tr("No turn changed anyone’s chances by much.")

    def turn(self, point: TurningPoint) -> str:
        """The words of the link."""
        text = self.tr("Turn {turn} ({name})")
        return text.format(turn=number_text(point.turn), name=self._voice.player(point.active))

    def change(self, point: TurningPoint) -> str:
        text = self.tr("{name}’s chance: {before} → {after}")
        return text.format(
            name=self._voice.player(point.seat),
            before=percent_text(point.before),
            after=percent_text(point.after),
        )

    # --- Own turns -------------------------------------------------------------------------

    def own_title(self) -> str:
        return self.tr("Turns that cost their player the most")

    def played(self, own: OwnTurn) -> str:
        if not own.played:
            return self.tr("Played: nothing.")
        moves = [
            menu_label(step.choice, step.decision, step.state, self._voice) for step in own.played
        ]
        return self.tr("Played: {moves}.").format(moves=SEPARATOR.join(moves))

    def advice(self, own: OwnTurn, advice: Advice | None) -> str:
        """Empty where none is given."""
        if advice is None or (advice.hint is None and advice.percent == FOUND):
            return ""
        if advice.hint is None:
            text = self.tr("Expert is thinking about it: {percent}")
            return text.format(percent=percent_text(advice.percent))
        lines = HintLines(self._voice)
        if own.played and own.played[0].choice == advice.hint.choice:
            text = self.tr("Expert would have begun the same way: {move}. {reasons}")
        else:
            text = self.tr("Expert would have played: {move}. {reasons}")
        return text.format(move=lines.move(advice.hint), reasons=lines.reasons(advice.hint))

    # --- For the log -----------------------------------------------------------------------

    def written(self, advice: Mapping[int, Advice]) -> list[str]:
        """Everything line by line, with the advice that was found, by the place of the turn."""
        content = self._content
        lines = [self.about()]
        lines += [f"{self.turn(point)}: {self.change(point)}" for point in content.turnings]
        for place, own in enumerate(content.own):
            lines.append(f"{self.turn(own.point)}: {self.change(own.point)}")
            lines.append(self.played(own))
            lines += filter(None, (self.advice(own, advice.get(place)),))
        for place, turn in enumerate(content.turns):
            named = [
                self.tr("{name} {percent}").format(
                    name=self._voice.player(Seat(seat)), percent=percent_text(line[place])
                )
                for seat, line in enumerate(content.percent)
            ]
            text = self.tr("Turn {turn}: {chances}")
            lines.append(text.format(turn=number_text(turn), chances=listed(named)))
        return lines

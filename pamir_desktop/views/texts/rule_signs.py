"""What a term of a Dominance Check or of the log means."""

from __future__ import annotations

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.table.signs import Sign, Term

from . import terms
from .sentences import Sentences
from .voice import Voice


class RuleSigns(Sentences):
    """Title and text of terms that are nowhere on the table itself."""

    def __init__(self, sign: Sign, setup: Setup) -> None:
        super().__init__({}, Voice(setup))
        self.sign = sign

    def found(self) -> tuple[str, str] | None:
        """None for what is on the table."""
        return self._of_check() or self._of_log()

    def _of_check(self) -> tuple[str, str] | None:
        match self.sign.term:
            case Term.DOMINANCE:
                return self.tr("Dominance"), self.tr(
                    "A coalition is dominant if it has at least 4 more blocks in play than each of"
                    " the other two. Conflict Fatigue lowers this to 2."
                )
            case Term.BLOCKS_IN_PLAY:
                self.let(coalition=terms.coalition_name(Coalition(self.sign.value)))
                return self.tr("Blocks in play: {coalition}"), self.tr(
                    "Armies and roads on the map, of 12 in all. They decide whether the coalition"
                    " is dominant."
                )
            case Term.ON_FAILURE:
                return self.tr("Unsuccessful check"), self.tr(
                    "Without a dominant coalition, cylinders in play decide: the most score 3"
                    " points, the second most 1. The small figures are the cylinders; a"
                    " frame marks what a check would score now."
                )
            case Term.ON_SUCCESS:
                self.let(coalition=terms.coalition_name(Coalition(self.sign.value)))
                return self.tr("Successful check: {coalition}"), self.tr(
                    "If this coalition is dominant, influence points of those loyal to it decide:"
                    " 5, 3 and 1 points. The small figures are the influence points; a"
                    " frame marks what a check would score now."
                )
            case Term.EARLY_END:
                return self.tr("Early end"), self.tr(
                    "A player who is at least 4 victory points ahead of everyone else after a"
                    " check wins at once."
                )
            case Term.FINAL_CHECK:
                return self.tr("Final Dominance Check"), self.tr(
                    "The last of the checks ends the game, and its points count double."
                )
            case _:
                return None

    def _of_log(self) -> tuple[str, str] | None:
        match self.sign.term:
            case Term.PLAYING:
                return self.tr("Playing a card"), self.tr(
                    "The card is added to either end of the court, then its icons take effect from"
                    " top to bottom. The ruler of its region may demand a bribe first."
                )
            case Term.BRIBE:
                return self.tr("Bribe"), self.tr(
                    "Due to the ruler of the region of a card that is played, 1 rupee for each of"
                    " their tribes there, and to whoever holds a card hostage whose actions are"
                    " used, 1 rupee for each of their spies on it. They may accept less."
                )
            case Term.SPIES:
                return self.tr("Spies"), self.tr(
                    "Whoever has the most spies on another player’s card holds it hostage: its"
                    " actions cost a bribe. Spies can also battle there and betray the card."
                )
            case Term.OVERTHROW:
                return self.tr("Overthrow"), self.tr(
                    "A player who loses their last tribe in a region loses their political cards of"
                    " that region, and the other way around."
                )
            case Term.LEVERAGE:
                return self.tr("Leverage"), self.tr(
                    "A leveraged card gives 2 rupees when it is played, and costs 2 when it leaves"
                    " the court. For each rupee that cannot be paid, a card is discarded."
                )
            case Term.FAVORED:
                return self.tr("Favored suit"), self.tr(
                    "Actions of cards of the favored suit are bonus actions: they do not count as"
                    " one of the two actions of a turn."
                )
            case _:
                return None

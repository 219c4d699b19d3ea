"""What has changed for a player since their last turn: a few words each, with an icon."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from pamir_desktop.model.terms import Suit
from pamir_desktop.model.turn_changes import TurnChange
from pamir_desktop.views.art.icons import Icon
from pamir_desktop.views.art.interface_glyphs import Glyph

from .editions import texts_of
from .sentences import Sentences
from .voice import Voice

ICONS: Final[dict[str, Icon]] = {
    "court_lost": Glyph.COURT,
    "prize_lost": Glyph.PRIZE,
    "hostage": Glyph.LOCK,
    "tribes_lost": Glyph.CYLINDER,
    "spies_lost": Suit.INTELLIGENCE,
    "rule_lost": Glyph.CROWN,
    "rule_won": Glyph.CROWN,
    "gifts_lost": Glyph.INFLUENCE,
    "rupees_lost": Glyph.COIN,
    "rupees_won": Glyph.COIN,
    "points": Glyph.TROPHY,
    "own_points": Glyph.TROPHY,
    "loyalty": Glyph.PATRIOT,
    "favor": Glyph.STAR,
    "check": Glyph.SCALES,
}


class RecapItem(NamedTuple):
    icon: Icon
    text: str
    is_loss: bool = False


Recap = Callable[[], list[RecapItem]]
"""What changed, in the current language each time it is asked."""


def change_items(changes: Iterable[TurnChange], voice: Voice) -> list[RecapItem]:
    items = []
    for change in changes:
        line, icon = texts_of(voice.setup).change(change.id)
        text: str = getattr(line(change.args, voice), change.id)()
        items.append(RecapItem(icon, text, change.is_loss))
    return items


class ChangeLine(Sentences):
    """One method per kind of change; it addresses the player."""

    def court_lost(self) -> str:
        return self.tr("You lost “{card}” from your court.")

    def prize_lost(self) -> str:
        return self.tr("You lost the prize “{card}”.")

    def hostage(self) -> str:
        return self.tr("{other} holds “{card}” hostage.")

    def tribes_lost(self) -> str:
        return self.tr("You lost %n tribe(s) {in_region}.", "", self.number("number"))

    def spies_lost(self) -> str:
        return self.tr("You lost %n spy(s).", "", self.number("number"))

    def rule_lost(self) -> str:
        return self.tr("You no longer rule {region}.")

    def rule_won(self) -> str:
        return self.tr("You now rule {region}.")

    def gifts_lost(self) -> str:
        return self.tr("You lost %n gift(s).", "", self.number("number"))

    def rupees_lost(self) -> str:
        return self.tr("You have %n fewer rupee(s).", "", self.number("number"))

    def rupees_won(self) -> str:
        return self.tr("You have %n more rupee(s).", "", self.number("number"))

    def points(self) -> str:
        return self.tr("{seat} scored %n point(s).", "", self.number("number"))

    def own_points(self) -> str:
        return self.tr("You scored %n point(s).", "", self.number("number"))

    def loyalty(self) -> str:
        return self.tr("{seat} is now loyal to {coalition}.")

    def favor(self) -> str:
        return self.tr("The favored suit is now: {suit}.")

    def check(self) -> str:
        return self.tr("A Dominance Check is in the market at price {number}.")

"""What has changed since one's last turn, where only the first edition has it."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.terms import Coalition, Suit
from pamir_desktop.views.art.icons import Icon
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.texts.sentences import Sentences

from .first_terms import regime_name

ICONS: Final[dict[str, Icon]] = {
    "armies_lost": Suit.MILITARY,
    "roads_lost": Suit.ECONOMIC,
    "own_loyalty": Glyph.PATRIOT,
    "favor_card_lost": Glyph.INFLUENCE,
    "favor_card_won": Glyph.INFLUENCE,
    "set_aside": Glyph.LOCK,
    "tokens_won": Glyph.BONUS,
    "tokens_lost": Glyph.BONUS,
    "regime": Glyph.STAR,
    "topples_left": Glyph.SCALES,
    "topple": Glyph.SCALES,
}


class FirstChangeLine(Sentences):
    def armies_lost(self) -> str:
        return self.tr("{coalition} lost %n army/armies.", "", self.number("number"))

    def roads_lost(self) -> str:
        return self.tr("{coalition} lost %n road(s).", "", self.number("number"))

    def own_loyalty(self) -> str:
        return self.tr("You are now loyal to {coalition}.")

    def favor_card_lost(self) -> str:
        match self.coalition():
            case Coalition.AFGHAN:
                return self.tr("You lost the Afghan favor card.")
            case Coalition.BRITISH:
                return self.tr("You lost the British favor card.")
            case Coalition.RUSSIAN:
                return self.tr("You lost the Russian favor card.")

    def favor_card_won(self) -> str:
        match self.coalition():
            case Coalition.AFGHAN:
                return self.tr("You now hold the Afghan favor card.")
            case Coalition.BRITISH:
                return self.tr("You now hold the British favor card.")
            case Coalition.RUSSIAN:
                return self.tr("You now hold the Russian favor card.")

    def set_aside(self) -> str:
        return self.tr("%n of your rupees is/are set aside for a deal.", "", self.number("number"))

    def tokens_won(self) -> str:
        return self.tr("You have %n more Badal token(s).", "", self.number("number"))

    def tokens_lost(self) -> str:
        return self.tr("You have %n fewer Badal token(s).", "", self.number("number"))

    def regime(self) -> str:
        self.let(regime=regime_name(Suit(self.number("suit"))))
        return self.tr("The regime is now {regime}.")

    def topples_left(self) -> str:
        return self.tr("A topple has left the game; %n is/are left.", "", self.number("number"))

    def topple(self) -> str:
        return self.tr("A topple is in the market at price {number}.")

"""What an icon, a figure or a term on the table means, with what it costs."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import CardAction, Coalition, Impact, Region, Suit
from pamir_desktop.views.table.signs import Sign, Term

from . import terms
from .card_lines import action_line, impact_line
from .card_texts import card_words
from .counts import Count
from .editions import texts_of
from .key_names import key_name
from .rule_signs import RuleSigns
from .sentences import Sentences
from .translation import number_text, translate
from .voice import Voice


class SignText(NamedTuple):
    title: str
    text: str

    def tip(self) -> str:
        return "\n".join([self.title, self.text, *self.hint()])

    @staticmethod
    def hint() -> list[str]:
        """The keys that open the rules about it, if there are any."""
        keys = key_name("rules")
        return [translate("SignText", "{key}: read the rule").format(key=keys)] if keys else []

    def spoken(self) -> str:
        return f"{self.title}. {self.text}"


def sign_text(sign: Sign, setup: Setup) -> SignText:
    other = texts_of(setup).sign_text(sign, setup) or CardSigns(sign, setup).found()
    if other is not None:
        return other
    said = RuleSigns(sign, setup).found()
    return TableSigns(sign, setup).found() if said is None else SignText(*said)


class CardSigns(Sentences):
    """What is printed on a card, and what is on it."""

    def __init__(self, sign: Sign, setup: Setup) -> None:
        super().__init__({}, Voice(setup))
        self.sign = sign

    def found(self) -> SignText | None:
        """None for a sign that is not on a card."""
        sign = self.sign
        match sign.term:
            case Term.SUIT:
                return SignText(terms.suit_name(Suit(sign.value)), self._suit(Suit(sign.value)))
            case Term.CARD:
                return SignText(
                    self.tr("How to read a card"), self.tr("Every mark on a card, in a picture.")
                )
            case Term.RANK:
                return self._rank()
            case Term.REGION:
                return self._region(Region(sign.value))
            case Term.ACTION:
                action = CardAction(sign.value)
                return self._headed(action_line(action, sign.card, self.voice))
            case Term.IMPACT:
                return self._headed(impact_line(Impact(sign.value), sign.card, self.voice))
            case Term.PATRIOT:
                return self._patriot(Coalition(sign.value))
            case Term.PRIZE:
                return self._prize(Coalition(sign.value))
            case Term.ABILITY | Term.IF_DISCARDED | Term.IF_PURCHASED | Term.CHECK:
                return self._written()
            case _:
                return self._on_card()

    @staticmethod
    def _headed(line: str) -> SignText:
        """A line of the card details begins with its title."""
        title, _, text = line.partition(": ")
        return SignText(title, f"{text[:1].upper()}{text[1:]}")

    def _suit(self, suit: Suit) -> str:
        match suit:
            case Suit.POLITICAL:
                return self.tr(
                    "Each star of your political cards lets your court hold one more card. While "
                    "the suit is favored, actions of political cards are bonus actions."
                )
            case Suit.INTELLIGENCE:
                return self.tr(
                    "Each star of your intelligence cards lets you keep one more card in hand. "
                    "While the suit is favored, actions of intelligence cards are bonus actions."
                )
            case Suit.ECONOMIC:
                return self.tr(
                    "Each star of your economic cards shelters one of your rupees from taxes. "
                    "While the suit is favored, actions of economic cards are bonus actions."
                )
            case Suit.MILITARY:
                return self.tr(
                    "Stars of your military cards decide a tie at the end of the game. While the "
                    "suit is favored, purchases cost double and actions of military cards are "
                    "bonus actions."
                )

    def _rank(self) -> SignText:
        self.let(rank=number_text(self.sign.value))
        return SignText(
            self.tr("Rank {rank}"),
            self.tr(
                "The number of its stars. Its actions tax up to as many rupees, make up to as "
                "many moves or remove up to as many pieces."
            ),
        )

    def _region(self, region: Region) -> SignText:
        return SignText(
            terms.region_name(region),
            self.tr(
                "The region of the card: its tribes, armies and roads are placed there, and "
                "whoever rules it may demand a bribe when the card is played."
            ),
        )

    def _patriot(self, coalition: Coalition) -> SignText:
        return SignText(
            terms.patriot_name(coalition),
            self.tr(
                "In your court it is worth 1 influence point. Playing it makes you loyal to its "
                "coalition; if you were not, you lose your gifts, prizes and other patriots."
            ),
        )

    def _prize(self, coalition: Coalition) -> SignText:
        return SignText(
            terms.prize_name(coalition),
            self.tr(
                "Whoever betrays this card may keep it as a prize, worth 1 influence point. It "
                "makes them loyal to its coalition."
            ),
        )

    def _written(self) -> SignText:
        words = card_words(self.sign.card)
        assert isinstance(self.sign.term, Term)
        passage = {
            Term.ABILITY: words.ability,
            Term.IF_DISCARDED: words.discarded,
            Term.IF_PURCHASED: words.purchased,
            Term.CHECK: words.purchased,
        }[self.sign.term]
        title = passage.title.replace("\u00ad", "")
        if self.sign.term in {Term.IF_DISCARDED, Term.IF_PURCHASED}:
            title = f"{passage.label[:1].upper()}{passage.label[1:]}: {title}"
        return SignText(title, passage.text.replace("\u00ad", ""))

    def _on_card(self) -> SignText | None:
        self.let(sum=Count(self.sign.value).rupees())
        match self.sign.term:
            case Term.RUPEES_ON_CARD:
                text = self.tr("Whoever buys the card takes them.")
                return SignText(self.tr("{sum} on the card"), text)
            case Term.PAID_THIS_TURN:
                text = self.tr("A rupee was placed on it this turn, so it cannot be bought now.")
                return SignText(self.tr("Paid on this turn"), text)
            case Term.LAST_TURN:
                text = self.tr(
                    "This event is discarded at the end of the turn unless it is bought: then its "
                    "upper half takes effect."
                )
                return SignText(self.tr("Last turn in the market"), text)
            case Term.HOSTAGE:
                text = self.tr(
                    "Another player has the most spies on it. Using its actions costs a bribe of"
                    " {sum}, unless that player waives it."
                )
                return SignText(self.tr("Held hostage"), text)
            case _:
                return None


class TableSigns(Sentences):
    """Figures of the players, and what is on the table."""

    def __init__(self, sign: Sign, setup: Setup) -> None:
        super().__init__({}, Voice(setup))
        self.sign = sign

    def found(self) -> SignText:
        title, text = self._of_player() or self._of_court() or self._of_table()
        return SignText(title, text)

    def _of_player(self) -> tuple[str, str] | None:
        match self.sign.term:
            case Term.COLOUR:
                return self.tr("Color and mark"), self.tr(
                    "All cylinders of this player have this color and this mark."
                )
            case Term.RUPEES:
                return self.tr("Rupees"), self.tr(
                    "They pay for purchases, gifts, blocks, betrayals and bribes."
                )
            case Term.SHELTER:
                return self.tr("Sheltered rupees"), self.tr(
                    "One for each economic star of the court: others cannot tax them."
                )
            case Term.HAND:
                return self.tr("Cards in hand, and the limit"), self.tr(
                    "The limit is 2, plus one for each intelligence star of the court. Cards "
                    "above it are discarded at the end of the turn."
                )
            case Term.COURT:
                return self.tr("Cards in the court, and the limit"), self.tr(
                    "The limit is 3, plus one for each political star of the court. Cards above "
                    "it are discarded at the end of the turn."
                )
            case Term.CYLINDERS:
                return self.tr("Cylinders in play"), self.tr(
                    "Tribes, spies and gifts. If no coalition is dominant at a Dominance Check,"
                    " whoever has the most of them scores the most."
                )
            case Term.POINTS:
                return self.tr("Victory points"), self.tr(
                    "Dominance Checks award them. Whoever leads by at least 4 after a check wins"
                    " at once; otherwise whoever has the most at the end wins."
                )
            case _:
                return None

    def _of_court(self) -> tuple[str, str] | None:
        match self.sign.term:
            case Term.INFLUENCE:
                return self.tr("Influence points"), self.tr(
                    "1 for being loyal, plus 1 for each patriot, prize and gift. If your coalition "
                    "is dominant at a Dominance Check, they decide how much you score."
                )
            case Term.LOYALTY:
                return self.tr("Loyalty"), self.tr(
                    "The coalition this player is loyal to: they build, move and battle with its "
                    "blocks. Whoever changes loyalty loses gifts, prizes and patriots."
                )
            case Term.GIFTS:
                return self.tr("Gifts"), self.tr(
                    "They cost 2, 4 and 6 rupees, with the gift action. Each is worth 1 influence "
                    "point until loyalty changes."
                )
            case Term.PRIZES:
                return self.tr("Prizes"), self.tr(
                    "Cards kept from betrayals. Each is worth 1 influence point until loyalty "
                    "changes."
                )
            case Term.EVENTS:
                return self.tr("Events"), self.tr("The events that are in effect now.")
            case Term.SUPPLY:
                return self.tr("Cylinders in the supply"), self.tr(
                    "For tribes, spies and gifts. Each player has ten; if none is left, one is "
                    "taken from play."
                )
            case Term.WAKHAN_LOYALTY:
                return self.tr("Wakhan’s influence"), self.tr(
                    "Wakhan is loyal to all three coalitions at once: her influence points in "
                    "each of them."
                )
            case Term.WAKHAN_CARDS:
                return self.tr("Wakhan’s AI cards"), self.tr(
                    "They decide which coalition counts as hers, which region comes first and "
                    "what she tries to do, from top to bottom."
                )
            case _:
                return None

    def _of_table(self) -> tuple[str, str]:
        match self.sign.term:
            case Term.DECK:
                return self.tr("Deck"), self.tr(
                    "Cards that have not entered the market yet. The Dominance Checks are spread "
                    "over the lower part of the deck."
                )
            case Term.CHECKS_LEFT:
                return self.tr("Checks left"), self.tr(
                    "Dominance Checks that are still to come, in the deck and in the market. The"
                    " final one ends the game and awards twice the points."
                )
            case Term.DISCARD:
                return self.tr("Discard pile"), self.tr("Discarded cards do not come back.")
            case Term.BLOCKS:
                return self.tr("Blocks in the supply"), self.tr(
                    "For armies and roads of each coalition. If none is left, one is taken from "
                    "play."
                )
            case Term.PRICE:
                self.let(sum=Count(self.sign.value).rupees())
                if not self.sign.value:
                    return self.tr("Price: free"), self.tr("Cards in this column cost nothing.")
                return self.tr("Price: {sum}"), self.tr(
                    "Paid to the cards to its left in the same row. Prices are doubled while "
                    "military is the favored suit."
                )
            case Term.RULER:
                return self.tr("Ruler token"), self.tr(
                    "A region is ruled by the player with at least one tribe there and more "
                    "tribes and armies of their coalition than anyone else. Only rulers build "
                    "there, and they may demand bribes for its cards."
                )
            case _:
                raise AssertionError(f"nothing is said about {self.sign}")

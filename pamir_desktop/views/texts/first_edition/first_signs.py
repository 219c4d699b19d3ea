"""What an icon, a figure or a term means in the first edition."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import FAVOR_SUIT, Coalition, Impact, Region, Suit
from pamir_desktop.views.table.signs import FirstTerm, Sign, Term
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.counts import Count
from pamir_desktop.views.texts.sentences import Sentences
from pamir_desktop.views.texts.sign_texts import SignText
from pamir_desktop.views.texts.voice import Voice

from .first_terms import regime_effect, regime_name, special_action_title


class FirstCardSigns(Sentences):
    """What is printed on a card, as this edition reads it."""

    def __init__(self, sign: Sign, setup: Setup) -> None:
        super().__init__({}, Voice(setup))
        self.sign = sign

    def found(self) -> SignText | None:
        """None for what is not on a card, or means the same in both editions."""
        sign = self.sign
        match sign.term:
            case Term.SUIT:
                return SignText(terms.suit_name(Suit(sign.value)), self._suit(Suit(sign.value)))
            case Term.RANK:
                return SignText(
                    self._rank_title(),
                    self.tr(
                        "The number of its stars, the number of pieces it places when played, "
                        "and how much its actions do."
                    ),
                )
            case Term.REGION:
                return SignText(
                    terms.region_name(Region(sign.value)),
                    self.tr(
                        "The region of the card. Playing it costs a toll of 1 rupee for each "
                        "tribe of another player there."
                    ),
                )
            case Term.ACTION:
                action = SpecialAction(sign.value)
                return SignText(special_action_title(action), self.action(action))
            case Term.IMPACT:
                impact = Impact(sign.value)
                return SignText(self._impact_title(impact), self.impact(impact))
            case Term.PATRIOT:
                return SignText(terms.patriot_name(Coalition(sign.value)), self._patriot())
            case Term.PRIZE:
                return SignText(terms.prize_name(Coalition(sign.value)), self._prize())
            case Term.CHECK:
                return self._topple()
            case Term.LAST_TURN:
                return SignText(self.tr("Last turn in the market"), self._last_turn())
            case _:
                return None

    def _rank_title(self) -> str:
        self.let(rank=str(self.sign.value))
        return self.tr("Rank {rank}")

    def _suit(self, suit: Suit) -> str:
        self.let(regime=regime_name(suit), effect=regime_effect(suit))
        match suit:
            case Suit.POLITICAL:
                return self.tr(
                    "Each star of your political cards lets your court hold one more card. "
                    "Regime: {regime} ({effect})."
                )
            case Suit.INTELLIGENCE:
                return self.tr(
                    "Each star of your intelligence cards lets you buy with one more card in "
                    "hand. Regime: {regime} ({effect})."
                )
            case Suit.ECONOMIC:
                return self.tr(
                    "Each star of your economic cards shelters one of your rupees from taxes. "
                    "Regime: {regime} ({effect})."
                )
            case Suit.MILITARY:
                return self.tr(
                    "Stars of your military cards break every tie. Regime: {regime} ({effect})."
                )

    def action(self, action: SpecialAction) -> str:
        """What the action does; four of them are our reading."""
        match action:
            case SpecialAction.COMMERCE:
                return self.tr("Take up to its rank in rupees from market cards.")
            case SpecialAction.GIFTS:
                return self.tr(
                    "Pay 2, 4 or 6 rupees to the market and place one of your pieces on that gift "
                    "space; it is worth 1 influence point."
                )
            case SpecialAction.TAX:
                return self.tr(
                    "If you have the most units in its region: take up to its rank in rupees from "
                    "players with a tribe there or a road of their coalition beside it."
                )
            case SpecialAction.CAMPAIGN:
                return self.tr(
                    "All armies of your coalition in one region may move to an adjacent region and "
                    "may attack one other coalition: up to its rank in pieces, armies first."
                )
            case SpecialAction.BRIBE:
                return self.tr(
                    "Our reading: win over another player’s card that has a spy on it, is not a "
                    "patriot and has at most this rank, for twice its rank in rupees."
                )
            case SpecialAction.ASSASSINATION:
                return self.tr(
                    "Our reading: discard a court card with a spy on it; you may keep its prize."
                )
            case SpecialAction.TRAVEL:
                return self.tr(
                    "Our reading: move your spies up to its rank in steps along the ring of courts."
                )
            case SpecialAction.COUNTER_ESPIONAGE:
                return self.tr(
                    "Our reading: remove up to its rank in other players’ spies from your court."
                )

    def _impact_title(self, impact: Impact) -> str:
        if impact in FAVOR_SUIT:
            self.let(regime=regime_name(FAVOR_SUIT[impact]))
            return self.tr("New regime: {regime}")
        return terms.impact_name(impact)

    def impact(self, impact: Impact) -> str:
        region = CARDS[self.sign.card].region
        self.let(
            in_region=self.voice.in_region(region),
            of_region=self.voice.of_region(region),
            rank=Count(CARDS[self.sign.card].rank).rupees(),
        )
        match impact:
            case Impact.TRIBE:
                return self.tr("Place one of your tribes {in_region}.")
            case Impact.SPY:
                return self.tr("Place one of your spies on this card.")
            case Impact.ARMY:
                return self.tr("Place an army of your coalition {in_region}.")
            case Impact.ROAD:
                return self.tr("Place a road of your coalition on a border {of_region}.")
            case Impact.LEVERAGED:
                return self.tr("Take {rank} now; pay back as much when the card is discarded.")
            case _:
                self.let(effect=regime_effect(FAVOR_SUIT[impact]))
                return self.tr("From now on: {effect}.")

    def _patriot(self) -> str:
        return self.tr(
            "A sign of loyalty, worth 1 influence point. Playing it makes you loyal to its "
            "coalition; if you were not, you lose gifts, starting card, prizes and other patriots. "
            "Others’ spies on it are worth 1 influence point each."
        )

    def _prize(self) -> str:
        return self.tr(
            "Whoever assassinates this card may keep it as a prize, worth 1 influence point. It "
            "makes them loyal to its coalition."
        )

    def _topple(self) -> SignText:
        return SignText(
            self.tr("Topple"),
            self.tr(
                "When bought, it checks for supremacy: a coalition with more units of the"
                " regime’s suit than the two others together, and one of each kind. If there is"
                " one, whoever has the most influence in it wins; otherwise there is a purge."
            ),
        )

    def _last_turn(self) -> str:
        return self.tr(
            "Patriots and topples in the first column are discarded at the end of the turn; their "
            "rupees move to the next card."
        )


class FirstTableSigns(Sentences):
    """Figures of the players, and what is on the table."""

    def __init__(self, sign: Sign, setup: Setup) -> None:
        super().__init__({}, Voice(setup))
        self.sign = sign

    def found(self) -> SignText | None:
        """None for what means the same in both editions."""
        said = self._of_player() or self._of_holdings() or self._of_table()
        return None if said is None else SignText(*said)

    def _of_player(self) -> tuple[str, str] | None:
        match self.sign.term:
            case Term.RUPEES:
                return self.tr("Rupees"), self.tr(
                    "They pay for purchases, tolls, gifts, bribes and the baggage train, and break "
                    "ties after military stars."
                )
            case Term.HAND:
                return self.tr("Cards in hand, and the limit"), self.tr(
                    "The limit is 1, plus one for each intelligence star of the court. It matters "
                    "only for purchases and deals."
                )
            case Term.CYLINDERS:
                return self.tr("Pieces in play"), self.tr(
                    "Tribes, spies and gifts. Tribes and spies count for the supremacy of the "
                    "player’s coalition."
                )
            case FirstTerm.MILITARY_STARS:
                return self.tr("Military stars"), self.tr(
                    "They break every tie; if that is not enough, rupees do."
                )
            case FirstTerm.TOKENS:
                return self.tr("Badal tokens"), self.tr(
                    "Taken for losses caused by others. Each raises the rank of one action by 1, "
                    "up to 3."
                )
            case FirstTerm.SET_ASIDE:
                return self.tr("Rupees set aside"), self.tr(
                    "Promised in a deal for something the active player does or does not do."
                )
            case _:
                return None

    def _of_holdings(self) -> tuple[str, str] | None:
        match self.sign.term:
            case Term.INFLUENCE:
                return self.tr("Influence points"), self.tr(
                    "1 for the starting card and for each prize, gift and patriot, in the player’s "
                    "coalition; 1 for each spy on another player’s patriot, in that patriot’s "
                    "coalition."
                )
            case Term.LOYALTY:
                return self.tr("Loyalty and influence"), self.tr(
                    "The coalition this player is loyal to, and their influence in all three: "
                    "you can win with a coalition you are not loyal to."
                )
            case Term.PRIZES:
                return self.tr("Prizes"), self.tr(
                    "Cards kept from assassinations. Each is worth 1 influence point until loyalty "
                    "changes."
                )
            case FirstTerm.FAVOR:
                return self.tr("Favor cards"), self.tr(
                    "Each belongs to whoever has the most influence in its coalition. British: 1 "
                    "rupee for each leveraged card a court loses. Russian: pay 1 rupee for one "
                    "rank more in a campaign. Afghan: the baggage train costs 1 rupee."
                )
            case FirstTerm.STARTING_CARD:
                return self.tr("Starting loyalty card"), self.tr(
                    "It is worth 1 influence point and is lost when loyalty first changes. Its "
                    "number decides the seating order."
                )
            case _:
                return None

    def _of_table(self) -> tuple[str, str] | None:
        match self.sign.term:
            case FirstTerm.UNITS:
                return self.tr("Units by suit"), self.tr(
                    "Roads, armies, tribes and spies of each coalition. For supremacy a coalition "
                    "needs more units of the framed suit than the two others together, and at "
                    "least one of each kind."
                )
            case Term.DECK:
                return self.tr("Deck"), self.tr(
                    "Cards that have not entered the market yet. The topples are spread over the "
                    "lower part of the deck."
                )
            case Term.CHECKS_LEFT:
                return self.tr("Topples left"), self.tr(
                    "In the deck and in the market. The last one ends the game in any case."
                )
            case Term.BLOCKS:
                return self.tr("Pieces in the supply"), self.tr(
                    "Ten armies and roads of each coalition. If none is left, one is taken from "
                    "play."
                )
            case Term.PRICE if self.sign.value:
                self.let(sum=Count(self.sign.value).rupees())
                return self.tr("Price: {sum}"), self.tr(
                    "Paid to the cards to its left in the same row. Prices are doubled under "
                    "Military Struggle."
                )
            case _:
                return None

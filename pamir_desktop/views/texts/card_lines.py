"""The lines of the card inspector: one for each impact icon and for each action of a card."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS, Card
from pamir_desktop.model.terms import FAVOR_SUIT, CardAction, CardId, Impact, Suit

from . import terms
from .sentences import Sentences
from .voice import Voice


def impact_line(impact: Impact, card: CardId, voice: Voice) -> str:
    """What an impact icon does when the card is played."""
    return ImpactLine(CARDS[card], voice).line(impact)


def action_line(action: CardAction, card: CardId, voice: Voice) -> str:
    """What an action of the card does, with its rank."""
    return ActionLine(CARDS[card], voice).line(action)


def facts_line(card: CardId, voice: Voice) -> str:
    """What kind of card it is: suit, rank, region."""
    return FactsLine(CARDS[card], voice).line()


class _CardLine(Sentences):
    def __init__(self, card: Card, voice: Voice) -> None:
        super().__init__({"region": card.region, "rank": card.rank, "suit": card.suit}, voice)
        self.facts = card


class ImpactLine(_CardLine):
    def line(self, impact: Impact) -> str:
        match impact:
            case Impact.TRIBE:
                return self.tr("Tribe: place one of your tribes {in_region}.")
            case Impact.SPY:
                return self.tr("Spy: place one of your spies on any court card {of_region}.")
            case Impact.ARMY:
                return self.tr("Army: place an army of your coalition {in_region}.")
            case Impact.ROAD:
                return self.tr("Road: place a road of your coalition on a border {of_region}.")
            case Impact.LEVERAGED:
                return self.tr(
                    "Leverage: take 2 rupees; pay them back when the card leaves your court."
                )
            case _:
                return self._favor(FAVOR_SUIT[impact])

    def _favor(self, suit: Suit) -> str:
        match suit:
            case Suit.POLITICAL:
                return self.tr("Favored suit: changes to political.")
            case Suit.INTELLIGENCE:
                return self.tr("Favored suit: changes to intelligence.")
            case Suit.ECONOMIC:
                return self.tr("Favored suit: changes to economic.")
            case Suit.MILITARY:
                return self.tr("Favored suit: changes to military; purchases cost double.")


class ActionLine(_CardLine):
    def line(self, action: CardAction) -> str:
        rank = self.facts.rank
        match action:
            case CardAction.TAX:
                return self.tr(
                    "Tax, rank {rank}: take up to %n rupee(s) in all from market cards and from "
                    "players with a court card of a region you rule.",
                    "",
                    rank,
                )
            case CardAction.GIFT:
                return self.tr(
                    "Gift: pay 2, 4 or 6 rupees and place a cylinder on that gift space; it is "
                    "worth 1 influence point."
                )
            case CardAction.BUILD:
                return self.tr(
                    "Build: place up to 3 armies or roads in regions you rule, for 2 rupees each."
                )
            case CardAction.MOVE:
                return self.tr(
                    "Move, rank {rank}: make up to %n move(s) with your coalition’s armies or your "
                    "spies.",
                    "",
                    rank,
                )
            case CardAction.BETRAY:
                return self.tr(
                    "Betray: pay 2 rupees to discard a card with one of your spies on it; you may "
                    "keep its prize."
                )
            case CardAction.BATTLE:
                return self.tr(
                    "Battle, rank {rank}: remove up to %n enemy piece(s) in one place, but no more "
                    "than you have armies or spies there.",
                    "",
                    rank,
                )


class FactsLine(_CardLine):
    def line(self) -> str:
        self.let(suit_card=terms.suit_card(self.facts.suit))
        return self.tr("{suit_card}, rank {rank}, {region}")

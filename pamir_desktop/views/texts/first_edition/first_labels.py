"""Texts of the choices that only the first edition has: for a button, and for a context menu."""

from __future__ import annotations

from pamir_desktop.model.decisions import DiscardCard
from pamir_desktop.model.first_edition import choices as c
from pamir_desktop.model.terms import Coalition
from pamir_desktop.views.texts.choice_labels import Button, Menu

from .first_terms import special_action_title


class FirstButton(Button):
    def use_card(self, choice: c.UseCard) -> str:
        return special_action_title(choice.action)

    def propose_deal(self, choice: c.ProposeDeal) -> str:
        self.let(partner=self.voice.player(choice.partner))
        return self.tr("Offer {partner} a deal")

    def accept_deal(self, choice: c.AcceptDeal) -> str:
        return self.tr("Accept the deal")

    def refuse_deal(self, choice: c.RefuseDeal) -> str:
        return self.tr("Refuse")

    def close_deal(self, choice: c.CloseDeal) -> str:
        return self.tr("Close the offer")

    def spend_tokens(self, choice: c.SpendTokens) -> str:
        if not choice.tokens:
            return self.tr("No token")
        return self.tr("%n token(s)", "", choice.tokens)

    # --- Offers ------------------------------------------------------------------------------

    def pay_toll(self, choice: c.PayToll) -> str:
        return self.tr("Pay %n rupee(s)", "", choice.rupees)

    def make_offer(self, choice: c.MakeOffer) -> str:
        if choice.rupees:
            return self.tr("Offer %n rupee(s)", "", choice.rupees)
        return self.tr("Ask without paying")

    def accept_offer(self, choice: c.AcceptOffer) -> str:
        if choice.rupees:
            return self.tr("Agree to %n rupee(s)", "", choice.rupees)
        return self.tr("Agree")

    def counter_offer(self, choice: c.CounterOffer) -> str:
        return self.tr("Demand %n rupee(s)", "", choice.rupees)

    def refuse_offer(self, choice: c.RefuseOffer) -> str:
        return self.tr("Refuse")

    # --- Campaign ----------------------------------------------------------------------------

    def muster(self, choice: c.Muster) -> str:
        return self.voice.region(choice.region)

    def march(self, choice: c.March) -> str:
        return self.voice.region(choice.region)

    def stay(self, choice: c.Stay) -> str:
        return self.tr("Stay")

    def baggage_row(self, choice: c.BaggageRow) -> str:
        return self.tr("Bottom row") if choice.row else self.tr("Top row")

    def attack(self, choice: c.Attack) -> str:
        match choice.empire:
            case Coalition.AFGHAN:
                return self.tr("Attack Afghanistan")
            case Coalition.BRITISH:
                return self.tr("Attack Britain")
            case Coalition.RUSSIAN:
                return self.tr("Attack Russia")

    def no_attack(self, choice: c.NoAttack) -> str:
        return self.tr("Do not attack")

    def use_favor(self, choice: c.UseFavor) -> str:
        return self.tr("Pay 1 rupee")

    def ask_for_spy(self, choice: c.AskForSpy) -> str:
        self.let(other=self.voice.player(choice.seat))
        return self.tr("Ask {other}")

    # --- Cards -------------------------------------------------------------------------------

    def target_card(self, choice: c.TargetCard) -> str:
        self.let(card=self.voice.card(choice.card), other=self.voice.player(choice.spy_of))
        return self.tr("“{card}”, with {other}’s spy")

    def keep_card(self, choice: c.KeepCard) -> str:
        return self.voice.card(choice.card)

    def take_to_hand(self, choice: c.TakeToHand) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Take “{card}” to your hand")


class FirstMenu(Menu):
    """Only what a button does not say."""

    def use_card(self, choice: c.UseCard) -> str:
        self.let(
            action=special_action_title(choice.action),
            card=self.voice.card(choice.card),
        )
        return self.tr("{action} with “{card}”")

    def muster(self, choice: c.Muster) -> str:
        self.let(in_region=self.voice.in_region(choice.region))
        return self.tr("Campaign with the armies {in_region}")

    def march(self, choice: c.March) -> str:
        self.let(into_region=self.voice.into_region(choice.region))
        return self.tr("Move the armies {into_region}")

    def keep_card(self, choice: c.KeepCard) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Keep “{card}”")

    def discard_card(self, choice: DiscardCard) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Discard “{card}”")

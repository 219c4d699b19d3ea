"""What the inspector says about a card: its abilities or halves, and its state in this game."""

from __future__ import annotations

from pamir_desktop.model.card_facts import CardFacts
from pamir_desktop.model.cards import CARDS, is_event
from pamir_desktop.model.setup import Edition, Setup
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.cards.printed import printed
from pamir_desktop.views.table.signs import Sign, Term
from pamir_desktop.views.texts.card_texts import ability_title, card_words
from pamir_desktop.views.texts.counts import Count
from pamir_desktop.views.texts.translation import Translated
from pamir_desktop.views.texts.voice import Voice


class InspectorWords(Translated):
    """Sentences about a card in this game."""

    def __init__(self, facts: CardFacts, setup: Setup) -> None:
        self.facts = facts
        self.voice = Voice(setup)

    def lines(self) -> list[tuple[Term, str]]:
        """Each with the term that it is about."""
        facts, lines = self.facts, list[tuple[Term, str]]()
        if facts.price is not None:
            lines.append((Term.PRICE, self._price(facts.price)))
        if facts.banned:
            banned = self.tr(
                "Rupees were placed on it this turn: it cannot be bought until the next."
            )
            lines.append((Term.PAID_THIS_TURN, banned))
        if facts.owner is not None:
            text = self.tr("Belongs to {name}.")
            lines.append((Term.COURT, text.format(name=self.voice.player(facts.owner))))
        for seat, count in facts.spies:
            text = self.tr("Spies: {name} {count}")
            spies = text.format(name=self.voice.player(seat), count=count)
            lines.append((Term.SPIES, spies))
        if facts.holder is not None:
            text = self.tr("Held hostage by {name}; bribe: {sum}.")
            sum_text = Count(facts.holder[1]).rupees()
            held = text.format(name=self.voice.player(facts.holder[0]), sum=sum_text)
            lines.append((Term.HOSTAGE, held))
        if facts.bribe is not None:
            text = self.tr("{name} may demand {sum} when it is played.")
            sum_text = Count(facts.bribe[1]).rupees()
            due = text.format(name=self.voice.player(facts.bribe[0]), sum=sum_text)
            lines.append((Term.BRIBE, due))
        for seat, rupees in facts.tolls:
            text = self.tr("Toll to {name} when it is played: {sum}.")
            toll = text.format(name=self.voice.player(seat), sum=Count(rupees).rupees())
            lines.append((Term.BRIBE, toll))
        if facts.owed:
            text = self.tr("Leveraged: its owner owes {sum} when it is discarded.")
            lines.append((Term.LEVERAGE, text.format(sum=Count(facts.owed).rupees())))
        if facts.leveraged:
            owes = self.tr("Leveraged: its owner owes 2 rupees when it leaves the court.")
            lines.append((Term.LEVERAGE, owes))
        return lines

    def _price(self, price: int) -> str:
        if self.facts.rupees:
            text = self.tr("Price: {price}; on the card: {sum}.")
            return text.format(price=price, sum=Count(self.facts.rupees).rupees())
        return self.tr("Price: {price}.").format(price=price)


def fact_lines(facts: CardFacts, setup: Setup) -> list[tuple[Sign, str]]:
    """Its state in this game; each line with the sign whose rule explains it."""
    values = {
        Term.PRICE: facts.price or 0,
        Term.HOSTAGE: 0 if facts.holder is None else facts.holder[1],
    }
    lines = InspectorWords(facts, setup).lines()
    return [(Sign(term, values.get(term, 0), CardId(facts.card)), text) for term, text in lines]


def passages(card: CardId, edition: Edition = Edition.SECOND) -> list[tuple[Term, str, str]]:
    """What it is, title and text: the special ability, or both halves of an event."""
    words = card_words(card, edition)
    if is_event(card):
        halves = [words.discarded, words.purchased]
        if halves[0] == halves[1]:
            return [(Term.CHECK, words.name, halves[0].text)]
        halved = zip((Term.IF_DISCARDED, Term.IF_PURCHASED), halves, strict=True)
        return [(term, _headed(half.label, half.title), half.text) for term, half in halved]
    if printed(card, edition).ability is None:
        return []
    return [(Term.ABILITY, ability_title(CARDS[card]), words.ability.text)]


def _headed(label: str, title: str) -> str:
    """The label of a half begins a line here; on the card it is in capitals."""
    return f"{label[:1].upper()}{label[1:]}: {title}"

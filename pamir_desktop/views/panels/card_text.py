"""A card as plain text: everything the inspector says about it, for the clipboard."""

from __future__ import annotations

from itertools import chain

from pamir_desktop.model.card_facts import CardFacts
from pamir_desktop.model.cards import CARDS, is_event
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.texts.card_notes import card_note
from pamir_desktop.views.texts.card_texts import card_name

from .card_icons import card_rows
from .inspector_words import fact_lines, passages


def card_text(facts: CardFacts, setup: Setup) -> str:
    card = CardId(facts.card)
    lines = [card_name(card)]
    for row in () if is_event(card) else chain(*card_rows(CARDS[card])):
        explanation = row.explanation(setup)
        lines.append(f"{row.text()}: {explanation}" if explanation else row.text())
    lines += [f"{title}: {text}" for title, text in passages(card)]
    lines += fact_lines(facts, setup)
    note = card_note(card)
    return "\n".join([*lines, note] if note else lines)

"""A card as plain text: everything the inspector says about it, for the clipboard."""

from __future__ import annotations

from pamir_desktop.model.card_facts import CardFacts
from pamir_desktop.model.cards import is_event
from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.cards.printed import printed
from pamir_desktop.views.texts.card_notes import card_note
from pamir_desktop.views.texts.card_texts import card_name
from pamir_desktop.views.texts.sign_texts import sign_text

from .card_icons import card_rows
from .inspector_words import fact_lines, passages


def card_text(facts: CardFacts, setup: Setup) -> str:
    card = CardId(facts.card)
    lines = [card_name(card, setup.edition)]
    if not is_event(card):
        kind, impacts, actions = card_rows(printed(card, setup.edition))
        lines += [row.text() for row in kind]
        for row in (*impacts, *actions):
            lines.append(f"{row.text()}: {sign_text(row.meaning(), setup).text}")
    lines += [f"{title}: {text}" for _, title, text in passages(card, setup.edition)]
    lines += [line for _, line in fact_lines(facts, setup)]
    note = card_note(card)
    return "\n".join([*lines, note] if note else lines)

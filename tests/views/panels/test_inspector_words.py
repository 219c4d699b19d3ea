"""What the inspector says about a card in this game."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from pamir_desktop.model.card_facts import CardFacts
from pamir_desktop.model.cards import CARDS, DOMINANCE_CHECKS, EVENTS
from pamir_desktop.views.panels.inspector_words import fact_lines, passages
from pamir_desktop.views.texts.languages import use_language
from tests.model import given
from tests.model.given import ANNA, BORIS


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    use_language(qapp, "en")


@pytest.mark.parametrize(
    ("facts", "lines"),
    [
        (CardFacts(5), []),
        (CardFacts(5, price=3), ["Price: 3."]),
        (CardFacts(5, price=0, rupees=1), ["Price: 0; on the card: 1 rupee."]),
        (
            CardFacts(5, price=1, banned=True),
            [
                "Price: 1.",
                "Rupees were placed on it this turn: it cannot be bought until the next.",
            ],
        ),
        (
            CardFacts(5, owner=ANNA, spies=((ANNA, 1), (BORIS, 2)), holder=(BORIS, 2)),
            [
                "Belongs to Anna.",
                "Spies: Anna 1",
                "Spies: Boris 2",
                "Held hostage by Boris; bribe: 2 rupees.",
            ],
        ),
        (CardFacts(5, bribe=(BORIS, 1)), ["Boris may demand 1 rupee when it is played."]),
        (
            CardFacts(5, owner=BORIS, leveraged=True),
            ["Belongs to Boris.", "Leveraged: its owner owes 2 rupees when it leaves the court."],
        ),
    ],
)
def test_every_fact_is_one_sentence(facts: CardFacts, lines: list[str]) -> None:
    found = fact_lines(facts, given.table().setup)
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for _, line in found] == lines


def test_a_card_has_a_passage_for_its_ability_and_an_event_one_for_each_half() -> None:
    for card, facts in CARDS.items():
        assert len(passages(card)) == (facts.ability is not None), card
    for card in EVENTS:
        assert len(passages(card)) == (1 if card in DOMINANCE_CHECKS else 2), card
        assert all(title[0].isupper() and text for _, title, text in passages(card)), card

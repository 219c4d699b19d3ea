"""Cards, map and Wakhan's AI cards in all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from pamir_desktop.model import SeatSetup, Setup
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.terms import (
    CardAction,
    CardId,
    Coalition,
    Colour,
    CourtEnd,
    Impact,
    Region,
    Suit,
)
from pamir_desktop.views.art.map.places import TOWNS
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.ability_texts import ABILITIES
from pamir_desktop.views.texts.card_lines import action_line, facts_line, impact_line
from pamir_desktop.views.texts.card_names import COURT_CARDS
from pamir_desktop.views.texts.card_texts import card_name, card_words
from pamir_desktop.views.texts.counts import Count
from pamir_desktop.views.texts.event_texts import EVENT_HALVES
from pamir_desktop.views.texts.map_texts import map_words
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.texts.wakhan_texts import ai_line

from .conftest import Speak

VOICE = Voice(Setup((SeatSetup("А", Colour.RED), SeatSetup("Б", Colour.BLUE))))
LANGUAGES = ("en", "de", "ru")


def test_names_are_those_of_the_model() -> None:
    assert [name.replace("’", "'") for name in COURT_CARDS] == [c.name for c in CARDS.values()]


def test_every_ability_and_event_half_has_a_text_and_no_text_is_left_over() -> None:
    assert set(ABILITIES) == {card.ability for card in CARDS.values() if card.ability}
    halves = {
        half for event in EVENTS.values() for half in (event.if_discarded, event.if_purchased)
    }
    assert set(EVENT_HALVES) == halves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_all_its_words(speak: Speak, language: str) -> None:
    speak(language)
    for card in CARDS:
        found = card_words(card)
        assert found.name
        assert found.region
        assert bool(found.ability.title) == bool(found.ability.text) == bool(CARDS[card].ability)
    for card in EVENTS:
        found = card_words(card)
        assert found.discarded.title
        assert found.discarded.text
        assert found.purchased.title
        assert found.purchased.text
        assert bool(found.name) == (card < 105)
        assert bool(found.discarded.label) == bool(found.purchased.label) == (card >= 105)
    names = {card_name(card) for card in (*CARDS, *EVENTS)}
    assert len(names) == 100 + 13  # the four checks share one name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_inspector_explains_every_icon(speak: Speak, language: str) -> None:
    speak(language)
    for card, facts in CARDS.items():
        lines = [
            facts_line(card, VOICE),
            *(impact_line(impact, card, VOICE) for impact in facts.impact),
            *(action_line(action, card, VOICE) for action in facts.actions),
        ]
        assert all(line and not set("{}%") & set(line) for line in lines)


def test_a_line_of_the_inspector_has_rank_and_region(speak: Speak) -> None:
    speak("de")
    mohan_lal = next(card for card in CARDS if CARDS[card].name == "Mohan Lal")
    facts = CARDS[mohan_lal]
    assert facts_line(mohan_lal, VOICE) == "Geheimdienstkarte, Rang 3, Kabul"
    assert impact_line(facts.impact[0], mohan_lal, VOICE) == (
        "Spion: Platziere einen deiner Spione auf einer beliebigen Hofkarte der Region Kabul."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_is_lettered_in_every_language(speak: Speak, language: str) -> None:
    speak(language)
    found = map_words()
    assert found.regions == tuple(terms.region_name(region) for region in Region)
    assert len(found.towns) == len(TOWNS)
    assert all((*found.towns, found.caspian, found.arabian, found.title, found.subtitle))
    assert found.italics == (language != "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_wakhan_has_words_for_every_line(speak: Speak, language: str) -> None:
    speak(language)
    assert len({ai_line(action) for action in AiAction}) == len(AiAction)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_table_is_there(speak: Speak, language: str) -> None:
    """A table in the wrong order or of the wrong length would show here."""
    speak(language)
    named: list[tuple[Callable[[Any], str], Iterable[Any]]] = [
        (terms.coalition_name, Coalition),
        (terms.patriot_name, Coalition),
        (terms.prize_name, Coalition),
        (terms.suit_name, Suit),
        (terms.suit_card, Suit),
        (terms.action_name, CardAction),
        (terms.action_button, CardAction),
        (terms.impact_name, Impact),
        (terms.colour_name, Colour),
        (terms.mark_name, Colour),
        (terms.court_end_name, CourtEnd),
        (terms.gift_name, range(3)),
        *(
            (form, Region)
            for form in (
                terms.region_name,
                terms.in_region,
                terms.into_region,
                terms.from_region,
                terms.of_region,
            )
        ),
    ]
    for name, members in named:
        texts = [name(member) for member in members]
        assert all(texts)
        assert len(set(texts)) == len(texts)
    count = Count(2)
    for number in (count.armies, count.roads, count.blocks):
        assert len({number(coalition) for coalition in Coalition}) == 3


@pytest.mark.parametrize("language", ["de", "ru"])
def test_only_painters_see_soft_hyphens(speak: Speak, language: str) -> None:
    speak(language)
    cards = [CardId(card) for card in (11, 34, 111)]
    words = [card_words(card) for card in cards]
    assert [w for w in words if "\u00ad" in w.name + w.purchased.title]
    assert not [card for card in cards if "\u00ad" in card_name(card)]

"""What is written on a card and what the inspector says about it."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS, EVENTS, PUBLIC_WITHDRAWAL, Card, is_check, is_event
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId
from pamir_desktop.views.art.cards.words import CardWords, Passage

from .ability_texts import ABILITIES
from .card_names import COURT_CARDS
from .event_texts import EVENT_HALVES
from .terms import region_name
from .translation import look_up, look_up_hyphenated, translate


def card_name(card: CardId, edition: Edition = Edition.SECOND) -> str:
    """An event is named after its lower half, the one that can be bought."""
    if card == HIDDEN:
        return translate("Card", "face-down card")
    if card == NO_CARD:
        return translate("Card", "empty slot")
    if is_check(card) and edition is Edition.FIRST:
        return topple_title()
    if is_event(card):
        return event_title(card, discarded=False)
    return look_up("Card", COURT_CARDS[card - 1])


def topple_title() -> str:
    """What the first edition makes of a Dominance Check."""
    return translate("First edition", "Topple")


def event_title(card: CardId, discarded: bool) -> str:
    return look_up("Event", EVENT_HALVES[_half(card, discarded)][0])


def event_text(card: CardId, discarded: bool) -> str:
    """What one half of an event does."""
    return look_up("Event", EVENT_HALVES[_half(card, discarded)][1])


def _half(card: CardId, discarded: bool) -> str:
    event = EVENTS[card]
    return event.if_discarded if discarded else event.if_purchased


def ability_title(card: Card) -> str:
    """Empty for a card without a special ability."""
    return look_up("Ability", ABILITIES[card.ability][0]) if card.ability else ""


def ability_text(card: Card) -> str:
    return look_up("Ability", ABILITIES[card.ability][1]) if card.ability else ""


def card_words(card: CardId, edition: Edition = Edition.SECOND) -> CardWords:
    """All texts the painters put on a face; names may have soft hyphens."""
    if edition is Edition.FIRST:
        return _first_edition_words(card)
    if is_check(card):
        half = Passage(painted_title(card, True), event_text(card, True))
        return CardWords(name=half.title, discarded=half, purchased=half)
    if is_event(card):
        return _event_words(card)
    facts = CARDS[card]
    return CardWords(
        name=look_up_hyphenated("Card", COURT_CARDS[card - 1]),
        region=region_name(facts.region),
        ability=Passage(_painted_ability(facts), ability_text(facts)),
    )


def _first_edition_words(card: CardId) -> CardWords:
    """Abilities are ignored; the topples are the only events."""
    if is_check(card):
        text = translate(
            "First edition",
            "Does a coalition have supremacy? Then the game ends; otherwise there is a purge.",
        )
        half = Passage(topple_title(), text)
        return CardWords(half.title, discarded=half, purchased=half, edition=Edition.FIRST)
    return CardWords(
        name=look_up_hyphenated("Card", COURT_CARDS[card - 1]),
        region=region_name(CARDS[card].region),
        edition=Edition.FIRST,
    )


def _painted_ability(card: Card) -> str:
    return look_up_hyphenated("Ability", ABILITIES[card.ability][0]) if card.ability else ""


def painted_title(card: CardId, discarded: bool) -> str:
    """The title of half an event, with soft hyphens."""
    return look_up_hyphenated("Event", EVENT_HALVES[_half(card, discarded)][0])


def _event_words(card: CardId) -> CardWords:
    if card == PUBLIC_WITHDRAWAL:
        lower = translate("Event", "until discarded")
    else:
        lower = translate("Event", "if purchased")
    return CardWords(
        discarded=Passage(
            painted_title(card, True), event_text(card, True), translate("Event", "if discarded")
        ),
        purchased=Passage(painted_title(card, False), event_text(card, False), lower),
    )

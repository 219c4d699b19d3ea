"""A page in the current language: its title, its keywords for the search, its HTML."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.texts.ability_texts import ABILITIES
from pamir_desktop.views.texts.card_texts import card_name, card_words
from pamir_desktop.views.texts.event_texts import EVENT_HALVES
from pamir_desktop.views.texts.key_names import fill_keys
from pamir_desktop.views.texts.translation import listed, look_up, translate

from .markup import plain, to_html
from .page import Page


def page_title(page: Page) -> str:
    if page.title:
        return look_up("Rules", page.title)
    if page.abilities:
        return look_up("Ability", ABILITIES[page.abilities[0]][0])
    return look_up("Event", EVENT_HALVES[page.events[0]][0])


def page_keywords(page: Page) -> str:
    """Words for which this page should be found first; includes cards."""
    words = [look_up("Rules", page.keywords)] if page.keywords else []
    words += [look_up("Event", EVENT_HALVES[half][0]) for half in page.events]
    words += [card_name(card) for ability in page.abilities for card in cards_with(ability)]
    return ", ".join(words)


def page_words(page: Page) -> str:
    """All text of the page, without marks."""
    return fill_keys("\n".join(plain(text) for text in _texts(page)))


def page_html(page: Page, other_pages: dict[str, str]) -> str:
    """`other_pages` are the pages of event halves: the two halves of a card link to each other."""
    blocks = [f"<h1>{page_title(page)}</h1>"]
    blocks += [_effect(*_ability(ability)) for ability in page.abilities]
    blocks += [_effect(*_half(half)) for half in page.events]
    blocks += [fill_keys(to_html(look_up("Rules", block))) for block in page.blocks]
    blocks += [to_html(line) for line in _other_halves(page, other_pages)]
    return "".join(blocks)


def cards_with(ability: str) -> list[CardId]:
    return [card for card, facts in CARDS.items() if facts.ability == ability]


def card_with(half: str) -> CardId:
    return next(
        card for card, event in EVENTS.items() if half in (event.if_discarded, event.if_purchased)
    )


def _texts(page: Page) -> list[str]:
    texts = [look_up("Ability", ABILITIES[ability][1]) for ability in page.abilities]
    for half in page.events:
        texts += [look_up("Event", text) for text in EVENT_HALVES[half]]
    return texts + [look_up("Rules", block) for block in page.blocks]


def _effect(label: str, text: str) -> str:
    """The text on a card, set apart."""
    return f'<p class="label">{label}</p><p class="effect">{text}</p>'


def _ability(ability: str) -> tuple[str, str]:
    names = [
        translate("Rules", "“{card}”").format(card=card_name(card)) for card in cards_with(ability)
    ]
    label = translate("Rules", "Found on: {cards}").format(cards=listed(names))
    return label, look_up("Ability", ABILITIES[ability][1])


def _half(half: str) -> tuple[str, str]:
    words = card_words(card_with(half))
    is_upper = EVENTS[card_with(half)].if_discarded == half
    passage = words.discarded if is_upper else words.purchased
    title = look_up("Event", EVENT_HALVES[half][0])
    text = translate("Rules", "Event card, {when}: {title}").format(title=title, when=passage.label)
    return text, passage.text


def _other_halves(page: Page, pages: dict[str, str]) -> list[str]:
    """Where the other half of the card is explained, if not on this page."""
    lines = []
    for half in page.events:
        event = EVENTS[card_with(half)]
        other = event.if_purchased if event.if_discarded == half else event.if_discarded
        if pages[other] != page.id:
            title = look_up("Event", EVENT_HALVES[other][0])
            text = translate("Rules", "The other half of the card: [{title}]({page})")
            lines.append(text.format(title=title, page=pages[other]))
    return ["- " + "\n- ".join(lines)] if lines else []

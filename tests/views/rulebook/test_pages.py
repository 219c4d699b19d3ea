"""The pages of the rules: complete in three languages, linked, found by their words."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.pieces import in_region, on_border
from pamir_desktop.model.reason_ids import REASONS
from pamir_desktop.model.terms import (
    NO_CARD,
    Border,
    CardAction,
    CardId,
    Coalition,
    CourtEnd,
    Region,
    Seat,
    Suit,
)
from pamir_desktop.views.rulebook.markup import links, plain, to_html
from pamir_desktop.views.rulebook.page_text import page_keywords, page_title, page_words
from pamir_desktop.views.rulebook.pages import (
    CHAPTERS,
    PAGES,
    find,
    html_of,
    page_for_card,
    page_for_reason,
    page_for_spot,
)
from pamir_desktop.views.table import spots
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.texts.translation import look_up
from tests.views.texts.conftest import Speak

LANGUAGES = ("en", "de", "ru")

SPOTS: tuple[tuple[Spot, str], ...] = (
    (spots.MarketSlot(3), "buying"),
    (spots.HandCard(CardId(9)), "playing"),
    (spots.CourtCard(CardId(9)), "actions"),
    (spots.CourtCard(CardId(17)), "citadel"),
    (spots.ActionTile(CardId(9), CardAction.TAX), "tax"),
    (spots.RegionSpot(Region.KABUL), "ruling"),
    (spots.BorderSpot(Border(0)), "icon_road"),
    (spots.BlockStack(Coalition.AFGHAN, in_region(Region.HERAT)), "icon_army"),
    (spots.BlockStack(Coalition.AFGHAN, on_border(Border(2))), "icon_road"),
    (spots.CylinderStack(Seat(0), in_region(Region.HERAT)), "icon_tribe"),
    (spots.CylinderStack(Seat(0), 5), "hostages"),
    (spots.BlockSupply(Coalition.BRITISH), "supplies"),
    (spots.CylinderSupply(Seat(1)), "supplies"),
    (spots.GiftSpace(Seat(0), 2), "gift"),
    (spots.PlayerPanel(Seat(1)), "limits"),
    (spots.CourtEndSpot(CourtEnd.LEFT), "playing"),
    (spots.HandZone(), "limits"),
    (spots.DialSpot(Coalition.RUSSIAN), "loyalty"),
    (spots.SuitSpot(Suit.MILITARY), "favored"),
    (spots.DiscardPile(), "market"),
    (spots.DrawDeck(), "deck"),
    (spots.EventBadge(CardId(110)), "nationalism"),
    (spots.PrizeCard(CardId(5)), "influence"),
    (spots.FavorSpot(Coalition.BRITISH), "first_turn"),
)


def blocks() -> list[tuple[str, str]]:
    return [(page.id, block) for page in PAGES.values() for block in page.blocks]


# --- The texts -------------------------------------------------------------------------------


def test_every_page_is_in_one_chapter_and_has_a_text() -> None:
    assert len(PAGES) == sum(len(chapter.pages) for chapter in CHAPTERS)
    for page in PAGES.values():
        assert page.blocks
        assert page.title or page.abilities or page.events
        assert bool(page.title) == bool(page.keywords)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_title_keywords_and_text(speak: Speak, language: str) -> None:
    speak(language)
    for page in PAGES.values():
        assert page_title(page)
        assert page_keywords(page)
        assert len(page_words(page)) > 60
    titles = [page_title(page) for page in PAGES.values()]
    assert len(set(titles)) == len(titles)
    assert len({look_up("Rules", chapter.title) for chapter in CHAPTERS}) == len(CHAPTERS)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_nothing_is_left_in_english(speak: Speak, language: str) -> None:
    english = {(page.id, page_words(page)) for page in PAGES.values()}
    speak(language)
    for page in PAGES.values():
        assert (page.id, page_words(page)) not in english
        for block in (page.title, page.keywords, *page.blocks):
            assert not block or look_up("Rules", block) != block, block
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)
    assert all(bool(cyrillic.search(page_words(p))) == (language == "ru") for p in PAGES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_other_pages_in_every_language(speak: Speak, language: str) -> None:
    speak(language)
    for page, block in blocks():
        wording = look_up("Rules", block)
        assert sorted(links(wording)) == sorted(links(block)), wording
        assert page not in links(wording)
        assert set(links(wording)) <= set(PAGES), page
    for page in PAGES:
        assert set(re.findall(r'href="rule:(\w+)"', html_of(page))) <= set(PAGES)


def test_every_page_is_reached_by_a_link() -> None:
    """From a text, or from the other half of the card."""
    reached = {target for page in PAGES for target in re.findall(r"rule:(\w+)", html_of(page))}
    assert set(PAGES) - reached <= {"first_game", "controls", "wakhan"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_tables_have_the_rows_of_the_source(speak: Speak, language: str) -> None:
    speak(language)

    def shape(text: str) -> list[tuple[str, int]]:
        return [(line[0], line.count("|")) for line in text.split("\n")]

    for _, block in blocks():
        if block[0] in "-#|":
            assert shape(look_up("Rules", block)) == shape(block), block


class Tags(HTMLParser):
    """Whether every tag that is opened is closed, and the words between them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_and_no_placeholder_is_left_in_the_html(speak: Speak, language: str) -> None:
    speak(language)
    for page in PAGES:
        tags = Tags(html_of(page))
        assert not tags.open
        assert not re.search(r"[{}\[\]*|#%]|\(\w+_\w+\)", tags.words), page


def test_marks_become_html() -> None:
    assert to_html("A *b* [c](tax).") == '<p>A <b>b</b> <a href="rule:tax">c</a>.</p>'
    assert to_html("- one\n- two") == "<ul><li>one</li><li>two</li></ul>"
    assert to_html("# one\n# two") == "<ol><li>one</li><li>two</li></ol>"
    assert to_html("2 < 3") == "<p>2 &lt; 3</p>"
    assert to_html("pay 2 rupees") == "<p>pay 2\u00a0rupees</p>"
    table = to_html("| A | B\n| x | 1")
    assert table.count("<th") == table.count("<td") == 2
    assert 'align="center" valign="top">1<' in table
    assert plain("| A | *B*\n| [x](tax) | 1").split() == ["A", "B", "x", "1"]


def test_the_scoring_tables_are_those_of_the_rules(speak: Speak) -> None:
    """Points for g tied players at a place: the sum of the places they take, divided."""
    speak("en")
    tables = [block for block in PAGES["scoring"].blocks if block.startswith("|")]
    prizes = ([5, 3, 1], [3, 1], [10, 6, 2], [6, 2])
    assert len(tables) == len(prizes)
    for table, prize in zip(tables, prizes, strict=True):
        for place, row in enumerate(table.split("\n")[1:]):
            cells = [cell.strip() for cell in row.split("|")[2:]]
            for tied, cell in enumerate(cells, start=1):
                shared = sum(prize[place : place + tied]) // tied
                assert cell == ("–" if place + tied > 5 else str(shared)), row


# --- What a page is about --------------------------------------------------------------------


def test_every_reason_has_a_page() -> None:
    for reason in REASONS:
        assert page_for_reason(reason) in PAGES
    assert page_for_reason("play.bribe") == "bribes"
    assert page_for_reason("tax.sheltered") == "tax"


def test_every_spot_has_a_page() -> None:
    kinds = {kind for kind in vars(spots).values() if isinstance(kind, type)}
    kinds = {kind for kind in kinds if issubclass(kind, Spot) and not kind.__subclasses__()}
    assert {type(spot) for spot, _ in SPOTS} == kinds
    for spot, page in SPOTS:
        assert page_for_spot(spot) == page
        assert page in PAGES
    assert page_for_spot(None) in PAGES


def test_every_action_and_every_card_has_a_page() -> None:
    for action in CardAction:
        assert page_for_spot(spots.ActionTile(CardId(1), action)) in PAGES
    for card in (*CARDS, *EVENTS):
        assert page_for_card(card) in PAGES


def test_every_ability_and_every_half_of_an_event_has_a_page() -> None:
    abilities = {card.ability for card in CARDS.values() if card.ability}
    assert len(abilities) == 20
    assert abilities == {ability for page in PAGES.values() for ability in page.abilities}
    halves = {half for e in EVENTS.values() for half in (e.if_discarded, e.if_purchased)}
    described = {half for page in PAGES.values() for half in page.events}
    assert halves == described | {"dominance_check"}


def test_an_event_in_the_market_has_its_own_page() -> None:
    market = [CardId(9), CardId(116), CardId(102), NO_CARD]
    wording = [page_for_spot(spots.MarketSlot(slot), market) for slot in range(5)]
    assert wording == ["buying", "rebuke", "checks", "buying", "buying"]


def test_the_words_on_the_cards_are_on_their_pages(speak: Speak) -> None:
    speak("de")
    text = Tags(html_of("citadel")).words
    assert "„Zitadelle von Ghazni“" in text
    assert "Deine Stämme in Transkaspien sind vor Schlachten sicher." in text
    halves = html_of("koh_i_noor_recovered")
    assert 'href="rule:embarrassment_of_riches"' in halves


# --- Searching -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words", "page"),
    [
        ("en", "bribe", "bribes"),
        ("en", "SHELTER", "tax"),
        ("en", "hand limit", "limits"),
        ("en", "Charles Masson", "safe_house"),
        ("de", "Bestechungsgeld", "bribes"),
        ("de", "steuerzuflucht", "tax"),
        ("de", "Handkartenlimit", "limits"),
        ("de", "Umsturz", "overthrow"),
        ("ru", "взятка", "bribes"),
        ("ru", "уклонение", "tax"),
        ("ru", "заем", "leverage"),
        ("ru", "свержением", "overthrow"),
    ],
)
def test_a_page_is_found_by_its_words(speak: Speak, language: str, words: str, page: str) -> None:
    speak(language)
    assert page in find(words)[:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_found_by_its_title(speak: Speak, language: str) -> None:
    speak(language)
    for page in PAGES.values():
        assert page.id in find(page_title(page))[:4], page_title(page)


def test_nothing_and_nonsense() -> None:
    assert find("") == find("  ") == list(PAGES)
    assert find("xyzzyplugh") == []

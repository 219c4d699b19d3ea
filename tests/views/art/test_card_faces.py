"""The card faces: every one can be drawn, no two icons look alike, every control has its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from itertools import combinations, pairwise
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from pamir_desktop import LANGUAGES
from pamir_desktop.model.cards import CARDS, EVENTS
from pamir_desktop.model.terms import (
    HIDDEN,
    CardAction,
    CardId,
    Coalition,
    Colour,
    Impact,
    Region,
    Suit,
)
from pamir_desktop.views.art.cards import busts, card_cache, event_pictograms, figures
from pamir_desktop.views.art.cards.layout import CardLayout, Detail, detail_at
from pamir_desktop.views.art.cards.words import CardWords, Passage
from pamir_desktop.views.art.fonts import Family, font, load
from pamir_desktop.views.art.icons import Icon, draw_icon, draw_impact
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.art.palette import DUSK, HIGH_CONTRAST, LIGHT, PRINTED, SAFE, Theme
from pamir_desktop.views.art.text_fit import fitting_size, wrapped
from pamir_desktop.views.texts.card_texts import card_words
from pamir_desktop.views.texts.languages import use_language
from tests.window.languages.words_painted import Painted, recorded

pytestmark = pytest.mark.usefixtures("qapp")

WIDTHS = (72, 120, 200, 340)
NUMBERS = (*CARDS, *EVENTS)
LONGEST = CardWords(
    name="Британская регулярная армия",
    region="Transkaspien",
    ability=Passage("Незаменимые советники", "Wort und noch ein Wort " * 6),
    discarded=Passage("Backing of Persian Aristocracy", "Wort und noch ein Wort " * 6, "label"),
    purchased=Passage("Уход из общественной жизни", "Wort und noch ein Wort " * 6, "label"),
)
SAMPLE = CardWords(name="Mohan Lal", region="Kabul")


@pytest.fixture(autouse=True)
def empty_cache() -> None:
    card_cache.clear()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", [LIGHT, DUSK], ids=lambda theme: theme.name)
def test_every_face_can_be_drawn(width: int, theme: Theme) -> None:
    for number in NUMBERS:
        pixmap = card_cache.face(number, LONGEST, width, 1.0, theme)
        assert pixmap.width() == width
        assert pixmap.height() == round(width * 1.4)
        image = pixmap.toImage()
        # painted in the middle, rounded at the corners
        assert image.pixelColor(width // 2, width // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0


def test_every_court_card_has_a_picture_of_its_own() -> None:
    scenes = set(figures.SCENES)
    assert scenes | busts.PEOPLE == set(CARDS)
    assert not scenes & busts.PEOPLE


def test_every_event_has_a_pictogram() -> None:
    keys = {key for event in EVENTS.values() for key in (event.if_discarded, event.if_purchased)}
    assert set(event_pictograms.PICTOGRAMS) == keys - {"dominance_check"}


def test_faces_differ_from_each_other() -> None:
    pictures = {number: card_cache.face(number, SAMPLE, 120).toImage() for number in NUMBERS}
    court = [pictures[number] for number in CARDS]
    for first, second in combinations(court, 2):
        assert first != second
    checks = [pictures[CardId(number)] for number in range(101, 105)]
    assert all(picture == checks[0] for picture in checks)


def test_a_hidden_card_shows_its_back() -> None:
    assert card_cache.face(HIDDEN, CardWords(), 120) is card_cache.back(120)


def test_the_cache_gives_the_same_pixmap_for_the_same_key() -> None:
    first = card_cache.face(CardId(1), SAMPLE, 120)
    assert card_cache.face(CardId(1), CardWords(name="Mohan Lal", region="Kabul"), 120) is first


@pytest.mark.parametrize(
    "other",
    [
        lambda: card_cache.face(CardId(1), SAMPLE._replace(name="Мохан Лал"), 120),
        lambda: card_cache.face(CardId(1), SAMPLE, 120, 1.0, DUSK),
        lambda: card_cache.face(CardId(1), SAMPLE, 120, 1.0, LIGHT, HIGH_CONTRAST),
        lambda: card_cache.face(CardId(1), SAMPLE, 120, 1.0, LIGHT, PRINTED),
        lambda: card_cache.face(CardId(2), SAMPLE, 120),
    ],
    ids=["language", "theme", "high contrast", "printed", "card"],
)
def test_another_key_gives_another_picture(other: Callable[[], QPixmap]) -> None:
    first = card_cache.face(CardId(1), SAMPLE, 120, 1.0, LIGHT, SAFE)
    second = other()
    assert second is not first
    assert second.toImage() != first.toImage()


def test_a_fine_screen_gets_more_pixels_and_the_same_size() -> None:
    pixmap = card_cache.face(CardId(1), SAMPLE, 120, 2.0)
    assert pixmap.width() == 240
    assert pixmap.deviceIndependentSize().width() == 120


@pytest.mark.parametrize("width", WIDTHS)
def test_controls_are_inside_the_card_and_apart(width: int) -> None:
    for card in CARDS.values():
        layout = CardLayout.of(card, width)
        assert len(layout.tiles) == len(card.actions)
        controls = [layout.region, *layout.tiles]
        for box in (*controls, layout.spy_gutter, layout.name_band):
            assert layout.card.contains(box)
        for first, second in pairwise(controls):
            assert first.bottom() <= second.top()
        for tile in layout.tiles:
            assert layout.spine.contains(tile)
            assert not tile.intersects(layout.spy_gutter)
        assert not layout.impact_plaque.intersects(layout.name_band)
        assert not layout.spy_gutter.intersects(layout.impact_plaque)


def test_tiny_cards_have_larger_controls_and_no_impacts() -> None:
    card = CARDS[CardId(2)]
    tiny, small = CardLayout.of(card, 50), CardLayout.of(card, 120)
    assert tiny.tile(0).width() / 50 > small.tile(0).width() / 120
    assert tiny.impact_plaque.isEmpty()
    assert not small.impact_plaque.isEmpty()


@pytest.mark.parametrize(
    ("width", "detail"),
    [
        (50, Detail.TINY),
        (72, Detail.COMPACT),
        (120, Detail.SMALL),
        (200, Detail.MEDIUM),
        (340, Detail.LARGE),
    ],
)
def test_detail_follows_the_width(width: int, detail: Detail) -> None:
    assert detail_at(width) is detail


@pytest.mark.parametrize(("width", "wording"), [(200, False), (340, True)])
def test_the_ability_is_written_in_full_on_a_large_card_only(width: int, wording: bool) -> None:
    words = [LONGEST._replace(ability=Passage("A", text)) for text in ("One.", "Another one.")]
    first, second = (card_cache.face(CardId(1), each, width).toImage() for each in words)
    assert (first != second) is wording


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [56, 72, 96, 120, 142, 200])
def test_an_ability_is_always_written_beside_its_star(
    language: str, width: int, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    use_language(qapp, language)
    request.addfinalizer(lambda: use_language(qapp, "en"))
    for number, card in CARDS.items():
        if card.ability is None:
            continue
        words = card_words(number)
        with recorded() as recorder:
            card_cache.face(number, words, width)
        title = painted_as(words.ability.title, recorder.painted)
        assert title, words.ability.title
        assert not any(one.is_cut for one in title), words.ability.title
        assert min(one.size for one in title) >= min(6.0, 0.095 * width), words.ability.title


def painted_as(text: str, painted: list[Painted]) -> list[Painted]:
    """The lines with this text, which may be broken anywhere."""
    joints = "[ \\-\N{SOFT HYPHEN}]"
    wanted = re.sub(joints, "", text)
    for first in range(len(painted)):
        for last in range(first + 1, len(painted) + 1):
            lines = painted[first:last]
            if re.sub(joints, "", "".join(line.text for line in lines)) == wanted:
                return lines
    return []


FAMILIES: tuple[type[Enum], ...] = (Suit, Region, Coalition, Colour, CardAction, Impact, Glyph)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__)
def test_icons_of_a_family_differ_in_shape(family: type[Enum]) -> None:
    pictures = {member: _grey_icon(member) for member in family}
    for (first, one), (second, two) in combinations(pictures.items(), 2):
        difference = sum(abs(a - b) for a, b in zip(one, two, strict=True)) / 255
        assert difference > 18, f"{first.name} looks like {second.name}"


def _grey_icon(member: Enum, size: int = 20) -> list[int]:
    """The icon in black on white; favoured suits, too, must differ without their colours."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(member, Impact):
        draw_impact(painter, member, QRectF(0, 0, size, size), _ONE_COLOUR)
    else:
        draw_icon(painter, cast("Icon", member), size / 2, size / 2, size * 0.46, "#000000")
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixel(x, y) & 255 for y in range(size) for x in range(size)]


_ONE_COLOUR = SAFE._replace(
    suit=dict.fromkeys(Suit, "#FFFFFF"),
    suit_ink=dict.fromkeys(Suit, "#000000"),
)


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    text = "Unverzichtbare Berater der britisch-persischen Handelsgesellschaft"
    lines = wrapped(text, Family.SERIF, 600, 12.0, 130.0)
    metrics = QFontMetricsF(font(Family.SERIF, 12.0, 600))
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(metrics.horizontalAdvance(line) <= 130 for line in lines)


def test_a_word_is_broken_at_a_hyphen_only_when_it_must_be() -> None:
    assert wrapped("Мир Мурад-бек", Family.SERIF, 600, 12.0, 70.0) == ("Мир", "Мурад-бек")
    assert wrapped("Britisch-persischer", Family.SERIF, 600, 12.0, 70.0)[0] == "Britisch-"


def test_long_texts_get_smaller_type() -> None:
    short = fitting_size("Bank", Family.SERIF, 600, 80.0, 24.0, 12.0, 4.0)
    long = fitting_size(
        "Britische reguläre Truppen in Kandahar", Family.SERIF, 600, 80.0, 24.0, 12.0, 4.0
    )
    assert short == 12.0
    assert 4.0 <= long < 12.0


@pytest.mark.parametrize("family", list(Family))
def test_the_fonts_of_the_packages_are_used(family: Family) -> None:
    assert load(family)
    assert QFontInfo(font(family, 14)).family() == family.value


def test_patriots_are_marked_by_more_than_a_colour() -> None:
    """A patriot's emblem shows on the band even when all coalitions have one colour."""
    same = SAFE._replace(
        name="same",
        coalition=dict.fromkeys(Coalition, "#CCCCCC"),
        coalition_ink=dict.fromkeys(Coalition, "#000000"),
    )
    card = CARDS[CardId(69)]
    assert card.patriot is not None
    for width in WIDTHS:
        image = card_cache.face(card.number, CardWords(), width, 1.0, LIGHT, same).toImage()
        band = CardLayout.of(card, width).name_band.toRect()
        inks = [
            QColor(image.pixel(x, y)).lightness()
            for x in range(band.left() + 3, band.center().x())
            for y in range(band.top() + 2, band.bottom() - 2)
        ]
        assert min(inks) < 60

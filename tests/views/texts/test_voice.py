"""Names in sentences, plain and linked."""

from __future__ import annotations

from pamir_desktop.model import SeatSetup, Setup
from pamir_desktop.model.pieces import in_region, on_border, on_gift
from pamir_desktop.model.terms import HIDDEN, NO_CARD, NOBODY, Border, CardId, Colour, Region, Seat
from pamir_desktop.views.texts.voice import LinkedVoice, Voice

from .conftest import Speak

SETUP = Setup((SeatSetup('<b> & "Co"', Colour.RED), SeatSetup("{0} %n", Colour.BLUE)))


def test_plain_names_are_as_typed(speak: Speak) -> None:
    speak("en")
    assert Voice(SETUP).player(Seat(0)) == '<b> & "Co"'
    assert Voice(SETUP).player(Seat(1)) == "{0} %n"


def test_links_name_the_thing_and_escape_the_text(speak: Speak) -> None:
    speak("en")
    voice = LinkedVoice(SETUP)
    assert voice.player(Seat(0)) == '<a href="player:0">&lt;b&gt; &amp; &quot;Co&quot;</a>'
    assert voice.card(CardId(12)) == '<a href="card:12">City of Ghazni</a>'
    assert voice.event(CardId(110), discarded=True) == '<a href="card:110">Riots in Herat</a>'
    assert voice.in_region(Region.KABUL) == '<a href="region:kabul">in Kabul</a>'
    assert voice.border(Border.HERAT_KABUL) == '<a href="border:herat_kabul">Herat–Kabul</a>'


def test_nobody_and_no_card_are_not_links(speak: Speak) -> None:
    speak("en")
    voice = LinkedVoice(SETUP)
    assert voice.player(NOBODY) == "no one"
    assert voice.card(HIDDEN) == "face-down card"
    assert voice.card(NO_CARD) == "empty slot"


def test_places_of_every_kind_have_names(speak: Speak) -> None:
    speak("en")
    voice = Voice(SETUP)
    places = (0, 46, in_region(Region.HERAT), on_border(Border.HERAT_KABUL), on_gift(1))
    assert [voice.place(place) for place in places] == [
        "supply",
        "“Bank”",
        "Herat",
        "Herat–Kabul",
        "gift for 4 rupees",
    ]


def test_enumerations_follow_the_language(speak: Speak) -> None:
    voice = Voice(SETUP)
    cards = [CardId(99), CardId(46)]
    wording = {code: speak(code) and voice.cards(cards) for code in ("en", "de", "ru")}
    assert wording == {
        "en": "“Cossacks” and “Bank”",
        "de": "„Kosaken“ und „Bankhaus“",
        "ru": "«Казаки» и\u00a0«Банкирский дом»",
    }

"""The log as a whole: what is summed up, and how single entries read."""

from __future__ import annotations

import pytest

from pamir_desktop.model import LogEntry, SeatKind, SeatSetup, Setup
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.terms import NOBODY, Colour, Region
from pamir_desktop.views.texts.log_lines import log_line, log_lines
from pamir_desktop.views.texts.voice import Voice

from .conftest import Speak

NB = "\u00a0"
SETUP = Setup(
    (
        SeatSetup("Anna", Colour.RED),
        SeatSetup("Boris", Colour.BLUE),
        SeatSetup("W", Colour.TAN, SeatKind.WAKHAN),
    )
)
VOICE = Voice(SETUP)
KABUL = in_region(Region.KABUL)


def test_rupees_on_several_cards_are_one_line(speak: Speak) -> None:
    speak("en")
    entries = [
        LogEntry("rupees.placed", {"seat": 0, "card": card, "slot": card, "rupees": 1})
        for card in (1, 2, 3)
    ]
    other = LogEntry("rupees.placed", {"seat": 0, "card": 4, "slot": 4, "rupees": 2})
    assert [line.text for line in log_lines([*entries, other], VOICE)] == [
        f"Anna places 1{NB}rupee on each of these cards:"
        " “Mohan Lal”, “Jan-Fishan Khan” and “Prince Akbar Khan”.",
        f"Anna places 2{NB}rupees on “Charles Stoddart”.",
    ]


def test_a_cleared_map_is_one_line(speak: Speak) -> None:
    speak("en")
    gone = [LogEntry("block.returned", {"block": block, "origin": KABUL}) for block in range(5)]
    lines = log_lines([*gone, LogEntry("blocks.cleared", {})], VOICE)
    assert [line.text for line in lines] == ["All blocks are removed from the map."]


def test_overthrown_tribes_are_one_line(speak: Speak) -> None:
    speak("en")
    lost = [LogEntry("cylinder.returned", {"cylinder": n, "origin": KABUL}) for n in (10, 11)]
    fallen = LogEntry("overthrow.tribes", {"seat": 1, "region": Region.KABUL, "tribes": 2})
    other = LogEntry("cylinder.returned", {"cylinder": 0, "origin": KABUL})
    assert [line.text for line in log_lines([other, *lost, fallen], VOICE)] == [
        "Anna loses a tribe in Kabul.",
        f"Overthrow in Kabul: Boris loses 2{NB}tribes.",
    ]


def test_a_sheltered_spy_has_one_line(speak: Speak) -> None:
    speak("en")
    entries = [
        LogEntry("cylinder.placed", {"cylinder": 3, "origin": 0, "place": 41}),
        LogEntry("spy.sheltered", {"seat": 0, "card": 41}),
    ]
    assert [line.text for line in log_lines(entries, VOICE)] == [
        "Anna moves the spy to “Charles Masson” (Safe House)."
    ]


@pytest.mark.parametrize(
    ("language", "rupees", "text"),
    [
        ("en", 1, f"Anna buys “Bank” for 1{NB}rupee."),
        ("en", 4, f"Anna buys “Bank” for 4{NB}rupees."),
        ("de", 1, f"Anna kauft die Karte „Bankhaus“ für 1{NB}Rupie."),
        ("de", 10, f"Anna kauft die Karte „Bankhaus“ für 10{NB}Rupien."),
        ("ru", 1, f"Anna покупает карту «Банкирский дом» за{NB}1{NB}рупию."),
        ("ru", 2, f"Anna покупает карту «Банкирский дом» за{NB}2{NB}рупии."),
        ("ru", 5, f"Anna покупает карту «Банкирский дом» за{NB}5{NB}рупий."),
        ("ru", 21, f"Anna покупает карту «Банкирский дом» за{NB}21{NB}рупию."),
    ],
)
def test_numbers_take_the_right_plural(speak: Speak, language: str, rupees: int, text: str) -> None:
    speak(language)
    entry = LogEntry(
        "card.bought", {"seat": 0, "card": 46, "slot": 1, "price": rupees, "gained": 0}
    )
    assert log_line(entry, VOICE) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A British army moves from Kabul to Punjab."),
        ("de", "Eine britische Armee zieht aus Kabul in den Punjab."),
        ("ru", f"Британская армия переходит из Кабула в{NB}Пенджаб."),
    ],
)
def test_regions_are_in_their_case(speak: Speak, language: str, text: str) -> None:
    speak(language)
    args = {"block": 12, "origin": KABUL, "place": in_region(Region.PUNJAB)}
    assert log_line(LogEntry("block.moved", {**args}), VOICE) == text


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (NOBODY, "“Embarrassment of Riches” is no longer in effect."),
        (0, "“Koh-i-noor Recovered” is no longer in effect."),
    ],
)
def test_an_event_is_called_by_the_half_in_force(speak: Speak, seat: int, text: str) -> None:
    speak("en")
    assert log_line(LogEntry("event.expired", {"card": 106, "seat": seat}), VOICE) == text


def test_wakhan_is_called_wakhan_whatever_her_seat_is_called(speak: Speak) -> None:
    speak("ru")
    assert log_line(LogEntry("turn.cleanup", {"seat": 2}), VOICE) == "Вахан завершает ход."


def test_a_name_may_look_like_a_placeholder(speak: Speak) -> None:
    speak("de")
    setup = Setup((SeatSetup("{card} %n", Colour.RED), SeatSetup("{", Colour.BLUE)))
    entry = LogEntry("bribe.paid", {"seat": 0, "recipient": 1, "rupees": 2})
    text = log_line(entry, Voice(setup))
    assert text == f"{{card}} %n zahlt 2{NB}Rupien Bestechungsgeld (an: {{)."

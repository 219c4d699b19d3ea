"""Everything the first edition asks, logs, offers and refuses has words in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from pamir_desktop.model import Decision, SeatSetup, Setup, State, apply, new_game, pending
from pamir_desktop.model.decisions import AgreeEnd, Args, Reason
from pamir_desktop.model.first_edition.choices import FIRST_EDITION_CHOICES
from pamir_desktop.model.first_edition.log import FIRST_EDITION_LOG_IDS
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.reason_ids import FIRST_EDITION_REASONS, SHARED_REASONS
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Colour
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.texts.choice_labels import choice_label, menu_label
from pamir_desktop.views.texts.editions import texts_of
from pamir_desktop.views.texts.first_edition.first_labels import FirstButton
from pamir_desktop.views.texts.first_edition.first_reasons import FirstWhyNot
from pamir_desktop.views.texts.first_edition.first_texts import LOG
from pamir_desktop.views.texts.log_lines import SENTENCES, log_line
from pamir_desktop.views.texts.prompts import prompt_text
from pamir_desktop.views.texts.reasons import WhyNot, reason_text
from pamir_desktop.views.texts.sentences import method_name
from pamir_desktop.views.texts.voice import Voice

from .conftest import Speak

NAMES = ("Анна", "Борис", "Клара", "Дарья")
LETTERS = Setup(
    tuple(SeatSetup(name, Colour(seat)) for seat, name in enumerate("ABC")),
    first_edition=FirstEditionOptions(),
)
LEFT_OVER = re.compile(r"[{}%]|\(s\)|/armies|/spies")
LATIN = re.compile(r"[A-Za-z]")
NUMBERS: Args = {
    "card": 5,
    "region": 2,
    "coalition": 1,
    "other": 1,
    "action": 2,
    "seat": 0,
    "prompt": "first.action",
}
"""Arguments of reasons that are not plain numbers."""


@cache
def talk() -> tuple[list[tuple[State, Decision]], dict[str, tuple[LogEntry, Setup]]]:
    """One decision of each kind, and one entry of each id, from random games."""
    decisions: dict[str, tuple[State, Decision]] = {}
    entries: dict[str, tuple[LogEntry, Setup]] = {}
    for seed in range(12):
        options = FirstEditionOptions(badal=True, nation_building=seed % 2 == 0)
        seats = tuple(SeatSetup(name, Colour(i)) for i, name in enumerate(NAMES))
        state = new_game(Setup(seats, seed=seed, first_edition=options))
        dice = Dice(seed)
        while (decision := pending(state)) is not None:
            kinds = "+".join(sorted({type(c).__name__ for c in decision.choices}))
            decisions.setdefault(f"{decision.prompt} {kinds}", (state, decision))
            choice = dice.pick(decision)
            if isinstance(choice, AgreeEnd):
                choice = decision.choices[-1]
            outcome = apply(state, choice)
            for entry in outcome.log:
                entries.setdefault(entry.id, (entry, outcome.state.setup))
            state = outcome.state
    return list(decisions.values()), entries


def said() -> Iterator[tuple[str, str]]:
    decisions, entries = talk()
    for state, decision in decisions:
        voice = Voice(state.setup)
        yield decision.prompt, prompt_text(decision, state, voice)
        for choice in decision.choices:
            yield type(choice).__name__, choice_label(choice, decision, state, voice)
            yield type(choice).__name__, menu_label(choice, decision, state, voice)
    for entry, setup in entries.values():
        yield entry.id, log_line(entry, Voice(setup)) or "–"
    setup = decisions[0][0].setup
    for name, keys in FIRST_EDITION_REASONS.items():
        args: Args = {key: NUMBERS.get(key, 3) for key in (*keys, "seat")}
        yield name, reason_text(Reason(name, args), Voice(setup))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_everything_said_is_whole(speak: Speak, language: str) -> None:
    speak(language)
    for name, text in said():
        assert text == text.strip() != "", name
        assert not LEFT_OVER.search(text), (name, text)


def test_russian_has_no_latin_letter_in_it(speak: Speak) -> None:
    speak("ru")
    assert not {text for _, text in said() if LATIN.search(text)}


@pytest.mark.parametrize(
    ("owner", "spy_of", "where"),
    [
        (1, 2, "in B’s court, using C’s spy."),
        (1, 0, "in B’s court, using their own spy."),
        (0, 2, "in their own court, using C’s spy."),
        (0, 0, "in their own court, using their own spy."),
    ],
)
def test_no_one_is_named_twice_in_an_assassination(
    speak: Speak, owner: int, spy_of: int, where: str
) -> None:
    speak("en")
    args: Args = {"seat": 0, "card": 99, "owner": owner, "spy_of": spy_of}
    line = log_line(LogEntry("assassination.done", args), Voice(LETTERS))
    assert line == f"A assassinates “Cossacks” {where}"


def test_a_spy_for_a_bribe_may_be_ones_own(speak: Speak) -> None:
    speak("en")
    args: Args = {"seat": 0, "card": 99, "owner": 1, "rupees": 2}
    lines = [
        log_line(LogEntry("bribery.done", {**args, "spy_of": spy_of}), Voice(LETTERS))
        for spy_of in (0, 2)
    ]
    assert lines == [
        "A bribes “Cossacks” in B’s court for 2\u00a0rupees, using their own spy.",
        "A bribes “Cossacks” in B’s court for 2\u00a0rupees, using C’s spy.",
    ]


def test_nothing_is_never_offered_as_0_rupees(speak: Speak) -> None:
    """It is asked for without paying, as in the second edition."""
    speak("en")
    args: Args = {"seat": 0, "asked": 1, "card": 99, "rupees": 0}
    wording = [
        *(
            str(log_line(LogEntry("offer.made", {**args, "purpose": purpose}), Voice(LETTERS)))
            for purpose in ("toll", "assassination")
        ),
        *(
            prompt_text(decision, state, Voice(state.setup))
            for state, decision in talk()[0]
            if decision.args.get("proposed") == 0
        ),
    ]
    assert len(wording) > 2
    assert not [text for text in wording if "0" in text]


def test_every_log_id_has_a_teller() -> None:
    missing = {i for i in FIRST_EDITION_LOG_IDS if method_name(i) not in LOG}
    assert not missing
    assert set(LOG) <= {method_name(i) for i in FIRST_EDITION_LOG_IDS} | set(SENTENCES)


def test_every_choice_has_a_button() -> None:
    names = [kind.__name__ for kind in FIRST_EDITION_CHOICES.values()]
    snake = {re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower() for name in names}
    assert snake == {name for name in vars(FirstButton) if not name.startswith("_")}


def test_every_reason_has_words() -> None:
    known = {method_name(name) for name in (*FIRST_EDITION_REASONS, *SHARED_REASONS)}
    own = {name for name in vars(FirstWhyNot) if not name.startswith("_")}
    assert own <= known
    assert known - own <= set(vars(WhyNot))


def test_every_choice_can_be_made_by_hand_or_by_a_button() -> None:
    for state, decision in talk()[0]:
        hands = hands_of(state.setup)
        ways = hands.gestures(state, decision)
        for choice in decision.choices:
            touched = [w for w in ways if w.choice == choice and (w.click or (w.grab and w.drop))]
            assert touched or hands.has_button(choice), choice
        assert texts_of(state.setup).prompt(method_name(decision.prompt))

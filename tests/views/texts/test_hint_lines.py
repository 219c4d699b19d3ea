"""Hints in words: why a move is good or bad, and what should follow it."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.bots.hints import TOPICS
from pamir_desktop.model import new_game, pending
from pamir_desktop.model.decisions import Choice, PlayCard, Purchase
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.hints.shown_hint import HintGain, ShownHint
from pamir_desktop.views.prompt.question import UndoStep
from pamir_desktop.views.texts.hint_lines import HintLines, topic_text
from pamir_desktop.views.texts.voice import Voice

BETTER = HintGain("cylinders", True, 2, 0)
WORSE = HintGain("rupees", False, -3, 1)


@pytest.fixture
def step() -> UndoStep:
    """A purchase among the choices of a first turn."""
    state = new_game(random_setup(3, 1))
    decision = pending(state)
    while decision is not None and not isinstance(decision.choices[0], Purchase):
        decision = advance(state, decision.choices[0])
    assert decision is not None
    return UndoStep(decision.choices[0], decision, state)


def reasons(step: UndoStep, *gains: HintGain, then: tuple[Choice, ...] = ()) -> str:
    return HintLines(Voice(step.state.setup)).reasons(ShownHint(step, then, gains))


def test_what_speaks_for_and_against_a_move_is_said_with_its_sign(step: UndoStep) -> None:
    assert reasons(step, BETTER) == "Better: cylinders in play\u00a0+2."
    assert reasons(step, WORSE) == "Worse: rupees\u00a0−3."
    assert (
        reasons(step, BETTER, WORSE) == "Better: cylinders in play\u00a0+2. Worse: rupees\u00a0−3."
    )


def test_what_should_follow_is_said_last(step: UndoStep) -> None:
    card = step.state.market_cards[0]
    said = reasons(step, BETTER, then=(PlayCard(card), PlayCard(CardId(5))))
    assert said.startswith("Better: cylinders in play\u00a0+2. Then: Play “")
    assert said.endswith("” · Play “Shah Shuja Durrani”.")


def test_without_reasons_it_is_said_how_many_moves_there_are(step: UndoStep) -> None:
    lines = HintLines(Voice(step.state.setup))
    assert reasons(step) == "About as good as the others."
    assert lines.reasons(ShownHint(step, is_alone=True)) == "Nothing else comes close."
    only = evolve(step.decision, choices=step.decision.choices[:1])
    forced = ShownHint(step._replace(decision=only), is_alone=True)
    assert lines.reasons(forced) == "Nothing else can be chosen."
    assert lines.reasons(ShownHint(step, wins=True)) == "This wins the game."


@pytest.mark.parametrize("topic", [*TOPICS, "patriots"])
def test_every_topic_has_words(topic: str) -> None:
    assert topic_text(HintGain(topic, True, 1, 0))


def test_what_only_others_gain_is_said_where_there_are_words_for_it() -> None:
    assert topic_text(HintGain("cylinders", True, 0, -2)) == "others’ cylinders in play\u00a0−2"
    assert topic_text(HintGain("exposed", True, 0, -2)) == ""

"""Everything that can be wrong with a game on disk is explained in three languages."""

from __future__ import annotations

from string import Formatter

import pytest

from pamir_desktop.games.errors import PROBLEMS, SaveError
from pamir_desktop.views.texts.save_errors import SaveProblem, save_error_text
from pamir_desktop.views.texts.sentences import method_name
from tests.views.texts.conftest import Speak

ARGS: dict[str, int | str] = {
    "file": "<b>.pamir",
    "system": "SYSTEM",
    "app": "9.1",
    "number": 7,
    "pid": 12,
    "host": "HOST",
    "detail": "DETAIL",
}


def problem(identity: str) -> SaveError:
    names = {name for _, name, _, _ in Formatter().parse(PROBLEMS[identity]) if name}
    return SaveError(identity, **{name: ARGS[name] for name in names})


def test_every_problem_has_words() -> None:
    wording = {name for name in vars(SaveProblem) if name.startswith("save_")}
    assert wording == {method_name(identity) for identity in PROBLEMS}


@pytest.mark.parametrize("identity", PROBLEMS)
def test_a_problem_is_explained_in_the_language_set(identity: str, speak: Speak) -> None:
    texts = []
    for language in ("en", "de", "ru"):
        speak(language)
        texts.append(save_error_text(problem(identity)))
    assert len(set(texts)) == 3
    for text in texts:
        assert "<b>.pamir" in text
        assert text.endswith(".")
        assert not {"{", "}", "DETAIL"} & set(text.split())
    assert any("а" <= letter <= "я" for letter in texts[2])

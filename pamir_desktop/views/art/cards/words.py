"""The texts on a card and its edition, as passed to the painters: this layer knows no language."""

from __future__ import annotations

from typing import Final, NamedTuple

from pamir_desktop.model.setup import Edition


class Passage(NamedTuple):
    """A title and the sentence that explains it; events also have a label ("if discarded")."""

    title: str = ""
    text: str = ""
    label: str = ""


NOTHING: Final = Passage()


class CardWords(NamedTuple):
    """The name is that of a court card, or the title of a Dominance Check."""

    name: str = ""
    region: str = ""
    ability: Passage = NOTHING
    discarded: Passage = NOTHING
    purchased: Passage = NOTHING
    edition: Edition = Edition.SECOND  # whose actions and impacts the face shows

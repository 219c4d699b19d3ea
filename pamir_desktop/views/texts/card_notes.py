"""A historical note on every court card: who or what it was."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import is_event
from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId

from .notes_kabul_punjab import KABUL_PUNJAB
from .notes_kandahar_herat import KANDAHAR_HERAT
from .notes_persia_transcaspia import PERSIA_TRANSCASPIA
from .translation import look_up

NOTES: Final = (*KABUL_PUNJAB, *KANDAHAR_HERAT, *PERSIA_TRANSCASPIA)
"""By number: the first belongs to card 1."""


def card_note(card: CardId) -> str:
    """One or two sentences; empty for events and for hidden cards."""
    if card in (HIDDEN, NO_CARD) or is_event(card):
        return ""
    return look_up("CardNote", NOTES[card - 1])

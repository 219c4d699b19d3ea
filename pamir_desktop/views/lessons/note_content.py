"""What a note shows. Plain data, so that hints and puzzles can fill a note as well."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.terms import CardId


class NoteContent(NamedTuple):
    heading: str  # what the note belongs to
    text: str  # rich text; cards are links
    reaction: str = ""  # the answer to what was tried last
    waiting: str = ""  # what is waited for
    step: int = 0
    steps: int = 0  # 0: no row of dots
    can_continue: bool = False
    can_go_back: bool = False
    can_show: bool = False  # the way of the hand
    can_help: bool = False  # make the choice for the player
    can_hint: bool = False
    can_undo: bool = False  # the goal is out of reach: back is what to do now
    is_puzzle: bool = False  # with a solution to show, and other words in its menu
    cards: tuple[CardId, ...] = ()  # that the words name: the note covers none of them

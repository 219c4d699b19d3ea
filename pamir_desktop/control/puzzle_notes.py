"""What the note and the slip of a puzzle say. Nothing here is kept."""

from __future__ import annotations

from html import escape

from pamir_desktop.model import Setup
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.verdict import Verdict
from pamir_desktop.views.lessons.note_content import NoteContent
from pamir_desktop.views.lessons.slip import SlipContent
from pamir_desktop.views.texts.puzzle_texts import (
    goal_text,
    puzzle_head,
    puzzle_title,
    verdict_text,
    verdict_title,
)
from pamir_desktop.views.texts.translation import translate
from pamir_desktop.views.texts.voice import Voice


def note_content(puzzle: Puzzle, hint: str, reaction: str, *, can_go_back: bool) -> NoteContent:
    """The goal stays on the note; what is said about it comes above."""
    return NoteContent(
        heading=puzzle_head(puzzle),
        text=escape(goal_text(puzzle)),
        reaction=reaction or hint,
        can_go_back=can_go_back,
        can_hint=True,
        is_puzzle=True,
    )


def spoken_note(puzzle: Puzzle, hint: str) -> str:
    """For a screen reader."""
    return f"{puzzle_title(puzzle)}. {hint or goal_text(puzzle)}"


def verdict_slip(puzzle: Puzzle, verdict: Verdict, setup: Setup) -> SlipContent:
    again = ("again", translate("Puzzles", "Try again"))
    following = ("next", translate("Puzzles", "Next puzzle"))
    solution = ("solution", translate("Puzzles", "Show the solution"))
    all_of_them = ("list", translate("Puzzles", "All puzzles"))
    buttons = (following, solution) if verdict.is_solved else (again, solution)
    return SlipContent(
        head=puzzle_head(puzzle),
        title=verdict_title(verdict),
        text=verdict_text(verdict, Voice(setup)),
        buttons=(*buttons, all_of_them),
    )

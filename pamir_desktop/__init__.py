"""Pamir Desktop: Pax Pamir, Second Edition, on one screen."""

from typing import Final

__version__ = "1.0.0"

PROGRAM: Final = "pamir-desktop"
"""The command, and the name of the program's folders."""

TITLE: Final = "Pamir Desktop"
"""The program's name in windows and texts; it is the same in every language."""

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "ru": "Русский"}
"""By code, each under its own name. `translations/` has a file for each; English is the source."""

BOT_WORKER: Final = "--bot-worker"
"""The only argument of a process in which bots think; the program starts it itself."""

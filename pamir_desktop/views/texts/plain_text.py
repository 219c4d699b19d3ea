"""Names from files and people as plain text: never markup, never a control character.

Qt takes any tooltip for rich text that looks like it, and would load the pictures it names.
"""

from __future__ import annotations

import re
from typing import Final

SHOWN_INSTEAD: Final = "\ufffd"

CONTROLS: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)
"""Line breaks, controls of the direction of text, and halves of characters."""

MARKUP: Final = re.compile("<|&(?=lt;)")
TIP_LETTERS: Final = 40
"""Letters of a line of a tooltip beside a card."""

NOT_A_TAG: Final = "\u2060"
"""A word joiner: invisible, and no tag or entity can contain it."""


def clean_name(name: str) -> str:
    """A name on one line that cannot change the direction of the text around it."""
    return CONTROLS.sub(SHOWN_INSTEAD, name)


def plain_tip(text: str) -> str:
    """A tooltip that shows the text as it is."""
    return MARKUP.sub(lambda found: found[0] + NOT_A_TAG, text)


def narrow_tip(text: str) -> str:
    """A tooltip in short lines, so that it covers little of what is beside it."""
    import textwrap  # noqa: PLC0415  # not needed to start

    lines = [textwrap.wrap(line, TIP_LETTERS) or [""] for line in text.split("\n")]
    return plain_tip("\n".join(part for line in lines for part in line))

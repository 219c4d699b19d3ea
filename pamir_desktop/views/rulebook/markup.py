"""The few marks in the texts of the rules, and how they become HTML.

*word*            emphasis
[word](page)      a link to another page
- entry           a line of a list
| cell | cell     a row of a table; the first one is its head
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

SCHEME: Final = "rule"
"""Links between pages: `rule:bribes`."""

LINK: Final = re.compile(r"\[([^\]]+)\]\((\w+)\)")
STRONG: Final = re.compile(r"\*([^*]+)\*")
NUMBER: Final = re.compile(r"(?<=\d) (?=[^\W\d])")
"""A number stays on the same line as the word it counts."""


def links(text: str) -> list[str]:
    """The ids of the pages a text links to."""
    return [page for _, page in LINK.findall(text)]


def plain(text: str) -> str:
    """The text without marks, for searching."""
    bare = STRONG.sub(r"\1", LINK.sub(r"\1", text))
    return re.sub(r"(?m)^[-#|] | \| ", " ", bare)


def to_html(text: str) -> str:
    """A paragraph, a list or a table."""
    lines = text.split("\n")
    if text.startswith("| "):
        return _table([line.removeprefix("|").split("|") for line in lines])
    for mark, kind in (("- ", "ul"), ("# ", "ol")):
        if text.startswith(mark):
            items = "".join(f"<li>{inline(line.removeprefix(mark))}</li>" for line in lines)
            return f"<{kind}>{items}</{kind}>"
    return f"<p>{inline(text)}</p>"


def inline(text: str) -> str:
    shown = NUMBER.sub("\u00a0", escape(text, quote=False))
    shown = STRONG.sub(r"<b>\1</b>", shown)
    return LINK.sub(rf'<a href="{SCHEME}:\2">\1</a>', shown)


def _table(rows: list[list[str]]) -> str:
    head, *body = rows
    wording = _row(head, "th") + "".join(_row(row, "td") for row in body)
    return f'<table cellspacing="0" cellpadding="5">{wording}</table>'


def _row(cells: list[str], kind: str) -> str:
    """Numbers are centered in their columns."""
    made = ""
    for cell in map(str.strip, cells):
        is_word = any(map(str.isalpha, cell))
        align = "left" if is_word else "center"
        made += f'<{kind} align="{align}" valign="top">{inline(cell)}</{kind}>'
    return f"<tr>{made}</tr>"

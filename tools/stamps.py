"""Stamps to SVG files and back, so that a drawing can be edited in a vector editor.

python tools/stamps.py write FOLDER            one SVG file for every stamp of the cards
python tools/stamps.py read FILE.svg           prints the stamp as Python for its module

The tone of a part is its class. Our own commands E, R and O become ordinary curves and lines, which
read back as the same shape.
"""

from __future__ import annotations

import argparse
import os
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtGui import QPainterPath

from pamir_desktop.views.art.brush import shape
from pamir_desktop.views.art.cards import buildings, bust_parts, creatures, goods, hats
from pamir_desktop.views.art.stamp import Part, Stamp, Tone

MODULES: Final = (buildings, bust_parts, creatures, goods, hats)
SVG: Final = "http://www.w3.org/2000/svg"
COLORS: Final = {
    Tone.INK: "#222222",
    Tone.GROUND: "#ece2cc",
    Tone.DARK: "#3b3330",
    Tone.MID: "#7d6f63",
    Tone.LIGHT: "#cfc2a8",
    Tone.ACCENT: "#9c3f34",
    Tone.GOLD: "#c79a3d",
    Tone.GLOW: "#f3df9b",
    Tone.SKIN: "#c99b74",
    Tone.SHADE: "#00000055",
}
"""How tones look in the editor; in the program they depend on suit, theme and palette."""


def stamps_of(module: ModuleType) -> Iterator[tuple[str, Stamp]]:
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, tuple) and value and isinstance(value[0], Part):
            yield name, value


def path_data(path: QPainterPath) -> str:
    """A path in the commands M, L and C, which every editor knows."""
    words: list[str] = []
    index = 0
    while index < path.elementCount():
        kind = path.elementAt(index).type
        length, letter = {
            QPainterPath.ElementType.MoveToElement: (1, "M"),
            QPainterPath.ElementType.LineToElement: (1, "L"),
            QPainterPath.ElementType.CurveToElement: (3, "C"),
        }[kind]
        words.append(letter)
        for element in (path.elementAt(index + step) for step in range(length)):
            words += [_number(element.x), _number(element.y)]
        index += length
    return " ".join(words)


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def to_svg(stamp: Stamp) -> str:
    box = QPainterPath()
    for part in stamp:
        box.addPath(shape(part.drawing))
    room = box.boundingRect().adjusted(-4, -4, 4, 4)
    view = " ".join(map(_number, (room.x(), room.y(), room.width(), room.height())))
    root = ET.Element("svg", xmlns=SVG, viewBox=view)
    for part in stamp:
        color = COLORS[part.tone]
        paint = (
            {"fill": "none", "stroke": color, "stroke-width": _number(part.width)}
            | {"stroke-linecap": "round", "stroke-linejoin": "round"}
            if part.width
            else {"fill": color, "fill-rule": "evenodd"}
        )
        drawing = path_data(shape(part.drawing))
        ET.SubElement(root, "path", {"class": part.tone.name.lower(), "d": drawing, **paint})
    ET.indent(root)
    return ET.tostring(root, encoding="unicode") + "\n"


def from_svg(text: str) -> tuple[Part, ...]:
    """Raises ValueError for anything but paths with a known tone."""
    parts: list[Part] = []
    for element in ET.fromstring(text):
        name = element.get("class", "").upper()
        if element.tag != f"{{{SVG}}}path" or name not in Tone.__members__:
            raise ValueError(f"expected a path with a tone as its class, found {element.attrib}")
        parts.append(Part(Tone[name], element.get("d", ""), float(element.get("stroke-width", 0))))
    return tuple(parts)


def to_python(parts: Stamp) -> str:
    """The stamp as it is written in a module of drawings."""
    lines = ["("]
    for part in parts:
        if part.width:
            lines.append(f'    line("{part.drawing}", {part.width:g}, Tone.{part.tone.name}),')
        else:
            lines.append(f'    fill("{part.drawing}", Tone.{part.tone.name}),')
    return "\n".join([*lines, ")"])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("task", choices=("write", "read"))
    parser.add_argument("path", type=Path)
    options = parser.parse_args(arguments)
    if options.task == "read":
        print(to_python(from_svg(options.path.read_text(encoding="utf-8"))))
        return 0
    options.path.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        folder = module.__name__.rpartition(".")[2]
        for name, stamp in stamps_of(module):
            file = options.path / f"{folder}-{name.lower().replace('_', '-')}.svg"
            file.write_text(to_svg(stamp), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

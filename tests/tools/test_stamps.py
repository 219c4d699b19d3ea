"""Drawings survive the way to an SVG file and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from pamir_desktop.views.art.brush import shape
from pamir_desktop.views.art.stamp import Stamp
from tools.stamps import MODULES, from_svg, main, stamps_of, to_python, to_svg

STAMPS = [
    pytest.param(stamp, id=f"{module.__name__.rpartition('.')[2]}.{name}")
    for module in MODULES
    for name, stamp in stamps_of(module)
]


@pytest.mark.parametrize("stamp", STAMPS)
def test_a_stamp_reads_back_as_the_same_shapes(stamp: Stamp) -> None:
    read = from_svg(to_svg(stamp))
    assert [(part.tone, part.width) for part in read] == [(part.tone, part.width) for part in stamp]
    for before, after in zip(stamp, read, strict=True):
        one, other = shape(before.drawing), shape(after.drawing)
        assert one.elementCount() == other.elementCount()
        for index in range(one.elementCount()):
            here, there = one.elementAt(index), other.elementAt(index)
            assert here.type == there.type
            assert (there.x, there.y) == pytest.approx((here.x, here.y), abs=1e-4)


def test_a_file_prints_as_python(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["write", str(tmp_path)]) == 0
    files = sorted(tmp_path.glob("*.svg"))
    assert len(files) == len(STAMPS)
    assert main(["read", str(files[0])]) == 0
    printed = capsys.readouterr().out
    assert printed.strip() == to_python(from_svg(files[0].read_text(encoding="utf-8")))
    assert printed.startswith("(\n    ")


def test_a_shape_without_a_tone_is_refused() -> None:
    with pytest.raises(ValueError, match="tone"):
        from_svg('<svg xmlns="http://www.w3.org/2000/svg"><path d="M 0 0" class="pink"/></svg>')

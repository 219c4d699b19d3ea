"""How the scene of a check unfolds: what is shown at which moment, without any painting."""

from __future__ import annotations

from typing import NamedTuple

from pamir_desktop.model.check_report import Award, CheckReport

COUNTING = 1.5
"""The blocks are counted; all times are in beats."""
VERDICT = 1.0
AWARD = 1.0
"""For each player: the line appears, then the marker moves."""


class Beat(NamedTuple):
    """A moment of the scene."""

    blocks: tuple[int, ...]  # counted so far, by coalition
    verdict: bool
    awards: int  # lines shown
    moved: tuple[float, ...]  # by line, how far the marker has moved: 0 to 1
    ending: bool


def length(report: CheckReport) -> float:
    return COUNTING + VERDICT + AWARD * len(report.awards)


def at(report: CheckReport, time: float) -> Beat:
    """What is shown after this many beats."""
    counted = min(1.0, time / COUNTING)
    most = max(report.blocks)
    upto = round(counted * most)
    since = time - COUNTING - VERDICT
    moved = tuple(
        min(1.0, max(0.0, (since / AWARD - place) * 2 - 1)) for place in range(len(report.awards))
    )
    shown = sum(since >= place * AWARD for place in range(len(report.awards)))
    return Beat(
        blocks=tuple(min(count, upto) for count in report.blocks),
        verdict=time >= COUNTING,
        awards=shown if since >= 0 else 0,
        moved=moved,
        ending=time >= length(report),
    )


def points_at(award: Award, moved: float) -> float:
    """Where the marker is on the rail."""
    return award.before + award.points * moved

"""What `--verify` prints: the contents of a file, one fact per line."""

from __future__ import annotations

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.header import PlayerHeader
from pamir_desktop.games.verify import SaveFacts, Verification
from pamir_desktop.model import SeatKind
from pamir_desktop.model.setup import Edition

from .plain_text import clean_name
from .save_errors import save_error_text
from .translation import translate


def verdict_lines(verdict: Verification) -> list[str]:
    found = verdict.found
    lines = _problem(found) if isinstance(found, SaveError) else _facts(found)
    return [printable(line) for line in lines]


def printable(line: str) -> str:
    """Names may contain anything, including terminal control sequences."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def _problem(problem: SaveError) -> list[str]:
    return [
        translate("Verdict", "problem: {id}").format(id=problem.id),
        translate("Verdict", "details: {sentence}").format(sentence=save_error_text(problem)),
    ]


def _facts(facts: SaveFacts) -> list[str]:
    header = facts.header
    return [
        translate("Verdict", "schema: {number}").format(number=facts.schema),
        translate("Verdict", "written by: {version}").format(version=facts.app),
        translate("Verdict", "game: {id}").format(id=header.identity.id),
        translate("Verdict", "created: {time}").format(time=header.identity.created),
        *_edition(header.edition),
        *(_player(player, header.edition) for player in header.players),
        translate("Verdict", "turn: {number}").format(number=header.turn),
        translate("Verdict", "choices: {number}").format(number=header.made),
        translate("Verdict", "finished: yes")
        if header.finished
        else translate("Verdict", "finished: no"),
        translate("Verdict", "position: {digest}").format(digest=facts.position),
        translate("Verdict", "replay: the rules have changed since; starts from the last position")
        if facts.rules_changed
        else translate("Verdict", "replay: the same position"),
        translate("Verdict", "verified: yes"),
    ]


def _edition(edition: Edition) -> list[str]:
    if edition is Edition.SECOND:
        return []
    return [translate("Verdict", "edition: first (2015), adapted")]


def _player(player: PlayerHeader, edition: Edition) -> str:
    """There are no points in the first edition."""
    if edition is Edition.FIRST:
        return translate("Verdict", "player: {name}").format(name=clean_name(player.name))
    if player.kind is SeatKind.WAKHAN:
        return translate("Verdict", "player: Wakhan, points: {points}").format(points=player.points)
    text = translate("Verdict", "player: {name}, points: {points}")
    return text.format(name=clean_name(player.name), points=player.points)

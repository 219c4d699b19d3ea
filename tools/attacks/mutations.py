"""Hundreds of ways to spoil a save file, always the same ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from pamir_desktop.games.documents import SEAL, Document, document_bytes, sealed
from tools.attacks.damage import JUNK, doubled, inside, paths, replaced, without


def cuts(data: bytes, count: int) -> Iterator[bytes]:
    """The file ends early, anywhere."""
    for number in range(count):
        yield data[: len(data) * number // count]
    yield data[:-2]


def flips(data: bytes, count: int, seed: int) -> Iterator[bytes]:
    """One bit is wrong."""
    whims = random.Random(seed)
    for _ in range(count):
        spoilt = bytearray(data)
        spoilt[whims.randrange(len(data))] ^= 1 << whims.randrange(8)
        yield bytes(spoilt)


def holes(data: bytes, count: int, seed: int) -> Iterator[bytes]:
    """A stretch is missing, zero, doubled, or full of something else."""
    whims = random.Random(seed)
    for number in range(count):
        first = whims.randrange(len(data))
        last = min(len(data), first + 1 + whims.randrange(400))
        middle = data[first:last]
        filling = (b"", bytes(len(middle)), middle * 2, whims.randbytes(len(middle)))[number % 4]
        yield data[:first] + filling + data[last:]


def forgeries(document: Document, count: int, seed: int) -> Iterator[bytes]:
    """One value is wrong, and the seal is right nevertheless."""
    whims = random.Random(seed)
    bare = {key: value for key, value in document.items() if key != SEAL}
    ways = [path for path in paths(bare) if path]
    for _ in range(count):
        path = whims.choice(ways)
        kind = whims.randrange(len(JUNK) + 2)
        if kind < len(JUNK):
            spoilt = replaced(bare, path, JUNK[kind])
        elif kind == len(JUNK) or not isinstance(inside(bare, path), list | dict):
            spoilt = without(bare, path)
        else:
            spoilt = doubled(bare, path)
        yield document_bytes(sealed(spoilt))


def oddities(document: Document) -> dict[str, bytes]:
    """Files that are strange as a whole."""
    data = document_bytes(document)
    text = data.decode()
    start = b'{"format": "pamir-game", "schema": 2, "x": '
    return {
        "nothing": b"",
        "white space": b" \n" * 1000,
        "zeros": bytes(10_000),
        "noise": random.Random(3).randbytes(10_000),
        "a text": b"Dost Mohammad slept badly.\n" * 20,
        "a number": b"7",
        "a list": b"[1, 2, 3]",
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(500),
        "other JSON": b'{"format": "other", "schema": 2}',
        "no format": b'{"schema": 2}',
        "a format of another kind": b'{"format": ["pamir-game"], "schema": 2}',
        "UTF-16": text.encode("utf-16"),
        "half a character": data.replace(b"Player 1", b"Player \xd0"),
        "NaN": start + b"NaN}",
        "Infinity": start + b"-Infinity}",
        "a number without end": start + b"9" * 100_000 + b"}",
        "a huge power": start + b"1e999999}",
        "lists without end": start + b"[" * 500_000,
        "groups without end": start + b'{"a":' * 100_000,
        "both without end": start + b'[{"a":' * 100_000,
        "lists in lists": start + b"[" * 5000 + b"]" * 5000 + b"}",
        "very many values": start + b"[" + b"0," * 1_500_000 + b"0]}",
        "very many groups": start + b"[" + b"{}," * 1_000_000 + b"{}]}",
        "a string without end": start + b'"' + b'\\"' * 300_000,
        "strings without end": start + b"[" + b'"",' * 600_000,
        "a very long string": start + b'"' + b"x" * 3_000_000 + b'"}',
        "too large": start + b'"' + b"x" * 5_000_000 + b'"}',
        "no seal": document_bytes({k: v for k, v in document.items() if k != SEAL}),
        "a seal of another kind": document_bytes({**document, SEAL: [1]}),
        "a version of another kind": document_bytes(sealed({**document, "schema": "2"})),
        "version 0": document_bytes(sealed({**document, "schema": 0})),
        "the end of another file": data + data[-500:],
        "two files": data + data,
        "a name in halves": data.replace(b"Player 1", b"\\ud800"),
        "one field only": json.dumps({"format": "pamir-game"}).encode(),
    }

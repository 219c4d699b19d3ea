"""JSON documents on disk: size-checked before parsing, sealed with a hash, written atomically.

Reading a file takes little time and memory and executes nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from pathlib import Path
from typing import Any, Final, NoReturn

from .errors import SaveError, reading_error

Document = dict[str, Any]

FORMAT: Final = "pamir-game"
MOST_BYTES: Final = 4_000_000
MOST_VALUES: Final = 400_000
MOST_QUOTES: Final = 650_000
MOST_DEPTH: Final = 16
SEAL: Final = "sha256"
BOM: Final = b"\xef\xbb\xbf"

AT_ONCE: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Without blocking on a pipe."""

# An unterminated string counts as one: otherwise each of its quotes would be tried again.
STRINGS: Final = re.compile(rb'"(?:[^"\\]++|\\(?:.|\Z))*+(?:"|\Z)', re.DOTALL)
OPENING: Final = b"[{"
NO_BRACKETS: Final = bytes(sign for sign in range(256) if sign not in b"[]{}")


# --- Reading ---------------------------------------------------------------------------------


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a regular file that is not too large."""
    try:
        descriptor = os.open(path, AT_ONCE)
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise SaveError("save.foreign", file=path.name)
            with os.fdopen(descriptor, "rb", closefd=False) as file:
                data = file.read(most + 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise reading_error(path, error) from error
    if len(data) > most:
        raise SaveError("save.too_large", file=path.name)
    return data


def read_document(path: Path) -> Document:
    """A document of ours with a valid seal."""
    document = parse(read_bytes(path), path.name)
    check_seal(document, path.name)
    return document


def parse(data: bytes, file: str) -> Document:
    """The document in the data, if it claims to be one of ours."""
    ours = f'"{FORMAT}"'.encode() in data[:200]
    check_bounds(data, file)
    try:
        document = json.loads(data.removeprefix(BOM).decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        if not ours:
            raise SaveError("save.foreign", file=file) from error
        if depth_at_end(data):
            raise SaveError("save.cut", file=file) from error
        raise SaveError("save.damaged", file=file, detail="it is no JSON") from error
    if type(document) is not dict or document.get("format") != FORMAT:
        raise SaveError("save.foreign", file=file)
    return document


def check_bounds(data: bytes, file: str) -> None:
    """Reject what would take much memory or a deep stack to parse."""
    if len(data) > MOST_BYTES or data.count(b'"') > MOST_QUOTES:
        raise SaveError("save.too_large", file=file)
    signs = brackets(data)
    depth = 0
    for sign in signs[:MOST_VALUES]:
        depth += 1 if sign in OPENING else -1
        if depth > MOST_DEPTH:
            raise SaveError("save.too_deep", file=file)
    if len(signs) + data.count(b",") > MOST_VALUES:
        raise SaveError("save.too_large", file=file)


def brackets(data: bytes) -> bytes:
    """All brackets outside of strings."""
    return STRINGS.sub(b"", data).translate(None, NO_BRACKETS)


def depth_at_end(data: bytes) -> int:
    """Brackets that are still open where the data ends."""
    return sum(1 if sign in OPENING else -1 for sign in brackets(data))


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is no JSON")


# --- Hashes ----------------------------------------------------------------------------------


def canonical(value: object) -> bytes:
    """The canonical form of a value, from which hashes are made."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def digest(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


def sealed(document: Document) -> Document:
    return {**document, SEAL: digest(document)}


def check_seal(document: Document, file: str) -> None:
    """The seal covers everything else in the document, in every version of the format."""
    rest = {key: value for key, value in document.items() if key != SEAL}
    if document.get(SEAL) != digest(rest):
        raise SaveError("save.damaged", file=file, detail="its hash is wrong")


# --- Writing ---------------------------------------------------------------------------------


def document_bytes(document: Document) -> bytes:
    """One field per line in the given order, so that the header comes first."""
    for ascii_only in (False, True):
        lines = (
            f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=ascii_only)}"
            for key, value in document.items()
        )
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        try:
            return text.encode()
        except UnicodeEncodeError:  # half a character in a name
            continue
    raise AssertionError("JSON in ASCII can always be written")

"""Values of the game: attrs classes that share one way to be printed, compared and hashed.

attrs writes and compiles these methods for every class. With 250 classes that is more than half of
the time it takes to create them all at every start; here all classes share one set. The price:
comparing takes about 2.7 times as long, hashing 2.2 times (docs/architecture.md). The `__init__` of
each class is left to attrs because it is called all the time.
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from attrs import define, frozen
else:

    def _made(decorate: Any, is_frozen: bool, cls: type | None = None, **options: Any) -> Any:
        if cls is None:
            return partial(_made, decorate, is_frozen, **options)
        made = decorate(cls, repr=False, eq=False, **options)
        compared = [field.name for field in made.__attrs_attrs__ if field.eq]
        made._compared = attrgetter(*compared) if compared else _nothing
        made.__repr__ = logged
        made.__eq__ = equals
        made.__hash__ = hashed if is_frozen else None
        return made

    define = partial(_made, attrs.define, False)
    frozen = partial(_made, attrs.frozen, True)


def _nothing(value: Any) -> None:
    """What is compared of a value without fields."""


def logged(value: Any) -> str:
    """As attrs would print it."""
    fields = (
        f"{field.name}={getattr(value, field.name)!r}"
        for field in attrs.fields(type(value))
        if field.repr
    )
    return f"{type(value).__name__}({', '.join(fields)})"


def equals(value: Any, other: Any) -> Any:
    """Values of two classes are never equal, even with equal fields."""
    kind = value.__class__
    if other.__class__ is not kind:
        return NotImplemented
    return kind._compared(value) == kind._compared(other)


def hashed(value: Any) -> int:
    kind = value.__class__
    return hash((kind, kind._compared(value)))


__all__ = ["define", "frozen"]

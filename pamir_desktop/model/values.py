"""Values of the game: attrs classes that share one way to be printed.

attrs writes and compiles a `__repr__` for every class. With 250 of them that is a third of the time
it takes to make them all, and they are made whenever the program starts; this one serves for all.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from attrs import define, frozen
else:

    def _made(decorate: Any, cls: type | None = None, **options: Any) -> Any:
        if cls is None:
            return partial(_made, decorate, **options)
        made = decorate(cls, repr=False, **options)
        made.__repr__ = told
        return made

    define = partial(_made, attrs.define)
    frozen = partial(_made, attrs.frozen)


def told(value: Any) -> str:
    """As attrs would print it."""
    fields = (
        f"{field.name}={getattr(value, field.name)!r}"
        for field in attrs.fields(type(value))
        if field.repr
    )
    return f"{type(value).__name__}({', '.join(fields)})"


__all__ = ["define", "frozen"]

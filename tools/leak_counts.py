"""What a window holds, counted for the monkey, the memory benchmark and a test."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections import Counter
from functools import _lru_cache_wrapper
from pathlib import Path

import attrs
from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QPixmapCache, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget

from pamir_desktop.app import Application
from pamir_desktop.views.art import paint_cache
from pamir_desktop.views.art.cards import card_cache


@frozen
class Counts:
    """The number of everything that can leak unnoticed."""

    items: int  # in the scene of the table
    qobjects: int
    objects: int  # Python objects, as its collector knows them

    def numbers(self) -> dict[str, int]:
        return attrs.asdict(self)

    def more_than(self, other: Counts) -> dict[str, int]:
        """The increase since another count."""
        before = other.numbers()
        return {name: value - before[name] for name, value in self.numbers().items()}

    def __str__(self) -> str:
        return f"{self.items} items, {self.qobjects} QObjects, {self.objects} Python objects"


def forget_pictures() -> None:
    """Clear every bounded cache: what is left then is referenced elsewhere."""
    card_cache.clear()
    paint_cache.clear()
    QPixmapCache.clear()
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and thing.cache_parameters()["maxsize"]:
            thing.cache_clear()


def settle() -> None:
    """Release everything that is no longer needed."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def leak_counts(application: Application) -> Counts:
    forget_pictures()
    settle()
    return Counts(
        len(application.window.table.view.table.items()),
        len(_qobjects(application)),
        len(gc.get_objects()),
    )


def kinds(application: Application) -> Counter[str]:
    """The same by type, to see what leaks."""
    forget_pictures()
    settle()
    found = Counter(type(thing).__qualname__ for thing in gc.get_objects())
    found.update(f"Q:{type(thing).__name__}" for thing in _qobjects(application))
    return found


def _qobjects(application: Application) -> list[QObject]:
    found: list[QObject] = []
    rest: list[QObject] = [application.app, *QApplication.topLevelWidgets()]
    while rest:
        thing = rest.pop()
        found.append(thing)
        # inspecting a document would wrap its frames, and that alone would create objects
        if not isinstance(thing, QTextDocument):
            rest += [child for child in thing.children() if not _is_window(child)]
    return found


def _is_window(thing: QObject) -> bool:
    """Already one of the roots."""
    return isinstance(thing, QWidget) and thing.isWindow()


def resident(process: int | str = "self") -> float:
    """Megabytes this process, or another one, uses now; 0 if the system does not say."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def resident_without_caches() -> float:
    """Megabytes this process uses apart from bounded caches and memory it could give back."""
    forget_pictures()
    settle()
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)  # glibc keeps what is freed
    return resident()

"""Plays a turn as a user of a screen reader does: by names and actions alone, over AT-SPI.

    .venv/bin/python tools/screen_reader.py            # plays, prints what it reads and does
    .venv/bin/python tools/screen_reader.py --tree     # prints all that a screen reader gets

Needs Xvfb (or --display), dbus-run-session, at-spi2-core and a Python with pyatspi; it says what is
not installed. The program runs in a D-Bus session of its own, without settings and games.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PYTHONS: Final = (sys.executable, "/usr/bin/python3")
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PATIENCE_SECONDS: Final = 90.0
PAUSE_SECONDS: Final = 0.2

Node = Any
"""An accessible object of pyatspi, which has no types."""


# --- What is installed -----------------------------------------------------------------------


def python_with_pyatspi() -> str | None:
    for python in PYTHONS:
        if Path(python).exists():
            tried = subprocess.run(
                [python, "-c", "import pyatspi"], capture_output=True, check=False
            )
            if tried.returncode == 0:
                return python
    return None


def missing(display: str | None = None) -> list[str]:
    """What has to be installed first."""
    programs = ["dbus-run-session"] if display else ["dbus-run-session", "Xvfb"]
    found = [program for program in programs if shutil.which(program) is None]
    if not any(Path(launcher).exists() for launcher in LAUNCHERS):
        found.append("at-spi2-core")
    if python_with_pyatspi() is None:
        found.append("pyatspi")
    return found


# --- Outside: a display, a session, the program ----------------------------------------------


def start_display() -> tuple[subprocess.Popen[bytes], str]:
    """A display that Xvfb itself chooses."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writer)
    with os.fdopen(reader) as output:
        return server, f":{output.readline().strip()}"


def run_session(arguments: list[str], display: str | None) -> int:
    """This script again, in a D-Bus session of its own."""
    server = None
    if display is None:
        server, display = start_display()
    # what a desktop has set up is none of this session's business
    names = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "XDG_RUNTIME_DIR", "VIRTUAL_ENV")
    environment = {name: os.environ[name] for name in names if name in os.environ}
    environment |= {"DISPLAY": display, "PAMIR_PYTHON": sys.executable}
    python = python_with_pyatspi()
    assert python is not None
    command = ["dbus-run-session", "--", python, __file__, "--inside", *arguments]
    try:
        return subprocess.run(command, env=environment, check=False).returncode
    finally:
        if server is not None:
            server.terminate()
            server.wait()


def run_program() -> subprocess.Popen[bytes]:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    command = [os.environ["PAMIR_PYTHON"], "-m", "pamir_desktop", "--safe-mode", "--lang", "en"]
    return subprocess.Popen(
        [*command, "--new", "solo", "--seed", "5"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


# --- Inside: the client ------------------------------------------------------------------------


def spoken(node: Node) -> str:
    """A name as it is heard."""
    return str(node.name).replace("\N{NO-BREAK SPACE}", " ")


def begins(beginning: str, name: str) -> bool:
    return name.startswith(beginning)


class Client:
    """Knows names, roles, states and actions, and nothing else of the program."""

    def __init__(self) -> None:
        self.atspi = importlib.import_module("pyatspi")
        self.program = self.wait_for("the program", self._program)

    def _program(self) -> Node | None:
        desktop = self.atspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            child = desktop.getChildAtIndex(index)
            if child is not None and child.name == "pamir-desktop" and child.childCount:
                return child
        return None

    def wait_for(self, what: str, find: Callable[[], Node | None]) -> Node:
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            try:
                found = find()
            except (LookupError, RuntimeError, self._glib_error()):
                found = None  # it has changed meanwhile
            if found:
                return found
            time.sleep(PAUSE_SECONDS)
        raise SystemExit(f"not found: {what}")

    @staticmethod
    def _glib_error() -> type[Exception]:
        error: type[Exception] = importlib.import_module("gi.repository.GLib").Error
        return error

    def walk(self, node: Node, depth: int = 0) -> Iterator[tuple[int, Node]]:
        yield depth, node
        for index in range(node.childCount):
            child = node.getChildAtIndex(index)
            if child is not None:
                yield from self.walk(child, depth + 1)

    def find(
        self, name: Callable[[str], bool], role: str, under: Node | None = None
    ) -> Node | None:
        for _, node in self.walk(under or self.program):
            if node.getRoleName() == role and name(spoken(node)):
                return node
        return None

    def is_enabled(self, node: Node) -> bool:
        return bool(node.getState().contains(self.atspi.STATE_ENABLED))

    def actions(self, node: Node) -> list[str]:
        try:
            interface = node.queryAction()
        except NotImplementedError:
            return []
        return [interface.getName(index) for index in range(interface.nActions)]

    def press(self, node: Node) -> None:
        print(f"press: {node.getRoleName()} “{node.name}”", flush=True)
        node.queryAction().doAction(self.actions(node).index("Press"))

    # --- The table -------------------------------------------------------------------------

    def zone(self, name: str) -> Node:
        return self.wait_for(name, lambda: self.find(lambda found: found == name, "panel"))

    def question(self) -> str:
        bar = self.find(lambda name: name == "Prompt", "filler")
        return "" if bar is None else str(bar.description)

    def active(self, player: str) -> Node | None:
        """The entry of the player if it is their turn."""
        return self.find(
            lambda name: name.startswith(f"{player}, color") and "active player" in name,
            "list item",
        )

    def entry(self, zone: str, part: str, role: str = "list item") -> Node:
        """An entry that can be chosen."""

        def find() -> Node | None:
            found = self.find(lambda name: part in name, role, self.zone(zone))
            return found if found is not None and self.is_enabled(found) else None

        return self.wait_for(f"{part} in {zone}", find)

    def button(self, name: str) -> Node:
        def find() -> Node | None:
            found = self.find(lambda known: known == name, "push button")
            return found if found is not None and self.is_enabled(found) else None

        return self.wait_for(f"the button {name}", find)


def print_tree(client: Client) -> None:
    client.zone("Market")
    for depth, node in client.walk(client.program):
        actions = " ".join(client.actions(node))
        print(f"{'  ' * depth}{node.getRoleName()}: {node.name} [{actions}]")


def play_turn(client: Client) -> None:
    """Loyalty, two purchases, the end of the turn; then it is the player's turn again."""
    client.zone("Market")
    print(f"asked: {client.wait_for('a question', client.question)}")
    client.press(client.entry("Your loyalty dial", "Britain", "radio button"))
    hand = client.wait_for(
        "an empty hand", partial(client.find, partial(begins, "your hand: 0 cards"), "list item")
    )
    print(f"read: {hand.name}")
    for count in ("1 card,", "2 cards,"):
        client.press(client.entry("Market", "price: 0"))
        wanted = f"your hand: {count}"
        read = client.wait_for(
            wanted,
            partial(client.find, partial(begins, wanted), "list item"),
        )
        print(f"read: {read.name}")
    client.press(client.button("End turn"))
    for player in ("Wakhan", "Red"):
        active = client.wait_for(f"the turn of {player}", partial(client.active, player))
        print(f"read: {active.name}")
    client.button("End turn")
    print(f"asked: {client.question()}")
    print("a whole turn was played")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tree", action="store_true", help="print the tree instead of playing")
    parser.add_argument("--display", help="use this X display instead of starting Xvfb")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.inside:
        program = run_program()
        try:
            (print_tree if options.tree else play_turn)(Client())
        finally:
            program.terminate()
            program.wait()
        return 0
    lacking = missing(options.display)
    if lacking:
        print(f"not installed: {', '.join(lacking)}", file=sys.stderr)
        return 2
    return run_session(["--tree"] if options.tree else [], options.display)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

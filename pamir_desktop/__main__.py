"""The command `pamir-desktop`, and `python -m pamir_desktop`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from . import BOT_WORKER
from .cli import print_no_display, read_command_line, run_selfplay, run_verify
from .display import has_display


def main(arguments: Sequence[str] | None = None) -> int:
    if list(sys.argv[1:] if arguments is None else arguments) == [BOT_WORKER]:
        from .bots.worker import run_worker  # noqa: PLC0415  # only this process needs it

        return run_worker()
    options = read_command_line(arguments)
    if options.selfplay is not None:
        return run_selfplay(options)
    if options.verify is not None:
        return run_verify(options)
    if options.demo is None and not has_display(os.environ):
        return print_no_display(options)
    # Qt is loaded only where a window is wanted
    from .control.quick_imports import quick_imports  # noqa: PLC0415

    with quick_imports():
        from .app import run  # noqa: PLC0415

    return run(options)


if __name__ == "__main__":
    sys.exit(main())

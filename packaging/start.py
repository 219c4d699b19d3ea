"""`make run`: start the game, or its demo if there is no display."""

from __future__ import annotations

import os
import sys

from pamir_desktop.__main__ import main
from pamir_desktop.display import has_display

if __name__ == "__main__":
    sys.exit(main([] if has_display(os.environ) else ["--demo", "screenshots"]))

"""`make run`: start the game."""

from __future__ import annotations

import sys

from pamir_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())

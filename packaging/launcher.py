"""Entry point of the frozen program."""

import sys

from pamir_desktop.__main__ import main

sys.exit(main())

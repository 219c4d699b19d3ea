"""Where the frozen program begins."""

import sys

from pamir_desktop.__main__ import main

sys.exit(main())

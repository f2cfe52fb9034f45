"""``python -m clachan`` is the command ``clachan``."""

import sys

from clachan.cli import main

if __name__ == "__main__":
    sys.exit(main())

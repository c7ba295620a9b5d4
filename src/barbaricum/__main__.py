"""`python -m barbaricum` is the command `barbaricum`."""

import sys

from barbaricum.cli.main import main

sys.exit(main())

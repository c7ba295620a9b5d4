"""The command `barbaricum`."""

import argparse
from collections.abc import Sequence

from barbaricum import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="barbaricum", description="Attila and Invasions.")
    parser.add_argument("--version", action="version", version=f"barbaricum {__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0

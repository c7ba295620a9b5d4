"""The board games Attila and Invasions on a computer."""

from typing import TYPE_CHECKING

import barbaricum.games  # noqa: F401  makes the games known, so that every record finds its own

__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """Find out the version when it is asked for: in a checkout that means asking git."""
        if name != "__version__":
            raise AttributeError(name)
        from barbaricum.version import version  # noqa: PLC0415 - games need no version

        return version()

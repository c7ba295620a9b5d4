"""Running the server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import uvicorn

from barbaricum.server.app import Settings, application

LONGEST_MESSAGE: Final = 64 * 1024


def default_folder() -> Path:
    """Where the tables are kept if nobody says: the user's folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "barbaricum"


def configuration(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the application: one process, for the tables live in its memory."""
    return uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        lifespan="on",
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until somebody stops it."""
    uvicorn.Server(configuration(settings, host, port)).run()

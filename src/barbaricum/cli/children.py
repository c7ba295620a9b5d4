"""Processes that work for a command end with it, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Begin to watch the process that started this one: a pool alone would sleep on for ever."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

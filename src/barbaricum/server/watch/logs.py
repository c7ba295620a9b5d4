"""The log: lines for people or for programs, and never anything secret in them.

What players say, keys, cookies, tokens and the queries of addresses are not logged anywhere; a
library that would tell them when asked for details is not asked.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from barbaricum.server.settings import Log
from barbaricum.server.watch import requests

OURS: Final = "barbaricum"
KEPT: Final = 100
FIELDS: Final = "barbaricum_fields"


class Text(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, and the id of the question, if one is being answered."""
        asked = requests.current()
        end = f" [{asked}]" if asked else ""
        line = f"{_time(record)} {record.levelname.lower()} {record.getMessage()}{end}"
        return line if not record.exc_info else f"{line}\n{self.formatException(record.exc_info)}"


class Lines(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as an object."""
        told = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        } | getattr(record, FIELDS, {})
        if asked := requests.current():
            told["request"] = asked
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def fields(**values: str | float) -> dict[str, dict[str, str | float]]:
    """What a line for programs has besides its message, as the `extra` of a logging call."""
    return {FIELDS: values}


def said(sentence: str, log: Log) -> str:
    """A sentence of the command line in the form of the log, so that programs can read it too."""
    if log.form == "text":
        return sentence
    record = logging.LogRecord(OURS, logging.INFO, "", 0, sentence, None, None)
    return Lines().format(record)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def begin(log: Log) -> None:
    """Write from now on: our own lines as asked for, of libraries only what is alarming."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if log.form == "json" else Text())
    root, level = logging.getLogger(), log.level.upper()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level)
    # Told more, these would write down what goes over the wire and into the database.
    for library in ("asyncio", "sqlalchemy", "uvicorn", "websockets"):
        logging.getLogger(library).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Letters that are none are the fault of whoever sent them: he cannot fill the log with it."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that went wrong, with the id of the question in which it did."""

    request: str
    moment: int
    level: str
    message: str
    error: str


class Troubles(logging.Handler):
    """The last things that went wrong, for whoever runs the server."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[Trouble] = deque(maxlen=KEPT)
        self.errors = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.errors += record.levelno >= logging.ERROR
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        moment, level = int(record.created), record.levelname.lower()
        message = record.getMessage()
        self.kept.appendleft(Trouble(requests.current(), moment, level, message, trace))

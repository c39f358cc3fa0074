"""Structured logs: one line of JSON for each thing that happened, without names, chat, cards, codes or addresses."""

import hashlib
import logging
import sys
from typing import Any

import msgspec

_logger = logging.getLogger("motherlode")


def note(what: str, **facts: Any) -> None:
    """Logs that something happened."""
    _logger.info(what, extra={"facts": facts})


def fail(what: str, error: BaseException, **facts: Any) -> None:
    """Logs what went wrong, with where."""
    _logger.error(what, exc_info=error, extra={"facts": facts})


def fingerprint(code: str) -> str:
    """Tells tables apart in the log: who reads it must not get a seat by it."""
    return hashlib.sha256(b"log" + code.encode()).hexdigest()[:10]


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up() -> None:
    """Sends all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("motherlode", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("motherlode").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)

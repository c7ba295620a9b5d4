"""The numbers of a running server, counted as it goes, for Prometheus and for the host's page."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

SPANS: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
LAST: Final = 200
"""So many thoughts of bots are kept, to tell how long they take lately."""


class Numbers(Collector):
    """Counts what happens. What merely is, such as open sockets, is asked for when needed."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.registry = CollectorRegistry()
        self.gauges: dict[str, float] = {}
        """What was found when somebody asked last: a name, perhaps with a label after a space."""
        self.thoughts: deque[tuple[str, float]] = deque(maxlen=LAST)
        ProcessCollector(registry=self.registry)
        self.registry.register(self)
        self._requests = Counter(
            "barbaricum_requests",
            "Questions answered.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self._seconds = Histogram(
            "barbaricum_request_seconds",
            "How long answers took.",
            ("route",),
            buckets=SPANS,
            registry=self.registry,
        )
        self._rows = Counter(
            "barbaricum_rows", "Decisions and draws written.", registry=self.registry
        )
        self._thinking = Histogram(
            "barbaricum_bot_seconds",
            "How long bots thought, waiting for a free mind included.",
            ("bot",),
            buckets=SPANS,
            registry=self.registry,
        )

        self._failures = Counter(
            "barbaricum_bot_failures",
            "Decisions of bots that chance took, because the bot failed.",
            registry=self.registry,
        )

    def asked(self, method: str, route: str, status: int, seconds: float) -> None:
        """A question was answered."""
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def written(self, rows: int) -> None:
        """So many rows are on the disk."""
        self._rows.inc(rows)

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has decided."""
        self._thinking.labels(bot).observe(seconds)
        self.thoughts.append((bot, seconds))

    def bot_failed(self) -> None:
        """A bot gave no legal answer, and chance decided for it."""
        self._failures.inc()

    def collect(self) -> Iterator[Metric]:
        """What merely is, as it was found a moment ago."""
        found: dict[str, GaugeMetricFamily] = {}
        for name, value in self.gauges.items():
            head, _, label = name.partition(" ")
            labels = (label,) if label else ()
            known = GaugeMetricFamily(f"barbaricum_{head}", head, labels=("of",) if label else ())
            found.setdefault(head, known).add_metric(labels, value)
        yield from found.values()

"""What the load test prints: a table in Markdown, to be pasted, and sentences around it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from barbaricum import games
from barbaricum.cli.bench.measure import percentile
from barbaricum.cli.loadtest.fleet import Fleet
from barbaricum.cli.loadtest.hall import Hall
from barbaricum.cli.loadtest.knee import Step
from barbaricum.cli.loadtest.trial import Killed, Trial
from barbaricum.cli.terminal import Terminal


class Report:
    """Everything as it comes."""

    def __init__(self, terminal: Terminal, bound: float) -> None:
        self._terminal = terminal
        self._texts = terminal.texts
        self._bound = bound

    def began(self, fleet: Fleet, tables: int) -> None:
        """Before anything is measured."""
        names = ", ".join(games.names())
        self._say("load-began", servers=len(fleet.servers), tables=tables, games=names)

    def opened(self, trial: Trial) -> None:
        """All sockets are open; from here on the table is filled."""
        memory, seconds = f"{trial.memory * 1000:.0f}", f"{trial.opened:.1f}"
        self._say("load-opened", memory=memory, seconds=seconds)
        self._head()

    def _head(self) -> None:
        words = self._texts.say("load-columns").split(" | ")
        self._row(words)
        self._row("---" for _ in words)

    def step(self, step: Step) -> None:
        """One row."""
        held = self._texts.say("load-held" if step.holds(self._bound) else "load-not-held")
        self._row(
            (
                f"{step.rate:.0f}",
                f"{step.acknowledged:.0f}",
                f"{step.median:.0f}",
                f"{step.most:.0f}",
                " + ".join(f"{share:.2f}" for share in step.cores) or "?",
                " + ".join(f"{memory:.0f}" for memory in step.memory) or "?",
                f"{step.own:.2f}",
                f"{step.machine:.2f}",
                held,
            )
        )

    def knee(self, knee: Step | None) -> None:
        """What came out."""
        if knee is None:
            self._say("load-no-knee", bound=f"{self._bound:g}")
            return
        self._say(
            "load-knee",
            rate=f"{knee.rate:.0f}",
            median=f"{knee.median:.0f}",
            most=f"{knee.most:.0f}",
            bound=f"{self._bound:g}",
        )

    def killed(self, killed: Killed) -> None:
        """What the clients noticed of it."""
        gaps, before, after = killed.gaps or [0.0], killed.before or [0.0], killed.after or [0.0]
        self._say(
            "load-killed",
            rate=f"{killed.rate:.0f}",
            clients=len(killed.gaps),
            gap=f"{percentile(gaps, 0.5):.2f}",
            longest=f"{max(gaps):.2f}",
            again=killed.again,
            unanswered=killed.unanswered,
        )
        self._say(
            "load-killed-times",
            before=f"{percentile(before, 0.99):.0f}",
            after=f"{percentile(after, 0.99):.0f}",
            longest=f"{max(after):.0f}",
        )
        self._head()

    def ended(self, hall: Hall, bad: Sequence[str]) -> None:
        """Whole games, refusals, the proof."""
        whole = Counter(table.game for table in hall.tables if table.over)
        counted = ", ".join(f"{number} {game}" for game, number in sorted(whole.items())) or "0"
        decisions = sum(len(table.kept) for table in hall.tables)
        self._say("load-games", tables=len(hall.tables), whole=counted, decisions=decisions)
        if hall.refused:
            codes = ", ".join(f"{code} {number}" for code, number in hall.refused.most_common())
            self._say("load-refusals", codes=codes)
        if bad:
            self._say("load-lost", number=len(bad), tables=", ".join(bad[:10]))
        else:
            self._say("load-kept", tables=len(hall.tables))
        self._say("bench-crowd-load", load=f"{os.getloadavg()[0]:.1f}")

    def _say(self, key: str, **values: object) -> None:
        self._terminal.say(self._texts.say(key, **values))

    def _row(self, cells: Iterable[str]) -> None:
        line = Text(f"| {' | '.join(cells)} |")
        self._terminal.console.print(line, no_wrap=True, overflow="ignore", crop=False)

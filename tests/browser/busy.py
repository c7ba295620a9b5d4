"""Pages that answer nobody: the main thread is busy for too long, or for ever."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, ConsoleMessage, Page
from playwright.sync_api import TimeoutError as TooLate

LONGEST: Final = 2000
"""Milliseconds of work in one go; what takes longer freezes the page for the player."""
ANSWER: Final = 20_000
"""Milliseconds after which a page that says nothing hangs, however busy the machine."""
SIGN: Final = "the main thread was busy: "
WATCH: Final = """new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    if (duration > LIMIT) console.debug("SIGN" + Math.round(duration));
}).observe({ type: "longtask", buffered: true })"""


class Watched:
    """A page, and how long its main thread was busy at the longest."""

    def __init__(self, page: Page, limit: int = LONGEST, patience: int = ANSWER) -> None:
        self.page = page
        self.limit, self.patience = limit, patience
        self.longest = 0
        self._clocks = [self._clock(domain) for domain in ("timeTicks", "threadTicks")]
        page.add_init_script(WATCH.replace("LIMIT", str(limit)).replace("SIGN", SIGN))
        page.on("console", self._listen)

    def complaints(self) -> list[str]:
        """What is wrong with it at the end of a test."""
        if self.page.is_closed():
            return []
        if not self._answers():
            return [f"{self.page.url} hangs: its main thread never comes to an end"]
        if self.longest == 0 or (work := self.longest * self._share()) < self.limit:
            return []
        return [f"{self.page.url} was frozen: its main thread worked {work:.0f} ms in one go"]

    def _clock(self, domain: str) -> CDPSession:
        client = self.page.context.new_cdp_session(self.page)
        client.send("Performance.enable", {"timeDomain": domain})
        return client

    def _listen(self, said: ConsoleMessage) -> None:
        if said.text.startswith(SIGN):
            self.longest = max(self.longest, int(said.text.removeprefix(SIGN)))

    def _answers(self) -> bool:
        try:
            self.page.locator("html").wait_for(state="attached", timeout=self.patience)
        except TooLate:
            return False
        return True

    def _share(self) -> float:
        """How much of the time of its tasks the thread had a processor, which others want too."""
        wall, work = (self._spent(clock) for clock in self._clocks)
        return work / wall if wall else 1.0

    @staticmethod
    def _spent(clock: CDPSession) -> float:
        metrics = clock.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

"""What a run says at its end: the coverage table and one line of figures."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from barbaricum.cli.fuzz.many import Summary
from barbaricum.cli.fuzz.subject import Tally
from barbaricum.cli.terminal import Terminal


def never(lines: Sequence[str], tally: Tally) -> list[str]:
    """The lines of the table that did not occur once."""
    return [line for line in lines if not tally[line]]


def coverage(terminal: Terminal, lines: Sequence[str], tally: Tally) -> None:
    """How often each line occurred; those that never did stand out, and are named again below."""
    texts, missing = terminal.texts, never(lines, tally)
    terminal.say(texts.say("fuzz-coverage"))
    for line in lines:
        mark, style = ("!!!", "bold red") if line in missing else ("   ", "")
        terminal.console.print(Text(f"{mark} {tally[line]:>12}  {line}", style), no_wrap=True)
    if missing:
        terminal.say(texts.say("fuzz-never", lines=len(missing), names=", ".join(missing)))


def summed_up(terminal: Terminal, summary: Summary, seconds: float) -> None:
    """Games, rows, failures, speed."""
    texts = terminal.texts
    if summary.interrupted:
        terminal.say(texts.say("fuzz-interrupted"))
    elif summary.spent:
        terminal.say(texts.say("fuzz-stopped", failures=len(summary.failures)))
    sentence = texts.say(
        "fuzz-summary",
        games=summary.games,
        rows=summary.rows,
        failures=len(summary.failures),
        seconds=f"{seconds:.0f}",
        speed=f"{summary.games / seconds:.0f}",
    )
    terminal.say(sentence)

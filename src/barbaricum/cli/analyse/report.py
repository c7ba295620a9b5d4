"""What an analysis says in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from barbaricum.bots.account import Account, account, mistakes, turning_points
from barbaricum.bots.analysis import Step
from barbaricum.bots.tallies import Tally
from barbaricum.cli.problems import clean
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts
from barbaricum.texts.review import Teller
from barbaricum.texts.review.words import percent, turning


def tell(terminal: Terminal, found: Sequence[Step], teller: Teller) -> None:
    """The players, their luck, the turning points, the costliest decisions."""
    texts = terminal.texts
    accounts = [account(found, seat) for seat in range(len(teller.names))]
    terminal.console.print(players(accounts, teller))
    terminal.say("", texts.say("analyse-draws"))
    terminal.console.print(luck(accounts, teller))
    terminal.say("", texts.say("analyse-turning"))
    for step in turning_points(found):
        sentence = clean(str(turning(step, teller)["sentence"]))
        terminal.say(texts.say("analyse-row", row=step.row + 1, sentence=sentence))
    for seat, name in enumerate(teller.names):
        worst = mistakes(found, seat)
        if worst:
            terminal.say("", texts.say("analyse-mistakes", name=clean(name)))
        for step in worst:
            terminal.say(mistake(step, teller))


def players(accounts: Sequence[Account], teller: Teller) -> Table:
    """One line for each player."""
    table = headed(teller.texts, "name", "accuracy", "costly", "luck")
    for one, name in zip(accounts, teller.names, strict=True):
        figures = f"{one.accuracy:.0f}", str(one.costly), f"{100 * one.luck:+.0f}"
        table.add_row(clean(name), *figures)
    return table


def luck(accounts: Sequence[Account], teller: Teller) -> Table:
    """What fell to each player against what was to be expected, a line for each kind."""
    table = headed(teller.texts, "name", "draws", "number", "points", "outcomes")
    for one, name in zip(accounts, teller.names, strict=True):
        for tally in one.draws:
            came = ", ".join(outcomes(tally, teller))
            figures = str(tally.number), f"{tally.points:+.1f}"
            table.add_row(clean(name), teller.kind(tally.kind), *figures, came)
    return table


def outcomes(tally: Tally, teller: Teller) -> Iterator[str]:
    """Each outcome: how often it came, and how often it was to be expected."""
    for text, expected in tally.expected.items():
        yield f"{teller.outcome(text)} {tally.came[text]} ({expected:.1f})"


def headed(texts: Texts, *columns: str) -> Table:
    """An empty table with its heads."""
    return Table(*(texts.say(f"analyse-column-{name}") for name in columns))


def mistake(step: Step, teller: Teller) -> str:
    """One decision that cost something."""
    text, best = teller.labels(step.row, step.text, step.best)
    share = percent(step.cost)
    return teller.texts.say(
        "analyse-mistake", row=step.row + 1, text=clean(text), best=clean(best), share=share
    )

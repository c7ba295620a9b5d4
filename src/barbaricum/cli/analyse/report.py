"""What an analysis says in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from barbaricum.bots.account import Account, account, mistakes, swing, turning_points
from barbaricum.bots.analysis import Step
from barbaricum.cli.terminal import Terminal
from barbaricum.core.game import CHANCE
from barbaricum.texts import Texts


def tell(terminal: Terminal, found: Sequence[Step], names: Sequence[str]) -> None:
    """The players, the turning points, the costliest decisions."""
    texts = terminal.texts
    accounts = [account(found, seat) for seat in range(len(names))]
    terminal.console.print(players(accounts, names, texts))
    terminal.say("", texts.say("analyse-turning"))
    for step in turning_points(found):
        terminal.say(turning(step, names, texts))
    for seat, name in enumerate(names):
        worst = mistakes(found, seat)
        if worst:
            terminal.say("", texts.say("analyse-mistakes", name=name))
        for step in worst:
            terminal.say(mistake(step, texts))


def players(accounts: Sequence[Account], names: Sequence[str], texts: Texts) -> Table:
    """One line for each player."""
    columns = ("name", "accuracy", "cost", "luck", "draws")
    table = Table(*(texts.say(f"analyse-column-{name}") for name in columns))
    for one, name in zip(accounts, names, strict=True):
        draws = ", ".join(f"{kind} {value:+.1f}" for kind, value in one.luck_points.items())
        table.add_row(
            name, f"{one.accuracy:.0f}", f"{100 * one.cost:.0f}", f"{100 * one.luck:+.0f}", draws
        )
    return table


def turning(step: Step, names: Sequence[str], texts: Texts) -> str:
    """One turning point: a mistake, or luck."""
    if step.seat == CHANCE:
        luck = step.luck or [0.0]
        seat = max(range(len(luck)), key=lambda other: abs(luck[other]))
        share = f"{100 * luck[seat]:+.0f}"
        return texts.say(
            "analyse-luck", row=step.row + 1, text=step.text, name=names[seat], share=share
        )
    share = f"{100 * swing(step):.0f}"
    return texts.say(
        "analyse-mistake-of",
        row=step.row + 1,
        name=names[step.seat],
        text=step.text,
        best=step.best,
        share=share,
    )


def mistake(step: Step, texts: Texts) -> str:
    """One decision that cost something."""
    share = f"{100 * step.cost:.0f}"
    return texts.say(
        "analyse-mistake", row=step.row + 1, text=step.text, best=step.best, share=share
    )

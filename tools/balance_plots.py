"""The plots and tables of docs/balance-invasions.md: `python -m tools.balance_plots`.

Reads docs/balance-invasions/figures.json, writes the plots beside it and prints the tables.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from barbaricum.cli.charts import Bar, Chart, svg
from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.tables import CARDS
from barbaricum.games.invasions.data.world import PORTS, TOWNS, ports
from tools.balance import FIGURES, SOURCES

SEATS: Final = ("2", "3", "4", "5")
ORDER: Final = ("first", "second", "third", "fourth", "fifth")
NAMES: Final = {card["id"]: card["names"]["en"] for card in (*CARDS["sagas"], *CARDS["runes"])}
Z: Final = 1.96
"""95 % intervals."""
Part = dict[str, Any]  # of the figures: what tools.balance counted


def interval(hits: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share = hits / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games**2)) / (1 + Z * Z / games)
    return middle - spread, middle + spread


def middle(counts: dict[str, int], share: float = 0.5) -> int:
    """The value that this share of the games does not exceed."""
    values = sorted(Counter({int(key): number for key, number in counts.items()}).elements())
    return values[min(len(values) - 1, int(share * len(values)))]


def points(figures: dict[str, Part]) -> Chart:
    """V12 Points of a jarl by source."""
    bars = []
    for seats in SEATS:
        part = figures[seats]
        jarls = part["games"] * int(seats)
        values = [part["points"].get(source, 0) / jarls for source in SOURCES]
        bars.append(Bar(f"{seats} jarls", values, f"{sum(values):.0f}"))
    return Chart("Points of a jarl by source", SOURCES, bars)


def wins(figures: dict[str, Part], seats: str) -> Chart:
    """Share of wins by place in the turn order."""
    part = figures[seats]
    games = part["games"]
    bars = [
        Bar(ORDER[n], [won / games], f"{100 * won / games:.1f} %", interval(won, games))
        for n, won in enumerate(part["wins"])
    ]
    return Chart(f"Share of wins by turn order, {seats} jarls", (), bars, 1 / int(seats))


def length(figures: dict[str, Part]) -> Chart:
    """Rounds of a game."""
    bars = []
    for seats in SEATS:
        rounds = figures[seats]["rounds"]
        low, high = middle(rounds, 0.05), middle(rounds, 0.95)
        note = f"{middle(rounds)} rounds, 90 % from {low} to {high}"
        bars.append(Bar(f"{seats} jarls", [middle(rounds)], note, (low, high)))
    return Chart("Length of a game in rounds", (), bars)


def total(figures: dict[str, Part], what: str) -> Counter[str]:
    """What all games with the options of the rulebook showed."""
    added: Counter[str] = Counter()
    for seats in SEATS:
        added.update(figures[seats][what])
    return added


def sagas(figures: dict[str, Part]) -> Chart:
    """V11 What became of each saga that was turned up."""
    counted, bars = total(figures, "sagas"), []
    for saga in SAGAS:
        up, won, aside = (counted[f"{saga.name} {what}"] for what in ("turned up", "won", "aside"))
        shares = [100 * won / up, 100 * aside / up, 100 * (up - won - aside) / up]
        bars.append(
            Bar(f"{saga.name} {saga.kind}, era {saga.era + 1}", shares, f"{shares[0]:.0f} %")
        )
    return Chart("Sagas turned up", ("won", "set aside", "left open"), bars)


def runes(figures: dict[str, Part]) -> Chart:
    """V14.4 Runes played, of those that came into a hand."""
    counted: Counter[str] = Counter()
    for seats in SEATS:
        counted.update(figures[f"{seats} conflict"]["runes"])
    bars = []
    for rune in RUNES:
        drawn, played = counted[f"{rune.name} drawn"], counted[f"{rune.name} played"]
        share = 100 * played / max(1, drawn)
        bars.append(Bar(rune.name, [share], f"{share:.0f} % of {drawn}"))
    return Chart("Runes played, of those dealt and drawn (with conflict runes)", (), bars)


def rare_ports(figures: dict[str, Part]) -> Iterator[str]:
    """The ports by how many missions of each kind they saw in a hundred games."""
    counted = total(figures, "ports")
    games = sum(figures[seats]["games"] for seats in SEATS)
    rows = []
    for number, port in enumerate(PORTS):
        kinds = [100 * counted[f"{port} {kind}"] / games for kind in ("trade", "raid", "settle")]
        rows.append((sum(kinds), port, kinds, number in set(ports(TOWNS))))
    for _, port, (trade, raid, settle), town in sorted(rows):
        yield f"| {port} | {trade:.0f} | {f'{raid:.0f}' if town else '–'} | {settle:.0f} |"


def summary(name: str, part: Part) -> Iterator[str]:
    """One number of seats: points, wins, length."""
    games, seats = part["games"], int(name[0])
    found = {source: part["points"].get(source, 0) / games / seats for source in SOURCES}
    yield f"{name}: " + ", ".join(f"{source} {value:.1f}" for source, value in found.items())
    for place, won in enumerate(part["wins"]):
        low, high = interval(won, games)
        yield f"   {ORDER[place]}: {won / games:.1%} ({low:.1%} to {high:.1%})"
    for what in ("rounds", "decisions", "winning", "margin"):
        spread = [middle(part[what], share) for share in (0.05, 0.5, 0.95, 1.0)]
        yield f"   {what}: 5 %, median, 95 %, most {spread}"
    yield f"   endings: {part['endings']}"


def saga_rows(figures: dict[str, Part]) -> Iterator[str]:
    """Each saga with its share won and set aside."""
    counted = total(figures, "sagas")
    for saga in SAGAS:
        up, won, aside = (counted[f"{saga.name} {what}"] for what in ("turned up", "won", "aside"))
        title = f"{saga.name} {NAMES[saga.name]} | {saga.kind} | {saga.era + 1}"
        yield f"| {title} | {up} | {100 * won / up:.0f} | {100 * aside / up:.0f} |"


def tables(figures: dict[str, Part]) -> Iterator[str]:
    """The tables of the page."""
    for name, part in figures.items():
        yield from summary(name, part)
    yield from saga_rows(figures)
    yield from rare_ports(figures)


def main() -> None:
    """Write the plots, print the tables."""
    figures: dict[str, Part] = json.loads(FIGURES.read_text("utf-8"))
    charts = {"points": points, "length": length, "sagas": sagas, "runes": runes}
    for name, chart in charts.items():
        (FIGURES.parent / f"{name}.svg").write_text(svg(chart(figures)), encoding="utf-8")
    for seats in SEATS:
        path = FIGURES.parent / f"wins-{seats}.svg"
        path.write_text(svg(wins(figures, seats)), encoding="utf-8")
    print("\n".join(tables(figures)))


if __name__ == "__main__":
    main()

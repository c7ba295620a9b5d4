"""What can be going on when a process is killed: every kind of change that a table knows.

A scene is prepared once; then `act` is tried while a server dies under it, and tried again with
the next one. It must be done in the end, and done once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from barbaricum.server.clock import DAY, SECOND
from barbaricum.server.table import load
from tests.faults.homes import Home
from tests.faults.judge import GONE, Judge
from tests.faults.nursery import Born
from tests.server.running import HUMAN, OPEN, Client, Json, bot
from tests.server.test_accounts import keep

FIRST: Final = {"first": "seat"}
HOT: Final = {"kind": "hot-seat", "name": "Bo"}
DAYS: Final = {"kind": "days", "days": 2, "save": 1, "then": "bot", "bot": "random"}
LONG: Final = 60
"""Seconds that jobs may take on a machine that is busy."""


@dataclass
class Stage:
    """A home, whoever is in it, and what they were told."""

    home: Home
    judge: Judge = field(default_factory=Judge)
    clients: list[Client] = field(default_factory=list)
    by: int = 0
    """Which of the clients speaks."""
    dying: Callable[[], bool] = lambda: False
    """Whether whoever has to do the job is gone."""

    def enter(self, server: Born) -> Client:
        """Everybody comes (back) to a server; the first of them."""
        self.clients = [server.client(like=client) for client in self.clients]
        return self.clients[0]

    def plan(self, kind: str, **keys: Json) -> None:
        """The command that this is about; it is decided before anybody dies."""
        self.judge.sent[self.clients[0].table, "once"] = {"type": kind, **keys}

    def speaker(self) -> Client:
        """Whoever has planned it."""
        return self.clients[self.by]

    def on(self, home: Home) -> Stage:
        """The same people in another home."""
        judge = Judge(dict(self.judge.sent), dict(self.judge.answered))
        return Stage(home, judge, list(self.clients), self.by)


@dataclass(frozen=True)
class Scene:
    """How it comes about, and what happens; False if nobody answered."""

    prepare: Callable[[Stage, Born], None]
    act: Callable[[Stage], bool]


# --- What clients do ---


def decision(client: Client) -> Json:
    """The next decision of whichever seat of this client has one; turns are short."""
    for seat in (0, 1):
        answer = client.get("/events", after=1_000_000, seat=seat)
        position = answer.json().get("position", {"legal": ()})
        if position["legal"]:
            texts = [action["text"] for action in position["legal"]]
            text = "end" if "end" in texts else texts[-1]
            return {"number": position["number"], "text": text}
    raise AssertionError("nothing to decide")


def whose(stage: Stage) -> Client:
    """The client that has to decide."""
    with stage.home.connection() as connection:
        to_act = load(connection, stage.clients[0].table).ledger.to_act
    return stage.clients[to_act or 0] if len(stage.clients) > 1 else stage.clients[0]


def next_to_act(stage: Stage, asked: Json) -> int | None:
    """Who would have to decide after a decision; None if the game would be over."""
    with stage.home.connection() as connection:
        ledger = load(connection, stage.clients[0].table).ledger
    assert ledger.to_act is not None
    rows = ledger.follow(ledger.to_act, asked["text"])
    found: int | None = ledger.game.to_act(ledger.after(rows))
    return found


def play_to_the_last_decision(stage: Stage) -> None:
    while next_to_act(stage, asked := decision(client := whose(stage))) is not None:
        stage.judge.do(client, "act", **asked)
    stage.by = stage.clients.index(client)
    stage.plan("act", **asked)


def done(stage: Stage, client: Client, kind: str, **keys: Json) -> bool:
    """Send a command that has to be carried out, unless nobody is there any more."""
    answer = stage.judge.ask(client, kind, **keys)
    assert answer is None or answer.status_code == 201, answer.text
    return answer is not None


# --- The scenes ---


def a_table(stage: Stage, server: Born, *seats: Json, **keys: Json) -> Client:
    stage.clients = [ana := server.client()]
    ana.create(HUMAN, *(seats or (HOT,)), options=FIRST, **keys)
    return ana


def begun(stage: Stage, server: Born, *seats: Json, **keys: Json) -> Client:
    ana = a_table(stage, server, *seats, **keys)
    stage.judge.do(ana, "start")
    return ana


def two(stage: Stage, server: Born, **keys: Json) -> None:
    """Ana and Bert have accounts; he has not come to her table yet."""
    stage.clients = [ana, bert] = [server.client(), server.client()]
    for client, user in ((ana, "Ana"), (bert, "Bert")):
        keep(client, user)
    ana.create(HUMAN, OPEN, options=FIRST, **keys)
    bert.table = ana.table


def rated(stage: Stage, server: Born) -> None:
    two(stage, server, rated=True, pace={"kind": "days"})
    ana, bert = stage.clients
    bert.join(ana.table, 1)
    stage.judge.do(ana, "start")
    play_to_the_last_decision(stage)


def to_the_end(stage: Stage, server: Born) -> None:
    begun(stage, server)
    play_to_the_last_decision(stage)


def to_a_draw(stage: Stage, server: Born) -> None:
    """A turn that can be ended: then cards are drawn."""
    _end_turn(stage, begun(stage, server))


def to_a_bot(stage: Stage, server: Born) -> None:
    _end_turn(stage, begun(stage, server, bot("random")))


def _end_turn(stage: Stage, ana: Client) -> None:
    """All decisions of a turn but the last."""
    while next_to_act(stage, asked := decision(ana)) == 0:
        stage.judge.do(ana, "act", **asked)
    stage.plan("act", **asked)


def to_an_undo(stage: Stage, server: Born) -> None:
    ana = begun(stage, server)
    number = stage.judge.do(ana, "act", **decision(ana))["number"]
    stage.plan("undo", number=number)


def to_a_word(stage: Stage, server: Born) -> None:
    begun(stage, server)
    stage.plan("say", text="Well met.")


def to_a_start(stage: Stage, server: Born) -> None:
    a_table(stage, server)
    stage.plan("start")


def to_a_clock(stage: Stage, server: Born) -> None:
    begun(stage, server, pace=DAYS)


def create(stage: Stage) -> bool:
    """It has no name before it is made: asked for twice, there may be two, both whole."""
    ana = stage.clients[0]
    try:
        answer = ana.post("/api/tables", {"game": "attila", "name": "Ana", "seats": [HUMAN, HOT]})
        assert answer.status_code == 201, answer.text
        return ana.http.get(f"/api/tables/{answer.json()['id']}").status_code == 200
    except GONE:
        return False


def join(stage: Stage) -> bool:
    """Whoever does not know whether he has the seat looks, or asks again."""
    bert = stage.clients[-1]
    try:
        answer = bert.post(f"/api/tables/{bert.table}/seats/1", {"name": "Bert", "entropy": "x"})
        seats = bert.get("").json()["seats"]
    except GONE:
        return False
    assert answer.status_code in (201, 409), answer.text
    return bool(seats[1]["yours"]) and seats[1]["name"] == "Bert"


def command(stage: Stage) -> bool:
    """What was planned, sent again as it was."""
    client = stage.speaker()
    keys = dict(stage.judge.sent[client.table, "once"])
    return done(stage, client, keys.pop("type"), id="once", **keys)


def bots_turn(stage: Stage) -> bool:
    """The end of a turn, and all that the bot does with the next one."""
    return command(stage) and _until(stage, lambda shown: bool(shown["legal"]))


def run_out(stage: Stage) -> bool:
    """Three days go by, or once more three."""
    stage.home.turn(3 * DAY / SECOND)
    ana = stage.clients[0]
    return _until(stage, lambda _shown: ana.get("").json()["time"]["expired"] == [0])


def _until(stage: Stage, fits: Callable[[Json], bool]) -> bool:
    ana = stage.clients[0]
    for _ in range(LONG):
        try:
            shown = ana.get("/events", after=1_000_000, wait=1).json()["position"]
            if fits(shown):
                return True
        except GONE:
            return False
        if stage.dying():
            return False
    raise AssertionError("nobody did the job")


SCENES: Final = {
    "create": Scene(two, create),
    "join": Scene(two, join),
    "start": Scene(to_a_start, command),
    "move": Scene(to_a_draw, command),
    "say": Scene(to_a_word, command),
    "undo": Scene(to_an_undo, command),
    "end": Scene(to_the_end, command),
    "rated-end": Scene(rated, command),
    "bot": Scene(to_a_bot, bots_turn),
    "clock": Scene(to_a_clock, run_out),
}

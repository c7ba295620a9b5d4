"""Tournaments over HTTP, for tests: how they are made, joined, and played."""

from collections.abc import Callable, Sequence

from tests import patience
from tests.server.running import Client, Json, Running
from tests.server.test_accounts import keep

NEW = {
    "name": "Winter Cup",
    "game": "invasions",
    "kind": "round-robin",
    "seats": 2,
    "options": {"first": "seat"},
}


def organiser(server: Running, user: str) -> Client:
    client = server.client()
    keep(client, user)
    return client


def make(client: Client, **keys: Json) -> str:
    answer = client.post("/api/tournaments/new", NEW | keys)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def show(client: Client, cup: str) -> Json:
    return client.http.get(f"/api/tournaments/{cup}").json()


def join(client: Client, cup: str, name: str) -> Json:
    return client.post(f"/api/tournaments/{cup}/players", {"name": name}).json()


def do(client: Client, cup: str, deed: str) -> Json:
    answer = client.post(f"/api/tournaments/{cup}/{deed}", None)
    assert answer.status_code == 201, answer.text
    return answer.json()


def until(client: Client, cup: str, right: Callable[[Json], bool]) -> Json:
    """Ask until something is so; a job does it, soon."""
    return patience.until(lambda: show(client, cup), right)


def begun(number: int) -> Callable[[Json], bool]:
    return lambda shown: shown["status"] == "running" and shown["round"] == number


def over(shown: Json) -> bool:
    return bool(shown["status"] == "over")


def entrants(server: Running, cup: str, names: Sequence[str]) -> list[Client]:
    clients = [server.client() for _ in names]
    for client, name in zip(clients, names, strict=True):
        join(client, cup, name)
    return clients


def play(table: str, clients: Sequence[Client]) -> None:
    """One table to its end, by whoever of these has to decide there; bots decide by themselves."""
    for client in clients:
        client.table = table
    patience.until(lambda: [decided(client) for client in clients], any)


def decided(client: Client) -> bool:
    """Decide as long as one has to; whether the game is over."""
    position = client.position()
    while position["legal"]:
        texts = [action["text"] for action in position["legal"]]
        text = "end" if "end" in texts else texts[-1]
        position = client.do("act", number=position["number"], text=text)["position"]
    return position["result"] is not None


def play_round(cup: str, clients: Sequence[Client]) -> None:
    at = [(client, show(client, cup)["table"]) for client in clients]
    for table in {table for _, table in at if table is not None}:
        play(table, [client for client, where in at if where == table])


def notices(client: Client) -> list[Json]:
    """What the bell says of tournaments, once it says something."""

    def told() -> list[Json]:
        found = client.http.get("/api/notices").json()["notices"]
        return [one for one in found if one["kind"] == "tournament"]

    return patience.until(told, bool)

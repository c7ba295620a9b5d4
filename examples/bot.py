"""Plays for whoever gave it a token: python3 bot.py URL TOKEN [TABLE SEAT] (see docs/api.md)."""

import json
import random
import sys
import time
import urllib.error
import urllib.request

URL, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def ask(path: str, body: object = None, wait: float = 0.5) -> dict:
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/api/{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except OSError as error:  # asked again, longer apart each time, for about two minutes
        refused = isinstance(error, urllib.error.HTTPError) and error.code not in (429, 502, 503)
        if refused or wait > 64:
            raise
        time.sleep(wait)
        return ask(path, body, 2 * wait)


def decide(table: str, seat: int) -> None:
    now = ask(f"tables/{table}/events?after=1000000&seat={seat}")["position"]
    if now["legal"]:
        action = random.choice(now["legal"])  # the one line to improve
        command = {"type": "act", "id": f"row-{now['number']}", "number": now["number"]}
        ask(f"tables/{table}/commands", command | {"text": action["text"]})


if len(sys.argv) > 4:
    ask(f"tables/{sys.argv[3]}/seats/{sys.argv[4]}", {"name": "Forty Lines"})
played = {}
while tables := ask("me/events?wait=25")["tables"]:
    played |= {table["id"]: table for table in tables}
    for table in tables:
        try:
            if table["needs"]:
                decide(table["id"], table["to_act"])
        except urllib.error.HTTPError as refusal:  # the game went on without us: look again
            print(json.load(refusal)["problem"]["sentence"])
            time.sleep(1)
for name in played:
    print(name, ask(f"tables/{name}/events?after=1000000")["position"]["result"])

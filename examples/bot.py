"""Plays for whoever gave it a token: python3 bot.py URL TOKEN [TABLE SEAT] (see docs/api.md)."""

import json
import random
import sys
import time
import urllib.error
import urllib.request

URL, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def ask(path: str, body: object = None) -> dict:
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/api/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def decide(table: str, seat: int) -> None:
    now = ask(f"tables/{table}/events?after=1000000&seat={seat}")["position"]
    action = random.choice(now["legal"])  # the one line to improve
    command = {"type": "act", "id": f"row-{now['number']}", "number": now["number"]}
    ask(f"tables/{table}/commands", command | {"text": action["text"]})


if len(sys.argv) > 4:
    ask(f"tables/{sys.argv[3]}/seats/{sys.argv[4]}", {"name": "Thirty Lines"})
while tables := ask("me/events?wait=25")["tables"]:
    for table in tables:
        try:
            if table["needs"]:
                decide(table["id"], table["to_act"])
        except urllib.error.HTTPError as refusal:
            print(json.load(refusal)["problem"]["sentence"])
            time.sleep(1)  # too fast, or the game went on without us: look again

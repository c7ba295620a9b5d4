"""The rules once more, on snapshots: missions, dice, sagas."""

from barbaricum.core import Json
from tests.invasions.plain_legal import PORTS, SAGAS, Snapshot, crew, port_of, ship
from tests.invasions.plain_turn import abandon, add, begin, board, finish, gain


def trade(s: Snapshot, kind: str) -> None:
    """V8.2."""
    port = ship(s)["at"]
    s["combat"] = None
    s["missions"].append(port)
    add(ship(s)["hold"], kind, -1)
    s["ports"].setdefault(port, {})["goods"] = kind
    gain(s, PORTS[port]["value"] + 2 * (kind == s["demand"]))
    success(s)


def success(s: Snapshot) -> None:
    """V11.2, V11.7."""
    s["busy"] = True
    for saga in [saga for saga in s["open"] if complete(s, saga)]:
        s["open"].remove(saga)
        s["won"][s["active"]].append(saga)
        gain(s, SAGAS[saga]["bonus"])
    settled = sum("settlement" in here for here in s["ports"].values())
    if settled == 15 * s["seats"] and (s["open"] or any(s["left"])):
        finish(s, "all-settled")
    else:
        turn_up(s)


def complete(s: Snapshot, saga: str) -> bool:
    """V11.1."""
    card = SAGAS[saga]
    inside = [port_of(s, port) for port in card["ports"]]
    if card["kind"] == "raid":
        return not any("town" in here for here in inside)
    return all({"trade": "goods", "settle": "settlement"}[card["kind"]] in here for here in inside)


def turn_up(s: Snapshot) -> None:
    """V11.3, V11.5; then V4.5 for a ship whose last viking settled."""
    s["pending"] = None
    if len(s["open"]) < 3 and any(s["left"]):
        s["pending"] = {"what": "saga"}
    elif s["phase"] == "sagas":
        s["phase"] = "turn"
        begin(s, s["first"])
    elif not s["open"]:
        finish(s, "no-saga")
    elif not crew(s):
        abandon(s, s["active"])


def saga(s: Snapshot, name: str) -> None:
    """V11.3, V11.4."""
    era = SAGAS[name]["era"]
    s["sagas"][str(era)].remove(name)
    s["left"][era - 1] -= 1
    s["aside" if complete(s, name) else "open"].append(name)
    if not any(s["left"]) and s["turns_left"] is None:
        s["turns_left"] = 3 * s["seats"]
    turn_up(s)


def raid(s: Snapshot, word: str = "") -> None:
    """V8.4."""
    if word == "on":
        s["pending"]["what"] = "die"
    elif word == "stop":
        lost = s["pending"]["lost"]
        s["pending"] = None
        end_combat(s, lost)
    else:
        s["combat"] = None
        s["pending"] = {"what": "die", "of": min(3, crew(s)), "thrown": []}


def settle(s: Snapshot, word: str) -> None:
    """V8.5, V8.6."""
    due = s["pending"]
    if word == "place":
        place(s)
    elif word == "decline":
        s["pending"] = None
        end_combat(s, due.get("lost", 0))
    else:
        s["combat"] = None
        rune = {} if due is None else {"rune": due["rune"]}
        s["pending"] = {"what": "die", **rune, "of": int(word), "thrown": []}


def die(s: Snapshot, side: str) -> None:
    due, port = s["pending"], ship(s)["at"]
    if due.get("rune") == "unrest":
        s["pending"] = None
        if int(side) > PORTS[due["port"]]["value"]:
            drive_out(s, due["port"])
        return
    if not due["thrown"]:
        s["missions"].append(port)
    due["thrown"].append(int(side))
    if "town" in port_of(s, port):
        raid_die(s, due, int(side) + bonus(s, "raven") + 2 * bonus(s, "berserk"))
    elif len(due["thrown"]) == due["of"]:
        settle_dice(s, due)


def bonus(s: Snapshot, rune: str) -> int:
    number: int = s["bonus"].get(rune, 0)
    return number


def value(s: Snapshot) -> int:
    """V8.3."""
    port = ship(s)["at"]
    printed: int = PORTS[port]["value"]
    return printed - ("goods" in port_of(s, port))


def raid_die(s: Snapshot, due: Json, total: int) -> None:
    if total > value(s):
        due["what"] = "treasure"
        return
    board(s, s["active"], "viking", -1)
    due["lost"] = due.get("lost", 0) + 1
    due["what"] = "raid"
    if len(due["thrown"]) == due["of"]:
        raid(s, "stop")


def settle_dice(s: Snapshot, due: Json) -> None:
    """V9.9 Berserk Fury on the highest die only."""
    totals = sorted(side + bonus(s, "raven") for side in due["thrown"])
    totals[-1] += 2 * bonus(s, "berserk")
    lost = sum(total <= value(s) for total in totals)
    if lost:
        board(s, s["active"], "viking", -lost)
        due["lost"] = lost
    if lost == due["of"]:
        s["pending"] = None
        end_combat(s, lost)
    elif crew(s) == 1:
        due["what"] = "place"
    else:
        place(s)


def place(s: Snapshot) -> None:
    due, port = s["pending"], ship(s)["at"]
    end_combat(s, due.get("lost", 0))
    if due.get("rune") == "contested":
        drive_out(s, port)
    add(ship(s)["hold"], "viking", -1)
    s["ports"].setdefault(port, {})["settlement"] = s["active"]
    success(s)


def drive_out(s: Snapshot, port: str) -> None:
    s["reserve"][s["ports"][port].pop("settlement")] += 1
    if not s["ports"][port]:
        del s["ports"][port]


def end_combat(s: Snapshot, lost: int, treasure: int = 0) -> None:
    """V9.9, V9.10, V4.5."""
    s["bonus"] = {"calm": s["bonus"]["calm"]} if "calm" in s["bonus"] else {}
    s["combat"] = {k: n for k, n in (("lost", lost), ("treasure", treasure)) if n}
    if not crew(s):
        abandon(s, s["active"])


def treasure(s: Snapshot, text: str) -> None:
    """V8.4."""
    port, found = ship(s)["at"], int(text)
    add(s["treasures"][s["ports"][port].pop("town")], text, -1)
    if not s["ports"][port]:
        del s["ports"][port]
    s["towns"][s["active"]][port] = found
    gain(s, found)
    end_combat(s, s["pending"].get("lost", 0), found)
    success(s)

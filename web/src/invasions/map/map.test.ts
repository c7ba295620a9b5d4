import { describe, expect, it } from "vitest";
import { reading, towards } from "../../table/places";
import type { OpenSaga, Route, Ship } from "../types";
import { fleet, shipsAt } from "./fleet";
import { needed } from "./needed";
import { badgeAt } from "./obstacles";
import { EMBLEM, REGION } from "./palette";
import { around, berth, CHART, middle, PORTS, SPACES } from "./places";
import { wedge } from "./quarters";
import { line } from "./way";

const at = (place: string): Ship => ({ at: place, hold: { viking: 1 } });

describe("the places of the map", () => {
  it("are 45 spaces, 47 ports, 3 home ports and the wintering zone", () => {
    expect(CHART.places.length).toBe(45 + 47 + 3 + 1);
    expect(new Set(reading(CHART.places).map(({ id }) => id)).size).toBe(96);
  });

  it("lead by arrow keys from a port to its water and back", () => {
    expect(towards(CHART.places, "lindisfarne", "ArrowRight")).toBe("w_northumbria");
    expect(towards(CHART.places, "norway", "ArrowUp")).toBe("wintering");
  });

  it("show every region by a colour and an emblem", () => {
    const regions = new Set(PORTS.flatMap(({ region }) => region ?? []));
    expect([...regions].sort()).toEqual(Object.keys(REGION).sort());
    expect([...regions].sort()).toEqual(Object.keys(EMBLEM).sort());
  });

  it("are framed with some room", () => {
    const [x, y] = middle("york");
    expect(around(["york"], 10)).toEqual([x - 10, y - 10, x + 10, y + 10]);
  });
});

describe("ships", () => {
  it("lie side by side in one space, and each at its own berth in the wintering zone", () => {
    const ships = [at("w_dogger"), at("wintering"), at("w_dogger"), at("york")];
    const spots = fleet(ships).map(({ spot }) => spot);
    expect(spots[0]).toEqual(middle("w_dogger"));
    expect(spots[2]).toEqual(berth("w_dogger", 1));
    expect(spots[1]).toEqual(berth("wintering", 1));
    expect(spots[3]).toEqual(PORTS.find(({ id }) => id === "york")?.spots.ship);
    expect(shipsAt(ships, "w_dogger")).toEqual([0, 2]);
  });

  it("have five berths in every space", () => {
    for (const { id } of SPACES) expect(new Set([0, 1, 2, 3, 4].map((n) => berth(id, n).join())).size).toBe(5);
  });
});

describe("flags", () => {
  const saga = (name: string, ports: OpenSaga["ports"]): OpenSaga => ({ saga: name, kind: "trade", homeland: "norway", era: 1, points: 3, ports });

  it("stand on the ports that an open saga still needs, side by side where two need the same", () => {
    const sagas = [saga("s1", [{ port: "york", done: true }, { port: "cork", done: false }]), saga("s2", [{ port: "cork", done: false }])];
    expect(needed(sagas).map(({ port, saga: name, number }) => [port, name, number])).toEqual([["cork", "s1", 0], ["cork", "s2", 1]]);
  });
});

describe("drawing", () => {
  it("leads a way from the place where it begins through every step", () => {
    const leg = { place: "w_humber", turn: 0, day: 1, zone: "west", fair: 5, sailed: 1, losses: 0 } as const;
    const route: Route = { kind: "short", from: "york", legs: [leg], days: 1, turns: 1, losses: 0, survives: true };
    expect(line(route)).toBe(`M${middle("york").join()}L${middle("w_humber").join()}`);
  });

  it("cuts the rose into quarters, the first to the north", () => {
    expect(wedge(0, 100)).toBe("M0,0L-70.7,-70.7A100,100 0 0 1 70.7,-70.7Z");
  });

  it("moves an emblem that grows off the value of its port", () => {
    expect(badgeAt([0, 0], [10, 0], 1)[0]).toBeCloseTo(16.4);
    expect(badgeAt([0, 0], [10, 0], 0.5)[0]).toBeCloseTo(20);
  });
});

import { describe, expect, it } from "vitest";
import type { LegalAction } from "../lib/types";
import { next, rebased, rest, smooth, stepTo, way } from "./planning";
import type { InvasionsView, Leg, Route } from "./types";

function leg(place: string, sailed: number, losses = 0): Leg {
  return { place, turn: 0, day: sailed, zone: "west", fair: 5, sailed, losses };
}

function route(...legs: Leg[]): Route {
  const losses = legs.reduce((sum, one) => sum + one.losses, 0);
  return { kind: "short", from: "norway", legs, days: legs.length, turns: 1, losses, survives: true };
}

const TO_YORK = route(leg("dogger", 1), leg("humber", 2), leg("york", 3, 1));

function action(text: string): LegalAction {
  const [verb = "", place = ""] = text.split(" ");
  return { text, path: [verb, `place:${place}`], label: text };
}

describe("what is left of a voyage", () => {
  it("is the way on from where the ship is", () => {
    const left = rest(TO_YORK, "dogger");
    expect(left && way(left)).toEqual(["humber", "york"]);
    expect(left).toMatchObject({ days: 2, losses: 1 });
  });

  it("is all of it for a ship that has just put out, or not yet", () => {
    expect(rest(TO_YORK, "norway")).toBe(TO_YORK);
    expect(rest(TO_YORK, "wintering")).toBe(TO_YORK);
  });

  it("is nothing for a ship that left the way", () => {
    expect(rest(TO_YORK, "skagerrak")).toBeNull();
  });
});

describe("a plan on a new position", () => {
  const straight = route(leg("humber", 2), leg("york", 3, 1));
  const around = route(leg("thames", 2), leg("york", 3));

  it("stays with the way that was chosen", () => {
    expect(rebased([straight, around], around)).toEqual({ routes: [straight, around], chosen: 1 });
  });

  it("keeps the chosen way even where the server names better ones only", () => {
    expect(rebased([straight], around)).toEqual({ routes: [around, straight], chosen: 0 });
  });

  it("takes the best way if there was none", () => {
    expect(rebased([straight, around], null).chosen).toBe(0);
  });
});

describe("a step", () => {
  it("goes to the home port first, then along the way, and no farther than this turn", () => {
    expect(next(TO_YORK, "wintering")).toBe("norway");
    expect(next(TO_YORK, "norway")).toBe("dogger");
    expect(next(route({ ...leg("dogger", 1), turn: 1 }), "norway")).toBeNull();
  });

  it("puts out of the wintering zone, or sails on", () => {
    expect(stepTo([action("launch norway"), action("end")], "norway")?.text).toBe("launch norway");
    expect(stepTo([action("sail dogger")], "dogger")?.text).toBe("sail dogger");
  });

  it("cannot be taken where the game does not allow it", () => {
    expect(stepTo([action("sail dogger")], "york")).toBeNull();
  });
});

describe("sailing all the way", () => {
  const before = { active: 0, number: 7, pending: null, suffered: 0, ships: [{ at: "norway", hold: { viking: 3 } }] } as unknown as InvasionsView;
  const after = { ...before, number: 8, ships: [{ at: "dogger", hold: { viking: 3 } }] };

  it("goes on while all goes as planned", () => {
    expect(smooth(before, after, "dogger")).toBe(true);
  });

  it.each([
    ["a loss is to be chosen", { pending: { what: "lose", n: 1 } }],
    ["the weather took a piece", { suffered: 1 }],
    ["the ship is somewhere else", { ships: [{ at: "wintering", hold: {} }] }],
    ["more than the step happened", { number: 9 }],
    ["the turn is over", { active: 1 }],
  ])("stops when %s", (_why, change) => {
    expect(smooth(before, { ...after, ...change } as InvasionsView, "dogger")).toBe(false);
  });
});

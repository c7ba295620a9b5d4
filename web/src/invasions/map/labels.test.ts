import { describe, expect, it } from "vitest";
import world from "../../../../src/barbaricum/games/invasions/world.json";
import { type Candidate, overlap, placed } from "./labels";
import { broken, type Measure, sizeOf, wishes } from "./naming";
import { obstacles } from "./obstacles";
import { middle, PORTS } from "./places";

/** About as wide as the fonts are; the page measures the real ones. */
const measure: Measure = (text, kind) => text.length * (kind === "port" ? 0.49 : 0.42);
const NAMES = new Map([...world.ports, ...world.homes, ...world.spaces].map(({ id, names }) => [id, names]));
const LANGUAGES = ["en", "fr", "de"] as const;
/** Pixels a unit: the phone and the desktop when a table opens, and looking closely. */
const ZOOMS = [0.72, 0.754, 1.2];

function names(scale: number, language: (typeof LANGUAGES)[number]): { ports: Map<string, Candidate>; seas: Map<string, Candidate> } {
  const asked = wishes({ scale, measure, name: (id) => NAMES.get(id)?.[language] ?? id });
  const things = obstacles(scale);
  const ports = placed(asked.ports, things);
  const taken = [...ports.values()].map(({ box }) => ({ box, weight: 4 }));
  return { ports, seas: placed(asked.seas, [...things, ...taken]) };
}

describe.each(LANGUAGES)("names in %s", (language) => {
  it.each(ZOOMS)("never lie on each other at %d pixels a unit", (scale) => {
    const { ports, seas } = names(scale, language);
    const boxes = [...ports.values(), ...seas.values()].map(({ box }) => box);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(1);
    });
  });

  it.each(ZOOMS)("are there for every port at %d pixels a unit", (scale) => {
    const { ports } = names(scale, language);
    expect(PORTS.filter(({ id }) => !ports.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("tell most seas apart when a table opens", () => {
    expect(names(0.754, language).seas.size).toBeGreaterThanOrEqual(24);
  });
});

describe("a name", () => {
  it("is never smaller than twelve pixels", () => {
    for (const scale of [0.35, 0.72, 1, 4]) {
      for (const kind of ["port", "capital", "sea"] as const) expect(sizeOf(kind, scale)).toBeGreaterThanOrEqual(12);
    }
  });

  it("breaks between words only", () => {
    expect(broken("Sea of Man")).toEqual([["Sea of Man"], ["Sea", "of Man"], ["Sea", "of", "Man"], ["Sea of", "Man"]]);
  });

  it("goes elsewhere when its best place is taken, and is left out without any", () => {
    const at = (x: number, cost: number): Candidate => ({ box: [x, 0, x + 10, 5], cost, x, y: 0, anchor: "start", lines: ["York"] });
    const wall = { box: [0, 0, 12, 5] as [number, number, number, number], weight: 3 };
    expect(placed([{ id: "york", candidates: [at(0, 0), at(20, 5)] }], [wall]).get("york")?.x).toBe(20);
    expect(placed([{ id: "york", candidates: [at(0, 0)] }], [wall]).size).toBe(0);
  });
});

describe("the middle of a place", () => {
  it("is its disc, the room of its water, or the plate of ice", () => {
    expect(middle("york")).toEqual(PORTS.find(({ id }) => id === "york")?.at);
    expect(middle("wintering")).toEqual([1211, 117]);
    expect(middle("w_dogger")[0]).toBeGreaterThan(800);
  });
});

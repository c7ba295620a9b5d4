import { describe, expect, it } from "vitest";
import world from "../../../../src/barbaricum/games/invasions/data/world.json";
import { solved } from "../../fixtures/lettering";
import de from "../../map/names/de.json";
import en from "../../map/names/en.json";
import fr from "../../map/names/fr.json";
import { type Candidate, overlap, placed } from "./labels";
import { broken, sizeOf, STEPS, stepOf } from "./lettering";
import type { Measure } from "./naming";
import { CHART, middle, PORTS, SPACES } from "./places";

/** About as wide as the fonts are; the build measures the real ones. */
const measure: Measure = (text, kind) => text.length * (kind === "port" ? 0.49 : 0.42);
const NAMES = new Map([...world.ports, ...world.homes, ...world.spaces].map(({ id, names }) => [id, names]));
const LANGUAGES = ["en", "fr", "de"] as const;
/** Pixels a unit: the phone and the desktop when a table opens, and looking closely. */
const ZOOMS = [0.72, 0.754, 1.2];

const PLACED = { de, en, fr };

function names(scale: number, language: (typeof LANGUAGES)[number]): { ports: Map<string, Candidate>; seas: Map<string, Candidate> } {
  return solved(scale, measure, (id) => NAMES.get(id)?.[language] ?? id);
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

  it.each(ZOOMS)("were placed by the build for every port at %d pixels a unit", (scale) => {
    const sides = PLACED[language].ports[stepOf(scale) - STEPS[0]] ?? "";
    expect(sides).toMatch(new RegExp(`^[0-9a-z]{${PORTS.length}}$`));
  });

  it("were placed by the build in waters of the map, broken as they are", () => {
    for (const seas of PLACED[language].seas) {
      for (let at = 0; at < seas.length; at += 4) {
        const [index, x, y, cut] = seas.slice(at, at + 4) as [number, number, number, number];
        expect(broken(NAMES.get(SPACES[index]?.id ?? "")?.[language] ?? "")[cut]).toBeDefined();
        expect(x > 0 && x < CHART.width && y > 0 && y < CHART.height).toBe(true);
      }
    }
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

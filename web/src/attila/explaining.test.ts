import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import over from "../fixtures/over.json";
import type { Event, TableInfo } from "../lib/types";
import { explained, standing } from "./explaining";
import { type Scored, scorings } from "./story";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const scored = scorings(over.play.events as unknown as Event[]).flatMap((one) => one.peoples);

it("has the cubes from the highest down, without those beside the track", () => {
  const row: Scored = { people: "goths", tokens: 11, provinces: 9, points: [9, 11, 0, 0], cubes: [5, 7, 4, 0], case: "second" };
  expect(standing(row)).toEqual([1, 0, 2]);
});

it("gives points only to those on the track in a recorded game", () => {
  expect(scored.length).toBeGreaterThan(10);
  for (const row of scored) {
    const gained = row.points.map((points, seat) => (points > 0 ? seat : -1)).filter((seat) => seat >= 0);
    expect(standing(row).slice(0, gained.length).sort()).toEqual(gained);
  }
});

it("knows of every scoring of a century where its last tile went", () => {
  const found = scorings(over.play.events as unknown as Event[]);
  expect(found.filter(({ century }) => century !== null).every(({ province }) => province !== null)).toBe(true);
  expect(found.at(-1)?.province).toBeNull();
});

const TABLE = { seats: ["Ada", "Livia", "Marcus"].map((name, number) => ({ name, number })), options: { two_player_gap: 2 } } as unknown as TableInfo;
const FRANKS = { people: "franks", tokens: 5, provinces: 3 };
const CASES: [Scored, string[]][] = [
  [{ ...FRANKS, cubes: [4, 2, 1], points: [5, 3, 0], case: "second" }, ["leads Ada 5", "second Livia 3", "rest Marcus 0"]],
  [{ ...FRANKS, cubes: [2, 4, 2], points: [2, 5, 2], case: "seconds" }, ["leads Livia 5", "seconds Ada, Marcus 2"]],
  [{ ...FRANKS, cubes: [4, 4, 1], points: [4, 4, 0], case: "tied" }, ["tied Ada, Livia 4"]],
  [{ ...FRANKS, cubes: [0, 0, 1], points: [0, 0, 8], case: "alone" }, ["alone Marcus 8"]],
  [{ ...FRANKS, cubes: [4, 1], points: [5, 0], case: "far" }, ["leads Ada 5", "far Livia 0"]],
];

it.each(CASES)("explains %j", (row, wanted) => {
  const told = explained(row, TABLE).map(({ id, names, values }) => `${id.slice("scoring-".length)} ${names.join(", ")} ${values.points}`);
  expect(told).toEqual(wanted);
});

it.each([["en", en], ["fr", fr], ["de", de]])("says all of it in %s without a gap", (language, source) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(source));
  const errors: Error[] = [];
  for (const { id, names, values } of CASES.flatMap(([row]) => explained(row, TABLE))) {
    bundle.formatPattern(bundle.getMessage(id)?.value ?? id, { ...values, names: names.join(", ") }, errors);
  }
  expect(errors).toEqual([]);
});

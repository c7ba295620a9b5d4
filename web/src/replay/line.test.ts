import { describe, expect, it } from "vitest";
import { after, clusters, following, leap, placeOf } from "./line";
import type { Mark, Stop } from "./types";

const stops: Stop[] = [10, 12, 15, 19, 20, 30].map((number) => ({ number, seat: 0, turn: 1, round: 1 }));
const mark = (number: number, kind: Mark["kind"] = "war"): Mark => ({ number, kind, sentence: `at ${number}` });

describe("the way along the stops of a game", () => {
  it("finds the stop a number belongs to, and the one that shows a row", () => {
    expect([9, 10, 16, 99].map((number) => placeOf(stops, number))).toEqual([0, 0, 2, 5]);
    expect([1, 11, 20, 99].map((row) => after(stops, row))).toEqual([0, 1, 4, 5]);
  });

  it("leaps from turn to turn and stays at the ends", () => {
    expect(leap(stops, [10, 15, 20], 0, 1)).toBe(2);
    expect(leap(stops, [10, 15, 20], 4, 1)).toBe(5);
    expect(leap(stops, [10, 15, 20], 5, 1)).toBe(5);
    expect(leap(stops, [10, 15, 20], 3, -1)).toBe(2);
    expect(leap(stops, [10, 15, 20], 0, -1)).toBe(0);
  });

  it("gathers marks where there is no room between them", () => {
    const found = clusters([mark(10), mark(12), mark(30)], stops, 100, 24);
    expect(found.map(({ at, marks }) => [at, marks.length])).toEqual([[0, 2], [1, 1]]);
    expect(clusters([mark(10), mark(12)], stops, 1000, 24)).toHaveLength(2);
  });

  it("goes round within a cluster", () => {
    const both = [mark(10), mark(12)];
    expect(following(both, 10)?.number).toBe(12);
    expect(following(both, 12)?.number).toBe(10);
  });
});

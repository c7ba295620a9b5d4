import { expect, test } from "vitest";
import { doomed, places } from "./pieces";

const row = (hold: Record<string, number>, capacity: number): string[] =>
  places(hold, capacity).map((place) => (place.kind === "piece" ? place.piece : place.kind === "free" ? "free" : place.era));

test("in the first era two of the seven places are locked until the second and the third", () => {
  expect(row({ viking: 2, skins: 1 }, 5)).toEqual(["viking", "viking", "skins", "free", "free", "II", "III"]);
});

test("in the third era all seven are there", () => {
  expect(row({ furs: 1, viking: 6 }, 7)).toEqual(["viking", "viking", "viking", "viking", "viking", "viking", "furs"]);
});

test("goods are given up before vikings", () => {
  expect(doomed(places({ viking: 2, furs: 1 }, 5), 2)).toEqual([false, true, true, false, false, false, false]);
});

import { expect, test } from "vitest";
import { apart, ticks } from "./chart";

test("the steps of the axis are round and reach the most", () => {
  expect(ticks(83)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(160)).toEqual([0, 50, 100, 150, 200]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0)).toEqual([0, 1]);
});

test("labels that would lie over each other are moved apart and stay inside", () => {
  expect(apart([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10]);
  expect(apart([95, 98, 99], 20, 0, 100)).toEqual([60, 80, 100]);
});

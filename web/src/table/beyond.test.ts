import { expect, test } from "vitest";
import { nearest, sideOf } from "./beyond";

test("a place on the stage lies on no side of it", () => {
  expect(sideOf([0, 0], 300, 200)).toBe(null);
  expect(sideOf([300, 200], 300, 200)).toBe(null);
});

test("a place out of sight lies on the side where it is furthest out", () => {
  expect(sideOf([-1, 100], 300, 200)).toBe("west");
  expect(sideOf([320, 100], 300, 200)).toBe("east");
  expect(sideOf([310, -40], 300, 200)).toBe("north");
  expect(sideOf([310, 250], 300, 200)).toBe("south");
});

test("the way leads to the nearest of several places", () => {
  expect(nearest([[900, 100], [400, 120], [-800, 100]], 300, 200)).toEqual([400, 120]);
});

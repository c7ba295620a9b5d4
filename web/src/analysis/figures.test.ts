import { expect, test } from "vitest";
import { beside, costly, gained, nearest, percent, pips, points, rowAt, shown } from "./figures";
import type { Draws, Report, Row } from "./types";

const row = (number: number, seat: number, cost = 0): Row => ({ number, seat, label: "", shares: [0.5, 0.5], cost, better: null });
const rows = [row(1, -1), row(2, 0, 0.1), row(5, 1, 0.3), row(6, 0, 0.001)];
const report: Report = { simulations: 2, players: [], turning: [], rows };
const dice: Draws = {
  kind: "die",
  name: "Dice",
  number: 2,
  share: 0,
  points: 0,
  outcomes: [1, 2, 3, 4, 5, 6].map((pip) => ({ name: String(pip), came: pip > 4 ? 1 : 0, expected: 1 / 3 })),
};

test("a position whose row was taken back shows the row before it", () => {
  expect(rowAt(rows, 4)?.number).toBe(2);
  expect(rowAt(rows, 6)?.number).toBe(6);
  expect(rowAt(rows, 0)).toBeUndefined();
});

test("a click on the graph finds the nearest row", () => {
  expect(nearest(rows, 0)?.number).toBe(1);
  expect(nearest(rows, 0.6)?.number).toBe(5);
  expect(nearest(rows, 1)?.number).toBe(6);
  expect(nearest([], 0.5)).toBeUndefined();
});

test("the arrows go from row to row and stop at the ends", () => {
  expect(beside(rows, 2, 1)?.number).toBe(5);
  expect(beside(rows, 4, -1)?.number).toBe(2);
  expect(beside(rows, 6, 1)).toBeUndefined();
});

test("decisions that cost something come the worst first, of one player or of all", () => {
  expect(costly(report, null).map((one) => one.number)).toEqual([5, 2]);
  expect(costly(report, 0).map((one) => one.number)).toEqual([2]);
});

test("dice are compared by their pips, other draws are not", () => {
  expect(pips(dice)?.came).toBeCloseTo(5.5);
  expect(pips(dice)?.expected).toBeCloseTo(3.5);
  expect(pips({ ...dice, kind: "deal" })).toBeNull();
});

test("what neither came nor was likely to is left out", () => {
  expect(shown(dice).map((one) => one.name)).toEqual(["5", "6"]);
});

const plain = (text: string): string => text.replace(/\s/g, " ");

test.each([
  ["en", "14%", "+9%", "−5%", "−4.5"],
  ["de", "14 %", "+9 %", "−5 %", "−4,5"],
  ["fr", "14 %", "+9 %", "−5 %", "−4,5"],
])("figures are written as in %s", (language, share, gain, cost, loss) => {
  expect(plain(gained(-0.05, language))).toBe(cost);
  expect(plain(percent(0.142, language))).toBe(share);
  expect(plain(gained(0.09, language))).toBe(gain);
  expect(plain(points(-4.52, language))).toBe(loss);
});

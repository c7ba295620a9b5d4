import { expect, test } from "vitest";
import over from "../fixtures/invasions-over.json";
import type { Event } from "../lib/types";
import { SOURCES, sources, turning } from "./sources";
import type { InvasionsPosition } from "./types";

const events = over.play.events as unknown as Event[];
const position = over.play.position as unknown as InvasionsPosition;

test("the sources of a whole game add up to its points", () => {
  const from = sources(events, position.aids);
  const sums = position.result?.points.map((_, seat) => SOURCES.reduce((sum, source) => sum + (from[source][seat] ?? 0), 0));
  expect(sums).toEqual(position.result?.points);
});

test("the first jarl begins with 1 VP, the next with 2, and so on", () => {
  expect(sources(events, position.aids).start.toSorted()).toEqual([1, 2, 3, 4]);
});

test("what was undone brought nothing", () => {
  const trade = { number: 1, seat: 0, text: "trade furs", story: [{ code: "trades", values: { seat: 0, points: 4 }, sentence: "" }] };
  const undo = { number: 2, seat: 0, text: "undo", story: [] };
  expect(sources([trade], position.aids).trade[0]).toBe(4);
  expect(sources([trade, undo], position.aids).trade[0]).toBe(0);
});

test("the later eras and the end have a line in the chart", () => {
  expect([...turning(events, "end").values()]).toEqual(["II", "III", "end"]);
});

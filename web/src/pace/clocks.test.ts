import { describe, expect, it } from "vitest";
import type { TimeInfo } from "../lib/types";
import { best, brief, left, next, short } from "./clocks";

const UNITS = { day: "d", hour: "h", minute: "min" };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function told(more: Partial<TimeInfo> = {}): TimeInfo {
  const pace = { kind: "live", minutes: 10, increment: 5, then: "bot", bot: "greedy" } as const;
  return { pace, at: 0, running: 0, left: [5 * MINUTE, 6 * MINUTE], away: [], expired: [], forfeited: [], ask: null, heard: 1000, ...more };
}

describe("a clock", () => {
  it("runs for whoever has to decide and stands for the others", () => {
    expect([left(told(), 0, 61_000), left(told(), 1, 61_000)]).toEqual([4 * MINUTE, 6 * MINUTE]);
  });

  it("stands during a vacation and never falls below zero", () => {
    expect(left(told({ away: [0] }), 0, 99_000)).toBe(5 * MINUTE);
    expect(left(told(), 0, 60 * MINUTE)).toBe(0);
  });

  it("is missing where nobody has one", () => {
    expect(left(told({ left: [] }), 0, 0)).toBeNull();
  });

  it.each([
    [0, "0:00"],
    [65_000, "1:05"],
    [64_001, "1:05"],
    [2 * 60 * MINUTE + 65_000, "2:01:05"],
    [5 * 60 * MINUTE, "5 h 0 min"],
    [2 * DAY + 5 * 60 * MINUTE, "2 d 5 h"],
  ])("says %i as %s", (ms, text) => {
    expect(brief(ms, UNITS)).toBe(text);
  });

  it("is short at half a minute, or at a quarter of a turn's days", () => {
    const days = { kind: "days", days: 2, save: 1, then: "bot", bot: "greedy" } as const;
    expect([short(told().pace, 30_000), short(told().pace, 31_000)]).toEqual([true, false]);
    expect([short(days, DAY / 2), short(days, DAY)]).toEqual([true, false]);
    expect(short({ kind: "none" }, 0)).toBe(false);
  });
});

describe("the winner at a table", () => {
  it.each([
    [[1, 2, 3], [], [0]],
    [[1, 1, 3], [], [0, 1]],
    [[1, 2, 3], [0], [1]],
    [[1, 1], [0, 1], [0, 1]],
  ])("of places %j, with %j lost on time, is %j", (places, lost, winners) => {
    expect(best(places, lost)).toEqual(winners);
  });
});

describe("the next game", () => {
  it("is the one after this, and after the last the first", () => {
    expect([next(["a", "b", "c"], "a"), next(["a", "b", "c"], "c")]).toEqual(["b", "a"]);
  });

  it("is the first from anywhere else, and nowhere if only this one waits", () => {
    expect([next(["a", "b"], "z"), next(["a", "b"], null), next(["a"], "a"), next([], null)]).toEqual(["a", "a", null, null]);
  });
});

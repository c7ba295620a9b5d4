import { describe, expect, it } from "vitest";
import type { Event, Json } from "../lib/types";
import { battles, hits } from "./battles";

let row = 0;

function event(text: string, ...facts: [string, Record<string, Json>][]): Event {
  row += 1;
  const story = facts.map(([code, values]) => ({ code, values, sentence: "" }));
  return { number: row, seat: text.startsWith("die") ? -1 : 0, text, story };
}

const RAID = event("raid", ["raids", { seat: 0, port: "paris", dice: 3 }]);
const MISS = event("die 5", ["raid-fails", { seat: 0, pips: 5 }]);
const HIT = event("die 6", ["raid-succeeds", { seat: 0, pips: 6 }]);
const TOWN = event(
  "treasure 12",
  ["takes-town", { seat: 0, port: "paris", points: 12 }],
  ["wins-saga", { seat: 0, saga: "s14", points: 5 }],
);

describe("a raid", () => {
  it("is open until the town falls or the dice are used up", () => {
    expect(battles([RAID, MISS])[0]).toMatchObject({ dice: [5], lost: 1, ending: "open" });
    expect(battles([RAID, MISS, MISS, MISS])[0]).toMatchObject({ lost: 3, ending: "failed" });
  });

  it("tells treasure and saga when it succeeds", () => {
    const [raid] = battles([RAID, MISS, HIT, TOWN]);
    expect(raid).toMatchObject({ port: "paris", lost: 1, ending: "won", treasure: 12 });
    expect(raid?.sagas).toEqual([{ saga: "s14", points: 5 }]);
    expect(raid && hits(raid)).toEqual([false, true]);
  });

  it("can be stopped", () => {
    const stop = event("raid stop", ["stops-raid", { seat: 0, port: "paris" }]);
    expect(battles([RAID, MISS, stop])[0]?.ending).toBe("stopped");
  });

  it("does not claim the saga of a later trade", () => {
    const stop = event("raid stop", ["stops-raid", { seat: 0, port: "paris" }]);
    const trade = event(
      "trade furs",
      ["trades", { seat: 0, piece: "furs", port: "rouen", points: 3 }],
      ["wins-saga", { seat: 0, saga: "s04", points: 0 }],
    );
    expect(battles([RAID, MISS, stop, trade])[0]?.sagas).toEqual([]);
  });
});

describe("settling", () => {
  const begin = event("settle 3", ["settles", { seat: 0, port: "kiev", dice: 3 }]);

  it("throws all dice together: of 4, 5 and 6 against 4 the lowest fails", () => {
    const dice = event("die 5", ["settle-dice", { seat: 0, thrown: [4, 6, 5], lost: 1 }], ["settled", { seat: 0, port: "kiev" }]);
    const [battle] = battles([begin, dice]);
    expect(battle).toMatchObject({ ending: "won", lost: 1 });
    expect(battle && hits(battle)).toEqual([false, true, true]);
  });

  it("waits for the jarl where only one viking is left", () => {
    const dice = event("die 5", ["settle-dice", { seat: 0, thrown: [1, 6, 1], lost: 2 }]);
    expect(battles([begin, dice])[0]?.ending).toBe("open");
    const decline = event("settle decline", ["declines", { seat: 0, port: "kiev" }]);
    expect(battles([begin, dice, decline])[0]?.ending).toBe("declined");
  });

  it("has failed when no die succeeds", () => {
    const dice = event("die 1", ["settle-dice", { seat: 0, thrown: [1, 2, 1], lost: 3 }], ["abandons", { seat: 0 }]);
    expect(battles([begin, dice])[0]).toMatchObject({ ending: "failed", abandoned: true });
  });
});

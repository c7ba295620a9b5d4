import { describe, expect, it } from "vitest";
import type { Event, Told } from "../lib/types";
import { spent, track } from "./days";
import type { Leg } from "./types";

function rows(...texts: string[]): Event[] {
  return texts.map((text, index) => ({ number: index + 1, seat: 0, text, story: told(text) }));
}

function told(text: string): Told[] {
  if (text === "end") return [{ code: "turn-ended", values: { seat: 0 }, sentence: "" }];
  if (!text.startsWith("lose")) return [];
  return [{ code: "loses", values: { seat: 0, pieces: { viking: 1 } }, sentence: "" }];
}

const LEG: Leg = { place: "york", turn: 0, day: 5, zone: "west", fair: 5, sailed: 3, losses: 1 };

describe("the days of a turn", () => {
  it("are those since the last turn ended", () => {
    const days = spent(rows("sail york", "end", "load viking", "launch norway", "draw", "sail dogger"), 0);
    expect(days.map((day) => day.kind)).toEqual(["load", "rune", "sail"]);
  });

  it("say which day was taken back and which cost a piece", () => {
    const events = rows("load viking", "load furs", "undo", "launch norway", "sail dogger", "sail humber", "lose viking");
    expect(spent(events, 0)).toEqual([
      { kind: "load", place: null, sailed: 0, losses: 0 },
      { kind: "sail", place: "dogger", sailed: 1, losses: 0 },
      { kind: "sail", place: "humber", sailed: 2, losses: 1 },
    ]);
  });

  it("are always seven, with the planned ones after those used", () => {
    const days = track(rows("load viking", "launch norway", "sail dogger", "sail humber"), 0, [LEG]);
    expect(days.map((day) => day.kind)).toEqual(["load", "sail", "sail", "plan", "free", "free", "free"]);
    expect(days[3]).toMatchObject({ place: "york", sailed: 3, losses: 1 });
  });

  it("count a loss from the moment it is due", () => {
    expect(track(rows("launch norway", "sail dogger"), 0, [], 1)[0]).toMatchObject({ kind: "sail", losses: 1 });
  });

  it("leave out what is planned for the next turn", () => {
    const days = track(rows("load viking"), 0, [{ ...LEG, sailed: 1 }, { ...LEG, turn: 1, sailed: 1 }]);
    expect(days.filter((day) => day.kind === "plan")).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import over from "../fixtures/over.json";
import type { Event } from "../lib/types";
import { scorings, tiles, totals, wars } from "./story";

const events = over.play.events as unknown as Event[];

describe("the story of a recorded game", () => {
  it("adds up to the result", () => {
    expect(totals(events, 4).at(-1)).toEqual(over.play.position.result?.points);
  });

  it("has a final scoring at the end", () => {
    expect(scorings(events).at(-1)?.century).toBeNull();
  });

  it("tells of every war who left", () => {
    const fought = wars(events);
    expect(fought.length).toBe(over.play.position.view.pacified.length);
    for (const war of fought) {
      const least = Math.min(...Object.values(war.strengths));
      const weakest = Object.keys(war.strengths).filter((people) => war.strengths[people] === least);
      expect(war.leave.map((entry) => entry.people)).toEqual(weakest);
    }
  });

  it("knows which peace tile lies on every pacified province", () => {
    expect(Object.keys(tiles(events)).sort()).toEqual([...over.play.position.view.pacified].sort());
  });
});

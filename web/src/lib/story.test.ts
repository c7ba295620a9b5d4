import { describe, expect, it } from "vitest";
import over from "../fixtures/over.json";
import { scorings, standing, tiles, totals, wars } from "./story";
import type { Event } from "./types";

const events = over.play.events as unknown as Event[];

describe("the story of a recorded game", () => {
  it("adds up to the result", () => {
    expect(totals(events, 4).at(-1)).toEqual(over.play.position.result?.points);
  });

  it("leaves out what was taken back", () => {
    const row = (number: number, seat: number, text: string): Event => ({ number, seat, text, story: [] });
    const rows = [row(1, -1, "first 0"), row(2, 0, "play goths dacia"), row(3, 0, "influence"), row(4, -1, "deal ?"), row(5, 0, "undo")];
    expect(standing(rows).map((event) => event.number)).toEqual([1, 2]);
    expect(standing([...rows, row(6, 0, "undo")]).map((event) => event.number)).toEqual([1]);
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

import { describe, expect, it } from "vitest";
import five from "../fixtures/invasions-five.json";
import over from "../fixtures/invasions-over.json";
import type { Event } from "../lib/types";
import { moments } from "../table/since";
import { STORY } from "./story";

const played = [five, over].map(({ play }) => ({
  events: play.events as unknown as Event[],
  ships: play.position.view.ships.map(({ at }) => at),
}));

describe("the log of Invasions", () => {
  it.each(played)("leads every ship at sea to where it is", ({ events, ships }) => {
    const ways = moments(events, STORY).filter(({ way }) => way.length > 0);
    const ends = ships.map((_, seat) => ways.findLast((moment) => moment.seat === seat)?.way.at(-1));
    expect(ends.filter((_, seat) => ships[seat] !== "wintering")).toEqual(ships.filter((at) => at !== "wintering"));
  });

  it.each(played)("draws no way from the wintering zone but out of a home port", ({ events }) => {
    const steps = moments(events, STORY).filter(({ sentence }) => sentence.includes("puts out"));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.filter(({ way }) => way.length !== 1)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import five from "../fixtures/invasions-five.json";
import over from "../fixtures/invasions-over.json";
import type { Event, Told } from "../lib/types";
import { journeys, places, since, WINTERING } from "./journeys";
import { STORY } from "./story";

const played = [five, over].map(({ play }) => ({
  events: play.events as unknown as Event[],
  ships: play.position.view.ships.map(({ at }) => at),
}));

const row = (number: number, seat: number, text: string, ...story: Omit<Told, "sentence">[]): Event => ({
  number,
  seat,
  text,
  story: story.map((fact) => ({ ...fact, sentence: "" })),
});

const VOYAGE = [
  row(1, 0, "launch norway", { code: "launches", values: { seat: 0, place: "norway" } }),
  row(2, 0, "sail w_norway", { code: "sails", values: { seat: 0, way: ["w_norway"] } }),
  row(3, 0, "undo"),
  row(4, 0, "sail w_skagerrak", { code: "sails", values: { seat: 0, way: ["w_skagerrak"] } }),
  row(5, 0, "rune oars w_dogger w_humber", { code: "rune-oars", values: { seat: 0, way: ["w_dogger", "w_humber"] } }),
];

describe("the ways of the ships", () => {
  it.each(played)("lead to where the ships are", ({ events, ships }) => {
    const ways = journeys(events);
    const ends = ships.map((_, seat) => ways.findLast((way) => way.seat === seat)?.way.at(-1) ?? WINTERING);
    expect(ends).toEqual(ships);
  });

  it.each(played)("hang together", ({ events }) => {
    const at = new Map<number, string>();
    for (const { seat, from, way } of journeys(events)) {
      expect(from).toBe(at.get(seat) ?? WINTERING);
      at.set(seat, way.at(-1) ?? WINTERING);
    }
  });

  it("leave out what was taken back", () => {
    expect(journeys(VOYAGE).map(({ from, way }) => [from, ...way])).toEqual([
      [WINTERING, "norway"],
      ["norway", "w_skagerrak"],
      ["w_skagerrak", "w_dogger", "w_humber"],
    ]);
  });

  it("are put together since a row", () => {
    expect(since(VOYAGE, 1)).toEqual([{ row: 4, seat: 0, from: "norway", way: ["w_skagerrak", "w_dogger", "w_humber"] }]);
  });
});

describe("what happened", () => {
  it("has a place where a ship did it", () => {
    const dice = row(6, -1, "die 2", { code: "raid-fails", values: { seat: 0, pips: 2 } });
    expect(places([...VOYAGE, dice]).get(6)).toBe("w_humber");
  });

  it.each(played)("has a rule, or is too usual to be told", ({ events }) => {
    const codes = new Set(events.flatMap(({ story }) => story.map(({ code }) => code)));
    expect([...codes].filter((code) => !(code in STORY.rules) && !STORY.quiet.has(code))).toEqual([]);
  });
});

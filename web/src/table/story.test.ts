import { expect, it } from "vitest";
import type { Event } from "../lib/types";
import { chanceSince, chanceUndone, standing } from "./story";

it("leaves out what was taken back", () => {
  const row = (number: number, seat: number, text: string): Event => ({ number, seat, text, story: [] });
  const rows = [row(1, -1, "first 0"), row(2, 0, "play goths dacia"), row(3, 0, "influence"), row(4, -1, "deal ?"), row(5, 0, "undo")];
  expect(standing(rows).map((event) => event.number)).toEqual([1, 2]);
  expect(standing([...rows, row(6, 0, "undo")]).map((event) => event.number)).toEqual([1]);
});

it("knows whether an undo takes back what chance has brought", () => {
  const row = (number: number, seat: number, text: string): Event => ({ number, seat, text, story: [] });
  const raid = [row(1, 0, "sail york"), row(2, 0, "raid"), row(3, -1, "die 6")];
  expect([chanceSince(raid, 2), chanceSince(raid.slice(0, 2), 1)]).toEqual([true, false]);
  expect(chanceUndone([...raid, row(4, 0, "undo")])).toBe(true);
  expect(chanceUndone([...raid, row(4, 0, "undo"), row(5, 0, "undo")])).toBe(false);
  expect(chanceUndone(raid)).toBe(false);
});

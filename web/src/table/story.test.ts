import { expect, it } from "vitest";
import type { Event } from "../lib/types";
import { standing } from "./story";

it("leaves out what was taken back", () => {
  const row = (number: number, seat: number, text: string): Event => ({ number, seat, text, story: [] });
  const rows = [row(1, -1, "first 0"), row(2, 0, "play goths dacia"), row(3, 0, "influence"), row(4, -1, "deal ?"), row(5, 0, "undo")];
  expect(standing(rows).map((event) => event.number)).toEqual([1, 2]);
  expect(standing([...rows, row(6, 0, "undo")]).map((event) => event.number)).toEqual([1]);
});

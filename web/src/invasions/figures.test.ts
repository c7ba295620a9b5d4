import { expect, test } from "vitest";
import { runes, sagas } from "../../../src/barbaricum/games/invasions/data/cards.json";
import { ARMS, GLYPH, HOMELAND, KIND_ICON, arms } from "./figures";

test("every rune of the game has a glyph of its own", () => {
  expect(Object.keys(GLYPH)).toEqual(runes.map((rune) => rune.id));
  const signs = [...Object.values(GLYPH), ...Object.values(HOMELAND).map(({ sign }) => sign)];
  expect(new Set(signs).size).toBe(signs.length);
});

test("every homeland and every kind of saga has a sign", () => {
  for (const { homeland, kind } of sagas) {
    expect(HOMELAND[homeland]).toBeDefined();
    expect(KIND_ICON[kind]).toBeDefined();
  }
});

test("no two players share a pattern", () => {
  expect(new Set(ARMS.map(({ shield }) => shield)).size).toBe(5);
  expect([0, 4].map(arms)).toEqual([1, 5]);
});

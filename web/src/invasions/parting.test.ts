import { expect, test } from "vitest";
import { runes } from "../../../src/barbaricum/games/invasions/data/cards.json";
import { breakable } from "./parting";

test("every word of a rune's name that is too long for a card can be parted", () => {
  const words = runes.flatMap(({ names }) => Object.values(names)).flatMap((name) => breakable(name).split(/[ \u00ad]/));
  expect(words.filter((word) => word.length > 11)).toEqual([]);
});

test("a name that may be parted reads as before", () => {
  expect(breakable("Das Rabenbanner").replaceAll("\u00ad", "")).toBe("Das Rabenbanner");
});

import "../fixtures/browser";
import { expect, test } from "vitest";
import { named } from "./naming";

test.each(["deal goths", "first 1", "saga s06", "rune-card oars", "die 4", "treasure 3"])("%s is told in words", (text) => {
  expect(named(text, ["Ana", "Bert"])).not.toBe(text);
});

test("what has no word stays in the notation", () => {
  expect(named("comet 4", [])).toBe("comet 4");
});

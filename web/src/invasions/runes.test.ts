import { expect, test } from "vitest";
import { runes as data } from "../../../src/barbaricum/games/invasions/data/cards.json";
import type { LegalAction } from "../lib/types";
import wintering from "../fixtures/invasions-wintering.json";
import { aimed, cards, discardable, playable, question } from "./runes";
import type { InvasionsView } from "./types";

const action = (text: string, ...path: string[]): LegalAction => ({ text, path, label: text });
const LEGAL = [
  action("rune calm", "rune:calm"),
  action("rune oars york", "rune:oars", "place:york"),
  action("discard raven", "discard", "rune:raven"),
  action("end", "end"),
];
const view = wintering.play.position.view as unknown as InvasionsView;

test("a rune is lit if some action plays it, and waits for targets if its path goes on", () => {
  expect([...playable(LEGAL)]).toEqual(["calm", "oars"]);
  expect([...aimed(LEGAL)]).toEqual(["oars"]);
  expect([...discardable(LEGAL)]).toEqual(["raven"]);
});

test("two cards of one kind lie side by side", () => {
  expect(cards({ oars: 1, recruits: 2 })).toEqual(["recruits", "recruits", "oars"]);
  expect(cards(null)).toEqual([]);
});

test("a question names as many targets as the rune has", () => {
  for (const { id, target } of data) {
    const words = question(id, view).split(" ").length - 2;
    expect([id, words]).toEqual([id, target.length]);
  }
});

test("a question about the demand or the wind asks for a change", () => {
  expect(question("needs", view)).not.toContain(view.demand);
  expect(question("wind", view)).not.toContain(view.wind);
});

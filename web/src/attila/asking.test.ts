import { expect, it } from "vitest";
import { cardTitle, endText, tracksText } from "./asking";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

it("counts the two cards of two players, and calls the third of Double just a card", () => {
  const titles = [0, 1, 2].map((played) => cardTitle({ seats: 2, played }));
  expect(titles).toEqual([{ id: "prompt-card-of-two", number: 1 }, { id: "prompt-card-of-two", number: 2 }, { id: "prompt-card" }]);
  expect(cardTitle({ seats: 3, played: 1 })).toEqual({ id: "prompt-card" });
});

it("promises a final scoring only where there is one", () => {
  const last = (final_scoring: boolean) => endText({ called: "tokens", options: { final_scoring } });
  expect([last(true), last(false)]).toEqual(["prompt-end-called-text", "prompt-end-unscored-text"]);
  expect(endText({ called: null, options: { final_scoring: false } })).toBe("prompt-end-text");
});

it("says that the tile replaces the influence where it does", () => {
  const text = (influence_tile: string) => tracksText({ options: { influence_tile } });
  expect([text("any_time"), text("influence_step"), text("instead")]).toEqual(["prompt-tracks-text", "prompt-tracks-text", "prompt-tracks-instead-text"]);
});

it.each([["en", en, "final scoring"], ["fr", fr, "décompte final"], ["de", de, "Schlusswertung"]])("has the sentences in %s", (_, source, promise) => {
  const line = (id: string) => source.split("\n").find((one) => one.startsWith(`${id} = `)) ?? "";
  expect(line("prompt-end-called-text")).toContain(promise);
  expect(line("prompt-end-unscored-text")).not.toBe("");
  expect(line("prompt-end-unscored-text")).not.toContain(promise);
  expect(line("prompt-tracks-instead-text")).not.toBe("");
});

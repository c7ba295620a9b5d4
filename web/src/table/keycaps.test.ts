import { expect, test } from "vitest";
import { TOLD } from "../replay/keys";
import { Lexicon } from "../lib/lexicon";
import { keycaps } from "./keycaps";
import { AFTER, BEFORE } from "./keys";

const FILES = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });

/** The keys of a list as a language prints them. */
function printed(language: string, list: [string, string][]): string {
  const lexicon = new Lexicon(language, [FILES[`../texts/${language}.ftl`] ?? ""]);
  return list.map(([keys]) => keycaps(keys, (id) => lexicon.say(id, {}))).join(" · ");
}

test.each([
  ["en", "F6 · ← ↑ → ↓ · Enter · N  Shift+N", "Space"],
  ["fr", "F6 · ← ↑ → ↓ · Entrée · N  Maj+N", "Espace"],
  ["de", "F6 · ← ↑ → ↓ · Eingabe · N  Umschalt+N", "Leertaste"],
])("keys are called in %s what is printed on them", (language, keys, space) => {
  expect(printed(language, BEFORE)).toBe(keys);
  expect(printed(language, TOLD)).toContain(space);
});

test.each(["en", "fr", "de"])("every key of the lists has its name in %s", (language) => {
  expect(printed(language, [...BEFORE, ...AFTER, ...TOLD])).not.toContain("cap-");
});

test("no key of every table is a key of a game as well", () => {
  const plain = ([keys]: [string, string]): string[] => keys.split(/ +/).filter((key) => /^[A-Z]$/.test(key));
  const ours = [...BEFORE, ...AFTER].flatMap(plain);
  const games = Object.values(KEYS).flatMap((source) => [...source.matchAll(/^\s+\["([^"]+)", "key-/gm)].flatMap(([, keys = ""]) => keys.split(/ +/)));
  expect(games.length).toBeGreaterThan(10);
  expect(games.filter((key) => ours.includes(key))).toEqual([]);
});

const KEYS = import.meta.glob<string>(["../attila/keys.ts", "../invasions/keys.ts"], { query: "?raw", import: "default", eager: true });

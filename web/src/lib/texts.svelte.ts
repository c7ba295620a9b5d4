/** Sentences in the reader's language, from the same .ftl files as terminal and server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import type { Language } from "./types";

type Load = () => Promise<string>;

/** What the games themselves say; `../<game>/texts` adds what their boards say. */
const GAMES = import.meta.glob<string>("../../../src/barbaricum/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const PAGE = import.meta.glob<string>(["../texts/*.ftl", "../*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});
const SOURCES: Record<string, Load> = { ...PAGE, ...GAMES };
const NAMES = new Set(Object.keys(GAMES).map(folder));

/** The games whose texts are wanted. */
const wanted = new Set<string>();
let bundle = $state.raw<FluentBundle | null>(null);

/** The folder that holds the folder of the texts. */
function folder(path: string): string {
  return path.split("/").at(-3) ?? "";
}

function isWanted(path: string, language: Language): boolean {
  const game = folder(path);
  return path.endsWith(`/${language}.ftl`) && (!NAMES.has(game) || wanted.has(game));
}

/** Load the texts of a language; until they are there, the old ones stay. */
export async function speak(language: Language): Promise<void> {
  const found = Object.entries(SOURCES).filter(([path]) => isWanted(path, language));
  const sources = await Promise.all(found.map(([, load]) => load()));
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) fresh.addResource(new FluentResource(source));
  bundle = fresh;
  prefs.setLanguage(language);
}

/** Load the texts of a game as well. */
export async function learn(game: string): Promise<void> {
  if (wanted.has(game)) return;
  wanted.add(game);
  await speak(prefs.language);
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of an id; an unknown id shows itself, so that it is missed. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, values);
}

/** Names in a row, with the language's own “and”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(prefs.language).format(names);
}

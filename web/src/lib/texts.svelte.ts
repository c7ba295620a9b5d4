/** Sentences in the reader's language, from the same .ftl files as terminal and server. */

import type { FluentVariable } from "@fluent/bundle";
import { fetched } from "./fetched";
import { Lexicon } from "./lexicon";
import { prefs } from "./prefs.svelte";
import type { Language } from "./types";

type Load = () => Promise<string>;

/** What the page says, by language; what is said at the tables of a game, by game and language. */
const PAGE = import.meta.glob<string>("../texts/page/*.ts", { import: "default" });
const GAMES = import.meta.glob<string>("../*/texts/*.ts", { import: "default" });
const SOURCES: Record<string, Load> = { ...PAGE, ...GAMES, ...said() };

/** What came with the page, in the language in which the server sent it: see forms.ts. */
function said(): Record<string, Load> {
  const source = document.getElementById("said")?.textContent;
  if (!source) return {};
  return { [`../texts/page/${document.documentElement.lang}.ts`]: () => Promise.resolve(JSON.parse(source) as string) };
}

/** The folders whose texts are wanted. */
const wanted = new Set(["page"]);
let lexicon = $state.raw<Lexicon | null>(null);
let newest = 0;

function isWanted(path: string, language: Language): boolean {
  return [...wanted].some((name) => path.endsWith(`/${name}/${language}.ts`) || path.endsWith(`/${name}/texts/${language}.ts`));
}

/** Load the texts of a language; until they are there, the old ones stay. */
export async function speak(language: Language): Promise<void> {
  const turn = ++newest;
  const found = Object.entries(SOURCES).filter(([path]) => isWanted(path, language));
  const sources = await Promise.all(found.map(([, load]) => fetched(load)));
  // Who asked later wanted more; an answer that is late must not undo that.
  if (turn !== newest && lexicon !== null) return;
  lexicon = new Lexicon(language, sources);
  prefs.setLanguage(language);
}

const learned = new Map<string, Promise<void>>();

/** Load the texts of a game as well; whoever asks again waits for the same answer. */
export function learn(game: string): Promise<void> {
  wanted.add(game);
  const known = learned.get(game) ?? speak(prefs.language);
  learned.set(game, known);
  return known;
}

export function has(id: string): boolean {
  return lexicon?.has(id) ?? false;
}

/** The text of an id; an unknown id shows itself, so that it is missed. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return lexicon?.say(id, values) ?? id;
}

/** Something with its name before it, and the colon as the language sets it. */
export function labelled(label: string, text: string | number): string {
  return t("labelled", { label, text });
}

/** Names in a row, with the language's own “and”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(prefs.language).format(names);
}

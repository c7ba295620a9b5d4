/** Sentences in the reader's language, from the same .ftl files as terminal and server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import type { Language } from "./types";

type Load = () => Promise<string>;

const SOURCES = {
  ...import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../*/texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/barbaricum/games/attila/texts/*.ftl", {
    query: "?raw",
    import: "default",
  }),
} as Record<string, Load>;

let bundle = $state.raw<FluentBundle | null>(null);

/** Load the texts of a language; until they are there, the old ones stay. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(SOURCES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) fresh.addResource(new FluentResource(source));
  bundle = fresh;
  prefs.setLanguage(language);
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

export function people(name: string): string {
  return t(`attila-people-${name}`);
}

export function province(name: string): string {
  return t(`attila-province-${name.replaceAll("_", "-")}`);
}

/** The rules pages of both games, one file for each language. */

import { fetched } from "../lib/fetched";
import type { Language } from "../lib/types";

const PAGES = import.meta.glob<string>("../../../docs/rules/{attila,invasions}*.md", {
  query: "?raw",
  import: "default",
});

/** The Markdown of the rules of a game in a language. */
export async function page(game: string, language: Language): Promise<string> {
  const name = language === "en" ? `/${game}.md` : `/${game}.${language}.md`;
  const load = Object.entries(PAGES).find(([path]) => path.endsWith(name))?.[1];
  return load ? fetched(load) : "";
}

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>(["./*.ftl", "../*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The page speaks with the words of the games, too. */
const GAMES = import.meta.glob<string>("../../../src/barbaricum/games/*/texts/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All texts of a language, of whatever part of the page. */
function source(language: string): string {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return files.map(([, text]) => text).join("\n");
}

const named = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? "");

function ids(language: string): string[] {
  return named(source(language)).sort();
}

describe("the texts of the page", () => {
  it.each(["fr", "de"])("are complete in %s", (language) => {
    expect(ids(language)).toEqual(ids("en"));
  });

  it.each(["en", "fr", "de"])("can be read in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
  });

  it("has every text the page asks for by name", () => {
    const known = new Set([...ids("en"), ...Object.values(GAMES).flatMap(named)]);
    const asked = Object.values(SOURCES).flatMap((source) =>
      [...source.matchAll(/\bt\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it("asks for every text it has", () => {
    const all = Object.values(SOURCES).join("\n");
    const heads = /^(scope|admin-level|pace|count|option|prompt-waiting|tile|tile-letter|new-bot|level|home-status|home-door|home-tour|link|step|do|key|cap|tab|guide|fair|rune-short|rose|final|saga-kind|saga-town|die|ended|combat|days|account-visible|account-reason|player-sure|voyage-ask|sea-letter|sea-town|replay|study|notices|tournament)-/;
    const idle = ids("en").filter((id) => !heads.test(id) && !all.includes(`"${id}"`) && !all.includes(`'${id}'`));
    expect(idle).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { found } from "./finding";
import { blocks, type Block, type Entry } from "./markdown";

const PAGES = import.meta.glob<string>("../../../docs/rules/{attila,invasions}*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "fr", "de"] as const;

function page(game: string, language: string): Block[] {
  const name = language === "en" ? `/${game}.md` : `/${game}.${language}.md`;
  return blocks(Object.entries(PAGES).find(([path]) => path.endsWith(name))?.[1] ?? "");
}

const numbers = (page: Block[]): string[] => page.flatMap((block) => (block.kind === "rule" ? [block.id] : []));
const entries = (page: Block[]): Entry[] => page.flatMap((block) => (block.kind === "table" ? block.entries : []));
const count = (page: Block[], mark: string): number => entries(page).filter((entry) => entry.mark === mark).length;

describe("the rules in the drawer", () => {
  it.each(["attila", "invasions"])("have the same numbers in all languages: %s", (game) => {
    const english = numbers(page(game, "en"));
    expect(english.length).toBeGreaterThan(40);
    for (const language of LANGUAGES) expect(numbers(page(game, language))).toEqual(english);
  });

  it.each(LANGUAGES)("mark what was found, what partly, and what is ours: %s", (language) => {
    const rules = page("invasions", language);
    expect([count(rules, "found"), count(rules, "partly"), count(rules, "ours")]).toEqual([10, 53, 41]);
    expect(entries(page("attila", language)).every((entry) => entry.mark === null)).toBe(true);
  });

  it.each([
    ["attila", "en", "Pannonia"],
    ["invasions", "en", "York"],
    ["invasions", "fr", "York"],
    ["invasions", "de", "York"],
    ["invasions", "en", "Settle the Danelaw"],
  ])("show a thing by its name, not by its id: %s, %s, %s", (game, language, name) => {
    const titles = entries(page(game, language)).map((entry) => entry.title.map((span) => span.text).join(""));
    expect(titles).toContain(name);
  });

  it("lead from rule to rule", () => {
    const rule = page("invasions", "en").find((block) => block.kind === "rule" && block.id === "V8.7");
    const cited = page("invasions", "en").flatMap((block) => ("spans" in block ? block.spans : []));
    expect(rule).toBeDefined();
    expect(cited).toContainEqual({ kind: "rule", text: "V4.5" });
  });
});

describe("a search", () => {
  it("finds all words, in whatever order and without accents", () => {
    const rules = found(page("invasions", "de"), "lubeck plundern");
    expect(entries(rules).map((entry) => entry.title[0]?.text)).toEqual(["Lübeck plündern"]);
  });

  it("keeps the heading of the chapter above what it finds", () => {
    const [heading, rule] = found(page("attila", "en"), "pacified rest game");
    expect([heading?.kind, rule?.kind]).toEqual(["heading", "rule"]);
  });

  it("finds a rule by its number", () => {
    expect(numbers(found(page("invasions", "fr"), "V12.3"))).toContain("V12.3");
  });

  it("for nothing finds everything", () => {
    const rules = page("attila", "en");
    expect(found(rules, "  ")).toEqual(rules);
  });
});

/** The rules pages, and the one that is open. */

import type { Language } from "./types";

const PAGES = import.meta.glob<string>("../../../docs/rules/attila*.md", {
  query: "?raw",
  import: "default",
});

class Rules {
  open = $state(false);
  rule = $state<string | null>(null);
}

export const rules = new Rules();

export function openRules(rule: string | null = null): void {
  rules.rule = rule;
  rules.open = true;
}

/** The Markdown of the rules in a language. */
export async function page(language: Language): Promise<string> {
  const name = language === "en" ? "/attila.md" : `/attila.${language}.md`;
  const load = Object.entries(PAGES).find(([path]) => path.endsWith(name))?.[1];
  return load ? load() : "";
}

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; id: string | null; spans: Span[] }
  | { kind: "rule"; id: string; spans: Span[] }
  | { kind: "item" | "paragraph"; spans: Span[] }
  | { kind: "table"; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const kind = match[1] ? "strong" : match[2] ? "em" : "code";
    found.push({ kind, text: match[1] ?? match[2] ?? match[3] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** The few forms of Markdown that our rules pages use. */
export function blocks(markdown: string): Block[] {
  const parts: string[] = [];
  for (const line of markdown.split("\n")) {
    const goesOn = /^\s+\S/.test(line) && !/^\s*- /.test(line);
    const prose = /^[^#|\-\s]/.test(line);
    const last = parts.at(-1);
    if (last && (goesOn || (prose && !/^[#|]/.test(last)))) parts[parts.length - 1] += ` ${line.trim()}`;
    else if (last?.startsWith("|") && line.startsWith("|")) parts[parts.length - 1] += `\n${line}`;
    else parts.push(line.trim());
  }
  return parts.filter((part) => part !== "").map(block);
}

function block(part: string): Block {
  const heading = /^(#+)\s+(.*)$/.exec(part);
  if (heading) {
    const text = heading[2] ?? "";
    const id = /^([AV]\d+)\b/.exec(text)?.[1] ?? null;
    return { kind: "heading", level: heading[1]?.length ?? 1, id, spans: spans(text) };
  }
  if (part.startsWith("|")) return { kind: "table", rows: table(part) };
  const rule = /^- \*\*([AV]\d+\.\d+)\*\*\s*(.*)$/s.exec(part);
  if (rule) return { kind: "rule", id: rule[1] ?? "", spans: spans(rule[2] ?? "") };
  if (part.startsWith("- ")) return { kind: "item", spans: spans(part.slice(2)) };
  return { kind: "paragraph", spans: spans(part) };
}

function table(part: string): Span[][][] {
  return part
    .split("\n")
    .filter((line) => !/^\|[\s|:-]+\|?$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim())));
}

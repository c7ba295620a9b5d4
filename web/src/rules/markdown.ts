/** The few forms of Markdown that our rules pages use, as blocks that can be shown and searched. */

import { markOf, type Mark } from "./marks";

export type Span = { kind: "text" | "strong" | "em" | "code" | "rule"; text: string };

/** A row of a table: what it is about, its other cells by the heads of their columns, its mark. */
export interface Entry {
  title: Span[];
  cells: { head: string; spans: Span[] }[];
  mark: Mark | null;
  /** The mark in the words of the page, which may tell parts of the thing apart. */
  said: string;
}

export type Block =
  | { kind: "heading"; level: number; id: string | null; spans: Span[] }
  | { kind: "rule"; id: string; spans: Span[] }
  | { kind: "item" | "paragraph"; spans: Span[] }
  | { kind: "table"; entries: Entry[] };

const SPAN = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>.+?)`|\b(?<rule>[AV]\d+(?:\.\d+)?)\b/g;
const RULER = /^\|[\s|:-]+\|?$/;
const KINDS = ["strong", "em", "code", "rule"] as const;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? "em";
    found.push({ kind, text: match.groups?.[kind] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** A page as blocks, in its order. */
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
    const id = /^[AV]\d+\b/.exec(text)?.[0] ?? null;
    const spans: Span[] = [{ kind: "text", text: text.slice(id?.length ?? 0).trim() }];
    return { kind: "heading", level: heading[1]?.length ?? 1, id, spans };
  }
  if (part.startsWith("|")) return { kind: "table", entries: table(part) };
  const rule = /^- \*\*([AV]\d+\.\d+)\*\*\s*(.*)$/s.exec(part);
  if (rule) return { kind: "rule", id: rule[1] ?? "", spans: spans(rule[2] ?? "") };
  if (part.startsWith("- ")) return { kind: "item", spans: spans(part.slice(2)) };
  return { kind: "paragraph", spans: spans(part) };
}

function table(part: string): Entry[] {
  const lines = part.split("\n").filter((line) => !RULER.test(line));
  const [heads = [], ...rows] = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  return rows.map((row) => entry(heads, row));
}

/** A thing goes by its name, which stands beside its id. */
function entry(heads: string[], row: string[]): Entry {
  const id = heads.findIndex((head) => head.toLowerCase() === "id");
  const first = id === 0 ? 1 : Math.max(0, id - 1);
  const last = markOf(heads, row);
  const cells = row
    .map((cell, index) => ({ head: heads[index] ?? "", cell, index }))
    .filter(({ cell, index }) => index !== first && cell !== "–" && cell !== "" && !(last && index === row.length - 1));
  return {
    title: spans(row[first] ?? ""),
    cells: cells.map(({ head, cell }) => ({ head, spans: spans(cell) })),
    mark: last,
    said: last ? (row.at(-1) ?? "") : "",
  };
}

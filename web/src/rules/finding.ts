/** Searching the rules: all words, in whatever order, with or without accents. */

import type { Block, Entry, Span } from "./markdown";

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const plain = (spans: Span[]): string => spans.map((span) => span.text).join("");

function ofEntry({ title, cells, said }: Entry): string {
  return [plain(title), ...cells.map((cell) => `${cell.head} ${plain(cell.spans)}`), said].join(" ");
}

function ofBlock(block: Block): string {
  if (block.kind === "table") return block.entries.map(ofEntry).join(" ");
  return ("id" in block && block.id ? `${block.id} ` : "") + plain(block.spans);
}

/** The blocks in which all words occur; of a table only the rows, under the headings of their chapters. */
export function found(blocks: Block[], search: string): Block[] {
  const words = folded(search).split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return blocks;
  const fits = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const result: Block[] = [];
  let chapter: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") chapter = block;
    const kept = block.kind === "table" ? { ...block, entries: block.entries.filter((entry) => fits(ofEntry(entry))) } : block;
    if (!(kept.kind === "table" ? kept.entries.length > 0 : fits(ofBlock(kept)))) continue;
    if (chapter && chapter !== block) result.push(chapter);
    chapter = null;
    result.push(kept);
  }
  return result;
}

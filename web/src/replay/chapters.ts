/** The log of a game, turn by turn. */

import type { Story } from "../table/story";
import type { Index } from "./types";

export interface Line {
  /** The row it belongs to, and its place there. */
  key: string;
  row: number;
  seat: number;
  sentence: string;
  rule: string | null | undefined;
}

export interface Chapter {
  /** From 1; 0 is the set-up. */
  turn: number;
  seat: number | null;
  lines: Line[];
}

/** Everything that is told, under the turn in which it happened. */
export function chapters(index: Index, story: Story): Chapter[] {
  const found: Chapter[] = [];
  let at = 0;
  for (const event of index.events) {
    // A row belongs to the turn of the last stop before it.
    while ((index.stops[at + 1]?.number ?? Infinity) < event.number) at += 1;
    const stop = index.stops[at];
    const begun = stop !== undefined && stop.number < event.number;
    const turn = begun ? stop.turn : 0;
    const lines = event.story.flatMap(({ code, sentence, rule }, place) =>
      story.quiet.has(code) ? [] : [{ key: `${event.number}.${place}`, row: event.number, seat: event.seat, sentence, rule }],
    );
    if (lines.length === 0) continue;
    const last = found.at(-1);
    if (last?.turn === turn) last.lines.push(...lines);
    else found.push({ turn, seat: turn === 0 ? null : owner(index, turn), lines });
  }
  return found;
}

/** Whose turn it was: the seat that was asked first in it. */
function owner(index: Index, turn: number): number | null {
  return index.stops.find((stop) => stop.turn === turn)?.seat ?? null;
}

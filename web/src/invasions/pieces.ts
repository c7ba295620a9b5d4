/** The hold as a row of places. */

import type { Counts } from "../lib/types";
import { ERAS, PIECES } from "./figures";

export type Place = { kind: "piece"; piece: string } | { kind: "free" } | { kind: "locked"; era: string };

/** The most a hold ever takes: one more in each later era. */
const MOST = 7;

/** Vikings first, then goods, then what is free, then what later eras open. */
export function places(hold: Counts, capacity: number): Place[] {
  const aboard = PIECES.flatMap((piece) => Array<Place>(hold[piece] ?? 0).fill({ kind: "piece", piece }));
  const free = Array<Place>(Math.max(0, capacity - aboard.length)).fill({ kind: "free" });
  const locked = Array.from({ length: MOST - capacity }, (_, index): Place => {
    return { kind: "locked", era: ERAS[ERAS.length - (MOST - capacity) + index] ?? "" };
  });
  return [...aboard, ...free, ...locked];
}

/** Which pieces one would give first: goods, from the end, and only then vikings. */
export function doomed(row: readonly Place[], losses: number): boolean[] {
  const aboard = row.filter(({ kind }) => kind === "piece").length;
  return row.map((_, index) => index < aboard && index >= aboard - losses);
}

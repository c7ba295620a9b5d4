/** What happened, as every game tells it: events with facts, of which each has a code. */

import type { Event } from "../lib/types";

/** How a game's log is read. */
export interface Story {
  /** The rule behind what happened, by the code of the fact. */
  rules: Record<string, string>;
  /** Codes that are too usual to be told. */
  quiet: ReadonlySet<string>;
}

/** The rows that still count: an undo takes back the last decision of its seat and all since. */
export function standing(events: readonly Event[]): Event[] {
  const rows: Event[] = [];
  for (const event of events) {
    if (event.text !== "undo") rows.push(event);
    else rows.splice(rows.findLastIndex((row) => row.seat === event.seat));
  }
  return rows;
}

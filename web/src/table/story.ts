/** What happened, as every game tells it: events with facts, of which each has a code. */

import type { Event, Told } from "../lib/types";

/** Where something happened: places, and the next steps of the way somebody goes. */
export interface Where {
  places: string[];
  way?: string[];
  /** The seat whose piece has left the map: its next way begins anew. */
  left?: number;
}

/** How a game's log is read. */
export interface Story {
  /** Codes that are too usual to be told. */
  quiet: ReadonlySet<string>;
  /** Where a fact happened, for those who were away and see it again on the map. */
  where: (fact: Told) => Where;
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

/** Whether chance has fallen since a row: dice or cards that an undo takes back. */
export function chanceSince(events: readonly Event[], row: number): boolean {
  return standing(events).some(({ number, seat }) => number > row && seat < 0);
}

/** Whether the last thing that happened was an undo that took back what chance had brought. */
export function chanceUndone(events: readonly Event[]): boolean {
  const last = events.at(-1);
  if (last?.text !== "undo") return false;
  const rows = standing(events.slice(0, -1));
  return rows.slice(rows.findLastIndex(({ seat }) => seat === last.seat)).some(({ seat }) => seat < 0);
}

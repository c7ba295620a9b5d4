/** What others did since the last decision of a seat, moment by moment. */

import type { Event } from "../lib/types";
import { standing, type Story } from "./story";

export interface Moment {
  /** The row it belongs to, and its place there. */
  key: string;
  row: number;
  seat: number;
  sentence: string;
  rule: string | undefined;
  places: readonly string[];
  /** The way somebody has gone so far. */
  way: readonly string[];
}

/** How many rows onlookers are shown, who have no turn of their own. */
const FEW = 12;

/** The rows from one own decision to the next, the last time that others did something in between. */
export function stretch(rows: readonly Event[], seat: number | null): readonly Event[] {
  const last = rows.findLastIndex((row) => row.seat >= 0 && row.seat !== seat);
  if (last < 0) return [];
  if (seat === null) return rows.slice(Math.max(0, last - FEW + 1));
  const own = (row: Event): boolean => row.seat === seat;
  const after = rows.slice(last).findIndex(own);
  return rows.slice(rows.slice(0, last).findLastIndex(own) + 1, after < 0 ? undefined : last + after);
}

/** Everything that is told, with where it happened; a way grows as long as its seat goes on. */
export function moments(rows: readonly Event[], story: Story): Moment[] {
  const found: Moment[] = [];
  const ships = new Map<number, string>();
  let trail: { seat: number; way: string[] } = { seat: -1, way: [] };
  for (const event of rows) {
    event.story.forEach((fact, index) => {
      const { places, way = [] } = story.where(fact);
      if (event.seat >= 0 && event.seat !== trail.seat) {
        const from = ships.get(event.seat);
        trail = { seat: event.seat, way: from ? [from] : [] };
      }
      if (way.length > 0) {
        trail = { seat: trail.seat, way: [...trail.way, ...way] };
        ships.set(trail.seat, way.at(-1) ?? "");
      }
      if (story.quiet.has(fact.code)) return;
      const { sentence, code } = fact;
      const gone = way.length > 0 ? trail.way : [];
      found.push({ key: `${event.number}.${index}`, row: event.number, seat: event.seat, sentence, rule: story.rules[code], places, way: gone });
    });
  }
  return found;
}

export function since(events: readonly Event[], seat: number | null, story: Story): Moment[] {
  const rows = standing(events);
  const wanted = new Set(stretch(rows, seat).map((row) => row.number));
  return moments(rows, story).filter(({ row }) => wanted.has(row));
}

/** Where the ships went and where things happened, read off the facts of the log. */

import { standing } from "../table/story";
import type { Event, Told } from "../lib/types";

export const WINTERING = "wintering";

/** The way of one ship in one row. */
export interface Journey {
  row: number;
  seat: number;
  from: string;
  /** Place after place; the last one is where the ship is then. */
  way: string[];
}

/** Where a fact takes a ship, place after place; null if it does not. */
function taken({ code, values }: Told): string[] | null {
  if (code === "launches") return [values.place as string];
  if (code === "sails" || code === "rune-oars") return values.way as string[];
  return code === "winters" || code === "abandons" ? [WINTERING] : null;
}

/** All facts that still count, with the place of each jarl's ship before them. */
function* told(events: readonly Event[]): Generator<{ row: number; fact: Told; at: Map<number, string> }> {
  const at = new Map<number, string>();
  for (const event of standing(events)) {
    for (const fact of event.story) {
      yield { row: event.number, fact, at };
      const way = taken(fact);
      if (way) at.set(fact.values.seat as number, way.at(-1) ?? WINTERING);
    }
  }
}

/** Every way of every ship so far. */
export function journeys(events: readonly Event[]): Journey[] {
  const found: Journey[] = [];
  for (const { row, fact, at } of told(events)) {
    const seat = fact.values.seat as number;
    const way = taken(fact);
    if (way) found.push({ row, seat, from: at.get(seat) ?? WINTERING, way });
  }
  return found;
}

/** The place of a fact: the one it names, else that of the ship it is about. */
function placeOf({ values }: Told, at: ReadonlyMap<number, string>): string | null {
  const named = values.port ?? values.place ?? (values.way as string[] | undefined)?.at(-1);
  if (typeof named === "string") return named;
  return typeof values.seat === "number" ? (at.get(values.seat) ?? null) : null;
}

/** By row, the place where the last thing of that row happened; rows of no place are left out. */
export function places(events: readonly Event[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { row, fact, at } of told(events)) {
    const place = placeOf(fact, at);
    if (place !== null) found.set(row, place);
  }
  return found;
}

/** The ways since a row, those of one ship put together. */
export function since(events: readonly Event[], row: number): Journey[] {
  const found: Journey[] = [];
  for (const journey of journeys(events).filter((one) => one.row > row)) {
    const before = found.findLast((one) => one.seat === journey.seat);
    if (before && journey.way[0] !== WINTERING) before.way.push(...journey.way);
    else found.push({ ...journey, way: [...journey.way] });
  }
  return found;
}

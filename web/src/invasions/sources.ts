/** Where the points of each jarl came from, read off the facts of the log. */

import { standing } from "../table/story";
import type { Event } from "../lib/types";
import { ERAS, HOMELANDS } from "./figures";
import type { InvasionsAids } from "./types";

/** The first five make up the VP of the game; the rest is the final scoring. */
export const SOURCES = ["start", "trade", "raid", "bonus", "rune", "axe", "settlements", ...HOMELANDS] as const;
export type Source = (typeof SOURCES)[number];

const SOURCE_OF: Record<string, Source> = {
  trades: "trade",
  "takes-town": "raid",
  "wins-saga": "bonus",
  "rune-sedentary": "rune",
  "rune-hoard": "rune",
};

/** Points by source and seat; what nothing in the log brought was there at the start (V2.6). */
export function sources(events: readonly Event[], aids: InvasionsAids): Record<Source, number[]> {
  const { vp, axe, settlements } = aids.points;
  const found = Object.fromEntries(SOURCES.map((source) => [source, vp.map(() => 0)])) as Record<Source, number[]>;
  for (const { code, values } of standing(events).flatMap(({ story }) => story)) {
    const source = SOURCE_OF[code];
    if (source) found[source][values.seat as number]! += values.points as number;
  }
  const told = [found.trade, found.raid, found.bonus, found.rune];
  found.start = vp.map((points, seat) => told.reduce((rest, one) => rest - (one[seat] ?? 0), points));
  return { ...found, axe, settlements, ...aids.saga_points };
}

/** The rows in which a later era began, with its number, and the end. */
export function turning(events: readonly Event[], end: string): Map<number, string> {
  const rows = standing(events);
  const names = new Map<number, string>();
  for (const { number, story } of rows) {
    const era = story.find(({ code }) => code === "era")?.values.era;
    if (era !== undefined) names.set(number, ERAS[(era as number) - 1] ?? "");
    if (story.some(({ code }) => code === "over")) names.set(number, end);
  }
  return names;
}

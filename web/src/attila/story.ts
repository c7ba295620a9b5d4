/** Wars and scorings read off the facts of the log. */

import type { Counts, Event, Told } from "../lib/types";
import { type Story, standing } from "../table/story";

export const STORY: Story = {
  quiet: new Set(["draws", "draws-hidden", "turn-ended", "totals"]),
  where: ({ values: { province } }) => ({ places: typeof province === "string" ? [province] : [] }),
};

/** One people in a scoring: N, M, points and cubes by seat, and the case of A5.2 that decided. */
export interface Scored {
  people: string;
  tokens: number;
  provinces: number;
  points: number[];
  cubes: number[];
  case: "alone" | "second" | "seconds" | "tied" | "far";
}

export interface Scoring {
  row: number;
  /** Null for the final scoring. */
  century: number | null;
  /** Where the last peace tile of the century went. */
  province: string | null;
  peoples: Scored[];
}

export interface War {
  row: number;
  province: string;
  strengths: Counts;
  revealed: { seat: number; cards: Counts }[];
  leave: { people: string; number: number }[];
}

function told(events: readonly Event[]): { row: number; fact: Told }[] {
  return standing(events).flatMap((event) => event.story.map((fact) => ({ row: event.number, fact })));
}

function scored(values: Told["values"]): Scored {
  const { people, number: tokens, provinces, points, cubes, case: decided } = values;
  return { people, tokens, provinces, points, cubes, case: decided } as unknown as Scored;
}

export function scorings(events: readonly Event[]): Scoring[] {
  const found: Scoring[] = [];
  let pacified: string | null = null;
  for (const { row, fact: { code, values } } of told(events)) {
    if (code === "pacified") pacified = values.province as string;
    else if (code === "scoring") found.push({ row, century: values.century as number, province: pacified, peoples: [] });
    else if (code === "final-scoring") found.push({ row, century: null, province: null, peoples: [] });
    else if (code === "scores") found.at(-1)?.peoples.push(scored(values));
  }
  return found;
}

export function wars(events: readonly Event[]): War[] {
  const found: War[] = [];
  let laid: War["revealed"] = [];
  let revealed: War["revealed"] = [];
  for (const { row, fact } of told(events)) {
    const { values } = fact;
    if (fact.code === "reveals" || fact.code === "lays") {
      const cards = { seat: values.seat as number, cards: values.cards as Counts };
      (fact.code === "lays" ? laid : revealed).push(cards);
    } else if (fact.code === "strengths") {
      // Where cards lie open from the start, nothing is revealed in the end.
      const shown = revealed.length > 0 ? revealed : laid;
      const strengths = values.strengths as Counts;
      found.push({ row, province: values.province as string, strengths, revealed: shown, leave: [] });
      laid = [];
      revealed = [];
    } else if (fact.code === "leaves") {
      found.at(-1)?.leave.push({ people: values.people as string, number: values.number as number });
    }
  }
  return found;
}

/** The century whose peace tile lies on each province. */
export function tiles(events: readonly Event[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { fact } of told(events)) {
    if (fact.code === "pacified") {
      found[fact.values.province as string] = fact.values.century as number;
    }
  }
  return found;
}

/** The points of a seat when so many peoples of a scoring have been scored. */
export function running(scoring: Scoring, before: readonly number[], seat: number, peoples: number): number {
  return scoring.peoples.slice(0, peoples).reduce((sum, row) => sum + (row.points[seat] ?? 0), before[seat] ?? 0);
}

/** Points after each scoring, from the start on. */
export function totals(events: readonly Event[], seats: number): number[][] {
  const rows = [Array<number>(seats).fill(0)];
  for (const scoring of scorings(events)) {
    const last = rows.at(-1) ?? [];
    rows.push(last.map((sum, seat) => scoring.peoples.reduce((n, p) => n + (p.points[seat] ?? 0), sum)));
  }
  return rows;
}

/** The provinces where others have just placed tokens. */
export function lately(events: readonly Event[], seat: number | null): Set<string> {
  const facts = events.slice(-6).flatMap((event) => event.story);
  const placed = facts.filter(({ code }) => code === "plays" || code === "second-token");
  return new Set(placed.filter(({ values }) => values.seat !== seat).map(({ values }) => values.province as string));
}

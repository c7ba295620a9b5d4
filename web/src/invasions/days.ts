/** The seven days of a turn: what was done with them, what is planned. */

import { standing } from "../table/story";
import type { Event } from "../lib/types";
import type { Leg } from "./types";

export const DAYS = 7;

export interface Day {
  kind: "load" | "rune" | "sail" | "plan" | "free";
  place: string | null;
  /** The sailing days of the turn when it is over. */
  sailed: number;
  losses: number;
}

const KIND: Record<string, Day["kind"]> = { load: "load", draw: "rune", sail: "sail" };

/** The rows of the turn that is being played. */
export function turn(events: readonly Event[]): Event[] {
  const rows = standing(events);
  const ended = rows.findLastIndex(({ story }) => story.some((fact) => fact.code === "turn-ended"));
  return rows.slice(ended + 1);
}

/** How many pieces the weather took in a row. */
function lost(event: Event): number {
  const pieces = event.story.filter((fact) => fact.code === "loses").map((fact) => fact.values.pieces);
  return pieces.flatMap((counts) => Object.values(counts as Record<string, number>)).reduce((a, b) => a + b, 0);
}

/** The days used so far by the jarl on turn. */
export function spent(events: readonly Event[], active: number): Day[] {
  const days: Day[] = [];
  let sailed = 0;
  for (const event of turn(events)) {
    const [verb = "", place = null] = event.text.split(" ");
    const kind = KIND[verb];
    if (event.seat === active && kind) {
      if (kind === "sail") sailed += 1;
      days.push({ kind, place: kind === "sail" ? place : null, sailed, losses: 0 });
    }
    const last = days.at(-1);
    if (last) last.losses += lost(event);
  }
  return days;
}

/** All seven: those used, with losses that are still due, those a plan would take, those left. */
export function track(events: readonly Event[], active: number, legs: readonly Leg[], due = 0): Day[] {
  const days = spent(events, active);
  const last = days.at(-1);
  if (last) last.losses += due;
  for (const { turn, place, sailed, losses } of legs) {
    if (turn === 0) days.push({ kind: "plan", place, sailed, losses });
  }
  while (days.length < DAYS) days.push({ kind: "free", place: null, sailed: 0, losses: 0 });
  return days.slice(0, DAYS);
}

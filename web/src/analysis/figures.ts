/** The figures of an analysis, put in order for the eye. */

import type { Draws, Report, Row } from "./types";

/** So much of a victory is worth a line; the server counts costly decisions by the same. */
export const LEAST = 0.02;

/** A number that fell has a minus before it, not a hyphen. */
const minus = (text: string): string => text.replace("-", "−");

export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** With its sign, for what is gained and lost. */
export function gained(share: number, language: string): string {
  return minus(new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(share));
}

export function points(value: number, language: string): string {
  return minus(new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value));
}

export function decimal(value: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The row that was the last one at a position; undone rows have none of their own. */
export function rowAt(rows: readonly Row[], number: number): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) {
    if (row.number > number) break;
    found = row;
  }
  return found;
}

/** The row that lies nearest to a place between the beginning (0) and the end (1) of the game. */
export function nearest(rows: readonly Row[], place: number): Row | undefined {
  const wanted = place * (rows.at(-1)?.number ?? 0);
  return rows.reduce<Row | undefined>(
    (best, row) => (best && Math.abs(best.number - wanted) <= Math.abs(row.number - wanted) ? best : row),
    undefined,
  );
}

/** A row before or after the one shown. */
export function beside(rows: readonly Row[], number: number, by: 1 | -1): Row | undefined {
  return by > 0 ? rows.find((row) => row.number > number) : rows.findLast((row) => row.number < number);
}

/** Decisions that cost something, the worst first; of one seat, or of all. */
export function costly(report: Report, seat: number | null): Row[] {
  const found = report.rows.filter((row) => row.cost >= LEAST && (seat === null || row.seat === seat));
  return found.sort((a, b) => b.cost - a.cost || a.number - b.number);
}

/** The chances before the first row: nobody is ahead. */
export function even(seats: number): number[] {
  return Array.from({ length: seats }, () => 1 / seats);
}

/** The pips of dice: how many fell on average, and how many were to be expected. */
export function pips(draws: Draws): { came: number; expected: number } | null {
  if (draws.kind !== "die" || draws.number === 0) return null;
  const sum = (key: "came" | "expected"): number => draws.outcomes.reduce((all, one) => all + Number(one.name) * one[key], 0);
  const all = draws.outcomes.reduce((total, one) => total + one.expected, 0);
  return { came: sum("came") / draws.number, expected: sum("expected") / all };
}

/** The outcomes worth showing: whatever came, and whatever was likely to. */
export function shown(draws: Draws): Draws["outcomes"] {
  return draws.outcomes.filter((one) => one.came > 0 || one.expected >= 0.5);
}

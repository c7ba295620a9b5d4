/** How peoples and players look; names are in the texts. */

import type { Counts } from "../lib/types";

export const PEOPLES = ["franks", "huns", "goths", "saxons", "teutons", "vandals"] as const;
export const TILES = ["double", "exchange", "influence"] as const;
export const CENTURIES = [4, 5, 6, 7] as const;
export const ROMAN: Record<number, string> = { 4: "IV", 5: "V", 6: "VI", 7: "VII" };

export const COLOUR: Record<string, string> = {
  franks: "#2f5fa8",
  huns: "#2b2724",
  goths: "#e8b923",
  saxons: "#2f7d46",
  teutons: "#9a9fa3",
  vandals: "#b3261e",
};

/** Counts as a row of things, in the order of the peoples. */
export function spread(counts: Counts | null | undefined): string[] {
  return PEOPLES.flatMap((people) => Array<string>(counts?.[people] ?? 0).fill(people));
}

export function size(counts: Counts | null | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, number) => sum + number, 0);
}

/** Tokens keep their slots: those that left make room, new ones come last. */
export function arrange(before: readonly string[], counts: Counts | undefined): string[] {
  const left: Counts = { ...counts };
  const kept = before.filter((people) => {
    const number = left[people] ?? 0;
    left[people] = Math.max(0, number - 1);
    return number > 0;
  });
  return [...kept, ...spread(left)];
}

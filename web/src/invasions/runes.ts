/** The runes in hand: which can be played now, and how to ask why one cannot. */

import { ids } from "../lib/choosing";
import type { Counts, LegalAction } from "../lib/types";
import { GLYPH, GOODS } from "./figures";
import type { InvasionsView } from "./types";

/** The cards in the order of the data, one entry a card. */
export function cards(hand: Counts | null): string[] {
  return Object.keys(GLYPH).flatMap((rune) => Array<string>(hand?.[rune] ?? 0).fill(rune));
}

/** The runes an action of the list plays. */
export function playable(legal: readonly LegalAction[]): Set<string> {
  return new Set(ids(legal.map(({ path }) => path[0] ?? ""), "rune"));
}

export function discardable(legal: readonly LegalAction[]): Set<string> {
  return new Set(legal.filter(({ path }) => path[0] === "discard").flatMap(({ path }) => ids(path, "rune")));
}

/** The runes whose targets are picked after them. */
export function aimed(legal: readonly LegalAction[]): Set<string> {
  return new Set(ids(legal.filter(({ path }) => path.length > 1).map(({ path }) => path[0] ?? ""), "rune"));
}

const other = (view: InvasionsView): string => String((view.active + 1) % view.seats);
const wanted = ({ demand }: InvasionsView): string => GOODS.find((kind) => kind !== demand) ?? "furs";
const elsewhere = ({ wind }: InvasionsView): string => (wind === "north" ? "south" : "north");

const TARGETS: Record<string, (view: InvasionsView) => string> = {
  needs: wanted,
  sedentary: () => "york",
  oars: () => "norway",
  wind: elsewhere,
  unrest: () => "york",
  hold: () => "furs",
  wreckers: (view) => `${other(view)} furs`,
  loki: other,
  serpent: other,
  pirates: (view) => `${other(view)} furs`,
  deserters: other,
};

/** A rune played on some target: enough to be told why it cannot be played at all. */
export function question(rune: string, view: InvasionsView): string {
  const target = TARGETS[rune]?.(view);
  return target === undefined ? `rune ${rune}` : `rune ${rune} ${target}`;
}

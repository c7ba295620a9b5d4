/** The view of Attila and what helps to decide there. */

import type { Counts, Option, Position as Seen, View as Shared } from "../lib/types";

/** The view of Attila, as section 3 of the contract names its keys. */
export interface View extends Shared {
  seats: number;
  options: Record<string, Option>;
  active: number;
  tokens: Record<string, Counts>;
  pacified: string[];
  supply: Counts;
  influence: Counts[];
  scores: number[];
  discard: Counts;
  peace: number[];
  tiles: string[][];
  cards_left: number;
  played: number;
  tile_used: boolean;
  people: string | null;
  wars: string[];
  laid: (Counts | null)[];
  laid_sizes: (number | null)[];
  aside: Counts;
  called: string | null;
  hand: Counts | null;
  /** All of them, in a replay with all cards open. */
  hands?: Counts[];
  hand_sizes: number[];
  draw_size: number;
}

export interface Share {
  tokens: number;
  provinces: number;
  points: number[];
}

export interface Strength {
  people: string;
  tokens: number;
  least: number;
  most: number;
  leaves: boolean;
}

/** What a fifth token would bring. */
export interface Threat {
  strengths: Counts;
  leave: string[];
  scoring: boolean;
}

/** What helps to decide, worked out by the rules on the server. */
export interface Aids {
  shares: Record<string, Share>;
  spaces: number;
  wars: Record<string, Record<string, Threat>>;
  war: { province: string; hidden: number; open: number; strengths: Strength[] } | null;
}

export type Position = Seen<View, Aids>;

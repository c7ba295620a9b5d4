/** What the server tells of a game that is looked at again; see docs/replay.md. */

import type { Event } from "../lib/types";

/** A position at which somebody had to decide, or the last one. */
export interface Stop {
  number: number;
  /** Who had to decide; nobody at the end. */
  seat: number | null;
  /** The turn from 1; 0 during set-up. */
  turn: number;
  round: number;
}

export interface Mark {
  number: number;
  kind: "war" | "scoring" | "raid" | "town" | "settlement" | "saga" | "end";
  sentence: string;
}

export interface Index {
  /** The number of a seat, `onlooker` or `open`. */
  viewpoint: string;
  viewpoints: string[];
  stops: Stop[];
  turns: number[];
  rounds: number[];
  marks: Mark[];
  events: Event[];
}

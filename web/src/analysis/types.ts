/** What the server tells about the analysis of a finished game; shares of a victory go from 0 to 1. */

export interface Outcome {
  name: string;
  came: number;
  expected: number;
}

export interface Draws {
  kind: string;
  name: string;
  number: number;
  share: number;
  points: number;
  outcomes: Outcome[];
}

export interface Player {
  name: string;
  seat: number;
  decisions: number;
  accuracy: number;
  costly: number;
  luck: number;
  draws: Draws[];
}

export interface Turning {
  number: number;
  /** Chance has the seat -1. */
  seat: number;
  sentence: string;
}

export interface Row {
  number: number;
  seat: number;
  label: string;
  shares: number[];
  cost: number;
  better: string | null;
}

export interface Report {
  simulations: number;
  players: Player[];
  turning: Turning[];
  rows: Row[];
}

export interface Analysis {
  status: "none" | "waiting" | "running" | "done" | "failed";
  ahead: number;
  done: number;
  total: number;
  report: Report | null;
}

/** What the server tells; see docs/server.md. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Option = string | number | boolean;
export type Counts = Record<string, number>;
export type Language = "en" | "fr" | "de";

export interface Seat {
  number: number;
  kind: "open" | "reserved" | "human" | "hot-seat" | "bot";
  name: string;
  bot: string | null;
  standin: string | null;
  taken: boolean;
  here: boolean;
  yours: boolean;
}

export type Then = "bot" | "forfeit";
export type Pace =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number; then: Then; bot: string }
  | { kind: "days"; days: number; save: number; then: Then; bot: string };

/** The clocks of a table as they stood at a moment, in milliseconds. */
export interface TimeInfo {
  pace: Pace;
  at: number;
  running: number | null;
  left: number[];
  away: number[];
  expired: number[];
  forfeited: number[];
  ask: { id: string; seat: number; pace: Pace; waiting: string[] } | null;
  /** When this device was told. */
  heard?: number;
}

export interface Vacation {
  until: number | null;
  left: number;
  allowance: number;
}

export interface TableInfo {
  id: string;
  title: string;
  game: string;
  rules: string;
  data: string;
  options: Record<string, Option>;
  visibility: "private" | "listed";
  status: "open" | "playing" | "over";
  commit: string;
  created: number;
  /** Whether the host allows them. */
  hints: boolean;
  /** Whether its result counts for the ratings of those who play. */
  rated?: boolean;
  number: number;
  seats: Seat[];
  onlookers: number;
  host: boolean;
  guest: string | null;
  ask: { seat: number; row: number; waiting: string[] } | null;
  time: TimeInfo;
  rematch: string | null;
  /** Of which game this is a study, from which row on; it counts for nothing. */
  study?: { table: string; rows: number } | null;
  /** To which tournament it belongs, and to which of its rounds. */
  tournament?: { id: string; name: string; round: number } | null;
  /** Why whoever runs the server has ended it. */
  closed?: string | null;
}

export interface LegalAction {
  text: string;
  path: string[];
  label: string;
}

export interface Problem {
  code: string;
  rule?: string | null;
  values: Record<string, Json>;
  sentence: string;
}

export interface Prompt {
  code: string;
  values: Record<string, Json>;
  sentence: string;
}

/** What the view of every game has; its own keys are in `<game>/types.ts`. */
export interface View {
  game: string;
  seat: number | null;
  to_act: number | null;
  number: number;
  phase: string;
}

export interface Result {
  points: number[];
  places: number[];
  ending: string;
  breakdown?: Record<string, Json>;
}

/** A position as one seat sees it, with the view and the aids of its game. */
export interface Position<V extends View = View, A = unknown> {
  number: number;
  seat: number | null;
  curtain: number | null;
  view: V;
  prompt: Prompt;
  legal: LegalAction[];
  undo: { seat: number; row: number; free: boolean } | null;
  result: Result | null;
  aids: A | null;
}

export interface Told {
  code: string;
  /** The rule that brought it; none for what is not of the game. */
  rule?: string | null;
  values: Record<string, Json>;
  sentence: string;
}

export interface Event {
  number: number;
  seat: number;
  text: string;
  story: Told[];
}

export interface Events {
  after: number;
  number: number;
  events: Event[];
  position: Position | null;
}

export interface Line {
  id: number;
  room: "players" | "onlookers";
  name: string;
  text: string;
  created: number;
}

export interface ListedTable {
  study?: boolean;
  rated?: boolean;
  /** At a rated table how strong each is, as far as that is known. */
  ratings?: (number | null)[];
  id: string;
  title: string;
  yours: number[];
  to_act: number | null;
  game: string;
  options: Record<string, Option>;
  status: "open" | "playing" | "over";
  seats: (string | null)[];
  open: number;
  created: number;
  /** Whether it waits for me. */
  waits: boolean;
  pace: Pace;
  /** When the time of whoever has to decide runs out, in milliseconds since 1970. */
  deadline: number | null;
}

export interface OptionInfo {
  name: string;
  about: string;
  why: string;
  values: { value: Option; about: string }[];
  default: Option;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  data: string;
  least: number;
  most: number;
  /** What to know about the number of players. */
  advice: string | null;
  options: OptionInfo[];
  /** The levels that can play it, the weakest first. */
  bots: string[];
}

/** A bot, how it plays in words, and how strong it is in each game. */
export interface Level {
  name: string;
  about: string;
  ratings: Record<string, number>;
}

export interface Offers {
  games: GameInfo[];
  bots: string[];
  levels?: Level[];
}

export type Push =
  | { type: "hello"; table: TableInfo; play: Events; lines: Line[] }
  | { type: "moved"; play: Events }
  | { type: "table"; table: TableInfo }
  | { type: "said"; line: Line }
  | { type: "noticed" }
  | { type: "done"; id: string; number: number }
  | { type: "refused"; id: string | null; problem: Problem; play: Events };

export type Command =
  | { type: "act"; number: number; text: string }
  | { type: "undo"; number: number; seat?: number }
  | { type: "agree"; row: number }
  | { type: "refuse"; row: number }
  | { type: "ask-pace"; pace: Pace }
  | { type: "agree-pace"; ask: string }
  | { type: "refuse-pace"; ask: string }
  | { type: "say"; text: string }
  | { type: "start" }
  | { type: "leave" }
  | { type: "arrange"; seat: number; kind: "open" | "bot" | "hot-seat"; bot?: string; name?: string }
  | { type: "stand-in"; seat: number; bot: string }
  | { type: "give-back"; seat: number }
  | { type: "rematch" };

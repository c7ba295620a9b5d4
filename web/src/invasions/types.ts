/** What the server tells of Invasions; see docs/server.md and section 3 of the contract. */

import type { Counts, Option, Position, Problem } from "../lib/types";

export type Direction = "north" | "east" | "south" | "west";
export type Home = "norway" | "sweden" | "denmark";
export type Goods = "furs" | "skins" | "tusks";
export type Piece = "viking" | Goods;
export type Mission = "trade" | "raid" | "settle";
export type Ending = "last-rounds" | "no-saga" | "all-settled";
/** V11.1 A saga is of the kind of the missions that complete it. */
export type SagaKind = Mission;

export interface Ship {
  /** A place, or `wintering`. */
  at: string;
  /** Zeros are left out. */
  hold: Partial<Record<Piece, number>>;
}

export interface Inside {
  goods?: Goods;
  settlement?: number;
  town?: "small" | "large";
}

export interface Pending {
  what: "first" | "deal" | "saga" | "card" | "take" | "lose" | "wind" | "dice" | "die" | "raid" | "place" | "treasure";
  /** Losses due. */
  n?: number;
  seat?: number;
  rune?: "contested" | "unrest";
  port?: string;
  /** Dice of this combat, and how they fell. */
  of?: number;
  thrown?: number[];
  lost?: number;
}

export interface InvasionsView {
  game: string;
  seat: number | null;
  to_act: number | null;
  number: number;
  legal: string[];
  seats: number;
  options: Record<string, Option>;
  first: number;
  active: number;
  ships: Ship[];
  reserve: number[];
  vp: number[];
  goods: Partial<Record<Goods, number>>;
  demand: Goods;
  wind: Direction;
  prepared: number;
  sailed: number;
  suffered: number;
  /** Ports with nothing in them are left out. */
  ports: Record<string, Inside>;
  /** Towns taken with their treasures, by seat. */
  towns: Record<string, number>[];
  won: string[][];
  open: string[];
  aside: string[];
  /** By era: sagas not seen yet; more than will come. */
  sagas: Record<string, string[]>;
  /** Sagas of each era still to be turned up. */
  left: number[];
  discards: Counts;
  /** Not yet found, by value. */
  treasures: { small: Counts; large: Counts };
  missions: string[];
  turns_left: number | null;
  quiet: number;
  busy: boolean;
  turn: number;
  bonus: { raven?: number; berserk?: number; calm?: number };
  combat: { lost?: number; treasure?: number } | null;
  ending: Ending | null;
  phase: "first" | "deal" | "sagas" | "turn" | "over";
  pending: Pending | null;
  /** Null for onlookers. */
  hand: Counts | null;
  /** All of them, in a replay with all cards open. */
  hands?: Counts[];
  hand_sizes: number[];
  draw_size: number;
}

/** V9.9 How a combat may go with these runes played before it. */
export interface Boosted {
  runes: ("raven" | "berserk")[];
  /** Of success, in a hundred. */
  chance: number;
  /** Vikings lost on average, the one that settles not counted. */
  lost: number;
}

export interface Odds {
  dice: number;
  chance: number;
  lost: number;
  /** The same with combat runes of the own hand, fewest runes first; empty without any. */
  runes: Boosted[];
  /** In a raid: of the next die alone, in a hundred. */
  next?: number;
}

export interface Trade {
  piece: Goods;
  /** V8.2 The value of the port, 2 more for a kind in demand. */
  points: number;
  /** V11.2 The bonus of the sagas it completes, besides. */
  bonus: number;
  sagas: string[];
  /** Why this kind cannot be traded there. */
  why: Problem | null;
}

/** V8 What a ship can do in a port. */
export interface Harbour {
  port: string;
  value: number;
  /** V8.3 The value for raids and settling. */
  worth: number;
  /** On board; in a preview: on arrival, if goods are given up first. */
  vikings: number;
  /** An entry for each kind on board, possible or not. */
  trade: Trade[];
  raid: Odds | null;
  /** One entry for each number of dice. */
  settle: Odds[] | null;
  /** V14.4 The odds of Contested Settlement, while that card of the own hand could be played there. */
  contested?: Odds[] | null;
  /** V12.2 What a settlement there would count now. */
  settlement: number;
  /** V14.5 What the town there may hide. */
  treasure: { least: number; most: number; mean: number } | null;
  /** The open sagas that a mission of this kind would complete there. */
  sagas: Record<Mission, string[]>;
  /** Why there can be no raid, no settling. */
  why: { raid: Problem | null; settle: Problem | null };
}

export interface OpenSaga {
  saga: string;
  kind: SagaKind;
  homeland: Home;
  era: number;
  points: number;
  ports: { port: string; done: boolean }[];
}

/** V12 By seat, if the game ended now; after the end it is the final scoring. */
export interface Points {
  vp: number[];
  axe: number[];
  settlements: number[];
  sagas: number[];
  all: number[];
}

/** What helps to decide, worked out by the rules on the server. */
export interface InvasionsAids {
  era: number;
  capacity: number;
  /** Places in the hold of the seat that looks; for onlookers, of the active jarl. */
  free: number;
  days: { left: number; prepared: number; sailed: number; suffered: number };
  /** Calm Sea included. */
  fair: Record<Direction, number>;
  /** The same if the wind pointed there. */
  winds: Record<Direction, Record<Direction, number>>;
  /** Cards of Calm Sea that count. */
  calm: number;
  sagas: OpenSaga[];
  points: Points;
  standings: Record<Home, number[]>;
  /** V12.3 What they would bring now. */
  saga_points: Record<Home, number[]>;
  /** V12.2 What each settlement counts now. */
  settled: { port: string; seat: number; points: number }[];
  /** Where the active ship can sail in the days left, and what the best way costs. */
  reach: Record<string, { days: number; losses: number }>;
  /** The port where the active ship is. */
  here: Harbour | null;
  /** V14.4 With Unrest in the own hand: by port, how likely the rival settlement falls, in a hundred. */
  unrest?: Record<string, number>;
  decks: { runes: number; discards: number; sagas: number; eras: number[] };
}

export type InvasionsPosition = Omit<Position, "view" | "aids"> & { view: InvasionsView; aids: InvasionsAids };

/** One step of a way. */
export interface Leg {
  place: string;
  /** 0: this turn, 1: the next one, and so on. */
  turn: number;
  /** The day of that turn, 1 to 7. */
  day: number;
  zone: Direction;
  /** V7.2 Fair-weather days of the zone entered. */
  fair: number;
  /** Sailing days of that turn once the step is done. */
  sailed: number;
  /** What the step costs at once. */
  losses: number;
}

export interface Route {
  /** `short`: fewest days; `safe`: fewest losses; `rest`: ends the turn on the way; `other`: other waters. */
  kind: "short" | "safe" | "rest" | "other";
  /** Where the way begins: the place of the ship, or the home port to put out to first. */
  from: string;
  legs: Leg[];
  days: number;
  /** Turns until it is there; 1: in this one. */
  turns: number;
  losses: number;
  /** A viking can be kept on board. */
  survives: boolean;
  /** What can be done on arrival by this way. */
  there?: Harbour | null;
}

/** `GET /api/tables/{id}/preview?about=voyage:<place>` */
export interface Preview {
  number: number;
  place: string;
  /** The best first, at most four; none if there is no way. */
  routes: Route[];
  /** Why there is no way. */
  why: Problem | null;
  /** On arrival by the best way; null if the goal is no port. */
  there: Harbour | null;
}

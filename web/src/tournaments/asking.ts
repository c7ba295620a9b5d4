/** Tournaments, as the server tells of them. */

import { ask } from "../lib/api";
import type { Option, Pace } from "../lib/types";

export type Kind = "round-robin" | "swiss";
export type Fill = "bots" | "smaller" | "byes";

export interface Listed {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  seats: number;
  rounds: number | null;
  round: number;
  players: number;
  most: number;
  rated: boolean;
  pace: Pace;
  status: "open" | "running" | "over" | "closed";
  created: number;
}

export interface Entry {
  number: number;
  name: string;
  user: string | null;
  left: boolean;
}

export interface Chair {
  player: number | null;
  place: number | null;
  points: number | null;
  score: number | null;
}

export interface Board {
  table: string | null;
  over: boolean;
  chairs: Chair[];
}

export interface Paired {
  number: number;
  boards: Board[];
  byes: number[];
}

export interface Standing {
  rank: number;
  player: number;
  score: number;
  opponents: number;
  direct: number;
  share: number;
  byes: number;
  lot: string;
  tables: number;
  wins: number;
}

export interface Tournament extends Listed {
  options: Record<string, Option>;
  fill: Fill;
  bot: string | null;
  pause: number;
  visibility: "private" | "listed";
  seed: string;
  due: number | null;
  organiser: string | null;
  organises: boolean;
  keeps: boolean;
  yours: number | null;
  table: string | null;
  entries: Entry[];
  paired: Paired[];
  standings: Standing[];
}

export interface NewTournament {
  name: string;
  game: string;
  options: Record<string, Option>;
  kind: Kind;
  seats: number;
  rounds: number | null;
  fill: Fill;
  bot: string | null;
  pace: Pace;
  pause: number;
  rated: boolean;
  visibility: "private" | "listed";
  most: number;
}

export const tournaments = (): Promise<Record<"open" | "running" | "over", Listed[]>> => ask("/tournaments");
export const tournament = (id: string): Promise<Tournament> => ask(`/tournaments/${id}`);
export const make = (asked: NewTournament): Promise<Tournament> => ask("/tournaments/new", asked);
export const enter = (id: string, name: string): Promise<Tournament> => ask(`/tournaments/${id}/players`, { name });
export const remove = (id: string, number: number): Promise<Tournament> => ask(`/tournaments/${id}/players/${number}`, undefined, "DELETE");
export const begin = (id: string): Promise<Tournament> => ask(`/tournaments/${id}/start`, undefined, "POST");
export const close = (id: string): Promise<Tournament> => ask(`/tournaments/${id}/close`, undefined, "POST");

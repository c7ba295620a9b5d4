/** The profile of somebody. */

import { ask } from "../lib/api";

export interface Rating {
  game: string;
  seats: number;
  rating: number;
  least: number;
  most: number;
  sure: "hardly" | "rather" | "quite";
  games: number;
}

export interface Outcome {
  table: string | null;
  game: string;
  created: number;
  rated: boolean;
  abandoned: boolean;
  seats: { name: string; place: number; points: number; own: boolean }[];
  rating: number | null;
}

export interface Profile {
  user: string;
  name: string;
  since: number;
  own: boolean;
  finished: number;
  won: number;
  ratings: Rating[];
  outcomes: Outcome[];
  favourites: { game: string; what: string; times: number }[];
  rivals: { user: string; name: string; ahead: number; behind: number; level: number }[];
}

export const player = (user: string): Promise<Profile> => ask(`/players/${encodeURIComponent(user)}`);

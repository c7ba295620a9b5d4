/** What others did since the last decision of a seat, moment by moment. */

import type { Event, Json } from "../lib/types";
import { standing, type Story, type Where } from "./story";

export interface Moment {
  /** The row it belongs to, and its place there. */
  key: string;
  row: number;
  seat: number;
  sentence: string;
  rule: string | null | undefined;
  places: readonly string[];
  /** The way somebody has gone so far. */
  way: readonly string[];
}

/** How many rows onlookers are shown, who have no turn of their own. */
const FEW = 12;

/** The rows from one own decision to the next, the last time that others did something in between. */
export function stretch(rows: readonly Event[], seat: number | null): readonly Event[] {
  const last = rows.findLastIndex((row) => row.seat >= 0 && row.seat !== seat);
  if (last < 0) return [];
  if (seat === null) return rows.slice(Math.max(0, last - FEW + 1));
  const own = (row: Event): boolean => row.seat === seat;
  const after = rows.slice(last).findIndex(own);
  return rows.slice(rows.slice(0, last).findLastIndex(own) + 1, after < 0 ? undefined : last + after);
}

/** Where the pieces are that go along ways, and how far the one that moves now has come. */
class Trails {
  readonly #at = new Map<number, string>();
  #seat = -1;
  #way: readonly string[] = [];

  /** Somebody decides: a new way begins where the piece is. */
  turnOf(seat: number): void {
    if (seat < 0 || seat === this.#seat) return;
    this.#seat = seat;
    this.#way = this.at(seat);
  }

  /** The way so far, if there is one. */
  follow({ way = [], left }: Where): readonly string[] {
    if (left !== undefined) this.#leave(left);
    if (way.length === 0) return [];
    this.#way = [...this.#way, ...way];
    this.#at.set(this.#seat, way.at(-1) ?? "");
    return this.#way;
  }

  #leave(seat: number): void {
    this.#at.delete(seat);
    if (seat === this.#seat) this.#way = [];
  }

  at(seat: Json | undefined): string[] {
    const place = typeof seat === "number" ? this.#at.get(seat) : undefined;
    return place === undefined ? [] : [place];
  }
}

/** Everything that is told, with where it happened; a way grows as long as its seat goes on. */
export function moments(rows: readonly Event[], story: Story): Moment[] {
  const found: Moment[] = [];
  const trails = new Trails();
  for (const { number: row, seat, story: facts } of rows) {
    trails.turnOf(seat);
    facts.forEach((fact, index) => {
      const where = story.where(fact);
      const places = where.places.length > 0 ? where.places : trails.at(fact.values.seat);
      const way = trails.follow(where);
      const { sentence, code, rule } = fact;
      if (!story.quiet.has(code)) found.push({ key: `${row}.${index}`, row, seat, sentence, rule, places, way });
    });
  }
  return found;
}

export function since(events: readonly Event[], seat: number | null, story: Story): Moment[] {
  const rows = standing(events);
  const wanted = new Set(stretch(rows, seat).map((row) => row.number));
  return moments(rows, story).filter(({ row }) => wanted.has(row));
}

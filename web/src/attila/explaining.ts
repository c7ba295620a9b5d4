/** Why the points of a people go as they go, in sentences; the server says which case it is. */

import type { TableInfo } from "../lib/types";
import type { Scored } from "./story";

/** A text, of whom it speaks, and its other values. */
export interface Sentence {
  id: string;
  names: string[];
  values: Record<string, number>;
}

/** The seats on a track from the highest cube down. */
export function standing({ cubes }: Scored): number[] {
  const seats = cubes.map((_, seat) => seat).filter((seat) => cubes[seat]);
  return seats.sort((a, b) => (cubes[b] ?? 0) - (cubes[a] ?? 0));
}

export function explained(row: Scored, table: TableInfo): Sentence[] {
  const seats = standing(row);
  const at = (cube: number | undefined): number[] => seats.filter((seat) => row.cubes[seat] === cube);
  const first = at(row.cubes[seats[0] ?? 0]);
  const second = at(row.cubes[seats[first.length] ?? -1]);
  const rest = seats.slice(first.length + second.length);
  const say = (id: string, who: number[], more = {}): Sentence => ({
    id,
    names: who.map((seat) => table.seats[seat]?.name ?? ""),
    values: { ...values(row, who), ...more },
  });
  const told: Record<Scored["case"], () => Sentence[]> = {
    alone: () => [say("scoring-alone", first)],
    tied: () => [say("scoring-tied", first)],
    far: () => [say("scoring-leads", first), say("scoring-far", second, distance(row, first, second, table))],
    second: () => [say("scoring-leads", first), say("scoring-second", second)],
    seconds: () => [say("scoring-leads", first), say("scoring-seconds", second)],
  };
  const ranked = row.case === "second" || row.case === "seconds";
  return [...told[row.case](), ...(ranked && rest.length > 0 ? [say("scoring-rest", rest)] : [])];
}

function values(row: Scored, who: number[]): Record<string, number> {
  return {
    number: who.length,
    cubes: row.cubes[who[0] ?? 0] ?? 0,
    points: row.points[who[0] ?? 0] ?? 0,
    tokens: row.tokens,
    provinces: row.provinces,
  };
}

/** A8.3 How far the second of two is behind, and how far it might be. */
function distance(row: Scored, first: number[], second: number[], table: TableInfo): Record<string, number> {
  const gap = (row.cubes[first[0] ?? 0] ?? 0) - (row.cubes[second[0] ?? 0] ?? 0);
  return { gap, most: Number(table.options.two_player_gap) };
}

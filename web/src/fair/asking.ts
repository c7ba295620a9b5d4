/** What the page asks the server once a game is over. */

import { sent } from "../lib/api";
import type { Borrowed, Chance, Draw } from "./luck";

export interface Finished {
  chance: Chance;
  log: [number, string][];
  draws: Draw[];
  /** Of a study: by which luck of other games its first rows fell. */
  borrowed: Borrowed[];
}

export interface Course {
  rows: number;
  stands: { number: number; points: number[] }[];
}

async function ask<T>(path: string): Promise<T> {
  const answer = await sent(`/api/tables/${path}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as T;
}

export async function finished(id: string): Promise<Finished> {
  const [record, { draws }] = await Promise.all([
    ask<{ chance: Chance; log: [number, string][]; study?: { luck: Borrowed[] } }>(`${id}/record`),
    ask<{ draws: Draw[] }>(`${id}/draws`),
  ]);
  return { chance: record.chance, log: record.log, draws, borrowed: record.study?.luck ?? [] };
}

export const course = (id: string): Promise<Course> => ask(`${id}/course`);

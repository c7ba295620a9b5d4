/** Where a replay comes from: a table, or a file that somebody opened. */

import { Refused, sent } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { Position, Problem, TableInfo } from "../lib/types";
import type { NewStudy } from "./studying";
import type { Index } from "./types";

export interface Source {
  /** The address of the replay, without a position. */
  path: string;
  table: () => Promise<TableInfo>;
  index: (eyes: string | null) => Promise<Index>;
  position: (number: number, eyes: string) => Promise<Position>;
  /** Go on from a position at a table of its own. */
  study?: (asked: NewStudy) => Promise<TableInfo>;
  /** A picture: `120.png`, `120.svg`, or `game.webp` of all of it. A table has addresses for them. */
  picture?: (file: string) => Promise<Blob>;
  /** Whether the draws and the result follow from the record, where that was looked at. */
  verdict?: Verdict;
}

export interface Verdict {
  verified: boolean;
  difference: string | null;
}

/** A game from a file, at a glance. */
export interface FileGame {
  table: TableInfo;
  index: Index;
  verdict: Verdict;
}

async function reach(path: string, eyes?: string | null, body?: string): Promise<Response> {
  const query = new URLSearchParams({ lang: prefs.language, ...(eyes ? { as: eyes } : {}) });
  const request = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await sent(`${path}?${query}`, request);
  if (!answer.ok) throw new Refused(((await answer.json()) as { problem: Problem }).problem);
  return answer;
}

async function ask<T>(path: string, eyes?: string | null, body?: string): Promise<T> {
  return (await (await reach(path, eyes, body)).json()) as T;
}

/** A game at a table of this server. */
export function atTable(id: string): Source {
  const path = `/api/tables/${id}`;
  return {
    path: `/replay/${id}`,
    table: () => ask(path),
    index: (eyes) => ask(`${path}/replay`, eyes),
    position: (number, eyes) => ask(`${path}/replay/${number}`, eyes),
    study: (asked) => ask(`${path}/studies`, null, JSON.stringify(asked)),
  };
}

/** What a file tells; the server reads it and keeps nothing. */
export const read = (record: string, title: string, eyes: string | null): Promise<FileGame> =>
  ask("/api/records", eyes, JSON.stringify({ record, title }));

/** A game that somebody brought along: it is sent with every question. */
export function fromFile(record: string, title: string, { table, verdict }: FileGame): Source {
  const path = "/api/records";
  return {
    path: "/replay/file",
    verdict,
    table: () => Promise.resolve(table),
    index: (eyes) => read(record, title, eyes).then(({ index }) => index),
    position: (number, eyes) => ask(`${path}/positions`, eyes, JSON.stringify({ record, title, number })),
    study: (asked) => ask(`${path}/studies`, null, JSON.stringify({ record, ...asked })),
    picture: (file) => reach(`${path}/pictures/${file}`, null, JSON.stringify({ record, title })).then((answer) => answer.blob()),
  };
}

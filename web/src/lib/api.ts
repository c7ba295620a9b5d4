/** Questions to the server outside of a game. */

import { prefs } from "./prefs.svelte";
import { t } from "./texts.svelte";
import type { ListedTable, Offers, Option, Problem, TableInfo } from "./types";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const answer = await fetch(`/api${path}?lang=${prefs.language}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const told = (await answer.json()) as T | { problem: Problem };
  if (!answer.ok) throw new Refused((told as { problem: Problem }).problem);
  return told as T;
}

export interface NewSeat {
  kind: "open" | "human" | "hot-seat" | "bot";
  name?: string;
  bot?: string;
  entropy?: string;
}

/** A text nobody can foresee: it goes into all chance of the game, and names commands. `randomUUID` is missing on plain http. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

export const games = (): Promise<Offers> => ask("/games");
/** Where other devices find this server; null if only this machine does. */
export const address = (): Promise<{ address: string | null }> => ask("/address");
export const tables = (): Promise<{ tables: ListedTable[] }> => ask("/lobby");
export const mine = (): Promise<{ tables: ListedTable[] }> => ask("/mine");
export const table = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);

export interface NewTable {
  game: string;
  name: string;
  seats: NewSeat[];
  options: Record<string, Option>;
  visibility: "private" | "listed";
  hints?: boolean;
}

export function create(table: NewTable): Promise<TableInfo> {
  const title = t("table-title", { name: table.name }).slice(0, 40);
  return ask("/tables", { ...table, title });
}

export const join = (id: string, seat: number, name: string): Promise<TableInfo> =>
  ask(`/tables/${id}/seats/${seat}`, { name, entropy: entropy() });

export const rejoin = (key: string): Promise<TableInfo> => ask("/rejoin", { key });

export const start = (id: string): Promise<unknown> =>
  ask(`/tables/${id}/commands`, { type: "start", id: entropy() });

/** A new personal link; the old one is shut. */
export const personal = (id: string): Promise<{ key: string }> =>
  ask(`/tables/${id}/link`, undefined, "POST");

export const revoke = (id: string): Promise<void> => ask(`/tables/${id}/unlink`, undefined, "POST");

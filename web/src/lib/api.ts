/** Questions to the server outside of a game. */

import { entropy } from "./entropy";
import { prefs } from "./prefs.svelte";
import { Refused, sentence } from "./refused";
import { t } from "./texts.svelte";
import type { ListedTable, Offers, Option, Pace, Problem, TableInfo, Vacation } from "./types";

export { Refused, sentence };

/** What the server answers; that it cannot be reached is an error with a sentence to show. */
export const sent = (address: string, request?: RequestInit): Promise<Response> =>
  fetch(address, request).catch(() => {
    throw new Error(t("unreached"));
  });

/** A question to the server; a refusal is an error with a sentence to show. */
export async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const answer = await sent(`/api${path}${path.includes("?") ? "&" : "?"}lang=${prefs.language}`, {
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
}

export const games = (): Promise<Offers> => ask("/games");
/** Where other devices find this server; null if only this machine does. */
export const address = (): Promise<{ address: string | null }> => ask("/address");
export const tables = (): Promise<{ tables: ListedTable[] }> => ask("/lobby");
export const mine = (): Promise<{ tables: ListedTable[] }> => ask("/mine");
/** The tables that wait for me, the one with the least time left first. */
export const awaited = (): Promise<{ tables: string[] }> => ask("/waiting");
export const vacation = (): Promise<Vacation> => ask("/vacation");
export const beginVacation = (days: number): Promise<Vacation> => ask("/vacation/begin", { days });
export const endVacation = (): Promise<Vacation> => ask("/vacation/end", undefined, "POST");
export const table = (id: string): Promise<TableInfo> => ask(`/tables/${id}`);

export interface NewTable {
  game: string;
  name: string;
  seats: NewSeat[];
  options: Record<string, Option>;
  visibility: "private" | "listed";
  hints?: boolean;
  rated?: boolean;
  pace?: Pace;
}

export async function create(table: NewTable): Promise<TableInfo> {
  const title = t("table-title", { name: table.name }).slice(0, 40);
  return giveTexts(await ask<TableInfo>("/tables", { ...table, title }));
}

/** Texts of our own for all chance of the game: the server learns them only after it has shown the fingerprint of its secret. */
export async function giveTexts(table: TableInfo): Promise<TableInfo> {
  for (const { number, kind, yours } of table.seats)
    if (yours && kind === "human") await command(table.id, "luck", { seat: number, text: entropy() });
  return table;
}

export const join = (id: string, seat: number, name: string): Promise<TableInfo> =>
  ask(`/tables/${id}/seats/${seat}`, { name, entropy: entropy() });

export const rejoin = (key: string): Promise<TableInfo> => ask("/rejoin", { key });

const command = (id: string, type: string, more: Record<string, Option> = {}): Promise<unknown> =>
  ask(`/tables/${id}/commands`, { type, id: entropy(), ...more });

export const start = (id: string): Promise<unknown> => command(id, "start");
export const leave = (id: string): Promise<unknown> => command(id, "leave");

/** A new personal link; the old one is shut. */
export const personal = (id: string): Promise<{ key: string }> =>
  ask(`/tables/${id}/link`, undefined, "POST");

export const revoke = (id: string): Promise<void> => ask(`/tables/${id}/unlink`, undefined, "POST");

/** Whether an action would be legal now, and the rule that forbids it. */
export const why = (id: string, text: string): Promise<{ problem: Problem | null }> =>
  ask(`/tables/${id}/why?${new URLSearchParams({ text })}`);

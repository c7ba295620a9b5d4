/** Questions of whoever runs the server. */

import { ask } from "../lib/api";

export interface Overview {
  version: string;
  seconds: number;
  gauges: Record<string, number>;
  processes: { pid: number; command: string; memory: number }[];
  database: number;
  room: number;
  in_file: boolean;
  backup: number | null;
  thinking: { bot: string; number: number; usual: number; longest: number }[];
  jobs: { kind: string; waiting: number; late: number; given_up: number }[];
  troubles: { request: string; moment: number; level: string; message: string; error: string }[];
  errors: number;
}

export interface AdminTable {
  id: string;
  title: string;
  game: string;
  status: "open" | "playing" | "over";
  created: number;
  rows: number;
  here: number;
  seats: (string | null)[];
  closed: string | null;
}

export interface Ban {
  id: string;
  name: string;
  reason: string;
  until: number | null;
}

export interface Announcement {
  id: string;
  text: string;
  until: number;
}

export interface Report {
  id: number;
  table: string | null;
  name: string;
  line: string | null;
  reason: string;
  text: string;
  created: number;
}

export interface Pair {
  names: [string, string];
  games: number;
  ahead: [number, number];
}

export interface Notes {
  pairs: Pair[];
  bans: Ban[];
  announcements: Announcement[];
  reports: Report[];
}

export interface NewBan {
  address?: string;
  table?: string;
  seat?: number;
  reason: string;
  days?: number;
}

/** What was asked and is not answered yet. */
const waiting = new Set<Promise<unknown>>();

/** A question that is only answered to whoever has entered. */
function inside<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const answer = ask<T>(`/admin${path}`, body, method);
  waiting.add(answer);
  const done = (): unknown => waiting.delete(answer);
  answer.then(done, done);
  return answer;
}

/** Leave when all answers have come: behind the closed door they would be refused. */
export async function leave(): Promise<void> {
  while (waiting.size > 0) await Promise.allSettled(waiting);
  await ask("/admin/leave", {});
}

export const enter = (key: string): Promise<Overview> => ask("/admin/enter", { key });
export const overview = (): Promise<Overview> => inside("/overview");
export const tables = (search: string, status: string): Promise<{ tables: AdminTable[]; total: number }> =>
  inside(`/tables?search=${encodeURIComponent(search)}&status=${status}`);
export const erase = (table: string): Promise<void> => inside(`/tables/${table}`, undefined, "DELETE");
export const close = (table: string, reason: string): Promise<void> => inside(`/tables/${table}/close`, { reason });
export const notes = (): Promise<Notes> => inside("/notes");
export const ban = (asked: NewBan): Promise<void> => inside("/bans", asked);
export const pardon = (id: string): Promise<void> => inside(`/bans/${id}`, undefined, "DELETE");
export const announce = (text: string, days: number): Promise<void> => inside("/announcements", { text, days });
export const withdraw = (id: string): Promise<void> => inside(`/announcements/${id}`, undefined, "DELETE");
export const settle = (report: number): Promise<void> => inside(`/reports/${report}/settle`, {});

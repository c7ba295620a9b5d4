/** The fingerprint this browser was shown first: a promise counts only if it was made in time. */

const KEY = "barbaricum.promises";
const MOST = 100;

function promises(): [string, string][] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
}

/** Keep the fingerprint of a table that is not over; the first one counts. */
export function keep(table: { id: string; commit: string; status: string }): void {
  if (table.status === "over" || promised(table.id) !== null) return;
  const list = [[table.id, table.commit] as [string, string], ...promises()].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(list));
}

export function promised(id: string): string | null {
  return promises().find(([table]) => table === id)?.[1] ?? null;
}

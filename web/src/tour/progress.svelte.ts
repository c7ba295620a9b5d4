/** How far the tour has come, kept in this browser. */

import { create, start } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { go } from "../lib/route.svelte";
import { t } from "../lib/texts.svelte";

const KEY = "barbaricum.guide";

interface Kept {
  table: string | null;
  seen: string[];
  /** The row at which the last of them was shown. */
  row?: number;
}

function kept(): Kept {
  return JSON.parse(localStorage.getItem(KEY) ?? '{"table":null,"seen":[]}') as Kept;
}

class Guide {
  /** The table at which the tour is on. */
  table = $state<string | null>(kept().table);
  /** The lessons that have been shown. */
  seen = $state<string[]>(kept().seen);
  row = $state(kept().row ?? 0);

  begin(table: string): void {
    this.#keep(table, [], 0);
  }

  see(lesson: string, row: number): void {
    if (!this.seen.includes(lesson)) this.#keep(this.table, [...this.seen, lesson], row);
  }

  end(): void {
    this.#keep(null, this.seen, this.row);
  }

  #keep(table: string | null, seen: string[], row: number): void {
    [this.table, this.seen, this.row] = [table, seen, row];
    localStorage.setItem(KEY, JSON.stringify({ table, seen, row }));
  }
}

export const guide = new Guide();

/** The games that have a tour. */
export const TOURS: readonly string[] = ["attila", "invasions"];

/** Go to a fresh table against two bots at which the player begins, with the tour on. */
export async function learn(game: string): Promise<void> {
  const name = prefs.name.trim() || t("guest-name");
  const bots = Array.from({ length: 2 }, () => ({ kind: "bot" as const, bot: "greedy" }));
  const seats = [{ kind: "human" as const, name }, ...bots];
  const made = await create({ game, name, seats, options: { first: "seat" }, visibility: "private" });
  await start(made.id);
  guide.begin(made.id);
  go(`/table/${made.id}`);
}

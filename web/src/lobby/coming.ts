/** What a screen needs is asked for while the texts are still on their way. */

import { board, GAMES } from "../games";
import { table } from "../lib/api";
import { fetched } from "../lib/fetched";
import { game as told } from "../lib/first";
import { Live } from "../lib/live.svelte";
import type { TableInfo } from "../lib/types";

/** A table that is on its way: what is known of it, and the line to it. */
export interface Coming {
  found: Promise<Pick<TableInfo, "game">>;
  live: Live;
}

const begun = new Map<string, Coming>();

/** Ask for a table and listen to it; what was begun when the page opened is taken up. */
export function coming(id: string): Coming {
  const one = begun.get(id) ?? begin(id);
  begun.delete(id);
  return one;
}

/** Where the page itself has told the game, nobody needs to ask for it. */
function begin(id: string, game?: string): Coming {
  const live = new Live(id);
  live.connect();
  return { found: game ? Promise.resolve({ game }) : table(id), live };
}

async function prepareTable(id: string): Promise<void> {
  const one = begin(id, told);
  begun.set(id, one);
  const { game } = await one.found;
  if (GAMES[game]) await board(game);
}

/** Begin with what the first screen will want. */
export async function prepare([place, detail]: string[]): Promise<void> {
  if (place === undefined) await fetched(() => import("./Home.svelte"));
  if (place === "table" && detail) await prepareTable(detail).catch(() => undefined);
}

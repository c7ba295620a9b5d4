/** What a screen needs is asked for while the texts are still on their way. */

import { board, GAMES } from "../games";
import { table } from "../lib/api";
import { Live } from "../lib/live.svelte";
import type { TableInfo } from "../lib/types";

/** A table that is on its way: what is known of it, and the line to it. */
export interface Coming {
  found: Promise<TableInfo>;
  live: Live;
}

const begun = new Map<string, Coming>();

/** Have a picture ready before anything on the page wants it; over when it is there, or will not come. */
function picture(name: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = "high";
  image.src = `/map/${name}.webp`;
  return image.decode().catch(() => undefined);
}

/** Ask for a table and listen to it; what was begun when the page opened is taken up. */
export function coming(id: string): Coming {
  const one = begun.get(id) ?? begin(id);
  begun.delete(id);
  return one;
}

function begin(id: string): Coming {
  const live = new Live(id);
  live.connect();
  return { found: table(id), live };
}

/** The game in the address is a hint, so that nobody has to wait for the table to say it. */
async function prepareTable(id: string, hint: string | undefined): Promise<void> {
  void import("./Room.svelte");
  const one = begin(id);
  begun.set(id, one);
  if (hint && GAMES[hint]) void board(hint);
  const early = hint && GAMES[hint] ? picture(hint) : null;
  const { game, status } = await one.found;
  void board(game);
  await (early ?? picture(status === "open" ? `${game}-door` : game));
}

/** The picture of a door, as Door.svelte shows it: a phone has no use for a large one. */
function door(game: string): string {
  return `${game}-door${matchMedia("(max-width: 699px)").matches ? "-small" : ""}`;
}

/** Begin with what the first screen will want; over when its pictures are there. */
export async function prepare([place, detail, hint]: string[]): Promise<void> {
  if (place === undefined) await Promise.all([door("attila"), door("invasions")].map(picture));
  if (place === "table" && detail) await prepareTable(detail, hint).catch(() => undefined);
}

/** What a screen needs is asked for while the texts are still on their way. */

import { board } from "../games";
import { table } from "../lib/api";
import type { TableInfo } from "../lib/types";

const asked = new Map<string, Promise<TableInfo>>();

/** Have a picture ready before anything on the page wants it; over when it is there, or will not come. */
function picture(name: string): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "image", href: `/map/${name}.webp`, fetchPriority: "high" });
  document.head.append(link);
  return new Promise((over) => (link.onload = link.onerror = () => over()));
}

/** The table, asked for once when the page opens; its board and map come along. */
export function coming(id: string): Promise<TableInfo> {
  const found = asked.get(id) ?? table(id);
  asked.delete(id);
  return found;
}

async function prepareTable(id: string): Promise<void> {
  void import("./Room.svelte");
  const found = table(id);
  asked.set(id, found);
  const { game, status } = await found;
  void board(game);
  await picture(status === "open" ? `${game}-door` : game);
}

/** Begin with what the first screen will want; over when its pictures are there. */
export async function prepare(place: string | undefined, detail: string | undefined): Promise<void> {
  if (place === undefined) await Promise.all(["attila-door", "invasions-door"].map(picture));
  if (place === "table" && detail) await prepareTable(detail).catch(() => undefined);
}

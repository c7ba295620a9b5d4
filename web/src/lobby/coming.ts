/** What a screen needs is asked for while the texts are still on their way. */

import { board } from "../games";
import { table } from "../lib/api";
import type { TableInfo } from "../lib/types";

const asked = new Map<string, Promise<TableInfo>>();

/** Have a picture ready before anything on the page wants it. */
function picture(name: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "image", href: `/map/${name}.webp`, fetchPriority: "high" });
  document.head.append(link);
}

/** The table, asked for once when the page opens; its board and map come along. */
export function coming(id: string): Promise<TableInfo> {
  const found = asked.get(id) ?? table(id);
  asked.delete(id);
  return found;
}

/** Begin with what the first screen will want. */
export function prepare(place: string | undefined, detail: string | undefined): void {
  if (place === undefined) for (const door of ["attila-door", "invasions-door"]) picture(door);
  if (place !== "table" || !detail) return;
  void import("./Room.svelte");
  const found = table(detail);
  asked.set(detail, found);
  found.then(({ game }) => (picture(game), void board(game)), () => undefined);
}

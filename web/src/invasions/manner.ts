/** What a click of Invasions would have meant: the notation to ask the server about. */

import { reachable } from "../lib/choosing";
import type { Manner, Play } from "../lib/play.svelte";
import { question as runeQuestion } from "./runes";
import { here } from "./scene";
import type { InvasionsPosition } from "./types";

const HOMES = ["norway", "sweden", "denmark"];
/** Verbs whose notation needs more than the click says: any example will do. */
const EXAMPLE: Record<string, string> = { trade: "trade furs", settle: "settle 1" };

export const MANNER: Manner = { place: "place", ordered: true, question };

function question(click: string, play: Play): string | null {
  const position = play.live.position as InvasionsPosition | null;
  if (!position || play.legal.length === 0) return null;
  const [kind = "", id = ""] = click.split(":");
  if (play.clicks.length > 0 && id) return instead(play, id);
  if (kind === "place") return here(position.view) === "wintering" && HOMES.includes(id) ? `launch ${id}` : `sail ${id}`;
  if (kind === "rune") return runeQuestion(id, position.view);
  if (id) return `${kind} ${id}`;
  return EXAMPLE[kind] ?? kind.replace("-", " ");
}

/** The action of the last click but for its last word. */
function instead(play: Play, id: string): string | null {
  const model = reachable(play.legal, play.clicks, true)[0];
  if (!model) return null;
  const words = model.text.split(" ");
  const before = words.length - (model.path.length - play.clicks.length);
  return [...words.slice(0, before), id].join(" ");
}

/** What a click of Attila would have meant: the notation to ask the server about. */

import { reachable } from "../lib/choosing";
import type { Manner, Play } from "../lib/play.svelte";
import type { Position } from "./types";

export const MANNER: Manner = { place: "province", question };

function question(click: string, play: Play): string | null {
  const [kind, id] = click.split(":");
  if (kind === "tile") return tile(id ?? "", play);
  if (kind === "card") {
    const model = play.legal.find((action) => action.path[0]?.startsWith("card:"));
    return model ? replaced(model.text, 1, id) : null;
  }
  if (kind === "province") {
    const model = play.clicks.length > 0 ? reachable(play.legal, play.clicks)[0] : undefined;
    return model ? replaced(model.text, -1, id) : null;
  }
  return play.legal.length > 0 ? click : null;
}

function replaced(text: string, at: number, word = ""): string {
  const words = text.split(" ");
  words.splice(at, 1, word);
  return words.join(" ");
}

function tile(name: string, play: Play): string {
  const position = play.live.position as Position | null;
  const held = Object.keys(position?.view.hand ?? {})[0] ?? "franks";
  if (name === "exchange") return `tile exchange ${held}`;
  return name === "influence" ? "tile influence franks" : "tile double";
}

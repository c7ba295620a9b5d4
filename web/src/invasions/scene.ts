/** What is being asked of the jarl, in one word. */

import type { Helm } from "./Helm.svelte";
import type { InvasionsPosition, InvasionsView } from "./types";

export type Scene =
  | "over"
  | "waiting"
  | "lose"
  | "wind"
  | "dice"
  | "raid"
  | "place"
  | "rune"
  | "trade"
  | "winter"
  | "plan"
  | "wintering"
  | "home"
  | "port"
  | "sea";

const PENDING = new Set<string>(["lose", "wind", "dice", "raid", "place"]);
const HOMES = new Set(["norway", "sweden", "denmark"]);

/** Where the ship on turn is. */
export function here(view: InvasionsView): string {
  return view.ships[view.active]?.at ?? "wintering";
}

function place(position: InvasionsPosition): Scene {
  const at = here(position.view);
  if (at === "wintering") return "wintering";
  if (HOMES.has(at)) return "home";
  return position.aids.here ? "port" : "sea";
}

export function scene(position: InvasionsPosition, helm: Helm): Scene {
  const { view } = position;
  if (view.phase === "over") return "over";
  if (position.legal.length === 0) return "waiting";
  const what = view.pending?.what ?? "";
  if (helm.play.head.startsWith("rune:")) return "rune";
  if (PENDING.has(what)) return what as Scene;
  if (helm.play.head === "trade") return "trade";
  if (helm.intent === "winter") return "winter";
  const bound = helm.plan.route !== null && (here(view) !== "wintering" || helm.plan.ready(view));
  return bound ? "plan" : place(position);
}

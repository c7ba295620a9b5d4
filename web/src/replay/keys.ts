/** The keys that lead through a game. */

import type { Past } from "./Past.svelte";

export const TOLD: [string, string][] = [
  ["←  →", "key-replay-step"],
  ["Shift+←  Shift+→", "key-replay-turn"],
  ["Ctrl+←  Ctrl+→", "key-replay-round"],
  ["M  Shift+M", "key-replay-mark"],
  ["Home  End", "key-replay-ends"],
  ["Space", "key-replay-play"],
  ["+  −  0", "key-zoom"],
  ["R", "key-replay-rules"],
  ["?  Esc", "key-help"],
];

function arrow(past: Past, event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" ? 1 : -1;
  if (event.ctrlKey) past.round(by);
  else if (event.shiftKey) past.turn(by);
  else past.step(by);
}

const DO: Record<string, (past: Past, event: KeyboardEvent) => void> = {
  ArrowLeft: arrow,
  ArrowRight: arrow,
  Home: (past) => past.go(0),
  End: (past) => past.go(past.stops.length - 1),
  m: (past) => past.mark(1),
  M: (past) => past.mark(-1),
  " ": (past) => (past.playing ? (past.playing = false) : past.play()),
};

/** Whether whatever has the focus wants the key for itself. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea, [role=tab]")) return true;
  // Whoever goes over the map by keys goes on doing so.
  if (event.key.startsWith("Arrow") && target.matches(".hit:focus-visible")) return true;
  return event.key === " " && target.matches("button, a, .hit");
}

/** Do what a key means; whether it meant anything. */
export function press(past: Past, event: KeyboardEvent): boolean {
  const does = DO[event.key];
  if (!does || past.dialogue || event.altKey || event.metaKey || taken(event)) return false;
  if (event.key !== " ") past.playing = false;
  does(past, event);
  return true;
}

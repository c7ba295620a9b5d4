/** The keys of every table: all can be done without a mouse. A game adds its own. */

import type { Play } from "../lib/play.svelte";
import { openRules } from "../lib/rules.svelte";
import type { Camera } from "./camera.svelte";
import { type Place, reading } from "./places";

/** Where the focus is on the map, and where it goes. */
export interface Stage {
  focused: () => string;
  focus: (id: string) => void;
}

/** What a game adds. */
export interface Keys {
  does: Record<string, () => void>;
  /** Keys and what they do, for the list that `?` shows. */
  told: [string, string][];
  /** The parts of the screen between the map and the rail, as selectors, for F6. */
  regions: string[];
}

export interface Desk {
  play: Play;
  camera: Camera;
  stage: Stage | undefined;
  keys: Keys;
  show: (tab: "log" | "chat" | "since") => void;
  hint: () => void;
  /** The next game that waits. */
  next: () => void;
  help: () => void;
}

export const BEFORE: [string, string][] = [
  ["F6", "key-region"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["N  Shift+N", "key-next"],
];
export const AFTER: [string, string][] = [
  ["U  Ctrl+Z", "key-undo"],
  ["H", "key-hint"],
  ["P", "key-since"],
  ["J", "key-game"],
  ["+  −  0", "key-zoom"],
  ["L  C  R", "key-panels"],
  ["?  Esc", "key-help"],
];

/** Lead the focus to the next of some places, in reading order. */
export function cycle(stage: Stage | undefined, places: readonly Place[], among: ReadonlySet<string>, step = 1): void {
  const order = reading(places).filter(({ id }) => among.has(id));
  const at = order.findIndex(({ id }) => id === stage?.focused());
  const next = order[at < 0 ? 0 : (at + step + order.length) % order.length];
  if (next) stage?.focus(next.id);
}

/** Begin with the first of these clicks that may be, else tell why the first may not. */
export function begin(play: Play, ...clicks: string[]): void {
  const found = clicks.find((click) => play.first.has(click));
  if (found) play.start([found]);
  else void play.explain(clicks[0] ?? "");
}

const DO: Record<string, (desk: Desk) => void> = {
  n: ({ stage, camera, play }) => cycle(stage, camera.chart.places, play.lit),
  N: ({ stage, camera, play }) => cycle(stage, camera.chart.places, play.lit, -1),
  u: ({ play }) => (play.clicks.length > 0 ? play.clear() : play.live.undo()),
  h: ({ hint }) => hint(),
  j: ({ next }) => next(),
  "+": ({ camera }) => camera.grow(1.3),
  "-": ({ camera }) => camera.grow(1 / 1.3),
  "0": ({ camera }) => camera.whole(),
  l: ({ show }) => show("log"),
  c: ({ show }) => show("chat"),
  p: ({ show }) => show("since"),
  r: () => openRules(),
  "?": ({ help }) => help(),
  Escape: ({ play }) => play.clear(),
};

/** F6 goes from one part of the screen to the next. */
function leap(regions: readonly string[], step: number): void {
  const all = [".stage .hit[tabindex='0']", ...regions, ".rail button, .rail [tabindex='0'], .tabs button", ".topbar button"];
  const stops = all.map((region) => document.querySelector<HTMLElement>(region));
  const at = all.findIndex((region) => document.activeElement?.matches(region));
  for (let tries = 1; tries <= stops.length; tries += 1) {
    const next = stops[(at + step * tries + stops.length * tries) % stops.length];
    if (next?.checkVisibility()) return next.focus();
  }
}

/** Do what a key means; whether it meant anything. */
export function press(event: KeyboardEvent, desk: Desk): boolean {
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea") || event.altKey || event.metaKey) return false;
  if (event.ctrlKey) {
    if (event.key !== "z") return false;
    desk.play.live.undo();
    return true;
  }
  if (event.key === "F6") {
    leap(desk.keys.regions, event.shiftKey ? -1 : 1);
    return true;
  }
  const { does } = desk.keys;
  const lower = event.key.toLowerCase();
  const act = does[event.key] ?? DO[event.key] ?? does[lower] ?? DO[lower];
  act?.(desk);
  return act !== undefined;
}

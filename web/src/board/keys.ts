/** The keys of the design: everything can be done without a mouse. */

import { spread } from "../lib/pieces";
import type { Play } from "../lib/play.svelte";
import { openRules } from "../lib/rules.svelte";
import { READING } from "../map/map";
import type { Camera } from "./camera.svelte";

export interface Desk {
  play: Play;
  camera: Camera;
  /** Provinces where a token would bring war. */
  wars: Set<string>;
  focused: () => string;
  focus: (province: string) => void;
  show: (tab: "log" | "chat") => void;
  help: () => void;
}

export const KEYS: [string, string][] = [
  ["F6", "key-region"],
  ["1–6", "key-card"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["N  Shift+N", "key-next"],
  ["W", "key-war"],
  ["I  S  E", "key-step"],
  ["D  X  F", "key-tiles"],
  ["U  Ctrl+Z", "key-undo"],
  ["+  −  0", "key-zoom"],
  ["L  C  R", "key-panels"],
  ["?  Esc", "key-help"],
];

function cycle(desk: Desk, among: Set<string>, step: number): void {
  const order = READING.filter((id) => among.has(id));
  if (order.length === 0) return;
  const at = order.indexOf(desk.focused());
  const next = at < 0 ? 0 : (at + step + order.length) % order.length;
  desk.focus(order[next] ?? "");
}

function first(desk: Desk, ...clicks: string[]): void {
  const found = clicks.find((click) => desk.play.first.has(click));
  if (found) desk.play.start([found]);
  else void desk.play.explain(clicks[0] ?? "");
}

function card(desk: Desk, number: number): void {
  const held = spread(desk.play.live.position?.view.hand)[number - 1];
  if (held) desk.play.click(`card:${held}`);
}

const DO: Record<string, (desk: Desk) => void> = {
  n: (desk) => cycle(desk, desk.play.lit, 1),
  N: (desk) => cycle(desk, desk.play.lit, -1),
  w: (desk) => cycle(desk, desk.wars, 1),
  i: (desk) => first(desk, "influence"),
  s: (desk) => first(desk, "second"),
  e: (desk) => first(desk, "end", "score", "skip", "forgo"),
  d: (desk) => first(desk, "tile:double"),
  x: (desk) => first(desk, "tile:exchange"),
  f: (desk) => first(desk, "tile:influence"),
  u: (desk) => (desk.play.clicks.length > 0 ? desk.play.clear() : desk.play.live.undo()),
  "+": (desk) => desk.camera.grow(1.3),
  "-": (desk) => desk.camera.grow(1 / 1.3),
  "0": (desk) => desk.camera.home(),
  l: (desk) => desk.show("log"),
  c: (desk) => desk.show("chat"),
  r: () => openRules(),
  "?": (desk) => desk.help(),
  Escape: (desk) => desk.play.clear(),
};

const REGIONS = [
  ".stage .hit[tabindex='0']",
  ".prompt button",
  ".hand button",
  ".tile",
  ".rail button, .rail [tabindex='0'], .tabs button",
  ".topbar button",
];

/** F6 goes from one part of the screen to the next. */
function leap(step: number): void {
  const stops = REGIONS.map((region) => document.querySelector<HTMLElement>(region));
  const at = REGIONS.findIndex((region) => document.activeElement?.matches(region));
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
    leap(event.shiftKey ? -1 : 1);
    return true;
  }
  if (/^[1-6]$/.test(event.key)) {
    card(desk, Number(event.key));
    return true;
  }
  const act = DO[event.key] ?? DO[event.key.toLowerCase()];
  act?.(desk);
  return act !== undefined;
}

/** Where the map opens: on what the own ship can reach, no smaller than can be read. */

import { screen } from "../lib/screen.svelte";
import type { Camera } from "../table/camera.svelte";
import { middle } from "./map/places";
import type { InvasionsPosition } from "./types";

/** Pixels a unit: the least at which names do not lie on each other, and the most. */
const LEAST = { phone: 0.72, other: 0.72 };
const MOST = 1.05;
const RIM = 60;
const HOMES = ["norway", "sweden", "denmark"];

export function open(camera: Camera, position: InvasionsPosition): void {
  const { view, aids } = position;
  const seat = position.seat ?? view.active;
  const at = view.ships[seat]?.at ?? "wintering";
  const near = seat === view.active ? Object.keys(aids.reach) : [];
  const start = at === "wintering" ? HOMES : [at];
  const points = [...start, ...near].map(middle);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - RIM, Math.max(...xs) + RIM];
  const [top, bottom] = [Math.min(...ys) - RIM, Math.max(...ys) + RIM];
  const fits = Math.min(camera.width / (right - left), camera.height / (bottom - top));
  const least = screen.phone ? LEAST.phone : LEAST.other;
  camera.look((left + right) / 2, (top + bottom) / 2, Math.min(MOST, Math.max(least, fits)));
}

/** Where the map opens: on what the own ship can reach, no smaller than can be read. */

import { screen } from "../lib/screen.svelte";
import type { Camera } from "../table/camera.svelte";
import { around } from "./map/places";
import type { InvasionsPosition } from "./types";

/** Pixels a unit: the least at which names can be told apart, and the most. */
const LEAST = 0.76;
const MOST = 1.05;
/** What most first voyages lead to, for a ship that has not put out. */
const NEAR_HOME = ["norway", "sweden", "denmark", "cork", "paris", "truso"];
/** The plates on the left of the map, in pixels. */
const PLATES = 200;

export function open(camera: Camera, position: InvasionsPosition): void {
  const { view, aids } = position;
  const seat = position.seat ?? view.active;
  const at = view.ships[seat]?.at ?? "wintering";
  const near = seat === view.active ? Object.keys(aids.reach) : [];
  const [left, top, right, bottom] = around(at === "wintering" ? NEAR_HOME : [at, ...near]);
  const plates = screen.phone ? 0 : PLATES;
  const fits = Math.min((camera.width - plates) / (right - left), camera.height / (bottom - top));
  const scale = Math.min(MOST, Math.max(LEAST, fits));
  camera.look((left + right - plates / scale) / 2, (top + bottom) / 2, scale);
}

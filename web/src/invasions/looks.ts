/** Where the map opens: on what the own ship can reach, no smaller than can be read, no port under a plate. */

import { screen } from "../lib/screen.svelte";
import type { Camera } from "../table/camera.svelte";
import { around, PORTS } from "./map/places";
import type { InvasionsPosition } from "./types";

type Box = [left: number, top: number, right: number, bottom: number];

/** Pixels a unit: the least at which names can be told apart, and the most. */
const LEAST = 0.76;
const MOST = 1.05;
/** What most first voyages lead to, for a ship that has not put out. */
const NEAR_HOME = ["norway", "sweden", "denmark", "cork", "paris", "truso"];
/** The room of a port with its name around its middle, in pixels. */
const ROOM = { x: 50, y: 26 };
/** How far the map may be pushed to keep ports free, and in what steps. */
const PUSH = 320;
const STEP = 40;

/** What lies on the map: rose, demand, mini map; on a phone chips, zoom and mini map. */
function plates({ width, height }: Camera): Box[] {
  if (screen.phone) return [[0, 0, 260, 140], [width - 60, 0, width, 160], [0, height - 110, 112, height]];
  return [[0, 0, 204, 360], [0, height - 100, 120, height]];
}

/** How many ports would be hard to see if the middle of the stage were there. */
function hidden(camera: Camera, x: number, y: number, scale: number): number {
  const over = ([left, top, right, bottom]: Box, [px, py]: [number, number]): boolean =>
    px > left - ROOM.x && px < right + ROOM.x && py > top - ROOM.y && py < bottom + ROOM.y;
  const stage: Box = [0, 0, camera.width, camera.height];
  const pixels = PORTS.map(({ at }): [number, number] => [(at[0] - x) * scale + camera.width / 2, (at[1] - y) * scale + camera.height / 2]);
  return pixels.filter((pixel) => over(stage, pixel) && plates(camera).some((plate) => over(plate, pixel))).length;
}

/** The steps in which the map is pushed, the shortest first. */
const PUSHES = Array.from({ length: (2 * PUSH) / STEP + 1 }, (_, index) => index * STEP - PUSH)
  .flatMap((dx, _, all) => all.map((dy): [number, number] => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

export function open(camera: Camera, position: InvasionsPosition): void {
  const { view, aids } = position;
  const seat = position.seat ?? view.active;
  const at = view.ships[seat]?.at ?? "wintering";
  const near = seat === view.active ? Object.keys(aids.reach) : [];
  const [left, top, right, bottom] = around(at === "wintering" ? NEAR_HOME : [at, ...near]);
  const fits = Math.min(camera.width / (right - left), camera.height / (bottom - top));
  const scale = Math.min(MOST, Math.max(LEAST, fits));
  const tried = PUSHES.map(([dx, dy]) => {
    // The camera knows how far it can go.
    camera.look((left + right) / 2 + dx / scale, (top + bottom) / 2 + dy / scale, scale);
    const { x, y } = camera;
    return { x, y, bad: hidden(camera, x, y, scale) * 90 + Math.hypot(dx, dy) };
  });
  const best = tried.reduce((one, other) => (other.bad < one.bad ? other : one));
  camera.look(best.x, best.y, scale);
}

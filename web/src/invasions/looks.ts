/** Where the map opens: on what the own ship can reach, no smaller than can be read, no port under a plate. */

import { screen } from "../lib/screen.svelte";
import type { Camera } from "../table/camera.svelte";
import { around, middle, PORTS } from "./map/places";
import type { InvasionsPosition } from "./types";

type Box = [left: number, top: number, right: number, bottom: number];

/** Pixels a unit: the least at which names can be told apart, and the most. */
const LEAST = 0.76;
const MOST = 1.05;
/** What most first voyages lead to, for a ship that has not put out. */
const NEAR_HOME = ["norway", "sweden", "denmark", "cork", "paris", "truso"];
/** The room of a port with its name around its middle, in pixels. */
const ROOM = { x: 50, y: 26 };
/** Pixels between the ship and the rim of the stage. */
const RIM = 80;
/** How far the map may be pushed to keep ports free, and in what steps. */
const PUSH = 320;
const STEP = 80;

/** What lies on the map: rose, demand, mini map; on a phone chips, zoom, mini map and who winters. */
function plates({ width, height }: Camera): Box[] {
  if (screen.phone) return [[0, 0, 260, 140], [width - 60, 0, width, 160], [0, height - 110, 112, height], [width - 150, height - 80, width, height]];
  return [[0, 0, 204, 360], [0, height - 100, 120, height]];
}

function over([left, top, right, bottom]: Box, x: number, y: number): boolean {
  return x > left - ROOM.x && x < right + ROOM.x && y > top - ROOM.y && y < bottom + ROOM.y;
}

/** How good it is to look from where the camera stands: ports in sight count for it, those under a plate against it.
It is asked for many places at once while a table opens, so it makes no lists. */
function sight(camera: Camera, covered: readonly Box[]): number {
  const { box: [left, top], scale, width, height } = camera;
  let good = 0;
  for (const { at } of PORTS) {
    const x = (at[0] - left) * scale;
    const y = (at[1] - top) * scale;
    if (x <= 0 || x >= width || y <= 0 || y >= height) continue;
    good += covered.some((plate) => over(plate, x, y)) ? -2 : 1;
  }
  return good;
}

/** As near to a middle as the ship allows, which has to be in sight. */
function within(middle: number, ship: number, pixels: number, scale: number): number {
  const far = Math.max(0, pixels / 2 - RIM) / scale;
  return Math.min(ship + far, Math.max(ship - far, middle));
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
  const [sx, sy] = middle(at === "wintering" ? "denmark" : at);
  const covered = plates(camera);
  const tried = PUSHES.map(([dx, dy]) => {
    const x = within((left + right) / 2 + dx / scale, sx, camera.width, scale);
    const y = within((top + bottom) / 2 + dy / scale, sy, camera.height, scale);
    // The camera knows how far it can go.
    camera.look(x, y, scale);
    return { x, y, good: sight(camera, covered) * 25 - Math.hypot(dx, dy) };
  });
  const best = tried.reduce((one, other) => (other.good > one.good ? other : one));
  camera.look(best.x, best.y, scale);
}

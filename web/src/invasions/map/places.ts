/** The board of Invasions, as tools/map baked it. */

import data from "../../map/invasions.json";
import type { Chart, Place } from "../../table/places";
import { Shapes } from "../../table/shapes.svelte";
import type { Direction, Home } from "../types";

export type Spot = [number, number];

/** Around a port: its emblem, and where its pieces lie. */
interface Spots {
  badge?: Spot;
  town?: Spot;
  goods: Spot;
  settlement: Spot;
  flag: Spot;
  ship: Spot;
}

export interface Port {
  id: string;
  zone: Direction;
  near: string[];
  value: number;
  town: "small" | "large" | null;
  region: string | null;
  at: Spot;
  spots: Spots;
  hit: string;
}

export interface HomePort {
  id: Home;
  zone: Direction;
  near: string[];
  at: Spot;
  hit: string;
  berths: Spot[];
}

export interface Space {
  id: string;
  kind: "sea" | "river";
  zone: Direction;
  near: string[];
  hit: string;
  berths: Spot[];
  /** Rivers: the line of the name, and how long it is. */
  course?: string;
  length?: number;
}

/** The Norse name of a land. */
export interface Land {
  text: string;
  at: Spot;
  size: number;
  turn: number;
}

export const PORTS = data.ports as unknown as Port[];
export const HOMES = data.homes as unknown as HomePort[];
export const SPACES = data.spaces as unknown as Space[];
export const MEDALS = data.medals as { zone: Direction; at: Spot }[];
export const LANDS = data.lands as unknown as Land[];
export const WINTERING = data.wintering as { at: Spot; half: Spot; berths: Spot[] };

/** The radius of a disc. */
export const PORT = 15;
export const HOME = 36;

const HARBOURS = new Map(PORTS.map((port) => [port.id, port]));
const BERTHS = new Map([...HOMES, ...SPACES].map(({ id, berths }) => [id, berths]));

export function portOf(id: string): Port | undefined {
  return HARBOURS.get(id);
}

/** Where the number-th ship of a place lies; in a port there is only one (V6.2). */
export function berth(id: string, number: number): Spot {
  const berths = id === "wintering" ? WINTERING.berths : BERTHS.get(id);
  return berths?.[number % 5] ?? portOf(id)?.spots.ship ?? WINTERING.at;
}

const MIDDLES = new Map<string, Spot>([
  ...SPACES.map(({ id, berths }): [string, Spot] => [id, berths[0] ?? [0, 0]]),
  ...[...PORTS, ...HOMES].map(({ id, at }): [string, Spot] => [id, at]),
  ["wintering", WINTERING.at],
]);

/** The middle of any place; of a sea space, where there is most room. */
export function middle(id: string): Spot {
  return MIDDLES.get(id) ?? WINTERING.at;
}

/** The smallest rectangle around places, with some room: left, top, right, bottom. */
export function around(ids: Iterable<string>, room = 60): [number, number, number, number] {
  const spots = [...ids].map(middle);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return [Math.min(...xs) - room, Math.min(...ys) - room, Math.max(...xs) + room, Math.max(...ys) + room];
}

function oval([x, y]: Spot, [a, b]: Spot): string {
  return `M${x - a},${y}A${a},${b} 0 1 0 ${x + a},${y}A${a},${b} 0 1 0 ${x - a},${y}Z`;
}

/** What ports keep bright, they keep in a layer of their own: shapes must not overlap. */
const PLACES: Place[] = [
  ...SPACES.map(({ id, hit, near }) => ({ id, hit, middle: middle(id), neighbours: near })),
  ...PORTS.map(({ id, hit, near, at }) => ({ id, hit, apart: true, middle: at, neighbours: near })),
  ...HOMES.map(({ id, hit, near, at }) => ({ id, hit, apart: true, middle: at, neighbours: [...near, "wintering"] })),
  { id: "wintering", hit: oval(WINTERING.at, WINTERING.half), apart: true, middle: WINTERING.at, neighbours: HOMES.map(({ id }) => id) },
];

export const SHAPES = new Shapes(() => import("../../map/invasions-shapes.json"));

export const CHART: Chart = {
  picture: "/map/invasions",
  width: data.width,
  height: data.height,
  frame: { x: 16, y: 16, width: data.width - 32, height: data.height - 32 },
  places: PLACES,
  shapes: SHAPES,
};

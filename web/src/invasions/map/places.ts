/** The board of Invasions, as tools/map baked it. */

import data from "../../map/invasions.json";
import type { Chart, Place } from "../../table/places";

type Point = [number, number];

function place(id: string, hit: string, middle: number[], neighbours: readonly string[]): Place {
  return { id, hit, middle: middle as Point, neighbours };
}

const PLACES: Place[] = [
  ...data.spaces.map((one) => place(one.id, one.path, one.berths[0] ?? [0, 0], one.near)),
  ...data.homes.map((one) => place(one.id, one.hit, one.at, one.near)),
  ...data.ports.map((one) => place(one.id, one.hit, one.at, one.near)),
];

export const CHART: Chart = {
  picture: "/map/invasions",
  width: data.width,
  height: data.height,
  frame: { x: 40, y: 40, width: data.width - 80, height: data.height - 80 },
  places: PLACES,
};

export const BY_ID = new Map(PLACES.map((one) => [one.id, one]));

export function middle(id: string): Point {
  return BY_ID.get(id)?.middle ?? (data.wintering.at as Point);
}

/** The board of Attila, as tools/map baked it. */

import data from "./attila.json";

export interface ProvinceShape {
  id: string;
  northern: boolean;
  neighbours: string[];
  path: string;
  hit: string;
  label: { path: string; size: number };
  slots: number[][];
  tile: number[];
}

export const WIDTH = data.width;
export const HEIGHT = data.height;
export const PROVINCES = data.provinces as ProvinceShape[];
export const ARROWS = data.arrows as { path: string; heads: number[][] }[];
export const SCENERY = data.scenery as { kind: string; text: string; size: number; path: string }[];
export const BY_ID = new Map(PROVINCES.map((province) => [province.id, province]));

/** The middle of a province: that of its slots. */
export function middle(id: string): [number, number] {
  const slots = BY_ID.get(id)?.slots ?? [[0, 0]];
  const sum = (axis: number): number => slots.reduce((n, slot) => n + (slot[axis] ?? 0), 0);
  return [sum(0) / slots.length, sum(1) / slots.length];
}

const TURN: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbour in the direction of an arrow key, else the nearest province that way. */
export function towards(from: string, key: string): string | null {
  const turn = TURN[key];
  if (!turn) return null;
  const near = BY_ID.get(from)?.neighbours ?? [];
  return best(from, turn, near) ?? best(from, turn, PROVINCES.map((province) => province.id));
}

function best(from: string, [dx, dy]: [number, number], among: readonly string[]): string | null {
  const [x, y] = middle(from);
  let found: string | null = null;
  let least = Infinity;
  for (const id of among) {
    const [px, py] = middle(id);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (id !== from && along > 0 && along >= aside * 0.6 && along + aside * 2 < least) {
      least = along + aside * 2;
      found = id;
    }
  }
  return found;
}

/** From the north-west, as one reads. */
export const READING = [...PROVINCES]
  .sort((a, b) => middle(a.id)[1] + middle(a.id)[0] / 4 - middle(b.id)[1] - middle(b.id)[0] / 4)
  .map((province) => province.id);

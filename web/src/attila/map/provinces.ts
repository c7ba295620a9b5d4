/** The board of Attila, as tools/map baked it. */

import data from "../../map/attila.json";
import type { Chart } from "../../table/places";
import { Shapes } from "../../table/shapes.svelte";

export interface ProvinceShape {
  id: string;
  northern: boolean;
  neighbours: string[];
  hit: string;
  label: { path: string; size: number };
  slots: number[][];
  tile: number[];
}

export const PROVINCES = data.provinces as ProvinceShape[];
export const ARROWS = data.arrows as { path: string; heads: number[][] }[];
export const SCENERY = data.scenery as { kind: string; text: string; size: number; path: string }[];
export const BY_ID = new Map(PROVINCES.map((province) => [province.id, province]));

/** The middle of a province: that of its slots. */
function middle({ slots }: ProvinceShape): [number, number] {
  const mean = (axis: number): number => slots.reduce((n, slot) => n + (slot[axis] ?? 0), 0) / slots.length;
  return [mean(0), mean(1)];
}

export const SHAPES = new Shapes(() => import("../../map/attila-shapes.json"));

export const CHART: Chart = {
  picture: "/map/attila",
  width: data.width,
  height: data.height,
  frame: { x: 34, y: 40, width: 1535, height: 1131 },
  places: PROVINCES.map((one) => ({ id: one.id, hit: one.hit, middle: middle(one), neighbours: one.neighbours })),
  shapes: SHAPES,
};

/** How names stand on the map: their sizes, their sides of a port, their breaks. The build uses it as well as the page. */

import { PORT, type Spot } from "./places";

/** Sizes in pixels: never below 12, a little larger when one looks closely. */
export function sizeOf(kind: "port" | "capital" | "sea", scale: number): number {
  const wide = Math.min(1.3, Math.max(1, scale));
  return { port: 14.5, capital: 16, sea: 13 }[kind] * wide;
}

/** The height of a name of a port, in units of the map. */
export function tall(size: number, scale: number): number {
  return (size * 0.92) / scale;
}

const WAYS: readonly [number, number][] = [
  [0, 0], [180, 4], [90, 7], [270, 7], [30, 5], [330, 5], [150, 8], [210, 8], [60, 9], [300, 9], [120, 10], [240, 10],
];

/** Where a name can stand around a disc: the angle, how much that is disliked, and the gap between. */
export const SIDES: readonly [angle: number, cost: number, gap: number][] = WAYS.flatMap(([angle, cost]) =>
  [2, 7, 13].map((gap): [number, number, number] => [angle, cost, gap]),
);

export interface Standing {
  x: number;
  y: number;
  /** Whether the text begins, ends or has its middle there. */
  anchor: "start" | "middle" | "end";
}

/** A name of some height beside a disc. */
export function beside([x, y]: Spot, angle: number, gap: number, high: number): Standing {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const anchor = cos > 0.3 ? "start" : cos < -0.3 ? "end" : "middle";
  return { x: x + cos * (PORT + gap), y: y + sin * (PORT + gap + high * 0.45), anchor };
}

/** A text in one line, in two or in three. */
export function broken(text: string): string[][] {
  const words = text.split(" ");
  const found = [[text]];
  for (let i = 1; i < words.length; i++) {
    found.push([words.slice(0, i).join(" "), words.slice(i).join(" ")]);
    for (let j = i + 1; j < words.length; j++) {
      found.push([words.slice(0, i).join(" "), words.slice(i, j).join(" "), words.slice(j).join(" ")]);
    }
  }
  return found;
}

/** Zooms between two steps share their names; the text is a little smaller than the room for it. */
export const STEP = 1.09;
/** The steps for which the build places names: from the least at which they are shown to where all have room. */
export const STEPS: readonly [number, number] = [-11, 13];

export function stepOf(scale: number): number {
  return Math.min(STEPS[1], Math.max(STEPS[0], Math.floor(Math.log(scale) / Math.log(STEP))));
}

/** The names of one language as the build placed them. */
export interface Lettering {
  /** By step: of every port the number of its side, in base 36, or `-`. */
  ports: string[];
  /** By step: number of the space, x, y, number of the break, for each that has room. */
  seas: number[][];
  /** By step: the numbers of the lands whose names no port needs. */
  lands: number[][];
  /** How wide the names of rivers are at a size of one pixel. */
  rivers: Record<string, number>;
}

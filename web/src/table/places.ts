/** The places of a map: in what order they are read, and where the arrow keys lead. */

import type { Shapes } from "./shapes.svelte";

export interface Place {
  id: string;
  /** The area that is clicked, as an SVG path. */
  hit: string;
  /** Whether it has a layer of its own, so that nothing is cut out of the dimming for it. */
  apart?: boolean;
  middle: [number, number];
  neighbours: readonly string[];
}

/** A map: the still picture and the places that live on it. */
export interface Chart {
  /** The address of the picture without its ending; `-2x` is added for the fine one. */
  picture: string;
  width: number;
  height: number;
  /** The part that is shown at first. */
  frame: { x: number; y: number; width: number; height: number };
  places: readonly Place[];
  /** What stays bright while the rest is dimmed, and what lights up. */
  shapes: Shapes;
}

const TURN: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbour in the direction of an arrow key, else the nearest place that way. */
export function towards(places: readonly Place[], from: string, key: string): string | null {
  const turn = TURN[key];
  const here = places.find((place) => place.id === from);
  if (!turn || !here) return null;
  const near = places.filter((place) => here.neighbours.includes(place.id));
  return best(here, turn, near) ?? best(here, turn, places);
}

function best(from: Place, [dx, dy]: [number, number], among: readonly Place[]): string | null {
  const [x, y] = from.middle;
  let found: string | null = null;
  let least = Infinity;
  for (const { id, middle: [px, py] } of among) {
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (id !== from.id && along > 0 && along >= aside * 0.6 && along + aside * 2 < least) {
      least = along + aside * 2;
      found = id;
    }
  }
  return found;
}

/** From the north-west, as one reads. */
export function reading(places: readonly Place[]): Place[] {
  const rank = ({ middle: [x, y] }: Place): number => y + x / 4;
  return [...places].sort((a, b) => rank(a) - rank(b));
}

/** What names ask for: ports stand beside their disc, seas in their water. */

import data from "../../map/invasions-rows.json";
import type { Box, Candidate, Wish } from "./labels";
import { beside, broken, SIDES, sizeOf, tall } from "./lettering";
import { boxAt } from "./obstacles";
import { PORTS, type Port, type Space, SPACES, type Spot } from "./places";

/** How wide a text is at a size of one pixel, by the font of its kind. */
export type Measure = (text: string, kind: "port" | "sea") => number;

export interface Scene {
  /** Pixels a unit. */
  scale: number;
  measure: Measure;
  name: (id: string) => string;
}

/** Of every sea, where a name fits: stretches [y, from, to] of every eighth row. */
const ROWS = data as unknown as Record<string, [number, number, number][]>;

/** As many places as are tried for the name of a sea. */
const MOST = 90;

/** Names beside the disc of a port, all around. */
function around(port: Port, { scale, measure, name }: Scene): Wish {
  const text = name(port.id);
  const size = sizeOf(port.town === "large" ? "capital" : "port", scale);
  const wide = (measure(text, "port") * size) / scale;
  const high = tall(size, scale);
  const candidates = SIDES.map(([angle, cost, gap], side) => {
    const spot = beside(port.at, angle, gap, high);
    const left = spot.x - { start: 0, middle: wide / 2, end: wide }[spot.anchor];
    return { ...spot, box: [left - 1, spot.y - high / 2, left + wide + 1, spot.y + high / 2] as Box, cost: cost + gap, lines: [text], side };
  });
  return { id: port.id, candidates };
}

/** Names inside their water, the nearer to its middle the better. */
function within(space: Space, { scale, measure, name }: Scene): Wish {
  const size = sizeOf("sea", scale);
  const candidates = broken(name(space.id)).flatMap((lines) => {
    const wide = (Math.max(...lines.map((line) => measure(line, "sea"))) * size) / scale;
    const high = (size * 1.05 * lines.length) / scale;
    return fitting(space, wide, high).map(([x, y]): Candidate => {
      const [mx, my] = space.berths[0] ?? [x, y];
      const away = Math.abs(x - mx) * 0.6 + Math.abs(Math.abs(y - my) - 26 / scale);
      return { box: boxAt([x, y], [wide / 2, high / 2]), cost: away * 0.4 + lines.length * 5, x, y, anchor: "middle", lines };
    });
  });
  return { id: space.id, candidates: candidates.sort((a, b) => a.cost - b.cost).slice(0, MOST) };
}

/** Middles of the boxes of this size that lie in a space. */
function fitting(space: Space, wide: number, high: number): Spot[] {
  const rows = ROWS[space.id] ?? [];
  const found: Spot[] = [];
  for (const [y, from, to] of rows) {
    if (to - from < wide) continue;
    const [top, bottom] = [y - high / 2, y + high / 2];
    const inside = rows.filter(([at]) => at > top - 3 && at < bottom + 3);
    for (let x = from + wide / 2; x <= to - wide / 2; x += Math.max(8, (to - from - wide) / 8)) {
      if (holds(inside, x - wide / 2, x + wide / 2, top, bottom)) found.push([x, y]);
    }
  }
  return found;
}

/** Whether every row of a box is free from its left to its right. */
function holds(rows: readonly [number, number, number][], left: number, right: number, top: number, bottom: number): boolean {
  const ys = new Set(rows.map(([y]) => y));
  if (ys.size < Math.floor((bottom - top) / 8)) return false;
  return [...ys].every((y) => rows.some(([at, from, to]) => at === y && from <= left && to >= right));
}

/** The names of ports first, then those of seas where ports leave room. */
export function wishes(scene: Scene): { ports: Wish[]; seas: Wish[] } {
  return {
    ports: PORTS.map((port) => around(port, scene)),
    seas: SPACES.filter(({ id }) => ROWS[id]).map((space) => within(space, scene)),
  };
}

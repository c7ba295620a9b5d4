/** What names ask for: ports stand beside their disc, seas in their water. */

import type { Candidate, Wish } from "./labels";
import { boxAt } from "./obstacles";
import { PORT, PORTS, type Port, type Space, SPACES, type Spot } from "./places";

/** How wide a text is at a size of one pixel, by the font of its kind. */
export type Measure = (text: string, kind: "port" | "sea") => number;

export interface Scene {
  /** Pixels a unit. */
  scale: number;
  measure: Measure;
  name: (id: string) => string;
}

/** Sizes in pixels: never below 12, a little larger when one looks closely. */
export function sizeOf(kind: "port" | "capital" | "sea", scale: number): number {
  const wide = Math.min(1.3, Math.max(1, scale));
  return { port: 14.5, capital: 16, sea: 13 }[kind] * wide;
}

/** As many places as are tried for the name of a sea. */
const MOST = 90;

const WAYS: readonly [number, number][] = [
  [0, 0], [180, 4], [90, 7], [270, 7], [30, 5], [330, 5], [150, 8], [210, 8], [60, 9], [300, 9], [120, 10], [240, 10],
];

/** Names beside the disc of a port, all around. */
function beside(port: Port, { scale, measure, name }: Scene): Wish {
  const text = name(port.id);
  const size = sizeOf(port.town === "large" ? "capital" : "port", scale);
  const wide = (measure(text, "port") * size) / scale;
  const high = (size * 0.92) / scale;
  const candidates = WAYS.flatMap(([angle, cost]) => [2, 7, 13].map((gap) => near(port.at, angle, PORT + gap, wide, high, cost + gap, text)));
  return { id: port.id, candidates };
}

function near([x, y]: Spot, angle: number, away: number, wide: number, high: number, cost: number, text: string): Candidate {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const anchor = cos > 0.3 ? "start" : cos < -0.3 ? "end" : "middle";
  const px = x + cos * away;
  const py = y + sin * (away + high * 0.45);
  const left = anchor === "start" ? px : anchor === "end" ? px - wide : px - wide / 2;
  return { box: [left - 1, py - high / 2, left + wide + 1, py + high / 2], cost, x: px, y: py, anchor, lines: [text] };
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
  const rows = space.rows ?? [];
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
    ports: PORTS.map((port) => beside(port, scene)),
    seas: SPACES.filter(({ rows }) => rows).map((space) => within(space, scene)),
  };
}

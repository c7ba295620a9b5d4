/** What is on the board besides names, as boxes that names keep off. */

import type { Box, Obstacle } from "./labels";
import { HOME, HOMES, type Land, MEDALS, PORT, PORTS, SPACES, type Spot, WINTERING } from "./places";

export function boxAt([x, y]: Spot, half: Spot): Box {
  return [x - half[0], y - half[1], x + half[0], y + half[1]];
}

/** The radius of an emblem: it can always be told. */
export function badgeSize(scale: number): number {
  return Math.max(8.4, 6 / scale);
}

/** Emblems that grow move off their disc, so that the value stays in sight. */
export function badgeAt([x, y]: Spot, [bx, by]: Spot, scale: number): Spot {
  const away = Math.hypot(bx - x, by - y);
  const grown = Math.max(away, badgeSize(scale) + 8) / away;
  return [x + (bx - x) * grown, y + (by - y) * grown];
}

/** Points along a line, no further apart than names could slip through. */
function along(course: string): Spot[] {
  const corners = course.split(/[ML ]/).filter(Boolean).map((corner) => corner.split(",").map(Number) as Spot);
  return corners.flatMap(([x, y], index) => {
    const [u, v] = corners[index + 1] ?? [x, y];
    const steps = Math.ceil(Math.hypot(u - x, v - y) / 8) || 1;
    return Array.from({ length: steps }, (_, n): Spot => [x + ((u - x) * n) / steps, y + ((v - y) * n) / steps]);
  });
}

/** What is always there, and where pieces may come to lie. */
export function obstacles(scale: number): Obstacle[] {
  const medal = 17 / scale;
  const badge = badgeSize(scale);
  return [
    ...PORTS.map(({ at }) => ({ box: boxAt(at, [PORT, PORT]), weight: 3 })),
    ...HOMES.map(({ at: [x, y] }) => ({ box: boxAt([x, y + 4], [Math.max(HOME, 51 / scale), HOME + 4]), weight: 3 })),
    ...MEDALS.map(({ at }) => ({ box: boxAt(at, [medal, medal]), weight: 3 })),
    { box: boxAt(WINTERING.at, WINTERING.half), weight: 3 },
    ...SPACES.flatMap(({ course = "" }) => along(course).map((at) => ({ box: boxAt(at, [10, 10]), weight: 2 }))),
    ...SPACES.flatMap(({ berths }) => berths.slice(0, 2).map((at, index) => ({ box: boxAt(at, [20, 16]), weight: 0.7 - index * 0.5 }))),
    ...PORTS.flatMap(({ at, spots, town }) => [
      ...(spots.badge ? [{ box: boxAt(badgeAt(at, spots.badge, scale), [badge, badge]), weight: 2 }] : []),
      ...(spots.town ? [{ box: boxAt(spots.town, town === "large" ? [22, 17] : [10, 11]), weight: 2 }] : []),
      { box: boxAt(spots.goods, [10, 10]), weight: 1.3 },
      { box: boxAt(spots.settlement, [10, 10]), weight: 1.3 },
      { box: boxAt(spots.flag, [13, 15]), weight: 1.9 },
      { box: boxAt(spots.ship, [19, 15]), weight: 0.3 },
    ]),
  ];
}

/** The room of the name of a land, its letters wide apart. */
export function landBox({ text, at: [x, y], size, turn }: Land): Box {
  const wide = (text.length * size * 1.02) / 2;
  const lean = (turn * Math.PI) / 180;
  return boxAt([x, y - size * 0.35], [wide * Math.cos(lean), size * 0.45 + Math.abs(wide * Math.sin(lean))]);
}

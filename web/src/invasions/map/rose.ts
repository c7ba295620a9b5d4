/** The wind in words, and the quarters of the rose. */

import { t } from "../../lib/texts.svelte";
import type { Direction, InvasionsPosition } from "../types";

export const ROUND: readonly Direction[] = ["north", "east", "south", "west"];

/** "Wind south: North 2, West 5 …" for those who do not see the rose. */
export function spoken({ view, aids }: InvasionsPosition): string {
  const days = ROUND.map((zone) => t("rose-zone", { zone: t(`invasions-zone-${zone}`), number: aids.fair[zone] }));
  return t("sea-wind", { direction: t(`invasions-direction-${view.wind}`), days: days.join(", ") });
}

/** A quarter of the rose, clockwise from the north. */
export function wedge(quarter: number, radius = 112): string {
  const corner = (angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
  const middle = (quarter * Math.PI) / 2;
  return `M0,0L${corner(middle - Math.PI / 4)}A${radius},${radius} 0 0 1 ${corner(middle + Math.PI / 4)}Z`;
}

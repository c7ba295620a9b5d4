/** The quarters of the rose. */

import type { Direction } from "../types";

export const ROUND: readonly Direction[] = ["north", "east", "south", "west"];

/** A quarter of the rose, clockwise from the north. */
export function wedge(quarter: number, radius = 112): string {
  const corner = (angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
  const middle = (quarter * Math.PI) / 2;
  return `M0,0L${corner(middle - Math.PI / 4)}A${radius},${radius} 0 0 1 ${corner(middle + Math.PI / 4)}Z`;
}

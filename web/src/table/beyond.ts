/** Places that lie out of sight, by the side of the stage on which they lie. */

type Spot = [x: number, y: number];

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** On which side a pixel lies beyond a stage, if it does: on that where it is furthest out. */
export function sideOf([x, y]: Spot, width: number, height: number): Side | null {
  const out: Record<Side, number> = { north: -y, east: x - width, south: y - height, west: -x };
  const side = SIDES.reduce((one, other) => (out[other] > out[one] ? other : one));
  return out[side] > 0 ? side : null;
}

/** Of some pixels, the one that is least far from the middle of a stage. */
export function nearest(spots: readonly Spot[], width: number, height: number): Spot {
  const away = ([x, y]: Spot): number => Math.hypot(x - width / 2, y - height / 2);
  return spots.reduce((one, other) => (away(other) < away(one) ? other : one));
}

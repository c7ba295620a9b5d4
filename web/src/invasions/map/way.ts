/** A way over the map, drawn from middle to middle. */

import type { Route } from "../types";
import { middle } from "./places";

export function line({ from, legs }: Route): string {
  const spots = [from, ...legs.map(({ place }) => place)].map(middle);
  return `M${spots.map(([x, y]) => `${x},${y}`).join("L")}`;
}

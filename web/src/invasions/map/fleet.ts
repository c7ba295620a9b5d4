/** Where the ships lie. */

import type { Ship } from "../types";
import { berth, type Spot } from "./places";

export interface Moored {
  seat: number;
  at: string;
  spot: Spot;
}

/** Each ship at its berth: in a space by seat, in the wintering zone each at its own. */
export function fleet(ships: readonly Ship[]): Moored[] {
  return ships.map(({ at }, seat) => {
    const before = ships.slice(0, seat).filter((other) => other.at === at).length;
    return { seat, at, spot: berth(at, at === "wintering" ? seat : before) };
  });
}

/** The seats whose ship is in a place. */
export function shipsAt(ships: readonly Ship[], place: string): number[] {
  return ships.flatMap((ship, seat) => (ship.at === place ? [seat] : []));
}

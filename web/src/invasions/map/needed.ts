/** V11.1 What the open sagas still need. */

import type { Home, OpenSaga } from "../types";

export interface Need {
  port: string;
  saga: string;
  homeland: Home;
  /** How many other open sagas need the same port and come before. */
  number: number;
}

export function needed(sagas: readonly OpenSaga[]): Need[] {
  const found: Need[] = [];
  for (const { saga, homeland, ports } of sagas) {
    for (const { port, done } of ports) {
      if (!done) found.push({ port, saga, homeland, number: found.filter((need) => need.port === port).length });
    }
  }
  return found;
}

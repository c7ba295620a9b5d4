/** What has still to be told by a dialogue: wars that ended, scorings, the end; one at a time. */

import type { Live } from "../lib/live.svelte";
import { type Scoring, scorings, totals, type War, wars } from "./story";

export class Telling {
  /** The wars and scorings that have been shown. */
  #seen = $state<string[]>([]);
  endSeen = $state(false);

  constructor(readonly live: Live) {}

  /** The first war that ended and has not been shown. */
  get war(): War | undefined {
    return wars(this.live.events).find((war) => this.#isNew(war.row, war.province));
  }

  /** The first scoring that has not been shown, with the points before it; several may fall into one row. */
  scoring(seats: number): { scoring: Scoring; before: number[] } | undefined {
    if (this.war) return undefined;
    return this.#untold(seats);
  }

  /** The points before what has not been told yet; undefined once all has been. */
  points(seats: number): number[] | undefined {
    return this.#untold(seats)?.before;
  }

  told(row: number, what: string | number | null): void {
    this.#seen.push(`${row} ${what}`);
  }

  #untold(seats: number): { scoring: Scoring; before: number[] } | undefined {
    const found = scorings(this.live.events);
    const at = found.findIndex(({ row, century, peoples }) => peoples.length > 0 && this.#isNew(row, century));
    const scoring = found[at];
    return scoring && { scoring, before: totals(this.live.events, seats)[at] ?? [] };
  }

  #isNew(row: number, what: string | number | null): boolean {
    return row > this.live.opened && !this.#seen.includes(`${row} ${what}`);
  }
}

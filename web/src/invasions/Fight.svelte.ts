/** The combat that is shown over the table: looked at before, fought, or just over. */

import type { Live } from "../lib/live.svelte";
import { type Battle, battles } from "./battles";
import type { Helm } from "./Helm.svelte";
import type { InvasionsPosition } from "./types";

const ASKED = ["raid", "place", "dice"];

export class Fight {
  /** Rows of the combats that have been shown to their end. */
  #seen = $state<number[]>([]);
  /** The decision of a combat was put aside to look at the map. */
  folded = $state(false);

  constructor(
    readonly live: Live,
    readonly helm: Helm,
  ) {}

  /** The last combat of this seat, if there is something to show of it. */
  battle(position: InvasionsPosition): Battle | null {
    const own = battles(this.live.events).findLast(({ seat }) => seat === position.seat) ?? null;
    if (!own || this.#asks(position, "dice")) return null;
    const fresh = own.row > this.live.opened && !this.#seen.includes(own.row);
    return fresh || this.#asks(position, "raid") || this.#asks(position, "place") ? own : null;
  }

  /** A new position: what was put aside is asked again, and what a bot fought in this seat is not told to its owner. */
  arrived(position: InvasionsPosition): void {
    this.folded = false;
    const battle = this.battle(position);
    if (battle && this.#standsIn(position)) this.#seen.push(battle.row);
  }

  shown(position: InvasionsPosition): boolean {
    if (this.#standsIn(position)) return false;
    const intent = this.helm.intent === "raid" || this.helm.intent === "settle";
    const asked = ASKED.some((what) => this.#asks(position, what));
    return intent || (asked ? !this.folded : this.battle(position) !== null);
  }

  close(position: InvasionsPosition): void {
    const battle = this.battle(position);
    if (this.helm.intent) this.helm.settle();
    else if (ASKED.some((what) => this.#asks(position, what))) this.folded = true;
    else if (battle) this.#seen.push(battle.row);
  }

  #standsIn({ seat }: InvasionsPosition): boolean {
    return Boolean(this.live.info?.seats[seat ?? -1]?.standin);
  }

  #asks(position: InvasionsPosition, what: string): boolean {
    return position.legal.length > 0 && position.view.pending?.what === what;
  }
}

/** What the server foresees of a voyage; the answers hold until the game goes on. */

import { ask } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import { prefs } from "../lib/prefs.svelte";
import { Remembered } from "../lib/remembered";
import type { Preview } from "./types";

export class Foresight {
  #known = new Remembered<Preview>();

  constructor(readonly live: Live) {}

  voyage(place: string): Promise<Preview | null> {
    const { number, seat } = this.live.position ?? {};
    const key = `${number} ${seat} ${place} ${prefs.language}`;
    return this.#known.get(key, () => this.#ask(place)).catch(() => null);
  }

  #ask(place: string): Promise<Preview> {
    const query = new URLSearchParams({ about: `voyage:${place}` });
    // Where several share a device, the server has to be told who looks.
    const seat = this.live.position?.seat;
    if (typeof seat === "number") query.set("seat", String(seat));
    return ask(`/tables/${this.live.id}/preview?${query}`);
  }
}

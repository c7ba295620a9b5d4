/** What the server foresees of a voyage; the answers hold until the game goes on. */

import type { Live } from "../lib/live.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Preview } from "./types";

export class Foresight {
  #known = new Map<string, Promise<Preview | null>>();

  constructor(readonly live: Live) {}

  voyage(place: string): Promise<Preview | null> {
    const { number, seat } = this.live.position ?? {};
    const key = `${number} ${seat} ${place} ${prefs.language}`;
    const known = this.#known.get(key) ?? this.#ask(place);
    this.#known.set(key, known);
    return known;
  }

  async #ask(place: string): Promise<Preview | null> {
    const query = new URLSearchParams({ about: `voyage:${place}`, lang: prefs.language });
    // Where several share a device, the server has to be told who looks.
    const seat = this.live.position?.seat;
    if (typeof seat === "number") query.set("seat", String(seat));
    const answer = await fetch(`/api/tables/${this.live.id}/preview?${query}`);
    return answer.ok ? ((await answer.json()) as Preview) : null;
  }
}

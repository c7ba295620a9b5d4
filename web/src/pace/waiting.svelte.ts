/** The games that wait for me, and the way from one to the next. */

import { createSubscriber } from "svelte/reactivity";
import { awaited } from "../lib/api";
import { go, route } from "../lib/route.svelte";
import { next } from "./clocks";

const AGAIN = 30_000;

class Waiting {
  tables = $state.raw<string[]>([]);
  #subscribe = createSubscriber(() => {
    const look = (): void => void this.look();
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });

  /** Without an answer the list stays as it is; the next question may get one. */
  async look(): Promise<void> {
    if (document.hidden) return;
    const found = await awaited().catch(() => null);
    if (found) this.tables = found.tables;
  }

  /** How many wait elsewhere; asked for again as long as somebody looks. */
  get elsewhere(): number {
    this.#subscribe();
    return this.tables.filter((one) => one !== this.here).length;
  }

  get here(): string | null {
    return route.words[0] === "table" ? (route.words[1] ?? null) : null;
  }

  /** Go to the next game that waits, or to the list of all. */
  async follow(): Promise<void> {
    await this.look();
    const way = next(this.tables, this.here);
    go(way ? `/table/${way}` : "/games");
  }
}

export const waiting = new Waiting();

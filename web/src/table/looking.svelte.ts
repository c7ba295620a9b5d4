/** The place somebody looks at, and why it is not open; to be made while a component is set up. */

import { untrack } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { Problem } from "../lib/types";

const LONG_ENOUGH = 300;

export class Looking {
  at = $state<string | null>(null);
  reason = $state.raw<Problem | null>(null);
  /** A place that was touched, and has to be confirmed because it is small. */
  asked = $state<string | null>(null);

  constructor(readonly play: Play) {
    // Whoever looks long enough at a place that is not open is told why.
    $effect(() => {
      const id = this.at;
      this.reason = null;
      if (id !== untrack(() => this.asked)) this.asked = null;
      if (!id || play.lit.size === 0 || play.lit.has(id)) return;
      const timer = setTimeout(() => void this.#ask(id), LONG_ENOUGH);
      return () => clearTimeout(timer);
    });
  }

  /** A click on a place: it is chosen if it is lit, else it says why it cannot be. */
  pick(id: string, unsure = false): void {
    this.at = id;
    if (!this.play.lit.has(id)) this.play.release();
    if (!this.play.lit.has(id)) {
      if (this.play.lit.size > 0) void this.#ask(id);
    } else if (unsure && this.asked !== id) {
      this.asked = id;
    } else {
      this.asked = null;
      this.play.click(this.#click(id));
    }
  }

  #click(id: string): string {
    return `${this.play.manner.place}:${id}`;
  }

  async #ask(id: string): Promise<void> {
    const problem = await this.play.why(this.#click(id));
    if (this.at === id) this.reason = problem;
  }
}
